#include "app/inspector/forms/training_form.h"

namespace rackwright {

TrainingForm::TrainingForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Model"));
    addProduct("model", tr("Language model"), &Training::model, languageModelChoices(catalogue()));
    addChoice("method", tr("Method"), &Training::method, {TrainingMethod::FullFineTuning, TrainingMethod::Lora, TrainingMethod::Qlora});
    recipe_ = addChoice("recipe", tr("Optimiser"), &Training::recipe,
                        {OptimizerRecipe::AdamW16, OptimizerRecipe::AdamW18, OptimizerRecipe::AdamW20, OptimizerRecipe::Bf16AdamW8,
                         OptimizerRecipe::Adam8BitMaster10, OptimizerRecipe::Adam8Bit6, OptimizerRecipe::Adafactor8,
                         OptimizerRecipe::Lion12, OptimizerRecipe::Muon12, OptimizerRecipe::InBackward14});
    lora_ = {addQuantity("loraRank", tr("LoRA rank"), Unit::Count, &Training::lora_rank),
             addChoice("loraTargets", tr("LoRA is put on"), &Training::lora_targets,
                       {LoraTargets::QueryValue, LoraTargets::Attention, LoraTargets::AllLinear})};

    addHeading(tr("Batch"));
    addQuantity("sequence", tr("Sequence, tokens"), Unit::Token, &Training::sequence_tokens)
        ->addSlider(SliderScale::doubling(512, 128.0 * 1024));
    addQuantity("microBatch", tr("Sequences a GPU and pass"), Unit::Count, &Training::micro_batch_sequences)
        ->addSlider(SliderScale::linear(1, 64));
    addQuantity("gradientAccumulation", tr("Passes a step"), Unit::Count, &Training::gradient_accumulation);
    addQuantity("dataset", tr("Data set, tokens"), Unit::Token, &Training::dataset_tokens);
    addQuantity("epochs", tr("Epochs"), Unit::Count, &Training::epochs);

    addHeading(tr("Memory"));
    addChoice("sharding", tr("Sharding"), &Training::sharding, {Sharding::None, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3});
    addChoice("recomputation", tr("Recomputation of activations"), &Training::recomputation,
              {Recomputation::None, Recomputation::Selective, Recomputation::Full});
    addCheck("fusedKernels", tr("Fused kernels (Megatron, Transformer Engine)"), &Training::fused_kernels);
    addCheck("fusedLoss", tr("Fused loss"), &Training::fused_loss);
    addCheck("cpuOffload", tr("Optimiser in host memory"), &Training::cpu_offload);
    TrainingForm::showRelevant();
}

void TrainingForm::showRelevant() {
    if (task() == nullptr) return;
    for (Field* field : lora_) setFieldVisible(field, task()->method != TrainingMethod::FullFineTuning);
    setFieldVisible(recipe_, task()->method == TrainingMethod::FullFineTuning);
}

}  // namespace rackwright
