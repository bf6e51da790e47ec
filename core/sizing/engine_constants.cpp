#include "sizing/engine_constants.h"

namespace rackwright {
namespace {

const Fact& absent_fact() {
    static const Fact none;
    return none;
}

}  // namespace

const Fact& engine_constant(const Engine* engine, std::string_view name) {
    const Fact* found = engine == nullptr ? nullptr : engine->find(name);
    return found == nullptr ? absent_fact() : *found;
}

const Fact& engine_constant(const Engine* engine, std::string_view group, std::string_view name) {
    if (engine == nullptr) return absent_fact();
    for (const EngineConstant& constant : engine->constants) {
        const std::string_view have = constant.name;
        if (have.size() == group.size() + 1 + name.size() && have.starts_with(group) && have[group.size()] == '.' && have.ends_with(name)) {
            return constant.fact;
        }
    }
    return absent_fact();
}

void add_fact(Derivation& derivation, std::string symbol, std::string meaning, const Fact& fact, Origin origin) {
    Figure figure = Figure::exact(fact.value, fact.unit);
    figure.low = fact.low;
    figure.high = fact.high;
    derivation.input(std::move(symbol), std::move(meaning), figure, fact.assumed ? Origin::Assumption : origin, fact.source, fact.note);
}

}  // namespace rackwright
