#include "planner/sample_project.h"

#include "planner/sample/sample_variants.h"
#include "project/edits.h"

namespace rackwright {

Project sample_project(const Catalogue& catalogue, const SampleWords& words) {
    Project project;
    if (Result<Project> titled = set_project_texts(project, in_words(words, "AI platform: LLM, video analytics, archive"),
                                                   in_words(words, "Customer of the reference case"), "", sample_request(words));
        titled.ok()) {
        project = std::move(titled.value());
    }
    add_sample_answers(project, words);
    const SampleWorkloads workloads = add_sample_workloads(project, words);
    add_customer_spec(project, catalogue, workloads, words);
    add_inference_pro_4(project, catalogue, workloads, words);
    add_inference_pro_6(project, catalogue, workloads, words);
    add_pro_training(project, catalogue, workloads, words);
    return project;
}

}  // namespace rackwright
