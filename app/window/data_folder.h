#pragma once

#include <QString>
#include <QStringList>

namespace rackwright {

/// Where the program's data may be: $RACKWRIGHT_DATA alone when it is set, else beside the program (../share/rackwright) and where it was
/// installed. Needs the application object.
QStringList dataFolderCandidates();

/// The first of them that holds catalog/; empty when none does.
QString dataFolder();

}  // namespace rackwright
