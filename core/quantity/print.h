#pragma once

#include "quantity/figure.h"

#include <string>

namespace rackwright {

enum class Language : std::uint8_t { English, Russian };

/// How numbers look in a language: decimal separator, group separator, unit words. Non-breaking spaces between
/// number and unit, so that a line never breaks there.
struct NumberStyle {
    Language language = Language::English;
    bool binary_bytes = false;  ///< GiB instead of GB
};

/// "1.12 TB", "9.5 kW", "2,000 fps", "85 %" with about three significant digits; counts are printed in full.
/// A value that is not finite prints as "—".
std::string print_quantity(double value, Unit unit, const NumberStyle& style);

/// The value with its range: "18.2 ms (14.6–21.8)". Unknown figures print as "—".
std::string print_figure(const Figure& figure, const NumberStyle& style);

/// The value so that parse_quantity reads the very same number back (used in edit fields).
std::string print_editable(double value, Unit unit, const NumberStyle& style);

}  // namespace rackwright
