#include "app/inspector/forms/light_models_form.h"

#include "app/inspector/forms/light_model_row.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace rackwright {

LightModelsForm::LightModelsForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Models"));
    auto* list = new QWidget(this);
    rows_layout_ = new QVBoxLayout(list);
    rows_layout_->setContentsMargins(0, 0, 0, 0);
    rows_layout_->setSpacing(6);
    addWidget(list);
    auto* add = new QPushButton(tr("Add a model"), this);
    add->setObjectName(QStringLiteral("addModel"));
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, &LightModelsForm::addModel);
    addWidget(add);

    addHeading(tr("Load"));
    addQuantity("sessionsPerInstance", tr("Concurrent sessions of an instance"), Unit::Session, &LightModels::sessions_per_instance)
        ->addSlider(SliderScale::logarithmic(1, 256));
    addQuantity("maxContext", tr("Longest context, tokens"), Unit::Token, &LightModels::max_context_tokens)
        ->addSlider(SliderScale::doubling(1024, 1024 * 1024));
    addQuantity("promptTokens", tr("Mean prompt, tokens"), Unit::Token, &LightModels::prompt_tokens);
    addQuantity("answerTokens", tr("Mean answer, tokens"), Unit::Token, &LightModels::answer_tokens);
    addQuantity("sessionSpeed", tr("Speed of a session, at least"), Unit::TokenPerSecond, &LightModels::tokens_per_s_per_session);

    addHeading(tr("Serving engine"));
    addProduct("engine", tr("Engine"), &LightModels::engine, engineChoices(catalogue()));
    addQuantity("memoryUtilisation", tr("GPU memory it may use"), Unit::Ratio, &LightModels::memory_utilisation);
    addQuantity("maxBatchedTokens", tr("Tokens in a batch, at most"), Unit::Token, &LightModels::max_batched_tokens);
    matchRows();
}

const LightModel* LightModelsForm::modelAt(std::size_t index) const {
    return task() != nullptr && index < task()->models.size() ? &task()->models[index] : nullptr;
}

Failure LightModelsForm::changeModel(std::size_t index, const char* name, const std::function<void(LightModel&)>& change_model) {
    const QByteArray key = QByteArray("model") + QByteArray::number(static_cast<qulonglong>(index)) + '/' + name;
    return change(key.constData(), tr("Models"), [index, &change_model](LightModels& changed) {
        if (index < changed.models.size()) change_model(changed.models[index]);
    });
}

void LightModelsForm::addModel() {
    LightModel model;
    if (task() != nullptr && !task()->models.empty()) {
        model = task()->models.back();
    } else if (!catalogue().models.empty()) {
        model.model = catalogue().models.front().id;
    }
    change("add", tr("Models"), [&model](LightModels& changed) { changed.models.push_back(model); });
    document()->endMerge();
}

void LightModelsForm::removeModel(std::size_t index) {
    change("remove", tr("Models"), [index](LightModels& changed) {
        if (index < changed.models.size()) changed.models.erase(changed.models.begin() + static_cast<std::ptrdiff_t>(index));
    });
    document()->endMerge();
}

bool LightModelsForm::refresh() {
    if (task() == nullptr) return false;
    matchRows();
    for (LightModelRow* row : rows_) row->refresh();
    return TaskForm::refresh();
}

void LightModelsForm::matchRows() {
    const std::size_t wanted = task() != nullptr ? task()->models.size() : 0;
    while (rows_.size() > wanted) {
        rows_.back()->hide();
        rows_.back()->deleteLater();  // its button may be what is being clicked
        rows_.pop_back();
    }
    while (rows_.size() < wanted) {
        rows_.push_back(new LightModelRow(document(), this, rows_.size(), this));
        rows_layout_->addWidget(rows_.back());
    }
}

}  // namespace rackwright
