#pragma once

#include "project/names.h"
#include "review/finding.h"

#include <string>
#include <variant>
#include <vector>

namespace rackwright {

/// The catalogue's own text, which it keeps in both languages.
struct BilingualText {
    std::string en, ru;
    bool operator==(const BilingualText&) const = default;
};
/// What an input of a formula means: a code of DerivationInput::meaning.
struct InputMeaning {
    std::string code;
    bool operator==(const InputMeaning&) const = default;
};

/// A cell or a piece of text: the user's own text or a product's name, a message to be worded, a number, or a term of the core that
/// the program has words for.
using SpecText = std::variant<std::string, Message, Figure, BilingualText, InputMeaning, FigureKind, Verdict, Limit, Origin, WeightFormat,
                              KvFormat, VideoCodec, DecodeStrategy, Precision, TrainingMethod, OptimizerRecipe, Sharding, Recomputation,
                              LoraTargets, RaidLevel, Share, ArrayRole, Priority>;

struct SpecParagraph {
    SpecText text;
    bool quoted = false;  ///< the customer's own words
};
struct SpecTable {
    std::vector<Message> header;
    std::vector<std::vector<SpecText>> rows;
    std::vector<double> widths;  ///< relative column widths
    std::vector<bool> numeric;   ///< right-aligned columns
};
/// Drawn by the program: the elevation of a rack, or a chart of the variant.
struct SpecPicture {
    enum class Kind : std::uint8_t { RackElevation, VramChart, VideoLoadChart, TrainingStepChart, StorageChart };
    Kind kind = Kind::RackElevation;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;
};
struct SpecFinding {
    Finding finding;
    VariantId variant = VariantId::None;
    std::string sources;  ///< "[3], [7]": numbers of the chapter of sources; empty when none is named
};
/// The head of a derivation: "Heavy LLM: weights = 39.8 GB", the formula below it. The table of its inputs follows.
struct SpecFormula {
    FigureId figure;
    VariantId variant = VariantId::None;
    std::string subject;  ///< what the figure is about, as the user calls it; a GPU has its slot in `figure`
    Figure result;
    std::string formula;  ///< in symbols
    std::string sources;  ///< of the formula, as in SpecFinding
};
using SpecBlock = std::variant<SpecParagraph, SpecTable, SpecPicture, SpecFinding, SpecFormula>;

struct SpecSection {
    int level = 1;  ///< 1 chapter, 2 section, 3 a part of a section
    Message title;
    std::string title_text;  ///< used instead of `title` when not empty (variant names)
    bool new_page = false;
    std::vector<SpecBlock> blocks;
};

/// The specification as plain data, in no language.
struct SpecDocument {
    std::string title, customer, author;
    std::vector<SpecSection> sections;
};

struct SpecOptions {
    std::vector<VariantId> variants;  ///< empty: all, in the project's order; ids that the project does not have are passed over
};

SpecDocument build_spec(const Catalogue& catalogue, const Project& project, const SpecOptions& options = {});

struct BomLine {
    std::string product_id, name, vendor;  ///< a rack has neither product nor vendor, its name is its height ("42U")
    enum class Kind : std::uint8_t { Rack, Server, Gpu, Array, Drive } kind = Kind::Server;
    int quantity = 0;
    bool included = false;  ///< comes with the line above (HGX GPUs)
};

/// The bill of materials of a variant: racks, servers, GPUs, arrays, drives (spares counted), equal ones together.
std::vector<BomLine> bill_of_materials(const Catalogue& catalogue, const Variant& variant);

}  // namespace rackwright
