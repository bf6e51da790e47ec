#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// A server: its name. What it is made of is the catalogue's.
class ServerForm : public FieldForm {
    Q_OBJECT

public:
    ServerForm(Document* document, ServerId id, QWidget* parent);
    bool refresh() override;

private:
    const Server* server() const { return find_server(variant(), id_); }

    ServerId id_;
};

}  // namespace rackwright
