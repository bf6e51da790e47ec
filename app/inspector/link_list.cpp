#include "app/inspector/link_list.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackwright {

LinkList::LinkList(Selection* selection, const QString& nothing, QWidget* parent)
    : QWidget(parent), selection_(selection), nothing_(new QLabel(nothing, this)), layout_(new QVBoxLayout) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(nothing_);
    layout->addLayout(layout_);
    layout_->setSpacing(2);
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setForegroundRole(QPalette::PlaceholderText);
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
    nothing_->setVisible(entries_.empty());
}

}  // namespace rackwright
