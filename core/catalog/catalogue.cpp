#include "catalog/catalogue.h"

namespace rackwright {
namespace {

template <typename Item, typename Table>
const Item* look_up(const std::vector<Item>& items, const Table& table, std::string_view key) {
    const auto found = table.find(key);
    // The table may be older than the list when somebody has changed the list without calling index().
    return found == table.end() || found->second >= items.size() ? nullptr : &items[found->second];
}

template <typename Item, typename Table>
void index_ids(const std::vector<Item>& items, Table& table) {
    table.clear();
    table.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) table.emplace(items[i].id, i);
}

/// What is left of a name when spelling does not matter: "meta-llama/Llama-3.1 8B" -> "llama318b".
std::string bare_name(std::string_view text) {
    if (const std::size_t slash = text.rfind('/'); slash != std::string_view::npos) text.remove_prefix(slash + 1);
    std::string bare;
    bare.reserve(text.size());
    for (const char letter : text) {
        if (letter == ' ' || letter == '-' || letter == '.' || letter == '_') continue;
        bare += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return bare;
}

/// Ids win over names, names over other names: a later product can not take what an earlier key stands for.
template <typename Item, typename Table, typename OtherNames>
void index_names(const std::vector<Item>& items, Table& table, OtherNames other_names) {
    table.clear();
    const auto put = [&](std::string_view text, std::size_t position) {
        std::string bare = bare_name(text);
        if (!bare.empty()) table.emplace(std::move(bare), position);
    };
    for (std::size_t i = 0; i < items.size(); ++i) put(items[i].id, i);
    for (std::size_t i = 0; i < items.size(); ++i) put(items[i].name, i);
    for (std::size_t i = 0; i < items.size(); ++i) other_names(items[i], [&](std::string_view text) { put(text, i); });
}

/// Aliases, each also with the vendor before it, and the name without the vendor: "A100" and "NVIDIA A100" are one card.
template <typename Put>
void put_with_and_without_vendor(const Product& product, Put put) {
    for (const std::string& alias : product.aliases) put(alias);
    if (product.vendor.empty()) return;
    const std::string before = product.vendor + " ";
    if (product.name.starts_with(before)) put(std::string_view(product.name).substr(before.size()));
    for (const std::string& alias : product.aliases) put(before + alias);
}

}  // namespace

const Source* Catalogue::source(std::string_view id) const { return look_up(sources, source_ids_, id); }
const Gpu* Catalogue::gpu(std::string_view id) const { return look_up(gpus, gpu_ids_, id); }
const ServerProduct* Catalogue::server(std::string_view id) const { return look_up(servers, server_ids_, id); }
const ArrayProduct* Catalogue::array(std::string_view id) const { return look_up(arrays, array_ids_, id); }
const DriveProduct* Catalogue::drive(std::string_view id) const { return look_up(drives, drive_ids_, id); }
const LanguageModel* Catalogue::model(std::string_view id) const { return look_up(models, model_ids_, id); }
const Decoder* Catalogue::decoder(std::string_view id) const { return look_up(decoders, decoder_ids_, id); }
const Detector* Catalogue::detector(std::string_view id) const { return look_up(detectors, detector_ids_, id); }
const CodecProfile* Catalogue::codec(std::string_view id) const { return look_up(codecs, codec_ids_, id); }
const CameraProfile* Catalogue::camera(std::string_view id) const { return look_up(cameras, camera_ids_, id); }
const SwitchProduct* Catalogue::network_switch(std::string_view id) const { return look_up(switches, switch_ids_, id); }
const NicProduct* Catalogue::nic(std::string_view id) const { return look_up(nics, nic_ids_, id); }
const RackProduct* Catalogue::rack(std::string_view id) const { return look_up(racks, rack_ids_, id); }
const PduProduct* Catalogue::pdu(std::string_view id) const { return look_up(pdus, pdu_ids_, id); }
const Link* Catalogue::link(std::string_view id) const { return look_up(links, link_ids_, id); }
const Engine* Catalogue::engine(std::string_view id) const { return look_up(engines, engine_ids_, id); }
const Question* Catalogue::question(std::string_view id) const { return look_up(questions, question_ids_, id); }

const Gpu* Catalogue::find_gpu(std::string_view text) const { return look_up(gpus, gpu_names_, bare_name(text)); }
const LanguageModel* Catalogue::find_model(std::string_view text) const { return look_up(models, model_names_, bare_name(text)); }
const Detector* Catalogue::find_detector(std::string_view text) const { return look_up(detectors, detector_names_, bare_name(text)); }
const ServerProduct* Catalogue::find_server(std::string_view text) const { return look_up(servers, server_names_, bare_name(text)); }
const SwitchProduct* Catalogue::find_switch(std::string_view text) const { return look_up(switches, switch_names_, bare_name(text)); }
const NicProduct* Catalogue::find_nic(std::string_view text) const { return look_up(nics, nic_names_, bare_name(text)); }
const RackProduct* Catalogue::find_rack(std::string_view text) const { return look_up(racks, rack_names_, bare_name(text)); }
const PduProduct* Catalogue::find_pdu(std::string_view text) const { return look_up(pdus, pdu_names_, bare_name(text)); }

void Catalogue::index() {
    index_ids(sources, source_ids_);
    index_ids(gpus, gpu_ids_);
    index_ids(servers, server_ids_);
    index_ids(arrays, array_ids_);
    index_ids(drives, drive_ids_);
    index_ids(models, model_ids_);
    index_ids(decoders, decoder_ids_);
    index_ids(detectors, detector_ids_);
    index_ids(codecs, codec_ids_);
    index_ids(links, link_ids_);
    index_ids(engines, engine_ids_);
    index_ids(questions, question_ids_);
    index_ids(cameras, camera_ids_);
    index_ids(switches, switch_ids_);
    index_ids(nics, nic_ids_);
    index_ids(racks, rack_ids_);
    index_ids(pdus, pdu_ids_);

    const auto product_names = [](const Product& product, const auto& put) { put_with_and_without_vendor(product, put); };
    index_names(gpus, gpu_names_, product_names);
    index_names(servers, server_names_, product_names);
    index_names(detectors, detector_names_, product_names);
    index_names(switches, switch_names_, product_names);
    index_names(nics, nic_names_, product_names);
    index_names(racks, rack_names_, product_names);
    index_names(pdus, pdu_names_, product_names);
    index_names(models, model_names_, [](const LanguageModel& model, const auto& put) {
        put(model.hugging_face_id);
        put_with_and_without_vendor(model, put);
    });
}

const Fact* Engine::find(std::string_view constant_name) const {
    for (const EngineConstant& constant : constants) {
        if (constant.name == constant_name) return &constant.fact;
    }
    return nullptr;
}

}  // namespace rackwright
