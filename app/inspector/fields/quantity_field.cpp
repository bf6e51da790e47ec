#include "app/inspector/fields/quantity_field.h"

#include "app/inspector/fields/error_line.h"
#include "app/inspector/fields/wheel_guard.h"
#include "app/wording/wording.h"
#include "quantity/parse.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <cmath>

namespace rackwright {
namespace {

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

}  // namespace

QuantityField::QuantityField(Document* document, Unit unit, Read read, Write write, QWidget* parent)
    : Field(parent),
      run_(document),
      document_(document),
      unit_(unit),
      read_(std::move(read)),
      write_(std::move(write)),
      shown_(read_()),
      edit_(new QLineEdit(this)),
      error_(new ErrorLine(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(edit_);
    layout->addWidget(error_);
    edit_->setObjectName(QStringLiteral("edit"));
    edit_->setText(textOf(shown_));
    edit_->setMinimumWidth(60);
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
    connect(edit_, &QLineEdit::textEdited, this, &QuantityField::typed);
    connect(edit_, &QLineEdit::returnPressed, this, [this] {
        left();
        edit_->selectAll();
    });
}

void QuantityField::setOptional(const QString& placeholder) {
    optional_ = true;
    edit_->setPlaceholderText(placeholder);
}

void QuantityField::addSlider(const SliderScale& scale) {
    scale_ = scale;
    slider_ = new QSlider(Qt::Horizontal, this);
    slider_->setObjectName(QStringLiteral("slider"));
    slider_->setRange(0, scale.positions());
    slider_->setPageStep(std::max(1, scale.positions() / 10));
    slider_->setValue(scale.position(shown_));
    slider_->setAccessibleName(edit_->accessibleName());
    WheelGuard::install(slider_);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, slider_);
    connect(slider_, &QSlider::valueChanged, this, &QuantityField::slid);
    connect(slider_, &QSlider::sliderReleased, document_, &Document::endMerge);
}

QWidget* QuantityField::editor() const { return edit_; }

void QuantityField::setReadableName(const QString& name) {
    edit_->setAccessibleName(name);
    if (slider_ != nullptr) slider_->setAccessibleName(name);
}

QString QuantityField::textOf(double value) const {
    return std::isfinite(value) ? QString::fromStdString(print_editable(value, unit_, numberStyle())) : QString();
}

std::optional<double> QuantityField::parsed(QString* error) const {
    if (optional_ && edit_->text().trimmed().isEmpty()) return std::nan("");
    const Result<double> result = parse_quantity(edit_->text().toStdString(), unit_);
    if (!result.ok()) {
        *error = messageText(result.error());
        return std::nullopt;
    }
    if (whole_ && result.value() != std::floor(result.value())) {
        *error = tr("A whole number is needed here.");
        return std::nullopt;
    }
    return result.value();
}

void QuantityField::typed() {
    QString error;
    if (const std::optional<double> value = parsed(&error)) {
        const double before = shown_;
        shown_ = *value;  // so that the refresh that follows leaves the text alone
        if (const Failure failure = write_(*value)) {
            shown_ = before;
            error = messageText(*failure);
        } else if (slider_ != nullptr) {
            const QSignalBlocker blocker(slider_);
            slider_->setValue(scale_.position(*value));
        }
    }
    // What was a valid beginning of this text is not what the user means.
    if (!error.isEmpty() && !same(read_(), entered_)) {
        shown_ = entered_;
        write_(entered_);
    }
    error_->showError(error);
}

void QuantityField::slid(int position) {
    const double value = scale_.value(position);
    if (same(value, read_())) return;
    const Failure failure = write_(value);
    error_->showError(failure ? messageText(*failure) : QString());
    if (!failure) showValue(value);
}

void QuantityField::restore() {
    if (!same(read_(), entered_) && !run_.takeBack()) write_(entered_);
    showValue(read_());
    edit_->selectAll();
}

void QuantityField::left() {
    const QString refused = error_->text();
    run_.end();
    entered_ = read_();
    showValue(entered_);
    error_->showError(refused);  // why what was typed is gone stays until the next key
}

void QuantityField::showValue(double value) {
    shown_ = value;
    const QString text = textOf(value);
    if (edit_->text() != text) edit_->setText(text);
    error_->showError({});
    if (slider_ != nullptr) {
        const QSignalBlocker blocker(slider_);
        slider_->setValue(scale_.position(value));
    }
}

void QuantityField::refresh() {
    const double value = read_();
    if (same(value, shown_)) return;
    entered_ = value;  // changed from elsewhere: what is typed now starts from here
    showValue(value);
}

bool QuantityField::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::FocusIn:
            run_.begin();
            entered_ = read_();
            break;
        case QEvent::FocusOut:
            if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) left();
            break;
        case QEvent::ShortcutOverride:
            if (leaveUndoToProject(event)) return true;
            // Esc belongs to the field only while there is something to restore.
            if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && edit_->text() != textOf(entered_)) event->accept();
            break;
        case QEvent::KeyPress:
            if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && edit_->text() != textOf(entered_)) {
                restore();
                return true;
            }
            break;
        default:
            break;
    }
    return Field::eventFilter(watched, event);
}

}  // namespace rackwright
