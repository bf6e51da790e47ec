#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace rackwright {

/// Text that is measured before it is drawn, so that it is never cut by an edge: elided when too wide, left out when
/// the line is too low for it. All sizes are in the painter's units.
QFont fontOfHeight(const QFont& base, double pixels, bool bold = false);

/// One line, vertically centred. Gives the width that was used (0: nothing was drawn).
double drawLine(QPainter& painter, const QRectF& rect, const QString& text, Qt::Alignment horizontal = Qt::AlignLeft);

/// The first of the texts (longest first) that fits unelided; nothing when none does.
double drawFirstThatFits(QPainter& painter, const QRectF& rect, const QStringList& texts, Qt::Alignment horizontal = Qt::AlignLeft);

double textWidth(const QPainter& painter, const QString& text);
/// Height that a line of the painter's font needs.
double lineHeight(const QPainter& painter);

}  // namespace rackwright
