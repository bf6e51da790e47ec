#include "sizing/figure_kind.h"

#include <array>

namespace rackwright {
namespace {

struct KindRow {
    std::string_view name;
    Unit unit;
};

constexpr std::array<KindRow, figure_kind_count> rows = {{
#define RACKWRIGHT_ROW(kind, name, unit) {name, Unit::unit},
    RACKWRIGHT_FIGURES(RACKWRIGHT_ROW)
#undef RACKWRIGHT_ROW
}};

}  // namespace

std::string_view figure_name(FigureKind kind) { return rows[static_cast<std::size_t>(kind)].name; }
Unit figure_unit(FigureKind kind) { return rows[static_cast<std::size_t>(kind)].unit; }

std::optional<FigureKind> figure_from_name(std::string_view name) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].name == name) return static_cast<FigureKind>(i);
    }
    return std::nullopt;
}

}  // namespace rackwright
