// The accuracy table: what counts as an error, which half a case is in, and that nothing is dropped.

#include "sizing/case_accuracy.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

CaseResult result(const char* id, double published, double predicted, double shortcut = std::nan("")) {
    CaseResult one;
    one.id = id;
    one.kind = "speed";
    one.published = published;
    one.predicted = predicted;
    one.rule_of_thumb = shortcut;
    one.rule = std::isfinite(shortcut) ? "flat" : "";
    if (!std::isfinite(predicted)) one.unknown = Message("case.no-workload");
    return one;
}

}  // namespace

class CaseAccuracyTest : public QObject {
    Q_OBJECT

private slots:
    void errors_are_summarised_by_nearest_rank() {
        // Ten errors of 1..10: median between 5 and 6, mean 5.5, the ninth is the 90th percentile.
        const ErrorSummary ten = summarise_errors({10, 1, 9, 2, 8, 3, 7, 4, 6, 5});
        QCOMPARE(ten.cases, 10);
        QCOMPARE(ten.median, 5.5);
        QCOMPARE(ten.mean, 5.5);
        QCOMPARE(ten.ninetieth, 9.0);
        const ErrorSummary three = summarise_errors({0.3, 0.1, 0.2});
        QCOMPARE(three.median, 0.2);
        QCOMPARE(three.ninetieth, 0.3);
        QVERIFY(std::isnan(summarise_errors({}).median));
    }

    void the_half_of_a_case_follows_from_its_id() {
        // FNV-1a, 32 bits: "" 0x811c9dc5 and "a" 0xe40c292c are its published test values; "b" is 0xe70c2de5.
        QVERIFY(!in_fitting_half(""));
        QVERIFY(in_fitting_half("a"));
        QVERIFY(!in_fitting_half("b"));
    }

    void rows_compare_with_the_shortcut_on_the_same_cases() {
        std::vector<CaseResult> results = {result("a", 100, 90, 50), result("b", 100, 130), result("c", 100, std::nan("")),
                                           result("d", 0, 5)};
        results[0].group = "dense";
        const std::vector<AccuracyRow> rows = accuracy_rows(results, CaseHalf::Both);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].cases, 4);
        QCOMPARE(rows[0].predicted.cases, 2);
        QVERIFY(std::abs(rows[0].predicted.mean - 0.2) < 1e-12);
        QCOMPARE(rows[0].predicted_so.cases, 1);
        QCOMPARE(rows[0].shortcut.mean, 0.5);
        QCOMPARE(rows[1].group, std::string("dense"));
        QCOMPARE(rows[1].cases, 1);
        const int fitted = accuracy_rows(results, CaseHalf::Fitted)[0].cases;
        const int held_out = accuracy_rows(results, CaseHalf::HeldOut)[0].cases;
        QCOMPARE(fitted + held_out, 4);
    }

    void the_page_names_every_reason() {
        const std::string page = accuracy_markdown({result("a", 100, 90, 50), result("c", 100, std::nan(""))});
        QVERIFY(page.find("| `speed` | 2 | 1 | 10.0 % | 10.0 % | 10.0 % | flat | 1 | 50.0 % | 50.0 % | 50.0 % |") != std::string::npos);
        QVERIFY(page.find("| `speed` | `case.no-workload` | 1 |") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(CaseAccuracyTest)
#include "case_accuracy_test.moc"
