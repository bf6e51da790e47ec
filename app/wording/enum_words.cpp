#include "app/wording/wording.h"

#include <QCoreApplication>

namespace rackwright {

QString text(WeightFormat value) {
    const char* words = "";
    switch (value) {
        case WeightFormat::Fp32:
            words = QT_TRANSLATE_NOOP("WeightFormat", "FP32");
            break;
        case WeightFormat::Bf16:
            words = QT_TRANSLATE_NOOP("WeightFormat", "BF16");
            break;
        case WeightFormat::Fp16:
            words = QT_TRANSLATE_NOOP("WeightFormat", "FP16");
            break;
        case WeightFormat::Fp8:
            words = QT_TRANSLATE_NOOP("WeightFormat", "FP8");
            break;
        case WeightFormat::Int8:
            words = QT_TRANSLATE_NOOP("WeightFormat", "INT8");
            break;
        case WeightFormat::GptqInt4:
            words = QT_TRANSLATE_NOOP("WeightFormat", "GPTQ 4-bit");
            break;
        case WeightFormat::AwqInt4:
            words = QT_TRANSLATE_NOOP("WeightFormat", "AWQ 4-bit");
            break;
        case WeightFormat::Nf4:
            words = QT_TRANSLATE_NOOP("WeightFormat", "NF4");
            break;
        case WeightFormat::Nvfp4:
            words = QT_TRANSLATE_NOOP("WeightFormat", "NVFP4");
            break;
        case WeightFormat::Mxfp4:
            words = QT_TRANSLATE_NOOP("WeightFormat", "MXFP4");
            break;
        case WeightFormat::GgufQ8_0:
            words = QT_TRANSLATE_NOOP("WeightFormat", "GGUF Q8_0");
            break;
        case WeightFormat::GgufQ6K:
            words = QT_TRANSLATE_NOOP("WeightFormat", "GGUF Q6_K");
            break;
        case WeightFormat::GgufQ5KM:
            words = QT_TRANSLATE_NOOP("WeightFormat", "GGUF Q5_K_M");
            break;
        case WeightFormat::GgufQ4KM:
            words = QT_TRANSLATE_NOOP("WeightFormat", "GGUF Q4_K_M");
            break;
    }
    return QCoreApplication::translate("WeightFormat", words);
}

QString text(KvFormat value) {
    const char* words = "";
    switch (value) {
        case KvFormat::Bf16:
            words = QT_TRANSLATE_NOOP("KvFormat", "BF16");
            break;
        case KvFormat::Fp8:
            words = QT_TRANSLATE_NOOP("KvFormat", "FP8");
            break;
        case KvFormat::Int8:
            words = QT_TRANSLATE_NOOP("KvFormat", "INT8");
            break;
        case KvFormat::Nvfp4:
            words = QT_TRANSLATE_NOOP("KvFormat", "NVFP4");
            break;
    }
    return QCoreApplication::translate("KvFormat", words);
}

QString text(VideoCodec value) {
    const char* words = "";
    switch (value) {
        case VideoCodec::H264:
            words = QT_TRANSLATE_NOOP("VideoCodec", "H.264");
            break;
        case VideoCodec::H265:
            words = QT_TRANSLATE_NOOP("VideoCodec", "H.265");
            break;
        case VideoCodec::Av1:
            words = QT_TRANSLATE_NOOP("VideoCodec", "AV1");
            break;
        case VideoCodec::Mjpeg:
            words = QT_TRANSLATE_NOOP("VideoCodec", "MJPEG");
            break;
    }
    return QCoreApplication::translate("VideoCodec", words);
}

QString text(DecodeStrategy value) {
    const char* words = "";
    switch (value) {
        case DecodeStrategy::Full:
            words = QT_TRANSLATE_NOOP("DecodeStrategy", "Full main stream");
            break;
        case DecodeStrategy::Substream:
            words = QT_TRANSLATE_NOOP("DecodeStrategy", "Substream");
            break;
        case DecodeStrategy::KeyFrames:
            words = QT_TRANSLATE_NOOP("DecodeStrategy", "Key frames only");
            break;
        case DecodeStrategy::SourceRate:
            words = QT_TRANSLATE_NOOP("DecodeStrategy", "Camera sends the analysed rate");
            break;
        case DecodeStrategy::Cpu:
            words = QT_TRANSLATE_NOOP("DecodeStrategy", "On the CPU");
            break;
    }
    return QCoreApplication::translate("DecodeStrategy", words);
}

QString text(Precision value) {
    const char* words = "";
    switch (value) {
        case Precision::Fp32:
            words = QT_TRANSLATE_NOOP("Precision", "FP32");
            break;
        case Precision::Fp16:
            words = QT_TRANSLATE_NOOP("Precision", "FP16");
            break;
        case Precision::Int8:
            words = QT_TRANSLATE_NOOP("Precision", "INT8");
            break;
        case Precision::Fp8:
            words = QT_TRANSLATE_NOOP("Precision", "FP8");
            break;
    }
    return QCoreApplication::translate("Precision", words);
}

QString text(TrainingMethod value) {
    const char* words = "";
    switch (value) {
        case TrainingMethod::FullFineTuning:
            words = QT_TRANSLATE_NOOP("TrainingMethod", "Full fine-tuning");
            break;
        case TrainingMethod::Lora:
            words = QT_TRANSLATE_NOOP("TrainingMethod", "LoRA");
            break;
        case TrainingMethod::Qlora:
            words = QT_TRANSLATE_NOOP("TrainingMethod", "QLoRA");
            break;
    }
    return QCoreApplication::translate("TrainingMethod", words);
}

QString text(OptimizerRecipe value) {
    const char* words = "";
    switch (value) {
        case OptimizerRecipe::AdamW16:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "AdamW, BF16 gradients (16 B/param)");
            break;
        case OptimizerRecipe::AdamW18:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "AdamW, FP32 gradients (18 B/param)");
            break;
        case OptimizerRecipe::AdamW20:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "AdamW, both gradients (20 B/param)");
            break;
        case OptimizerRecipe::Bf16AdamW8:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "AdamW, all BF16 (8 B/param)");
            break;
        case OptimizerRecipe::Adam8BitMaster10:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "8-bit Adam with master copy (10 B/param)");
            break;
        case OptimizerRecipe::Adam8Bit6:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "8-bit Adam (6 B/param)");
            break;
        case OptimizerRecipe::Adafactor8:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "Adafactor (8 B/param)");
            break;
        case OptimizerRecipe::Lion12:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "Lion (12 B/param)");
            break;
        case OptimizerRecipe::Muon12:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "Muon (12 B/param)");
            break;
        case OptimizerRecipe::InBackward14:
            words = QT_TRANSLATE_NOOP("OptimizerRecipe", "Optimiser in backward (14 B/param)");
            break;
    }
    return QCoreApplication::translate("OptimizerRecipe", words);
}

QString text(Sharding value) {
    const char* words = "";
    switch (value) {
        case Sharding::None:
            words = QT_TRANSLATE_NOOP("Sharding", "None (DDP)");
            break;
        case Sharding::Zero1:
            words = QT_TRANSLATE_NOOP("Sharding", "ZeRO-1");
            break;
        case Sharding::Zero2:
            words = QT_TRANSLATE_NOOP("Sharding", "ZeRO-2");
            break;
        case Sharding::Zero3:
            words = QT_TRANSLATE_NOOP("Sharding", "ZeRO-3 / FSDP");
            break;
    }
    return QCoreApplication::translate("Sharding", words);
}

QString text(Recomputation value) {
    const char* words = "";
    switch (value) {
        case Recomputation::None:
            words = QT_TRANSLATE_NOOP("Recomputation", "None");
            break;
        case Recomputation::Selective:
            words = QT_TRANSLATE_NOOP("Recomputation", "Selective");
            break;
        case Recomputation::Full:
            words = QT_TRANSLATE_NOOP("Recomputation", "Full");
            break;
    }
    return QCoreApplication::translate("Recomputation", words);
}

QString text(LoraTargets value) {
    const char* words = "";
    switch (value) {
        case LoraTargets::QueryValue:
            words = QT_TRANSLATE_NOOP("LoraTargets", "Query and value");
            break;
        case LoraTargets::Attention:
            words = QT_TRANSLATE_NOOP("LoraTargets", "All attention");
            break;
        case LoraTargets::AllLinear:
            words = QT_TRANSLATE_NOOP("LoraTargets", "All linear layers");
            break;
    }
    return QCoreApplication::translate("LoraTargets", words);
}

QString text(RaidLevel value) {
    const char* words = "";
    switch (value) {
        case RaidLevel::Raid5:
            words = QT_TRANSLATE_NOOP("RaidLevel", "RAID-5");
            break;
        case RaidLevel::Raid6:
            words = QT_TRANSLATE_NOOP("RaidLevel", "RAID-6");
            break;
        case RaidLevel::Raid10:
            words = QT_TRANSLATE_NOOP("RaidLevel", "RAID-10");
            break;
    }
    return QCoreApplication::translate("RaidLevel", words);
}

QString text(Share value) {
    const char* words = "";
    switch (value) {
        case Share::Whole:
            words = QT_TRANSLATE_NOOP("Share", "Whole GPU");
            break;
        case Share::Shared:
            words = QT_TRANSLATE_NOOP("Share", "Shared");
            break;
        case Share::MigSlice:
            words = QT_TRANSLATE_NOOP("Share", "MIG slices");
            break;
    }
    return QCoreApplication::translate("Share", words);
}

QString text(ArrayRole value) {
    const char* words = "";
    switch (value) {
        case ArrayRole::Only:
            words = QT_TRANSLATE_NOOP("ArrayRole", "All footage");
            break;
        case ArrayRole::Hot:
            words = QT_TRANSLATE_NOOP("ArrayRole", "Hot tier");
            break;
        case ArrayRole::Cold:
            words = QT_TRANSLATE_NOOP("ArrayRole", "Cold tier");
            break;
    }
    return QCoreApplication::translate("ArrayRole", words);
}

QString text(Priority value) {
    const char* words = "";
    switch (value) {
        case Priority::High:
            words = QT_TRANSLATE_NOOP("Priority", "High");
            break;
        case Priority::Normal:
            words = QT_TRANSLATE_NOOP("Priority", "Normal");
            break;
        case Priority::Low:
            words = QT_TRANSLATE_NOOP("Priority", "Low");
            break;
    }
    return QCoreApplication::translate("Priority", words);
}

QString severityText(Severity value) {
    const char* words = "";
    switch (value) {
        case Severity::Problem:
            words = QT_TRANSLATE_NOOP("Severity", "Problem");
            break;
        case Severity::Warning:
            words = QT_TRANSLATE_NOOP("Severity", "Warning");
            break;
        case Severity::Note:
            words = QT_TRANSLATE_NOOP("Severity", "Note");
            break;
    }
    return *words == 0 ? QString() : QCoreApplication::translate("Severity", words);
}

QString verdictText(Verdict value) {
    const char* words = "";
    switch (value) {
        case Verdict::Fits:
            words = QT_TRANSLATE_NOOP("Verdict", "Fits");
            break;
        case Verdict::Tight:
            words = QT_TRANSLATE_NOOP("Verdict", "Tight");
            break;
        case Verdict::DoesNotFit:
            words = QT_TRANSLATE_NOOP("Verdict", "Does not fit");
            break;
        case Verdict::Unknown:
            words = QT_TRANSLATE_NOOP("Verdict", "Unknown");
            break;
        case Verdict::NotPlaced:
            words = QT_TRANSLATE_NOOP("Verdict", "Not placed");
            break;
    }
    return *words == 0 ? QString() : QCoreApplication::translate("Verdict", words);
}

QString limitText(Limit value) {
    const char* words = "";
    switch (value) {
        case Limit::None:
            words = "";
            break;
        case Limit::Vram:
            words = QT_TRANSLATE_NOOP("Limit", "GPU memory");
            break;
        case Limit::Decode:
            words = QT_TRANSLATE_NOOP("Limit", "Video decoding");
            break;
        case Limit::Detector:
            words = QT_TRANSLATE_NOOP("Limit", "Detector");
            break;
        case Limit::GenerationSpeed:
            words = QT_TRANSLATE_NOOP("Limit", "Generation speed");
            break;
        case Limit::Concurrency:
            words = QT_TRANSLATE_NOOP("Limit", "Concurrent sessions");
            break;
        case Limit::ContextLength:
            words = QT_TRANSLATE_NOOP("Limit", "Context length");
            break;
        case Limit::MigSlice:
            words = QT_TRANSLATE_NOOP("Limit", "MIG slice");
            break;
        case Limit::GpuCount:
            words = QT_TRANSLATE_NOOP("Limit", "Number of GPUs");
            break;
        case Limit::Interconnect:
            words = QT_TRANSLATE_NOOP("Limit", "Interconnect");
            break;
        case Limit::StorageCapacity:
            words = QT_TRANSLATE_NOOP("Limit", "Storage capacity");
            break;
        case Limit::StorageThroughput:
            words = QT_TRANSLATE_NOOP("Limit", "Storage throughput");
            break;
        case Limit::Power:
            words = QT_TRANSLATE_NOOP("Limit", "Power");
            break;
        case Limit::RackUnits:
            words = QT_TRANSLATE_NOOP("Limit", "Rack units");
            break;
        case Limit::MissingFact:
            words = QT_TRANSLATE_NOOP("Limit", "A figure is missing");
            break;
    }
    return *words == 0 ? QString() : QCoreApplication::translate("Limit", words);
}

QString originText(Origin value) {
    const char* words = "";
    switch (value) {
        case Origin::Catalogue:
            words = QT_TRANSLATE_NOOP("Origin", "Catalogue");
            break;
        case Origin::Answer:
            words = QT_TRANSLATE_NOOP("Origin", "Set in the project");
            break;
        case Origin::Assumption:
            words = QT_TRANSLATE_NOOP("Origin", "Assumption");
            break;
        case Origin::Constant:
            words = QT_TRANSLATE_NOOP("Origin", "Constant of the formula");
            break;
        case Origin::Derived:
            words = QT_TRANSLATE_NOOP("Origin", "Calculated");
            break;
    }
    return *words == 0 ? QString() : QCoreApplication::translate("Origin", words);
}

QString vramUseText(VramUse value) {
    const char* words = "";
    switch (value) {
        case VramUse::Weights:
            words = QT_TRANSLATE_NOOP("VramUse", "Weights");
            break;
        case VramUse::KvCache:
            words = QT_TRANSLATE_NOOP("VramUse", "KV cache");
            break;
        case VramUse::Activations:
            words = QT_TRANSLATE_NOOP("VramUse", "Activations");
            break;
        case VramUse::Runtime:
            words = QT_TRANSLATE_NOOP("VramUse", "Runtime");
            break;
        case VramUse::Fragmentation:
            words = QT_TRANSLATE_NOOP("VramUse", "Allocator reserve");
            break;
        case VramUse::Gradients:
            words = QT_TRANSLATE_NOOP("VramUse", "Gradients");
            break;
        case VramUse::OptimizerStates:
            words = QT_TRANSLATE_NOOP("VramUse", "Optimiser states");
            break;
        case VramUse::GatherBuffers:
            words = QT_TRANSLATE_NOOP("VramUse", "Gather buffers");
            break;
        case VramUse::Logits:
            words = QT_TRANSLATE_NOOP("VramUse", "Logits");
            break;
        case VramUse::Adapters:
            words = QT_TRANSLATE_NOOP("VramUse", "Adapters");
            break;
        case VramUse::DecodeSurfaces:
            words = QT_TRANSLATE_NOOP("VramUse", "Decoded frames");
            break;
        case VramUse::DetectorModel:
            words = QT_TRANSLATE_NOOP("VramUse", "Detector");
            break;
        case VramUse::Reserved:
            words = QT_TRANSLATE_NOOP("VramUse", "Reserved");
            break;
    }
    return *words == 0 ? QString() : QCoreApplication::translate("VramUse", words);
}

QString workloadKindText(std::string_view kind) {
    const char* words = "";
    if (kind == "llm-inference") words = QT_TRANSLATE_NOOP("WorkloadKind", "LLM inference");
    if (kind == "light-models") words = QT_TRANSLATE_NOOP("WorkloadKind", "Pool of light models");
    if (kind == "video-analytics") words = QT_TRANSLATE_NOOP("WorkloadKind", "Video analytics");
    if (kind == "training") words = QT_TRANSLATE_NOOP("WorkloadKind", "Training");
    if (kind == "video-archive") words = QT_TRANSLATE_NOOP("WorkloadKind", "Video archive");
    if (kind == "reservation") words = QT_TRANSLATE_NOOP("WorkloadKind", "Reservation");
    return QCoreApplication::translate("WorkloadKind", words);
}

}  // namespace rackwright
