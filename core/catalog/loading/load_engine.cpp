#include "catalog/loading/fact_reader.h"
#include "catalog/loading/product_kinds.h"

#include <algorithm>

namespace rackwright {

void load_engine(ObjectReader& reader, Catalogue& catalogue) {
    Engine& engine = catalogue.engines.emplace_back();
    read_product(reader, engine);
    reader.require("constants");
    reader.within("constants", [&](ObjectReader& constants) {
        const auto allowed = [](char letter) {
            return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_' || letter == '.' || letter == '-';
        };
        for (const std::string_view name : constants.keys()) {
            if (name == "note") continue;
            if (!std::all_of(name.begin(), name.end(), allowed)) constants.fail("catalog.bad-id", name, std::string(name), "a-z 0-9 _ . -");
            // Constants have any unit; the sizing asks for the unit it needs.
            engine.constants.push_back({std::string(name), read_fact(constants, name, {std::nullopt, -1e18, 1e18}, Presence::Required)});
        }
    });
}

}  // namespace rackwright
