#include "catalog/loading/product_words.h"

namespace rackwright::words {
namespace {

constexpr Word<Architecture> architecture_words[] = {
    {"volta", Architecture::Volta},
    {"turing", Architecture::Turing},
    {"ampere", Architecture::Ampere},
    {"ada", Architecture::Ada},
    {"hopper", Architecture::Hopper},
    {"blackwell", Architecture::Blackwell},
    {"blackwell-ultra", Architecture::BlackwellUltra},
    {"rubin", Architecture::Rubin},
    {"cdna2", Architecture::Cdna2},
    {"cdna3", Architecture::Cdna3},
    {"cdna4", Architecture::Cdna4},
    {"gaudi2", Architecture::Gaudi2},
    {"gaudi3", Architecture::Gaudi3},
    {"ascend", Architecture::Ascend},
};
constexpr Word<GpuForm> gpu_form_words[] = {{"pcie", GpuForm::Pcie},          {"sxm2", GpuForm::Sxm2}, {"sxm4", GpuForm::Sxm4},
                                            {"sxm5", GpuForm::Sxm5},          {"sxm6", GpuForm::Sxm6}, {"oam", GpuForm::Oam},
                                            {"superchip", GpuForm::Superchip}};
constexpr Word<GpuTopology> gpu_topology_words[] = {
    {"nvswitch", GpuTopology::NvSwitch}, {"pcie_switch", GpuTopology::PcieSwitch}, {"pcie_root", GpuTopology::PcieRoot}};
constexpr Word<bool> cooling_words[] = {{"air", false}, {"liquid", true}};
constexpr Word<RaidLevel> raid_words[] = {{"raid5", RaidLevel::Raid5}, {"raid6", RaidLevel::Raid6}, {"raid10", RaidLevel::Raid10}};
constexpr Word<DriveForm> drive_form_words[] = {
    {"3.5-sas", DriveForm::Sas35}, {"2.5-sas", DriveForm::Sas25}, {"u.2", DriveForm::U2}, {"e3.s", DriveForm::E3s}};
constexpr Word<DriveClass> drive_class_words[] = {
    {"nl-sas", DriveClass::NlSas}, {"sas", DriveClass::Sas}, {"sas-ssd", DriveClass::SasSsd}, {"nvme", DriveClass::Nvme}};
// The last two kinds cannot be sized yet (their cache layouts are not published in full): they are known by name only.
constexpr Word<AttentionKind> attention_words[] = {
    {"gqa", AttentionKind::Gqa},
    {"sliding", AttentionKind::Sliding},
    {"sliding+global", AttentionKind::SlidingGlobal},
    {"hybrid_linear", AttentionKind::HybridLinear},
    {"mla", AttentionKind::Mla},
    {"mla+sparse_index", AttentionKind::Mla},
    {"chunked_local+global", AttentionKind::ChunkedGlobal},
    {"mha_encoder", AttentionKind::Encoder},
    {"hybrid_mamba2", AttentionKind::HybridMamba2},
    {"hybrid_linear_mla", AttentionKind::Other},
    {"sliding+compressed_sparse", AttentionKind::Other},
};
constexpr Word<Precision> precision_words[] = {
    {"fp32", Precision::Fp32}, {"fp16", Precision::Fp16}, {"int8", Precision::Int8}, {"fp8", Precision::Fp8}};
constexpr Word<bool> measured_words[] = {{"engine", false}, {"pipeline", true}};
constexpr Word<Collective> collective_words[] = {{"all_reduce", Collective::AllReduce},
                                                 {"all_gather", Collective::AllGather},
                                                 {"reduce_scatter", Collective::ReduceScatter},
                                                 {"all_to_all", Collective::AllToAll},
                                                 {"any", Collective::Any}};
constexpr Word<Fabric> fabric_words[] = {{"ethernet", Fabric::Ethernet}, {"infiniband", Fabric::InfiniBand}};

}  // namespace

const std::span<const Word<Architecture>> architectures = architecture_words;
const std::span<const Word<GpuForm>> gpu_forms = gpu_form_words;
const std::span<const Word<GpuTopology>> gpu_topologies = gpu_topology_words;
const std::span<const Word<bool>> liquid_cooling = cooling_words;
const std::span<const Word<RaidLevel>> raid_levels = raid_words;
const std::span<const Word<DriveForm>> drive_forms = drive_form_words;
const std::span<const Word<DriveClass>> drive_classes = drive_class_words;
const std::span<const Word<AttentionKind>> attention_kinds = attention_words;
const std::span<const Word<Precision>> precisions = precision_words;
const std::span<const Word<bool>> measured_pipeline = measured_words;
const std::span<const Word<Collective>> collectives = collective_words;
const std::span<const Word<Fabric>> fabrics = fabric_words;

}  // namespace rackwright::words
