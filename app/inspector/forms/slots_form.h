#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// Which product stands in slots that hold a GPU: of one slot, or of all of a server. Empty for GPUs that are a part of the server.
class SlotsForm : public FieldForm {
    Q_OBJECT

public:
    SlotsForm(Document* document, GpuRef slot, QWidget* parent);
    SlotsForm(Document* document, ServerId server, QWidget* parent);
    bool refresh() override;

private:
    std::vector<GpuRef> filledSlots() const;
    void addChoice(const QString& label);

    static constexpr int every_slot = -1;

    ServerId server_;
    int slot_ = every_slot;
};

}  // namespace rackwright
