#include "project/names.h"

#include <QtTest>
#include <set>

using namespace rackwright;

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void every_enumerator_has_its_own_name();
    void only_exact_names_are_read();
    void names_in_files_stay();
    void kinds_and_defaults();
};

namespace {

/// Names of the enumerators 0..last; each must be different and read back.
template <typename Enum>
void check_names(Enum last) {
    std::set<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const Enum value = static_cast<Enum>(i);
        const std::string_view name = name_of(value);
        QVERIFY(!name.empty());
        QVERIFY2(seen.insert(name).second, name.data());
        const std::optional<Enum> read = from_name<Enum>(name);
        QVERIFY2(read == value, name.data());
        for (const char c : name) QVERIFY2((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-', name.data());
    }
}

}  // namespace

void NamesTest::every_enumerator_has_its_own_name() {
    check_names(WeightFormat::GgufQ4KM);
    check_names(KvFormat::Nvfp4);
    check_names(VideoCodec::Mjpeg);
    check_names(DecodeStrategy::Cpu);
    check_names(Precision::Fp8);
    check_names(TrainingMethod::Qlora);
    check_names(OptimizerRecipe::InBackward14);
    check_names(Sharding::Zero3);
    check_names(Recomputation::Full);
    check_names(LoraTargets::AllLinear);
    check_names(RaidLevel::Raid10);
    check_names(Share::MigSlice);
    check_names(ArrayRole::Cold);
    check_names(Priority::Low);
}

void NamesTest::only_exact_names_are_read() {
    QVERIFY(!from_name<WeightFormat>("AWQ-INT4"));
    QVERIFY(!from_name<WeightFormat>(""));
    QVERIFY(!from_name<WeightFormat>("awq-int4 "));
    QVERIFY(!from_name<RaidLevel>("raid50"));
}

void NamesTest::names_in_files_stay() {
    // Project files hold these words: a renamed enumerator must keep its word.
    QCOMPARE(name_of(WeightFormat::AwqInt4), "awq-int4");
    QCOMPARE(name_of(TrainingMethod::FullFineTuning), "full-fine-tuning");
    QCOMPARE(name_of(RaidLevel::Raid6), "raid6");
    QCOMPARE(name_of(DecodeStrategy::KeyFrames), "key-frames");
    QCOMPARE(name_of(Share::MigSlice), "mig-slice");
    QCOMPARE(name_of(OptimizerRecipe::AdamW16), "adamw-16");
}

void NamesTest::kinds_and_defaults() {
    const std::vector<Task> tasks = {LlmInference{}, LightModels{}, VideoAnalytics{}, Training{}, VideoArchive{}, Reservation{}};
    const std::vector<std::string_view> kinds = {"llm-inference", "light-models",  "video-analytics",
                                                 "training",      "video-archive", "reservation"};
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        QCOMPARE(kind_name(tasks[i]), kinds[i]);
        const std::optional<Task> fresh = default_task(kinds[i]);
        QVERIFY(fresh.has_value());
        QCOMPARE(fresh->index(), tasks[i].index());
    }
    QVERIFY(!default_task("rendering"));
    QVERIFY(!default_task(""));
}

QTEST_APPLESS_MAIN(NamesTest)
#include "names_test.moc"
