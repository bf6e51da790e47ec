#include "planner/sample/sample_workloads.h"

#include "project/edits.h"

namespace rackwright {
namespace {

// The ids are those of the shipped catalogue.
constexpr const char* llama_70b = "llama-3-70b";
constexpr const char* qwen_72b = "qwen2-5-72b";
constexpr const char* llama_8b = "llama-3-8b";
constexpr const char* qwen_122b = "qwen3-5-122b-a10b";
constexpr const char* yolov8m = "yolov8m";

LlmInference heavy_llm(const char* model) {
    LlmInference task;
    task.model = model;
    task.weights = WeightFormat::AwqInt4;
    task.max_context_tokens = 32768;
    task.prompt_tokens = 2048;
    task.answer_tokens = 512;
    task.concurrent_sessions = 8;
    return task;
}

LightModels light_pool() {
    LightModels task;
    task.models = {{llama_8b, 10, WeightFormat::AwqInt4, KvFormat::Bf16}};
    task.max_context_tokens = 4096;
    task.sessions_per_instance = 2;
    return task;
}

VideoAnalytics analytics() {
    VideoAnalytics task;
    task.cameras = 400;
    task.codec = VideoCodec::H265;
    task.source_fps = 25.0;
    task.analysed_fps_low = 5.0;
    task.analysed_fps_high = 10.0;
    task.strategy = DecodeStrategy::Substream;
    task.substream_width_px = 640;
    task.substream_height_px = 360;
    task.substream_fps = 10.0;
    task.detector = yolov8m;
    task.precision = Precision::Int8;
    task.input_px = 640;
    return task;
}

VideoArchive archive() {
    VideoArchive task;
    task.cameras = 200;
    task.days = 30;
    task.codec = VideoCodec::H265;
    task.fps = 25.0;
    task.hot_hours = 24.0;
    return task;
}

Training adapters() {
    Training task;
    task.model = llama_70b;
    task.method = TrainingMethod::Qlora;
    task.dataset_tokens = 10e6;
    return task;
}

Training full(const char* model) {
    Training task;
    task.model = model;
    task.method = TrainingMethod::FullFineTuning;
    task.recipe = OptimizerRecipe::AdamW16;
    task.sharding = Sharding::Zero3;
    task.dataset_tokens = 100e6;
    return task;
}

WorkloadId add(Project& project, const std::string& name, Task task, Priority priority, bool optional, const std::string& note) {
    Workload workload;
    workload.name = name;
    workload.note = note;
    workload.colour = static_cast<int>(project.workloads.size());
    workload.priority = priority;
    workload.optional = optional;
    workload.task = std::move(task);
    WorkloadId id = WorkloadId::None;
    if (Result<Project> added = add_workload(project, std::move(workload), &id); added.ok()) project = std::move(added.value());
    return id;
}

void answer(Project& project, const char* question, const char* choice, const std::string& text, bool unknown) {
    if (Result<Project> edit = set_answer(project, {question, choice, text, unknown}); edit.ok()) project = std::move(edit.value());
}

}  // namespace

std::string sample_request(const SampleWords& words) {
    return in_words(words,
                    "LLM: 1 server, 8 x A100 80 GB (640 GB VRAM), NVLink, MIG, Kubernetes.\n"
                    "LLM Light: 1 server, 2 x A100 80 GB, MIG, split into 10 instances with hard limits of 10-20 GB each.\n"
                    "CV: 2 servers, 4 x A100 40 GB in each, DeepStream, 400 cameras.\n"
                    "Storage: 3 rack arrays, 24 x 12 TB NL-SAS in each, RAID-6, 864 TB raw, video archive for 30 days.\n");
}

SampleWorkloads add_sample_workloads(Project& project, const SampleWords& words) {
    SampleWorkloads ids;
    ids.llama =
        add(project, in_words(words, "Heavy LLM: Llama 3 70B"), heavy_llm(llama_70b), Priority::Normal, false,
            in_words(
                words,
                "4-bit weights (AWQ) and context 8K-32K, as answered. Assumed, to be asked: 8 sessions generating at the same time, a mean "
                "request of 2,048 tokens with 512 of answer, 15 tokens/s for each session. Llama 3 itself ends at 8,192 tokens; Llama 3.1 "
                "and 3.3 of the same size go to 128K."));
    ids.qwen =
        add(project, in_words(words, "Heavy LLM: Qwen 72B"), heavy_llm(qwen_72b), Priority::Normal, false,
            in_words(
                words,
                "4-bit weights (AWQ) and context 8K-32K, as answered. Taken as Qwen2.5 72B. Assumed, to be asked: 8 sessions generating at "
                "the same time, a mean request of 2,048 tokens with 512 of answer, 15 tokens/s for each session."));
    ids.light =
        add(project, in_words(words, "Light LLM pool: ten 8B models"), light_pool(), Priority::Normal, false,
            in_words(
                words,
                "Ten or more 8B-class models side by side, as answered; taken as ten Llama 3 8B, each with its own weights. Assumed, to be "
                "asked: 4-bit weights (AWQ), context 4,096, two sessions a model at the same time, 15 tokens/s for each session."));
    ids.video = add(
        project, in_words(words, "CV: 400 cameras"), analytics(), Priority::High, false,
        in_words(
            words,
            "YOLOv8m, 400 cameras at 1080p, 5-10 analysed frames a second of each; real-time, highest priority, as answered. Assumed, to "
            "be asked: the cameras send 25 fps in H.265 and have a second stream of 640 x 360 at 10 fps, and that is what is decoded; "
            "the detector runs in INT8. The comparison of decode strategies shows what the main stream would need."));
    ids.archive = add(
        project, in_words(words, "Archive: 200 cameras, 30 days"), archive(), Priority::Normal, false,
        in_words(
            words,
            "200 of the 400 cameras, 30 days, as answered. Assumed, to be asked: 1080p at 25 fps in H.265 around the clock; the bitrate "
            "follows from the picture and has a wide range. The newest 24 hours on a hot tier where there is one."));
    ids.adapters = add(
        project, in_words(words, "Fine-tuning: LoRA/QLoRA 70B"), adapters(), Priority::Low, false,
        in_words(words,
                 "The main scenario of fine-tuning, models of 5B to 70B; sized for QLoRA of the largest. Assumed, to be asked: ten million "
                 "tokens, three epochs, in hours when the GPUs do not serve."));
    ids.full_70b = add(
        project, in_words(words, "Full fine-tuning 70B"), full(llama_70b), Priority::Low, true,
        in_words(words,
                 "Optional, and the fork of the project: with it, architecture and budget change. AdamW at 16 bytes a parameter, ZeRO-3. "
                 "Assumed, to be asked: a hundred million tokens, three epochs."));
    ids.full_122b = add(
        project, in_words(words, "Full fine-tuning 122B"), full(qwen_122b), Priority::Low, true,
        in_words(words,
                 "Optional; the largest class that was named, taken as Qwen3.5 122B. AdamW at 16 bytes a parameter, ZeRO-3. Assumed, to be "
                 "asked: a hundred million tokens, three epochs."));
    return ids;
}

void add_sample_answers(Project& project, const SampleWords& words) {
    answer(project, "tasks-detail", "",
           in_words(words,
                    "The specification lists hardware. The tasks: two heavy LLMs, ten or more light ones, video analytics of 400 "
                    "cameras, an archive of 200 cameras, fine-tuning."),
           false);
    answer(project, "priority", "", in_words(words, "Video analytics first: it is real-time."), false);
    answer(project, "budget", "", {}, true);
    answer(project, "fine-tuning-kind", "lora",
           in_words(words, "LoRA and QLoRA of 5B to 70B models are the main scenario; full fine-tuning of large models is optional."),
           false);
    answer(project, "llm-concurrency", "", {}, true);
    answer(project, "llm-context", "", in_words(words, "8K to 32K tokens."), false);
    answer(
        project, "llm-models", "",
        in_words(words,
                 "Llama 3 70B and Qwen 72B, 4-bit weights (GPTQ or AWQ). A mixture of experts instead of a dense 72B is to be proposed."),
        false);
    answer(project, "camera-streams", "", in_words(words, "1080p; frame rate, codec and second stream are not known."), true);
    answer(project, "analysed-rate", "", in_words(words, "5 to 10 frames a second of each camera, 2,000 to 4,000 in all, YOLOv8m."), false);
    answer(project, "camera-bitrate", "", {}, true);
    answer(project, "retention", "", in_words(words, "200 of the 400 cameras, 30 days."), false);
}

}  // namespace rackwright
