#pragma once

#include "app/inspector/forms/task_form.h"

namespace rackwright {

/// Cameras whose pictures are decoded and analysed.
class VideoForm : public TaskForm<VideoAnalytics> {
    Q_OBJECT

public:
    VideoForm(Document* document, WorkloadId id, QWidget* parent);

protected:
    void showRelevant() override;

private:
    std::vector<Field*> substream_;
    QuantityField* gop_ = nullptr;
};

}  // namespace rackwright
