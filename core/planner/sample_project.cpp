#include "planner/sample_project.h"

#include "planner/sample/sample_variants.h"
#include "project/edits.h"

namespace rackwright {

Project sample_project(const Catalogue& catalogue) {
    Project project;
    if (Result<Project> titled = set_project_texts(project, "AI platform: LLM, video analytics, archive", "Customer of the reference case",
                                                   "", sample_request());
        titled.ok()) {
        project = std::move(titled.value());
    }
    add_sample_answers(project);
    const SampleWorkloads workloads = add_sample_workloads(project);
    add_customer_spec(project, catalogue, workloads);
    add_inference_pro_4(project, catalogue, workloads);
    add_inference_pro_6(project, catalogue, workloads);
    add_pro_training(project, catalogue, workloads);
    return project;
}

}  // namespace rackwright
