#pragma once

#include "project/project.h"

#include <optional>
#include <string>
#include <string_view>

namespace rackwright {

/// Stable names of enumerators, used in project files and JSON ("awq-int4", "full-fine-tuning", "raid6").
/// The `…_from_name` functions accept exactly those names.
std::string_view name_of(WeightFormat value);
std::string_view name_of(KvFormat value);
std::string_view name_of(VideoCodec value);
std::string_view name_of(DecodeStrategy value);
std::string_view name_of(Precision value);
std::string_view name_of(TrainingMethod value);
std::string_view name_of(OptimizerRecipe value);
std::string_view name_of(Sharding value);
std::string_view name_of(Recomputation value);
std::string_view name_of(LoraTargets value);
std::string_view name_of(RaidLevel value);
std::string_view name_of(Share value);
std::string_view name_of(ArrayRole value);
std::string_view name_of(Priority value);
/// "llm-inference", "light-models", "video-analytics", "training", "video-archive", "reservation"
std::string_view kind_name(const Task& task);

template <typename Enum>
std::optional<Enum> from_name(std::string_view name);
template <>
std::optional<WeightFormat> from_name(std::string_view name);
template <>
std::optional<KvFormat> from_name(std::string_view name);
template <>
std::optional<VideoCodec> from_name(std::string_view name);
template <>
std::optional<DecodeStrategy> from_name(std::string_view name);
template <>
std::optional<Precision> from_name(std::string_view name);
template <>
std::optional<TrainingMethod> from_name(std::string_view name);
template <>
std::optional<OptimizerRecipe> from_name(std::string_view name);
template <>
std::optional<Sharding> from_name(std::string_view name);
template <>
std::optional<Recomputation> from_name(std::string_view name);
template <>
std::optional<LoraTargets> from_name(std::string_view name);
template <>
std::optional<RaidLevel> from_name(std::string_view name);
template <>
std::optional<Share> from_name(std::string_view name);
template <>
std::optional<ArrayRole> from_name(std::string_view name);
template <>
std::optional<Priority> from_name(std::string_view name);

/// The names that from_name accepts, for messages: "h264, h265, av1, mjpeg".
template <typename Enum>
std::string all_names();
template <>
std::string all_names<WeightFormat>();
template <>
std::string all_names<KvFormat>();
template <>
std::string all_names<VideoCodec>();
template <>
std::string all_names<DecodeStrategy>();
template <>
std::string all_names<Precision>();
template <>
std::string all_names<TrainingMethod>();
template <>
std::string all_names<OptimizerRecipe>();
template <>
std::string all_names<Sharding>();
template <>
std::string all_names<Recomputation>();
template <>
std::string all_names<LoraTargets>();
template <>
std::string all_names<RaidLevel>();
/// Of the kinds of workloads (kind_name).
std::string all_kind_names();

/// A fresh workload of that kind with sensible defaults (models and detector by the ids of the shipped catalogue); nullopt
/// for an unknown kind.
std::optional<Task> default_task(std::string_view kind);

}  // namespace rackwright
