#pragma once

#include "app/inspector/fields/choice_field.h"
#include "catalog/catalogue.h"
#include "project/project.h"

namespace rackwright {

/// The products of a kind as choices: name shown, id kept, sorted by name.
std::vector<Choice> languageModelChoices(const Catalogue& catalogue);
std::vector<Choice> detectorChoices(const Catalogue& catalogue);
/// The drives that fit into the array; all when the catalogue does not know it.
std::vector<Choice> driveChoices(const Catalogue& catalogue, const ArrayProduct* array);
/// The GPUs that fit into that slot when it is free; empty for GPUs that are a part of the server.
std::vector<Choice> gpuChoices(const Catalogue& catalogue, const Server& server, int slot);
/// Engines that serve language models.
std::vector<Choice> engineChoices(const Catalogue& catalogue);

}  // namespace rackwright
