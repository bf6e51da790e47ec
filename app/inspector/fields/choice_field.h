#pragma once

#include "app/inspector/fields/field.h"
#include "quantity/result.h"

#include <QIcon>
#include <QVariant>
#include <functional>
#include <vector>

class QComboBox;

namespace rackwright {

class ErrorLine;

struct Choice {
    QString words;
    QVariant value;
    QIcon icon{};
};

/// One of a list. A value outside the list (a product that the catalogue lacks) is shown as it is and stays until another
/// is chosen.
class ChoiceField : public Field {
    Q_OBJECT

public:
    using Read = std::function<QVariant()>;
    using Write = std::function<Failure(const QVariant&)>;

    ChoiceField(std::vector<Choice> choices, Read read, Write write, QWidget* parent);
    /// Another list, when it depends on what else was chosen.
    void setChoices(std::vector<Choice> choices);
    /// Lets the user type a part of the words to find one of a long list.
    void setSearchable();

    void refresh() override;
    QWidget* editor() const override;

private:
    void chosen(int index);
    int indexMeant(const QString& typed) const;

    std::vector<Choice> choices_;
    Read read_;
    Write write_;
    QComboBox* box_;
    ErrorLine* error_;
};

}  // namespace rackwright
