#pragma once

#include "app/document/document.h"

#include <QWidget>
#include <vector>

namespace rackwright {

class Field;
class LightModelsForm;

/// One model of the pool: which, how many of it, in which formats.
class LightModelRow : public QWidget {
    Q_OBJECT

public:
    LightModelRow(Document* document, LightModelsForm* form, std::size_t index, QWidget* parent);
    void refresh();

private:
    std::vector<Field*> fields_;
};

}  // namespace rackwright
