#include "sizing/training_time.h"

namespace rackwright {

double training_steps(double tokens, double epochs, double tokens_per_step) {
    if (!(tokens > 0.0) || !(epochs > 0.0) || !(tokens_per_step > 0.0)) return 0.0;
    return std::ceil(tokens * epochs / tokens_per_step);
}

Figure time_to_train(const Figure& step_seconds, double steps) {
    if (!step_seconds.known()) return Figure::unknown(step_seconds.unknown_reason, Unit::Second);
    if (!step_seconds.has_range()) return Figure::exact(step_seconds.value * steps, Unit::Second);
    return Figure::range(step_seconds.low * steps, step_seconds.value * steps, step_seconds.high * steps, Unit::Second);
}

Figure training_tokens_per_second(const Figure& step_seconds, double tokens_per_step) {
    if (!step_seconds.known()) return Figure::unknown(step_seconds.unknown_reason, Unit::TokenPerSecond);
    if (!step_seconds.has_range()) return Figure::exact(tokens_per_step / step_seconds.value, Unit::TokenPerSecond);
    return Figure::range(tokens_per_step / step_seconds.high, tokens_per_step / step_seconds.value, tokens_per_step / step_seconds.low,
                         Unit::TokenPerSecond);
}

}  // namespace rackwright
