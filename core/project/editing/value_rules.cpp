#include "project/editing/value_rules.h"

#include "project/editing/limits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

/// RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = [&text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
        const unsigned lead = byte(i);
        std::size_t length = 1;
        unsigned low = 0x80, high = 0xBF;  // of the second byte
        if (lead >= 0xC2 && lead <= 0xDF) {
            length = 2;
        } else if (lead >= 0xE0 && lead <= 0xEF) {
            length = 3;
            if (lead == 0xE0) low = 0xA0;
            if (lead == 0xED) high = 0x9F;
        } else if (lead >= 0xF0 && lead <= 0xF4) {
            length = 4;
            if (lead == 0xF0) low = 0x90;
            if (lead == 0xF4) high = 0x8F;
        } else if (lead >= 0x80) {
            return false;
        }
        if (length > 1 && (byte(i + 1) < low || byte(i + 1) > high)) return false;
        for (std::size_t k = 2; k < length; ++k) {
            if (byte(i + k) < 0x80 || byte(i + k) > 0xBF) return false;
        }
        i += length;
    }
    return true;
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
}

Failure check_size(std::string_view field, std::string_view text, std::size_t limit) {
    if (text.size() <= limit) return std::nullopt;
    return Message("project.text-too-long")
        .with("field", std::string(field))
        .with("bytes", static_cast<double>(text.size()), Unit::Byte)
        .with("limit", static_cast<double>(limit), Unit::Byte);
}

}  // namespace

Failure check_text(std::string_view field, std::string_view text, std::size_t limit) {
    if (Failure failure = check_size(field, text, limit)) return failure;
    if (!is_utf8(text) || text.find('\0') != std::string_view::npos) return Message("project.bad-text").with("field", std::string(field));
    return std::nullopt;
}

Failure check_line(std::string_view field, std::string_view text, std::size_t limit) {
    if (Failure failure = check_size(field, text, limit)) return failure;
    if (!is_utf8(text) || std::any_of(text.begin(), text.end(), is_control))
        return Message("project.bad-text").with("field", std::string(field));
    return std::nullopt;
}

Failure check_name(std::string_view field, std::string_view text) {
    if (text.find_first_not_of(' ') == std::string_view::npos) return Message("project.empty").with("field", std::string(field));
    return check_line(field, text, limits::name_bytes);
}

Failure check_number(std::string_view field, double value, double low, double high, Unit unit) {
    if (!std::isfinite(value)) return Message("project.not-a-number").with("field", std::string(field));
    if (value >= low && value <= high) return std::nullopt;
    return Message("project.out-of-range")
        .with("field", std::string(field))
        .with("value", value, unit)
        .with("low", low, unit)
        .with("high", high, unit);
}

Failure check_count(std::string_view what, std::size_t count, std::size_t limit) {
    if (count <= limit) return std::nullopt;
    return Message("project.too-many").with("what", std::string(what)).with("limit", static_cast<double>(limit), Unit::Count);
}

Failure check_policy_values(const Policy& policy) {
    if (Failure failure = check_number("policy.vram-headroom", policy.vram_headroom, 0.0, 0.9, Unit::Ratio)) return failure;
    if (Failure failure = check_number("policy.target-utilisation", policy.target_utilisation, 0.05, 1.0, Unit::Ratio)) return failure;
    if (Failure failure = check_number("policy.array-fill-limit", policy.array_fill_limit, 0.05, 1.0, Unit::Ratio)) return failure;
    return check_number("policy.psu-load-limit", policy.psu_load_limit, 0.05, 1.0, Unit::Ratio);
}

Failure check_answer_values(const Answer& answer) {
    if (answer.question.empty()) return Message("project.empty").with("field", "answer.question");
    if (Failure failure = check_line("answer.question", answer.question, limits::id_bytes)) return failure;
    if (Failure failure = check_line("answer.choice", answer.choice, limits::id_bytes)) return failure;
    return check_text("answer.text", answer.text, limits::note_bytes);
}

Failure check_rack_values(const Rack& rack) {
    if (Failure failure = check_name("rack.name", rack.name)) return failure;
    if (Failure failure = check_number("rack.units", rack.units, 1, limits::rack_units, Unit::RackUnit)) return failure;
    return check_number("rack.power-limit", rack.power_limit_w, 0.0, 1e7, Unit::Watt);
}

Failure check_server_values(const Server& server) {
    if (Failure failure = check_name("server.name", server.name)) return failure;
    if (Failure failure = check_line("server.product", server.product, limits::id_bytes)) return failure;
    if (Failure failure = check_number("server.bottom-unit", server.bottom_unit, 1, limits::rack_units, Unit::RackUnit)) return failure;
    if (Failure failure = check_count("many.gpu-slots", server.gpus.size(), limits::gpu_slots)) return failure;
    for (const std::string& gpu : server.gpus) {
        if (Failure failure = check_line("server.gpu", gpu, limits::id_bytes)) return failure;
    }
    return std::nullopt;
}

Failure check_array_values(const StorageArray& array) {
    if (Failure failure = check_name("array.name", array.name)) return failure;
    if (Failure failure = check_line("array.product", array.product, limits::id_bytes)) return failure;
    if (Failure failure = check_line("array.drive", array.drive, limits::id_bytes)) return failure;
    if (Failure failure = check_number("array.bottom-unit", array.bottom_unit, 1, limits::rack_units, Unit::RackUnit)) return failure;
    if (Failure failure = check_number("array.drive-count", array.drive_count, 0, 2000)) return failure;
    if (Failure failure = check_number("array.raid-groups", array.raid_groups, 1, 1000)) return failure;
    return check_number("array.hot-spares", array.hot_spares, 0, array.drive_count);
}

Failure check_placement_values(const Placement& placement) {
    if (Failure failure = check_line("placement.mig-profile", placement.mig_profile, limits::id_bytes)) return failure;
    const int fewest_slices = placement.share == Share::MigSlice ? 1 : 0;
    if (Failure failure = check_number("placement.mig-slices-per-gpu", placement.mig_slices_per_gpu, fewest_slices, 64)) return failure;
    if (Failure failure = check_number("placement.tensor-parallel", placement.tensor_parallel, 1, 1024)) return failure;
    if (Failure failure = check_number("placement.pipeline-parallel", placement.pipeline_parallel, 1, 1024)) return failure;
    return check_count("many.gpus", placement.gpus.size(), limits::gpus_in_placement);
}

}  // namespace rackwright
