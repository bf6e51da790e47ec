#include "app/window/variant_bar.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"
#include "project/edits.h"

#include <QContextMenuEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>

namespace rackwright {
namespace {

constexpr int longest_name_characters = 32;

}  // namespace

VariantBar::VariantBar(Document* document, QWidget* parent) : QTabBar(parent), document_(document) {
    setObjectName(QStringLiteral("variantBar"));
    setExpanding(false);
    setMovable(true);
    setDocumentMode(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);  // many tabs scroll: "✓ …" names nothing
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (!refreshing_ && index >= 0) document_->setCurrentVariant(VariantId{tabData(index).toInt()});
    });
    connect(this, &QTabBar::tabMoved, this, [this](int, int to) {
        if (refreshing_) return;
        document_->apply(move_variant(document_->project(), VariantId{tabData(to).toInt()}, to), tr("Move variant"));
    });
    connect(document_, &Document::projectChanged, this, &VariantBar::refresh);
    connect(document_, &Document::currentVariantChanged, this, &VariantBar::refresh);
    refresh();
}

void VariantBar::refresh() {
    if (refreshing_) return;
    refreshing_ = true;
    const std::vector<Variant>& variants = document_->project().variants;
    while (count() > static_cast<int>(variants.size())) removeTab(count() - 1);
    while (count() < static_cast<int>(variants.size())) addTab(QString());
    for (int i = 0; i < count(); ++i) {
        const Variant& variant = variants[static_cast<std::size_t>(i)];
        const Verdict verdict = document_->evaluation(variant.id).verdict;
        const QString name = QString::fromStdString(variant.name);
        setTabData(i, raw(variant.id));
        const QString shown = fontMetrics().elidedText(name, Qt::ElideMiddle, fontMetrics().averageCharWidth() * longest_name_characters);
        setTabText(i, verdictSign(verdict) + QLatin1Char(' ') + QString(shown).replace(QLatin1Char('&'), QLatin1String("&&")));
        setTabToolTip(i, tr("%1: %2").arg(name, verdictText(verdict)).toHtmlEscaped());
        setTabTextColor(i, verdictColour(verdict));
        if (variant.id == document_->currentVariantId()) setCurrentIndex(i);
    }
    refreshing_ = false;
}

void VariantBar::addVariant() {
    VariantId added = VariantId::None;
    Project project = document_->project();
    const std::string name = tr("Variant %1").arg(project.variants.size() + 1).toStdString();
    Result<Project> edit = add_variant(std::move(project), name, &added);
    if (edit.ok()) edit = add_rack(std::move(edit.value()), added, 42);
    if (document_->apply(edit, tr("Add variant"))) document_->setCurrentVariant(added);
}

void VariantBar::duplicateCurrent() {
    VariantId added = VariantId::None;
    const std::string name = document_->currentVariant().name;  // the copy gets the next number
    Result<Project> edit = duplicate_variant(document_->project(), document_->currentVariantId(), name, &added);
    if (document_->apply(edit, tr("Duplicate variant"))) document_->setCurrentVariant(added);
}

void VariantBar::renameCurrent() {
    const QString old_name = QString::fromStdString(document_->currentVariant().name);
    bool accepted = false;
    const QString name =
        QInputDialog::getText(this, tr("Rename variant"), tr("Name of the variant:"), QLineEdit::Normal, old_name, &accepted).trimmed();
    if (!accepted || name.isEmpty() || name == old_name) return;
    document_->apply(rename_variant(document_->project(), document_->currentVariantId(), name.toStdString()), tr("Rename variant"));
}

void VariantBar::removeCurrent() {
    document_->apply(remove_variant(document_->project(), document_->currentVariantId()), tr("Delete variant"));
}

void VariantBar::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
}

void VariantBar::contextMenuEvent(QContextMenuEvent* event) {
    const int index = event->reason() == QContextMenuEvent::Mouse ? tabAt(event->pos()) : currentIndex();
    QMenu menu(this);
    if (index >= 0) {
        setCurrentIndex(index);
        menu.addAction(tr("&Rename…"), this, &VariantBar::renameCurrent);
        menu.addAction(tr("D&uplicate"), this, &VariantBar::duplicateCurrent);
        QAction* remove = menu.addAction(tr("&Delete"), this, &VariantBar::removeCurrent);
        remove->setEnabled(count() > 1);
        menu.addSeparator();
    }
    menu.addAction(tr("&New variant"), this, &VariantBar::addVariant);
    menu.exec(event->globalPos());
}

void VariantBar::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tabAt(event->pos()) >= 0) {
        renameCurrent();
    } else {
        addVariant();
    }
}

void VariantBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F2) return renameCurrent();
    if (event->key() == Qt::Key_Delete) return removeCurrent();
    QTabBar::keyPressEvent(event);
}

}  // namespace rackwright
