#include "project/edits.h"
#include "project/names.h"
#include "review/finding.h"

#include <QtTest>

using namespace rackwright;

/// A mean request against the longest one that the service accepts.
class RequestLengthTest : public QObject {
    Q_OBJECT

    static std::vector<Finding> findings(Task task) {
        const Catalogue catalogue;
        Project project;
        Workload workload;
        workload.id = WorkloadId{1};
        workload.name = "Chat";
        workload.task = std::move(task);
        project.workloads.push_back(workload);
        Variant variant;
        variant.id = VariantId{2};
        std::vector<Finding> found = review(catalogue, project, variant, evaluate(catalogue, project, variant));
        std::erase_if(found, [](const Finding& finding) { return finding.message.code != "review.mean-request-too-long"; });
        return found;
    }
    static double value(const Finding& finding, std::string_view name) {
        for (const MessageArgument& argument : finding.message.arguments) {
            if (argument.name == name) return argument.number;
        }
        return -1.0;
    }

private slots:
    void fires() {
        LlmInference task;
        task.max_context_tokens = 8192;
        task.prompt_tokens = 8000;
        task.answer_tokens = 193;  // 8,193 of 8,192
        const std::vector<Finding> found = findings(task);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().severity, Severity::Problem);
        QCOMPARE(found.front().subject.kind, SubjectKind::Workload);
        QCOMPARE(value(found.front(), "mean"), 8193.0);
        QCOMPARE(value(found.front(), "longest"), 8192.0);
    }

    void is_silent_at_the_border_and_below() {
        LlmInference task;
        task.max_context_tokens = 8192;
        task.prompt_tokens = 8000;
        task.answer_tokens = 192;
        QVERIFY(findings(task).empty());
        task.answer_tokens = 1;
        QVERIFY(findings(task).empty());
    }

    void looks_at_light_models_too() {
        LightModels task;
        task.models.push_back({"no-such-model", 1, WeightFormat::Bf16, KvFormat::Bf16});
        task.max_context_tokens = 1280;
        task.prompt_tokens = 1024;
        task.answer_tokens = 256;
        QVERIFY(findings(task).empty());
        task.max_context_tokens = 1279;
        QCOMPARE(findings(task).size(), std::size_t{1});
    }

    void huge_numbers_do_not_overflow() {
        LlmInference task;
        task.max_context_tokens = 1;
        task.prompt_tokens = task.answer_tokens = std::numeric_limits<std::int64_t>::max();
        QCOMPARE(findings(task).size(), std::size_t{1});
    }

    void other_tasks_have_no_requests() { QVERIFY(findings(*default_task("training")).empty()); }
};

QTEST_APPLESS_MAIN(RequestLengthTest)
#include "request_length_test.moc"
