#include "project/placing_rules.h"

#include "small_catalogue.h"

using namespace rackwright;
using small::argument;
using small::code;

class PlacingRulesTest : public QObject {
    Q_OBJECT

private slots:
    void stands_where_it_is_free();
    void free_units();
    void a_gpu_needs_its_slot_data();
    void a_gpu_needs_its_slot();
    void unknown_products_set_no_rules();
    void heights();

private:
    const small::Desk desk_;  // U1-4 server, U5-12 server, U13-14 array, U15-20 free
};

void PlacingRulesTest::stands_where_it_is_free() {
    const Rack& rack = desk_.shown().racks.front();
    const Catalogue& catalogue = desk_.catalogue;
    QCOMPARE(code(can_stand(catalogue, rack, 6, 15)), "");
    QCOMPARE(code(can_stand(catalogue, rack, 2, 19)), "");
    QCOMPARE(code(can_stand(catalogue, rack, 2, 20)), "place.outside-rack");
    QCOMPARE(code(can_stand(catalogue, rack, 1, 0)), "place.outside-rack");
    QCOMPARE(code(can_stand(catalogue, rack, 0, 15)), "place.outside-rack");
    QCOMPARE(code(can_stand(catalogue, rack, 21, 1)), "place.outside-rack");
    QCOMPARE(code(can_stand(catalogue, rack, 2, std::numeric_limits<int>::max())), "place.outside-rack");
    QCOMPARE(code(can_stand(catalogue, rack, std::numeric_limits<int>::max(), 1)), "place.outside-rack");
    const Failure occupied = can_stand(catalogue, rack, 4, 12);
    QCOMPARE(code(occupied), "place.occupied");
    QCOMPARE(argument(*occupied, "by"), QString("Server hgx"));
    QCOMPARE(argument(*occupied, "unit"), QString("12"));
    // What is being moved does not stand in its own way, others still do.
    QCOMPARE(code(can_stand(catalogue, rack, 4, 2, desk_.four)), "place.occupied");
    QCOMPARE(code(can_stand(catalogue, rack, 4, 1, desk_.four)), "");
    QCOMPARE(code(can_stand(catalogue, rack, 2, 14, ServerId::None, desk_.array)), "");
}

void PlacingRulesTest::free_units() {
    const Rack& rack = desk_.shown().racks.front();
    QCOMPARE(first_free_unit(desk_.catalogue, rack, 2), 15);
    QCOMPARE(first_free_unit(desk_.catalogue, rack, 6), 15);
    QCOMPARE(first_free_unit(desk_.catalogue, rack, 7), 0);
    QCOMPARE(nearest_free_unit(desk_.catalogue, rack, 2, 1), 15);
    QCOMPARE(nearest_free_unit(desk_.catalogue, rack, 2, 17), 17);
    QCOMPARE(nearest_free_unit(desk_.catalogue, rack, 2, 500), 19);
    QCOMPARE(nearest_free_unit(desk_.catalogue, rack, 7, 1), 0);
    QCOMPARE(nearest_free_unit(desk_.catalogue, rack, 4, 3, desk_.four), 1);
    // Two places are as near: the lower one.
    Rack gap;
    gap.units = 20;
    Server middle;
    middle.id = ServerId{1};
    middle.product = "four";
    middle.bottom_unit = 8;  // U8-11; from U9 two units fit at U6 (3 away) and U12 (3 away)
    gap.servers = {middle};
    QCOMPARE(nearest_free_unit(desk_.catalogue, gap, 2, 9), 6);
}

void PlacingRulesTest::a_gpu_needs_its_slot_data() {
    QTest::addColumn<bool>("on_hgx");
    QTest::addColumn<int>("slot");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("expected");
    QTest::newRow("free slot") << false << 3 << "card"
                               << "";
    QTest::newRow("narrower than the slot") << false << 3 << "small-card"
                                            << "";
    QTest::newRow("taken") << false << 0 << "card"
                           << "place.slot-taken";
    QTest::newRow("600 W in a slot of 350 W") << false << 3 << "hot-card"
                                              << "place.slot-power";
    QTest::newRow("SXM in PCIe") << false << 3 << "board"
                                 << "place.wrong-form";
    QTest::newRow("three slots wide") << false << 3 << "wide-card"
                                      << "place.slot-width";
    QTest::newRow("no such slot") << false << 4 << "card"
                                  << "place.no-such-slot";
    QTest::newRow("below zero") << false << -1 << "card"
                                << "place.no-such-slot";
    QTest::newRow("HGX has its own") << true << 0 << "board"
                                     << "place.fixed-gpus";
    QTest::newRow("HGX and a card") << true << 0 << "card"
                                    << "place.fixed-gpus";
}

void PlacingRulesTest::a_gpu_needs_its_slot() {
    QFETCH(bool, on_hgx);
    QFETCH(int, slot);
    QFETCH(QString, gpu);
    QFETCH(QString, expected);
    const Server& server = desk_.server(on_hgx ? desk_.hgx : desk_.four);
    const Failure failure = can_take_gpu(desk_.catalogue, server, slot, *desk_.catalogue.gpu(gpu.toStdString()));
    QCOMPARE(QString::fromStdString(code(failure)), expected);
    if (expected == "place.slot-power") {
        QCOMPARE(argument(*failure, "gpu_watts"), QString("600"));
        QCOMPARE(argument(*failure, "slot_watts"), QString("350"));
    }
    if (expected == "place.slot-taken") {
        QCOMPARE(argument(*failure, "slot"), QString("1"));
        QCOMPARE(argument(*failure, "by"), QString("GPU card"));
    }
    if (expected == "place.wrong-form") QCOMPARE(argument(*failure, "accepts"), QString("PCIe"));
}

void PlacingRulesTest::unknown_products_set_no_rules() {
    Server server;
    server.product = "gone from the catalogue";
    server.gpus = {"", "card"};
    QCOMPARE(code(can_take_gpu(desk_.catalogue, server, 0, *desk_.catalogue.gpu("board"))), "");
    QCOMPARE(code(can_take_gpu(desk_.catalogue, server, 1, *desk_.catalogue.gpu("board"))), "place.slot-taken");
}

void PlacingRulesTest::heights() {
    QCOMPARE(height_units(desk_.catalogue, desk_.server(desk_.hgx)), 8);
    QCOMPARE(height_units(desk_.catalogue, *find_array(desk_.shown(), desk_.array)), 2);
    QCOMPARE(height_units(desk_.catalogue, Server{}), 1);
    QCOMPARE(height_units(desk_.catalogue, StorageArray{}), 1);
}

QTEST_APPLESS_MAIN(PlacingRulesTest)
#include "placing_rules_test.moc"
