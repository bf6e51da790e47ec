#include "quantity/decimal.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace rackwright;

class DecimalTest : public QObject {
    Q_OBJECT

private slots:
    void rounds_once();
    void edges();
};

void DecimalTest::rounds_once() {
    QVERIFY(times_power_of_ten(2.039, 12) == 2.039e12);
    QVERIFY(times_power_of_ten(9, -6) == 9e-6);
    QVERIFY(times_power_of_ten(40339.3125, 0) == 40339.3125);
    // A plain product is off by one unit in the last place here; that is what the function is for.
    int different = 0;
    for (int i = 1; i < 1000; ++i) {
        const double value = i / 1000.0;
        QVERIFY(times_power_of_ten(value, -6) == QByteArray::number(i).append("e-9").toDouble());
        different += value * 1e-6 != times_power_of_ten(value, -6) ? 1 : 0;
    }
    QVERIFY(different > 0);
}

void DecimalTest::edges() {
    QVERIFY(times_power_of_ten(0.0, 500) == 0.0);
    QVERIFY(std::isnan(times_power_of_ten(std::nan(""), 3)));
    QVERIFY(std::isinf(times_power_of_ten(1e300, 100)));
    QVERIFY(times_power_of_ten(-1e300, 100) == -std::numeric_limits<double>::infinity());
    QVERIFY(times_power_of_ten(1e-300, -100) == 0.0);
    QVERIFY(times_power_of_ten(-1.5, 3) == -1500.0);
}

QTEST_APPLESS_MAIN(DecimalTest)
#include "decimal_test.moc"
