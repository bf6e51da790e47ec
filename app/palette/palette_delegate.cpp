#include "app/palette/palette_delegate.h"

#include "app/palette/palette_model.h"

#include <QApplication>
#include <QPainter>

namespace rackwright {
namespace {

constexpr int picture_px = 18;
constexpr int margin_px = 8;

QFont factFont(const QFont& base) {
    QFont font = base;
    font.setPointSizeF(base.pointSizeF() * 0.9);
    return font;
}

void paintPicture(QPainter& painter, const QRectF& box, PaletteKind kind, const QColor& ink) {
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(Qt::NoBrush);
    const QRectF wide = box.adjusted(0.5, 4.0, -0.5, -4.0);
    switch (kind) {
        case PaletteKind::Workloads:
            break;
        case PaletteKind::Servers:
            painter.drawRoundedRect(wide, 1.5, 1.5);
            for (int i = 1; i < 4; ++i) {
                const double x = wide.left() + wide.width() * i / 4.0;
                painter.drawLine(QPointF(x, wide.top() + 2.0), QPointF(x, wide.bottom() - 2.0));
            }
            break;
        case PaletteKind::Gpus:
            painter.drawRoundedRect(wide, 1.5, 1.5);
            painter.drawEllipse(wide.center(), 3.0, 3.0);
            painter.drawLine(QPointF(wide.left() + 3.0, wide.bottom() + 2.0), QPointF(wide.center().x() + 2.0, wide.bottom() + 2.0));
            break;
        case PaletteKind::Storage:
            for (int i = 0; i < 3; ++i) painter.drawRect(QRectF(box.left() + 1.5, box.top() + 2.5 + 4.6 * i, box.width() - 3.0, 3.6));
            break;
    }
}

}  // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    if (index.data(PaletteModel::HeadingRole).toBool()) return {80, metrics.height() + 10};
    const bool one_line = index.data(PaletteModel::FactRole).toString().isEmpty();
    return {80, metrics.height() + (one_line ? 8 : QFontMetrics(factFont(option.font)).height() + 7)};
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = option.palette;
    const QString name = index.data(Qt::DisplayRole).toString();
    if (index.data(PaletteModel::HeadingRole).toBool()) {
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->fillRect(option.rect, palette.color(QPalette::Window));
        painter->setPen(palette.color(QPalette::WindowText));
        painter->drawText(option.rect.adjusted(margin_px, 0, -margin_px, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(name, Qt::ElideRight, option.rect.width() - 2 * margin_px));
        painter->restore();
        return;
    }

    QStyleOptionViewItem row = option;  // ground, hover and focus as the style draws them; no text
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);

    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = selected ? ink : palette.color(group, QPalette::PlaceholderText);
    const QRect area = option.rect.adjusted(margin_px, 2, -margin_px, -3);
    const QRectF picture(area.left(), area.center().y() - picture_px / 2.0 + 0.5, picture_px, picture_px);
    const QVariant colour = index.data(PaletteModel::ColourRole);
    if (colour.isValid()) {
        painter->setPen(selected ? QPen(ink, 1.0) : QPen(Qt::NoPen));
        painter->setBrush(colour.value<QColor>());
        painter->drawRoundedRect(picture.adjusted(2.0, 2.0, -2.0, -2.0), 2.0, 2.0);
    } else if (index.data(PaletteModel::FreshRole).toBool()) {
        painter->setPen(QPen(muted, 1.6));
        const QPointF centre = picture.center();
        painter->drawLine(centre - QPointF(5.0, 0.0), centre + QPointF(5.0, 0.0));
        painter->drawLine(centre - QPointF(0.0, 5.0), centre + QPointF(0.0, 5.0));
    } else {
        paintPicture(*painter, picture, static_cast<PaletteKind>(index.data(PaletteModel::GlyphRole).toInt()), muted);
    }

    int right = area.right();
    const QString sign = index.data(PaletteModel::SignRole).toString();
    if (!sign.isEmpty()) {
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        const int width = QFontMetrics(font).horizontalAdvance(sign);
        painter->setPen(selected ? ink : index.data(PaletteModel::SignColourRole).value<QColor>());
        painter->drawText(QRect(right - width, area.top(), width + 1, area.height()), Qt::AlignVCenter | Qt::AlignRight, sign);
        right -= width + 6;
    }
    const int left = area.left() + picture_px + 8;
    const QString fact = index.data(PaletteModel::FactRole).toString();
    const QFontMetrics metrics(option.font);
    const QRect first(left, area.top(), right - left, fact.isEmpty() ? area.height() : metrics.height());
    painter->setFont(option.font);
    painter->setPen(ink);
    painter->drawText(first, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(name, Qt::ElideRight, first.width()));
    if (!fact.isEmpty()) {
        const QFont font = factFont(option.font);
        const QFontMetrics small(font);
        painter->setFont(font);
        painter->setPen(muted);
        const QRect second(left, area.top() + metrics.height(), right - left, small.height());
        painter->drawText(second, Qt::AlignVCenter | Qt::AlignLeft, small.elidedText(fact, Qt::ElideRight, second.width()));
    }
    painter->restore();
}

}  // namespace rackwright
