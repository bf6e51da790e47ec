#include "project/names.h"

#include <array>
#include <cassert>
#include <span>

namespace rackwright {
namespace {

template <typename Enum>
struct Name {
    std::string_view text;
    Enum value;
};

// These words stand in project files: they are never changed, only added to.
constexpr Name<WeightFormat> weight_formats[] = {
    {"fp32", WeightFormat::Fp32},
    {"bf16", WeightFormat::Bf16},
    {"fp16", WeightFormat::Fp16},
    {"fp8", WeightFormat::Fp8},
    {"int8", WeightFormat::Int8},
    {"gptq-int4", WeightFormat::GptqInt4},
    {"awq-int4", WeightFormat::AwqInt4},
    {"nf4", WeightFormat::Nf4},
    {"nvfp4", WeightFormat::Nvfp4},
    {"mxfp4", WeightFormat::Mxfp4},
    {"gguf-q8-0", WeightFormat::GgufQ8_0},
    {"gguf-q6-k", WeightFormat::GgufQ6K},
    {"gguf-q5-k-m", WeightFormat::GgufQ5KM},
    {"gguf-q4-k-m", WeightFormat::GgufQ4KM},
};
constexpr Name<KvFormat> kv_formats[] = {
    {"bf16", KvFormat::Bf16}, {"fp8", KvFormat::Fp8}, {"int8", KvFormat::Int8}, {"nvfp4", KvFormat::Nvfp4}};
constexpr Name<VideoCodec> video_codecs[] = {
    {"h264", VideoCodec::H264}, {"h265", VideoCodec::H265}, {"av1", VideoCodec::Av1}, {"mjpeg", VideoCodec::Mjpeg}};
constexpr Name<DecodeStrategy> decode_strategies[] = {{"full", DecodeStrategy::Full},
                                                      {"substream", DecodeStrategy::Substream},
                                                      {"key-frames", DecodeStrategy::KeyFrames},
                                                      {"source-rate", DecodeStrategy::SourceRate},
                                                      {"cpu", DecodeStrategy::Cpu}};
constexpr Name<Precision> precisions[] = {
    {"fp32", Precision::Fp32}, {"fp16", Precision::Fp16}, {"int8", Precision::Int8}, {"fp8", Precision::Fp8}};
constexpr Name<TrainingMethod> training_methods[] = {
    {"full-fine-tuning", TrainingMethod::FullFineTuning}, {"lora", TrainingMethod::Lora}, {"qlora", TrainingMethod::Qlora}};
constexpr Name<OptimizerRecipe> optimizer_recipes[] = {
    {"adamw-16", OptimizerRecipe::AdamW16},
    {"adamw-18", OptimizerRecipe::AdamW18},
    {"adamw-20", OptimizerRecipe::AdamW20},
    {"bf16-adamw-8", OptimizerRecipe::Bf16AdamW8},
    {"adam-8bit-master-10", OptimizerRecipe::Adam8BitMaster10},
    {"adam-8bit-6", OptimizerRecipe::Adam8Bit6},
    {"adafactor-8", OptimizerRecipe::Adafactor8},
    {"lion-12", OptimizerRecipe::Lion12},
    {"muon-12", OptimizerRecipe::Muon12},
    {"in-backward-14", OptimizerRecipe::InBackward14},
};
constexpr Name<Sharding> shardings[] = {
    {"none", Sharding::None}, {"zero-1", Sharding::Zero1}, {"zero-2", Sharding::Zero2}, {"zero-3", Sharding::Zero3}};
constexpr Name<Recomputation> recomputations[] = {
    {"none", Recomputation::None}, {"selective", Recomputation::Selective}, {"full", Recomputation::Full}};
constexpr Name<LoraTargets> lora_targets[] = {
    {"query-value", LoraTargets::QueryValue}, {"attention", LoraTargets::Attention}, {"all-linear", LoraTargets::AllLinear}};
constexpr Name<RaidLevel> raid_levels[] = {{"raid5", RaidLevel::Raid5}, {"raid6", RaidLevel::Raid6}, {"raid10", RaidLevel::Raid10}};
constexpr Name<Share> shares[] = {{"whole", Share::Whole}, {"shared", Share::Shared}, {"mig-slice", Share::MigSlice}};
constexpr Name<ArrayRole> array_roles[] = {{"only", ArrayRole::Only}, {"hot", ArrayRole::Hot}, {"cold", ArrayRole::Cold}};
constexpr Name<Priority> priorities[] = {{"high", Priority::High}, {"normal", Priority::Normal}, {"low", Priority::Low}};

/// In the order of the alternatives of Task.
constexpr std::array<std::string_view, std::variant_size_v<Task>> kinds = {"llm-inference", "light-models",  "video-analytics",
                                                                           "training",      "video-archive", "reservation"};

template <typename Enum>
std::string_view text_of(std::span<const Name<Enum>> names, Enum value) {
    for (const Name<Enum>& name : names) {
        if (name.value == value) return name.text;
    }
    assert(false && "an enumerator without a name");
    return {};
}

template <typename Enum>
std::optional<Enum> value_of(std::span<const Name<Enum>> names, std::string_view text) {
    for (const Name<Enum>& name : names) {
        if (name.text == text) return name.value;
    }
    return std::nullopt;
}

void append(std::string& list, std::string_view name) {
    if (!list.empty()) list += ", ";
    list += name;
}

template <typename Enum>
std::string list_of(std::span<const Name<Enum>> names) {
    std::string list;
    for (const Name<Enum>& name : names) append(list, name.text);
    return list;
}

}  // namespace

std::string_view name_of(WeightFormat value) { return text_of<WeightFormat>(weight_formats, value); }
std::string_view name_of(KvFormat value) { return text_of<KvFormat>(kv_formats, value); }
std::string_view name_of(VideoCodec value) { return text_of<VideoCodec>(video_codecs, value); }
std::string_view name_of(DecodeStrategy value) { return text_of<DecodeStrategy>(decode_strategies, value); }
std::string_view name_of(Precision value) { return text_of<Precision>(precisions, value); }
std::string_view name_of(TrainingMethod value) { return text_of<TrainingMethod>(training_methods, value); }
std::string_view name_of(OptimizerRecipe value) { return text_of<OptimizerRecipe>(optimizer_recipes, value); }
std::string_view name_of(Sharding value) { return text_of<Sharding>(shardings, value); }
std::string_view name_of(Recomputation value) { return text_of<Recomputation>(recomputations, value); }
std::string_view name_of(LoraTargets value) { return text_of<LoraTargets>(lora_targets, value); }
std::string_view name_of(RaidLevel value) { return text_of<RaidLevel>(raid_levels, value); }
std::string_view name_of(Share value) { return text_of<Share>(shares, value); }
std::string_view name_of(ArrayRole value) { return text_of<ArrayRole>(array_roles, value); }
std::string_view name_of(Priority value) { return text_of<Priority>(priorities, value); }

template <>
std::optional<WeightFormat> from_name(std::string_view name) {
    return value_of<WeightFormat>(weight_formats, name);
}
template <>
std::optional<KvFormat> from_name(std::string_view name) {
    return value_of<KvFormat>(kv_formats, name);
}
template <>
std::optional<VideoCodec> from_name(std::string_view name) {
    return value_of<VideoCodec>(video_codecs, name);
}
template <>
std::optional<DecodeStrategy> from_name(std::string_view name) {
    return value_of<DecodeStrategy>(decode_strategies, name);
}
template <>
std::optional<Precision> from_name(std::string_view name) {
    return value_of<Precision>(precisions, name);
}
template <>
std::optional<TrainingMethod> from_name(std::string_view name) {
    return value_of<TrainingMethod>(training_methods, name);
}
template <>
std::optional<OptimizerRecipe> from_name(std::string_view name) {
    return value_of<OptimizerRecipe>(optimizer_recipes, name);
}
template <>
std::optional<Sharding> from_name(std::string_view name) {
    return value_of<Sharding>(shardings, name);
}
template <>
std::optional<Recomputation> from_name(std::string_view name) {
    return value_of<Recomputation>(recomputations, name);
}
template <>
std::optional<LoraTargets> from_name(std::string_view name) {
    return value_of<LoraTargets>(lora_targets, name);
}
template <>
std::optional<RaidLevel> from_name(std::string_view name) {
    return value_of<RaidLevel>(raid_levels, name);
}
template <>
std::optional<Share> from_name(std::string_view name) {
    return value_of<Share>(shares, name);
}
template <>
std::optional<ArrayRole> from_name(std::string_view name) {
    return value_of<ArrayRole>(array_roles, name);
}
template <>
std::optional<Priority> from_name(std::string_view name) {
    return value_of<Priority>(priorities, name);
}

std::string_view kind_name(const Task& task) { return task.valueless_by_exception() ? std::string_view() : kinds[task.index()]; }

template <>
std::string all_names<WeightFormat>() {
    return list_of<WeightFormat>(weight_formats);
}
template <>
std::string all_names<KvFormat>() {
    return list_of<KvFormat>(kv_formats);
}
template <>
std::string all_names<VideoCodec>() {
    return list_of<VideoCodec>(video_codecs);
}
template <>
std::string all_names<DecodeStrategy>() {
    return list_of<DecodeStrategy>(decode_strategies);
}
template <>
std::string all_names<Precision>() {
    return list_of<Precision>(precisions);
}
template <>
std::string all_names<TrainingMethod>() {
    return list_of<TrainingMethod>(training_methods);
}
template <>
std::string all_names<OptimizerRecipe>() {
    return list_of<OptimizerRecipe>(optimizer_recipes);
}
template <>
std::string all_names<Sharding>() {
    return list_of<Sharding>(shardings);
}
template <>
std::string all_names<Recomputation>() {
    return list_of<Recomputation>(recomputations);
}
template <>
std::string all_names<LoraTargets>() {
    return list_of<LoraTargets>(lora_targets);
}
template <>
std::string all_names<RaidLevel>() {
    return list_of<RaidLevel>(raid_levels);
}
std::string all_kind_names() {
    std::string list;
    for (const std::string_view kind : kinds) append(list, kind);
    return list;
}

std::optional<Task> default_task(std::string_view kind) {
    if (kind == kinds[0]) {
        LlmInference task;
        task.model = "llama-3-70b";
        task.weights = WeightFormat::Fp8;
        return task;
    }
    if (kind == kinds[1]) {
        LightModels task;
        task.models.push_back({"llama-3-8b", 10, WeightFormat::AwqInt4, KvFormat::Bf16});
        return task;
    }
    if (kind == kinds[2]) {
        VideoAnalytics task;
        task.cameras = 100;
        task.detector = "yolov8m";
        return task;
    }
    if (kind == kinds[3]) {
        Training task;
        task.model = "llama-3-8b";
        return task;
    }
    if (kind == kinds[4]) {
        VideoArchive task;
        task.cameras = 100;
        return task;
    }
    if (kind == kinds[5]) {
        Reservation task;
        task.gpus = 1;
        task.vram_bytes_per_gpu = 16e9;
        return task;
    }
    return std::nullopt;
}

}  // namespace rackwright
