#include "store/task_json.h"

#include "project/names.h"
#include "store/json_excerpt.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <type_traits>

namespace rackwright {
namespace {

using Json = nlohmann::json;

// One list of fields a task, used for writing and reading. The keys stand in files: they are never changed.
template <typename Fields>
void fields(LlmInference& task, Fields& f) {
    f("model", task.model);
    f("weights", task.weights);
    f("quantisation_group", task.quantisation_group);
    f("kv", task.kv);
    f("max_context_tokens", task.max_context_tokens);
    f("prompt_tokens", task.prompt_tokens);
    f("answer_tokens", task.answer_tokens);
    f("concurrent_sessions", task.concurrent_sessions);
    f("tokens_per_s_per_session", task.tokens_per_s_per_session);
    f("engine", task.engine);
    f("memory_utilisation", task.memory_utilisation);
    f("max_batched_tokens", task.max_batched_tokens);
}

template <typename Fields>
void fields(LightModel& model, Fields& f) {
    f("model", model.model);
    f("instances", model.instances);
    f("weights", model.weights);
    f("kv", model.kv);
}

template <typename Fields>
void fields(LightModels& task, Fields& f) {
    f("models", task.models);
    f("max_context_tokens", task.max_context_tokens);
    f("prompt_tokens", task.prompt_tokens);
    f("answer_tokens", task.answer_tokens);
    f("sessions_per_instance", task.sessions_per_instance);
    f("tokens_per_s_per_session", task.tokens_per_s_per_session);
    f("engine", task.engine);
    f("memory_utilisation", task.memory_utilisation);
    f("max_batched_tokens", task.max_batched_tokens);
}

template <typename Fields>
void fields(VideoAnalytics& task, Fields& f) {
    f("cameras", task.cameras);
    f("width_px", task.width_px);
    f("height_px", task.height_px);
    f("codec", task.codec);
    f("source_fps", task.source_fps);
    f("gop_frames", task.gop_frames);
    f("analysed_fps_low", task.analysed_fps_low);
    f("analysed_fps_high", task.analysed_fps_high);
    f("strategy", task.strategy);
    f("substream_width_px", task.substream_width_px);
    f("substream_height_px", task.substream_height_px);
    f("substream_fps", task.substream_fps);
    f("detector", task.detector);
    f("precision", task.precision);
    f("input_px", task.input_px);
    f("batch", task.batch);
    f("models_per_frame", task.models_per_frame);
}

template <typename Fields>
void fields(Training& task, Fields& f) {
    f("model", task.model);
    f("method", task.method);
    f("recipe", task.recipe);
    f("sharding", task.sharding);
    f("recomputation", task.recomputation);
    f("fused_kernels", task.fused_kernels);
    f("fused_loss", task.fused_loss);
    f("sequence_tokens", task.sequence_tokens);
    f("micro_batch_sequences", task.micro_batch_sequences);
    f("gradient_accumulation", task.gradient_accumulation);
    f("lora_rank", task.lora_rank);
    f("lora_targets", task.lora_targets);
    f("dataset_tokens", task.dataset_tokens);
    f("epochs", task.epochs);
    f("cpu_offload", task.cpu_offload);
}

template <typename Fields>
void fields(VideoArchive& task, Fields& f) {
    f("cameras", task.cameras);
    f("days", task.days);
    f("hours_per_day", task.hours_per_day);
    f("motion_share", task.motion_share);
    f("bitrate_bit_per_s", task.bitrate_bit_per_s);
    f("width_px", task.width_px);
    f("height_px", task.height_px);
    f("fps", task.fps);
    f("codec", task.codec);
    f("hot_hours", task.hot_hours);
}

template <typename Fields>
void fields(Reservation& task, Fields& f) {
    f("gpus", task.gpus);
    f("vram_bytes_per_gpu", task.vram_bytes_per_gpu);
    f("storage_bytes", task.storage_bytes);
}

class Writer {
public:
    template <typename Value>
    void operator()(const char* key, Value& value) {
        if constexpr (std::is_enum_v<Value>) {
            object_[key] = name_of(value);
        } else {
            object_[key] = value;
        }
    }
    void operator()(const char* key, std::optional<double>& value) { object_[key] = value ? Json(*value) : Json(nullptr); }
    void operator()(const char* key, std::vector<LightModel>& models) {
        Json& list = object_[key] = Json::array();
        for (LightModel& model : models) {
            Writer writer;
            fields(model, writer);
            list.push_back(writer.object());
        }
    }
    const Json& object() const { return object_; }

private:
    Json object_ = Json::object();
};

class Reader {
public:
    /// `place` stands before the keys in messages: "models/0/" inside a list.
    explicit Reader(const Json& object, std::string place = {}) : object_(object), place_(std::move(place)) {
        if (!object.is_object()) failure_ = bad_value(place_.substr(0, place_.find_last_of('/')), object, "expected.object");
    }

    void operator()(const char* key, std::string& value) {
        if (const Json* found = find(key, &Json::is_string, "expected.text")) value = found->get<std::string>();
    }
    void operator()(const char* key, bool& value) {
        if (const Json* found = find(key, &Json::is_boolean, "expected.truth")) value = found->get<bool>();
    }
    void operator()(const char* key, double& value) {
        if (const Json* found = find(key, &Json::is_number, "expected.number")) value = found->get<double>();
    }
    void operator()(const char* key, std::int64_t& value) {
        const Json* found = find(key, &Json::is_number_integer, "expected.whole-number");
        if (found == nullptr) return;
        const bool too_large = found->is_number_unsigned() && found->get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max();
        if (too_large) return refuse(key, *found, "expected.smaller-number");
        value = found->get<std::int64_t>();
    }
    void operator()(const char* key, int& value) {
        std::int64_t wide = 0;
        (*this)(key, wide);
        if (wide < std::numeric_limits<int>::min() || wide > std::numeric_limits<int>::max())
            return refuse(key, object_[key], "expected.smaller-number");
        value = static_cast<int>(wide);
    }
    void operator()(const char* key, std::optional<double>& value) {
        const auto entry = object_.find(key);
        if (entry != object_.end() && entry->is_null()) {
            read_.push_back(key);
            value.reset();
            return;
        }
        double number = 0.0;
        (*this)(key, number);
        value = number;
    }
    void operator()(const char* key, std::vector<LightModel>& models) {
        const Json* list = find(key, &Json::is_array, "expected.list");
        if (list == nullptr) return;
        for (const Json& entry : *list) {
            Reader reader(entry, place_ + key + '/' + std::to_string(models.size()) + '/');
            LightModel model;
            fields(model, reader);
            if (Failure failure = reader.finish()) {
                if (!failure_) failure_ = std::move(failure);
                return;
            }
            models.push_back(std::move(model));
        }
    }
    template <typename Enum>
    requires std::is_enum_v<Enum>
    void operator()(const char* key, Enum& value) {
        const Json* found = find(key, &Json::is_string, "expected.text");
        if (found == nullptr) return;
        const std::optional<Enum> known = from_name<Enum>(found->get_ref<const std::string&>());
        if (!known) {
            failure_ = Message("task.unknown-word")
                           .with("key", place_ + key)
                           .with("found", json_excerpt(*found))
                           .with("expected", all_names<Enum>());
            return;
        }
        value = *known;
    }

    Failure finish() {
        if (failure_) return failure_;
        for (const auto& [key, value] : object_.items()) {
            if (std::find(read_.begin(), read_.end(), key) == read_.end()) return Message("task.unknown-key").with("key", place_ + key);
        }
        return std::nullopt;
    }

private:
    const Json* find(const char* key, bool (Json::*is_right)() const noexcept, const std::string& expected) {
        if (failure_) return nullptr;
        const auto entry = object_.find(key);
        if (entry == object_.end()) {
            failure_ = Message("task.missing-key").with("key", place_ + key);
            return nullptr;
        }
        if (!((*entry).*is_right)()) {
            refuse(key, *entry, expected);
            return nullptr;
        }
        read_.emplace_back(key);
        return &*entry;
    }
    void refuse(const char* key, const Json& found, const std::string& expected) {
        if (!failure_) failure_ = bad_value(place_ + key, found, expected);
    }
    static Message bad_value(std::string key, const Json& found, const std::string& expected) {
        return Message("task.bad-value").with("key", std::move(key)).with("found", json_excerpt(found)).with("expected", expected);
    }

    const Json& object_;
    std::string place_;
    std::vector<std::string> read_;
    Failure failure_;
};

template <typename Kind>
bool is_kind(std::string_view kind) {
    return kind == kind_name(Task(Kind{}));
}

template <typename Kind>
Result<Task> read_as(const Json& json) {
    if (!json.is_object()) return Message("task.bad-json");
    Kind task;
    Reader reader(json);
    fields(task, reader);
    if (Failure failure = reader.finish()) return *failure;
    return Task(std::move(task));
}

}  // namespace

std::string task_to_json(const Task& task) {
    Task copy = task;
    Writer writer;
    std::visit([&writer](auto& alternative) { fields(alternative, writer); }, copy);
    return writer.object().dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Task> task_from_json(std::string_view kind, std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return Message("task.bad-json");
    if (is_kind<LlmInference>(kind)) return read_as<LlmInference>(json);
    if (is_kind<LightModels>(kind)) return read_as<LightModels>(json);
    if (is_kind<VideoAnalytics>(kind)) return read_as<VideoAnalytics>(json);
    if (is_kind<Training>(kind)) return read_as<Training>(json);
    if (is_kind<VideoArchive>(kind)) return read_as<VideoArchive>(json);
    if (is_kind<Reservation>(kind)) return read_as<Reservation>(json);
    return Message("task.unknown-kind").with("kind", std::string(kind));
}

}  // namespace rackwright
