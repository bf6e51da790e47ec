#include "app/window/gui_application.h"

#include "app/language/language.h"
#include "app/theme/theme.h"
#include "app/window/data_folder.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>
#include <cstdio>

namespace rackwright {
namespace {

/// Qt aborts the process when it finds no display; this is asked first, so that the user gets a sentence.
bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

}  // namespace

int runGui(int argc, char** argv) {
    if (!hasDisplay()) {
        std::fputs(
            "rackwright: there is no display; these commands need none: new, evaluate, review, export, size, check, explain "
            "(rackwright --help)\n",
            stderr);
        return 2;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Rackwright"));
    QApplication::setOrganizationName(QStringLiteral("Rackwright"));
    QApplication::setApplicationVersion(QStringLiteral(RACKWRIGHT_VERSION));
    setLanguage(Settings::language());
    applyTheme(Settings::theme());

    Result<Catalogue> catalogue = load_catalogue((dataFolder() + QStringLiteral("/catalog")).toStdString());
    if (!catalogue.ok()) {
        QMessageBox box(QMessageBox::Critical, QApplication::applicationName(), messageText(catalogue.error()), QMessageBox::Close);
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return 2;
    }
    MainWindow window(std::make_shared<const Catalogue>(std::move(catalogue.value())));
    const bool first = Settings::firstStart();
    window.show();
    const QStringList arguments = QApplication::arguments();
    // The window is drawn first and usable; the project comes in the next turn of the event loop.
    QTimer::singleShot(0, &window, [&window, arguments, first] {
        if (arguments.size() > 1) {
            window.openPath(arguments.at(1));
        } else if (first) {
            window.openSample();
        }
    });
    return QApplication::exec();
}

}  // namespace rackwright
