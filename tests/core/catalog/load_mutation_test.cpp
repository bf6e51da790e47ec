// Whatever stands at any place of a file, the loader answers with a catalogue or with a message about that place.
#include "catalog/catalogue.h"

#include "sample_catalogue.h"

#include <QtTest>

using namespace rackwright;
using nlohmann::json;

namespace {

void collect_pointers(const json& value, const json::json_pointer& at, std::vector<json::json_pointer>& all) {
    all.push_back(at);
    if (value.is_object()) {
        for (const auto& [key, member] : value.items()) collect_pointers(member, at / key, all);
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) collect_pointers(value[i], at / i, all);
    }
}

std::string text_argument(const Message& message, const char* name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.text;
    }
    return {};
}

/// "/products/3" of "/products/3/figures/depth".
std::string product_of(const std::string& pointer) {
    const std::size_t first = pointer.find('/', 1);
    if (first == std::string::npos) return pointer;
    return pointer.substr(0, pointer.find('/', first + 1));
}

}  // namespace

class LoadMutationTest : public QObject {
    Q_OBJECT

private slots:
    void any_value_anywhere();
    void any_member_missing();
    void any_text_cut_off();
};

void LoadMutationTest::any_value_anywhere() {
    const json sample = sample_catalogue();
    std::vector<json::json_pointer> pointers;
    collect_pointers(sample, json::json_pointer(), pointers);
    QVERIFY(pointers.size() > 250);
    const std::vector<json> values = {nullptr,
                                      true,
                                      0,
                                      -1,
                                      7,
                                      1e300,
                                      std::numeric_limits<std::uint64_t>::max(),
                                      0.5,
                                      "",
                                      " ",
                                      "x",
                                      json::array(),
                                      json::object(),
                                      json::array({nullptr, 5, "x", json::object()}),
                                      json{{"value", nullptr}}};
    int refused = 0;
    for (const json::json_pointer& pointer : pointers) {
        for (const json& value : values) {
            json document = sample;
            document[pointer] = value;
            Catalogue catalogue;
            const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
            if (!failure) continue;
            ++refused;
            const std::string path = text_argument(*failure, "path");
            const QString context =
                QString::fromStdString(pointer.to_string() + " = " + value.dump() + ": " + failure->code + " at " + path);
            QVERIFY2(failure->code.rfind("catalog.", 0) == 0, qPrintable(context));
            QCOMPARE(text_argument(*failure, "file"), std::string("sample.json"));
            // The message is about the broken product; a broken source or id may show where it is used.
            const bool about_it = path.rfind(product_of(pointer.to_string()), 0) == 0 || pointer.to_string().rfind("/sources", 0) == 0 ||
                                  failure->code == "catalog.duplicate-id" || failure->code == "catalog.unknown-source";
            QVERIFY2(about_it, qPrintable(context));
        }
    }
    QVERIFY(refused > 2000);
}

void LoadMutationTest::any_member_missing() {
    const json sample = sample_catalogue();
    std::vector<json::json_pointer> pointers;
    collect_pointers(sample, json::json_pointer(), pointers);
    for (const json::json_pointer& pointer : pointers) {
        if (pointer.empty()) continue;
        json document = sample;
        document[pointer.parent_pointer()].is_array()
            ? document[pointer.parent_pointer()].erase(static_cast<std::size_t>(std::stoul(pointer.back())))
            : static_cast<void>(document[pointer.parent_pointer()].erase(pointer.back()));
        Catalogue catalogue;
        const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
        QVERIFY(!failure || failure->code.rfind("catalog.", 0) == 0);
    }
}

void LoadMutationTest::any_text_cut_off() {
    for (std::size_t length = 0; length < sample_catalogue_text.size(); length += 13) {
        Catalogue catalogue;
        const Failure failure = load_catalogue_text(std::string_view(sample_catalogue_text).substr(0, length), "sample.json", catalogue);
        QVERIFY(failure.has_value());
        QCOMPARE(failure->code, std::string("catalog.invalid-json"));
        QVERIFY(catalogue.gpus.empty());
    }
}

QTEST_APPLESS_MAIN(LoadMutationTest)
#include "load_mutation_test.moc"
