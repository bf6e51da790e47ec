#pragma once

#include "catalog/catalogue.h"

#include <QFile>
#include <initializer_list>

namespace rackwright::test_models {

/// The named files of the shipped catalogue, without the checks between files. Empty when one of them does not load.
inline Catalogue catalogue_of(std::initializer_list<const char*> files) {
    Catalogue catalogue;
    for (const char* name : files) {
        QFile file(QString(RACKWRIGHT_SOURCE_DIR "/catalog/") + name);
        if (!file.open(QIODevice::ReadOnly)) return {};
        const QByteArray text = file.readAll();
        if (const Failure failure = load_catalogue_text({text.constData(), static_cast<std::size_t>(text.size())}, name, catalogue)) {
            qWarning("%s: %s", name, failure->code.c_str());
            return {};
        }
    }
    return catalogue;
}

inline Catalogue serving_catalogue() {
    return catalogue_of({"engines/vllm.json", "engines/tensorrt-llm.json", "engines/weight-formats.json", "gpus/nvidia.json",
                         "links/pcie.json", "links/nvlink.json"});
}

}  // namespace rackwright::test_models
