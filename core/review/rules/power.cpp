#include "review/rules/rule.h"

namespace rackwright {
namespace {

void add_load(const FigureList& figures, Message& message) {
    const Figure* power = figures.find(FigureKind::Power);
    message.with("power", power != nullptr ? power->value : NAN, Unit::Watt);
    message.with("power_high", power != nullptr ? power->high_or_value() : NAN, Unit::Watt);
}

/// What the project lets be used of a supply or a feed.
void add_allowed(const Policy& policy, double capacity, Message& message) {
    message.with("allowed", capacity * policy.psu_load_limit, Unit::Watt).with("share", policy.psu_load_limit, Unit::Ratio);
}

}  // namespace

void rule_power(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const ServerResult& server : input.evaluation.servers) {
        const Server* placed = find_server(input.variant, server.id);
        if (placed == nullptr || server.limit != Limit::Power || server.verdict == Verdict::Fits) continue;
        Finding finding;
        finding.severity = server.verdict == Verdict::DoesNotFit ? Severity::Problem : Severity::Warning;
        finding.subject = {SubjectKind::Server, raw(server.id), 0};
        finding.evidence = {{finding.subject, FigureKind::Power}, {finding.subject, FigureKind::PowerCapacity}};
        const bool tight = server.verdict == Verdict::Tight;
        const double capacity = server.figures.value(FigureKind::PowerCapacity);
        finding.message = tight ? Message("review.power-supplies-tight") : Message("review.power-supplies");
        finding.message.with("server", placed->name);
        add_load(server.figures, finding.message);
        finding.message.with("capacity", capacity, Unit::Watt);
        add_allowed(input.project.policy, capacity, finding.message);
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
        const bool tight = rack.verdict == Verdict::Tight;
        finding.message = !power ? Message("review.rack-units") : tight ? Message("review.rack-power-tight") : Message("review.rack-power");
        finding.message.with("rack", placed->name).with("limit", placed->power_limit_w, Unit::Watt);
        add_load(rack.figures, finding.message);
        add_allowed(input.project.policy, placed->power_limit_w, finding.message);
        finding.message.with("used", rack.figures.value(FigureKind::UnitsUsed), Unit::RackUnit)
            .with("units", placed->units, Unit::RackUnit);
        findings.push_back(std::move(finding));
    }
}

}  // namespace rackwright
