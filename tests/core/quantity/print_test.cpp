#include "quantity/print.h"

#include "quantity/significant.h"

#include <QtTest>

#include <limits>

using namespace rackwright;

Q_DECLARE_METATYPE(rackwright::Unit)

namespace {

constexpr NumberStyle english{Language::English, false};
constexpr NumberStyle russian{Language::Russian, false};
constexpr double nan_value = std::numeric_limits<double>::quiet_NaN();

/// Expected texts are written with '_' for the non-breaking space.
QString with_spaces(const char* text) { return QString::fromUtf8(text).replace('_', QChar(QChar::Nbsp)); }

}  // namespace

class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void prints_data();
    void prints();
    void binary_bytes();
    void ranges();
    void unknown_figures();
    void every_unit_has_words();
    void significant_digits_data();
    void significant_digits();
    void exact_digits();
};

void PrintTest::prints_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ru");
    const auto row = [](double value, Unit unit, const char* en, const char* ru) {
        QTest::addRow("%g %s", value, unit_name(unit).data()) << value << unit << with_spaces(en) << with_spaces(ru);
    };
    row(1.12e12, Unit::Byte, "1.12_TB", "1,12_ТБ");
    row(80e9, Unit::Byte, "80_GB", "80_ГБ");
    row(512, Unit::Byte, "512_B", "512_Б");
    row(999.4e9, Unit::Byte, "999_GB", "999_ГБ");
    row(999.6e9, Unit::Byte, "1_TB", "1_ТБ");  // rounds over the prefix
    row(0, Unit::Byte, "0_B", "0_Б");
    row(2.039e12, Unit::BytePerSecond, "2.04_TB/s", "2,04_ТБ/с");
    row(4e6, Unit::BitPerSecond, "4_Mbit/s", "4_Мбит/с");
    row(312e12, Unit::FlopPerSecond, "312_TFLOP/s", "312_ТФЛОП/с");
    row(9500, Unit::Watt, "9.5_kW", "9,5_кВт");
    row(700, Unit::Watt, "700_W", "700_Вт");
    row(-9500, Unit::Watt, "\u22129.5_kW", "\u22129,5_кВт");
    row(12.5e3, Unit::WattHour, "12.5_kWh", "12,5_кВт·ч");
    row(400, Unit::Volt, "400_V", "400_В");
    row(32, Unit::Ampere, "32_A", "32_А");
    row(1.031, Unit::Factor, "×1.03", "×1,03");
    row(3, Unit::Factor, "×3", "×3");
    row(2000, Unit::FramePerSecond, "2,000_fps", "2_000_к/с");
    row(10000, Unit::FramePerSecond, "10,000_fps", "10_000_к/с");
    row(4.256, Unit::FramePerSecond, "4.26_fps", "4,26_к/с");
    row(1234567, Unit::Count, "1,234,567", "1_234_567");
    row(3.2749, Unit::Count, "3.27", "3,27");
    row(0.85, Unit::Ratio, "85_%", "85_%");
    row(0.8512, Unit::Ratio, "85.1_%", "85,1_%");
    row(12.34, Unit::Ratio, "1,234_%", "1_234_%");
    row(70.6e9, Unit::Parameter, "70.6B", "70,6_млрд");
    row(350e6, Unit::Parameter, "350M", "350_млн");
    row(1.03e12, Unit::Parameter, "1.03T", "1,03_трлн");
    row(500, Unit::Parameter, "500", "500");
    row(0.0123, Unit::Second, "12.3_ms", "12,3_мс");
    row(9e-6, Unit::Second, "9_µs", "9_мкс");
    row(2e-9, Unit::Second, "2_ns", "2_нс");
    row(0.9996, Unit::Second, "1_s", "1_с");
    row(42, Unit::Second, "42_s", "42_с");
    row(59.97, Unit::Second, "60_s", "60_с");
    row(90, Unit::Second, "1.5_min", "1,5_мин");
    row(36 * 3600.0, Unit::Second, "36_h", "36_ч");
    row(3 * 86400.0, Unit::Second, "3_days", "3_дня");
    row(90 * 86400.0, Unit::Second, "90_days", "90_дней");
    row(0, Unit::Second, "0_s", "0_с");
    row(1, Unit::Day, "1_day", "1_день");
    row(1.5, Unit::Day, "1.5_days", "1,5_дня");
    row(30, Unit::Day, "30_days", "30_дней");
    row(11, Unit::Camera, "11_cameras", "11_камер");
    row(21, Unit::Camera, "21_cameras", "21_камера");
    row(400, Unit::Camera, "400_cameras", "400_камер");
    row(32768, Unit::Token, "32,768_tokens", "32_768_токенов");
    row(1, Unit::Gpu, "1_GPU", "1_GPU");
    row(8, Unit::Gpu, "8_GPUs", "8_GPU");
    row(4, Unit::RackUnit, "4U", "4U");
    row(1e-15, Unit::PerBit, "1e\u221215_per bit", "1e\u221215_на бит");
    row(1e300, Unit::Byte, "1e282_EB", "1e282_ЭБ");
    row(nan_value, Unit::Byte, "\u2014", "\u2014");
    row(std::numeric_limits<double>::infinity(), Unit::Watt, "\u2014", "\u2014");
}

void PrintTest::prints() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QFETCH(QString, en);
    QFETCH(QString, ru);
    QCOMPARE(QString::fromStdString(print_quantity(value, unit, english)), en);
    QCOMPARE(QString::fromStdString(print_quantity(value, unit, russian)), ru);
}

void PrintTest::binary_bytes() {
    const double gib = 1024.0 * 1024.0 * 1024.0;
    QCOMPARE(QString::fromStdString(print_quantity(80 * gib, Unit::Byte, {Language::English, true})), with_spaces("80_GiB"));
    QCOMPARE(QString::fromStdString(print_quantity(80 * gib, Unit::Byte, {Language::Russian, true})), with_spaces("80_ГиБ"));
    QCOMPARE(QString::fromStdString(print_quantity(1010 * gib, Unit::Byte, {Language::English, true})), with_spaces("1,010_GiB"));
    QCOMPARE(QString::fromStdString(print_quantity(1023.7 * gib, Unit::Byte, {Language::English, true})), with_spaces("1_TiB"));
    // 80 * 1.073741824 = 85.9
    QCOMPARE(QString::fromStdString(print_quantity(80 * gib, Unit::Byte, english)), with_spaces("85.9_GB"));
    // Rates are decimal whatever the style.
    QCOMPARE(QString::fromStdString(print_quantity(31e9, Unit::BytePerSecond, {Language::English, true})), with_spaces("31_GB/s"));
}

void PrintTest::ranges() {
    const Figure time = Figure::range(0.0146, 0.0182, 0.0218, Unit::Second);
    QCOMPARE(QString::fromStdString(print_figure(time, english)), with_spaces("18.2_ms (14.6\u201321.8)"));
    QCOMPARE(QString::fromStdString(print_figure(time, russian)), with_spaces("18,2_мс (14,6\u201321,8)"));
    // The whole range is written with the prefix of the value.
    QCOMPARE(QString::fromStdString(print_figure(Figure::range(900e9, 1.1e12, 1.3e12, Unit::Byte), english)),
             with_spaces("1.1_TB (0.9\u20131.3)"));
    QCOMPARE(QString::fromStdString(print_figure(Figure::exact(4e6, Unit::BitPerSecond), english)), with_spaces("4_Mbit/s"));
    QCOMPARE(QString::fromStdString(print_figure(Figure::range(2, 2, 2, Unit::Gpu), english)), with_spaces("2_GPUs"));
}

void PrintTest::unknown_figures() {
    QCOMPARE(QString::fromStdString(print_figure(Figure::unknown("some.reason", Unit::Byte), english)), QString("\u2014"));
    QCOMPARE(QString::fromStdString(print_figure(Figure(), russian)), QString("\u2014"));
}

void PrintTest::every_unit_has_words() {
    for (int i = 1; i <= static_cast<int>(Unit::Factor); ++i) {
        const auto unit = static_cast<Unit>(i);
        if (unit == Unit::Count || unit == Unit::Parameter) continue;  // a number alone, "70B"
        const QString en = QString::fromStdString(print_quantity(7, unit, english));
        QVERIFY2(en.size() > 1, qPrintable(en));
        QVERIFY(QString::fromStdString(print_quantity(7, unit, russian)).size() > 1);
    }
}

void PrintTest::significant_digits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("three") << 1.2345 << "1.23";
    QTest::newRow("no trailing zeros") << 1.2004 << "1.2";
    QTest::newRow("whole part stays") << 123456.7 << "123457";
    QTest::newRow("rounds up a digit") << 99.96 << "100";
    QTest::newRow("rounds to a thousand") << 999.6 << "1000";
    QTest::newRow("small") << 0.00012345 << "0.000123";
    QTest::newRow("very small") << 1.5e-9 << "1.5e-9";
    QTest::newRow("very large") << 1.2345e21 << "1.23e21";
    QTest::newRow("negative") << -0.5 << "-0.5";
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("minus zero") << -0.0 << "0";
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min() << "4.94e-324";
}

void PrintTest::significant_digits() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(significant_text(value, 3)), text);
}

void PrintTest::exact_digits() {
    QCOMPARE(exact_text(0.85, 2), std::string("85"));
    QCOMPARE(exact_text(85520809984.0, -9), std::string("85.520809984"));
    QCOMPARE(exact_text(0.1), std::string("0.1"));
    QCOMPARE(exact_text(1e-15), std::string("1e-15"));
    QCOMPARE(exact_text(1200.0), std::string("1200"));
}

QTEST_APPLESS_MAIN(PrintTest)
#include "print_test.moc"
