#include "store_fixture.h"

#include <sqlite3.h>
#include <unistd.h>

using namespace rackwright;
using stored::argument;
using stored::code;

class SaveLoadTest : public QObject {
    Q_OBJECT

private slots:
    void every_kind_comes_back();
    void the_file_is_what_it_says();
    void saving_again_replaces();
    void paths_in_any_script();
    void a_link_stays_a_link();
    void permissions_stay();
    void what_cannot_be_written();
    void what_could_not_be_opened_is_not_written();
};

namespace {

QStringList rows(const std::string& path, const char* sql) {
    sqlite3* database = nullptr;
    QStringList all;
    if (sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK) return {"cannot open"};
    char* error = nullptr;
    const auto collect = [](void* list, int, char** values, char**) {
        static_cast<QStringList*>(list)->append(QString::fromUtf8(values[0]));
        return 0;
    };
    if (sqlite3_exec(database, sql, collect, &all, &error) != SQLITE_OK) all << QString::fromUtf8(error);
    sqlite3_free(error);
    sqlite3_close(database);
    return all;
}

}  // namespace

void SaveLoadTest::every_kind_comes_back() {
    const stored::Folder folder;
    const Project project = stored::every_kind();
    QCOMPARE(code(check_project(project)), "");
    const std::string path = folder.path("case.rackwright");
    QCOMPARE(code(save_project(path, project)), "");
    const Result<Project> loaded = load_project(path);
    QCOMPARE(code(loaded), "");
    QCOMPARE(loaded.value().title, project.title);
    QCOMPARE(loaded.value().workloads, project.workloads);
    QCOMPARE(loaded.value().variants, project.variants);
    QVERIFY(loaded.value() == project);
    QCOMPARE(folder.files(), QStringList{"case.rackwright"});  // one file is the project
}

void SaveLoadTest::the_file_is_what_it_says() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    QCOMPARE(code(save_project(path, stored::every_kind())), "");
    const QByteArray bytes = stored::bytes_of(path);
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QCOMPARE(bytes.mid(68, 4), QByteArray("RkWr"));  // application_id
    QCOMPARE(bytes.mid(60, 4), QByteArray("\0\0\0\1", 4));
    QCOMPARE(bytes.mid(18, 2), QByteArray("\1\1"));  // rollback journal, not WAL
    const QStringList tables = {"answers", "arrays", "gpus",    "placement_gpus", "placements",
                                "project", "racks",  "servers", "variants",       "workloads"};
    QCOMPARE(rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"), tables);
    QCOMPARE(rows(path, "SELECT count(*) FROM gpus"),
             QStringList{"32"});  // 2 variants x 2 racks x 2 servers x 4 GPUs, free slots not counted
    QCOMPARE(rows(path, "SELECT kind FROM workloads ORDER BY position").first(), QString("llm-inference"));
    QCOMPARE(rows(path, "PRAGMA foreign_key_list(placement_gpus)").size(), 3);
}

void SaveLoadTest::saving_again_replaces() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    Project project = stored::every_kind();
    QCOMPARE(code(save_project(path, project)), "");
    project.title = "Другая";
    project.variants.resize(1);
    QCOMPARE(code(save_project(path, project)), "");
    QVERIFY(load_project(path).value() == project);
    stored::write_bytes(path, "not a project any more");  // also over what is not a project: the user chose the name
    QCOMPARE(code(save_project(path, project)), "");
    QVERIFY(load_project(path).value() == project);
}

void SaveLoadTest::paths_in_any_script() {
    const stored::Folder folder;
    const Project project = stored::every_kind();
    // 120 Cyrillic letters are 240 bytes; with the ending 251 of the 255 that a file name may have.
    for (const QString& name : {QString("Проект «Север» №1.rackwright"), QString(120, QChar(0x0436)) + ".rackwright",
                                QString("a ' b ? c % d # e.rackwright"), QString("file:x?mode=memory"), QString(":memory:")}) {
        const std::string path = folder.path(name);
        QCOMPARE(code(save_project(path, project)), "");
        QVERIFY2(QFile::exists(QString::fromStdString(path)), path.c_str());
        QVERIFY(load_project(path).value() == project);
    }
    QCOMPARE(folder.files().size(), 5);
    // Relative names, as the command line gives them.
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(QFileInfo(QString::fromStdString(folder.path("x"))).path()));
    const Failure failure = save_project("file:y", project);
    const bool loaded = load_project("file:y").ok();
    QDir::setCurrent(before);
    QCOMPARE(code(failure), "");
    QVERIFY(loaded);
    QVERIFY(folder.files().contains("file:y"));
}

void SaveLoadTest::a_link_stays_a_link() {
    const stored::Folder folder;
    const std::string path = folder.path("real.rackwright"), link = folder.path("link.rackwright");
    Project project = stored::every_kind();
    QCOMPARE(code(save_project(path, project)), "");
    QVERIFY(QFile::link(QString::fromStdString(path), QString::fromStdString(link)));
    project.title = "Через ссылку";
    QCOMPARE(code(save_project(link, project)), "");
    QVERIFY(QFileInfo(QString::fromStdString(link)).isSymLink());
    QCOMPARE(load_project(path).value().title, "Через ссылку");
}

void SaveLoadTest::permissions_stay() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    const Project project = stored::every_kind();
    QCOMPARE(code(save_project(path, project)), "");
    const QFile::Permissions fresh = QFile::permissions(QString::fromStdString(path));
    QVERIFY(fresh.testFlag(QFile::ReadOwner) && fresh.testFlag(QFile::WriteOwner) && !fresh.testFlag(QFile::ExeOwner));
    const QFile::Permissions owner_and_group = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser | QFile::ReadGroup;
    for (const QFile::Permissions wanted :
         {QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser), owner_and_group}) {
        QVERIFY(QFile::setPermissions(QString::fromStdString(path), wanted));
        const QFile::Permissions set = QFile::permissions(QString::fromStdString(path));
        QCOMPARE(code(save_project(path, project)), "");
        QCOMPARE(QFile::permissions(QString::fromStdString(path)), set);
    }
}

void SaveLoadTest::what_cannot_be_written() {
    const stored::Folder folder;
    const Project project = stored::every_kind();
    const Failure no_folder = save_project(folder.path("missing/case.rackwright"), project);
    QCOMPARE(code(no_folder), "store.cannot-write");
    QVERIFY(!argument(*no_folder, "detail").isEmpty());
    const std::string directory = folder.path("folder");
    QVERIFY(QDir().mkpath(QString::fromStdString(directory)));
    QCOMPARE(code(save_project(directory, project)), "store.cannot-write");
    QCOMPARE(code(save_project("", project)), "store.cannot-write");
    QCOMPARE(folder.files(), QStringList());
    if (geteuid() == 0) return;  // for the administrator nothing is read-only
    const std::string path = folder.path("case.rackwright");
    QCOMPARE(code(save_project(path, project)), "");
    QVERIFY(QFile::setPermissions(QString::fromStdString(path), QFile::ReadOwner));
    QCOMPARE(code(save_project(path, project)), "store.cannot-write");
    QCOMPARE(code(load_project(path)), "");
}

void SaveLoadTest::what_could_not_be_opened_is_not_written() {
    const stored::Folder folder;
    const std::string path = folder.path("case.rackwright");
    Project project = stored::every_kind();
    QCOMPARE(code(save_project(path, project)), "");
    const QByteArray before = stored::bytes_of(path);
    project.workloads.erase(project.workloads.begin());
    const Failure failure = save_project(path, project);
    QCOMPARE(code(failure), "store.invalid");
    QCOMPARE(argument(*failure, "detail"), QString("placement.unknown-workload"));
    QCOMPARE(stored::bytes_of(path), before);
}

QTEST_APPLESS_MAIN(SaveLoadTest)
#include "save_load_test.moc"
