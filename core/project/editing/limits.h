#pragma once

#include <cstddef>

namespace rackwright::limits {

/// What a project may hold. Far above any real project, low enough that a hostile file cannot exhaust memory or time;
/// edits refuse beyond them, so that whatever was edited can be saved and opened again.
inline constexpr std::size_t name_bytes = 500;
inline constexpr std::size_t id_bytes = 200;
inline constexpr std::size_t note_bytes = 64 * 1024;
inline constexpr std::size_t request_bytes = 1024 * 1024;
inline constexpr std::size_t answers = 1'000;
inline constexpr std::size_t workloads = 500;
inline constexpr std::size_t light_models = 500;
inline constexpr std::size_t variants = 100;
inline constexpr std::size_t racks = 300;  ///< of a variant
inline constexpr std::size_t devices_in_rack = 200;
inline constexpr std::size_t placements = 5'000;  ///< of a variant
inline constexpr std::size_t gpu_slots = 64;      ///< of a server
inline constexpr std::size_t gpus_in_placement = 20'000;
inline constexpr int rack_units = 100;
/// Ids are given out one by one; an edit of a project that passed the check cannot run out of them.
inline constexpr int largest_next_id = 2'000'000'000;

}  // namespace rackwright::limits
