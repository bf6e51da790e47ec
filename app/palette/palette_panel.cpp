#include "app/palette/palette_panel.h"

#include "app/palette/palette_delegate.h"
#include "app/palette/palette_list.h"
#include "app/rack/drop_planner.h"
#include "app/rack/rack_actions.h"
#include "app/wording/wording.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace rackwright {
namespace {

constexpr int no_filter = -1;

const char* const filter_names[] = {"paletteFilterWorkloads", "paletteFilterServers", "paletteFilterGpus", "paletteFilterStorage"};

bool isOnRacks(const SelectedItem& item) {
    switch (item.kind) {
        case SelectedItem::Kind::Rack:
        case SelectedItem::Kind::Server:
        case SelectedItem::Kind::Gpu:
        case SelectedItem::Kind::Array:
        case SelectedItem::Kind::Placement:
            return true;
        default:
            return false;
    }
}

}  // namespace

PalettePanel::PalettePanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      model_(new PaletteModel(document, this)),
      actions_(new RackActions(document, selection, this)),
      search_(new QLineEdit(this)),
      filter_layout_(new QGridLayout),
      list_(new PaletteList(this)),
      nothing_found_(new QLabel(this)),
      target_label_(new QLabel(this)),
      place_(new QPushButton(this)) {
    setObjectName(QStringLiteral("palettePanel"));
    search_->setObjectName(QStringLiteral("paletteSearch"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("paletteList"));
    list_->setModel(model_);
    list_->setItemDelegate(new PaletteDelegate(list_));
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setResizeMode(QListView::Adjust);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setMouseTracking(true);
    nothing_found_->setObjectName(QStringLiteral("paletteNothingFound"));
    nothing_found_->setWordWrap(true);
    nothing_found_->setMargin(10);
    nothing_found_->hide();
    target_label_->setObjectName(QStringLiteral("paletteTarget"));
    target_label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    place_->setObjectName(QStringLiteral("palettePlace"));
    place_->setAutoDefault(false);

    for (int number = 0; number < 4; ++number) {
        auto* button = new QToolButton(this);
        button->setObjectName(QString::fromLatin1(filter_names[number]));
        button->setProperty("filter", true);
        button->setAutoRaise(false);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, number] { filterClicked(number); });
        filters_.push_back(button);
    }
    filter_layout_->setSpacing(4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(6);
    layout->addWidget(search_);
    layout->addLayout(filter_layout_);
    layout->addWidget(nothing_found_);
    layout->addWidget(list_, 1);
    layout->addWidget(target_label_);
    layout->addWidget(place_);
    setTabOrder(search_, filters_.front());
    setTabOrder(filters_.back(), list_);
    setTabOrder(list_, place_);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        model_->setSearch(words);
        // What is searched for may be of another kind than the one shown before.
        if (model_->rowCount() == 0 && !words.isEmpty()) showKinds(no_filter);
        nothing_found_->setVisible(model_->rowCount() == 0);
    });
    connect(list_, &PaletteList::placeWanted, this, &PalettePanel::placeSelected);
    connect(list_, &PaletteList::renameWanted, this, [this] { actions_->askForName(pickedItem(), this); });
    connect(list_, &PaletteList::removeWanted, this, [this] { actions_->remove(pickedItem()); });
    connect(list_, &PaletteList::duplicateWanted, this, [this] { actions_->duplicate(pickedItem()); });
    connect(list_, &QListView::doubleClicked, this, &PalettePanel::placeAnywhere);
    // Also when it is the current row already: something else may have been selected since.
    connect(list_, &QListView::clicked, this, &PalettePanel::currentChanged);
    connect(list_, &QListView::customContextMenuRequested, this, &PalettePanel::openMenu);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PalettePanel::currentChanged);
    connect(model_, &QAbstractItemModel::modelReset, this, &PalettePanel::selectionChanged);
    connect(place_, &QPushButton::clicked, this, &PalettePanel::placeSelected);
    connect(actions_, &RackActions::refused, this, &PalettePanel::showRefusal);
    connect(selection_, &Selection::changed, this, &PalettePanel::selectionChanged);
    connect(document_, &Document::projectChanged, this, &PalettePanel::updateTarget);
    connect(document_, &Document::currentVariantChanged, this, &PalettePanel::updateTarget);
    retranslate();
}

void PalettePanel::retranslate() {
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(tr("Search the palette"));
    list_->setAccessibleName(tr("Palette"));
    list_->setAccessibleDescription(tr("Enter places the selected entry at the thing that was last selected on the racks"));
    const QString words[] = {tr("Workloads"), tr("Servers"), tr("GPUs"), tr("Storage")};
    for (std::size_t i = 0; i < filters_.size(); ++i) {
        filters_[i]->setText(words[i]);
        filters_[i]->setToolTip(tr("Show only: %1").arg(words[i]));
    }
    nothing_found_->setText(tr("Nothing found. Search for a name, a vendor or a figure, such as \"H200\" or \"96 GB\"."));
    place_->setText(tr("Place"));
    place_->setToolTip(tr("Place what is selected in the list (Enter)"));
    model_->synchronise();
    updateTarget();
    layOutFilters();
}

void PalettePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) layOutFilters();
    if (event->type() == QEvent::PaletteChange) model_->synchronise();
    QWidget::changeEvent(event);
}

void PalettePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOutFilters();
    updateTarget();
}

void PalettePanel::layOutFilters() {
    int wanted = 3 * filter_layout_->spacing();
    for (const QToolButton* button : filters_) wanted += button->sizeHint().width();
    const bool one_row = wanted <= width() - 12;
    for (int i = 0; i < static_cast<int>(filters_.size()); ++i) {
        filter_layout_->addWidget(filters_[static_cast<std::size_t>(i)], one_row ? 0 : i / 2, one_row ? i : i % 2);
    }
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down) {
            list_->setFocus(Qt::TabFocusReason);
            if (!list_->currentIndex().isValid() && model_->rowCount() > 1) list_->setCurrentIndex(model_->index(1, 0));
            return true;
        }
        if (key->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
            search_->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PalettePanel::filterClicked(int number) { showKinds(filters_[static_cast<std::size_t>(number)]->isChecked() ? number : no_filter); }

void PalettePanel::showKinds(int number) {
    for (std::size_t i = 0; i < filters_.size(); ++i) filters_[i]->setChecked(static_cast<int>(i) == number);
    model_->setKind(number != no_filter ? std::optional(static_cast<PaletteKind>(number)) : std::nullopt);
    nothing_found_->setVisible(model_->rowCount() == 0);
}

std::optional<DragPayload> PalettePanel::picked() const { return model_->payloadAt(list_->currentIndex()); }

SelectedItem PalettePanel::pickedItem() const {
    const std::optional<DragPayload> payload = picked();
    return payload && payload->kind == DragPayload::Kind::Workload ? SelectedItem::workload(WorkloadId{payload->id}) : SelectedItem::none();
}

void PalettePanel::currentChanged() {
    place_->setEnabled(picked().has_value());
    // A workload in the list is the workload itself: the inspector shows it.
    if (const SelectedItem item = pickedItem(); item.kind == SelectedItem::Kind::Workload && list_->hasFocus()) selection_->select(item);
}

void PalettePanel::selectionChanged() {
    const SelectedItem& item = selection_->item();
    if (isOnRacks(item)) target_ = item;
    if (item.kind == SelectedItem::Kind::Workload) {
        const QModelIndex index = model_->indexOfWorkload(WorkloadId{item.id});
        if (index.isValid() && index != list_->currentIndex()) list_->setCurrentIndex(index);
    }
    updateTarget();
}

void PalettePanel::updateTarget() {
    if (!exists(document_->project(), document_->currentVariant(), target_)) target_ = SelectedItem::none();
    QString name;
    if (target_.kind == SelectedItem::Kind::Gpu) {
        name = subjectName(document_->project(), document_->currentVariant(), {SubjectKind::Gpu, target_.id, target_.slot});
    } else if (target_.kind != SelectedItem::Kind::None) {
        name = actions_->nameOf(target_);
    }
    const QString words = name.isEmpty() ? tr("Target: first free place") : tr("Target: %1").arg(name);
    target_label_->setText(target_label_->fontMetrics().elidedText(words, Qt::ElideRight, std::max(40, target_label_->width())));
    target_label_->setToolTip(words);
    place_->setEnabled(picked().has_value());
    place_->setAccessibleName(place_->text() + QStringLiteral(", ") + words);
}

void PalettePanel::placeAt(const SelectedItem& target) {
    const std::optional<DragPayload> payload = picked();
    if (!payload) {
        showRefusal(tr("Select something in the palette first"));
        return;
    }
    const DropPlanner planner(*document_);
    DropPlan plan = planner.placeHere(*payload, target);
    // A new workload that does not fit anywhere yet is still a task that the customer has.
    if (!plan.possible && payload->kind == DragPayload::Kind::NewWorkload) plan = planner.plan(*payload, {}, false);
    actions_->carryOut(plan);
}

void PalettePanel::placeSelected() {
    const std::optional<DragPayload> payload = picked();
    if (payload && payload->kind == DragPayload::Kind::NewWorkload) return placeAnywhere();
    placeAt(target_);
}

void PalettePanel::placeAnywhere() {
    const std::optional<DragPayload> payload = picked();
    if (!payload) return;
    const DropPlanner planner(*document_);
    // Tasks first: a new workload is described before it is placed.
    actions_->carryOut(payload->kind == DragPayload::Kind::NewWorkload ? planner.plan(*payload, {}, false)
                                                                       : planner.placeAnywhere(*payload));
}

void PalettePanel::openMenu(const QPoint& point) {
    const QModelIndex index = list_->indexAt(point);
    const std::optional<DragPayload> payload = model_->payloadAt(index);
    if (!payload) return;
    list_->setCurrentIndex(index);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("paletteMenu"));
    connect(menu.addAction(place_->text()), &QAction::triggered, this, &PalettePanel::placeSelected);
    connect(menu.addAction(tr("Place at the first free place")), &QAction::triggered, this, &PalettePanel::placeAnywhere);
    if (const SelectedItem item = pickedItem(); item.kind == SelectedItem::Kind::Workload) {
        menu.addSeparator();
        actions_->fillMenu(menu, item, this);
    }
    menu.exec(list_->viewport()->mapToGlobal(point));
}

void PalettePanel::showRefusal(const QString& reason) {
    const QRect row = list_->visualRect(list_->currentIndex());
    QToolTip::showText(list_->viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint(0, 0)), reason, list_, {}, 5000);
    emit refused(reason);
}

}  // namespace rackwright
