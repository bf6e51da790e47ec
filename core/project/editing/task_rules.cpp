#include "project/editing/limits.h"
#include "project/editing/value_rules.h"

namespace rackwright {
namespace {

// Wider than anything sensible: what is merely unwise is for the review to say. The bounds keep the sizing's arithmetic
// away from zero divisors and infinities.
constexpr double most_tokens = 1e9;
constexpr double most_cameras = 1e6;

/// The first failure of several checks.
class Checks {
public:
    Checks& number(std::string_view field, double value, double low, double high, Unit unit = Unit::Count) {
        if (!failure_) failure_ = check_number(field, value, low, high, unit);
        return *this;
    }
    Checks& whole(std::string_view field, std::int64_t value, double low, double high, Unit unit = Unit::Count) {
        return number(field, static_cast<double>(value), low, high, unit);
    }
    Checks& id(std::string_view field, std::string_view text) {
        if (!failure_) failure_ = check_line(field, text, limits::id_bytes);
        return *this;
    }
    Failure failure() const { return failure_; }

private:
    Failure failure_;
};

Failure check(const LlmInference& task) {
    return Checks()
        .id("workload.model", task.model)
        .id("workload.engine", task.engine)
        .number("workload.quantisation-group", task.quantisation_group, 1, 65536)
        .whole("workload.max-context", task.max_context_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.prompt-tokens", task.prompt_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.answer-tokens", task.answer_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.concurrent-sessions", task.concurrent_sessions, 1, 1e6, Unit::Session)
        .number("workload.session-speed", task.tokens_per_s_per_session, 0.0, 1e6, Unit::TokenPerSecond)
        .number("workload.memory-utilisation", task.memory_utilisation, 0.05, 1.0, Unit::Ratio)
        .whole("workload.max-batched-tokens", task.max_batched_tokens, 1, most_tokens, Unit::Token)
        .failure();
}

Failure check(const LightModels& task) {
    if (Failure failure = check_count("many.light-models", task.models.size(), limits::light_models)) return failure;
    Checks checks;
    for (const LightModel& model : task.models)
        checks.id("workload.model", model.model).number("workload.instances", model.instances, 1, 10'000);
    return checks.id("workload.engine", task.engine)
        .whole("workload.max-context", task.max_context_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.prompt-tokens", task.prompt_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.answer-tokens", task.answer_tokens, 1, most_tokens, Unit::Token)
        .whole("workload.sessions-per-instance", task.sessions_per_instance, 1, 1e6, Unit::Session)
        .number("workload.session-speed", task.tokens_per_s_per_session, 0.0, 1e6, Unit::TokenPerSecond)
        .number("workload.memory-utilisation", task.memory_utilisation, 0.05, 1.0, Unit::Ratio)
        .whole("workload.max-batched-tokens", task.max_batched_tokens, 1, most_tokens, Unit::Token)
        .failure();
}

Failure check(const VideoAnalytics& task) {
    return Checks()
        .number("workload.cameras", task.cameras, 0, most_cameras, Unit::Camera)
        .number("workload.width", task.width_px, 16, 32768, Unit::Pixel)
        .number("workload.height", task.height_px, 16, 32768, Unit::Pixel)
        .number("workload.source-fps", task.source_fps, 0.01, 1000, Unit::FramePerSecond)
        .number("workload.gop-frames", task.gop_frames, 1, 1e5, Unit::Frame)
        .number("workload.analysed-fps-low", task.analysed_fps_low, 0.0, 1000, Unit::FramePerSecond)
        .number("workload.analysed-fps-high", task.analysed_fps_high, task.analysed_fps_low, 1000, Unit::FramePerSecond)
        .number("workload.substream-width", task.substream_width_px, 16, 32768, Unit::Pixel)
        .number("workload.substream-height", task.substream_height_px, 16, 32768, Unit::Pixel)
        .number("workload.substream-fps", task.substream_fps, 0.01, 1000, Unit::FramePerSecond)
        .id("workload.detector", task.detector)
        .number("workload.input-size", task.input_px, 16, 16384, Unit::Pixel)
        .number("workload.batch", task.batch, 1, 65536)
        .number("workload.models-per-frame", task.models_per_frame, 0.001, 10'000)
        .failure();
}

Failure check(const Training& task) {
    return Checks()
        .id("workload.model", task.model)
        .whole("workload.sequence", task.sequence_tokens, 1, most_tokens, Unit::Token)
        .number("workload.micro-batch", task.micro_batch_sequences, 1, 65536)
        .number("workload.gradient-accumulation", task.gradient_accumulation, 1, 1e6)
        .number("workload.lora-rank", task.lora_rank, 1, 65536)
        .number("workload.dataset", task.dataset_tokens, 1.0, 1e16, Unit::Token)
        .number("workload.epochs", task.epochs, 0.001, 1e5)
        .failure();
}

Failure check(const VideoArchive& task) {
    Checks checks;
    if (task.bitrate_bit_per_s) checks.number("workload.bitrate", *task.bitrate_bit_per_s, 1e3, 1e10, Unit::BitPerSecond);
    return checks.number("workload.cameras", task.cameras, 0, most_cameras, Unit::Camera)
        .number("workload.days", task.days, 1, 36'500, Unit::Day)
        .number("workload.hours-per-day", task.hours_per_day, 0.01, 24.0)
        .number("workload.motion-share", task.motion_share, 0.001, 1.0, Unit::Ratio)
        .number("workload.width", task.width_px, 16, 32768, Unit::Pixel)
        .number("workload.height", task.height_px, 16, 32768, Unit::Pixel)
        .number("workload.fps", task.fps, 0.01, 1000, Unit::FramePerSecond)
        .number("workload.hot-hours", task.hot_hours, 0.0, 1e6)
        .failure();
}

Failure check(const Reservation& task) {
    return Checks()
        .number("workload.gpus", task.gpus, 0, static_cast<double>(limits::gpus_in_placement), Unit::Gpu)
        .number("workload.vram", task.vram_bytes_per_gpu, 0.0, 1e15, Unit::Byte)
        .number("workload.storage", task.storage_bytes, 0.0, 1e21, Unit::Byte)
        .failure();
}

}  // namespace

Failure check_task(const Task& task) {
    return std::visit([](const auto& alternative) { return check(alternative); }, task);
}

Failure check_workload_values(const Workload& workload) {
    if (Failure failure = check_name("workload.name", workload.name)) return failure;
    if (Failure failure = check_text("workload.note", workload.note, limits::note_bytes)) return failure;
    if (Failure failure = check_number("workload.colour", workload.colour, 0, 1000)) return failure;
    return check_task(workload.task);
}

}  // namespace rackwright
