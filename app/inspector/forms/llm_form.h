#pragma once

#include "app/inspector/forms/task_form.h"

namespace rackwright {

/// A language model that serves requests.
class LlmForm : public TaskForm<LlmInference> {
    Q_OBJECT

public:
    LlmForm(Document* document, WorkloadId id, QWidget* parent);

protected:
    void showRelevant() override;

private:
    QuantityField* group_ = nullptr;
};

}  // namespace rackwright
