// What stands in an edit field must be the number that the project holds: printing and parsing again changes nothing.
#include "quantity/parse.h"
#include "quantity/print.h"

#include <rapidcheck.h>
#include <QtTest>

#include <array>
#include <cmath>

using namespace rackwright;

namespace {

constexpr int last_unit = static_cast<int>(Unit::Factor);

/// Up to 1e15, the largest count that parse_quantity takes: whole numbers, numbers with a few decimals as people type them, and any double
/// of a sensible size.
rc::Gen<double> quantities() {
    const auto whole =
        rc::gen::map(rc::gen::inRange<std::int64_t>(0, 1'000'000'000'000), [](std::int64_t n) { return static_cast<double>(n); });
    const auto typed =
        rc::gen::apply([](int digits, int exponent) { return std::stod(std::to_string(digits) + "e" + std::to_string(exponent)); },
                       rc::gen::inRange(0, 100000), rc::gen::inRange(-9, 10));
    const auto binary =
        rc::gen::apply([](int n, int power) { return std::ldexp(n, power); }, rc::gen::inRange(0, 5000), rc::gen::inRange(-4, 37));
    const auto any =
        rc::gen::apply([](std::uint32_t mantissa, int power) { return std::ldexp(static_cast<double>(mantissa) + 0.1, power); },
                       rc::gen::arbitrary<std::uint32_t>(), rc::gen::inRange(-60, 15));
    return rc::gen::oneOf(whole, typed, binary, any);
}

constexpr std::array styles = {NumberStyle{Language::English, false}, NumberStyle{Language::English, true},
                               NumberStyle{Language::Russian, false}, NumberStyle{Language::Russian, true}};

}  // namespace

class PrintEditablePropertyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void reads_back();
    void any_text_is_answered();
    void what_is_printed_is_read_within_rounding();
    void examples();
};

void PrintEditablePropertyTest::initTestCase() {
    // A hundred cases, the usual number, are few for 34 units in four styles. RC_PARAMS repeats a seed that failed.
    if (!qEnvironmentVariableIsSet("RC_PARAMS")) qputenv("RC_PARAMS", "max_success=5000");
}

void PrintEditablePropertyTest::reads_back() {
    const bool holds = rc::check("parse(print_editable(x)) == x", [] {
        const auto unit = static_cast<Unit>(*rc::gen::inRange(0, last_unit + 1));
        double value = *quantities();
        if (unit == Unit::PerBit) value = 1.0 / (1.0 + value);
        const NumberStyle style = styles[*rc::gen::inRange<std::size_t>(0, styles.size())];
        const std::string text = print_editable(value, unit, style);
        const Result<double> read = parse_quantity(text, unit);
        RC_LOG() << unit_name(unit) << ": " << text << (read ? "" : " -> " + read.error().code) << std::endl;
        RC_ASSERT(read.ok());
        RC_ASSERT(read.value() == value);
    });
    QVERIFY(holds);
}

void PrintEditablePropertyTest::any_text_is_answered() {
    // Pieces that mean something, in any order: neither a crash nor a number that is not one.
    const bool holds = rc::check("any text gives a finite, non-negative number or an error", [] {
        const auto piece = rc::gen::elementOf(
            std::vector<std::string>{"1",  "0",   "25",   "000", ",", ".",    " ", "\u00A0", "-", "\u2212", "e",    "E",
                                     "GB", "ГБ",  "K",    "к/с", "%", "тыс.", "i", "и",      "/", "\xD0",   "\xFF", std::string(1, '\0'),
                                     "B",  "мин", "1/bit"});
        const auto pieces = *rc::gen::container<std::vector<std::string>>(piece);
        std::string text;
        for (const std::string& one : pieces) text += one;
        const auto unit = static_cast<Unit>(*rc::gen::inRange(0, last_unit + 1));
        const Result<double> read = parse_quantity(text, unit);
        if (read) {
            RC_ASSERT(std::isfinite(read.value()) && read.value() >= 0.0);
        } else {
            RC_ASSERT(read.error().code.rfind("quantity.", 0) == 0);
        }
    });
    QVERIFY(holds);
}

void PrintEditablePropertyTest::what_is_printed_is_read_within_rounding() {
    const bool holds = rc::check("a printed quantity that is typed again is the same within three digits, or refused", [] {
        const auto unit = static_cast<Unit>(*rc::gen::inRange(0, last_unit + 1));
        const double value = *quantities();
        const NumberStyle style = styles[*rc::gen::inRange<std::size_t>(0, styles.size())];
        const std::string text = print_quantity(value, unit, style);
        const Result<double> read = parse_quantity(text, unit);
        RC_LOG() << unit_name(unit) << ": " << text << std::endl;
        if (read) {
            RC_ASSERT(std::fabs(read.value() - value) <= value * 0.00501);
        } else {
            RC_ASSERT(read.error().code == "quantity.ambiguous" || read.error().code == "quantity.out-of-range");
        }
    });
    QVERIFY(holds);
}

void PrintEditablePropertyTest::examples() {
    const NumberStyle english{Language::English, false};
    const NumberStyle russian{Language::Russian, false};
    const auto text = [](double value, Unit unit, const NumberStyle& style) {
        return QString::fromStdString(print_editable(value, unit, style)).replace(QChar(QChar::Nbsp), '_');
    };
    QCOMPARE(text(32768, Unit::Token, english), QString("32K"));
    QCOMPARE(text(32000, Unit::Token, english), QString("32000"));
    QCOMPARE(text(70e9, Unit::Parameter, english), QString("70B"));
    QCOMPARE(text(70e9, Unit::Parameter, russian), QString("70_млрд"));
    QCOMPARE(text(1.5e12, Unit::Byte, russian), QString("1,5_ТБ"));
    QCOMPARE(text(80.0 * 1024 * 1024 * 1024, Unit::Byte, english), QString("80_GiB"));
    QCOMPARE(text(0.85, Unit::Ratio, russian), QString("85_%"));
    QCOMPARE(text(0.12125, Unit::Ratio, russian), QString("12,1250_%"));  // "12,125 %" could be 12 125 %
    QCOMPARE(text(7200, Unit::Second, english), QString("2_h"));
    QCOMPARE(text(10000, Unit::FramePerSecond, english), QString("10000_fps"));
    QCOMPARE(text(std::nan(""), Unit::Byte, english), QString());
}

QTEST_APPLESS_MAIN(PrintEditablePropertyTest)
#include "print_editable_property_test.moc"
