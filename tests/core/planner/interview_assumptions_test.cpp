#include "project/names.h"
#include "shipped_catalogue.h"

#include <QtTest>

using namespace rackwright;

/// The assumptions of the interview stand in every project, also in one that has nothing of the sample: they point at what is entered
/// with the workload, and the figures that a new workload starts with are the ones that they name.
class InterviewAssumptionsTest : public QObject {
    Q_OBJECT

    static QString assumption(const char* id) {
        for (const Question& question : shipped::catalogue().questions) {
            if (question.id == id) return QString::fromStdString(question.assumption_en + '\n' + question.assumption_ru);
        }
        return {};
    }
    /// 8192 as "8,192" in English and as "8192" in Russian.
    static void names(const char* id, double number) {
        const QString text = assumption(id);
        const QString plain = QString::number(number, 'f', 0);
        QString grouped = plain;
        if (grouped.size() > 3) grouped.insert(grouped.size() - 3, QLatin1Char(','));
        const QStringList parts = text.split(QLatin1Char('\n'));
        QCOMPARE(parts.size(), 2);
        const auto whole = [](const QString& word) { return QRegularExpression(QStringLiteral("(?<![0-9,])%1(?![0-9,][0-9])").arg(word)); };
        QVERIFY2(parts[0].contains(whole(grouped)), qPrintable(parts[0] + QLatin1String(": ") + grouped));
        QVERIFY2(parts[1].contains(whole(plain)), qPrintable(parts[1] + QLatin1String(": ") + plain));
    }

private slots:
    void none_speaks_of_one_customer() {
        for (const Question& question : shipped::catalogue().questions) {
            const QString text = assumption(question.id.c_str());
            for (const char* word : {"in the request", "в запросе", "Ten ", "Десять", "70B", "8B", "400", "200"})
                QVERIFY2(!text.contains(QString::fromUtf8(word)), qPrintable(text));
        }
    }

    void the_figures_are_those_of_a_new_workload() {
        const auto llm = std::get<LlmInference>(*default_task("llm-inference"));
        names("llm-context", static_cast<double>(llm.max_context_tokens));
        names("llm-context", static_cast<double>(llm.prompt_tokens));
        names("llm-context", static_cast<double>(llm.answer_tokens));
        QCOMPARE(llm.weights, WeightFormat::Fp8);
        QCOMPARE(llm.kv, KvFormat::Bf16);
        QVERIFY(assumption("llm-quantisation").contains(QLatin1String("FP8")));
        names("llm-quantisation", 16);
        const auto video = std::get<VideoAnalytics>(*default_task("video-analytics"));
        QCOMPARE(video.width_px, 1920);
        QCOMPARE(video.height_px, 1080);
        QCOMPARE(video.codec, VideoCodec::H264);
        names("camera-streams", 25);
        QCOMPARE(video.source_fps, 25.0);
        names("analysed-rate", video.analysed_fps_low);
        names("analysed-rate", video.analysed_fps_high);
        const auto archive = std::get<VideoArchive>(*default_task("video-archive"));
        names("retention", archive.days);
        QCOMPARE(archive.hours_per_day, 24.0);
        QCOMPARE(archive.motion_share, 1.0);
        names("archive-hot", archive.hot_hours);
        const auto training = std::get<Training>(*default_task("training"));
        QCOMPARE(training.method, TrainingMethod::Lora);
        QVERIFY(assumption("fine-tuning-kind").contains(QLatin1String("LoRA")));
        QCOMPARE(training.dataset_tokens, 10e6);
        names("training-data", training.dataset_tokens / 1e6);
        names("training-data", training.epochs);
        QCOMPARE(Rack().power_limit_w, 0.0);
    }
};

QTEST_APPLESS_MAIN(InterviewAssumptionsTest)
#include "interview_assumptions_test.moc"
