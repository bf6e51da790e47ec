#pragma once

#include "catalog/products.h"
#include "quantity/result.h"

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
    std::vector<Link> links;
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
    const Link* link(std::string_view id) const;
    const Engine* engine(std::string_view id) const;
    const Question* question(std::string_view id) const;

    /// By id, name or alias, case-insensitive, with or without an organisation prefix ("meta-llama/…"), ignoring
    /// spaces, dashes, dots and underscores. For published cases and the headless commands.
    const Gpu* find_gpu(std::string_view text) const;
    const LanguageModel* find_model(std::string_view text) const;
    const Detector* find_detector(std::string_view text) const;
    const ServerProduct* find_server(std::string_view text) const;

    /// Builds the look-up tables; called by the loader once the lists are complete.
    void index();

private:
    std::unordered_map<std::string, std::size_t> gpu_ids_, server_ids_, array_ids_, drive_ids_, model_ids_, decoder_ids_,
        detector_ids_, codec_ids_, link_ids_, engine_ids_, question_ids_, source_ids_;
};

/// Reads one catalogue file's text into `catalogue`. `file` is used in error messages only.
/// Errors: catalog.invalid-json (file, line, column), catalog.missing-key, catalog.wrong-type, catalog.unknown-unit,
/// catalog.wrong-unit, catalog.unknown-kind, catalog.unknown-source, catalog.duplicate-id, catalog.out-of-range,
/// catalog.no-source (arguments: file, path as a JSON pointer, found, expected).
Failure load_catalogue_text(std::string_view text, const std::string& file, Catalogue& catalogue);

/// Reads every *.json below `directory` (sorted by path), indexes and checks the references between files.
/// Errors: as above and catalog.no-folder, catalog.unreadable, catalog.dangling-reference.
Result<Catalogue> load_catalogue(const std::string& directory);

}  // namespace rackwright
