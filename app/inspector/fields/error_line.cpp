#include "app/inspector/fields/error_line.h"

#include "app/theme/theme.h"

#include <QEvent>

namespace rackwright {

ErrorLine::ErrorLine(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("error"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    colour();
    hide();
}

void ErrorLine::showError(const QString& sentence) {
    setText(sentence);
    setVisible(!sentence.isEmpty());
}

void ErrorLine::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colour();
}

void ErrorLine::colour() {
    const QColor wanted = verdictColour(Verdict::DoesNotFit);
    if (palette().color(QPalette::WindowText) == wanted) return;
    QPalette changed = palette();
    changed.setColor(QPalette::WindowText, wanted);
    setPalette(changed);
}

}  // namespace rackwright
