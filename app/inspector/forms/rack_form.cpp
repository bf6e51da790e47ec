#include "app/inspector/forms/rack_form.h"

#include "project/edits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

RackForm::RackForm(Document* document, RackId id, QWidget* parent) : FieldForm(document, parent), id_(id) {
    const QString name = tr("Name");
    addWide("name", name,
            new TextField(
                document, [this] { return rack() != nullptr ? QString::fromStdString(rack()->name) : QString(); },
                [this, name](const QString& words) {
                    return change("name", name, [&words](Rack& changed) { changed.name = words.toStdString(); });
                },
                this));
    const QString units = tr("Height");
    auto* units_field = new QuantityField(
        document, Unit::RackUnit, [this] { return rack() != nullptr ? rack()->units : std::nan(""); },
        [this, units](double value) {
            return change("units", units, [value](Rack& changed) { changed.units = static_cast<int>(std::clamp(value, -1e9, 1e9)); });
        },
        this);
    units_field->setWhole(true);
    addField("units", units, units_field);
    const QString power = tr("Power limit");
    auto* power_field = new QuantityField(
        document, Unit::Watt, [this] { return rack() != nullptr && rack()->power_limit_w > 0.0 ? rack()->power_limit_w : std::nan(""); },
        [this, power](double value) {
            return change("powerLimit", power, [value](Rack& changed) { changed.power_limit_w = std::isfinite(value) ? value : 0.0; });
        },
        this);
    power_field->setOptional(tr("none stated"));
    addField("powerLimit", power, power_field);
}

bool RackForm::refresh() { return rack() != nullptr && FieldForm::refresh(); }

Failure RackForm::change(const char* name, const QString& label, const std::function<void(Rack&)>& change_rack) {
    if (rack() == nullptr) return std::nullopt;
    Rack changed = *rack();
    change_rack(changed);
    return applyEdit(replace_rack_properties(project(), variant().id, id_, changed.name, changed.units, changed.power_limit_w, catalogue()),
                     label, QStringLiteral("rack:%1/%2").arg(raw(id_)).arg(QLatin1String(name)));
}

}  // namespace rackwright
