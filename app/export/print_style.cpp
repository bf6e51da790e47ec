#include "app/export/print_style.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <cmath>

namespace rackwright {

QFont printFont(double points, bool bold) {
    QFont font = QGuiApplication::font();
    // The font of the theme, also where no theme was applied (without a window).
    if (QFontDatabase::hasFamily(QStringLiteral("Roboto"))) font.setFamily(QStringLiteral("Roboto"));
    font.setPixelSize(static_cast<int>(std::lround(pt(points))));
    font.setBold(bold);
    // Spaced letters form no ligatures, which a search in the PDF would not find ("ﬁne"); a micrometre is not seen.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor verdictInk(Verdict verdict) {
    switch (verdict) {
        case Verdict::Fits:
            return {0x1b, 0x7a, 0x3d};
        case Verdict::Tight:
            return {0x9a, 0x62, 0x00};
        case Verdict::DoesNotFit:
            return {0xb3, 0x26, 0x1e};
        case Verdict::Unknown:
        case Verdict::NotPlaced:
            break;
    }
    return ink::muted;
}

}  // namespace rackwright
