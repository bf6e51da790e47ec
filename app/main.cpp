#include "app/headless/headless.h"
#include "app/window/gui_application.h"

/// The headless commands run without a display, so the choice is made before any application object exists.
int main(int argc, char** argv) {
    if (rackwright::isHeadlessCommand(argc, argv)) return rackwright::runHeadless(argc, argv);
    return rackwright::runGui(argc, argv);
}
