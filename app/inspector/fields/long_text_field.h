#pragma once

#include "app/inspector/fields/text_field.h"

class QPlainTextEdit;

namespace rackwright {

/// Several lines of text, applied while they are typed; Esc restores them.
class LongTextField : public Field {
    Q_OBJECT

public:
    LongTextField(Document* document, TextField::Read read, TextField::Write write, int lines, QWidget* parent);
    void refresh() override;
    QWidget* editor() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    EditRun run_;
    TextField::Read read_;
    TextField::Write write_;
    QString entered_;
    bool refreshing_ = false;
    QPlainTextEdit* edit_;
    ErrorLine* error_;
};

}  // namespace rackwright
