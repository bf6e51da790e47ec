#pragma once

namespace rackwright {

/// Runs the window. Arguments: an optional project file. Without a display it says so in one line and returns 2.
int runGui(int argc, char** argv);

}  // namespace rackwright
