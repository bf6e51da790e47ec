#include "report/chapters/chapters.h"

namespace rackwright {
namespace {

const char* kind_code(BomLine::Kind kind) {
    switch (kind) {
        case BomLine::Kind::Rack:
            return "report.bom.rack";
        case BomLine::Kind::Server:
            return "report.bom.server";
        case BomLine::Kind::Gpu:
            return "report.bom.gpu";
        case BomLine::Kind::Array:
            return "report.bom.array";
        case BomLine::Kind::Drive:
            return "report.bom.drive";
    }
    return "report.bom.server";
}

SpecTable bill(const Catalogue& catalogue, const Variant& variant) {
    SpecTable made = table({"report.item", "report.vendor", "report.product", "report.quantity", "report.remark"},
                           {2.0, 2.4, 7.0, 1.9, 3.2}, {false, false, false, true, false});
    for (const BomLine& line : bill_of_materials(catalogue, variant)) {
        made.rows.push_back({message(kind_code(line.kind)), line.vendor, line.name,
                             Figure::exact(static_cast<double>(line.quantity), Unit::Count),
                             line.included ? SpecText(message("report.included")) : SpecText(std::string())});
    }
    return made;
}

SpecTable racks(const ReportedVariant& reported) {
    SpecTable made = table(
        {"report.rack", "report.units-used", "report.units-total", "report.power", "report.power-limit", "report.heat", "report.verdict"},
        {3.0, 2.0, 2.0, 2.2, 2.4, 3.0, 2.4}, {false, true, true, true, true, true, false});
    for (const RackResult& result : reported.evaluation.racks) {
        const Rack* rack = find_rack(*reported.variant, result.id);
        made.rows.push_back({rack != nullptr ? rack->name : std::string(), cell(result.figures, FigureKind::UnitsUsed),
                             cell(result.figures, FigureKind::UnitsTotal), cell(result.figures, FigureKind::Power),
                             cell(result.figures, FigureKind::PowerLimit), cell(result.figures, FigureKind::Heat), result.verdict});
    }
    return made;
}

SpecTable servers(const ReportedVariant& reported) {
    SpecTable made = table({"report.server", "report.product", "report.power", "report.power-capacity", "report.heat", "report.verdict"},
                           {3.0, 5.0, 2.2, 2.6, 3.0, 2.4}, {false, false, true, true, true, false});
    for (const ServerResult& result : reported.evaluation.servers) {
        const Server* server = find_server(*reported.variant, result.id);
        if (server == nullptr) continue;
        made.rows.push_back({server->name, result.product != nullptr ? result.product->name : server->product,
                             cell(result.figures, FigureKind::Power), cell(result.figures, FigureKind::PowerCapacity),
                             cell(result.figures, FigureKind::Heat), result.verdict});
    }
    return made;
}

}  // namespace

void add_purchase(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections) {
    SpecTable lines = bill(context.catalogue, *reported.variant);
    if (!lines.rows.empty()) {
        sections.push_back(section(2, "report.bill-of-materials"));
        sections.back().blocks.emplace_back(std::move(lines));
    }
    SpecSection totals = section(2, "report.totals");
    if (!reported.evaluation.totals.entries.empty()) totals.blocks.emplace_back(figure_table(reported.evaluation.totals));
    if (!reported.evaluation.servers.empty()) totals.blocks.emplace_back(servers(reported));
    if (!reported.evaluation.racks.empty()) totals.blocks.emplace_back(racks(reported));
    if (!totals.blocks.empty()) sections.push_back(std::move(totals));
}

}  // namespace rackwright
