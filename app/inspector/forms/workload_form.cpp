#include "app/inspector/forms/workload_form.h"

#include "app/inspector/fields/long_text_field.h"
#include "app/inspector/forms/archive_form.h"
#include "app/inspector/forms/light_models_form.h"
#include "app/inspector/forms/llm_form.h"
#include "app/inspector/forms/reservation_form.h"
#include "app/inspector/forms/training_form.h"
#include "app/inspector/forms/video_form.h"
#include "app/theme/theme.h"

#include <QPainter>

namespace rackwright {
namespace {

QIcon colourIcon(int index) {
    QPixmap pixmap(14, 14);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(workloadColour(index));
    painter.drawRoundedRect(QRectF(0, 0, 14, 14), 3, 3);
    return pixmap;
}

}  // namespace

WorkloadForm::WorkloadForm(Document* document, WorkloadId id, QWidget* parent) : FieldForm(document, parent), id_(id) {
    const QString name = tr("Name");
    addWide("name", name,
            new TextField(
                document, [this] { return workload() != nullptr ? QString::fromStdString(workload()->name) : QString(); },
                [this, name](const QString& words) {
                    return change("name", name, [&words](Workload& changed) { changed.name = words.toStdString(); });
                },
                this));
    std::vector<Choice> colours;
    colours.reserve(workload_colour_count);
    for (int index = 0; index < workload_colour_count; ++index)
        colours.push_back({tr("Colour %1").arg(index + 1), index, colourIcon(index)});
    const QString colour = tr("Colour");
    addField("colour", colour,
             new ChoiceField(
                 std::move(colours),
                 [this] { return workload() != nullptr ? QVariant(workload()->colour % workload_colour_count) : QVariant(); },
                 [this, colour](const QVariant& value) {
                     return change("colour", colour, [&value](Workload& changed) { changed.colour = value.toInt(); });
                 },
                 this));
    const QString priority = tr("Priority");
    addField("priority", priority,
             new ChoiceField(
                 choicesOf({Priority::High, Priority::Normal, Priority::Low}),
                 [this] { return workload() != nullptr ? QVariant(static_cast<int>(workload()->priority)) : QVariant(); },
                 [this, priority](const QVariant& value) {
                     return change("priority", priority,
                                   [&value](Workload& changed) { changed.priority = static_cast<Priority>(value.toInt()); });
                 },
                 this));
    const QString optional = tr("Optional: a variant may leave it out");
    auto* optional_field = new CheckField(
        optional, [this] { return workload() != nullptr && workload()->optional; },
        [this, optional](bool checked) { change("optional", optional, [checked](Workload& changed) { changed.optional = checked; }); },
        this);
    addWide("optional", {}, optional_field);
    optional_field->setReadableName(optional);
    const QString note = tr("Note");
    addWide("note", note,
            new LongTextField(
                document, [this] { return workload() != nullptr ? QString::fromStdString(workload()->note) : QString(); },
                [this, note](const QString& words) {
                    return change("note", note, [&words](Workload& changed) { changed.note = words.toStdString(); });
                },
                2, this));
}

bool WorkloadForm::refresh() { return workload() != nullptr && FieldForm::refresh(); }

Failure WorkloadForm::change(const char* name, const QString& label, const std::function<void(Workload&)>& change_workload) {
    if (workload() == nullptr) return std::nullopt;
    Workload changed = *workload();
    change_workload(changed);
    return applyEdit(replace_workload(project(), changed), label, QStringLiteral("workload:%1/%2").arg(raw(id_)).arg(QLatin1String(name)));
}

FieldForm* makeTaskForm(Document* document, WorkloadId id, QWidget* parent) {
    const Workload* workload = document->project().workload(id);
    if (workload == nullptr) return nullptr;
    struct Make {
        Document* document;
        WorkloadId id;
        QWidget* parent;
        FieldForm* operator()(const LlmInference&) const { return new LlmForm(document, id, parent); }
        FieldForm* operator()(const LightModels&) const { return new LightModelsForm(document, id, parent); }
        FieldForm* operator()(const VideoAnalytics&) const { return new VideoForm(document, id, parent); }
        FieldForm* operator()(const Training&) const { return new TrainingForm(document, id, parent); }
        FieldForm* operator()(const VideoArchive&) const { return new ArchiveForm(document, id, parent); }
        FieldForm* operator()(const Reservation&) const { return new ReservationForm(document, id, parent); }
    };
    return std::visit(Make{document, id, parent}, workload->task);
}

}  // namespace rackwright
