#pragma once

#include "app/inspector/fields/edit_run.h"
#include "app/inspector/fields/field.h"
#include "app/inspector/fields/slider_scale.h"

#include <functional>
#include <optional>

class QLineEdit;
class QSlider;

namespace rackwright {

class ErrorLine;

/// A number with its unit, typed as an architect types it: "32K", "1.5 TB", "1,5 ТБ". Every valid text is applied at once;
/// an invalid one is explained below, and the value from before holds. Esc restores the value that was there on entering the field.
class QuantityField : public Field {
    Q_OBJECT

public:
    /// In the base unit of `unit`. NaN: nothing stated (only with setOptional).
    using Read = std::function<double()>;
    /// Why the value is not taken; empty when it is.
    using Write = std::function<Failure(double)>;

    QuantityField(Document* document, Unit unit, Read read, Write write, QWidget* parent);

    /// Only whole numbers are taken.
    void setWhole(bool whole) { whole_ = whole; }
    /// An empty text means that nothing is stated; `placeholder` says what holds then.
    void setOptional(const QString& placeholder);
    void addSlider(const SliderScale& scale);

    void refresh() override;
    QWidget* editor() const override;
    void setReadableName(const QString& name) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString textOf(double value) const;
    std::optional<double> parsed(QString* error) const;
    void typed();
    void slid(int position);
    void restore();
    void left();
    void showValue(double value);

    EditRun run_;
    Document* document_;
    Unit unit_;
    Read read_;
    Write write_;
    bool whole_ = false;
    bool optional_ = false;
    double shown_;  ///< the value that the text stands for
    double entered_ = 0.0;
    QLineEdit* edit_;
    QSlider* slider_ = nullptr;
    SliderScale scale_;
    ErrorLine* error_;
};

}  // namespace rackwright
