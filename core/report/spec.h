#pragma once

#include "review/finding.h"

#include <string>
#include <variant>
#include <vector>

namespace rackwright {

/// A cell or a piece of text: a message to be worded, a number, or the user's own text.
using SpecText = std::variant<std::string, Message, Figure>;

struct SpecParagraph {
    SpecText text;
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
};
using SpecBlock = std::variant<SpecParagraph, SpecTable, SpecPicture, SpecFinding>;

struct SpecSection {
    int level = 1;  ///< 1 chapter, 2 section
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
    std::vector<VariantId> variants;  ///< empty: all
};

SpecDocument build_spec(const Catalogue& catalogue, const Project& project, const SpecOptions& options = {});

struct BomLine {
    std::string product_id, name, vendor;
    enum class Kind : std::uint8_t { Rack, Server, Gpu, Array, Drive } kind = Kind::Server;
    int quantity = 0;
    bool included = false;  ///< comes with the line above (HGX GPUs)
};

/// The bill of materials of a variant: racks, servers, GPUs, arrays, drives (spares counted), equal ones together.
std::vector<BomLine> bill_of_materials(const Catalogue& catalogue, const Variant& variant);

}  // namespace rackwright
