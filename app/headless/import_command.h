#pragma once

#include "catalog/catalogue.h"

#include <QString>

namespace rackwright {

/// What `rackwright import` was called with: docs/headless.md.
struct ImportCall {
    QString file, quant, name, out, address, date, kind;
    bool json = false;
};

/// Turns a file of another format into a catalogue file; gives the exit status.
int runImport(const Catalogue& catalogue, const ImportCall& call);

}  // namespace rackwright
