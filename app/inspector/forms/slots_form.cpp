#include "app/inspector/forms/slots_form.h"

#include "app/inspector/fields/product_choices.h"
#include "project/edits.h"

#include <algorithm>

namespace rackwright {

SlotsForm::SlotsForm(Document* document, GpuRef slot, QWidget* parent)
    : FieldForm(document, parent), server_(slot.server), slot_(slot.slot) {
    addChoice(tr("GPU"));
}

SlotsForm::SlotsForm(Document* document, ServerId server, QWidget* parent) : FieldForm(document, parent), server_(server) {
    addChoice(tr("All GPUs"));
}

bool SlotsForm::refresh() { return find_server(variant(), server_) != nullptr && FieldForm::refresh(); }

std::vector<GpuRef> SlotsForm::filledSlots() const {
    std::vector<GpuRef> filled;
    const Server* server = find_server(variant(), server_);
    if (server == nullptr) return filled;
    for (int slot = 0; slot < static_cast<int>(server->gpus.size()); ++slot) {
        const bool wanted = slot_ == every_slot || slot_ == slot;
        if (wanted && !server->gpus[static_cast<std::size_t>(slot)].empty()) filled.push_back({server_, slot});
    }
    return filled;
}

void SlotsForm::addChoice(const QString& label) {
    const std::vector<GpuRef> filled = filledSlots();
    if (filled.empty()) return;
    std::vector<Choice> choices = gpuChoices(catalogue(), *find_server(variant(), server_), filled.front().slot);
    if (choices.empty()) return;
    const auto read = [this]() -> QVariant {
        const Server* server = find_server(variant(), server_);
        const std::vector<GpuRef> now = filledSlots();
        if (server == nullptr || now.empty()) return {};
        const std::string& first = server->gpus[static_cast<std::size_t>(now.front().slot)];
        const auto same = [&](const GpuRef& slot) { return server->gpus[static_cast<std::size_t>(slot.slot)] == first; };
        // Different products in one server have no common name: nothing is chosen.
        return std::all_of(now.begin(), now.end(), same) ? QVariant(QString::fromStdString(first)) : QVariant();
    };
    const auto write = [this, label](const QVariant& value) {
        return applyEdit(exchange_gpus(project(), catalogue(), variant().id, filledSlots(), value.toString().toStdString()), label, {});
    };
    auto* field = new ChoiceField(std::move(choices), read, write, this);
    field->setSearchable();
    addField("gpu", label, field);
}

}  // namespace rackwright
