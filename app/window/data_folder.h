#pragma once

#include <QString>

namespace rackwright {

/// The folder with the program's data (it holds catalog/): $RACKWRIGHT_DATA, beside the program (../share/rackwright), or where it was
/// installed. Empty when none of them exists.
QString dataFolder();

}  // namespace rackwright
