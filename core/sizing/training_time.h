#pragma once

#include "quantity/figure.h"

namespace rackwright {

/// Optimiser steps for `tokens` x `epochs` at `tokens_per_step`, rounded up; 0 when any of them is not positive.
double training_steps(double tokens, double epochs, double tokens_per_step);

/// Seconds of the whole run; the step's range is carried over. Unknown when the step is.
Figure time_to_train(const Figure& step_seconds, double steps);

/// Tokens a second of all GPUs together. The range turns round: the slowest step gives the fewest tokens.
Figure training_tokens_per_second(const Figure& step_seconds, double tokens_per_step);

}  // namespace rackwright
