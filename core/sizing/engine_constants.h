#pragma once

#include "catalog/catalogue.h"
#include "sizing/derivation.h"

#include <string_view>

namespace rackwright {

/// A constant of an engine product by name; a Fact that is not known when the product or the constant is missing.
const Fact& engine_constant(const Engine* engine, std::string_view name);

/// The constant `group` + "." + `name`, without building the text.
const Fact& engine_constant(const Engine* engine, std::string_view group, std::string_view name);

/// Adds a catalogue figure to a derivation, with its range, source (or the note that says what it was assumed from).
void add_fact(Derivation& derivation, std::string symbol, std::string meaning, const Fact& fact, Origin origin = Origin::Constant);

}  // namespace rackwright
