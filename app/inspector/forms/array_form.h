#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// A storage array: its drives and how they are grouped.
class ArrayForm : public FieldForm {
    Q_OBJECT

public:
    ArrayForm(Document* document, ArrayId id, QWidget* parent);
    bool refresh() override;

private:
    const StorageArray* array() const { return find_array(variant(), id_); }
    const ArrayProduct* product() const { return array() != nullptr ? catalogue().array(array()->product) : nullptr; }
    Failure change(const char* name, const QString& label, const std::function<void(StorageArray&)>& change_array);
    QuantityField* addWhole(const char* name, const QString& label, int StorageArray::*member);

    ArrayId id_;
};

}  // namespace rackwright
