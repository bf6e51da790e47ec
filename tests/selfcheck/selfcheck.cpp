// The core on its own, with Qt hidden from the build: loads the catalogue, evaluates the sample and holds the figures of the
// reference case. Exit status 1 names the figure that is off.
#include "planner/sample_project.h"
#include "report/spec.h"
#include "review/finding.h"
#include "store/project_file.h"

#include <cmath>
#include <cstdio>
#include <string>

namespace {

int failures = 0;

void expect(const char* what, double found, double wanted, double tolerance) {
    if (std::abs(found - wanted) <= tolerance * std::abs(wanted)) return;
    std::fprintf(stderr, "%s: found %g, expected %g\n", what, found, wanted);
    ++failures;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace rackwright;
    if (argc < 2) return 2;
    const Result<Catalogue> catalogue = load_catalogue(argv[1]);
    if (!catalogue.ok()) {
        std::fprintf(stderr, "%s\n", catalogue.error().code.c_str());
        return 1;
    }
    const Project project = sample_project(catalogue.value());
    for (const Variant& variant : project.variants) {
        const Evaluation evaluation = evaluate(catalogue.value(), project, variant);
        if (variant.name == "Customer spec") {
            // 3 arrays x 24 drives x 12 TB = 864 TB; RAID-6 leaves 22 of each 24: 792 TB.
            expect("raw capacity", evaluation.totals.value(FigureKind::RawCapacity), 864e12, 1e-9);
            expect("usable capacity", evaluation.totals.value(FigureKind::UsableCapacity), 792e12, 1e-9);
            // 8 x 80 GB, the customer's LLM block.
            expect("LLM block", evaluation.servers.front().figures.value(FigureKind::VramPrinted), 640e9, 1e-9);
        }
        for (const WorkloadResult& result : evaluation.workloads) {
            const Workload& workload = *project.workload(result.id);
            const Training* training = std::get_if<Training>(&workload.task);
            if (training != nullptr && training->method == TrainingMethod::FullFineTuning) {
                // 70.55e9 and 122.1e9 parameters at 16 bytes each.
                const bool large = training->model.find("122b") != std::string::npos;
                expect("model states", result.figures.value(FigureKind::ModelStates), large ? 1.954e12 : 1.129e12, 0.005);
            }
            if (std::holds_alternative<VideoAnalytics>(workload.task)) {
                expect("decoded frames at the cameras' own rate", result.figures.value(FigureKind::DecodedFpsFull), 10000.0, 1e-9);
            }
        }
        review(catalogue.value(), project, variant, evaluation);
    }
    if (build_spec(catalogue.value(), project).sections.empty()) ++failures;
    return failures == 0 ? 0 : 1;
}
