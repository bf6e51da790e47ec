#pragma once

#include <QDrag>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <QWindow>
#include <functional>
#include <memory>

namespace rackwright::fixture {

/// Drags with the pointer of the real window system. QDrag::exec() blocks until the button is let go, so everything is queued before the
/// press; a watchdog ends a drag that waits for ever.
struct PointerDrag {
    QWidget* window = nullptr;  ///< the top level window
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    std::function<void()> before_release;  ///< looks at what is shown while the button is still down
    bool cancel = false;                   ///< Escape instead of letting go

    /// `from`, `to`: points in `a`, `b`. False when the watchdog had to end it.
    bool run(QWidget* a, const QPoint& from, QWidget* b, const QPoint& to) const {
        QWindow* handle = window->windowHandle();
        const QPoint start = a->mapTo(window, from);
        const QPoint end = b->mapTo(window, to);
        const auto ended = std::make_shared<bool>(false);
        bool watchdog = false;
        int delay = 40;
        const auto later = [&delay](const std::function<void()>& step) {
            QTimer::singleShot(delay, qApp, step);
            delay += 40;
        };
        constexpr int steps = 12;
        for (int i = 1; i <= steps; ++i) {
            later([=] { QTest::mouseMove(handle, start + (end - start) * i / steps); });
        }
        later([=] { QTest::mouseMove(handle, end + QPoint(1, 0)); });
        later([=] { QTest::mouseMove(handle, end); });
        delay += 60;
        if (before_release) later(before_release);
        if (cancel) {
            later([=] { QTest::keyClick(handle, Qt::Key_Escape); });
            delay += 100;
        }
        later([handle, end, keys = modifiers, ended] {
            QTest::mouseRelease(handle, Qt::LeftButton, keys, end);
            *ended = true;
        });
        QTimer guard;
        guard.setSingleShot(true);
        QObject::connect(&guard, &QTimer::timeout, qApp, [&] {
            watchdog = true;
            QDrag::cancel();
        });
        guard.start(delay + 4000);
        QTest::mousePress(handle, Qt::LeftButton, modifiers, start);
        while (!*ended && !watchdog) QTest::qWait(20);
        QTest::qWait(60);
        return !watchdog;
    }
};

}  // namespace rackwright::fixture
