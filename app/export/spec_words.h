#pragma once

#include "report/spec.h"

#include <QString>

namespace rackwright {

/// A piece of the specification in the current language.
QString specText(const SpecText& text);
QString headingText(const SpecSection& section);

}  // namespace rackwright
