#pragma once

#include <cstdint>
#include <string_view>

namespace rackwright {

/// Which layers look back a window only.
enum class WindowRule : std::uint8_t {
    None,
    WholeModel,   ///< `sliding_window` holds for every layer
    Switched,     ///< only with `use_sliding_window`, from layer `max_window_layers` on
    EverySecond,  ///< the first of every two layers
    Pattern       ///< all but each `sliding_window_pattern`-th layer
};
enum class Mixer : std::uint8_t { Plain, Latent, SparseLatent, DeltaNet, Mamba2, Chunked };
/// Where the width of the routed experts stands.
enum class ExpertRule : std::uint8_t {
    None,
    OwnWidth,    ///< `moe_intermediate_size`; `intermediate_size` is that of the dense layers
    MlpWidth,    ///< `intermediate_size`
    Switched,    ///< as OwnWidth, beside the dense MLP, only with `enable_moe_block`
    Interleaved  ///< `intermediate_size`; `intermediate_size_mlp` is that of the dense layers
};

/// How a `model_type` is to be read: what the configuration leaves to the library that runs it (Hugging Face transformers).
struct ModelArchitecture {
    std::string_view type;    ///< `model_type` of the language model's part
    std::string_view family;  ///< as the catalogue's engine constants name it
    Mixer mixer = Mixer::Plain;
    WindowRule window = WindowRule::None;
    ExpertRule experts = ExpertRule::None;
    bool tied = false;  ///< when `tie_word_embeddings` is absent
    bool bias = false;  ///< of the query, key and value projections, when `attention_bias` is absent
};

/// nullptr when the import does not know the type.
const ModelArchitecture* model_architecture(std::string_view type);

}  // namespace rackwright
