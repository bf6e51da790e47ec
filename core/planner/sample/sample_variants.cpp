#include "planner/sample/sample_variants.h"

#include "planner/sample/variant_builder.h"

namespace rackwright {
namespace {

// The ids are those of the shipped catalogue.
constexpr const char* hgx_a100 = "supermicro-as-4124go-nart";
constexpr const char* hgx_h200 = "supermicro-sys-821ge-tnhr";
constexpr const char* two_card_server = "lenovo-thinksystem-sr655";
constexpr const char* four_card_server = "dell-poweredge-r750xa";
constexpr const char* eight_card_server = "supermicro-sys-521ge-tnrt";
constexpr const char* disk_array = "qsan-xn8024d";
constexpr const char* small_disk_array = "dell-powervault-me5012";
constexpr const char* nvme_shelf = "wd-openflex-data24";
constexpr const char* a100_80 = "a100-80-pcie";
constexpr const char* a100_40 = "a100-40-pcie";
constexpr const char* rtx_pro_6000 = "rtx-pro-6000-se";

constexpr VariantBuilder::Drives customers_drives{"drive-nl-sas-12tb", 24, RaidLevel::Raid6, 0};
constexpr VariantBuilder::Drives cold_drives{"drive-nl-sas-24tb", 12, RaidLevel::Raid6, 0};
constexpr VariantBuilder::Drives hot_drives{"drive-nvme-7-68tb", 4, RaidLevel::Raid10, 0};

/// Large disks for the thirty days, a few NVMe drives for the newest.
void add_tiers(VariantBuilder& builder, const SampleWorkloads& workloads, const SampleWords& words, int cold_arrays) {
    for (int i = 0; i < cold_arrays; ++i)
        builder.place_archive(workloads.archive, builder.array(small_disk_array, in_words(words, "Archive, cold tier"), cold_drives),
                              ArrayRole::Cold);
    builder.place_archive(workloads.archive, builder.array(nvme_shelf, in_words(words, "Archive, hot tier"), hot_drives), ArrayRole::Hot);
}

}  // namespace

void add_customer_spec(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words) {
    VariantBuilder builder(
        project, catalogue, in_words(words, "Customer spec"),
        in_words(words,
                 "The hardware as the customer wrote it. Which task uses which GPU was not written: the placements are the obvious ones."),
        in_words(words, "Rack 1"));
    const ServerId llm = builder.server(hgx_a100, in_words(words, "LLM"));
    const ServerId light = builder.server(two_card_server, in_words(words, "LLM Light"));
    const ServerId video[] = {builder.server(four_card_server, in_words(words, "CV 1")),
                              builder.server(four_card_server, in_words(words, "CV 2"))};
    builder.gpus(light, a100_80, 2);
    for (const ServerId server : video) builder.gpus(server, a100_40, 4);

    builder.place(workloads.llama, VariantBuilder::gpus_of(llm, 0, 3), 4);
    builder.place(workloads.qwen, VariantBuilder::gpus_of(llm, 4, 7), 4);
    builder.place_off_hours(workloads.adapters, VariantBuilder::gpus_of(llm, 0, 7));
    builder.place_slices(workloads.light, VariantBuilder::gpus_of(light, 0, 1), "1g.10gb", 5);
    std::vector<GpuRef> cards = VariantBuilder::gpus_of(video[0], 0, 3);
    for (const GpuRef card : VariantBuilder::gpus_of(video[1], 0, 3)) cards.push_back(card);
    builder.place(workloads.video, std::move(cards));
    for (const char* name : {"Storage 1", "Storage 2", "Storage 3"})
        builder.place_archive(workloads.archive, builder.array(disk_array, in_words(words, name), customers_drives), ArrayRole::Only);
}

void add_inference_pro_4(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words) {
    VariantBuilder builder(
        project, catalogue, in_words(words, "Inference Pro 4"),
        in_words(
            words,
            "One server with four cards, the lower bound: one card for each heavy LLM, one for the light ones, one for video. QLoRA on the "
            "heavy LLM cards off hours; full fine-tuning is not offered."),
        in_words(words, "Rack 1"));
    const ServerId server = builder.server(eight_card_server, in_words(words, "Inference"));
    builder.gpus(server, rtx_pro_6000, 4);
    builder.place(workloads.llama, VariantBuilder::gpus_of(server, 0, 0));
    builder.place(workloads.qwen, VariantBuilder::gpus_of(server, 1, 1));
    builder.place(workloads.light, VariantBuilder::gpus_of(server, 2, 2));
    builder.place(workloads.video, VariantBuilder::gpus_of(server, 3, 3));
    builder.place_off_hours(workloads.adapters, VariantBuilder::gpus_of(server, 0, 1));
    add_tiers(builder, workloads, words, 1);
}

void add_inference_pro_6(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words) {
    VariantBuilder builder(
        project, catalogue, in_words(words, "Inference Pro 6"),
        in_words(
            words,
            "The same server with six cards, as recommended: two for the heavy LLMs, two for the light ones, two for video, and room for a "
            "deeper archive. QLoRA on the heavy LLM cards off hours; full fine-tuning is not offered."),
        in_words(words, "Rack 1"));
    const ServerId server = builder.server(eight_card_server, in_words(words, "Inference"));
    builder.gpus(server, rtx_pro_6000, 6);
    builder.place(workloads.llama, VariantBuilder::gpus_of(server, 0, 0));
    builder.place(workloads.qwen, VariantBuilder::gpus_of(server, 1, 1));
    builder.place(workloads.light, VariantBuilder::gpus_of(server, 2, 3));
    builder.place(workloads.video, VariantBuilder::gpus_of(server, 4, 5));
    builder.place_off_hours(workloads.adapters, VariantBuilder::gpus_of(server, 0, 1));
    add_tiers(builder, workloads, words, 2);
}

void add_pro_training(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words) {
    VariantBuilder builder(project, catalogue, in_words(words, "Pro Training"),
                           in_words(words,
                                    "For mandatory full fine-tuning of a 70B model: eight H200 SXM joined by NVLink, which serve the LLMs "
                                    "by day and train off hours, "
                                    "and a separate server for video and QLoRA. The model states alone nearly fill the eight GPUs: what "
                                    "comes on top has to be solved "
                                    "before this is offered (an optimiser with smaller states, offload to host memory, or more GPUs)."),
                           in_words(words, "Rack 1"));
    const ServerId llm = builder.server(hgx_h200, in_words(words, "LLM and training"));
    const ServerId video = builder.server(eight_card_server, in_words(words, "CV"));
    builder.gpus(video, rtx_pro_6000, 4);
    builder.place(workloads.llama, VariantBuilder::gpus_of(llm, 0, 0));
    builder.place(workloads.qwen, VariantBuilder::gpus_of(llm, 1, 1));
    builder.place(workloads.light, VariantBuilder::gpus_of(llm, 2, 2));
    builder.place_off_hours(workloads.full_70b, VariantBuilder::gpus_of(llm, 0, 7));
    builder.place(workloads.video, VariantBuilder::gpus_of(video, 0, 1));
    builder.place(workloads.adapters, VariantBuilder::gpus_of(video, 2, 3));
    add_tiers(builder, workloads, words, 2);
}

}  // namespace rackwright
