#pragma once

#include "app/inspector/fields/field_form.h"
#include "app/inspector/fields/product_choices.h"
#include "project/edits.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace rackwright {

/// The fields of a workload's task, bound to the members of its struct.
template <typename TaskType>
class TaskForm : public FieldForm {
public:
    TaskForm(Document* document, WorkloadId id, QWidget* parent) : FieldForm(document, parent), id_(id) {}

    bool refresh() override {
        if (task() == nullptr) return false;
        showRelevant();
        return FieldForm::refresh();
    }

protected:
    WorkloadId workloadId() const { return id_; }

    /// nullptr: the workload is gone or of another kind.
    const TaskType* task() const {
        const Workload* workload = project().workload(id_);
        return workload != nullptr ? std::get_if<TaskType>(&workload->task) : nullptr;
    }

    /// Hides the fields that another choice makes meaningless.
    virtual void showRelevant() {}

    template <typename Change>
    Failure change(const char* name, const QString& label, const Change& change_task) {
        if (task() == nullptr) return std::nullopt;
        Workload workload = *project().workload(id_);
        change_task(std::get<TaskType>(workload.task));
        return applyEdit(replace_workload(project(), workload), label,
                         QStringLiteral("workload:%1/%2").arg(raw(id_)).arg(QLatin1String(name)));
    }

    template <typename Number>
    QuantityField* addQuantity(const char* name, const QString& label, Unit unit, Number TaskType::*member) {
        auto* field = new QuantityField(
            document(), unit, [this, member] { return task() != nullptr ? static_cast<double>(task()->*member) : std::nan(""); },
            [this, name, label, member](double value) {
                return change(name, label, [member, value](TaskType& changed) { changed.*member = numberFrom<Number>(value); });
            },
            this);
        field->setWhole(std::is_integral_v<Number>);
        return addField(name, label, field);
    }

    template <typename Enum>
    ChoiceField* addChoice(const char* name, const QString& label, Enum TaskType::*member, std::initializer_list<Enum> values) {
        auto* field = new ChoiceField(
            choicesOf(values), [this, member] { return task() != nullptr ? QVariant(static_cast<int>(task()->*member)) : QVariant(); },
            [this, name, label, member](const QVariant& value) {
                return change(name, label, [member, value](TaskType& changed) { changed.*member = static_cast<Enum>(value.toInt()); });
            },
            this);
        return addField(name, label, field);
    }

    ChoiceField* addProduct(const char* name, const QString& label, std::string TaskType::*member, std::vector<Choice> products) {
        auto* field = new ChoiceField(
            std::move(products),
            [this, member] { return task() != nullptr ? QVariant(QString::fromStdString(task()->*member)) : QVariant(); },
            [this, name, label, member](const QVariant& value) {
                return change(name, label, [member, value](TaskType& changed) { changed.*member = value.toString().toStdString(); });
            },
            this);
        field->setSearchable();
        return addField(name, label, field);
    }

    CheckField* addCheck(const char* name, const QString& words, bool TaskType::*member) {
        auto* field = new CheckField(
            words, [this, member] { return task() != nullptr && task()->*member; },
            [this, name, words, member](bool checked) {
                change(name, words, [member, checked](TaskType& changed) { changed.*member = checked; });
            },
            this);
        addWide(name, {}, field);
        field->setReadableName(words);
        return field;
    }

private:
    /// Beyond the type's range: its end, which the edit then refuses by the field's own range.
    template <typename Number>
    static Number numberFrom(double value) {
        if constexpr (std::is_integral_v<Number>) {
            constexpr double last = static_cast<double>(std::numeric_limits<std::int32_t>::max());
            return static_cast<Number>(std::clamp(value, -last, last));
        } else {
            return static_cast<Number>(value);
        }
    }

    WorkloadId id_;
};

}  // namespace rackwright
