#include "sizing/training_constants.h"

#include "sizing/engine_constants.h"

namespace rackwright {

const Fact& TrainingConstants::fact(std::string_view name) const { return engine_constant(engine_, name); }

Figure TrainingConstants::get(std::string_view name, Unit unit) const {
    const Fact& found = fact(name);
    if (!found.known() || found.unit != unit) return Figure::unknown("training.missing-constant", unit);
    if (std::isfinite(found.low) && std::isfinite(found.high)) return Figure::range(found.low, found.value, found.high, unit);
    return Figure::exact(found.value, unit);
}

}  // namespace rackwright
