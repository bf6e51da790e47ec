#include "app/dashboard/bar_chart.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace rackwright {
namespace {

constexpr double minute = 60.0;  // in seconds

}  // namespace

QString BarChart::Category::words() const {
    const QString line = QString(name).replace(QLatin1Char('\n'), QLatin1String(" · "));
    return group.isEmpty() ? line : QStringLiteral("%1 · %2").arg(group, line);
}

double BarChart::top() const {
    double highest = 0.0;
    for (std::size_t at = 0; at < categories.size(); ++at) {
        double stack = 0.0;
        for (const Series& one : series) {
            stack = stacked ? stack + one.values[at] : one.values[at];
            highest = std::max(highest, stack);
        }
        for (const Limit& limit : limits) {
            if (std::isfinite(limit.values[at])) highest = std::max(highest, limit.values[at]);
        }
    }
    return highest;
}

bool BarChart::sameShape(const BarChart& other) const {
    return title == other.title && note == other.note && categories == other.categories && unit == other.unit && stacked == other.stacked &&
           std::equal(series.begin(), series.end(), other.series.begin(), other.series.end(),
                      [](const Series& a, const Series& b) { return a.name == b.name && a.colour == b.colour; }) &&
           std::equal(limits.begin(), limits.end(), other.limits.begin(), other.limits.end(),
                      [](const Limit& a, const Limit& b) { return a.name == b.name && a.colour == b.colour; });
}

std::vector<double> axisTicks(double top, Unit unit) {
    if (!std::isfinite(top) || top <= 0.0) return {0.0, 1.0};
    constexpr int wanted_steps = 4;
    const double rough = top / wanted_steps;
    const double magnitude = std::pow(10.0, std::floor(std::log10(rough)));
    double step = magnitude;
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        step = factor * magnitude;
        if (step >= rough * 0.999999) break;
    }
    // Half of a thing that is counted does not exist.
    if (unit == Unit::Gpu || unit == Unit::Count || unit == Unit::Camera) step = std::max(1.0, std::ceil(step));
    // Minutes and hours are not decimal.
    if (unit == Unit::Second && top > minute) {
        constexpr double steps[] = {15.0,          30.0,          minute,        2.0 * minute, 5.0 * minute,
                                    10.0 * minute, 15.0 * minute, 30.0 * minute, 60.0 * minute};
        const auto* const found = std::find_if(std::begin(steps), std::end(steps), [rough](double one) { return one >= rough * 0.999999; });
        if (found != std::end(steps)) step = *found;
    }
    std::vector<double> ticks;
    for (int number = 0;; ++number) {
        ticks.push_back(number * step);
        if (ticks.back() >= top * 0.999999) break;
    }
    return ticks;
}

}  // namespace rackwright
