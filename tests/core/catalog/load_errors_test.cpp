#include "catalog/catalogue.h"

#include "sample_catalogue.h"

#include <QtTest>

#include <set>

using namespace rackwright;

namespace {

QString argument(const Message& message, const char* name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return QString::fromStdString(one.text);
    }
    return {};
}

}  // namespace

class LoadErrorsTest : public QObject {
    Q_OBJECT

private slots:
    void one_thing_wrong_data();
    void one_thing_wrong();
    void text_that_is_no_document_data();
    void text_that_is_no_document();
    void says_what_was_found_and_expected();
    void keeps_the_first_error();
    void an_error_changes_nothing();
    void a_second_text_may_use_the_first();
    void every_documented_code_is_triggered();

private:
    std::set<std::string> triggered_ = {"catalog.no-folder", "catalog.unreadable", "catalog.dangling-reference"};  // load_folder_test
};

// Each row is a JSON patch that breaks the sample in one place.
void LoadErrorsTest::one_thing_wrong_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* op, const char* path, const char* value, const char* code, const char* at = nullptr) {
        QByteArray patch = QByteArray(R"({"op": ")") + op + R"(", "path": ")" + path + '"';
        if (value != nullptr) patch += QByteArray(R"(, "value": )") + value;
        QTest::newRow(name) << patch + '}' << QString(code) << QString(at == nullptr ? path : at);
    };
    const char* bandwidth = "/products/2/figures/memory_bandwidth";
    const auto in_bandwidth = [&](const char* key) { return QByteArray(bandwidth) + "/" + key; };

    row("no format", "remove", "/format", nullptr, "catalog.missing-key");
    row("another format", "replace", "/format", R"("rackwright-catalog/2")", "catalog.unknown-format");
    row("no products", "remove", "/products", nullptr, "catalog.missing-key");
    row("products no list", "replace", "/products", "{}", "catalog.wrong-type");
    row("product no object", "replace", "/products/2", "7", "catalog.wrong-type");
    row("sources no object", "replace", "/sources", "[]", "catalog.wrong-type");
    row("source without a title", "remove", "/sources/sheet/title", nullptr, "catalog.missing-key");
    row("source with a bad date", "replace", "/sources/sheet/read", R"("1 Dec 2026")", "catalog.wrong-type");
    row("mistyped key in a source", "add", "/sources/sheet/adress", R"("x")", "catalog.unknown-key");
    row("mistyped key at the top", "add", "/product", "[]", "catalog.unknown-key");
    row("mistyped key in a product", "add", "/products/2/bridge_groups", "2", "catalog.unknown-key");
    row("mistyped key of a figure", "add", "/products/2/figures/fp8_dence", R"({"value": 1, "unit": "PFLOP/s", "source": "sheet"})",
        "catalog.unknown-key");
    row("mistyped key in a figure", "add", in_bandwidth("sourse"), R"("sheet")", "catalog.unknown-key");
    row("mistyped key in attention", "add", "/products/7/attention/conv_kernal", "4", "catalog.unknown-key");
    row("key of another attention", "add", "/products/6/attention/window", "4096", "catalog.unknown-key");
    row("slash in an unknown key", "add", "/products/2/a~1b~0c", "4", "catalog.unknown-key");
    row("note no text", "add", "/products/2/mig/0/note", "4", "catalog.wrong-type");

    row("no kind", "remove", "/products/2/kind", nullptr, "catalog.missing-key");
    row("unknown kind", "replace", "/products/2/kind", R"("tpu")", "catalog.unknown-kind");
    row("no id", "remove", "/products/2/id", nullptr, "catalog.missing-key");
    row("capital in an id", "replace", "/products/2/id", R"("GPU-x")", "catalog.bad-id");
    row("id twice", "replace", "/products/3/id", R"("gpu-x-80")", "catalog.duplicate-id");
    row("empty name", "replace", "/products/2/name", R"("  ")", "catalog.empty-text");
    row("alias no text", "replace", "/products/2/aliases/1", "80", "catalog.wrong-type");

    row("required figure missing", "remove", bandwidth, nullptr, "catalog.missing-key");
    row("required figure null", "replace", bandwidth, "null", "catalog.missing-key");
    row("figure a bare number", "replace", bandwidth, "2039", "catalog.wrong-type");
    row("figures missing", "remove", "/products/2/figures", nullptr, "catalog.missing-key");
    row("no value", "remove", in_bandwidth("value"), nullptr, "catalog.missing-key");
    row("value a text", "replace", in_bandwidth("value"), R"("2.039")", "catalog.wrong-type");
    row("no unit", "remove", in_bandwidth("unit"), nullptr, "catalog.missing-key");
    row("unknown unit", "replace", in_bandwidth("unit"), R"("TBps")", "catalog.unknown-unit");
    row("unit of another quantity", "replace", in_bandwidth("unit"), R"("TB")", "catalog.wrong-unit");
    row("bits for bytes", "replace", in_bandwidth("unit"), R"("Gbit/s")", "catalog.wrong-unit");
    row("terabytes for gigabytes", "replace", "/products/2/figures/memory_printed/value", "80000", "catalog.out-of-range");
    row("zero bytes", "replace", "/products/2/figures/memory_printed/value", "0", "catalog.out-of-range");
    row("negative power", "replace", "/products/2/figures/board_power/value", "-300", "catalog.out-of-range");
    row("no source", "remove", in_bandwidth("source"), nullptr, "catalog.no-source");
    row("assumed and sourced", "add", in_bandwidth("assumed"), "true", "catalog.no-source", in_bandwidth("source"));
    row("assumed without a note", "remove", "/products/2/figures/memory_visible/note", nullptr, "catalog.no-note");
    row("unknown source", "replace", in_bandwidth("source"), R"("shet")", "catalog.unknown-source");
    row("low without high", "remove", "/products/2/figures/memory_visible/high", nullptr, "catalog.missing-key");
    row("value outside its range", "replace", "/products/2/figures/memory_visible/low", "79.4", "catalog.out-of-range",
        "/products/2/figures/memory_visible/value");
    row("low out of bounds", "replace", "/products/2/figures/memory_visible/low", "0", "catalog.out-of-range");
    row("dispute without a reason", "remove", in_bandwidth("disputed/0/why"), nullptr, "catalog.missing-key");
    row("dispute in another unit", "replace", in_bandwidth("disputed/0/unit"), R"("W")", "catalog.wrong-unit");
    row("dispute without a value", "remove", in_bandwidth("disputed/0/value"), nullptr, "catalog.missing-key");
    row("dispute of an unknown source", "replace", in_bandwidth("disputed/0/source"), R"("who")", "catalog.unknown-source");

    row("unknown architecture", "replace", "/products/2/architecture", R"("fermi")", "catalog.unknown-value");
    row("card without a slot", "replace", "/products/2/slot_width", "0", "catalog.out-of-range");
    row("module with a slot", "replace", "/products/2/form_factor", R"("sxm4")", "catalog.out-of-range", "/products/2/slot_width");
    row("fraction for a whole number", "replace", "/products/2/slot_width", "1.5", "catalog.wrong-type");
    row("number beyond 64 bits", "replace", "/products/2/slot_width", "18446744073709551615", "catalog.out-of-range");
    row("mig without a count", "remove", "/products/2/mig/0/count", nullptr, "catalog.missing-key");
    row("server accepts nothing", "remove", "/products/3/accepts", nullptr, "catalog.missing-key");
    row("server accepts what is unknown", "replace", "/products/3/accepts/0", R"("agp")", "catalog.unknown-value");
    row("more supplies needed than there are", "replace", "/products/3/figures/psu_needed/value", "5", "catalog.out-of-range",
        "/products/3/figures/psu_needed/value");
    row("unknown drive class", "replace", "/products/4/class", R"("tape")", "catalog.unknown-value");
    row("read errors of 1", "replace", "/products/4/figures/unrecoverable_read_errors/value", "1", "catalog.out-of-range");
    row("claim without a source", "remove", "/products/5/claims/0/source", nullptr, "catalog.missing-key");
    row("claim in one language", "remove", "/products/5/claims/0/ru", nullptr, "catalog.missing-key");

    row("model without layers", "remove", "/products/6/layers", nullptr, "catalog.missing-key");
    row("model without a source", "remove", "/products/6/source", nullptr, "catalog.missing-key");
    row("dense model without a width", "remove", "/products/6/intermediate", nullptr, "catalog.missing-key");
    row("heads not divisible", "replace", "/products/6/kv_heads", "5", "catalog.out-of-range");
    row("flag a number", "replace", "/products/6/tied_embeddings", "1", "catalog.wrong-type");
    row("unknown attention", "replace", "/products/6/attention/kind", R"("magic")", "catalog.unknown-value");
    row("layers do not add up", "replace", "/products/7/attention/linear_layers", "29", "catalog.out-of-range");
    row("state in another format", "replace", "/products/7/attention/state_dtype", R"("bfloat16")", "catalog.unknown-value");
    row("more experts a token than there are", "replace", "/products/7/moe/experts_per_token", "300", "catalog.out-of-range");
    row("more expert layers than layers", "add", "/products/7/moe/moe_layers", "40", "catalog.out-of-range");

    row("unknown precision", "replace", "/products/8/measured/0/precision", R"("int4")", "catalog.unknown-value");
    row("measured what", "replace", "/products/8/measured/0/what", R"("demo")", "catalog.unknown-value");
    row("unknown collective", "replace", "/products/1/group/0/op", R"("broadcast")", "catalog.unknown-value");
    row("unknown state", "replace", "/products/1/group/0/state", R"("best")", "catalog.unknown-value");
    row("group of one", "replace", "/products/1/group/0/gpus", "1", "catalog.out-of-range");
    row("negative message", "replace", "/products/1/group/0/message_bytes", "-1", "catalog.out-of-range");
    row("message a text", "replace", "/products/1/group/0/message_bytes", R"("1G")", "catalog.wrong-type");
    row("more than uncompressed", "replace", "/products/9/figures/bits_per_pixel/value", "80", "catalog.out-of-range");
    row("constant with a capital", "add", "/products/10/constants/Peak", R"({"value": 1, "unit": "s", "source": "sheet"})",
        "catalog.bad-id");
    row("constant without a source", "remove", "/products/10/constants/step_overhead/source", nullptr, "catalog.no-source");
    row("engine without constants", "remove", "/products/10/constants", nullptr, "catalog.missing-key");
    row("question in one language", "remove", "/products/11/ru", nullptr, "catalog.missing-key");
    row("assumption in one language", "remove", "/products/11/assumption_ru", nullptr, "catalog.missing-key");
    row("question about an unknown workload", "replace", "/products/11/workload", R"("games")", "catalog.unknown-value");
    row("choice without an id", "remove", "/products/11/choices/0/id", nullptr, "catalog.missing-key");

    row("switch of no fabric", "remove", "/products/12/fabric", nullptr, "catalog.missing-key");
    row("switch of an unknown fabric", "replace", "/products/12/fabric", R"("token-ring")", "catalog.unknown-value");
    row("switch without a list of ports", "remove", "/products/12/ports", nullptr, "catalog.missing-key");
    row("switch with an empty list of ports", "replace", "/products/12/ports", "[]", "catalog.missing-key");
    row("no ports of a kind", "replace", "/products/12/ports/1/count", "0", "catalog.out-of-range");
    row("port without a rate", "remove", "/products/12/ports/1/rate", nullptr, "catalog.missing-key");
    row("port rate in bytes", "replace", "/products/12/ports/0/rate/unit", R"("GB/s")", "catalog.wrong-unit");
    row("port without a connector", "remove", "/products/12/ports/0/connector", nullptr, "catalog.missing-key");
    row("mistyped key of a port", "add", "/products/12/ports/0/conector", R"("qsfp")", "catalog.unknown-key");
    row("switch without its power", "remove", "/products/12/figures/max_power", nullptr, "catalog.missing-key");
    row("megawatt switch", "replace", "/products/12/figures/max_power/value", "900", "catalog.out-of-range");
    row("card of no fabric", "remove", "/products/13/fabrics", nullptr, "catalog.missing-key");
    row("card of an unknown fabric", "replace", "/products/13/fabrics/1", R"("atm")", "catalog.unknown-value");
    row("card without ports", "replace", "/products/13/ports", "0", "catalog.out-of-range");
    row("card of a coming PCIe", "replace", "/products/13/pcie_generation", "9", "catalog.out-of-range");
    row("card without lanes", "remove", "/products/13/pcie_lanes", nullptr, "catalog.missing-key");
    row("card without a rate", "remove", "/products/13/figures/port_rate", nullptr, "catalog.missing-key");
    row("rack without its load", "remove", "/products/14/figures/load_limit", nullptr, "catalog.missing-key");
    row("load in tonnes", "replace", "/products/14/figures/load_limit/value", "1.5", "catalog.out-of-range");
    row("depth in centimetres", "replace", "/products/14/figures/depth/value", "12", "catalog.out-of-range");
    row("two phases", "replace", "/products/15/phases", "2", "catalog.out-of-range");
    row("strip without outlets", "replace", "/products/15/outlets", "[]", "catalog.missing-key");
    row("outlets without a number", "remove", "/products/15/outlets/0/count", nullptr, "catalog.missing-key");
    row("amps for volts", "replace", "/products/15/figures/voltage/unit", R"("A")", "catalog.wrong-unit");
    row("strip of no height", "remove", "/products/15/figures/rack_units", nullptr, "catalog.missing-key");
    row("camera without a codec", "remove", "/products/16/codec", nullptr, "catalog.missing-key");
    row("camera without a width", "remove", "/products/16/width", nullptr, "catalog.missing-key");
    row("bit rate in bytes", "replace", "/products/16/figures/bitrate/unit", R"("MB/s")", "catalog.wrong-unit");
    row("expected bit rate above its range", "replace", "/products/16/figures/bitrate/value", "5", "catalog.out-of-range");
    row("key frames in seconds", "replace", "/products/16/figures/key_frame_interval/unit", R"("s")", "catalog.wrong-unit");
}

void LoadErrorsTest::one_thing_wrong() {
    QFETCH(QByteArray, patch);
    QFETCH(QString, code);
    QFETCH(QString, path);
    const nlohmann::json document = sample_catalogue().patch(nlohmann::json::array({nlohmann::json::parse(patch.toStdString())}));
    Catalogue catalogue;
    const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
    QVERIFY(failure.has_value());
    triggered_.insert(failure->code);
    QCOMPARE(QString::fromStdString(failure->code), code);
    QCOMPARE(argument(*failure, "path"), path);
    QCOMPARE(argument(*failure, "file"), QString("sample.json"));
    QCOMPARE(failure->arguments.size(), std::size_t(4));
}

void LoadErrorsTest::text_that_is_no_document_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("cut off") << QByteArray(sample_catalogue_text.c_str(), 2000) << "catalog.invalid-json";
    QTest::newRow("figure twice") << QByteArray(sample_catalogue_text.c_str()).replace("\"latency\"", "\"per_direction\"")
                                  << "catalog.duplicate-key";
    QTest::newRow("deep") << QByteArray(50, '[') << "catalog.too-deep";
    QTest::newRow("no object") << QByteArray("[]") << "catalog.wrong-type";
}

void LoadErrorsTest::text_that_is_no_document() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    Catalogue catalogue;
    const Failure failure = load_catalogue_text(text.toStdString(), "sample.json", catalogue);
    QVERIFY(failure.has_value());
    triggered_.insert(failure->code);
    QCOMPARE(QString::fromStdString(failure->code), code);
}

void LoadErrorsTest::says_what_was_found_and_expected() {
    const auto found_and_expected = [](const char* pointer, const nlohmann::json& value) {
        nlohmann::json document = sample_catalogue();
        document[nlohmann::json::json_pointer(pointer)] = value;
        Catalogue catalogue;
        const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
        return failure ? argument(*failure, "found") + " / " + argument(*failure, "expected") : QString();
    };
    QCOMPARE(found_and_expected("/products/2/figures/memory_bandwidth/unit", "Gbit/s"), QString("Gbit/s / B/s | MB/s | GB/s | TB/s"));
    QCOMPARE(found_and_expected("/products/2/form_factor", "ocp"), QString("ocp / pcie | sxm2 | sxm4 | sxm5 | sxm6 | oam | superchip"));
    QCOMPARE(found_and_expected("/products/2/name", 5), QString("number / string"));
    QCOMPARE(found_and_expected("/products/2/figures/board_power/value", 7000), QString("7000 W / 10 .. 5000 W"));
    QCOMPARE(found_and_expected("/products/2/bridge_group", 7), QString("7 / 0 .. 4"));
    QVERIFY(found_and_expected("/products/8/figures/imput_size", 1).startsWith("imput_size / input_size | memory"));
}

void LoadErrorsTest::keeps_the_first_error() {
    nlohmann::json document = sample_catalogue();
    document["products"][2]["slot_width"] = 9;
    document["products"][3]["cooling"] = "none";
    Catalogue catalogue;
    const Failure failure = load_catalogue_text(document.dump(), "sample.json", catalogue);
    QVERIFY(failure.has_value());
    QCOMPARE(argument(*failure, "path"), QString("/products/2/slot_width"));
}

void LoadErrorsTest::an_error_changes_nothing() {
    Catalogue catalogue;
    QVERIFY(!load_catalogue_text(sample_catalogue_text, "one.json", catalogue));
    nlohmann::json document = sample_catalogue();
    for (auto& product : document["products"]) product["id"] = "other-" + product["id"].get<std::string>();
    document["products"][11]["decides"] = 5;
    QVERIFY(load_catalogue_text(document.dump(), "two.json", catalogue).has_value());
    document["products"][11]["decides"] = true;
    document["products"][2]["figures"]["board_power"]["source"] = "nowhere";
    QVERIFY(load_catalogue_text(document.dump(), "two.json", catalogue).has_value());
    QCOMPARE(catalogue.gpus.size(), std::size_t(1));
    QCOMPARE(catalogue.sources.size(), std::size_t(2));
    QVERIFY(catalogue.gpu("gpu-x-80") != nullptr);
    document["products"][2]["figures"]["board_power"]["source"] = "sheet";
    QVERIFY(!load_catalogue_text(document.dump(), "two.json", catalogue).has_value());
    QVERIFY(catalogue.gpu("other-gpu-x-80") != nullptr);
}

void LoadErrorsTest::a_second_text_may_use_the_first() {
    Catalogue catalogue;
    QVERIFY(!load_catalogue_text(sample_catalogue_text, "one.json", catalogue));
    const std::string addition = R"({"format": "rackwright-catalog/1", "products": [{"kind": "codec", "id": "codec-y", "name": "Codec Y",
        "figures": {"bits_per_pixel": {"value": 0.1, "unit": "bit/px", "source": "sheet"}}}]})";
    QVERIFY(!load_catalogue_text(addition, "two.json", catalogue));
    QCOMPARE(catalogue.codec("codec-y")->file, std::string("two.json"));
    const Failure again = load_catalogue_text(addition, "three.json", catalogue);
    QVERIFY(again.has_value());
    QCOMPARE(again->code, std::string("catalog.duplicate-id"));
    // The same source again is fine; another one under its name is not.
    nlohmann::json sources = {
        {"format", "rackwright-catalog/1"}, {"sources", sample_catalogue()["sources"]}, {"products", nlohmann::json::array()}};
    QVERIFY(!load_catalogue_text(sources.dump(), "four.json", catalogue));
    QCOMPARE(catalogue.sources.size(), std::size_t(2));
    sources["sources"]["sheet"]["note"] = "page 4";
    const Failure different = load_catalogue_text(sources.dump(), "five.json", catalogue);
    QVERIFY(different.has_value());
    QCOMPARE(different->code, std::string("catalog.duplicate-id"));
    QCOMPARE(argument(*different, "path"), QString("/sources/sheet"));
}

// Runs last. The header promises a list of codes; each must have been seen above.
void LoadErrorsTest::every_documented_code_is_triggered() {
    QFile header(RACKWRIGHT_SOURCE_DIR "/core/catalog/catalogue.h");
    QVERIFY(header.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(header.readAll());
    std::set<std::string> documented;
    auto codes = QRegularExpression("catalog\\.[a-z-]+").globalMatch(text);
    while (codes.hasNext()) documented.insert(codes.next().captured().toStdString());
    QVERIFY(documented.size() > 15);
    for (const std::string& code : documented) QVERIFY2(triggered_.contains(code), code.c_str());
    for (const std::string& code : triggered_) QVERIFY2(documented.contains(code), code.c_str());
}

QTEST_APPLESS_MAIN(LoadErrorsTest)
#include "load_errors_test.moc"
