#include "app/rack/rack_geometry.h"

#include <QtTest>

using namespace rackwright;

class RackGeometryTest : public QObject {
    Q_OBJECT

private slots:
    void aUnitIsAnInchAndThreeQuarters() {
        const UnitRange units{1, 42};
        // EIA-310: 1.75 in x 25.4 mm = 44.45 mm; 19 in x 25.4 mm = 482.6 mm.
        QCOMPARE(deviceRect(units, 1, 1).height(), 1.75 * 25.4);
        QCOMPARE(deviceRect(units, 1, 5).height(), 5 * 1.75 * 25.4);
        QCOMPARE(deviceRect(units, 1, 1).width(), 19 * 25.4);
        QCOMPARE(deviceRect(units, 1, 42), rackOpening(units));
        QVERIFY(rackFrame(units).contains(rackOpening(units)));
    }

    void unitsAreCountedFromTheFloor() {
        const UnitRange units{1, 42};
        QVERIFY(deviceRect(units, 2, 1).top() < deviceRect(units, 1, 1).top());
        for (int unit = 1; unit <= 42; ++unit) {
            QCOMPARE(unitAt(units, deviceRect(units, unit, 1).center().y()), unit);
            for (const int height : {1, 2, 5, 8}) {
                if (unit + height - 1 <= 42) QCOMPARE(bottomUnitForTop(units, deviceRect(units, unit, height).top(), height), unit);
            }
        }
        QCOMPARE(unitAt(units, rackOpening(units).bottom() + 1.0), 0);
        QCOMPARE(unitAt(units, rackOpening(units).top() - 1.0), 43);
    }

    void aDeviceSnapsToTheNearestUnit() {
        const UnitRange units{1, 42};
        const double top = deviceRect(units, 10, 5).top();
        QCOMPARE(bottomUnitForTop(units, top + 0.45 * unit_height_mm, 5), 10);
        QCOMPARE(bottomUnitForTop(units, top + 0.55 * unit_height_mm, 5), 9);
    }

    void slotsLieInsideTheFaceAndApart() {
        for (int height = 1; height <= 10; ++height) {
            for (int count = 1; count <= 16; ++count) {
                const std::vector<QRectF> cells = gpuCells(height, count);
                QCOMPARE(static_cast<int>(cells.size()), count);
                for (std::size_t i = 0; i < cells.size(); ++i) {
                    QVERIFY(!cells[i].isEmpty());
                    QVERIFY(deviceFace(height).contains(cells[i]));
                    if (height > 1) QVERIFY(!cells[i].intersects(deviceHeader(height)));
                    for (std::size_t j = i + 1; j < cells.size(); ++j) QVERIFY(!cells[i].intersects(cells[j]));
                }
            }
        }
        QVERIFY(gpuCells(2, 0).empty());
    }

    void tenSlotsOfFiveUnitsAreReadable() {
        // At 0.62 pixels a millimetre, the smallest zoom that the view starts with, a cell holds three lines of text and a bar.
        const std::vector<QRectF> cells = gpuCells(5, 10);
        QVERIFY(cells.front().width() * 0.62 >= 50.0);
        QVERIFY(cells.front().height() * 0.62 >= 44.0);
    }

    void baysLieInTheirAreaAndApart() {
        for (const int height : {2, 4, 5}) {
            for (const int count : {12, 24, 60, 84}) {
                for (const bool upright : {false, true}) {
                    const std::vector<QRectF> bays = driveBays(height, count, upright);
                    QCOMPARE(static_cast<int>(bays.size()), count);
                    for (std::size_t i = 0; i < bays.size(); ++i) {
                        QVERIFY(bays[i].width() > 0.0 && bays[i].height() > 0.0);
                        QVERIFY(bayArea(height).adjusted(-0.01, -0.01, 0.01, 0.01).contains(bays[i]));
                        for (std::size_t j = i + 1; j < bays.size(); ++j) QVERIFY(!bays[i].intersects(bays[j]));
                    }
                }
            }
        }
        QVERIFY(!bayArea(2).intersects(fillArea(2)));
    }
};

QTEST_APPLESS_MAIN(RackGeometryTest)
#include "rack_geometry_test.moc"
