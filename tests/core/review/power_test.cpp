#include "review/finding.h"

#include <QtTest>

using namespace rackwright;

/// Power supplies and feeds: what the finding says about the share that may be used.
class ReviewPowerTest : public QObject {
    Q_OBJECT

    /// Two supplies of 1,000 W, one of which carries the load; a server without GPUs.
    static std::vector<Finding> findings(double base_power_w, double rack_limit_w = 0.0) {
        Catalogue catalogue;
        ServerProduct& product = catalogue.servers.emplace_back();
        product.id = product.name = "server";
        const auto fact = [](double value, Unit unit) {
            Fact made;
            made.value = value;
            made.unit = unit;
            return made;
        };
        product.rack_units = fact(2, Unit::RackUnit);
        product.gpu_slots = fact(1, Unit::Count);
        product.base_power = fact(base_power_w, Unit::Watt);
        product.psu_count = fact(2, Unit::Count);
        product.psu_power = fact(1000, Unit::Watt);
        product.psu_needed = fact(1, Unit::Count);
        catalogue.index();
        Project project;
        project.policy.psu_load_limit = 0.9;
        Variant variant;
        variant.id = VariantId{1};
        Rack& rack = variant.racks.emplace_back();
        rack.id = RackId{2};
        rack.name = "R1";
        rack.power_limit_w = rack_limit_w;
        Server& server = rack.servers.emplace_back();
        server.id = ServerId{3};
        server.name = "S1";
        server.product = "server";
        server.gpus = {""};
        return review(catalogue, project, variant, evaluate(catalogue, project, variant));
    }
    static double value(const Finding& finding, std::string_view name) {
        for (const MessageArgument& argument : finding.message.arguments) {
            if (argument.name == name) return argument.number;
        }
        return -1.0;
    }

private slots:
    void supplies() {
        QVERIFY(findings(900).empty());  // 900 W of 0.9 · 1,000 W
        std::vector<Finding> found = findings(901);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().message.code, std::string("review.power-supplies-tight"));
        QCOMPARE(found.front().severity, Severity::Warning);
        QCOMPARE(value(found.front(), "capacity"), 1000.0);
        QCOMPARE(value(found.front(), "allowed"), 900.0);
        QCOMPARE(value(found.front(), "share"), 0.9);
        found = findings(1001);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().message.code, std::string("review.power-supplies"));
        QCOMPARE(found.front().severity, Severity::Problem);
    }

    void feeds() {
        QVERIFY(findings(450, 500).empty());
        std::vector<Finding> found = findings(460, 500);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().message.code, std::string("review.rack-power-tight"));
        QCOMPARE(value(found.front(), "allowed"), 450.0);
        found = findings(510, 500);
        QCOMPARE(found.front().message.code, std::string("review.rack-power"));
        QCOMPARE(found.front().severity, Severity::Problem);
    }
};

QTEST_APPLESS_MAIN(ReviewPowerTest)
#include "power_test.moc"
