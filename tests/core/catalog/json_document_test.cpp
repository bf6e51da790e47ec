#include "catalog/loading/json_document.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace rackwright;

namespace {

const MessageArgument* argument(const Message& message, const char* name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return &one;
    }
    return nullptr;
}

}  // namespace

class JsonDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void keeps_every_kind_of_value();
    void names_the_place_data();
    void names_the_place();
};

void JsonDocumentTest::keeps_every_kind_of_value() {
    const std::string text = R"({"a": [1, -2, 3.5, "four", true, null, {"b": []}], "c": {}, "a b/~": 18446744073709551615})";
    nlohmann::json document;
    QVERIFY(!parse_json_document(text, "file", document));
    QVERIFY(document == nlohmann::json::parse(text));
}

void JsonDocumentTest::names_the_place_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("comma missing") << QByteArray("{\n  \"a\": 1\n  \"b\": 2\n}") << "catalog.invalid-json" << 3 << 5;
    QTest::newRow("cut off") << QByteArray("{\n  \"a\": [1,\n") << "catalog.invalid-json" << 3 << 1;
    QTest::newRow("empty") << QByteArray("") << "catalog.invalid-json" << 1 << 1;
    QTest::newRow("two documents") << QByteArray("{} {}") << "catalog.invalid-json" << 1 << 4;
    QTest::newRow("number too large") << QByteArray("[\n1e999]") << "catalog.invalid-json" << 2 << 5;
    QTest::newRow("not UTF-8") << QByteArray("[\"\xFF\"]") << "catalog.invalid-json" << 1 << 3;
    QTest::newRow("comment") << QByteArray("// no\n{}") << "catalog.invalid-json" << 1 << 1;
    QTest::newRow("key twice") << QByteArray("{\"x\": {\n\"value\": 1,\n\"value\": 2}}") << "catalog.duplicate-key" << 3 << 7;
    QTest::newRow("empty key twice") << QByteArray("{\"\": 1, \"\": 2}") << "catalog.duplicate-key" << 1 << 10;
    QTest::newRow("too deep") << QByteArray(40, '[') + QByteArray(40, ']') << "catalog.too-deep" << 1 << 33;
    QTest::newRow("absurdly deep") << QByteArray(2'000'000, '[') << "catalog.too-deep" << 1 << 33;
}

void JsonDocumentTest::names_the_place() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    nlohmann::json document;
    const Failure failure = parse_json_document({text.data(), static_cast<std::size_t>(text.size())}, "folder/file.json", document);
    QVERIFY(failure.has_value());
    QCOMPARE(QString::fromStdString(failure->code), code);
    QCOMPARE(argument(*failure, "file")->text, std::string("folder/file.json"));
    QCOMPARE(static_cast<int>(argument(*failure, "line")->number), line);
    QCOMPARE(static_cast<int>(argument(*failure, "column")->number), column);
}

QTEST_APPLESS_MAIN(JsonDocumentTest)
#include "json_document_test.moc"
