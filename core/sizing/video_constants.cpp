#include "sizing/video_constants.h"

namespace rackwright {

const Fact* video_constant(const Catalogue& catalogue, std::string_view name) {
    const Engine* engine = catalogue.engine("video");
    return engine != nullptr ? engine->find(name) : nullptr;
}

}  // namespace rackwright
