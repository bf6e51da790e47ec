#pragma once

#include "catalog/products.h"
#include "project/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rackwright {

enum class WeightFormat : std::uint8_t {
    Fp32,
    Bf16,
    Fp16,
    Fp8,
    Int8,
    GptqInt4,
    AwqInt4,
    Nf4,
    Nvfp4,
    Mxfp4,
    GgufQ8_0,
    GgufQ6K,
    GgufQ5KM,
    GgufQ4KM
};
enum class KvFormat : std::uint8_t { Bf16, Fp8, Int8, Nvfp4 };
enum class VideoCodec : std::uint8_t { H264, H265, Av1, Mjpeg };

/// A task says what is needed and knows nothing of hardware. Counts are per workload; units are in the names.
struct LlmInference {
    std::string model;  ///< language model id
    WeightFormat weights = WeightFormat::Bf16;
    int quantisation_group = 128;
    KvFormat kv = KvFormat::Bf16;
    std::int64_t max_context_tokens = 8192;  ///< the longest request the service must accept
    std::int64_t prompt_tokens = 2048;       ///< mean request
    std::int64_t answer_tokens = 512;
    std::int64_t concurrent_sessions = 8;    ///< generating at the same time
    double tokens_per_s_per_session = 15.0;  ///< slowest acceptable generation for one session
    std::string engine = "vllm";
    double memory_utilisation = 0.90;  ///< vLLM gpu_memory_utilization
    std::int64_t max_batched_tokens = 8192;
    bool operator==(const LlmInference&) const = default;
};

struct LightModel {
    std::string model;
    int instances = 1;
    WeightFormat weights = WeightFormat::Bf16;
    KvFormat kv = KvFormat::Bf16;
    bool operator==(const LightModel&) const = default;
};

/// Many small models served side by side on shared GPUs.
struct LightModels {
    std::vector<LightModel> models;
    std::int64_t max_context_tokens = 8192;
    std::int64_t prompt_tokens = 1024;
    std::int64_t answer_tokens = 256;
    std::int64_t sessions_per_instance = 2;
    double tokens_per_s_per_session = 15.0;
    std::string engine = "vllm";
    double memory_utilisation = 0.90;
    std::int64_t max_batched_tokens = 2048;
    bool operator==(const LightModels&) const = default;
};

enum class DecodeStrategy : std::uint8_t {
    Full,        ///< every frame of the main stream
    Substream,   ///< the camera's second stream, own resolution and rate
    KeyFrames,   ///< only key frames: source rate / GOP
    SourceRate,  ///< the camera itself sends only what is analysed
    Cpu          ///< decoded on the host
};

struct VideoAnalytics {
    int cameras = 0;
    int width_px = 1920, height_px = 1080;
    VideoCodec codec = VideoCodec::H264;
    double source_fps = 25.0;
    int gop_frames = 50;                                      ///< frames from one key frame to the next
    double analysed_fps_low = 5.0, analysed_fps_high = 10.0;  ///< per camera
    DecodeStrategy strategy = DecodeStrategy::Full;
    int substream_width_px = 640, substream_height_px = 360;
    double substream_fps = 10.0;
    std::string detector;  ///< detector id
    Precision precision = Precision::Fp16;
    int input_px = 640;
    int batch = 16;
    double models_per_frame = 1.0;  ///< detector plus second-stage models, in detector equivalents
    bool operator==(const VideoAnalytics&) const = default;
};

enum class TrainingMethod : std::uint8_t { FullFineTuning, Lora, Qlora };
/// Bytes a parameter: see sizing/training.md 1.1.
enum class OptimizerRecipe : std::uint8_t {
    AdamW16,
    AdamW18,
    AdamW20,
    Bf16AdamW8,
    Adam8BitMaster10,
    Adam8Bit6,
    Adafactor8,
    Lion12,
    Muon12,
    InBackward14
};
enum class Sharding : std::uint8_t { None, Zero1, Zero2, Zero3 };
enum class Recomputation : std::uint8_t { None, Selective, Full };
enum class LoraTargets : std::uint8_t { QueryValue, Attention, AllLinear };

struct Training {
    std::string model;
    TrainingMethod method = TrainingMethod::Lora;
    OptimizerRecipe recipe = OptimizerRecipe::AdamW16;
    Sharding sharding = Sharding::Zero3;
    Recomputation recomputation = Recomputation::Full;
    bool fused_kernels = false;  ///< Megatron or Transformer Engine class kernels; false: Hugging Face code
    bool fused_loss = true;
    std::int64_t sequence_tokens = 4096;
    int micro_batch_sequences = 1;
    int gradient_accumulation = 8;
    int lora_rank = 16;
    LoraTargets lora_targets = LoraTargets::AllLinear;
    double dataset_tokens = 10e6;
    double epochs = 3.0;
    bool cpu_offload = false;
    bool operator==(const Training&) const = default;
};

struct VideoArchive {
    int cameras = 0;
    int days = 30;
    double hours_per_day = 24.0;
    double motion_share = 1.0;                ///< share of the time that is recorded
    std::optional<double> bitrate_bit_per_s;  ///< the customer's own; empty: from the picture and codec, with its range
    int width_px = 1920, height_px = 1080;
    double fps = 25.0;
    VideoCodec codec = VideoCodec::H265;
    double hot_hours = 24.0;  ///< newest footage kept on the hot tier; 0: no hot tier
    bool operator==(const VideoArchive&) const = default;
};

/// Takes GPUs, memory or storage for something the program does not size.
struct Reservation {
    int gpus = 0;
    double vram_bytes_per_gpu = 0.0;
    double storage_bytes = 0.0;
    bool operator==(const Reservation&) const = default;
};

using Task = std::variant<LlmInference, LightModels, VideoAnalytics, Training, VideoArchive, Reservation>;

enum class Priority : std::uint8_t { High, Normal, Low };

struct Workload {
    WorkloadId id = WorkloadId::None;
    std::string name;
    std::string note;
    int colour = 0;  ///< index into the palette of workload colours
    Priority priority = Priority::Normal;
    bool optional = false;  ///< a variant may leave it out without failing
    Task task;
    bool operator==(const Workload&) const = default;
};

}  // namespace rackwright
