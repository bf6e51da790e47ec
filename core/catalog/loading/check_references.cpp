#include "catalog/loading/load_file.h"

namespace rackwright {
namespace {

Message missing(std::string code, const Reference& reference, std::string expected) {
    return Message(std::move(code))
        .with("file", reference.file)
        .with("path", reference.path)
        .with("found", reference.id)
        .with("expected", std::move(expected));
}

}  // namespace

Failure check_sources(const std::vector<Reference>& references, const NamesTaken& taken) {
    for (const Reference& reference : references) {
        if (reference.to == ReferenceTo::Source && !taken.sources.contains(reference.id)) {
            return missing("catalog.unknown-source", reference, "source");
        }
    }
    return std::nullopt;
}

Failure check_products(const std::vector<Reference>& references, const Catalogue& catalogue) {
    for (const Reference& reference : references) {
        switch (reference.to) {
            case ReferenceTo::Source:
                break;
            case ReferenceTo::Gpu:
                if (catalogue.gpu(reference.id) == nullptr) return missing("catalog.dangling-reference", reference, "gpu");
                break;
            case ReferenceTo::Decoder:
                if (catalogue.decoder(reference.id) == nullptr) return missing("catalog.dangling-reference", reference, "decoder");
                break;
            case ReferenceTo::Codec:
                if (catalogue.codec(reference.id) == nullptr) return missing("catalog.dangling-reference", reference, "codec");
                break;
            case ReferenceTo::Link:
                if (catalogue.link(reference.id) == nullptr) return missing("catalog.dangling-reference", reference, "link");
                break;
        }
    }
    return std::nullopt;
}

}  // namespace rackwright
