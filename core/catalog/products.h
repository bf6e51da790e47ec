#pragma once

#include "catalog/fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rackwright {

struct Product {
    std::string id;
    std::string name;
    std::string vendor;
    std::vector<std::string> aliases;
    std::string note;
    std::string file;  ///< the catalogue file it came from
};

enum class Architecture : std::uint8_t {
    Unknown,
    Volta,
    Turing,
    Ampere,
    Ada,
    Hopper,
    Blackwell,
    BlackwellUltra,
    Rubin,
    Cdna2,
    Cdna3,
    Cdna4,
    Gaudi2,
    Gaudi3,
    Ascend
};
/// Oam: the open accelerator module. Superchip: soldered to a board with its CPU, sold with the server.
enum class GpuForm : std::uint8_t { Pcie, Sxm2, Sxm4, Sxm5, Sxm6, Oam, Superchip };

struct MigProfile {
    std::string name;        ///< "1g.10gb"
    int count = 0;           ///< how many of it one GPU holds
    int compute_slices = 0;  ///< of 7 (4 on RTX PRO 6000)
    int memory_slices = 0;   ///< of 8 (4 on RTX PRO 6000)
    Fact memory;             ///< usable bytes
};

struct Gpu : Product {
    Architecture architecture = Architecture::Unknown;
    GpuForm form = GpuForm::Pcie;
    int slot_width = 2;
    std::string decoder;  ///< decoder product id
    std::string link;     ///< link product id; empty: PCIe only
    int bridge_group = 0;
    int devices = 1;  ///< that the software sees; figures are those of all of them together
    std::vector<MigProfile> mig;
    Fact memory_printed, memory_visible, memory_bandwidth;
    Fact bf16_dense, fp16_dense, int8_dense, fp8_dense, fp4_dense, bf16_achievable, fp8_achievable;  ///< FLOP/s, dense
    Fact board_power, nvdec_engines, pcie_generation, nvlink_per_direction;
};

enum class GpuTopology : std::uint8_t { NvSwitch, PcieSwitch, PcieRoot };

struct ServerProduct : Product {
    std::vector<GpuForm> accepts;
    std::string fixed_gpu;  ///< HGX: comes with these; empty otherwise
    GpuTopology topology = GpuTopology::PcieRoot;
    int gpus_per_switch = 0;
    bool liquid_cooled = false;
    Fact rack_units, gpu_slots, base_power, psu_count, psu_power, psu_needed;
    Fact gpu_power_max, slot_width_max, drive_bays, host_memory_max, nic_count, nic_rate, depth, weight, cpu_sockets, max_power;
    Fact bare_weight;  ///< all that is known of the weight: without its cards, or of a chassis that may be bare
};

enum class RaidLevel : std::uint8_t { Raid5, Raid6, Raid10 };
enum class DriveForm : std::uint8_t { Sas35, Sas25, U2, E3s };
enum class DriveClass : std::uint8_t { NlSas, Sas, SasSsd, Nvme };

/// A statement by somebody about a product; two about the same thing are a dispute that the program shows.
struct Claim {
    std::string about, who, source, en, ru;
};

struct ArrayProduct : Product {
    std::vector<DriveForm> accepts;
    std::vector<RaidLevel> raid;
    int controllers = 0;
    std::vector<Claim> claims;
    std::string ask_en, ask_ru;
    Fact rack_units, drive_bays, base_power, read_throughput, write_throughput, depth, weight;
};

struct DriveProduct : Product {
    DriveClass drive_class = DriveClass::NlSas;
    DriveForm form = DriveForm::Sas35;
    Fact capacity, power, throughput, write_throughput, unrecoverable_read_errors, random_iops;
};

enum class AttentionKind : std::uint8_t { Gqa, Sliding, SlidingGlobal, HybridLinear, Mla, ChunkedGlobal, Encoder, HybridMamba2, Other };

struct Attention {
    AttentionKind kind = AttentionKind::Gqa;
    std::string kind_name;  ///< as in the file
    int full_layers = 0;    ///< layers that keep the whole context (all of them for GQA and MLA)
    int sliding_layers = 0, window = 0;
    int global_kv_heads = 0, global_head_dim = 0;  ///< 0: as the local ones
    int linear_layers = 0, linear_k_heads = 0, linear_k_dim = 0, linear_v_heads = 0, linear_v_dim = 0, conv_kernel = 0;
    bool output_gate = false;
    int q_lora_rank = 0, kv_lora_rank = 0, qk_rope_head_dim = 0, qk_nope_head_dim = 0, v_head_dim = 0;
    int index_head_dim = 0, index_heads = 0;
    bool k_eq_v = false;  ///< the global layers have one projection for K and V (both are still cached)
    int mtp_layers = 0;
    int mamba_layers = 0, mamba_heads = 0, mamba_head_dim = 0, ssm_state = 0, mamba_groups = 0;
};

struct MixtureOfExperts {
    int experts = 0, experts_per_token = 0, shared_experts = 0;
    int expert_intermediate = 0, shared_intermediate = 0;  ///< shared_intermediate: of all shared experts together
    int first_dense_layers = 0, moe_layers = 0;            ///< moe_layers 0: all but the first dense ones
    int dense_intermediate = 0;
    bool parallel_dense_mlp = false;
};

struct LanguageModel : Product {
    std::string hugging_face_id, family, licence, source;
    int layers = 0, hidden = 0, intermediate = 0, heads = 0, kv_heads = 0, head_dim = 0, vocab = 0,
        max_context = 0;  ///< max_context 0: not stated
    bool tied_embeddings = false, qkv_bias = false;
    Attention attention;
    bool is_moe = false;
    MixtureOfExperts moe;
    Fact parameters_published;
};

/// Frames per second of ONE decode engine at 1920x1080.
struct Decoder : Product {
    Fact h264_1080p, hevc_1080p, av1_1080p, clock;
    Fact h264_1080p_low, hevc_1080p_low;  ///< a VMS vendor's planning rule
};

enum class Precision : std::uint8_t { Fp32, Fp16, Int8, Fp8 };

struct DetectorMeasurement {
    std::string gpu;
    Precision precision = Precision::Fp16;
    int batch = 1;
    bool pipeline = false;  ///< end to end with decoding and tracking, not the bare engine
    Fact fps;
};

struct Detector : Product {
    Fact parameters, operations, input_size, memory;
    std::vector<DetectorMeasurement> measured;
};

struct CodecProfile : Product {
    Fact bits_per_pixel;
};

/// A camera's stream as a vendor's calculator or guide states it, to start from before the customer's own figure is known.
struct CameraProfile : Product {
    std::string codec;  ///< codec product id
    int width = 0, height = 0;
    Fact frame_rate, bitrate;
    Fact key_frame_interval;  ///< frames from one key frame to the next ("GOP", "GOV")
};

enum class Collective : std::uint8_t { Any, AllReduce, AllGather, ReduceScatter, AllToAll };

struct LinkMeasurement {
    int gpus = 0;
    Collective op = Collective::Any;
    std::string state;           ///< tuned, default or any
    double message_bytes = 0.0;  ///< 0: large messages
    Fact busbw;                  ///< B/s, as nccl-tests defines it
};

/// A measurement in its own words and unit: evidence to show, not something that the sizing reckons with.
struct LinkObservation {
    std::string what;
    int gpus = 0;                ///< 0: not stated
    double message_bytes = 0.0;  ///< 0: not stated
    Fact figure;
};

struct Link : Product {
    Fact per_direction, latency;
    std::vector<LinkMeasurement> group;
    std::vector<LinkObservation> measured;
};

/// A named constant of a serving engine or a training stack, with its source: "activation_peak.llama".
struct EngineConstant {
    std::string name;
    Fact fact;
};

struct Engine : Product {
    std::vector<EngineConstant> constants;
    const Fact* find(std::string_view name) const;
};

struct QuestionChoice {
    std::string id, en, ru;
};

struct Question {
    std::string id;
    bool decides = false;  ///< the design hangs on it
    std::string workload;  ///< llm, light, video, training, archive or empty
    std::string en, ru, why_en, why_ru, assumption_en, assumption_ru;
    std::vector<QuestionChoice> choices;  ///< empty: free text
};

}  // namespace rackwright
