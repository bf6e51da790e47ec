#pragma once

#include "sizing/evaluation.h"

#include <QColor>
#include <QString>

class QApplication;

namespace rackwright {

enum class ThemeMode : std::uint8_t { System, Light, Dark };

/// Sets Fusion, palette, font and style sheet; works while windows are open. Emits no signal: widgets see PaletteChange.
void applyTheme(ThemeMode mode);
ThemeMode currentThemeMode();
bool isDarkTheme();
/// Of a field or box that takes input: 3:1 against the ground inside and outside (WCAG 1.4.11).
QColor fieldBorderColour();

/// Ten well separable colours for workloads, readable with `onWorkloadColour` text in both themes.
QColor workloadColour(int index);
QColor onWorkloadColour(int index);
inline constexpr int workload_colour_count = 10;

QColor verdictColour(Verdict verdict);
/// A sign that does not rely on colour: "✓", "!", "✕", "?", "–".
QString verdictSign(Verdict verdict);

/// Colours of the drawn rack; `forPrint` ignores the theme.
struct RackColours {
    QColor background, frame, rail, unit_text, unit_line, device, device_border, device_text, device_text_muted, slot_free, slot_border,
        vram_free, load_track, load_ok, load_high, load_over, selection, drop_ok, drop_bad;
};
RackColours rackColours(bool for_print = false);

}  // namespace rackwright
