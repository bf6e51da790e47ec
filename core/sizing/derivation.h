#pragma once

#include "project/ids.h"
#include "quantity/figure.h"
#include "sizing/figure_kind.h"

#include <string>
#include <vector>

namespace rackwright {

/// What a figure is about. `id` is the raw id of the workload, server, array or rack; `slot` is used with Gpu only.
enum class SubjectKind : std::uint8_t { Variant, Rack, Server, Gpu, Array, Workload };
struct Subject {
    SubjectKind kind = SubjectKind::Variant;
    std::int32_t id = 0;
    int slot = 0;
    bool operator==(const Subject&) const = default;
};

struct FigureId {
    Subject subject;
    FigureKind kind = FigureKind::VramTotal;
    bool operator==(const FigureId&) const = default;
};

/// "workload:3/weight-bytes", "gpu:2.0/vram-used", "variant/power".
std::string figure_id_text(const FigureId& id);
std::optional<FigureId> figure_id_from_text(std::string_view text);

enum class Origin : std::uint8_t {
    Catalogue,   ///< `source` is a source id
    Answer,      ///< the architect's input; `source` is the field, e.g. "workload.concurrent-sessions"
    Assumption,  ///< made by the program; `note` says what from
    Constant,    ///< of the formula; `source` is a source id
    Derived      ///< another figure; `source` is its id text, or empty for a step inside the same derivation
};

struct DerivationInput {
    std::string symbol;   ///< as in the formula: "P_q"
    std::string meaning;  ///< message code, worded by the program: "input.quantised-parameters"
    Figure value;
    Origin origin = Origin::Derived;
    std::string source;
    std::string note;
};

/// How a figure came about: enough to redo it by hand.
struct Derivation {
    FigureId id;
    Figure result;
    std::string formula;  ///< in symbols, language-neutral: "W = P_q · b_q + P_16 · 2"
    std::vector<DerivationInput> inputs;
    std::vector<std::string> formula_sources;  ///< source ids

    Derivation& input(std::string symbol, std::string meaning, double value, Unit unit, Origin origin, std::string source = {},
                      std::string note = {}) {
        inputs.push_back({std::move(symbol), std::move(meaning), Figure::exact(value, unit), origin, std::move(source), std::move(note)});
        return *this;
    }
    Derivation& input(std::string symbol, std::string meaning, const Figure& value, Origin origin, std::string source = {},
                      std::string note = {}) {
        inputs.push_back({std::move(symbol), std::move(meaning), value, origin, std::move(source), std::move(note)});
        return *this;
    }
};

/// Collects derivations when somebody wants an explanation; evaluate() runs without one, so that the fast path pays nothing.
using Trace = std::vector<Derivation>;

}  // namespace rackwright
