#pragma once

#include "app/inspector/fields/field.h"

#include <functional>

class QCheckBox;

namespace rackwright {

/// Yes or no.
class CheckField : public Field {
    Q_OBJECT

public:
    CheckField(const QString& words, std::function<bool()> read, std::function<void(bool)> write, QWidget* parent);
    void refresh() override;
    QWidget* editor() const override;

private:
    std::function<bool()> read_;
    QCheckBox* box_;
};

}  // namespace rackwright
