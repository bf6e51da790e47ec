#include "app/theme/theme.h"

#include <QApplication>
#include <QPalette>
#include <QtTest>
#include <cmath>

using namespace rackwright;

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// WCAG 2 contrast ratio, 1 to 21.
double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

#define READABLE(ink, ground) \
    QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(QStringLiteral(#ink " on " #ground ": %1").arg(contrast(ink, ground))))
#define VISIBLE(ink, ground) \
    QVERIFY2(contrast(ink, ground) >= 3.0, qPrintable(QStringLiteral(#ink " on " #ground ": %1").arg(contrast(ink, ground))))

class RackThemeTest : public QObject {
    Q_OBJECT

private slots:
    void textIsReadable_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("light") << static_cast<int>(ThemeMode::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeMode::Dark);
    }
    void textIsReadable() {
        QFETCH(int, mode);
        applyTheme(static_cast<ThemeMode>(mode));
        QCOMPARE(currentThemeMode(), static_cast<ThemeMode>(mode));
        QCOMPARE(isDarkTheme(), static_cast<ThemeMode>(mode) == ThemeMode::Dark);
        const QPalette p = QApplication::palette();
        const QColor window = p.color(QPalette::Window);
        const QColor base = p.color(QPalette::Base);
        QCOMPARE(window.lightness() < 128, isDarkTheme());
        READABLE(p.color(QPalette::WindowText), window);
        VISIBLE(fieldBorderColour(), base);
        VISIBLE(fieldBorderColour(), window);
        READABLE(p.color(QPalette::Text), base);
        READABLE(p.color(QPalette::Text), p.color(QPalette::AlternateBase));
        READABLE(p.color(QPalette::ButtonText), p.color(QPalette::Button));
        READABLE(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight));
        READABLE(p.color(QPalette::ToolTipText), p.color(QPalette::ToolTipBase));
        READABLE(p.color(QPalette::PlaceholderText), base);
        READABLE(p.color(QPalette::Link), base);
        READABLE(p.color(QPalette::Link), window);
        for (const Verdict verdict : {Verdict::Fits, Verdict::Tight, Verdict::DoesNotFit, Verdict::Unknown, Verdict::NotPlaced}) {
            READABLE(verdictColour(verdict), base);
            READABLE(verdictColour(verdict), window);
            QVERIFY(!verdictSign(verdict).isEmpty());
        }
    }

    void theRackIsReadable_data() { textIsReadable_data(); }
    void theRackIsReadable() {
        QFETCH(int, mode);
        applyTheme(static_cast<ThemeMode>(mode));
        for (const bool print : {false, true}) {
            const RackColours c = rackColours(print);
            READABLE(c.device_text, c.device);
            READABLE(c.device_text_muted, c.device);
            READABLE(c.device_text_muted, c.slot_free);
            READABLE(c.device_text, c.slot_free);
            READABLE(c.unit_text, c.rail);
            READABLE(c.unit_text, c.frame);
            READABLE(c.load_over, c.device);
            READABLE(c.device, c.load_over);  // the sign on a verdict's disc
            READABLE(c.device, c.load_high);
            VISIBLE(c.load_ok, c.load_track);
            VISIBLE(c.load_high, c.load_track);
            VISIBLE(c.load_over, c.load_track);
            VISIBLE(c.selection, c.device);
            VISIBLE(c.drop_ok, c.background);
            VISIBLE(c.drop_bad, c.background);
            VISIBLE(c.device_border, c.device);
        }
    }

    void paperIgnoresTheTheme() {
        applyTheme(ThemeMode::Light);
        const RackColours light = rackColours(true);
        applyTheme(ThemeMode::Dark);
        QCOMPARE(rackColours(true).device, light.device);
        QCOMPARE(rackColours(true).device_text, light.device_text);
        QVERIFY(rackColours(false).device != light.device);
    }

    void workloadsAreToldApart() {
        for (int i = 0; i < workload_colour_count; ++i) {
            READABLE(onWorkloadColour(i), workloadColour(i));
            for (int j = i + 1; j < workload_colour_count; ++j) QVERIFY(workloadColour(i) != workloadColour(j));
        }
        QCOMPARE(workloadColour(workload_colour_count), workloadColour(0));
        QCOMPARE(workloadColour(-1), workloadColour(workload_colour_count - 1));
    }
};

QTEST_MAIN(RackThemeTest)
#include "rack_theme_test.moc"
