#include "app/inspector/forms/project_form.h"

#include "app/inspector/fields/long_text_field.h"
#include "project/edits.h"

namespace rackwright {

ProjectForm::ProjectForm(Document* document, QWidget* parent) : FieldForm(document, parent) {
    addLine("title", tr("Title"), &Project::title);
    addLine("customer", tr("Customer"), &Project::customer);
    addLine("author", tr("Author"), &Project::author);
    const QString request = tr("The customer's request");
    addWide("request", request,
            new LongTextField(
                document, [this] { return QString::fromStdString(project().request); },
                [this, request](const QString& words) { return changeText("request", request, &Project::request, words); }, 8, this));
    addHeading(tr("What counts as a fit"));
    addShare("vramHeadroom", tr("GPU memory left free, at least"), &Policy::vram_headroom);
    addShare("targetUtilisation", tr("Load of a GPU, at most"), &Policy::target_utilisation);
    addShare("arrayFillLimit", tr("Filling of an array, at most"), &Policy::array_fill_limit);
    addShare("psuLoadLimit", tr("Load of the power supplies, at most"), &Policy::psu_load_limit);
}

void ProjectForm::addLine(const char* name, const QString& label, std::string Project::*member) {
    addWide(name, label,
            new TextField(
                document(), [this, member] { return QString::fromStdString(project().*member); },
                [this, name, label, member](const QString& words) { return changeText(name, label, member, words); }, this));
}

Failure ProjectForm::changeText(const char* name, const QString& label, std::string Project::*member, const QString& words) {
    Project changed = project();
    changed.*member = words.toStdString();
    return applyEdit(set_project_texts(project(), changed.title, changed.customer, changed.author, changed.request), label,
                     QStringLiteral("project/") + QLatin1String(name));
}

void ProjectForm::addShare(const char* name, const QString& label, double Policy::*member) {
    auto* field = new QuantityField(
        document(), Unit::Ratio, [this, member] { return project().policy.*member; },
        [this, name, label, member](double value) {
            Policy policy = project().policy;
            policy.*member = value;
            return applyEdit(set_policy(project(), policy), label, QStringLiteral("policy/") + QLatin1String(name));
        },
        this);
    addField(name, label, field);
}

}  // namespace rackwright
