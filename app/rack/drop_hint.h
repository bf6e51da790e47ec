#pragma once

#include <QFrame>

class QLabel;

namespace rackwright {

/// What a drop would do, or why it cannot be done, in words beside the pointer. Lets all events through.
class DropHint : public QFrame {
    Q_OBJECT

public:
    enum class Mood { Possible, Refused, Removes };

    explicit DropHint(QWidget* parent);
    /// Near `pointer` (in the parent's coordinates), inside the parent.
    void showAt(const QPoint& pointer, const QString& words, Mood mood);
    QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* label_;
    Mood mood_ = Mood::Possible;
};

}  // namespace rackwright
