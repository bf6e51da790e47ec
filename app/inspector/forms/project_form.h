#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// The project itself: who asked, who answers, the request, and the limits that decide what fits.
class ProjectForm : public FieldForm {
    Q_OBJECT

public:
    ProjectForm(Document* document, QWidget* parent);

private:
    void addLine(const char* name, const QString& label, std::string Project::*member);
    void addShare(const char* name, const QString& label, double Policy::*member);
    Failure changeText(const char* name, const QString& label, std::string Project::*member, const QString& words);
};

}  // namespace rackwright
