#pragma once

#include "sizing/evaluation.h"

namespace rackwright {

/// What the sizing says of a placement that might be made.
struct Trial {
    Placement placement;
    Verdict verdict = Verdict::Unknown;  ///< the worse of the workload's and its GPUs', whose other tenants count too
    Limit limit = Limit::None;
    Message reason;
    double sessions_fit = 0.0;   ///< language models
    double instances_fit = 0.0;  ///< light models

    /// Whether the shortage is one that a second placement can make up for: sessions, frames, instances. What does not fit into
    /// the memory, or cannot be split that way, cannot run at all.
    bool runs_in_part() const;
};

Trial try_placement(const Catalogue& catalogue, const Project& project, const Variant& variant, Placement placement);

/// plan.needs-more (needed, available, unit) as the trial's reason puts it, in its own unit; in GPUs when it names no figures.
Message needs_more(const Trial& trial, int gpus_available);

}  // namespace rackwright
