#pragma once

#include "project/project.h"

#include <QString>

namespace rackwright {

/// A GPU below its bar: "GPU 3", with the server's name when the variant has several servers.
QString gpuChartName(const Variant& variant, const GpuRef& gpu);

}  // namespace rackwright
