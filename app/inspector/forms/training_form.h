#pragma once

#include "app/inspector/forms/task_form.h"

namespace rackwright {

/// Training or fine-tuning of a language model.
class TrainingForm : public TaskForm<Training> {
    Q_OBJECT

public:
    TrainingForm(Document* document, WorkloadId id, QWidget* parent);

protected:
    void showRelevant() override;

private:
    ChoiceField* recipe_ = nullptr;
    std::vector<Field*> lora_;
};

}  // namespace rackwright
