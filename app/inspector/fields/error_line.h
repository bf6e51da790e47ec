#pragma once

#include <QLabel>

namespace rackwright {

/// The sentence below a field that says why its text is not taken; hidden while there is none.
class ErrorLine : public QLabel {
    Q_OBJECT

public:
    explicit ErrorLine(QWidget* parent);
    void showError(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();
};

}  // namespace rackwright
