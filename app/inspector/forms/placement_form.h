#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// How a workload uses its GPUs or its array.
class PlacementForm : public FieldForm {
    Q_OBJECT

public:
    PlacementForm(Document* document, PlacementId id, QWidget* parent);
    bool refresh() override;

private:
    const Placement* placement() const { return find_placement(variant(), id_); }
    /// Of the first GPU; nullptr for arrays and GPUs that the catalogue does not know.
    const Gpu* gpu() const;
    std::vector<Choice> profileChoices() const;
    std::vector<Choice> shareChoices() const;
    Failure change(const char* name, const QString& label, const std::function<void(Placement&)>& change_placement);
    QuantityField* addWhole(const char* name, const QString& label, int Placement::*member);
    Failure share(Share value, const QString& label);
    void showRelevant();

    PlacementId id_;
    ChoiceField* share_ = nullptr;
    ChoiceField* profile_ = nullptr;
    Field* slices_ = nullptr;
    std::vector<Field*> of_gpus_;
    Field* role_ = nullptr;
    const Gpu* profiles_of_ = nullptr;
};

}  // namespace rackwright
