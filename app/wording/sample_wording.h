#pragma once

#include "planner/sample_project.h"

namespace rackwright {

/// The sample project's texts in the program's language.
SampleWords sampleWords();

}  // namespace rackwright
