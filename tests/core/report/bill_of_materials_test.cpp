#include "report/spec.h"
#include "report_fixture.h"

#include <QtTest>

using namespace rackwright;

class BillOfMaterialsTest : public QObject {
    Q_OBJECT

private:
    fixture::SmallProject small_;

    static const BomLine* line(const std::vector<BomLine>& lines, std::string_view product) {
        for (const BomLine& one : lines) {
            if (one.product_id == product) return &one;
        }
        return nullptr;
    }

private slots:
    void init() {
        small_ = {};
        QCOMPARE(small_.build(), QString());
    }

    void equalThingsAreOneLine() {
        const std::vector<BomLine> lines = bill_of_materials(small_.catalogue, small_.built());
        QCOMPARE(lines.size(), 7U);  // rack, two kinds of server, the GPUs of a board, loose GPUs, array, drive
        QCOMPARE(line(lines, "supermicro-sys-521ge-tnrt")->quantity, 2);
        QCOMPARE(line(lines, "rtx-pro-6000-se")->quantity, 6);  // 4 + 2
        QVERIFY(!line(lines, "rtx-pro-6000-se")->included);
        QCOMPARE(line(lines, "qsan-xn8024d")->quantity, 2);
        QCOMPARE(line(lines, "drive-nl-sas-12tb")->quantity, 48);  // 2 x 24, the spare of each among them
        QCOMPARE(line(lines, "drive-nl-sas-12tb")->name, small_.catalogue.drive("drive-nl-sas-12tb")->name);
        QCOMPARE(lines.front().kind, BomLine::Kind::Rack);
        QCOMPARE(lines.front().name, std::string("42U"));
        QCOMPARE(lines.front().quantity, 1);
    }

    void boardsComeWithTheirGpus() {
        const std::vector<BomLine> lines = bill_of_materials(small_.catalogue, small_.built());
        const BomLine* server = line(lines, "supermicro-sys-821ge-tnhr");
        QVERIFY(server != nullptr);
        const BomLine* gpus = server + 1;  // directly below it
        QCOMPARE(gpus->product_id, std::string("h200-sxm"));
        QCOMPARE(gpus->quantity, 8);
        QVERIFY(gpus->included);
    }

    void unknownProductsAreStillOrdered() {
        Variant variant = small_.built();
        variant.racks.front().servers.front().product = "somebody-elses";
        const std::vector<BomLine> lines = bill_of_materials(small_.catalogue, variant);
        QCOMPARE(line(lines, "somebody-elses")->quantity, 1);
        QCOMPARE(line(lines, "somebody-elses")->name, std::string("somebody-elses"));
        QCOMPARE(line(lines, "rtx-pro-6000-se")->quantity, 6);
    }

    void nothingGivesNothing() { QVERIFY(bill_of_materials(small_.catalogue, Variant{}).empty()); }
};

QTEST_APPLESS_MAIN(BillOfMaterialsTest)
#include "bill_of_materials_test.moc"
