#include "app/wording/wording.h"

#include <QCoreApplication>

namespace rackwright {

QString figureLabel(FigureKind kind) {
    const char* words = "";
    switch (kind) {
        case FigureKind::VramTotal:
            words = QT_TRANSLATE_NOOP("Figures", "Memory");
            break;
        case FigureKind::VramUsed:
            words = QT_TRANSLATE_NOOP("Figures", "Memory used");
            break;
        case FigureKind::VramFree:
            words = QT_TRANSLATE_NOOP("Figures", "Memory free");
            break;
        case FigureKind::DecodeLoad:
            words = QT_TRANSLATE_NOOP("Figures", "Decode load");
            break;
        case FigureKind::DetectorLoad:
            words = QT_TRANSLATE_NOOP("Figures", "Detector load");
            break;
        case FigureKind::GenerationLoad:
            words = QT_TRANSLATE_NOOP("Figures", "Generation load");
            break;
        case FigureKind::Power:
            words = QT_TRANSLATE_NOOP("Figures", "Power");
            break;
        case FigureKind::PowerCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Power supply capacity");
            break;
        case FigureKind::PowerLimit:
            words = QT_TRANSLATE_NOOP("Figures", "Power limit");
            break;
        case FigureKind::Heat:
            words = QT_TRANSLATE_NOOP("Figures", "Heat");
            break;
        case FigureKind::UnitsUsed:
            words = QT_TRANSLATE_NOOP("Figures", "Units used");
            break;
        case FigureKind::UnitsTotal:
            words = QT_TRANSLATE_NOOP("Figures", "Units in all");
            break;
        case FigureKind::Weight:
            words = QT_TRANSLATE_NOOP("Figures", "Weight");
            break;
        case FigureKind::GpuCount:
            words = QT_TRANSLATE_NOOP("Figures", "GPUs");
            break;
        case FigureKind::VramPrinted:
            words = QT_TRANSLATE_NOOP("Figures", "GPU memory (data sheet)");
            break;
        case FigureKind::VramVisible:
            words = QT_TRANSLATE_NOOP("Figures", "GPU memory (driver)");
            break;
        case FigureKind::RawCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Raw capacity");
            break;
        case FigureKind::UsableCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Usable after RAID");
            break;
        case FigureKind::FillLimitCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Usable up to the fill limit");
            break;
        case FigureKind::StorageNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "Needed");
            break;
        case FigureKind::StorageFree:
            words = QT_TRANSLATE_NOOP("Figures", "Free");
            break;
        case FigureKind::RebuildTime:
            words = QT_TRANSLATE_NOOP("Figures", "Rebuild time");
            break;
        case FigureKind::RebuildReadErrorRisk:
            words = QT_TRANSLATE_NOOP("Figures", "Unreadable sector in a rebuild with no redundancy left");
            break;
        case FigureKind::StorageWriteRate:
            words = QT_TRANSLATE_NOOP("Figures", "Write rate");
            break;
        case FigureKind::StorageWriteCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Write rate the array sustains");
            break;
        case FigureKind::Parameters:
            words = QT_TRANSLATE_NOOP("Figures", "Parameters");
            break;
        case FigureKind::ActiveParameters:
            words = QT_TRANSLATE_NOOP("Figures", "Active parameters a token");
            break;
        case FigureKind::WeightBytes:
            words = QT_TRANSLATE_NOOP("Figures", "Weights");
            break;
        case FigureKind::WeightBytesPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "Weights per GPU");
            break;
        case FigureKind::KvBytesPerToken:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache a token, whole model");
            break;
        case FigureKind::KvBytesPerTokenPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache a token, per GPU");
            break;
        case FigureKind::KvBytesNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache needed in all");
            break;
        case FigureKind::KvBytesNeededPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache needed per GPU");
            break;
        case FigureKind::KvBytesAvailable:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache available per GPU");
            break;
        case FigureKind::KvTokens:
            words = QT_TRANSLATE_NOOP("Figures", "KV cache size of a replica");
            break;
        case FigureKind::ActivationBytes:
            words = QT_TRANSLATE_NOOP("Figures", "Activation peak, all instances");
            break;
        case FigureKind::ActivationBytesPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "Activation peak per GPU");
            break;
        case FigureKind::RuntimeBytes:
            words = QT_TRANSLATE_NOOP("Figures", "Runtime overhead, all instances");
            break;
        case FigureKind::RuntimeBytesPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "Runtime overhead per GPU");
            break;
        case FigureKind::MaxConcurrencyFullContext:
            words = QT_TRANSLATE_NOOP("Figures", "Sessions at full context");
            break;
        case FigureKind::SessionsByMemory:
            words = QT_TRANSLATE_NOOP("Figures", "Sessions that memory allows");
            break;
        case FigureKind::SessionsBySpeed:
            words = QT_TRANSLATE_NOOP("Figures", "Sessions that speed allows");
            break;
        case FigureKind::SessionsFit:
            words = QT_TRANSLATE_NOOP("Figures", "Concurrent sessions that fit");
            break;
        case FigureKind::SessionsNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "Concurrent sessions needed");
            break;
        case FigureKind::TimePerOutputToken:
            words = QT_TRANSLATE_NOOP("Figures", "Time per output token");
            break;
        case FigureKind::TimeToFirstToken:
            words = QT_TRANSLATE_NOOP("Figures", "Time to first token");
            break;
        case FigureKind::TokensPerSecond:
            words = QT_TRANSLATE_NOOP("Figures", "Generated tokens");
            break;
        case FigureKind::TokensPerSecondNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "Generated tokens needed");
            break;
        case FigureKind::Replicas:
            words = QT_TRANSLATE_NOOP("Figures", "Replicas");
            break;
        case FigureKind::Instances:
            words = QT_TRANSLATE_NOOP("Figures", "Model instances");
            break;
        case FigureKind::InstancesFit:
            words = QT_TRANSLATE_NOOP("Figures", "Instances that fit");
            break;
        case FigureKind::MinimumVram:
            words = QT_TRANSLATE_NOOP("Figures", "Least GPU memory");
            break;
        case FigureKind::DecodedFps:
            words = QT_TRANSLATE_NOOP("Figures", "Decoded frames");
            break;
        case FigureKind::DecodedFpsFull:
            words = QT_TRANSLATE_NOOP("Figures", "Decoded frames at the cameras' own rate");
            break;
        case FigureKind::DecodeCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Decode capacity");
            break;
        case FigureKind::AnalysedFps:
            words = QT_TRANSLATE_NOOP("Figures", "Analysed frames");
            break;
        case FigureKind::DetectorCapacity:
            words = QT_TRANSLATE_NOOP("Figures", "Detector capacity");
            break;
        case FigureKind::CamerasByDecode:
            words = QT_TRANSLATE_NOOP("Figures", "Cameras that decoding allows");
            break;
        case FigureKind::CamerasByDetector:
            words = QT_TRANSLATE_NOOP("Figures", "Cameras that the detector allows");
            break;
        case FigureKind::IngestRate:
            words = QT_TRANSLATE_NOOP("Figures", "Camera traffic");
            break;
        case FigureKind::VideoMemory:
            words = QT_TRANSLATE_NOOP("Figures", "Memory for video");
            break;
        case FigureKind::HostDecodeCores:
            words = QT_TRANSLATE_NOOP("Figures", "Processor cores that decode");
            break;
        case FigureKind::GpusForFullDecode:
            words = QT_TRANSLATE_NOOP("Figures", "GPUs to decode the main streams in full");
            break;
        case FigureKind::GpusForAnalysis:
            words = QT_TRANSLATE_NOOP("Figures", "GPUs for the detector");
            break;
        case FigureKind::ModelStates:
            words = QT_TRANSLATE_NOOP("Figures", "Model states");
            break;
        case FigureKind::TrainableParameters:
            words = QT_TRANSLATE_NOOP("Figures", "Trainable parameters");
            break;
        case FigureKind::TrainingMemoryPerGpu:
            words = QT_TRANSLATE_NOOP("Figures", "Memory needed per GPU");
            break;
        case FigureKind::TrainingMemoryTotal:
            words = QT_TRANSLATE_NOOP("Figures", "Memory needed on all GPUs");
            break;
        case FigureKind::TrainingMemoryAvailable:
            words = QT_TRANSLATE_NOOP("Figures", "Memory of all GPUs");
            break;
        case FigureKind::TrainingMemoryShort:
            words = QT_TRANSLATE_NOOP("Figures", "Memory missing");
            break;
        case FigureKind::StepTime:
            words = QT_TRANSLATE_NOOP("Figures", "Step time");
            break;
        case FigureKind::StepCompute:
            words = QT_TRANSLATE_NOOP("Figures", "Compute");
            break;
        case FigureKind::StepCommunication:
            words = QT_TRANSLATE_NOOP("Figures", "Communication");
            break;
        case FigureKind::CommunicationSlowdown:
            words = QT_TRANSLATE_NOOP("Figures", "Slowdown by communication");
            break;
        case FigureKind::TrainingTokensPerSecond:
            words = QT_TRANSLATE_NOOP("Figures", "Training tokens");
            break;
        case FigureKind::TimeToTrain:
            words = QT_TRANSLATE_NOOP("Figures", "Time to train");
            break;
        case FigureKind::CheckpointBytes:
            words = QT_TRANSLATE_NOOP("Figures", "Checkpoint");
            break;
        case FigureKind::CameraBitrate:
            words = QT_TRANSLATE_NOOP("Figures", "Bitrate a camera");
            break;
        case FigureKind::ArchiveNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "Archive needed");
            break;
        case FigureKind::ArchiveUsable:
            words = QT_TRANSLATE_NOOP("Figures", "Archive usable");
            break;
        case FigureKind::ArchiveDays:
            words = QT_TRANSLATE_NOOP("Figures", "Days held");
            break;
        case FigureKind::ArchiveWriteRate:
            words = QT_TRANSLATE_NOOP("Figures", "Archive write rate");
            break;
        case FigureKind::HotTierNeeded:
            words = QT_TRANSLATE_NOOP("Figures", "Hot tier needed");
            break;
        case FigureKind::HotTierUsable:
            words = QT_TRANSLATE_NOOP("Figures", "Hot tier usable");
            break;
    }
    return QCoreApplication::translate("Figures", words);
}

}  // namespace rackwright
