#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

constexpr FactField<Gpu> figures[] = {
    {"memory_printed", &Gpu::memory_printed, bounds::memory, Presence::Required},
    {"memory_visible", &Gpu::memory_visible, bounds::memory, Presence::Required},
    {"memory_bandwidth", &Gpu::memory_bandwidth, bounds::bandwidth, Presence::Required},
    {"bf16_dense", &Gpu::bf16_dense, bounds::compute, Presence::Optional},
    {"board_power", &Gpu::board_power, bounds::gpu_power, Presence::Required},
    {"fp16_dense", &Gpu::fp16_dense, bounds::compute, Presence::Optional},
    {"int8_dense", &Gpu::int8_dense, bounds::compute, Presence::Optional},
    {"fp8_dense", &Gpu::fp8_dense, bounds::compute, Presence::Optional},
    {"fp4_dense", &Gpu::fp4_dense, bounds::compute, Presence::Optional},
    {"bf16_achievable", &Gpu::bf16_achievable, bounds::compute, Presence::Optional},
    {"fp8_achievable", &Gpu::fp8_achievable, bounds::compute, Presence::Optional},
    {"nvdec_engines", &Gpu::nvdec_engines, bounds::few, Presence::Optional},
    {"pcie_generation", &Gpu::pcie_generation, {Unit::Count, 3, 8}, Presence::Optional},
    {"nvlink_per_direction", &Gpu::nvlink_per_direction, bounds::bandwidth, Presence::Optional},
};

void read_mig(ObjectReader& reader, Gpu& gpu) {
    reader.each("mig", [&](ObjectReader& entry) {
        MigProfile& profile = gpu.mig.emplace_back();
        profile.name = entry.text("profile");
        profile.count = entry.integer("count", {1, 16});
        profile.compute_slices = entry.integer("compute_slices", {1, 16});
        profile.memory_slices = entry.integer("memory_slices", {1, 16});
        profile.memory = read_fact(entry, "memory", bounds::memory, Presence::Required);
    });
}

}  // namespace

void load_gpu(ObjectReader& reader, Catalogue& catalogue) {
    Gpu& gpu = catalogue.gpus.emplace_back();
    read_product(reader, gpu);
    gpu.architecture = reader.word("architecture", words::architectures);
    gpu.form = reader.word("form_factor", words::gpu_forms);
    // An SXM module takes a socket of its board and no slot; a card takes one or two (three: some workstation cards).
    gpu.slot_width = gpu.form == GpuForm::Pcie ? reader.integer("slot_width", {1, 3}) : reader.integer("slot_width", {0, 0});
    gpu.decoder = reader.reference("decoder", ReferenceTo::Decoder);
    gpu.link = reader.reference("link", ReferenceTo::Link);
    gpu.bridge_group = reader.integer_or("bridge_group", 0, {0, 4});
    gpu.devices = reader.integer_or("devices", 1, {1, 8});
    read_mig(reader, gpu);
    read_figures(reader, figures, gpu);
}

}  // namespace rackwright
