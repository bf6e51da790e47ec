#include "app/inspector/inspector_panel.h"

#include "app/explain/explain_dialog.h"
#include "app/inspector/fact_rows.h"
#include "app/inspector/figure_table.h"
#include "app/inspector/forms/array_form.h"
#include "app/inspector/forms/placement_form.h"
#include "app/inspector/forms/project_form.h"
#include "app/inspector/forms/rack_form.h"
#include "app/inspector/forms/server_form.h"
#include "app/inspector/forms/slots_form.h"
#include "app/inspector/forms/workload_form.h"
#include "app/inspector/inspected_thing.h"
#include "app/inspector/link_list.h"
#include "app/inspector/verdict_banner.h"
#include "app/wording/wording.h"

#include <QDesktopServices>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

namespace rackwright {
namespace {

QLabel* boldLabel(QWidget* parent, double larger) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() + larger);
    label->setFont(font);
    return label;
}

void openAddress(const QString& address) {
    const QUrl url(address, QUrl::StrictMode);
    if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http")) QDesktopServices::openUrl(url);
}

}  // namespace

InspectorPanel::InspectorPanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), splitter_(new QSplitter(Qt::Vertical, this)) {
    setObjectName(QStringLiteral("inspectorPanel"));
    auto* top = new QWidget(splitter_);
    auto* top_layout = new QVBoxLayout(top);
    top_layout->setContentsMargins(8, 6, 0, 0);
    top_layout->setSpacing(4);
    kind_ = new QLabel(top);
    kind_->setTextFormat(Qt::PlainText);
    kind_->setObjectName(QStringLiteral("inspectedKind"));
    title_ = boldLabel(top, 2.0);
    title_->setObjectName(QStringLiteral("inspectedName"));
    verdict_ = new VerdictBanner(top);
    scroll_ = new QScrollArea(top);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setObjectName(QStringLiteral("inspectorScroll"));
    top_layout->addWidget(kind_);
    top_layout->addWidget(title_);
    top_layout->addWidget(verdict_);
    top_layout->addWidget(scroll_, 1);

    auto* bottom = new QWidget(splitter_);
    auto* bottom_layout = new QVBoxLayout(bottom);
    bottom_layout->setContentsMargins(8, 4, 6, 4);
    bottom_layout->setSpacing(4);
    figures_title_ = boldLabel(bottom, 0.0);
    figures_ = new FigureTable(bottom);
    bottom_layout->addWidget(figures_title_);
    bottom_layout->addWidget(figures_, 1);

    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(top);
    splitter_->addWidget(bottom);
    splitter_->setStretchFactor(0, 3);
    splitter_->setStretchFactor(1, 2);
    splitter_->setSizes({420, 280});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);
    setMinimumWidth(260);

    connect(selection_, &Selection::changed, this, [this] {
        if (existing(document_->project(), document_->currentVariant(), selection_->item()) == shown_) return;
        rebuild();
    });
    connect(document_, &Document::projectChanged, this, &InspectorPanel::refresh);
    connect(document_, &Document::currentVariantChanged, this, &InspectorPanel::refresh);
    connect(figures_, &FigureTable::opened, this, [this](const FigureId& figure) { showExplanation(document_, figure, this); });
    retranslate();
}

void InspectorPanel::retranslate() {
    figures_title_->setText(tr("Figures"));
    figures_->setAccessibleName(tr("Figures"));
    figures_->setAccessibleDescription(tr("Enter shows how a figure came about"));
    rebuild();
}

void InspectorPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) refreshFigures();
}

void InspectorPanel::rebuild() {
    document_->endMerge();
    shown_ = existing(document_->project(), document_->currentVariant(), selection_->item());
    forms_.clear();
    facts_ = parts_ = nullptr;
    links_ = nullptr;
    if (QWidget* old = scroll_->takeWidget()) {
        old->hide();
        old->deleteLater();  // a field of it may be sending this very signal
    }
    content_ = new QWidget;
    content_layout_ = new QVBoxLayout(content_);
    content_layout_->setContentsMargins(0, 4, 10, 8);
    content_layout_->setSpacing(8);

    switch (shown_.kind) {
        case SelectedItem::Kind::None:
        case SelectedItem::Kind::Project:
            addForm(new ProjectForm(document_, content_));
            break;
        case SelectedItem::Kind::Rack:
            addForm(new RackForm(document_, RackId{shown_.id}, content_));
            break;
        case SelectedItem::Kind::Server:
            addForm(new ServerForm(document_, ServerId{shown_.id}, content_));
            addForm(new SlotsForm(document_, ServerId{shown_.id}, content_));
            addHeading(tr("Product"));
            facts_ = addTable("facts");
            break;
        case SelectedItem::Kind::Gpu:
            addForm(new SlotsForm(document_, GpuRef{ServerId{shown_.id}, shown_.slot}, content_));
            addHeading(tr("Used by"));
            links_ = new LinkList(selection_, tr("Nothing is placed here yet."), content_);
            content_layout_->addWidget(links_);
            addHeading(tr("Memory"));
            parts_ = addTable("vramParts");
            addHeading(tr("Product"));
            facts_ = addTable("facts");
            break;
        case SelectedItem::Kind::Array:
            addForm(new ArrayForm(document_, ArrayId{shown_.id}, content_));
            addHeading(tr("Used by"));
            links_ = new LinkList(selection_, tr("Nothing is placed here yet."), content_);
            content_layout_->addWidget(links_);
            addHeading(tr("Product"));
            facts_ = addTable("facts");
            break;
        case SelectedItem::Kind::Workload:
            addForm(new WorkloadForm(document_, WorkloadId{shown_.id}, content_));
            addForm(makeTaskForm(document_, WorkloadId{shown_.id}, content_));
            addHeading(tr("Placed on"));
            links_ = new LinkList(selection_, tr("Nowhere yet. Drag it from the palette onto a GPU, a server or an array."), content_);
            content_layout_->addWidget(links_);
            break;
        case SelectedItem::Kind::Placement:
            addForm(new PlacementForm(document_, PlacementId{shown_.id}, content_));
            addHeading(tr("Belongs to"));
            links_ = new LinkList(selection_, QString(), content_);
            content_layout_->addWidget(links_);
            break;
    }
    content_layout_->addStretch(1);
    scroll_->setWidget(content_);
    refreshTitle();
    refreshFacts();
    refreshLinks();
    refreshFigures();
}

void InspectorPanel::refresh() {
    const SelectedItem item = existing(document_->project(), document_->currentVariant(), selection_->item());
    if (item != shown_) return rebuild();
    for (FieldForm* form : forms_) {
        if (!form->refresh()) return rebuild();
    }
    refreshTitle();
    refreshFacts();
    refreshLinks();
    refreshFigures();
}

FieldForm* InspectorPanel::addForm(FieldForm* form) {
    if (form == nullptr) return nullptr;
    forms_.push_back(form);
    content_layout_->addWidget(form);
    return form;
}

void InspectorPanel::addHeading(const QString& words) {
    QLabel* label = boldLabel(content_, 0.0);
    label->setText(words);
    content_layout_->addWidget(label);
}

PairTable* InspectorPanel::addTable(const char* name) {
    auto* table = new PairTable(content_);
    table->setObjectName(QLatin1String(name));
    table->setGrows(true);
    connect(table, &QTableWidget::cellActivated, this,
            [table](int row, int) { openAddress(table->item(row, 0)->data(Qt::UserRole).toString()); });
    content_layout_->addWidget(table);
    return table;
}

void InspectorPanel::refreshTitle() {
    const Project& project = document_->project();
    kind_->setText(thingKind(project, shown_));
    title_->setText(thingName(project, document_->currentVariant(), shown_));
}

void InspectorPanel::refreshFigures() {
    const Subject subject = figureSubject(document_->currentVariant(), shown_);
    const Evaluation& evaluation = document_->evaluation();
    const std::optional<ThingVerdict> verdict = thingVerdict(evaluation, subject);
    verdict_->setVisible(verdict.has_value());
    if (verdict) verdict_->showVerdict(verdict->verdict, verdict->limit, verdict->reason);
    const FigureList* list = evaluation.figures(subject);
    figures_->showFigures(subject, list != nullptr ? *list : FigureList{});

    if (parts_ == nullptr) return;
    std::vector<PairTable::Row> rows;
    if (const GpuResult* gpu = evaluation.gpu({ServerId{shown_.id}, shown_.slot})) {
        for (const VramPart& part : gpu->parts)
            rows.push_back({vramPartName(document_->project(), part), valueText(part.bytes, Unit::Byte), {}});
    }
    if (rows.empty()) rows.push_back({tr("Nothing is placed here"), {}, {}});
    parts_->setRows(rows);
}

void InspectorPanel::refreshFacts() {
    if (facts_ == nullptr) return;
    const Catalogue& catalogue = document_->catalogue();
    const Variant& variant = document_->currentVariant();
    std::vector<PairTable::Row> rows;
    std::string id;
    if (shown_.kind == SelectedItem::Kind::Server) {
        id = find_server(variant, ServerId{shown_.id})->product;
        if (const ServerProduct* product = catalogue.server(id)) rows = factRows(catalogue, *product);
    } else if (shown_.kind == SelectedItem::Kind::Gpu) {
        id = find_server(variant, ServerId{shown_.id})->gpus[static_cast<std::size_t>(shown_.slot)];
        if (const Gpu* product = catalogue.gpu(id)) rows = factRows(catalogue, *product);
        if (id.empty()) rows.push_back({tr("The slot is free"), {}, {}});
    } else if (shown_.kind == SelectedItem::Kind::Array) {
        const StorageArray* array = find_array(variant, ArrayId{shown_.id});
        id = array->product;
        if (const ArrayProduct* product = catalogue.array(id)) rows = factRows(catalogue, *product);
        if (const DriveProduct* drive = catalogue.drive(array->drive)) {
            for (PairTable::Row& row : factRows(catalogue, *drive)) rows.push_back(std::move(row));
        }
    }
    if (rows.empty()) rows.push_back({tr("The catalogue does not know this product"), QString::fromStdString(id), {}});
    facts_->setRows(rows);
}

void InspectorPanel::refreshLinks() {
    if (links_ == nullptr) return;
    const Project& project = document_->project();
    const Variant& variant = document_->currentVariant();
    std::vector<LinkList::Entry> entries;
    for (const Placement& placement : variant.placements) {
        const QString workload = subjectName(project, variant, {SubjectKind::Workload, raw(placement.workload), 0});
        const SelectedItem item = SelectedItem::placement(placement.id);
        switch (shown_.kind) {
            case SelectedItem::Kind::Gpu:
                for (const GpuRef& ref : placement.gpus) {
                    if (ref == GpuRef{ServerId{shown_.id}, shown_.slot}) entries.push_back({workload, item});
                }
                break;
            case SelectedItem::Kind::Array:
                if (placement.array == ArrayId{shown_.id}) entries.push_back({workload, item});
                break;
            case SelectedItem::Kind::Workload:
                if (placement.workload == WorkloadId{shown_.id}) entries.push_back({placeName(project, variant, placement), item});
                break;
            case SelectedItem::Kind::Placement:
                if (raw(placement.id) == shown_.id) entries.push_back({workload, SelectedItem::workload(placement.workload)});
                break;
            default:
                break;
        }
    }
    links_->setEntries(std::move(entries));
}

}  // namespace rackwright
