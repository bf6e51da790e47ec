#pragma once

#include "quantity/figure.h"

#include <optional>
#include <string_view>

namespace rackwright {

// One line a figure: enumerator, stable name, unit. The name is part of the JSON output and of figure ids.
#define RACKWRIGHT_FIGURES(X)                                                \
    /* GPU */                                                                \
    X(VramTotal, "vram-total", Byte)                                         \
    X(VramUsed, "vram-used", Byte)                                           \
    X(VramFree, "vram-free", Byte)                                           \
    X(DecodeLoad, "decode-load", Ratio)                                      \
    X(DetectorLoad, "detector-load", Ratio)                                  \
    X(GenerationLoad, "generation-load", Ratio)                              \
    /* server, rack, variant */                                              \
    X(Power, "power", Watt)                                                  \
    X(PowerCapacity, "power-capacity", Watt)                                 \
    X(PowerLimit, "power-limit", Watt)                                       \
    X(Heat, "heat", BtuPerHour)                                              \
    X(UnitsUsed, "units-used", RackUnit)                                     \
    X(UnitsTotal, "units-total", RackUnit)                                   \
    X(Weight, "weight", Kilogram)                                            \
    X(GpuCount, "gpu-count", Gpu)                                            \
    X(VramPrinted, "vram-printed", Byte)                                     \
    X(VramVisible, "vram-visible", Byte)                                     \
    /* array */                                                              \
    X(RawCapacity, "raw-capacity", Byte)                                     \
    X(UsableCapacity, "usable-capacity", Byte)                               \
    X(FillLimitCapacity, "fill-limit-capacity", Byte)                        \
    X(StorageNeeded, "storage-needed", Byte)                                 \
    X(StorageFree, "storage-free", Byte)                                     \
    X(RebuildTime, "rebuild-time", Second)                                   \
    X(RebuildReadErrorRisk, "rebuild-read-error-risk", Ratio)                \
    X(StorageWriteRate, "storage-write-rate", BytePerSecond)                 \
    X(StorageWriteCapacity, "storage-write-capacity", BytePerSecond)         \
    /* LLM workloads */                                                      \
    X(Parameters, "parameters", Parameter)                                   \
    X(ActiveParameters, "active-parameters", Parameter)                      \
    X(WeightBytes, "weight-bytes", Byte)                                     \
    X(WeightBytesPerGpu, "weight-bytes-per-gpu", Byte)                       \
    X(KvBytesPerToken, "kv-bytes-per-token", BytePerToken)                   \
    X(KvBytesPerTokenPerGpu, "kv-bytes-per-token-per-gpu", BytePerToken)     \
    X(KvBytesNeeded, "kv-bytes-needed", Byte)                                \
    X(KvBytesNeededPerGpu, "kv-bytes-needed-per-gpu", Byte)                  \
    X(KvBytesAvailable, "kv-bytes-available", Byte)                          \
    X(KvTokens, "kv-tokens", Token)                                          \
    X(ActivationBytes, "activation-bytes", Byte)                             \
    X(RuntimeBytes, "runtime-bytes", Byte)                                   \
    X(ActivationBytesPerGpu, "activation-bytes-per-gpu", Byte)               \
    X(RuntimeBytesPerGpu, "runtime-bytes-per-gpu", Byte)                     \
    X(MaxConcurrencyFullContext, "max-concurrency-full-context", Session)    \
    X(SessionsByMemory, "sessions-by-memory", Session)                       \
    X(SessionsBySpeed, "sessions-by-speed", Session)                         \
    X(SessionsFit, "sessions-fit", Session)                                  \
    X(SessionsNeeded, "sessions-needed", Session)                            \
    X(TimePerOutputToken, "time-per-output-token", Second)                   \
    X(TimeToFirstToken, "time-to-first-token", Second)                       \
    X(TokensPerSecond, "tokens-per-second", TokenPerSecond)                  \
    X(TokensPerSecondNeeded, "tokens-per-second-needed", TokenPerSecond)     \
    X(Replicas, "replicas", Count)                                           \
    X(Instances, "instances", Count)                                         \
    X(InstancesFit, "instances-fit", Count)                                  \
    X(MinimumVram, "minimum-vram", Byte)                                     \
    /* video */                                                              \
    X(DecodedFps, "decoded-fps", FramePerSecond)                             \
    X(DecodedFpsFull, "decoded-fps-full", FramePerSecond)                    \
    X(DecodeCapacity, "decode-capacity", FramePerSecond)                     \
    X(AnalysedFps, "analysed-fps", FramePerSecond)                           \
    X(DetectorCapacity, "detector-capacity", FramePerSecond)                 \
    X(CamerasByDecode, "cameras-by-decode", Camera)                          \
    X(CamerasByDetector, "cameras-by-detector", Camera)                      \
    X(IngestRate, "ingest-rate", BitPerSecond)                               \
    X(VideoMemory, "video-memory", Byte)                                     \
    X(HostDecodeCores, "host-decode-cores", Count)                           \
    X(GpusForFullDecode, "gpus-for-full-decode", Gpu)                        \
    X(GpusForAnalysis, "gpus-for-analysis", Gpu)                             \
    /* training */                                                           \
    X(ModelStates, "model-states", Byte)                                     \
    X(TrainableParameters, "trainable-parameters", Parameter)                \
    X(TrainingMemoryPerGpu, "training-memory-per-gpu", Byte)                 \
    X(TrainingMemoryTotal, "training-memory-total", Byte)                    \
    X(TrainingMemoryAvailable, "training-memory-available", Byte)            \
    X(TrainingMemoryShort, "training-memory-short", Byte)                    \
    X(StepTime, "step-time", Second)                                         \
    X(StepCompute, "step-compute", Second)                                   \
    X(StepCommunication, "step-communication", Second)                       \
    X(CommunicationSlowdown, "communication-slowdown", Factor)               \
    X(TrainingTokensPerSecond, "training-tokens-per-second", TokenPerSecond) \
    X(TimeToTrain, "time-to-train", Second)                                  \
    X(CheckpointBytes, "checkpoint-bytes", Byte)                             \
    /* archive */                                                            \
    X(CameraBitrate, "camera-bitrate", BitPerSecond)                         \
    X(ArchiveNeeded, "archive-needed", Byte)                                 \
    X(ArchiveUsable, "archive-usable", Byte)                                 \
    X(ArchiveDays, "archive-days", Day)                                      \
    X(ArchiveWriteRate, "archive-write-rate", BytePerSecond)                 \
    X(HotTierNeeded, "hot-tier-needed", Byte)                                \
    X(HotTierUsable, "hot-tier-usable", Byte)

enum class FigureKind : std::uint8_t {
#define RACKWRIGHT_ENUMERATOR(kind, name, unit) kind,
    RACKWRIGHT_FIGURES(RACKWRIGHT_ENUMERATOR)
#undef RACKWRIGHT_ENUMERATOR
};

std::string_view figure_name(FigureKind kind);
Unit figure_unit(FigureKind kind);
std::optional<FigureKind> figure_from_name(std::string_view name);
inline constexpr int figure_kind_count = 0
#define RACKWRIGHT_COUNT(kind, name, unit) +1
    RACKWRIGHT_FIGURES(RACKWRIGHT_COUNT)
#undef RACKWRIGHT_COUNT
    ;

}  // namespace rackwright
