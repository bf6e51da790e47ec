#include "app/inspector/fields/product_choices.h"

#include "project/placing_rules.h"

#include <algorithm>

namespace rackwright {
namespace {

Choice choiceOf(const Product& product) { return {QString::fromStdString(product.name), QString::fromStdString(product.id)}; }

std::vector<Choice> sorted(std::vector<Choice> choices) {
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice& a, const Choice& b) { return QString::compare(a.words, b.words, Qt::CaseInsensitive) < 0; });
    return choices;
}

}  // namespace

std::vector<Choice> languageModelChoices(const Catalogue& catalogue) {
    std::vector<Choice> choices;
    for (const LanguageModel& model : catalogue.models) choices.push_back(choiceOf(model));
    return sorted(std::move(choices));
}

std::vector<Choice> detectorChoices(const Catalogue& catalogue) {
    std::vector<Choice> choices;
    for (const Detector& detector : catalogue.detectors) choices.push_back(choiceOf(detector));
    return choices;  // in the catalogue's order: n, s, m, l, x
}

std::vector<Choice> driveChoices(const Catalogue& catalogue, const ArrayProduct* array) {
    std::vector<const DriveProduct*> drives;
    for (const DriveProduct& drive : catalogue.drives) {
        if (array != nullptr && std::find(array->accepts.begin(), array->accepts.end(), drive.form) == array->accepts.end()) continue;
        drives.push_back(&drive);
    }
    // They are told apart by size first; makers of one size stand together.
    std::stable_sort(drives.begin(), drives.end(),
                     [](const DriveProduct* a, const DriveProduct* b) { return a->capacity.value < b->capacity.value; });
    std::vector<Choice> choices;
    for (const DriveProduct* drive : drives) choices.push_back(choiceOf(*drive));
    return choices;
}

std::vector<Choice> gpuChoices(const Catalogue& catalogue, const Server& server, int slot) {
    std::vector<Choice> choices;
    const ServerProduct* product = catalogue.server(server.product);
    if (product != nullptr && !product->fixed_gpu.empty()) return choices;
    Server free = server;
    free.gpus[static_cast<std::size_t>(slot)].clear();
    for (const Gpu& gpu : catalogue.gpus) {
        if (!can_take_gpu(catalogue, free, slot, gpu)) choices.push_back(choiceOf(gpu));
    }
    return sorted(std::move(choices));
}

std::vector<Choice> engineChoices(const Catalogue& catalogue) {
    std::vector<Choice> choices;
    // Tables of training stacks and formats are "engines" of the catalogue too; one that serves knows its sequences.
    for (const Engine& engine : catalogue.engines) {
        if (engine.find("max_sequences") != nullptr) choices.push_back(choiceOf(engine));
    }
    return choices;
}

}  // namespace rackwright
