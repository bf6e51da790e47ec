#pragma once

#include "catalog/loading/object_reader.h"

namespace rackwright::words {

// The closed lists of the files, in the order in which an error message shows them.
extern const std::span<const Word<Architecture>> architectures;
extern const std::span<const Word<GpuForm>> gpu_forms;
extern const std::span<const Word<GpuTopology>> gpu_topologies;
extern const std::span<const Word<bool>> liquid_cooling;
extern const std::span<const Word<RaidLevel>> raid_levels;
extern const std::span<const Word<DriveForm>> drive_forms;
extern const std::span<const Word<DriveClass>> drive_classes;
extern const std::span<const Word<AttentionKind>> attention_kinds;
extern const std::span<const Word<Precision>> precisions;
extern const std::span<const Word<bool>> measured_pipeline;
extern const std::span<const Word<Collective>> collectives;
extern const std::span<const Word<Fabric>> fabrics;

}  // namespace rackwright::words
