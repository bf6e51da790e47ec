#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"

#include <QCoreApplication>
#include <QString>

namespace rackwright {

/// A product, or what a workload asks for, in one line: "96 GB · 600 W · 2-wide".
class ProductFacts {
    Q_DECLARE_TR_FUNCTIONS(ProductFacts)

public:
    static QString of(const Catalogue& catalogue, const ServerProduct& product);
    static QString of(const Gpu& product);
    static QString of(const ArrayProduct& product);
    static QString of(const Catalogue& catalogue, const Workload& workload);
    static QString form(GpuForm form);
};

}  // namespace rackwright
