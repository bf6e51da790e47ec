#include "sizing/collectives.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace rackwright {
namespace {

constexpr double large_message_bytes = 1073741824.0;  // what "large" counts as between measured sizes: 1 GiB
constexpr std::string_view unknown_bandwidth = "training.unknown-link-bandwidth";

struct Point {
    double bytes = 0.0;
    double bandwidth = 0.0;
    const Fact* fact = nullptr;
};

/// The measured sizes of one group, smallest first. No link has more than a handful.
struct Curve {
    std::array<Point, 16> points{};
    std::size_t count = 0;

    void add(const LinkMeasurement& entry) {
        if (count == points.size() || !entry.busbw.known()) return;
        points[count++] = {entry.message_bytes > 0.0 ? entry.message_bytes : large_message_bytes, entry.busbw.value, &entry.busbw};
    }
    void sort() {
        std::sort(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Point& a, const Point& b) { return a.bytes < b.bytes; });
    }
    bool empty() const { return count == 0; }
    const Point& last() const { return points[count - 1]; }

    /// Bandwidth at a size, by a line through the times of the two sizes around it. Beyond the last size it stays.
    double at(double bytes) const {
        if (count == 1 || bytes >= last().bytes) return last().bandwidth;
        std::size_t upper = 1;
        while (upper + 1 < count && points[upper].bytes < bytes) ++upper;
        const Point& a = points[upper - 1];
        const Point& b = points[upper];
        const double slope = (b.bytes / b.bandwidth - a.bytes / a.bandwidth) / (b.bytes - a.bytes);
        const double seconds = a.bytes / a.bandwidth + (bytes - a.bytes) * slope;
        // A pair that was measured on two machines may cross zero below it; then the smallest size is the best guess.
        return seconds > 0.0 && slope > 0.0 ? bytes / seconds : a.bandwidth;
    }
};

int operation_rank(Collective measured, Collective wanted) {
    if (measured == wanted) return 0;
    if (measured == Collective::Any) return 1;
    if (measured == Collective::AllReduce && wanted != Collective::AllToAll) return 2;
    return -1;
}

/// How far a measured group size is from the wanted one: the size itself, then larger ones by distance, then smaller ones.
int group_rank(int measured, int wanted) {
    if (measured >= wanted) return measured - wanted;
    return 100000 + wanted - measured;
}

struct Choice {
    int gpus = 0;
    Collective op = Collective::Any;
    bool found = false;
};

Choice choose_group(const Link& link, Collective op, int ranks) {
    Choice best;
    int best_group = 0, best_op = 0;
    for (const LinkMeasurement& entry : link.group) {
        const int by_op = operation_rank(entry.op, op);
        if (by_op < 0) continue;
        const int by_group = group_rank(entry.gpus, ranks);
        if (!best.found || by_group < best_group || (by_group == best_group && by_op < best_op)) {
            best = {entry.gpus, entry.op, true};
            best_group = by_group;
            best_op = by_op;
        }
    }
    return best;
}

Curve curve_of(const Link& link, int gpus, Collective op, std::string_view state) {
    Curve curve;
    for (const LinkMeasurement& entry : link.group) {
        if (entry.gpus == gpus && entry.op == op && entry.state == state) curve.add(entry);
    }
    curve.sort();
    return curve;
}

/// The link's curve with the most sizes: how much of its large-message bandwidth a size reaches.
double shape_at(const Link& link, double bytes) {
    Curve best;
    for (const LinkMeasurement& entry : link.group) {
        const Curve curve = curve_of(link, entry.gpus, entry.op, entry.state);
        if (curve.count > best.count) best = curve;
    }
    return best.count < 2 ? 1.0 : std::min(1.0, best.at(bytes) / best.last().bandwidth);
}

bool has_curve(const Link& link) {
    for (const LinkMeasurement& entry : link.group) {
        if (curve_of(link, entry.gpus, entry.op, entry.state).count > 1) return true;
    }
    return false;
}

Figure with_range(double value, const Fact& fact, double default_share) {
    double low = std::isfinite(fact.low) ? fact.low / fact.value : 1.0;
    const double high = std::isfinite(fact.high) ? fact.high / fact.value : 1.0;
    low = std::min(low, default_share);
    if (low == 1.0 && high == 1.0) return Figure::exact(value, Unit::BytePerSecond);
    return Figure::range(value * low, value, value * high, Unit::BytePerSecond);
}

}  // namespace

double ring_wire_factor(Collective op, int ranks) {
    if (ranks <= 1) return 0.0;
    const double share = (ranks - 1.0) / ranks;
    return op == Collective::AllReduce ? 2.0 * share : share;
}

Figure bus_bandwidth(const Link& link, Collective op, int ranks, double message_bytes) {
    const Choice choice = choose_group(link, op, ranks);
    if (!choice.found) return Figure::unknown(unknown_bandwidth, Unit::BytePerSecond);
    const Curve tuned = curve_of(link, choice.gpus, choice.op, "tuned");
    const Curve as_shipped = curve_of(link, choice.gpus, choice.op, "default");
    const Curve either = curve_of(link, choice.gpus, choice.op, "any");
    const Curve& curve = !tuned.empty() ? tuned : !either.empty() ? either : as_shipped;
    if (curve.empty()) return Figure::unknown(unknown_bandwidth, Unit::BytePerSecond);
    const double bytes = message_bytes > 0.0 ? message_bytes : large_message_bytes;
    double value = curve.at(bytes);
    if (curve.count == 1 && bytes < curve.last().bytes) {
        if (has_curve(link)) {
            value *= shape_at(link, bytes) / shape_at(link, curve.last().bytes);
        } else if (link.latency.known()) {
            const double wire = bytes * ring_wire_factor(op, ranks);
            value = wire / (wire / value + link.latency.value);
        }
    }
    const double default_share =
        !tuned.empty() && !as_shipped.empty() ? std::min(1.0, as_shipped.last().bandwidth / tuned.at(as_shipped.last().bytes)) : 1.0;
    return with_range(value, *curve.last().fact, default_share);
}

Figure shared_bus_bandwidth(const Figure& alone, int groups, const Figure& shared) {
    if (groups <= 1 || !alone.known()) return alone;
    if (!shared.known()) return Figure::unknown(shared.unknown_reason, Unit::BytePerSecond);
    const double low = alone.low_or_value() * shared.low_or_value() / groups;
    const double high = alone.high_or_value() * shared.high_or_value() / groups;
    return Figure::range(low, alone.value * shared.value / groups, high, Unit::BytePerSecond);
}

Figure network_bus_bandwidth(double nic_bytes_per_s, const Figure& share, const Figure& in_node, const Link* shape, double message_bytes) {
    if (!(nic_bytes_per_s > 0.0)) return Figure::unknown("training.unknown-network", Unit::BytePerSecond);
    if (!share.known()) return Figure::unknown(share.unknown_reason, Unit::BytePerSecond);
    const double bytes = message_bytes > 0.0 ? message_bytes : large_message_bytes;
    const double reached = shape != nullptr ? shape_at(*shape, bytes) : 1.0;
    const double cap = in_node.known() ? in_node.value : std::numeric_limits<double>::infinity();
    const auto limited = [&](double of_cards) { return std::min(nic_bytes_per_s * of_cards, cap) * reached; };
    return Figure::range(limited(share.low_or_value()), limited(share.value), limited(share.high_or_value()), Unit::BytePerSecond);
}

Figure collective_seconds(Collective op, int ranks, double message_bytes, const Figure& bandwidth) {
    const double wire = message_bytes * ring_wire_factor(op, ranks);
    if (wire <= 0.0) return Figure::exact(0.0, Unit::Second);
    if (!bandwidth.known()) return Figure::unknown(bandwidth.unknown_reason, Unit::Second);
    if (!bandwidth.has_range()) return Figure::exact(wire / bandwidth.value, Unit::Second);
    return Figure::range(wire / bandwidth.high, wire / bandwidth.value, wire / bandwidth.low, Unit::Second);
}

}  // namespace rackwright
