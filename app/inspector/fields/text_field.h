#pragma once

#include "app/inspector/fields/edit_run.h"
#include "app/inspector/fields/field.h"

#include <functional>

class QLineEdit;

namespace rackwright {

class ErrorLine;

/// One line of text, applied while it is typed; Esc restores it.
class TextField : public Field {
    Q_OBJECT

public:
    using Read = std::function<QString()>;
    using Write = std::function<Failure(const QString&)>;

    TextField(Document* document, Read read, Write write, QWidget* parent);
    void refresh() override;
    QWidget* editor() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void typed(const QString& text);
    void left();

    EditRun run_;
    Read read_;
    Write write_;
    QString shown_, entered_;
    QLineEdit* edit_;
    ErrorLine* error_;
};

}  // namespace rackwright
