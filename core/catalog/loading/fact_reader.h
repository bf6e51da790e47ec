#pragma once

#include "catalog/loading/object_reader.h"

#include <optional>
#include <span>

namespace rackwright {

/// What a figure must be: its unit (none: any) and the bounds, both included, of anything that can be bought. They catch
/// a slip of the prefix (GB for TB) or of the key, not a wrong reading.
struct FactRule {
    std::optional<Unit> unit;
    double low = 0.0;
    double high = 0.0;
};

enum class Presence : std::uint8_t { Required, Optional };

/// Reads the figure `key` of `owner` (docs/catalog-format.md, "A figure") in its base unit. An absent optional figure is an
/// unknown Fact. Errors: catalog.missing-key, wrong-type, unknown-key, unknown-unit, wrong-unit, out-of-range, no-source
/// (neither a source nor assumed, or both), no-note (assumed without a note).
Fact read_fact(ObjectReader& owner, std::string_view key, const FactRule& rule, Presence presence);

/// One row of a product kind's table of figures.
template <typename Kind>
struct FactField {
    std::string_view key;
    Fact Kind::*member;
    FactRule rule;
    Presence presence;
};

/// Reads the object "figures" of a product after its kind's table.
template <typename Kind, std::size_t count>
void read_figures(ObjectReader& product, const FactField<Kind> (&fields)[count], Kind& into) {
    product.require("figures");
    product.within("figures", [&](ObjectReader& figures) {
        for (const FactField<Kind>& field : fields) into.*field.member = read_fact(figures, field.key, field.rule, field.presence);
    });
}

}  // namespace rackwright
