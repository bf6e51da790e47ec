#include "catalog/importing/model_architecture.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

using E = ExpertRule;
using M = Mixer;
using W = WindowRule;

// From the configuration classes of Hugging Face transformers (src/transformers/models/*/configuration_*.py) and, for
// the types that bring their own code, from the code beside their configuration. Qwen2 has biases that its configuration does not name.
constexpr std::array architectures = {
    ModelArchitecture{"llama", "llama"},
    ModelArchitecture{"granite", "granite"},
    ModelArchitecture{"mistral", "mistral", M::Plain, W::WholeModel},
    ModelArchitecture{"mixtral", "mixtral", M::Plain, W::WholeModel, E::MlpWidth},
    ModelArchitecture{"phi3", "phi3", M::Plain, W::WholeModel},
    ModelArchitecture{"qwen2", "qwen2", M::Plain, W::Switched, E::None, false, true},
    ModelArchitecture{"qwen2_5_vl_text", "qwen2", M::Plain, W::Switched, E::None, false, true},
    ModelArchitecture{"qwen2_moe", "qwen2moe", M::Plain, W::Switched, E::OwnWidth, false, true},
    ModelArchitecture{"qwen3", "qwen3", M::Plain, W::Switched},
    ModelArchitecture{"qwen3_vl_text", "qwen3", M::Plain, W::Switched},
    ModelArchitecture{"qwen3_moe", "qwen3moe", M::Plain, W::Switched, E::OwnWidth},
    ModelArchitecture{"qwen3_vl_moe_text", "qwen3moe", M::Plain, W::Switched, E::OwnWidth},
    ModelArchitecture{"qwen3_next", "qwen3next", M::DeltaNet, W::None, E::OwnWidth},
    ModelArchitecture{"qwen3_5_text", "qwen3_5", M::DeltaNet},
    ModelArchitecture{"qwen3_5_moe_text", "qwen3_5moe", M::DeltaNet, W::None, E::OwnWidth},
    ModelArchitecture{"gemma", "gemma", M::Plain, W::None, E::None, true},
    ModelArchitecture{"gemma2", "gemma2", M::Plain, W::EverySecond, E::None, true},
    ModelArchitecture{"gemma3_text", "gemma3", M::Plain, W::Pattern, E::None, true},
    ModelArchitecture{"gemma4_text", "gemma4", M::Plain, W::Pattern, E::Switched, true},
    ModelArchitecture{"gpt_oss", "gptoss", M::Plain, W::EverySecond, E::MlpWidth, false, true},
    ModelArchitecture{"llama4_text", "llama4", M::Chunked, W::None, E::Interleaved},
    ModelArchitecture{"deepseek_v2", "deepseekv2", M::Latent, W::None, E::OwnWidth},
    ModelArchitecture{"deepseek_v3", "deepseekv2", M::Latent, W::None, E::OwnWidth},
    ModelArchitecture{"kimi_k2", "deepseekv2", M::Latent, W::None, E::OwnWidth},
    ModelArchitecture{"deepseek_v32", "deepseekv2", M::SparseLatent, W::None, E::OwnWidth},
    ModelArchitecture{"glm_moe_dsa", "deepseekv2", M::SparseLatent, W::None, E::OwnWidth},
    ModelArchitecture{"glm4_moe", "glm4moe", M::Plain, W::None, E::OwnWidth},
    ModelArchitecture{"minimax_m2", "minimax", M::Plain, W::None, E::MlpWidth},
    ModelArchitecture{"nemotron_h", "nemotron", M::Mamba2},
};

}  // namespace

const ModelArchitecture* model_architecture(std::string_view type) {
    const auto found =
        std::find_if(architectures.begin(), architectures.end(), [type](const ModelArchitecture& row) { return row.type == type; });
    return found == architectures.end() ? nullptr : &*found;
}

}  // namespace rackwright
