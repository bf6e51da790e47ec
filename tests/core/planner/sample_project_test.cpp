// The sample against the reference case: what the customer asked for, what was answered, what was concluded, and what
// stricter arithmetic says.
#include "planner/sample_project.h"

#include "shipped_catalogue.h"
#include "sizing/evaluation.h"

#include <map>

using namespace rackwright;
using shipped::catalogue;

class SampleProjectTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void is_whole();
    void every_product_and_question_is_in_the_catalogue();
    void the_customers_hardware();
    void the_workloads();
    void the_variants();
    void the_figures_of_the_case();
    void inference_pro_fits();
    void full_fine_tuning_on_eight_h200_is_short();
    void without_a_catalogue();

private:
    const Variant& variant(const char* name) const { return *project_.variant_named(name); }
    const Workload& workload(const char* name) const;
    /// Servers and GPUs of a variant by product.
    static std::map<std::string, int> count(const Variant& variant);

    Project project_;
    std::map<std::string, Evaluation> evaluations_;
};

const Workload& SampleProjectTest::workload(const char* name) const {
    for (const Workload& one : project_.workloads) {
        if (one.name.starts_with(name)) return one;
    }
    qFatal("no workload %s", name);
}

std::map<std::string, int> SampleProjectTest::count(const Variant& variant) {
    std::map<std::string, int> counts;
    for (const Rack& rack : variant.racks) {
        for (const Server& server : rack.servers) {
            ++counts[server.product];
            for (const std::string& gpu : server.gpus) {
                if (!gpu.empty()) ++counts[gpu];
            }
        }
        for (const StorageArray& array : rack.arrays) {
            ++counts[array.product];
            counts[array.drive] += array.drive_count;
        }
    }
    return counts;
}

void SampleProjectTest::initTestCase() {
    project_ = sample_project(catalogue());
    for (const Variant& one : project_.variants) evaluations_.emplace(one.name, evaluate(catalogue(), project_, one));
}

void SampleProjectTest::is_whole() {
    const Failure failure = check_project(project_);
    QVERIFY2(!failure, failure ? failure->code.c_str() : "");
    QVERIFY(!project_.title.empty());
    QVERIFY(!project_.customer.empty());
    QVERIFY(project_.request.find("864 TB raw") != std::string::npos);
    QVERIFY(sample_project(catalogue()) == project_);  // the same every time
}

void SampleProjectTest::every_product_and_question_is_in_the_catalogue() {
    for (const Variant& one : project_.variants) {
        for (const auto& [product, number] : count(one)) {
            const bool known = catalogue().server(product) != nullptr || catalogue().gpu(product) != nullptr ||
                               catalogue().array(product) != nullptr || catalogue().drive(product) != nullptr;
            QVERIFY2(known, product.c_str());
        }
    }
    for (const Answer& answer : project_.answers) {
        const Question* question = catalogue().question(answer.question);
        QVERIFY2(question != nullptr, answer.question.c_str());
        bool known_choice = answer.choice.empty();
        for (const QuestionChoice& choice : question->choices) known_choice = known_choice || choice.id == answer.choice;
        QVERIFY2(known_choice, answer.choice.c_str());
    }
}

void SampleProjectTest::the_customers_hardware() {
    const std::map<std::string, int> counts = count(variant("Customer spec"));
    QCOMPARE(counts.at("a100-80-sxm"), 8);
    QCOMPARE(counts.at("a100-80-pcie"), 2);
    QCOMPARE(counts.at("a100-40-pcie"), 2 * 4);
    QCOMPARE(counts.at("drive-nl-sas-12tb"), 3 * 24);
    QCOMPARE(counts.at("qsan-xn8024d"), 3);
    int servers = 0, slices = 0;
    for (const Rack& rack : variant("Customer spec").racks) servers += static_cast<int>(rack.servers.size());
    for (const Placement& placement : variant("Customer spec").placements)
        slices += placement.mig_slices_per_gpu * static_cast<int>(placement.gpus.size());
    QCOMPARE(servers, 4);
    QCOMPARE(slices, 10);  // "MIG, split into 10 instances"
}

void SampleProjectTest::the_workloads() {
    QCOMPARE(project_.workloads.size(), 8U);
    for (const char* name : {"Heavy LLM: Llama 3 70B", "Heavy LLM: Qwen 72B"}) {
        const auto& task = std::get<LlmInference>(workload(name).task);
        QCOMPARE(task.weights, WeightFormat::AwqInt4);
        QCOMPARE(task.max_context_tokens, 32768);
        QVERIFY(catalogue().model(task.model) != nullptr);
    }
    const auto& light = std::get<LightModels>(workload("Light LLM pool").task);
    QCOMPARE(light.models.size(), 1U);
    QCOMPARE(light.models[0].instances, 10);
    const auto& video = std::get<VideoAnalytics>(workload("CV").task);
    QCOMPARE(video.cameras, 400);
    QCOMPARE(video.detector, "yolov8m");
    QCOMPARE(video.analysed_fps_low, 5.0);
    QCOMPARE(video.analysed_fps_high, 10.0);
    QCOMPARE(workload("CV").priority, Priority::High);
    const auto& archive = std::get<VideoArchive>(workload("Archive").task);
    QCOMPARE(archive.cameras, 200);
    QCOMPARE(archive.days, 30);
    QCOMPARE(archive.hot_hours, 24.0);
    QCOMPARE(std::get<Training>(workload("Fine-tuning: LoRA").task).method, TrainingMethod::Qlora);
    for (const char* name : {"Full fine-tuning 70B", "Full fine-tuning 122B"}) {
        const auto& task = std::get<Training>(workload(name).task);
        QCOMPARE(task.method, TrainingMethod::FullFineTuning);
        QCOMPARE(task.recipe, OptimizerRecipe::AdamW16);
        QVERIFY(workload(name).optional);
    }
    // Whatever was assumed is said.
    for (const Workload& one : project_.workloads) QVERIFY2(one.note.find("Assumed") != std::string::npos, one.name.c_str());
}

void SampleProjectTest::the_variants() {
    QCOMPARE(project_.variants.size(), 4U);
    QCOMPARE(project_.variants[0].name, "Customer spec");
    QCOMPARE(count(variant("Inference Pro 4")).at("rtx-pro-6000-se"), 4);
    QCOMPARE(count(variant("Inference Pro 4")).at("supermicro-sys-521ge-tnrt"), 1);
    QCOMPARE(count(variant("Inference Pro 6")).at("rtx-pro-6000-se"), 6);
    QCOMPARE(count(variant("Inference Pro 6")).at("supermicro-sys-521ge-tnrt"), 1);
    QCOMPARE(count(variant("Pro Training")).at("h200-sxm"), 8);
    // Every required workload has a place everywhere; full fine-tuning of 70B only where it is offered.
    const WorkloadId full = workload("Full fine-tuning 70B").id;
    for (const Variant& one : project_.variants) {
        bool full_placed = false;
        for (const Workload& required : project_.workloads) {
            bool placed = false;
            for (const Placement& placement : one.placements) placed = placed || placement.workload == required.id;
            QVERIFY2(placed || required.optional, (one.name + ": " + required.name).c_str());
            full_placed = full_placed || (placed && required.id == full);
        }
        QCOMPARE(full_placed, one.name == "Pro Training");
    }
}

void SampleProjectTest::the_figures_of_the_case() {
    const Evaluation& customer = evaluations_.at("Customer spec");
    const auto figure = [&](const char* name, FigureKind kind) { return customer.workload(workload(name).id)->figures.find(kind); };
    // 8 x 80 GB as printed.
    const Server& llm = variant("Customer spec").racks[0].servers[0];
    QCOMPARE(customer.server(llm.id)->figures.value(FigureKind::VramPrinted), 640e9);
    // 3 x 24 x 12 TB raw; RAID-6 of one group each leaves 3 x 22 x 12.
    double raw = 0.0, usable = 0.0;
    for (const ArrayResult& array : customer.arrays) {
        raw += array.figures.value(FigureKind::RawCapacity);
        usable += array.figures.value(FigureKind::UsableCapacity);
    }
    QCOMPARE(raw, 864e12);
    QCOMPARE(usable, 792e12);
    // 16 bytes a parameter: 1.12 TB of a 70B model (70.55e9 parameters counted), 1.95 TB of the 122B one (122.1e9).
    QVERIFY(std::abs(figure("Full fine-tuning 70B", FigureKind::ModelStates)->value - 1.12e12) < 0.01e12);
    QVERIFY(std::abs(figure("Full fine-tuning 122B", FigureKind::ModelStates)->value - 1.95e12) < 0.01e12);
    // 400 cameras x 5-10 analysed; x 25 when the main stream is decoded.
    const Figure* analysed = figure("CV", FigureKind::AnalysedFps);
    QCOMPARE(analysed->low, 2000.0);
    QCOMPARE(analysed->high, 4000.0);
    QCOMPARE(figure("CV", FigureKind::DecodedFpsFull)->value, 10'000.0);
    // 80-100 TB are 1.2-1.5 Mbit/s a camera: below the expected bitrate of 1080p25, inside its range.
    const Figure* archive = figure("Archive", FigureKind::ArchiveNeeded);
    QVERIFY(archive->low < 100e12);
    QVERIFY(archive->value > 100e12);
    // Half a byte and the scales: a 4-bit 70B model takes 37-42 GB, embeddings and head in 16 bits included.
    for (const char* name : {"Heavy LLM: Llama 3 70B", "Heavy LLM: Qwen 72B"}) {
        const double weights = figure(name, FigureKind::WeightBytes)->value;
        QVERIFY2(weights > 37e9 && weights < 42e9, qPrintable(QString::number(weights)));
    }
}

void SampleProjectTest::inference_pro_fits() {
    // Four cards are the lower bound: nothing is missing, and not everything is comfortable.
    for (const char* name : {"Inference Pro 4", "Inference Pro 6"}) {
        const Evaluation& evaluation = evaluations_.at(name);
        QVERIFY(evaluation.verdict == Verdict::Fits || evaluation.verdict == Verdict::Tight);
        for (const Workload& required : project_.workloads) {
            const Verdict verdict = evaluation.workload(required.id)->verdict;
            if (required.optional) continue;
            QVERIFY2(verdict == Verdict::Fits || verdict == Verdict::Tight, required.name.c_str());
            if (std::string_view(name) == "Inference Pro 6") QVERIFY2(verdict == Verdict::Fits, required.name.c_str());
        }
    }
    QCOMPARE(evaluations_.at("Inference Pro 6").verdict, Verdict::Fits);
    // Full fine-tuning of 70B on four RTX PRO 6000 does not fit, and says by how much: 1.13 TB of states alone against 4 x 102.6 GB.
    const WorkloadResult* full = evaluations_.at("Inference Pro 4").workload(workload("Full fine-tuning 70B").id);
    QVERIFY(full->hypothetical);
    const double missing = full->figures.value(FigureKind::TrainingMemoryShort);
    QVERIFY2(missing > 1.13e12 - 4 * 102.7e9, qPrintable(QString::number(missing)));
    QVERIFY(missing < 1.0e12);
}

void SampleProjectTest::full_fine_tuning_on_eight_h200_is_short() {
    // Eight H200 show about 1,201 GB; the states of 70.55e9 parameters at 16 bytes are 1,129 GB. Activations, gathered layers,
    // the CUDA context and fragmentation come on top of that, and do not fit any more: the sample must not hide it.
    const Evaluation& evaluation = evaluations_.at("Pro Training");
    const WorkloadResult* full = evaluation.workload(workload("Full fine-tuning 70B").id);
    QVERIFY(!full->hypothetical);
    QCOMPARE(full->verdict, Verdict::DoesNotFit);
    QCOMPARE(full->limit, Limit::Vram);
    const Server& llm = variant("Pro Training").racks[0].servers[0];
    QVERIFY(std::abs(evaluation.server(llm.id)->figures.value(FigureKind::VramVisible) - 1.201e12) < 0.002e12);
    const double missing = full->figures.value(FigureKind::TrainingMemoryShort);
    QVERIFY2(missing > 0.0 && missing < 0.2e12, qPrintable(QString::number(missing)));
}

void SampleProjectTest::without_a_catalogue() {
    const Project bare = sample_project(Catalogue());
    QVERIFY(!check_project(bare));
    QCOMPARE(bare.variants.size(), 4U);
    QVERIFY(bare.variants[0].racks[0].servers.empty());
}

QTEST_APPLESS_MAIN(SampleProjectTest)
#include "sample_project_test.moc"
