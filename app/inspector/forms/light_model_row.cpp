#include "app/inspector/forms/light_model_row.h"

#include "app/inspector/forms/light_models_form.h"

#include <QGridLayout>
#include <QToolButton>

namespace rackwright {
namespace {

template <typename Enum>
std::vector<Choice> choices(std::initializer_list<Enum> values, const QString& pattern) {
    std::vector<Choice> made;
    for (const Enum value : values) made.push_back({pattern.arg(text(value)), static_cast<int>(value)});
    return made;
}

}  // namespace

LightModelRow::LightModelRow(Document* document, LightModelsForm* form, std::size_t index, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lightModel%1").arg(index));
    auto* model = new ChoiceField(
        languageModelChoices(document->catalogue()),
        [form, index] {
            return form->modelAt(index) != nullptr ? QVariant(QString::fromStdString(form->modelAt(index)->model)) : QVariant();
        },
        [form, index](const QVariant& value) {
            return form->changeModel(index, "model", [&value](LightModel& changed) { changed.model = value.toString().toStdString(); });
        },
        this);
    model->setSearchable();
    model->setObjectName(QStringLiteral("model"));
    model->setReadableName(tr("Language model"));
    auto* instances = new QuantityField(
        document, Unit::Count, [form, index] { return form->modelAt(index) != nullptr ? form->modelAt(index)->instances : std::nan(""); },
        [form, index](double value) {
            return form->changeModel(index, "instances",
                                     [value](LightModel& changed) { changed.instances = static_cast<int>(std::clamp(value, -1e9, 1e9)); });
        },
        this);
    instances->setWhole(true);
    instances->setObjectName(QStringLiteral("instances"));
    instances->setReadableName(tr("Instances"));
    instances->editor()->setToolTip(tr("Instances"));
    auto* weights = new ChoiceField(
        choices({WeightFormat::Bf16, WeightFormat::Fp16, WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::AwqInt4,
                 WeightFormat::GptqInt4, WeightFormat::Nvfp4, WeightFormat::Mxfp4, WeightFormat::GgufQ8_0, WeightFormat::GgufQ6K,
                 WeightFormat::GgufQ5KM, WeightFormat::GgufQ4KM, WeightFormat::Nf4, WeightFormat::Fp32},
                QStringLiteral("%1")),
        [form, index] { return form->modelAt(index) != nullptr ? QVariant(static_cast<int>(form->modelAt(index)->weights)) : QVariant(); },
        [form, index](const QVariant& value) {
            return form->changeModel(index, "weights",
                                     [&value](LightModel& changed) { changed.weights = static_cast<WeightFormat>(value.toInt()); });
        },
        this);
    weights->setObjectName(QStringLiteral("weights"));
    weights->setReadableName(tr("Weights"));
    auto* kv = new ChoiceField(
        choices({KvFormat::Bf16, KvFormat::Fp8, KvFormat::Int8, KvFormat::Nvfp4}, tr("KV %1", "KV cache format")),
        [form, index] { return form->modelAt(index) != nullptr ? QVariant(static_cast<int>(form->modelAt(index)->kv)) : QVariant(); },
        [form, index](const QVariant& value) {
            return form->changeModel(index, "kv", [&value](LightModel& changed) { changed.kv = static_cast<KvFormat>(value.toInt()); });
        },
        this);
    kv->setObjectName(QStringLiteral("kvCache"));
    kv->setReadableName(tr("KV cache"));
    auto* remove = new QToolButton(this);
    remove->setObjectName(QStringLiteral("removeModel"));
    remove->setText(QStringLiteral("✕"));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove this model"));
    remove->setAccessibleName(tr("Remove this model"));
    connect(remove, &QToolButton::clicked, form, [form, index] { form->removeModel(index); });
    fields_ = {model, instances, weights, kv};

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(4);
    layout->setVerticalSpacing(3);
    layout->addWidget(model, 0, 0, 1, 3, Qt::AlignTop);
    layout->addWidget(remove, 0, 3, Qt::AlignTop);
    layout->addWidget(instances, 1, 0, Qt::AlignTop);
    layout->addWidget(weights, 1, 1, Qt::AlignTop);
    layout->addWidget(kv, 1, 2, Qt::AlignTop);
    layout->setColumnStretch(0, 2);
    layout->setColumnStretch(1, 4);
    layout->setColumnStretch(2, 3);
}

void LightModelRow::refresh() {
    for (Field* field : fields_) field->refresh();
}

}  // namespace rackwright
