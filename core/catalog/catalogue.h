#pragma once

#include "catalog/products.h"
#include "catalog/rack_products.h"
#include "quantity/result.h"

#include <functional>
#include <string_view>
#include <unordered_map>

namespace rackwright {

/// Everything that exists. Immutable once loaded; projects refer to products by id.
class Catalogue {
public:
    std::vector<Source> sources;
    std::vector<Gpu> gpus;
    std::vector<ServerProduct> servers;
    std::vector<ArrayProduct> arrays;
    std::vector<DriveProduct> drives;
    std::vector<LanguageModel> models;
    std::vector<Decoder> decoders;
    std::vector<Detector> detectors;
    std::vector<CodecProfile> codecs;
    std::vector<CameraProfile> cameras;
    std::vector<Link> links;
    std::vector<SwitchProduct> switches;
    std::vector<NicProduct> nics;
    std::vector<RackProduct> racks;
    std::vector<PduProduct> pdus;
    std::vector<Engine> engines;
    std::vector<Question> questions;

    /// By id; nullptr when there is none.
    const Source* source(std::string_view id) const;
    const Gpu* gpu(std::string_view id) const;
    const ServerProduct* server(std::string_view id) const;
    const ArrayProduct* array(std::string_view id) const;
    const DriveProduct* drive(std::string_view id) const;
    const LanguageModel* model(std::string_view id) const;
    const Decoder* decoder(std::string_view id) const;
    const Detector* detector(std::string_view id) const;
    const CodecProfile* codec(std::string_view id) const;
    const CameraProfile* camera(std::string_view id) const;
    const Link* link(std::string_view id) const;
    const SwitchProduct* network_switch(std::string_view id) const;
    const NicProduct* nic(std::string_view id) const;
    const RackProduct* rack(std::string_view id) const;
    const PduProduct* pdu(std::string_view id) const;
    const Engine* engine(std::string_view id) const;
    const Question* question(std::string_view id) const;

    /// By id, name or alias, case-insensitive, with or without an organisation prefix ("meta-llama/…"), ignoring
    /// spaces, dashes, dots and underscores. For published cases and the headless commands.
    const Gpu* find_gpu(std::string_view text) const;
    const LanguageModel* find_model(std::string_view text) const;
    const Detector* find_detector(std::string_view text) const;
    const ServerProduct* find_server(std::string_view text) const;
    const SwitchProduct* find_switch(std::string_view text) const;
    const NicProduct* find_nic(std::string_view text) const;
    const RackProduct* find_rack(std::string_view text) const;
    const PduProduct* find_pdu(std::string_view text) const;

    /// Builds the look-up tables; called by the loader once the lists are complete.
    void index();

private:
    /// Hashes a string_view as its string, so that a look-up copies nothing.
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    using Positions = std::unordered_map<std::string, std::size_t, TextHash, std::equal_to<>>;

    Positions gpu_ids_, server_ids_, array_ids_, drive_ids_, model_ids_, decoder_ids_, detector_ids_, codec_ids_, link_ids_, engine_ids_,
        question_ids_, source_ids_, camera_ids_, switch_ids_, nic_ids_, rack_ids_, pdu_ids_;
    Positions gpu_names_, model_names_, detector_names_, server_names_, switch_names_, nic_names_, rack_names_, pdu_names_;
};

/// Reads one catalogue file's text into `catalogue` and indexes it; on an error the catalogue stays as it was. `file` is
/// used in messages and as Product::file. Sources must be in this text or loaded before; references to other products are
/// not checked here.
/// Errors (arguments file, path as a JSON pointer, found, expected; the first three give line and column instead):
/// catalog.invalid-json, catalog.duplicate-key, catalog.too-deep, catalog.unknown-format, catalog.missing-key,
/// catalog.unknown-key, catalog.wrong-type, catalog.empty-text, catalog.unknown-value (a word outside a closed list),
/// catalog.unknown-unit, catalog.wrong-unit, catalog.unknown-kind, catalog.unknown-source, catalog.bad-id,
/// catalog.duplicate-id, catalog.out-of-range, catalog.no-source, catalog.no-note (assumed and not said what from).
Failure load_catalogue_text(std::string_view text, const std::string& file, Catalogue& catalogue);

/// Reads every *.json below `directory` (sorted by path) and, when given, below `additions` (the user's own products, which
/// may not take an id that is taken); indexes and checks the references between files. Paths are UTF-8. Product::file is
/// relative to its folder.
/// Errors: as above and catalog.no-folder, catalog.unreadable (file), catalog.dangling-reference.
Result<Catalogue> load_catalogue(const std::string& directory, const std::string& additions = {});

}  // namespace rackwright
