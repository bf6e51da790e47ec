#include "app/inspector/forms/array_form.h"

#include "app/inspector/fields/product_choices.h"
#include "project/edits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

ArrayForm::ArrayForm(Document* document, ArrayId id, QWidget* parent) : FieldForm(document, parent), id_(id) {
    const QString name = tr("Name");
    addWide("name", name,
            new TextField(
                document, [this] { return array() != nullptr ? QString::fromStdString(array()->name) : QString(); },
                [this, name](const QString& words) {
                    return change("name", name, [&words](StorageArray& changed) { changed.name = words.toStdString(); });
                },
                this));
    const QString drive = tr("Drive");
    auto* drive_field = new ChoiceField(
        driveChoices(catalogue(), product()),
        [this] { return array() != nullptr ? QVariant(QString::fromStdString(array()->drive)) : QVariant(); },
        [this, drive](const QVariant& value) {
            return change("drive", drive, [&value](StorageArray& changed) { changed.drive = value.toString().toStdString(); });
        },
        this);
    drive_field->setSearchable();
    addField("drive", drive, drive_field);
    QuantityField* count = addWhole("driveCount", tr("Drives, spares among them"), &StorageArray::drive_count);
    if (product() != nullptr && product()->drive_bays.known()) count->addSlider(SliderScale::linear(0, product()->drive_bays.value));
    const QString raid = tr("RAID");
    addField("raid", raid,
             new ChoiceField(
                 choicesOf({RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10}),
                 [this] { return array() != nullptr ? QVariant(static_cast<int>(array()->raid)) : QVariant(); },
                 [this, raid](const QVariant& value) {
                     return change("raid", raid, [&value](StorageArray& changed) { changed.raid = static_cast<RaidLevel>(value.toInt()); });
                 },
                 this));
    addWhole("raidGroups", tr("RAID groups"), &StorageArray::raid_groups);
    addWhole("hotSpares", tr("Hot spares"), &StorageArray::hot_spares);
}

bool ArrayForm::refresh() { return array() != nullptr && FieldForm::refresh(); }

Failure ArrayForm::change(const char* name, const QString& label, const std::function<void(StorageArray&)>& change_array) {
    if (array() == nullptr) return std::nullopt;
    StorageArray changed = *array();
    change_array(changed);
    return applyEdit(replace_array(project(), catalogue(), variant().id, changed), label,
                     QStringLiteral("array:%1/%2").arg(raw(id_)).arg(QLatin1String(name)));
}

QuantityField* ArrayForm::addWhole(const char* name, const QString& label, int StorageArray::*member) {
    auto* field = new QuantityField(
        document(), Unit::Count, [this, member] { return array() != nullptr ? array()->*member : std::nan(""); },
        [this, name, label, member](double value) {
            return change(name, label,
                          [member, value](StorageArray& changed) { changed.*member = static_cast<int>(std::clamp(value, -1e9, 1e9)); });
        },
        this);
    field->setWhole(true);
    return addField(name, label, field);
}

}  // namespace rackwright
