#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// A rack: name, height, power.
class RackForm : public FieldForm {
    Q_OBJECT

public:
    RackForm(Document* document, RackId id, QWidget* parent);
    bool refresh() override;

private:
    const Rack* rack() const { return find_rack(variant(), id_); }
    Failure change(const char* name, const QString& label, const std::function<void(Rack&)>& change_rack);

    RackId id_;
};

}  // namespace rackwright
