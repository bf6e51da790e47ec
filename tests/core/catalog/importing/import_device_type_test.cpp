#include "catalog/importing/import_device_type.h"

#include "catalog/catalogue.h"

#include <QDir>
#include <QFile>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace rackwright;
using nlohmann::json;

namespace {

const QString folder = QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/netbox/");

std::string fileText(const char* name) {
    QFile file(folder + QString::fromUtf8(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const ImportOrigin origin{"device.yaml", {}, "https://example.org/device.yaml", "2026-12-07"};

Result<ImportedProduct> imported(const std::string& yaml, DeviceKind kind = DeviceKind::Server) {
    return import_device_type(yaml, kind, origin);
}

std::string argument(const Message& message, const std::string& name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.text;
    }
    return {};
}

bool has(const ImportedProduct& product, const std::string& code) {
    return std::any_of(product.notes.begin(), product.notes.end(), [&code](const Message& note) { return note.code == code; });
}

/// What the catalogue says once every place that is left open has been filled in.
Failure completed(const ImportedProduct& product, const json& answers, Catalogue& catalogue) {
    json file = json::parse(product.json);
    for (const std::string& place : product.to_fill_in) {
        const std::string key = place.substr(place.rfind('/') + 1);
        if (!answers.contains(key)) return Message("test." + key);
        file[json::json_pointer(place)] = answers.at(key);
    }
    return load_catalogue_text(file.dump(), "made.json", catalogue);
}

json assumed(double value, const char* unit) {
    return {{"value", value}, {"unit", unit}, {"assumed", true}, {"note", "From the data sheet."}};
}

const json server_answers = {{"accepts", {"pcie"}},
                             {"gpu_topology", "pcie_switch"},
                             {"gpus_per_switch", 4},
                             {"cooling", "air"},
                             {"gpu_slots", assumed(8, "count")},
                             {"base_power", assumed(900, "W")},
                             {"psu_power", assumed(2700, "W")},
                             {"psu_needed", assumed(2, "count")}};

}  // namespace

class ImportDeviceTypeTest : public QObject {
    Q_OBJECT

private slots:
    void aServer() {
        const Result<ImportedProduct> product = imported(fileText("SYS-421GE-TNRT.yaml"));
        QVERIFY(product.ok());
        QCOMPARE(product.value().id, std::string("supermicro-superserver-sys-421ge-tnrt"));
        const std::vector<std::string> open = {"/products/0/accepts",           "/products/0/gpu_topology",
                                               "/products/0/gpus_per_switch",   "/products/0/cooling",
                                               "/products/0/figures/gpu_slots", "/products/0/figures/base_power",
                                               "/products/0/figures/psu_power", "/products/0/figures/psu_needed"};
        QCOMPARE(product.value().to_fill_in, open);
        QVERIFY(has(product.value(), "import.no-gpu-slots"));
        // As it is written the catalogue refuses it, with a place that is on the list.
        Catalogue refused;
        const Failure failure = load_catalogue_text(product.value().json, "made.json", refused);
        QVERIFY(failure.has_value());
        QCOMPARE(failure->code, std::string("catalog.missing-key"));
        QVERIFY(std::find(open.begin(), open.end(), argument(*failure, "path")) != open.end());

        Catalogue catalogue;
        QVERIFY(!completed(product.value(), server_answers, catalogue));
        const ServerProduct& server = catalogue.servers.front();
        QCOMPARE(server.vendor, std::string("Supermicro"));
        QCOMPARE(server.rack_units.value, 4.0);
        QCOMPARE(server.psu_count.value, 4.0);  // module bays PSU 1 to 4
        QCOMPARE(server.bare_weight.value, 29.7);
        QVERIFY(!server.weight.known());
        QCOMPARE(server.nic_count.value, 2.0);
        QCOMPARE(server.nic_rate.value, 10e9);
        QCOMPARE(server.rack_units.source, std::string("import-supermicro-superserver-sys-421ge-tnrt-netbox"));
        QVERIFY(catalogue.find_server("SYS-421GE-TNRT") != nullptr);
    }

    void poundsAndDraws() {
        const Result<ImportedProduct> product = imported(fileText("PowerEdge-R760xa.yaml"));
        QVERIFY(product.ok());
        Catalogue catalogue;
        QVERIFY(!completed(product.value(), server_answers, catalogue));
        QCOMPARE(catalogue.servers.front().bare_weight.value, 28.58);  // 63 lb x 0.45359237 kg = 28.576 kg
        QCOMPARE(catalogue.servers.front().psu_count.value, 2.0);
        QVERIFY(has(product.value(), "import.draw-not-taken"));
        const Result<ImportedProduct> other = imported(fileText("AS-4125GS-TNRT.yml"));
        QVERIFY(other.ok() && !has(other.value(), "import.draw-not-taken"));
    }

    void anArray() {
        const Result<ImportedProduct> product = imported(fileText("E2824.yaml"), DeviceKind::Array);
        QVERIFY(product.ok());
        Catalogue catalogue;
        const json answers = {{"accepts", {"2.5-sas"}},
                              {"raid", {"raid6"}},
                              {"controllers", 2},
                              {"drive_bays", assumed(24, "count")},
                              {"base_power", assumed(400, "W")}};
        QCOMPARE(product.value().to_fill_in.size(), answers.size());
        QVERIFY(!completed(product.value(), answers, catalogue));
        QCOMPARE(catalogue.arrays.front().rack_units.value, 2.0);
        QCOMPARE(catalogue.arrays.front().weight.value, 27.44);
    }

    void switches() {
        const Result<ImportedProduct> arista = imported(fileText("DCS-7060DX4-32.yaml"), DeviceKind::Switch);
        QVERIFY(arista.ok() && arista.value().complete());
        QVERIFY(has(arista.value(), "import.fabric-as-written"));
        Catalogue catalogue;
        QVERIFY(!load_catalogue_text(arista.value().json, "made.json", catalogue));
        const SwitchProduct& product = catalogue.switches.front();
        QCOMPARE(product.ports.size(), std::size_t{2});  // without Management1
        QCOMPARE(product.ports[0].count, 32);
        QCOMPARE(product.ports[0].rate.value, 400e9);
        QCOMPARE(product.ports[1].connector, std::string("sfp+"));
        QCOMPARE(product.max_power.value, 1600.0);
        const Result<ImportedProduct> mellanox = imported(fileText("SN3700.yml"), DeviceKind::Switch);
        QVERIFY(mellanox.ok());
        QCOMPARE(mellanox.value().to_fill_in, std::vector<std::string>{"/products/0/figures/max_power"});
        const std::string infiniband = "manufacturer: A\nmodel: B\nu_height: 1\ninterfaces:\n  - {name: p1, type: infiniband-ndr}\n";
        QCOMPARE(json::parse(imported(infiniband, DeviceKind::Switch).value().json)["products"][0]["fabric"], json("infiniband"));
    }

    void refusals_data() {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* yaml, const char* code) {
            QTest::newRow(name) << QString::fromUtf8(yaml) << QString::fromUtf8(code);
        };
        row("empty", "", "import.wrong-type");
        row("text", "hello", "import.wrong-type");
        row("no model", "manufacturer: A\n", "import.device-missing");
        row("alias bomb", "a: &a [x, x]\nb: &b [*a, *a]\n", "import.yaml-alias");
        row("alias", "manufacturer: A\nmodel: *a\n", "import.bad-yaml");
        row("twice", "manufacturer: A\nmanufacturer: B\n", "import.yaml-duplicate");
        row("two", "manufacturer: A\nmodel: B\n---\nmanufacturer: A\n", "import.yaml-several");
        row("key", "manufacturer: A\n[1]: B\n", "import.yaml-key");
        row("broken", "manufacturer: [A\n", "import.bad-yaml");
        row("number", "manufacturer: A\nmodel: B\nu_height: four\n", "import.device-number");
        row("negative", "manufacturer: A\nmodel: B\nu_height: -1\n", "import.device-number");
        row("infinite", "manufacturer: A\nmodel: B\nu_height: inf\n", "import.device-number");
        row("no unit", "manufacturer: A\nmodel: B\nweight: 3\n", "import.device-missing");
        row("stone", "manufacturer: A\nmodel: B\nweight: 3\nweight_unit: st\n", "import.unknown-weight-unit");
        row("list", "manufacturer: A\nmodel: B\ninterfaces: 3\n", "import.wrong-type");
        row("entry", "manufacturer: A\nmodel: B\ninterfaces: [3]\n", "import.wrong-type");
        row("nameless", "manufacturer: '!'\nmodel: '?'\n", "import.no-name");
    }
    void refusals() {
        QFETCH(QString, yaml);
        QFETCH(QString, code);
        const Result<ImportedProduct> product = imported(yaml.toStdString());
        QVERIFY(!product.ok());
        QCOMPARE(QString::fromStdString(product.error().code), code);
        QCOMPARE(argument(product.error(), "file"), std::string("device.yaml"));
    }

    void hostileTexts() {
        QCOMPARE(imported(std::string((1U << 20) + 1, ' ')).error().code, std::string("import.too-large"));
        QCOMPARE(imported("a: " + std::string(20, '[') + std::string(20, ']')).error().code, std::string("import.yaml-too-deep"));
        for (const char* part : {"[", "{", "- ", "? ", "a: ", "&a ", "!!a ", "\"", "- - ", "[a, ", "a:\n", "%A\n", "#", "|\n"}) {
            std::string text;
            while (text.size() < (1U << 20) - 8) text += part;
            const Result<ImportedProduct> product = imported(text);
            QVERIFY2(!product.ok() && !product.error().code.empty(), part);
        }
        std::string nested;
        for (int level = 0; level < 400; ++level) nested += std::string(static_cast<std::size_t>(level), ' ') + "a:\n";
        QCOMPARE(imported(nested).error().code, std::string("import.yaml-too-deep"));
        std::string many = "manufacturer: A\nmodel: B\ninterfaces:\n";
        for (int port = 0; port < 5000; ++port) many += "  - {name: p, type: 10gbase-t}\n";
        QCOMPARE(imported(many).error().code, std::string("import.wrong-type"));
    }

    /// Every file cut anywhere and with every byte exchanged: a product, or one message.
    void nothingBreaksIt() {
        const QStringList files = QDir(folder).entryList({QStringLiteral("*.y*ml")});
        QVERIFY(files.size() >= 5);
        for (const QString& name : files) {
            const std::string text = fileText(qPrintable(name));
            for (std::size_t at = 0; at < text.size(); at += 41) {
                for (const DeviceKind kind : {DeviceKind::Server, DeviceKind::Array, DeviceKind::Switch}) {
                    const Result<ImportedProduct> cut = imported(text.substr(0, at), kind);
                    QVERIFY(cut.ok() || !cut.error().code.empty());
                    for (const char other : {'\0', '&', '*', '{', '"', ':', '\n', '\xff'}) {
                        std::string changed = text;
                        changed[at] = other;
                        const Result<ImportedProduct> product = imported(changed, kind);
                        QVERIFY(product.ok() || !product.error().code.empty());
                        if (product.ok()) QVERIFY(json::accept(product.value().json));
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(ImportDeviceTypeTest)
#include "import_device_type_test.moc"
