#include "app/inspector/forms/server_form.h"

#include "project/edits.h"

namespace rackwright {

ServerForm::ServerForm(Document* document, ServerId id, QWidget* parent) : FieldForm(document, parent), id_(id) {
    const QString name = tr("Name");
    addWide("name", name,
            new TextField(
                document, [this] { return server() != nullptr ? QString::fromStdString(server()->name) : QString(); },
                [this, name](const QString& words) {
                    return applyEdit(rename_server(project(), variant().id, id_, words.toStdString()), name,
                                     QStringLiteral("server:%1/name").arg(raw(id_)));
                },
                this));
}

bool ServerForm::refresh() { return server() != nullptr && FieldForm::refresh(); }

}  // namespace rackwright
