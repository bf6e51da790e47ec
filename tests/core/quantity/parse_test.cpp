#include "quantity/parse.h"

#include "quantity/unit_spellings.h"

#include <QtTest>

using namespace rackwright;

Q_DECLARE_METATYPE(rackwright::Unit)

class ParseTest : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void error_names_text_and_unit();
    void lower_case_of_both_alphabets();
};

void ParseTest::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* text, Unit unit, double expected) {
        QTest::addRow("%s as %s", text, unit_name(unit).data()) << QString::fromUtf8(text) << unit << expected;
    };
    const double gib = 1024.0 * 1024.0 * 1024.0;

    row("80 GB", Unit::Byte, 80e9);
    row("80 GiB", Unit::Byte, 80 * gib);
    row("80 ГиБ", Unit::Byte, 80 * gib);
    row("80Gi", Unit::Byte, 80 * gib);
    row("80G", Unit::Byte, 80e9);
    row("80gb", Unit::Byte, 80e9);
    row("1.5 TB", Unit::Byte, 1.5e12);
    row("1,5 ТБ", Unit::Byte, 1.5e12);
    row("1,5\u00A0ТБ", Unit::Byte, 1.5e12);
    row("  1,5   ТБ  ", Unit::Byte, 1.5e12);
    row("864 ТБ", Unit::Byte, 864e12);
    row("512", Unit::Byte, 512);
    row("1.12e12", Unit::Byte, 1.12e12);
    row("2 PB", Unit::Byte, 2e15);
    row("0 ГБ", Unit::Byte, 0);
    row(".5 GB", Unit::Byte, 0.5e9);
    row("+5 GB", Unit::Byte, 5e9);
    row("2039 GB/s", Unit::BytePerSecond, 2.039e12);
    row("2,039 ТБ/с", Unit::BytePerSecond, 2.039e12);
    row("31 GiB/s", Unit::BytePerSecond, 31 * gib);

    row("10 Gbit/s", Unit::BitPerSecond, 10e9);
    row("10 Gbps", Unit::BitPerSecond, 10e9);
    row("10 Gb/s", Unit::BitPerSecond, 10e9);
    row("4 Мбит/с", Unit::BitPerSecond, 4e6);
    row("4 Mбит/с", Unit::BitPerSecond, 4e6);  // Latin M
    row("4M", Unit::BitPerSecond, 4e6);

    // Context sizes are powers of two, other counts are not; a word is always decimal.
    row("32K", Unit::Token, 32.0 * 1024);
    row("32к", Unit::Token, 32.0 * 1024);
    row("32K tokens", Unit::Token, 32.0 * 1024);
    row("1M", Unit::Token, 1024.0 * 1024);
    row("1.5K", Unit::Token, 1536);
    row("32 тыс. токенов", Unit::Token, 32000);
    row("32768", Unit::Token, 32768);
    row("32K", Unit::Count, 32000);
    row("32K", Unit::FramePerSecond, 32000);

    row("70B", Unit::Parameter, 70e9);
    row("70В", Unit::Parameter, 70e9);  // Russian letter
    row("70,6 млрд", Unit::Parameter, 70.6e9);
    row("70,6 млрд параметров", Unit::Parameter, 70.6e9);
    row("350M", Unit::Parameter, 350e6);
    row("1.03T", Unit::Parameter, 1.03e12);

    row("25 fps", Unit::FramePerSecond, 25);
    row("25 к/с", Unit::FramePerSecond, 25);
    row("25 кадров/с", Unit::FramePerSecond, 25);
    row("12,5 к/с", Unit::FramePerSecond, 12.5);
    row("10 000 к/с", Unit::FramePerSecond, 10000);
    row("10\u00A0000 к/с", Unit::FramePerSecond, 10000);
    row("10,000 fps", Unit::FramePerSecond, 10000);
    row("2,000 к/с", Unit::FramePerSecond, 2);  // written in Russian: a decimal comma
    row("1,234,567", Unit::Count, 1234567);
    row("1.234.567", Unit::Count, 1234567);
    row("1,234.5", Unit::Kilogram, 1234.5);
    row("1 234,5", Unit::Kilogram, 1234.5);
    row("1,250", Unit::Camera, 1250);
    row("0,125", Unit::Byte, 0.125);  // a group never starts with 0
    row("1,1250 GB", Unit::Byte, 1.125e9);
    row("1,250 ГБ", Unit::Byte, 1.25e9);

    row("85 %", Unit::Ratio, 0.85);
    row("85%", Unit::Ratio, 0.85);
    row("85", Unit::Ratio, 0.85);
    row("0.85", Unit::Ratio, 0.85);
    row("0,85", Unit::Ratio, 0.85);
    row("1", Unit::Ratio, 1.0);
    row("5 %", Unit::Ratio, 0.05);
    row("1.5x", Unit::Ratio, 1.5);
    row("250 %", Unit::Ratio, 2.5);

    row("3 kW", Unit::Watt, 3000);
    row("3 кВт", Unit::Watt, 3000);
    row("3 KW", Unit::Watt, 3000);
    row("700", Unit::Watt, 700);
    row("1.2 MW", Unit::Watt, 1.2e6);
    row("12 кВт·ч", Unit::WattHour, 12000);
    row("400 V", Unit::Volt, 400);
    row("230 В", Unit::Volt, 230);
    row("10 кВ", Unit::Volt, 1e4);
    row("32 A", Unit::Ampere, 32);
    row("63 А", Unit::Ampere, 63);
    row("×1.03", Unit::Factor, 1.03);
    row("×1,03", Unit::Factor, 1.03);
    row("2", Unit::Factor, 2);
    row("4U", Unit::RackUnit, 4);
    row("95 cm", Unit::Millimetre, 950);
    row("28.6 kg", Unit::Kilogram, 28.6);
    row("1.41 GHz", Unit::Hertz, 1.41e9);
    row("1410 mhz", Unit::Hertz, 1.41e9);
    row("312 TFLOPS", Unit::FlopPerSecond, 312e12);
    row("312 ТФЛОПС", Unit::FlopPerSecond, 312e12);
    row("78.9 GFLOP", Unit::Flop, 78.9e9);
    row("1e-15", Unit::PerBit, 1e-15);
    row("1e-15 1/bit", Unit::PerBit, 1e-15);
    row("1e\u221215 per bit", Unit::PerBit, 1e-15);
    row("12.3 ms", Unit::Second, 0.0123);
    row("9 мкс", Unit::Second, 9e-6);
    row("10 мин.", Unit::Second, 600);
    row("24 ч", Unit::Second, 86400);
    row("30 дней", Unit::Day, 30);
    row("2 weeks", Unit::Day, 14);
    row("36 h", Unit::Day, 1.5);
    row("15 токен/с", Unit::TokenPerSecond, 15);
    row("2", Unit::BytePerParameter, 2);
    row("320 KiB/token", Unit::BytePerToken, 320 * 1024);
}

void ParseTest::reads() {
    QFETCH(QString, text);
    QFETCH(Unit, unit);
    QFETCH(double, expected);
    const Result<double> result = parse_quantity(text.toStdString(), unit);
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().code.c_str());
    // Exact: powers of ten are applied before the one rounding.
    QVERIFY2(result.value() == expected, qPrintable(QString::number(result.value(), 'g', 17)));
}

void ParseTest::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* text, Unit unit, const char* code) {
        QTest::addRow("'%.20s' as %s: %s", text, unit_name(unit).data(), code) << QString::fromUtf8(text) << unit << QString(code);
    };
    row("", Unit::Byte, "quantity.empty");
    row(" \u00A0\t", Unit::Byte, "quantity.empty");
    row("GB", Unit::Byte, "quantity.not-a-number");
    row("abc", Unit::Byte, "quantity.not-a-number");
    row("1.2.3 GB", Unit::Byte, "quantity.not-a-number");
    row("1,00,0", Unit::Count, "quantity.not-a-number");
    row("1,2345,678", Unit::Count, "quantity.not-a-number");
    row("1 5 TB", Unit::Byte, "quantity.not-a-number");
    row("1..5 TB", Unit::Byte, "quantity.not-a-number");
    row("5. TB", Unit::Byte, "quantity.not-a-number");
    row("--5", Unit::Byte, "quantity.not-a-number");
    row("nan", Unit::Byte, "quantity.not-a-number");
    row("inf", Unit::Byte, "quantity.not-a-number");
    row(std::string(500, '9').c_str(), Unit::Byte, "quantity.not-a-number");
    row("1,250 GB", Unit::Byte, "quantity.ambiguous");
    row("1,250 fps", Unit::FramePerSecond, "quantity.ambiguous");
    row("1,250", Unit::Watt, "quantity.ambiguous");
    row("1,250K", Unit::Count, "quantity.ambiguous");
    row("5", Unit::Ratio, "quantity.ambiguous");
    row("1.01", Unit::Ratio, "quantity.ambiguous");
    row("5 quux", Unit::Byte, "quantity.unknown-unit");
    row("5 GB please", Unit::Byte, "quantity.unknown-unit");
    row("3 mW", Unit::Watt, "quantity.unknown-unit");  // milli or mega
    row("5 GB", Unit::Watt, "quantity.wrong-unit");
    row("32 A", Unit::Volt, "quantity.wrong-unit");
    row("5 W", Unit::Byte, "quantity.wrong-unit");
    row("5 TB/s", Unit::Byte, "quantity.wrong-unit");
    row("4 MB/s", Unit::BitPerSecond, "quantity.wrong-unit");
    row("4 Mb/s", Unit::BytePerSecond, "quantity.wrong-unit");
    row("4 mb/s", Unit::BytePerSecond, "quantity.wrong-unit");
    row("4 Мбит/с", Unit::BytePerSecond, "quantity.wrong-unit");
    row("25 fps", Unit::TokenPerSecond, "quantity.wrong-unit");
    row("1e400 B", Unit::Byte, "quantity.out-of-range");
    row("1e30 B", Unit::Byte, "quantity.out-of-range");
    row("1e-400", Unit::PerBit, "quantity.out-of-range");
    row("1e16", Unit::Camera, "quantity.out-of-range");
    row("1e999", Unit::Ratio, "quantity.out-of-range");
    row("2", Unit::PerBit, "quantity.out-of-range");
    row("-5 GB", Unit::Byte, "quantity.out-of-range");
    row("\u22125 GB", Unit::Byte, "quantity.out-of-range");
}

void ParseTest::refuses() {
    QFETCH(QString, text);
    QFETCH(Unit, unit);
    QFETCH(QString, code);
    const Result<double> result = parse_quantity(text.toStdString(), unit);
    QVERIFY2(!result.ok(), result.ok() ? qPrintable(QString::number(result.value())) : "");
    QCOMPARE(QString::fromStdString(result.error().code), code);
}

void ParseTest::error_names_text_and_unit() {
    const Result<double> result = parse_quantity("5 W", Unit::Byte);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().arguments.size(), std::size_t(2));
    QCOMPARE(result.error().arguments[0].name, std::string("text"));
    QCOMPARE(result.error().arguments[0].text, std::string("5 W"));
    QCOMPARE(result.error().arguments[1].name, std::string("unit"));
    QCOMPARE(result.error().arguments[1].text, std::string("B"));
}

void ParseTest::lower_case_of_both_alphabets() {
    QCOMPARE(lower_case("ABCxyz АБВПРСЯ абвпрся µ·"), std::string("abcxyz абвпрся абвпрся µ·"));
    QCOMPARE(lower_case("\xD0"), std::string("\xD0"));  // half a letter at the end
}

QTEST_APPLESS_MAIN(ParseTest)
#include "parse_test.moc"
