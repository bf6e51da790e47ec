#pragma once

#include "catalog/catalogue.h"

#include <string_view>

namespace rackwright {

/// The constants of the training stacks: the catalogue's engine "training" (catalog/training/training.json), each with its source.
class TrainingConstants {
public:
    explicit TrainingConstants(const Catalogue& catalogue) : engine_(catalogue.engine("training")) {}

    /// Not known when the catalogue lacks it.
    const Fact& fact(std::string_view name) const;
    /// With its range where one is given; unknown training.missing-constant when it is absent or of another unit.
    Figure get(std::string_view name, Unit unit) const;

private:
    const Engine* engine_;
};

}  // namespace rackwright
