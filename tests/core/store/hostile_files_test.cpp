// Files from strangers: whatever is in them, opening answers with one clear error and changes nothing.
#include "store_fixture.h"

#include <QCryptographicHash>
#include <QDateTime>

#include <sqlite3.h>
#include <sys/stat.h>

using namespace rackwright;
using stored::argument;
using stored::code;

class HostileFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void not_projects();
    void a_newer_file_is_left_alone();
    void looking_changes_nothing();
    void cut_off_anywhere();
    void bytes_flipped_anywhere();
    void a_trigger_or_view_is_refused_and_not_run_data();
    void a_trigger_or_view_is_refused_and_not_run();
    void contents_that_make_no_sense_data();
    void contents_that_make_no_sense();
    void an_unfinished_change_of_another_program();
    void a_large_file_is_answered_at_once();

private:
    /// The good file after `sql`, with every guard of SQLite off.
    std::string changed(const stored::Folder& folder, const char* sql) const;

    const stored::Folder folder_;
    QByteArray good_;
};

void HostileFilesTest::initTestCase() {
    const std::string path = folder_.path("good.rackwright");
    QCOMPARE(code(save_project(path, stored::every_kind())), "");
    good_ = stored::bytes_of(path);
}

std::string HostileFilesTest::changed(const stored::Folder& folder, const char* sql) const {
    const std::string path = folder.path("changed.rackwright");
    stored::write_bytes(path, good_);
    sqlite3* database = nullptr;
    char* error = nullptr;
    if (sqlite3_open(path.c_str(), &database) != SQLITE_OK) qFatal("cannot open");
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    if (sqlite3_exec(database, sql, nullptr, nullptr, &error) != SQLITE_OK) qFatal("%s: %s", sql, error);
    if (sqlite3_close(database) != SQLITE_OK) qFatal("cannot close");
    return path;
}

void HostileFilesTest::not_projects() {
    const stored::Folder folder;
    const std::string path = folder.path("x.rackwright");
    const Result<Project> missing = load_project(path);
    QCOMPARE(code(missing), "store.not-found");
    QCOMPARE(argument(missing.error(), "file"), QString::fromStdString(path));
    stored::write_bytes(path, "");
    QCOMPARE(code(load_project(path)), "store.empty");
    stored::write_bytes(path, "{\"just\": \"some text\"}\n");
    QCOMPARE(code(load_project(path)), "store.not-a-project");
    stored::write_bytes(path, QByteArray(100'000, 'x'));
    QCOMPARE(code(load_project(path)), "store.not-a-project");
    stored::write_bytes(path, good_.left(50));
    QCOMPARE(code(load_project(path)), "store.not-a-project");
    QCOMPARE(code(load_project(changed(folder, "PRAGMA application_id = 0"))), "store.not-a-project");
    QCOMPARE(code(load_project(changed(folder, "PRAGMA user_version = 0"))), "store.not-a-project");
    QCOMPARE(code(load_project(changed(folder, "PRAGMA user_version = -1"))), "store.not-a-project");
    QCOMPARE(code(load_project(folder.path(""))), "store.unreadable");  // the folder
    QCOMPARE(code(load_project("/dev/zero")), "store.unreadable");
    QCOMPARE(code(load_project("")), "store.not-found");
    const std::string pipe = folder.path("pipe");
    QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(code(load_project(pipe)), "store.unreadable");  // and does not wait for a writer
    const std::string wal = changed(folder, "PRAGMA journal_mode = WAL; CREATE TABLE x(y); DROP TABLE x");
    QCOMPARE(code(load_project(wal)), "store.damaged");
}

void HostileFilesTest::a_newer_file_is_left_alone() {
    const stored::Folder folder;
    const std::string path = changed(folder, "PRAGMA user_version = 2; CREATE TABLE from_the_future(x)");
    const QByteArray before = stored::bytes_of(path);
    const QDateTime time = QFileInfo(QString::fromStdString(path)).lastModified();
    const Result<Project> loaded = load_project(path);
    QCOMPARE(code(loaded), "store.newer");
    QCOMPARE(argument(loaded.error(), "version"), QString("2"));
    QCOMPARE(argument(loaded.error(), "supported"), QString("1"));
    QCOMPARE(QCryptographicHash::hash(stored::bytes_of(path), QCryptographicHash::Sha256),
             QCryptographicHash::hash(before, QCryptographicHash::Sha256));
    QCOMPARE(QFileInfo(QString::fromStdString(path)).lastModified(), time);
    QCOMPARE(folder.files(), QStringList{"changed.rackwright"});
}

void HostileFilesTest::looking_changes_nothing() {
    const stored::Folder folder;
    const std::string path = folder.path("good.rackwright");
    stored::write_bytes(path, good_);
    const QDateTime time = QFileInfo(QString::fromStdString(path)).lastModified();
    QCOMPARE(code(load_project(path)), "");
    QCOMPARE(stored::bytes_of(path), good_);
    QCOMPARE(QFileInfo(QString::fromStdString(path)).lastModified(), time);
    QCOMPARE(folder.files(), QStringList{"good.rackwright"});
}

void HostileFilesTest::cut_off_anywhere() {
    const stored::Folder folder;
    const std::string path = folder.path("cut.rackwright");
    int refused = 0;
    for (qsizetype size = 0; size < good_.size(); size += 512) {
        stored::write_bytes(path, good_.left(size));
        const Result<Project> loaded = load_project(path);
        QVERIFY2(!loaded.ok(), qPrintable(QString("%1 of %2 bytes").arg(size).arg(good_.size())));
        ++refused;
    }
    QVERIFY(refused > 50);
}

void HostileFilesTest::bytes_flipped_anywhere() {
    const stored::Folder folder;
    const std::string path = folder.path("flipped.rackwright");
    const Project project = stored::every_kind();
    int refused = 0, same = 0, other = 0;
    for (qsizetype at = 0; at < good_.size(); at += 37) {  // 37 has no factor in common with a page: every offset comes up
        QByteArray bytes = good_;
        bytes[at] = static_cast<char>(bytes[at] ^ (at % 2 == 0 ? 0xFF : 1 << (at % 8)));
        stored::write_bytes(path, bytes);
        const Result<Project> loaded = load_project(path);
        if (!loaded.ok()) {
            QVERIFY2(loaded.error().code.starts_with("store."), loaded.error().code.c_str());
            ++refused;
        } else {
            // Unused space, or a letter of a text: still a whole project.
            QCOMPARE(code(check_project(loaded.value())), "");
            ++(loaded.value() == project ? same : other);
        }
    }
    QVERIFY2(refused > 50 && same > 50 && other > 5, qPrintable(QString("%1 %2 %3").arg(refused).arg(same).arg(other)));
}

void HostileFilesTest::a_trigger_or_view_is_refused_and_not_run_data() {
    QTest::addColumn<QString>("sql");
    // foreign_key_check and SELECTs would reach a view in a table's place; a trigger would fire on a write.
    QTest::newRow("trigger") << "CREATE TRIGGER t AFTER INSERT ON answers BEGIN SELECT run_me(); END";
    QTest::newRow("view") << "CREATE VIEW v AS SELECT run_me() AS x";
    QTest::newRow("view in a table's place")
        << "DROP TABLE answers; CREATE VIEW answers AS SELECT 1 AS position, run_me() AS question, '' AS choice, '' AS "
           "text, 0 AS unknown";
    QTest::newRow("index with a function") << "CREATE INDEX i ON answers(abs(position))";
    QTest::newRow("another table") << "CREATE TABLE more(x)";
    QTest::newRow("virtual table") << "CREATE VIRTUAL TABLE ft USING fts5(x)";
    QTest::newRow("a column more") << "ALTER TABLE answers ADD COLUMN more TEXT";
    QTest::newRow("a default that runs")
        << "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'unknown INTEGER NOT NULL', "
           "'unknown INTEGER NOT NULL DEFAULT (run_me())') WHERE name = 'answers'";
    QTest::newRow("a table less") << "DROP TABLE answers";
    QTest::newRow("a table renamed") << "ALTER TABLE answers RENAME TO replies";
    QTest::newRow("no more STRICT") << "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '')";
    QTest::newRow("broken schema")
        << "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE answers(' WHERE name = 'answers'";
}

namespace {
int times_run = 0;

int register_run_me(sqlite3* database, char**, const sqlite3_api_routines*) {
    const auto run_me = [](sqlite3_context* context, int, sqlite3_value**) {
        ++times_run;
        sqlite3_result_text(context, "ran", -1, SQLITE_STATIC);
    };
    return sqlite3_create_function(database, "run_me", 0, SQLITE_UTF8, nullptr, run_me, nullptr, nullptr);
}
}  // namespace

void HostileFilesTest::a_trigger_or_view_is_refused_and_not_run() {
    QFETCH(QString, sql);
    const stored::Folder folder;
    const auto extension = reinterpret_cast<void (*)()>(register_run_me);
    sqlite3_auto_extension(extension);  // every connection of this program has the function
    const std::string path = changed(folder, sql.toUtf8());
    times_run = 0;
    const Result<Project> loaded = load_project(path);
    sqlite3_cancel_auto_extension(extension);
    QCOMPARE(code(loaded), "store.damaged");
    QVERIFY(!argument(loaded.error(), "detail").isEmpty());
    QCOMPARE(times_run, 0);
}

void HostileFilesTest::contents_that_make_no_sense_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* sql, const char* expected) { QTest::newRow(sql) << sql << expected; };
    row("UPDATE project SET title = title", "");  // the way itself works
    row("DELETE FROM project", "store.damaged");
    row("PRAGMA foreign_keys = OFF; DELETE FROM workloads WHERE position = 0", "store.damaged");
    row("PRAGMA foreign_keys = OFF; DELETE FROM gpus", "store.damaged");
    row("PRAGMA foreign_keys = OFF; UPDATE racks SET variant = 999", "store.damaged");
    row("UPDATE servers SET gpu_slots = 1000000000", "store.damaged");
    row("UPDATE servers SET gpu_slots = -1", "store.damaged");
    row("UPDATE servers SET gpu_slots = 2", "store.damaged");
    row("UPDATE racks SET units = 9223372036854775807", "store.damaged");
    row("UPDATE racks SET units = 0", "store.invalid");
    row("UPDATE racks SET power_limit_w = 9e999", "store.invalid");
    row("UPDATE project SET target_utilisation = -0.5", "store.invalid");
    row("UPDATE project SET next_id = 1", "store.invalid");
    row("UPDATE project SET title = char(10)", "store.invalid");
    row("UPDATE project SET title = CAST(x'FF41' AS TEXT)", "store.invalid");
    row("UPDATE project SET request = CAST(zeroblob(3000000) AS TEXT)", "store.invalid");
    row("UPDATE project SET request = CAST(zeroblob(30000000) AS TEXT)", "store.damaged");
    row("UPDATE placements SET share = 'all of it'", "store.damaged");
    row("UPDATE placements SET off_hours = 2", "store.damaged");
    row("UPDATE placements SET tensor_parallel = 0", "store.invalid");
    row("UPDATE arrays SET raid = 'raid50'", "store.damaged");
    row("UPDATE workloads SET kind = 'rendering'", "store.damaged");
    row("UPDATE workloads SET kind = 'training' WHERE kind = 'reservation'", "store.damaged");
    row("UPDATE workloads SET task = '{}'", "store.damaged");
    row("UPDATE workloads SET task = ''", "store.damaged");
    row("UPDATE workloads SET task = '[[[['", "store.damaged");
    row("UPDATE workloads SET task = replace(task, '\"cameras\":400', '\"cameras\":1e3')", "store.damaged");
    row("UPDATE workloads SET task = replace(task, '\"cameras\":400', '\"cameras\":4000000000')", "store.damaged");
    row("UPDATE workloads SET task = replace(task, '\"cameras\":400', '\"cameras\":\"400\"')", "store.damaged");
    row("UPDATE workloads SET task = replace(task, '\"cameras\":400', '\"cameras\":400,\"more\":1')", "store.damaged");
    row("UPDATE workloads SET task = replace(task, '\"cameras\":400', '\"cameras\":-400')", "store.invalid");
    row("UPDATE workloads SET priority = ''", "store.damaged");
    row("UPDATE workloads SET name = ''", "store.invalid");
}

void HostileFilesTest::contents_that_make_no_sense() {
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const stored::Folder folder;
    const Result<Project> loaded = load_project(changed(folder, sql.toUtf8()));
    QCOMPARE(QString::fromStdString(code(loaded)), expected);
    if (!loaded.ok()) QVERIFY(!argument(loaded.error(), "detail").isEmpty());
}

void HostileFilesTest::an_unfinished_change_of_another_program() {
    const stored::Folder editing, folder;
    const std::string path = folder.path("x.rackwright"), journal = path + "-journal";
    {
        // Another program is in the middle of a large change when both files are copied (or it is killed).
        const std::string edited = changed(editing, "SELECT 1");
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(edited.c_str(), &database), SQLITE_OK);
        const char* change =
            "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE workloads SET note = CAST(zeroblob(100000) AS TEXT); "
            "UPDATE placements SET mig_profile = 'x'";
        QCOMPARE(sqlite3_exec(database, change, nullptr, nullptr, nullptr), SQLITE_OK);
        stored::write_bytes(path, stored::bytes_of(edited));
        stored::write_bytes(journal, stored::bytes_of(edited + "-journal"));
        sqlite3_close(database);
    }
    const QByteArray before = stored::bytes_of(path), journal_before = stored::bytes_of(journal);
    QVERIFY(before != good_ && journal_before.size() > 512);
    QCOMPARE(code(load_project(path)), "store.damaged");
    // Saving there would let SQLite play that journal back into the new file.
    QCOMPARE(code(save_project(path, stored::every_kind())), "store.cannot-write");
    QCOMPARE(stored::bytes_of(path), before);
    QCOMPARE(stored::bytes_of(journal), journal_before);
    // A journal that was dealt with does no harm.
    stored::write_bytes(path, good_);
    stored::write_bytes(journal, QByteArray(512, '\0'));
    QCOMPARE(code(load_project(path)), "");
    QCOMPARE(code(save_project(path, stored::every_kind())), "");
    QVERIFY(load_project(path).value() == stored::every_kind());
    stored::write_bytes(path + "-wal", "anything");
    QCOMPARE(code(load_project(path)), "store.damaged");
    QCOMPARE(code(save_project(path, stored::every_kind())), "store.cannot-write");
}

void HostileFilesTest::a_large_file_is_answered_at_once() {
    const stored::Folder folder;
    const std::string path = folder.path("large.rackwright");
    stored::write_bytes(path, good_);
    QVERIFY(QFile::resize(QString::fromStdString(path), 1LL << 40));  // a terabyte of holes
    const Result<Project> loaded = load_project(path);
    QCOMPARE(code(loaded), "store.too-large");
    QCOMPARE(argument(loaded.error(), "size"), QString("1099511627776"));
    // Below the limit, with as many rows as there is room for: refused within seconds, not minutes.
    const std::string crowded =
        changed(folder,
                "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 500000) "
                "INSERT INTO placements SELECT i, (SELECT min(id) FROM variants), i, (SELECT min(id) FROM workloads), 'shared', '', 0, "
                "1, 1, 0, NULL, 'only' FROM n; UPDATE project SET next_id = 1000000");
    QElapsedTimer timer;
    timer.start();
    const Result<Project> refused = load_project(crowded);
    QVERIFY(!refused.ok());
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_APPLESS_MAIN(HostileFilesTest)
#include "hostile_files_test.moc"
