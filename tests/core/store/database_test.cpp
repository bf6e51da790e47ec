#include "store/database.h"

#include "store_fixture.h"

using namespace rackwright;

class DatabaseTest : public QObject {
    Q_OBJECT

private slots:
    void the_first_error_stays();
    void values_of_another_type_are_damage();
    void a_stranger_s_file_runs_nothing();
    void a_query_without_end_is_stopped();
};

void DatabaseTest::the_first_error_stays() {
    Database database(":memory:", Database::Access::Write);
    QVERIFY(database.ok());
    database.execute("CREATE TABLE t(x INTEGER PRIMARY KEY) STRICT");
    database.execute("no such statement");
    QVERIFY(!database.ok());
    const std::string first = database.error().text;
    QVERIFY(first.find("no") != std::string::npos);
    database.execute("INSERT INTO t VALUES(1)");
    Statement insert(database, "INSERT INTO t VALUES(?)");
    insert.run(2);
    QVERIFY(!insert.next());
    QCOMPARE(database.error().text, first);
}

void DatabaseTest::values_of_another_type_are_damage() {
    const auto error_after = [](auto read) {
        Database database(":memory:", Database::Access::Write);
        Statement row(database, "SELECT 1 AS one, 'x' AS x, 1.5 AS real, NULL AS missing, 5000000000 AS large");
        if (!row.next()) return "no row: " + database.error().text;
        read(row);
        return database.error().text;
    };
    QCOMPARE(error_after([](Statement& row) {
                 row.small(0);
                 row.truth(0);
                 row.text(1);
                 row.real(2);
                 row.is_null(3);
                 row.whole(4);
             }),
             "");
    QCOMPARE(error_after([](Statement& row) { row.text(0); }), "unexpected type in column one");
    QCOMPARE(error_after([](Statement& row) { row.whole(1); }), "unexpected type in column x");
    QCOMPARE(error_after([](Statement& row) { row.real(0); }), "unexpected type in column one");
    QCOMPARE(error_after([](Statement& row) { row.text(3); }), "unexpected type in column missing");
    QCOMPARE(error_after([](Statement& row) { row.small(4); }), "number out of range in column large");
    QCOMPARE(error_after([](Statement& row) { row.truth(4); }), "neither 0 nor 1 in column large");
}

void DatabaseTest::a_stranger_s_file_runs_nothing() {
    const stored::Folder folder;
    const std::string path = folder.path("x.db");
    {
        Database database(path, Database::Access::Write);
        database.execute("CREATE TABLE t(x); INSERT INTO t VALUES(1); CREATE VIEW v AS SELECT x FROM t");
        database.close();
        QVERIFY(database.ok());
    }
    const auto error_of = [&path](const std::string& sql) {
        Database database(path, Database::Access::ReadOnly);
        if (!database.ok()) return database.error().text;
        database.execute(sql);
        return database.error().text;
    };
    QCOMPARE(error_of("SELECT x FROM t"), "");
    QVERIFY(error_of("SELECT x FROM v") != "");
    QVERIFY(error_of("INSERT INTO t VALUES(2)") != "");
    QVERIFY(error_of("PRAGMA user_version = 3; PRAGMA query_only = OFF; INSERT INTO t VALUES(2)") != "");
    QVERIFY(error_of("ATTACH ':memory:' AS other") != "");
    QVERIFY(error_of("SELECT load_extension('x')") != "");
    Database missing(folder.path("missing.db"), Database::Access::ReadOnly);
    QVERIFY(!missing.ok());
    QCOMPARE(folder.files(), QStringList{"x.db"});
}

void DatabaseTest::a_query_without_end_is_stopped() {
    const stored::Folder folder;
    const std::string path = folder.path("x.db");
    {
        Database database(path, Database::Access::Write);
        database.execute("CREATE TABLE t(x)");
        database.close();
    }
    Database database(path, Database::Access::ReadOnly);
    database.execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
    QCOMPARE(database.error().text, "interrupted");
}

QTEST_APPLESS_MAIN(DatabaseTest)
#include "database_test.moc"
