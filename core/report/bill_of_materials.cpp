#include "report/spec.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Adds to the line of the same product, or makes one at the end.
void add(std::vector<BomLine>& lines, BomLine::Kind kind, const std::string& id, const Product* product, int quantity,
         bool included = false) {
    if (quantity <= 0) return;
    const auto same = std::find_if(lines.begin(), lines.end(), [&](const BomLine& line) {
        return line.kind == kind && line.product_id == id && line.included == included;
    });
    if (same != lines.end()) {
        same->quantity += quantity;
        return;
    }
    BomLine line;
    line.product_id = id;
    line.name = product != nullptr ? product->name : id;  // what the catalogue does not know is still ordered
    if (product != nullptr) line.vendor = product->vendor;
    line.kind = kind;
    line.quantity = quantity;
    line.included = included;
    lines.push_back(std::move(line));
}

std::vector<BomLine> racks_of(const Variant& variant) {
    std::vector<BomLine> lines;
    for (const Rack& rack : variant.racks) {
        const std::string height = std::to_string(rack.units) + "U";
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const BomLine& line) { return line.name == height; });
        if (same != lines.end()) {
            ++same->quantity;
        } else {
            lines.push_back({{}, height, {}, BomLine::Kind::Rack, 1, false});
        }
    }
    return lines;
}

}  // namespace

std::vector<BomLine> bill_of_materials(const Catalogue& catalogue, const Variant& variant) {
    std::vector<BomLine> servers, gpus, arrays, drives;
    std::vector<std::pair<std::string, std::vector<BomLine>>> boards;  // GPUs that come with a server, by server product
    for (const Rack& rack : variant.racks) {
        for (const Server& server : rack.servers) {
            const ServerProduct* product = catalogue.server(server.product);
            add(servers, BomLine::Kind::Server, server.product, product, 1);
            for (const std::string& gpu : server.gpus) {
                if (gpu.empty()) continue;
                if (product == nullptr || product->fixed_gpu != gpu) {
                    add(gpus, BomLine::Kind::Gpu, gpu, catalogue.gpu(gpu), 1);
                    continue;
                }
                auto board = std::find_if(boards.begin(), boards.end(), [&](const auto& one) { return one.first == server.product; });
                if (board == boards.end()) board = boards.insert(boards.end(), {server.product, {}});
                add(board->second, BomLine::Kind::Gpu, gpu, catalogue.gpu(gpu), 1, true);
            }
        }
        for (const StorageArray& array : rack.arrays) {
            add(arrays, BomLine::Kind::Array, array.product, catalogue.array(array.product), 1);
            if (!array.drive.empty()) add(drives, BomLine::Kind::Drive, array.drive, catalogue.drive(array.drive), array.drive_count);
        }
    }
    std::vector<BomLine> lines = racks_of(variant);
    for (const BomLine& server : servers) {
        lines.push_back(server);
        for (const auto& [product, board] : boards) {
            if (product == server.product_id) lines.insert(lines.end(), board.begin(), board.end());
        }
    }
    for (const std::vector<BomLine>& part : {gpus, arrays, drives}) lines.insert(lines.end(), part.begin(), part.end());
    return lines;
}

}  // namespace rackwright
