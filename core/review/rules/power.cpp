#include "review/rules/rule.h"

namespace rackwright {

void rule_power(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const ServerResult& server : input.evaluation.servers) {
        const Server* placed = find_server(input.variant, server.id);
        if (placed == nullptr || server.limit != Limit::Power || server.verdict == Verdict::Fits) continue;
        Finding finding;
        finding.severity = server.verdict == Verdict::DoesNotFit ? Severity::Problem : Severity::Warning;
        finding.subject = {SubjectKind::Server, raw(server.id), 0};
        finding.evidence = {{finding.subject, FigureKind::Power}, {finding.subject, FigureKind::PowerCapacity}};
        finding.message = Message("review.power-supplies")
                              .with("server", placed->name)
                              .with("power", server.figures.value(FigureKind::Power), Unit::Watt)
                              .with("capacity", server.figures.value(FigureKind::PowerCapacity), Unit::Watt);
        findings.push_back(std::move(finding));
    }
    for (const RackResult& rack : input.evaluation.racks) {
        const Rack* placed = find_rack(input.variant, rack.id);
        if (placed == nullptr || rack.verdict == Verdict::Fits || (rack.limit != Limit::Power && rack.limit != Limit::RackUnits)) continue;
        const bool power = rack.limit == Limit::Power;
        Finding finding;
        finding.severity = rack.verdict == Verdict::DoesNotFit ? Severity::Problem : Severity::Warning;
        finding.subject = {SubjectKind::Rack, raw(rack.id), 0};
        finding.evidence = {{finding.subject, power ? FigureKind::Power : FigureKind::UnitsUsed}};
        finding.message = Message(power ? "review.rack-power" : "review.rack-units")
                              .with("rack", placed->name)
                              .with("power", rack.figures.value(FigureKind::Power), Unit::Watt)
                              .with("limit", placed->power_limit_w, Unit::Watt)
                              .with("used", rack.figures.value(FigureKind::UnitsUsed), Unit::RackUnit)
                              .with("units", placed->units, Unit::RackUnit);
        findings.push_back(std::move(finding));
    }
}

}  // namespace rackwright
