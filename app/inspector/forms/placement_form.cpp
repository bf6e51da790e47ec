#include "app/inspector/forms/placement_form.h"

#include "project/edits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

PlacementForm::PlacementForm(Document* document, PlacementId id, QWidget* parent) : FieldForm(document, parent), id_(id) {
    const QString share_words = tr("How it uses the GPUs");
    share_ = addField(
        "share", share_words,
        new ChoiceField(
            shareChoices(), [this] { return placement() != nullptr ? QVariant(static_cast<int>(placement()->share)) : QVariant(); },
            [this, share_words](const QVariant& value) { return share(static_cast<Share>(value.toInt()), share_words); }, this));
    const QString profile = tr("MIG profile");
    profiles_of_ = gpu();
    profile_ =
        addField("migProfile", profile,
                 new ChoiceField(
                     profileChoices(),
                     [this] { return placement() != nullptr ? QVariant(QString::fromStdString(placement()->mig_profile)) : QVariant(); },
                     [this, profile](const QVariant& value) {
                         return change("migProfile", profile,
                                       [&value](Placement& changed) { changed.mig_profile = value.toString().toStdString(); });
                     },
                     this));
    slices_ = addWhole("migSlices", tr("Slices of each GPU"), &Placement::mig_slices_per_gpu);
    of_gpus_ = {addWhole("tensorParallel", tr("Tensor parallel"), &Placement::tensor_parallel),
                addWhole("pipelineParallel", tr("Pipeline parallel"), &Placement::pipeline_parallel)};
    const QString off_hours = tr("Only while the others are stopped");
    auto* off_hours_field = new CheckField(
        off_hours, [this] { return placement() != nullptr && placement()->off_hours; },
        [this, off_hours](bool checked) { change("offHours", off_hours, [checked](Placement& changed) { changed.off_hours = checked; }); },
        this);
    addWide("offHours", {}, off_hours_field);
    off_hours_field->setReadableName(off_hours);
    of_gpus_.push_back(off_hours_field);
    const QString role = tr("Role of the array");
    role_ = addField("role", role,
                     new ChoiceField(
                         choicesOf({ArrayRole::Only, ArrayRole::Hot, ArrayRole::Cold}),
                         [this] { return placement() != nullptr ? QVariant(static_cast<int>(placement()->role)) : QVariant(); },
                         [this, role](const QVariant& value) {
                             return change("role", role,
                                           [&value](Placement& changed) { changed.role = static_cast<ArrayRole>(value.toInt()); });
                         },
                         this));
    showRelevant();
}

const Gpu* PlacementForm::gpu() const {
    if (placement() == nullptr || placement()->gpus.empty()) return nullptr;
    const GpuRef ref = placement()->gpus.front();
    const Server* server = find_server(variant(), ref.server);
    if (server == nullptr || ref.slot < 0 || static_cast<std::size_t>(ref.slot) >= server->gpus.size()) return nullptr;
    return catalogue().gpu(server->gpus[static_cast<std::size_t>(ref.slot)]);
}

std::vector<Choice> PlacementForm::profileChoices() const {
    std::vector<Choice> choices;
    if (const Gpu* product = gpu()) {
        for (const MigProfile& profile : product->mig)
            choices.push_back({QString::fromStdString(profile.name), QString::fromStdString(profile.name)});
    }
    return choices;
}

std::vector<Choice> PlacementForm::shareChoices() const {
    const bool slices = (gpu() != nullptr && !gpu()->mig.empty()) || (placement() != nullptr && placement()->share == Share::MigSlice);
    return slices ? choicesOf({Share::Whole, Share::Shared, Share::MigSlice}) : choicesOf({Share::Whole, Share::Shared});
}

/// A slice needs a profile and a number, so choosing slices takes the smallest profile once.
Failure PlacementForm::share(Share value, const QString& label) {
    return change("share", label, [this, value](Placement& changed) {
        changed.share = value;
        if (value == Share::MigSlice && gpu() != nullptr && !gpu()->mig.empty()) {
            const auto smallest = std::min_element(gpu()->mig.begin(), gpu()->mig.end(), [](const MigProfile& a, const MigProfile& b) {
                return a.memory_slices < b.memory_slices;
            });
            if (changed.mig_profile.empty()) changed.mig_profile = smallest->name;
            changed.mig_slices_per_gpu = std::max(1, changed.mig_slices_per_gpu);
        } else if (value != Share::MigSlice) {
            changed.mig_profile.clear();
            changed.mig_slices_per_gpu = 0;
        }
    });
}

void PlacementForm::showRelevant() {
    if (placement() == nullptr) return;
    const bool on_gpus = !placement()->gpus.empty();
    const bool slices = on_gpus && placement()->share == Share::MigSlice;
    setFieldVisible(share_, on_gpus);
    setFieldVisible(profile_, slices);
    setFieldVisible(slices_, slices);
    for (Field* field : of_gpus_) setFieldVisible(field, on_gpus);
    setFieldVisible(role_, placement()->array != ArrayId::None);
}

bool PlacementForm::refresh() {
    if (placement() == nullptr) return false;
    if (gpu() != profiles_of_) {
        profiles_of_ = gpu();
        profile_->setChoices(profileChoices());
        share_->setChoices(shareChoices());
    }
    showRelevant();
    return FieldForm::refresh();
}

Failure PlacementForm::change(const char* name, const QString& label, const std::function<void(Placement&)>& change_placement) {
    if (placement() == nullptr) return std::nullopt;
    Placement changed = *placement();
    change_placement(changed);
    return applyEdit(replace_placement(project(), catalogue(), variant().id, changed), label,
                     QStringLiteral("placement:%1/%2").arg(raw(id_)).arg(QLatin1String(name)));
}

QuantityField* PlacementForm::addWhole(const char* name, const QString& label, int Placement::*member) {
    auto* field = new QuantityField(
        document(), Unit::Count, [this, member] { return placement() != nullptr ? placement()->*member : std::nan(""); },
        [this, name, label, member](double value) {
            return change(name, label,
                          [member, value](Placement& changed) { changed.*member = static_cast<int>(std::clamp(value, -1e9, 1e9)); });
        },
        this);
    field->setWhole(true);
    return addField(name, label, field);
}

}  // namespace rackwright
