#pragma once

#include "app/inspector/fields/field.h"

#include <functional>

class QCheckBox;
class QLabel;

namespace rackwright {

/// Yes or no.
class CheckField : public Field {
    Q_OBJECT

public:
    CheckField(const QString& words, std::function<bool()> read, std::function<void(bool)> write, QWidget* parent);
    void refresh() override;
    QWidget* editor() const override;
    void setReadableName(const QString&) override {}  // the box has its words

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> read_;
    QCheckBox* box_;
    QLabel* words_;
};

}  // namespace rackwright
