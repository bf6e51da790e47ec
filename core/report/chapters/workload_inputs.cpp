#include "report/chapters/chapters.h"

namespace rackwright {
namespace {

using Rows = std::vector<std::vector<SpecText>>;

/// Rows of one workload: names of products instead of their ids.
class InputRows {
public:
    InputRows(const Catalogue& catalogue, Rows& rows) : catalogue_(catalogue), rows_(rows) {}

    void operator()(const LlmInference& task) const {
        model(task.model);
        row("report.input.weights", task.weights);
        row("report.input.kv", task.kv);
        number("report.input.context", static_cast<double>(task.max_context_tokens), Unit::Token);
        number("report.input.prompt", static_cast<double>(task.prompt_tokens), Unit::Token);
        number("report.input.answer", static_cast<double>(task.answer_tokens), Unit::Token);
        number("report.input.sessions", static_cast<double>(task.concurrent_sessions), Unit::Session);
        number("report.input.session-speed", task.tokens_per_s_per_session, Unit::TokenPerSecond);
        engine(task.engine);
    }
    void operator()(const LightModels& task) const {
        for (const LightModel& light : task.models) {
            const LanguageModel* known = catalogue_.model(light.model);
            row("report.input.light-model", message("report.light-model")
                                                .with("instances", light.instances, Unit::Count)
                                                .with("model", known != nullptr ? known->name : light.model));
            row("report.input.weights", light.weights);
            row("report.input.kv", light.kv);
        }
        number("report.input.context", static_cast<double>(task.max_context_tokens), Unit::Token);
        number("report.input.prompt", static_cast<double>(task.prompt_tokens), Unit::Token);
        number("report.input.answer", static_cast<double>(task.answer_tokens), Unit::Token);
        number("report.input.instance-sessions", static_cast<double>(task.sessions_per_instance), Unit::Session);
        number("report.input.session-speed", task.tokens_per_s_per_session, Unit::TokenPerSecond);
        engine(task.engine);
    }
    void operator()(const VideoAnalytics& task) const {
        number("report.input.cameras", task.cameras, Unit::Camera);
        picture("report.input.picture", task.width_px, task.height_px);
        row("report.input.codec", task.codec);
        number("report.input.source-rate", task.source_fps, Unit::FramePerSecond);
        row("report.input.analysed-rate", message("report.from-to")
                                              .with("low", task.analysed_fps_low, Unit::FramePerSecond)
                                              .with("high", task.analysed_fps_high, Unit::FramePerSecond));
        row("report.input.decode", task.strategy);
        if (task.strategy == DecodeStrategy::Substream) {
            picture("report.input.substream", task.substream_width_px, task.substream_height_px);
            number("report.input.substream-rate", task.substream_fps, Unit::FramePerSecond);
        }
        const Detector* detector = catalogue_.detector(task.detector);
        row("report.input.detector", detector != nullptr ? detector->name : task.detector);
        row("report.input.precision", task.precision);
        number("report.input.detector-input", task.input_px, Unit::Pixel);
        number("report.input.models-per-frame", task.models_per_frame, Unit::Count);
    }
    void operator()(const Training& task) const {
        model(task.model);
        row("report.input.method", task.method);
        if (task.method == TrainingMethod::FullFineTuning) {
            row("report.input.recipe", task.recipe);
        } else {
            number("report.input.lora-rank", task.lora_rank, Unit::Count);
            row("report.input.lora-targets", task.lora_targets);
        }
        row("report.input.sharding", task.sharding);
        row("report.input.recomputation", task.recomputation);
        number("report.input.sequence", static_cast<double>(task.sequence_tokens), Unit::Token);
        number("report.input.micro-batch", task.micro_batch_sequences, Unit::Count);
        number("report.input.accumulation", task.gradient_accumulation, Unit::Count);
        number("report.input.dataset", task.dataset_tokens, Unit::Token);
        number("report.input.epochs", task.epochs, Unit::Count);
    }
    void operator()(const VideoArchive& task) const {
        number("report.input.recorded-cameras", task.cameras, Unit::Camera);
        number("report.input.days", task.days, Unit::Day);
        number("report.input.hours", task.hours_per_day * 3600.0, Unit::Second);
        number("report.input.motion", task.motion_share, Unit::Ratio);
        picture("report.input.picture", task.width_px, task.height_px);
        number("report.input.source-rate", task.fps, Unit::FramePerSecond);
        row("report.input.codec", task.codec);
        if (task.bitrate_bit_per_s) {
            number("report.input.bitrate", *task.bitrate_bit_per_s, Unit::BitPerSecond);
        } else {
            row("report.input.bitrate", message("report.bitrate-from-picture"));
        }
        if (task.hot_hours > 0.0) number("report.input.hot", task.hot_hours * 3600.0, Unit::Second);
    }
    void operator()(const Reservation& task) const {
        if (task.gpus > 0) number("report.input.reserved-gpus", task.gpus, Unit::Gpu);
        if (task.vram_bytes_per_gpu > 0.0) number("report.input.reserved-memory", task.vram_bytes_per_gpu, Unit::Byte);
        if (task.storage_bytes > 0.0) number("report.input.reserved-storage", task.storage_bytes, Unit::Byte);
    }

    void row(const char* code, SpecText value) const { rows_.push_back({message(code), std::move(value)}); }

private:
    void number(const char* code, double value, Unit unit) const { row(code, Figure::exact(value, unit)); }
    void model(const std::string& id) const {
        const LanguageModel* known = catalogue_.model(id);
        row("report.input.model", known != nullptr ? known->name : id);
    }
    void engine(const std::string& id) const {
        const Engine* known = catalogue_.engine(id);
        row("report.input.engine", known != nullptr ? known->name : id);
    }
    void picture(const char* code, int width, int height) const {
        row(code, message("report.picture").with("width", std::to_string(width)).with("height", std::to_string(height)));
    }

    const Catalogue& catalogue_;
    Rows& rows_;
};

}  // namespace

std::vector<std::vector<SpecText>> task_inputs(const Catalogue& catalogue, const Workload& workload) {
    Rows rows;
    const InputRows inputs(catalogue, rows);
    inputs.row("report.input.kind", message("report.kind." + std::string(kind_name(workload.task))));
    inputs.row("report.input.priority", workload.priority);
    inputs.row("report.input.required", message(workload.optional ? "report.no" : "report.yes"));
    std::visit(inputs, workload.task);
    return rows;
}

}  // namespace rackwright
