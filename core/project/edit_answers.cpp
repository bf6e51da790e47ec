#include "project/editing/limits.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>

namespace rackwright {

Result<Project> set_answer(Project project, Answer answer) {
    if (Failure failure = check_answer_values(answer)) return *failure;
    const auto old = std::find_if(project.answers.begin(), project.answers.end(),
                                  [&answer](const Answer& other) { return other.question == answer.question; });
    if (old != project.answers.end()) {
        *old = std::move(answer);
        return project;
    }
    if (Failure failure = check_count("many.answers", project.answers.size() + 1, limits::answers)) return *failure;
    project.answers.push_back(std::move(answer));
    return project;
}

Result<Project> clear_answer(Project project, const std::string& question) {
    std::erase_if(project.answers, [&question](const Answer& answer) { return answer.question == question; });
    return project;
}

Result<Project> set_policy(Project project, const Policy& policy) {
    if (Failure failure = check_policy_values(policy)) return *failure;
    project.policy = policy;
    return project;
}

Result<Project> set_project_texts(Project project, std::string title, std::string customer, std::string author, std::string request) {
    if (Failure failure = check_line("project.title", title, limits::name_bytes)) return *failure;
    if (Failure failure = check_line("project.customer", customer, limits::name_bytes)) return *failure;
    if (Failure failure = check_line("project.author", author, limits::name_bytes)) return *failure;
    if (Failure failure = check_text("project.request", request, limits::request_bytes)) return *failure;
    project.title = std::move(title);
    project.customer = std::move(customer);
    project.author = std::move(author);
    project.request = std::move(request);
    return project;
}

}  // namespace rackwright
