#include "app/window/main_window.h"

#include "app/dashboard/dashboard_panel.h"
#include "app/export/pdf_export.h"
#include "app/findings/findings_panel.h"
#include "app/inspector/inspector_panel.h"
#include "app/interview/interview_panel.h"
#include "app/language/language.h"
#include "app/palette/palette_panel.h"
#include "app/rack/rack_actions.h"
#include "app/rack/rack_outline.h"
#include "app/rack/rack_view.h"
#include "app/window/settings.h"
#include "app/window/variant_bar.h"
#include "app/window/window_actions.h"
#include "app/wording/wording.h"
#include "project/edits.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace rackwright {
namespace {

constexpr int refusal_shown_ms = 8000;

/// A folder that is there: a file dialog takes the path of one that is not for a relative name.
QString defaultFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void showPlain(QWidget* parent, QMessageBox::Icon icon, const QString& text) {
    QMessageBox box(icon, QApplication::applicationName(), text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

}  // namespace

MainWindow::MainWindow(std::shared_ptr<const Catalogue> catalogue)
    : document_(std::move(catalogue)), actions_(std::make_unique<Actions>()) {
    setObjectName(QStringLiteral("mainWindow"));
    createPanels();
    createActions();
    createMenus();
    connect(&document_, &Document::projectChanged, this, &MainWindow::updateStatus);
    connect(&document_, &Document::projectChanged, statusBar(), &QStatusBar::clearMessage);  // what was refused is the past
    connect(&document_, &Document::currentVariantChanged, this, &MainWindow::updateStatus);
    connect(&document_, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(&document_, &Document::projectChanged, this, &MainWindow::updateTitle);
    connect(document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::nameUndo);
    connect(&document_, &Document::editRefused, this, [this](const Message& reason) { showRefusal(messageText(reason)); });
    retranslate();
    if (!restoreGeometry(Settings::windowGeometry())) resize(QSize(1366, 740).boundedTo(screen()->availableSize()));
    restoreState(Settings::windowState());
}

MainWindow::~MainWindow() = default;

void MainWindow::createPanels() {
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    variants_ = new VariantBar(&document_, centre);
    racks_ = new RackView(&document_, &selection_, centre);
    layout->addWidget(variants_);
    layout->addWidget(racks_, 1);
    setCentralWidget(centre);

    palette_ = new PalettePanel(&document_, &selection_, this);
    outline_ = new RackOutline(&document_, &selection_, this);
    inspector_ = new InspectorPanel(&document_, &selection_, this);
    findings_ = new FindingsPanel(&document_, &selection_, this);
    dashboard_ = new DashboardPanel(&document_, &selection_, this);
    interview_ = new InterviewPanel(&document_, this);

    const auto addDock = [this](const char* name, QWidget* widget, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(this);
        dock->setObjectName(QLatin1String(name));
        dock->setWidget(widget);
        dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetFloatable);
        addDockWidget(area, dock);
        return dock;
    };
    left_tabs_ = new QTabWidget(this);
    left_tabs_->setDocumentMode(true);
    left_tabs_->setObjectName(QStringLiteral("leftTabs"));
    left_tabs_->addTab(palette_, QString());
    left_tabs_->addTab(outline_, QString());
    bottom_tabs_ = new QTabWidget(this);
    bottom_tabs_->setDocumentMode(true);
    bottom_tabs_->setObjectName(QStringLiteral("bottomTabs"));
    bottom_tabs_->addTab(findings_, QString());
    bottom_tabs_->addTab(dashboard_, QString());
    bottom_tabs_->addTab(interview_, QString());
    left_dock_ = addDock("leftDock", left_tabs_, Qt::LeftDockWidgetArea);
    right_dock_ = addDock("rightDock", inspector_, Qt::RightDockWidgetArea);
    bottom_dock_ = addDock("bottomDock", bottom_tabs_, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    const QSize room = screen()->availableSize();
    const bool roomy = room.width() >= 1800;
    resizeDocks({left_dock_, right_dock_}, {roomy ? 320 : 270, roomy ? 420 : 340}, Qt::Horizontal);
    resizeDocks({bottom_dock_}, {room.height() >= 1000 ? 300 : 240}, Qt::Vertical);

    status_totals_ = new QLabel(this);
    status_totals_->setTextFormat(Qt::PlainText);
    status_totals_->setObjectName(QStringLiteral("statusTotals"));
    statusBar()->addPermanentWidget(status_totals_);

    connect(racks_, &RackView::placeRequested, palette_, &PalettePanel::placeAt);
    connect(outline_, &RackOutline::placeRequested, palette_, &PalettePanel::placeAt);
    connect(racks_, &RackView::refused, this, &MainWindow::showRefusal);
    connect(outline_, &RackOutline::refused, this, &MainWindow::showRefusal);
    connect(palette_, &PalettePanel::refused, this, &MainWindow::showRefusal);
}

void MainWindow::updateTitle() {
    setWindowTitle(tr("%1[*] – Rackwright").arg(document_.displayName()));
    setWindowModified(document_.isModified());
    setWindowFilePath(document_.filePath());
    updateRecentFiles();
}

void MainWindow::updateStatus() {
    const Evaluation& evaluation = document_.evaluation();
    QStringList parts;
    for (const FigureKind kind :
         {FigureKind::GpuCount, FigureKind::VramPrinted, FigureKind::Power, FigureKind::Heat, FigureKind::UnitsUsed}) {
        if (const Figure* figure = evaluation.totals.find(kind)) {
            const QString words = valueText(figure->value, figure->unit);
            // Only memory could be taken for something else: the other units name what they count.
            parts.append(kind == FigureKind::VramPrinted ? tr("GPU memory %1").arg(words) : words);
        }
    }
    parts.append(verdictText(evaluation.verdict));
    status_totals_->setText(parts.join(QStringLiteral("   ")));
}

bool MainWindow::mayDiscard() {
    if (!document_.isModified()) return true;
    QMessageBox box(QMessageBox::Warning, QApplication::applicationName(),
                    tr("“%1” has changes that are not saved.").arg(document_.displayName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Save them?"));
    box.setDefaultButton(QMessageBox::Save);
    box.setObjectName(QStringLiteral("unsavedQuestion"));
    switch (box.exec()) {
        case QMessageBox::Save:
            return save();
        case QMessageBox::Discard:
            return true;
        default:
            return false;
    }
}

void MainWindow::newProject() {
    if (!mayDiscard()) return;
    selection_.select(SelectedItem::none());
    document_.newProject();
}

void MainWindow::openSample() {
    if (!mayDiscard()) return;
    selection_.select(SelectedItem::none());
    document_.openSample();
}

void MainWindow::openDialog() {
    if (!mayDiscard()) return;
    const QString folder = document_.filePath().isEmpty() ? defaultFolder() : QFileInfo(document_.filePath()).path();
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open project"), folder, tr("Rackwright projects (*.rackwright);;All files (*)"));
    if (path.isEmpty()) return;
    selection_.select(SelectedItem::none());
    if (const Failure failure = document_.open(path)) return showFailure(*failure);
    Settings::addRecentFile(path);
    updateRecentFiles();
}

void MainWindow::openPath(const QString& path) {
    if (!mayDiscard()) return;
    selection_.select(SelectedItem::none());
    if (const Failure failure = document_.open(path)) return showFailure(*failure);
    Settings::addRecentFile(path);
    updateRecentFiles();
}

bool MainWindow::save() { return document_.filePath().isEmpty() ? saveAs() : saveTo(document_.filePath()); }

bool MainWindow::saveAs() {
    const QString suggested = document_.filePath().isEmpty()
                                  ? defaultFolder() + QLatin1Char('/') + document_.displayName() + QStringLiteral(".rackwright")
                                  : document_.filePath();
    QFileDialog dialog(this, tr("Save project"), suggested, tr("Rackwright projects (*.rackwright)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("rackwright"));
    dialog.selectFile(suggested);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    return saveTo(dialog.selectedFiles().constFirst());
}

bool MainWindow::mayOverwrite(const QString& path) {
    if (path != document_.filePath() || !document_.isChangedOnDisk()) return true;
    QMessageBox box(QMessageBox::Warning, QApplication::applicationName(),
                    tr("%1 was changed on the disk since it was opened here.").arg(QFileInfo(path).fileName()), QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Save under another name overwrites nothing. Overwrite the file?"));
    box.setObjectName(QStringLiteral("changedOnDiskQuestion"));
    const QPushButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == overwrite;
}

bool MainWindow::saveTo(const QString& path) {
    if (!mayOverwrite(path)) return false;
    if (const Failure failure = document_.save(path)) {
        showFailure(*failure);
        return false;
    }
    Settings::addRecentFile(path);
    updateTitle();
    statusBar()->showMessage(tr("Saved: %1").arg(path), refusal_shown_ms);
    return true;
}

void MainWindow::exportPdfDialog() {
    const QString base = document_.filePath().isEmpty() ? defaultFolder() : QFileInfo(document_.filePath()).path();
    QFileDialog dialog(this, tr("Export PDF"), base, tr("PDF documents (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(base + QLatin1Char('/') + document_.displayName() + QStringLiteral(".pdf"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    const QString path = dialog.selectedFiles().constFirst();
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const Failure failure = exportPdf(document_.catalogue(), document_.project(), SpecOptions{}, path);
    QApplication::restoreOverrideCursor();
    if (failure) return showFailure(*failure);
    statusBar()->showMessage(tr("Exported: %1").arg(path), refusal_shown_ms);
}

void MainWindow::showRefusal(const QString& text) { statusBar()->showMessage(text, refusal_shown_ms); }

void MainWindow::showFailure(const Message& message) { showPlain(this, QMessageBox::Warning, messageText(message)); }

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    Settings::setWindow(saveGeometry(), saveState());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace rackwright
