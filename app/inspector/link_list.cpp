#include "app/inspector/link_list.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace rackwright {

LinkList::LinkList(Selection* selection, QWidget* parent) : QWidget(parent), selection_(selection), layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(2);
    hide();
}

void LinkList::setEntries(std::vector<Entry> entries) {
    if (entries == entries_) return;
    entries_ = std::move(entries);
    while (QLayoutItem* item = layout_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // it may be what was just clicked
        delete item;
    }
    for (const Entry& entry : entries_) {
        auto* button = new QPushButton(QString(entry.words).replace(QLatin1Char('&'), QLatin1String("&&")), this);
        button->setFlat(true);
        button->setAutoDefault(false);
        button->setToolTip(entry.words.toHtmlEscaped());
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setStyleSheet(QStringLiteral("QPushButton { text-align: left; padding: 3px 6px; }"));
        connect(button, &QPushButton::clicked, selection_, [this, item = entry.item] { selection_->select(item); });
        layout_->addWidget(button);
    }
    setVisible(!entries_.empty());
}

}  // namespace rackwright
