#include "app/wording/sample_wording.h"

#include <QCoreApplication>

namespace rackwright {

SampleWords sampleWords() {
    return [](const char* english) { return QCoreApplication::translate("Sample", english).toStdString(); };
}

}  // namespace rackwright
