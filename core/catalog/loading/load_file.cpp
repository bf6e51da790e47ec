#include "catalog/loading/load_file.h"

#include "catalog/loading/json_document.h"
#include "catalog/loading/product_kinds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr std::string_view format = "rackwright-catalog/1";

struct Kind {
    std::string_view word;
    void (*load)(ObjectReader&, Catalogue&);
};

constexpr std::array kinds = {
    Kind{"gpu", load_gpu},
    Kind{"server", load_server},
    Kind{"array", load_array},
    Kind{"drive", load_drive},
    Kind{"language_model", load_language_model},
    Kind{"decoder", load_decoder},
    Kind{"detector", load_detector},
    Kind{"codec", load_codec},
    Kind{"camera_profile", load_camera_profile},
    Kind{"link", load_link},
    Kind{"switch", load_switch},
    Kind{"nic", load_nic},
    Kind{"rack", load_rack},
    Kind{"pdu", load_pdu},
    Kind{"engine", load_engine},
    Kind{"question", load_question},
};

bool is_date(std::string_view text) {
    constexpr std::string_view pattern = "0000-00-00";
    if (text.size() != pattern.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (pattern[i] == '0' ? !digit : text[i] != '-') return false;
    }
    return true;
}

Source read_source(ObjectReader& entry, std::string_view id) {
    Source source;
    source.id = id;
    source.title = entry.text("title");
    source.address = entry.text_or_empty("address");
    source.read = entry.text("read");
    source.note = entry.text_or_empty("note");
    if (!is_date(source.read)) entry.fail("catalog.wrong-type", "read", source.read, "YYYY-MM-DD");
    return source;
}

bool same(const Source& one, const Source& other) {
    return one.title == other.title && one.address == other.address && one.read == other.read && one.note == other.note;
}

void read_sources(ObjectReader& sources, NamesTaken& taken) {
    LoadingFile& file = sources.file();
    for (const std::string_view id : sources.keys()) {
        sources.within(id, [&](ObjectReader& entry) {
            Source source = read_source(entry, id);
            const auto [known, is_new] = taken.sources.emplace(id, source);
            if (is_new) {
                file.part.sources.push_back(std::move(source));
            } else if (!same(known->second, source)) {
                file.fail("catalog.duplicate-id", entry.path(), std::string(id), known->second.title);
            }
        });
    }
}

void read_any_product(ObjectReader& product, NamesTaken& taken) {
    LoadingFile& file = product.file();
    const std::string word = product.text("kind");
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& row) { return row.word == word; });
    if (kind == kinds.end()) {
        std::string expected;
        for (const Kind& row : kinds) expected += (expected.empty() ? "" : " | ") + std::string(row.word);
        product.fail("catalog.unknown-kind", "kind", word, expected);
        return;
    }
    kind->load(product, file.part);
    const std::string id = product.text("id");
    if (!taken.products.insert(id).second) product.fail("catalog.duplicate-id", "id", id, "");
}

template <typename Item>
void append(std::vector<Item>& to, std::vector<Item>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

NamesTaken::NamesTaken(const Catalogue& catalogue) {
    const auto take = [this](const auto& items) {
        for (const auto& item : items) products.insert(item.id);
    };
    take(catalogue.gpus);
    take(catalogue.servers);
    take(catalogue.arrays);
    take(catalogue.drives);
    take(catalogue.models);
    take(catalogue.decoders);
    take(catalogue.detectors);
    take(catalogue.codecs);
    take(catalogue.cameras);
    take(catalogue.links);
    take(catalogue.switches);
    take(catalogue.nics);
    take(catalogue.racks);
    take(catalogue.pdus);
    take(catalogue.engines);
    take(catalogue.questions);
    for (const Source& source : catalogue.sources) sources.emplace(source.id, source);
}

Failure read_file_text(std::string_view text, LoadingFile& file, NamesTaken& taken) {
    json document;
    if (Failure failure = parse_json_document(text, file.name, document)) return failure;
    ObjectReader top(document, JsonPath(), file);
    const std::string given_format = top.text("format");
    if (given_format != format) top.fail("catalog.unknown-format", "format", given_format, std::string(format));
    top.within("sources", [&](ObjectReader& sources) { read_sources(sources, taken); });
    top.require("products");
    top.each("products", [&](ObjectReader& product) { read_any_product(product, taken); });
    top.refuse_unknown_keys();
    return file.error;
}

void add_to(Catalogue& catalogue, LoadingFile& file) {
    append(catalogue.sources, file.part.sources);
    append(catalogue.gpus, file.part.gpus);
    append(catalogue.servers, file.part.servers);
    append(catalogue.arrays, file.part.arrays);
    append(catalogue.drives, file.part.drives);
    append(catalogue.models, file.part.models);
    append(catalogue.decoders, file.part.decoders);
    append(catalogue.detectors, file.part.detectors);
    append(catalogue.codecs, file.part.codecs);
    append(catalogue.cameras, file.part.cameras);
    append(catalogue.links, file.part.links);
    append(catalogue.switches, file.part.switches);
    append(catalogue.nics, file.part.nics);
    append(catalogue.racks, file.part.racks);
    append(catalogue.pdus, file.part.pdus);
    append(catalogue.engines, file.part.engines);
    append(catalogue.questions, file.part.questions);
}

}  // namespace rackwright
