#include "app/explain/explain_dialog.h"

#include "app/explain/derivation_text.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

namespace rackwright {
namespace {

enum Column { SymbolColumn, MeaningColumn, ValueColumn, OriginColumn, SourceColumn, ColumnCount };

QLabel* plainLabel(QWidget* parent, const char* name, double larger = 0.0, bool bold = false) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() + larger);
    font.setBold(bold);
    label->setFont(font);
    return label;
}

bool isWebAddress(const QString& address) {
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() && (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

}  // namespace

ExplainDialog::ExplainDialog(Document* document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      title_(plainLabel(this, "explainTitle", 3.0, true)),
      subject_(plainLabel(this, "explainSubject")),
      value_(plainLabel(this, "explainValue", 3.0)),
      formula_title_(plainLabel(this, "explainFormulaTitle", 0.0, true)),
      formula_(plainLabel(this, "explainFormula")),
      table_(new QTableWidget(0, ColumnCount, this)),
      sources_(plainLabel(this, "explainSources")),
      back_(new QPushButton(this)),
      copy_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("explainDialog"));
    setModal(false);
    formula_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    formula_->setFrameShape(QFrame::StyledPanel);
    formula_->setMargin(6);
    formula_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    table_->setObjectName(QStringLiteral("explainInputs"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(true);
    table_->setAlternatingRowColors(true);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {SymbolColumn, ValueColumn, OriginColumn}) {
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    table_->horizontalHeader()->setSectionResizeMode(MeaningColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(SourceColumn, QHeaderView::Stretch);
    back_->setObjectName(QStringLiteral("explainBack"));
    copy_->setObjectName(QStringLiteral("explainCopy"));
    close_->setObjectName(QStringLiteral("explainClose"));
    for (QPushButton* button : {back_, copy_, close_}) button->setAutoDefault(false);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(back_);
    buttons->addWidget(copy_);
    buttons->addStretch(1);
    buttons->addWidget(close_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title_);
    layout->addWidget(subject_);
    layout->addWidget(value_);
    layout->addWidget(formula_title_);
    layout->addWidget(formula_);
    layout->addWidget(table_, 1);
    layout->addWidget(sources_);
    layout->addLayout(buttons);
    resize(820, 520);

    connect(back_, &QPushButton::clicked, this, &ExplainDialog::goBack);
    connect(new QShortcut(QKeySequence(QKeySequence::Back), this), &QShortcut::activated, this, &ExplainDialog::goBack);
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(asText()); });
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(table_, &QTableWidget::cellClicked, this, &ExplainDialog::activateRow);
    connect(table_, &QTableWidget::cellActivated, this, &ExplainDialog::activateRow);
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, table_, &QTableWidget::resizeRowsToContents);
    connect(document_, &Document::projectChanged, this, &ExplainDialog::refresh);
    connect(document_, &Document::currentVariantChanged, this, &ExplainDialog::refresh);
    retranslate();
}

void ExplainDialog::showFigure(const FigureId& figure) {
    if (history_.empty() || !(history_.back() == figure)) history_.push_back(figure);
    refresh();
}

void ExplainDialog::goBack() {
    if (history_.size() < 2) return;
    history_.pop_back();
    refresh();
}

void ExplainDialog::retranslate() {
    setWindowTitle(tr("How this figure came about"));
    formula_title_->setText(tr("Formula"));
    back_->setText(tr("&Back"));
    copy_->setText(tr("&Copy as text"));
    close_->setText(tr("Close"));
    table_->setHorizontalHeaderLabels({tr("Symbol"), tr("Meaning"), tr("Value"), tr("Origin"), tr("Source")});
    table_->setAccessibleName(tr("Inputs of the formula"));
    refresh();
}

void ExplainDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) refresh();
}

void ExplainDialog::refresh() {
    back_->setEnabled(history_.size() > 1);
    if (history_.empty()) return;
    const FigureId& figure = history_.back();
    const Result<Derivation> result = explain(document_->catalogue(), document_->project(), document_->currentVariant(), figure);
    explained_ = result.ok();
    derivation_ = explained_ ? result.value() : Derivation{};
    title_->setText(figureLabel(figure.kind));
    subject_->setText(figureSubjectText(document_->project(), document_->currentVariant(), figure.subject));
    for (QWidget* widget : {static_cast<QWidget*>(formula_title_), static_cast<QWidget*>(formula_)}) {
        widget->setVisible(explained_ && !derivation_.formula.empty());
    }
    copy_->setEnabled(explained_);
    table_->setVisible(explained_);
    if (!explained_) {
        value_->setText(messageText(result.error()));
        sources_->hide();
        return;
    }
    const Figure& value = derivation_.result;
    value_->setText(value.known() ? figureText(value) : tr("Unknown: %1").arg(unknownReason(value.unknown_reason)));
    formula_->setText(QString::fromStdString(derivation_.formula));
    fillTable();
    const QString sources = formulaSourcesText(document_->catalogue(), derivation_);
    sources_->setText(sources);
    sources_->setVisible(!sources.isEmpty());
}

void ExplainDialog::fillTable() {
    const int current = table_->currentRow();
    table_->setRowCount(static_cast<int>(derivation_.inputs.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const DerivationInput& input = derivation_.inputs[static_cast<std::size_t>(row)];
        const QString words[ColumnCount] = {QString::fromStdString(input.symbol), inputMeaning(input.meaning), figureText(input.value),
                                            originText(input.origin), sourceText(input)};
        for (int column = 0; column < ColumnCount; ++column) {
            auto* cell = new QTableWidgetItem(words[column]);
            cell->setTextAlignment(Qt::Alignment((column == ValueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop));
            const Source* source = document_->catalogue().source(input.source);
            const bool opens_figure = input.origin == Origin::Derived && figure_id_from_text(input.source).has_value();
            const bool opens_page = column == SourceColumn && source != nullptr && isWebAddress(QString::fromStdString(source->address));
            if (opens_page) cell->setData(Qt::UserRole, QString::fromStdString(source->address));
            if ((opens_figure && column >= OriginColumn) || opens_page) {
                QFont font = cell->font();
                font.setUnderline(true);
                cell->setFont(font);
                cell->setForeground(palette().brush(QPalette::Link));
            }
            if (opens_page) cell->setToolTip(QString::fromStdString(source->address).toHtmlEscaped());
            table_->setItem(row, column, cell);
        }
    }
    if (current >= 0 && current < table_->rowCount()) table_->setCurrentCell(current, 0, QItemSelectionModel::NoUpdate);
    // Once the columns have their widths.
    QTimer::singleShot(0, table_, &QTableWidget::resizeRowsToContents);
}

QString ExplainDialog::sourceText(const DerivationInput& input) const {
    return inputSourceText(document_->catalogue(), document_->project(), document_->currentVariant(), input);
}

void ExplainDialog::activateRow(int row, int column) {
    if (row < 0 || static_cast<std::size_t>(row) >= derivation_.inputs.size()) return;
    const DerivationInput& input = derivation_.inputs[static_cast<std::size_t>(row)];
    if (input.origin == Origin::Derived) {
        if (const std::optional<FigureId> figure = figure_id_from_text(input.source)) showFigure(*figure);
        return;
    }
    const QString address = table_->item(row, SourceColumn)->data(Qt::UserRole).toString();
    if (column == SourceColumn && isWebAddress(address)) QDesktopServices::openUrl(QUrl(address, QUrl::StrictMode));
}

QString ExplainDialog::asText() const {
    return explained_ ? derivationText(document_->catalogue(), document_->project(), document_->currentVariant(), derivation_) : QString();
}

void showExplanation(Document* document, const FigureId& figure, QWidget* parent) {
    QWidget* window = parent->window();
    auto* dialog = window->findChild<ExplainDialog*>(QStringLiteral("explainDialog"));
    if (dialog == nullptr) {
        dialog = new ExplainDialog(document, window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->showFigure(figure);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

}  // namespace rackwright
