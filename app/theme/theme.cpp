#include "app/theme/theme.h"

#include "app/theme/field_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>
#include <QToolTip>
#include <array>
#include <cmath>

namespace rackwright {
namespace {

ThemeMode mode = ThemeMode::System;
bool dark = false;

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

/// The roles in the order in which both palettes fill them; every text on its ground keeps 4.5:1 (tests/app/rack_theme_test).
struct Tones {
    unsigned window, window_text, base, alternate, text, button, button_text, highlight, highlighted_text, link, visited, tooltip,
        tooltip_text, light, midlight, mid, dark, shadow, placeholder, disabled_text, field_border;
};
constexpr Tones light_tones{0xf3f5f7, 0x1b232c, 0xffffff, 0xf0f3f6, 0x1b232c, 0xe8ecf0, 0x1b232c, 0x1f5fbf, 0xffffff, 0x1a56b0, 0x6a3fa0,
                            0x24303c, 0xf5f8fa, 0xffffff, 0xf8fafb, 0xb9c2cc, 0x8f9aa6, 0x5b6670, 0x5d6975, 0x8a949e, 0x7b8794};
constexpr Tones dark_tones{0x20262d, 0xe4e9ef, 0x171c22, 0x1d232a, 0xe4e9ef, 0x2d353e, 0xe4e9ef, 0x2f6fd0, 0xffffff, 0x7fb2ff, 0xc3a6f5,
                           0x39434f, 0xf2f5f8, 0x4a5561, 0x3c4651, 0x3a444f, 0x14191e, 0x0b0e11, 0x98a4b1, 0x77828e, 0x6f7b88};

QPalette paletteOf(const Tones& tones) {
    QPalette palette;
    palette.setColor(QPalette::Window, rgb(tones.window));
    palette.setColor(QPalette::WindowText, rgb(tones.window_text));
    palette.setColor(QPalette::Base, rgb(tones.base));
    palette.setColor(QPalette::AlternateBase, rgb(tones.alternate));
    palette.setColor(QPalette::Text, rgb(tones.text));
    palette.setColor(QPalette::Button, rgb(tones.button));
    palette.setColor(QPalette::ButtonText, rgb(tones.button_text));
    palette.setColor(QPalette::BrightText, rgb(0xffffff));
    palette.setColor(QPalette::Highlight, rgb(tones.highlight));
    palette.setColor(QPalette::HighlightedText, rgb(tones.highlighted_text));
    palette.setColor(QPalette::Link, rgb(tones.link));
    palette.setColor(QPalette::LinkVisited, rgb(tones.visited));
    palette.setColor(QPalette::ToolTipBase, rgb(tones.tooltip));
    palette.setColor(QPalette::ToolTipText, rgb(tones.tooltip_text));
    palette.setColor(QPalette::Light, rgb(tones.light));
    palette.setColor(QPalette::Midlight, rgb(tones.midlight));
    palette.setColor(QPalette::Mid, rgb(tones.mid));
    palette.setColor(QPalette::Dark, rgb(tones.dark));
    palette.setColor(QPalette::Shadow, rgb(tones.shadow));
    palette.setColor(QPalette::PlaceholderText, rgb(tones.placeholder));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, rgb(tones.disabled_text));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, rgb(tones.mid));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, rgb(tones.window_text));
    return palette;
}

/// What the desktop asked for, before the program's own palette hides it.
bool systemIsDark() {
    static const bool answer = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return answer;
}

QFont programFont() {
    static const QFont system = QApplication::font();
    QFont font = system;
    if (QFontDatabase::hasFamily(QStringLiteral("Roboto"))) font.setFamily(QStringLiteral("Roboto"));
    if (font.pointSizeF() < 10.0) font.setPointSizeF(10.0);
    return font;
}

double linear(double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

/// Relative luminance as WCAG 2 defines it.
double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Chosen by a search over OKLab distances as people with full colour vision, protanopia, deuteranopia and tritanopia
// (Machado 2009) see them: the nearest pair keeps 0.118, three times what the usual ten-colour lists keep.
constexpr std::array<unsigned, workload_colour_count> workload_colours{0x2b8ce8, 0xf0a010, 0x7a2aa6, 0x20cf9c, 0xe8469f,
                                                                       0x8c8020, 0xc3adf8, 0xad2f66, 0x2348e6, 0x17621a};

const RackColours light_rack{.background = rgb(0xe4e8ed),
                             .frame = rgb(0x4b5663),
                             .rail = rgb(0x5d6977),
                             .unit_text = rgb(0xffffff),
                             .unit_line = rgb(0xb3bcc6),
                             .device = rgb(0xffffff),
                             .device_border = rgb(0x76828f),
                             .device_text = rgb(0x1b232c),
                             .device_text_muted = rgb(0x55616d),
                             .slot_free = rgb(0xeef1f4),
                             .slot_border = rgb(0xa3aeb9),
                             .vram_free = rgb(0xdfe4ea),
                             .load_track = rgb(0xd3dae1),
                             .load_ok = rgb(0x1a7f4b),
                             .load_high = rgb(0x9a5c00),
                             .load_over = rgb(0xc0262d),
                             .selection = rgb(0x1f5fbf),
                             .drop_ok = rgb(0x1a7f4b),
                             .drop_bad = rgb(0xc0262d)};

const RackColours dark_rack{.background = rgb(0x14181d),
                            .frame = rgb(0x3a444f),
                            .rail = rgb(0x2c353e),
                            .unit_text = rgb(0xc4cdd6),
                            .unit_line = rgb(0x434e5a),
                            .device = rgb(0x2b333c),
                            .device_border = rgb(0x788694),
                            .device_text = rgb(0xe8edf2),
                            .device_text_muted = rgb(0xa9b5c1),
                            .slot_free = rgb(0x232a31),
                            .slot_border = rgb(0x515d69),
                            .vram_free = rgb(0x161b21),
                            .load_track = rgb(0x161b21),
                            .load_ok = rgb(0x4cc38a),
                            .load_high = rgb(0xe3a93b),
                            .load_over = rgb(0xff6b66),
                            .selection = rgb(0x6aa9ff),
                            .drop_ok = rgb(0x4cc38a),
                            .drop_bad = rgb(0xff6b66)};

const RackColours print_rack{.background = rgb(0xffffff),
                             .frame = rgb(0xc3cad2),
                             .rail = rgb(0xdde2e7),
                             .unit_text = rgb(0x2a333c),
                             .unit_line = rgb(0xd5dbe1),
                             .device = rgb(0xffffff),
                             .device_border = rgb(0x4b5663),
                             .device_text = rgb(0x10161c),
                             .device_text_muted = rgb(0x4b5663),
                             .slot_free = rgb(0xf6f8f9),
                             .slot_border = rgb(0x8f9aa6),
                             .vram_free = rgb(0xe6eaee),
                             .load_track = rgb(0xd9dfe5),
                             .load_ok = rgb(0x1a7f4b),
                             .load_high = rgb(0x9a5c00),
                             .load_over = rgb(0xc0262d),
                             .selection = rgb(0x1f5fbf),
                             .drop_ok = rgb(0x1a7f4b),
                             .drop_bad = rgb(0xc0262d)};

}  // namespace

void applyTheme(ThemeMode wanted) {
    const bool system_dark = systemIsDark();
    const QFont font = programFont();
    mode = wanted;
    dark = wanted == ThemeMode::Dark || (wanted == ThemeMode::System && system_dark);
    // No style sheet: with one, widgets keep the colours that they were first shown in.
    static const bool styled = (QApplication::setStyle(new FieldStyle), true);
    Q_UNUSED(styled)
    const Tones& tones = dark ? dark_tones : light_tones;
    QApplication::setPalette(paletteOf(tones));
    QToolTip::setPalette(paletteOf(tones));
    if (QApplication::font() != font) QApplication::setFont(font);
}

ThemeMode currentThemeMode() { return mode; }
bool isDarkTheme() { return dark; }
QColor fieldBorderColour() { return rgb((dark ? dark_tones : light_tones).field_border); }

QColor workloadColour(int index) {
    const int wrapped = ((index % workload_colour_count) + workload_colour_count) % workload_colour_count;
    return rgb(workload_colours[static_cast<std::size_t>(wrapped)]);
}

QColor onWorkloadColour(int index) {
    const double ground = luminance(workloadColour(index));
    const QColor black = rgb(0x0c1116);
    const bool white_is_better = 1.05 / (ground + 0.05) > (ground + 0.05) / (luminance(black) + 0.05);
    return white_is_better ? rgb(0xffffff) : black;
}

QColor verdictColour(Verdict verdict) {
    switch (verdict) {
        case Verdict::Fits:
            return dark ? rgb(0x4cc38a) : rgb(0x17703f);
        case Verdict::Tight:
            return dark ? rgb(0xe3a93b) : rgb(0x8a5a00);
        case Verdict::DoesNotFit:
            return dark ? rgb(0xff7b76) : rgb(0xb8222a);
        case Verdict::Unknown:
            return dark ? rgb(0xc3a6f5) : rgb(0x6a3fa0);
        case Verdict::NotPlaced:
            return dark ? rgb(0xa9b5c1) : rgb(0x55616d);
    }
    return {};
}

QString verdictSign(Verdict verdict) {
    switch (verdict) {
        case Verdict::Fits:
            return QStringLiteral("✓");
        case Verdict::Tight:
            return QStringLiteral("!");
        case Verdict::DoesNotFit:
            return QStringLiteral("✕");
        case Verdict::Unknown:
            return QStringLiteral("?");
        case Verdict::NotPlaced:
            return QStringLiteral("–");
    }
    return {};
}

RackColours rackColours(bool for_print) { return for_print ? print_rack : dark ? dark_rack : light_rack; }

}  // namespace rackwright
