#pragma once

#include "project/project.h"
#include "quantity/result.h"

#include <string_view>

namespace rackwright {

/// Whether values are in range, texts are UTF-8 and not too long. Used by every edit and by check_project.
/// Errors: project.out-of-range (field, value, low, high), project.not-a-number (field), project.empty (field),
/// project.text-too-long (field, bytes, limit), project.bad-text (field: not UTF-8, or a control character in a name).
Failure check_name(std::string_view field, std::string_view text);
/// One line that may be empty: a title, a product id.
Failure check_line(std::string_view field, std::string_view text, std::size_t limit);
/// Several lines.
Failure check_text(std::string_view field, std::string_view text, std::size_t limit);
Failure check_number(std::string_view field, double value, double low, double high, Unit unit = Unit::Count);

Failure check_task(const Task& task);
Failure check_workload_values(const Workload& workload);
Failure check_policy_values(const Policy& policy);
Failure check_answer_values(const Answer& answer);
Failure check_rack_values(const Rack& rack);  ///< its own, not those of its devices
Failure check_server_values(const Server& server);
Failure check_array_values(const StorageArray& array);
/// Its own numbers; whether its GPUs, array and workload exist is placement_rules.h.
Failure check_placement_values(const Placement& placement);

/// project.too-many (what, limit) when `count` things are more than `limit`.
Failure check_count(std::string_view what, std::size_t count, std::size_t limit);

}  // namespace rackwright
