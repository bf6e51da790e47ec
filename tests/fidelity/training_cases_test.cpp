// Published measurements of training (memory, steps, throughput, collectives) against what the sizing says, in the unit of the
// source. The project claims: model states 2 %, activations 10 % (known kernels) or 25 % (Hugging Face code), LoRA and QLoRA memory
// 10 %, steps over NVLink 15 %, over PCIe 40 %, the time of a run 20 %. Every case is printed with its error; a kind fails when
// fewer cases are predicted, when the median error grows, or when fewer cases are within the claim than now.
//
// Understood outliers: the five steps of DeepSpeed issue 5305 (their global batch of 16 sequences of 32,768 tokens in 10 s would
// need more than the peak of eight A100, so the sequences were not full); Nemotron 22B in FP8 (a third slower than its neighbours in
// the same table); DeepSeek V3 on 256 GPUs (expert parallelism and its network traffic are not in the table); 4-bit fine-tuning with
// offloading whose extent the source does not state; Qwen 1.8B and 7B in full at short sequences (the optimiser's start-up).

#include "sizing/published_case.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <vector>

using namespace rackwright;
using nlohmann::json;

namespace {

struct Row {
    QString id, kind, unit;
    double published = 0.0;
    CasePrediction prediction;
    bool known() const { return std::isfinite(prediction.predicted); }
    double error() const { return prediction.predicted / published - 1.0; }
};

struct Bound {
    const char* kind;
    int predicted_at_least;
    double median_at_most;
    double target;               ///< single case
    double share_within_target;  ///< of the predicted cases
};

// Counts and shares as of the open sample of 319 cases: a change that makes one of them worse fails.
constexpr Bound bounds[] = {
    {"train_memory", 43, 0.05, 0.25, 0.97}, {"activation_memory", 17, 0.01, 0.10, 1.0}, {"step_time", 54, 0.10, 0.15, 0.68},
    {"tflops", 19, 0.08, 0.15, 0.84},       {"tokens_per_s", 44, 0.10, 0.15, 0.65},     {"lora_memory", 30, 0.07, 0.10, 0.90},
    {"qlora_memory", 41, 0.05, 0.10, 0.72}, {"time_to_train", 12, 0.12, 0.20, 1.0},     {"nccl_busbw", 27, 0.01, 0.10, 1.0},
    {"other", 2, 0.03, 0.05, 1.0},
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : 0.5 * (values[middle - 1] + values[middle]);
}

}  // namespace

class TrainingCasesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void kinds_keep_their_bounds_data();
    void kinds_keep_their_bounds();
    void what_is_not_predicted_says_why();
    void analytic_states_are_exact();
    void gpt_activations_are_exact();
    void pcie_steps_stay_within_forty_percent();
    void damaged_cases_are_answered();
    void no_single_key_can_break_a_prediction();

private:
    std::vector<Row> rows_;
    Catalogue catalogue_;
};

void TrainingCasesTest::initTestCase() {
    const Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
    QVERIFY2(loaded.ok(), loaded ? "" : loaded.error().code.c_str());
    catalogue_ = loaded.value();
    QFile file(RACKWRIGHT_SOURCE_DIR "/tests/fidelity/data/training-open.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const json cases = json::parse(file.readAll().toStdString());
    QVERIFY(cases.size() == 319);
    for (const json& one : cases) {
        Row row;
        row.id = QString::fromStdString(one["id"].get<std::string>());
        row.kind = QString::fromStdString(one["kind"].get<std::string>());
        row.unit = QString::fromStdString(one["published"]["unit"].get<std::string>());
        row.published = one["published"]["value"].get<double>();
        const auto prediction = predict_training_case(catalogue_, one);
        QVERIFY2(prediction.has_value(), qPrintable(row.id));
        row.prediction = *prediction;
        rows_.push_back(row);
        if (row.known()) {
            std::printf("%-64s %12.4g %12.4g %+7.1f %%  %s\n", qPrintable(row.id), row.prediction.predicted, row.published,
                        100.0 * row.error(), qPrintable(row.unit));
        } else {
            std::printf("%-64s %12s %12.4g  %s\n", qPrintable(row.id), "-", row.published, row.prediction.unknown.code.c_str());
        }
    }
    std::fflush(stdout);
}

void TrainingCasesTest::kinds_keep_their_bounds_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < std::size(bounds); ++i) QTest::newRow(bounds[i].kind) << static_cast<int>(i);
}

void TrainingCasesTest::kinds_keep_their_bounds() {
    QFETCH(int, index);
    const Bound& bound = bounds[index];
    std::vector<double> errors;
    int all = 0;
    QString worst;
    double worst_error = 0.0;
    for (const Row& row : rows_) {
        if (row.kind != QLatin1String(bound.kind)) continue;
        ++all;
        if (!row.known()) continue;
        errors.push_back(std::abs(row.error()));
        if (errors.back() <= worst_error) continue;
        worst_error = errors.back();
        worst = row.id;
    }
    const auto within = std::count_if(errors.begin(), errors.end(), [&](double error) { return error <= bound.target; });
    const double share = static_cast<double>(within) / static_cast<double>(errors.size());
    std::printf("%-18s %d cases, %d predicted, median |error| %.1f %%, %.0f %% within %.0f %%, worst %.0f %% (%s)\n", bound.kind, all,
                static_cast<int>(errors.size()), 100.0 * median(errors), 100.0 * share, 100.0 * bound.target, 100.0 * worst_error,
                qPrintable(worst));
    std::fflush(stdout);
    QVERIFY2(static_cast<int>(errors.size()) >= bound.predicted_at_least, qPrintable(QString::number(errors.size())));
    QVERIFY2(median(errors) <= bound.median_at_most, qPrintable(QString::number(median(errors))));
    QVERIFY2(share >= bound.share_within_target, qPrintable(QString::number(share)));
}

void TrainingCasesTest::what_is_not_predicted_says_why() {
    for (const Row& row : rows_) {
        if (!row.known()) QVERIFY2(row.prediction.unknown.code.rfind("case.", 0) == 0, qPrintable(row.id));
        if (row.known()) QVERIFY2(!row.prediction.method.empty(), qPrintable(row.id));
    }
}

void TrainingCasesTest::analytic_states_are_exact() {
    int checked = 0;
    for (const Row& row : rows_) {
        if (!row.id.startsWith("zero-") && !row.id.startsWith("ds-est") && !row.id.endsWith("paropt")) continue;
        ++checked;
        QVERIFY2(std::abs(row.error()) < 0.02, qPrintable(row.id));
    }
    QCOMPARE(checked, 9);
}

void TrainingCasesTest::gpt_activations_are_exact() {
    int checked = 0;
    for (const Row& row : rows_) {
        if (!row.id.startsWith("arc-fig1") || !row.id.contains("-act-")) continue;
        ++checked;
        QVERIFY2(std::abs(row.error()) < 1e-4, qPrintable(row.id));
    }
    QCOMPARE(checked, 2);
}

void TrainingCasesTest::pcie_steps_stay_within_forty_percent() {
    int checked = 0;
    for (const Row& row : rows_) {
        if (!row.id.startsWith("simumax-a100pcie") && !(row.id.startsWith("answerai") && row.kind == "time_to_train")) continue;
        if (!row.known()) continue;
        ++checked;
        QVERIFY2(std::abs(row.error()) < 0.40, qPrintable(row.id));
    }
    QCOMPARE(checked, 20);
}

// Bad input gives an answer or a reason, never an exception.
void TrainingCasesTest::damaged_cases_are_answered() {
    const char* damaged[] = {
        R"({})",
        R"([])",
        R"({"kind":"train_memory"})",
        R"({"kind":"step_time","inputs":[],"published":{"unit":"s"}})",
        R"({"kind":"step_time","inputs":{"model":7,"gpu":null,"gpus":-3},"published":{"unit":"s"}})",
        R"({"kind":"tokens_per_s","inputs":{"model":"7B","gpu":"A100","gpus":1e300,"seq_len_tokens":4096,"tp":1e9},"published":{"unit":"tokens/s"}})",
        R"({"kind":"qlora_memory","inputs":{"params_b":-5,"seq_len_tokens":1},"published":{"unit":"GB"}})",
        R"({"kind":"activation_memory","inputs":{"hidden":0,"ffn":0,"heads":0,"layers":0},"published":{"unit":"GiB"}})",
        R"({"kind":"nccl_busbw","inputs":{"gpu":"A100-SXM","gpus":8,"op":5,"link":{}},"published":{"unit":"GB/s"}})",
    };
    for (const char* text : damaged) {
        const auto prediction = predict_training_case(catalogue_, json::parse(text));
        if (prediction) QVERIFY2(std::isfinite(prediction->predicted) || !prediction->unknown.empty(), text);
    }
}

// Every key of every open case, replaced by what must not be there.
void TrainingCasesTest::no_single_key_can_break_a_prediction() {
    QFile file(RACKWRIGHT_SOURCE_DIR "/tests/fidelity/data/training-open.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const json cases = json::parse(file.readAll().toStdString());
    const json wrong[] = {json(nullptr), json(-1), json(0), json(1e300), json("x"), json::array(), json(0.5)};
    for (const json& one : cases) {
        for (const auto& [key, value] : one["inputs"].items()) {
            for (const json& replacement : wrong) {
                json damaged = one;
                damaged["inputs"][key] = replacement;
                const auto prediction = predict_training_case(catalogue_, damaged);
                const bool answered = !prediction || std::isfinite(prediction->predicted) || !prediction->unknown.empty();
                QVERIFY2(answered, (damaged["id"].get<std::string>() + " " + key + " " + replacement.dump()).c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(TrainingCasesTest)
#include "training_cases_test.moc"
