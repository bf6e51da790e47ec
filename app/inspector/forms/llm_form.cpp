#include "app/inspector/forms/llm_form.h"

namespace rackwright {

LlmForm::LlmForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Model"));
    addProduct("model", tr("Language model"), &LlmInference::model, languageModelChoices(catalogue()));
    addChoice("weights", tr("Weights"), &LlmInference::weights,
              {WeightFormat::Bf16, WeightFormat::Fp16, WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::AwqInt4, WeightFormat::GptqInt4,
               WeightFormat::Nvfp4, WeightFormat::Mxfp4, WeightFormat::Nf4, WeightFormat::GgufQ8_0, WeightFormat::GgufQ6K,
               WeightFormat::GgufQ5KM, WeightFormat::GgufQ4KM, WeightFormat::Fp32});
    group_ = addQuantity("quantisationGroup", tr("Weights a scale"), Unit::Count, &LlmInference::quantisation_group);
    addChoice("kvCache", tr("KV cache"), &LlmInference::kv, {KvFormat::Bf16, KvFormat::Fp8, KvFormat::Int8, KvFormat::Nvfp4});

    addHeading(tr("Load"));
    addQuantity("concurrentSessions", tr("Concurrent sessions"), Unit::Session, &LlmInference::concurrent_sessions)
        ->addSlider(SliderScale::logarithmic(1, 2000));
    addQuantity("maxContext", tr("Longest context, tokens"), Unit::Token, &LlmInference::max_context_tokens)
        ->addSlider(SliderScale::doubling(1024, 1024 * 1024));
    addQuantity("promptTokens", tr("Mean prompt, tokens"), Unit::Token, &LlmInference::prompt_tokens);
    addQuantity("answerTokens", tr("Mean answer, tokens"), Unit::Token, &LlmInference::answer_tokens);
    addQuantity("sessionSpeed", tr("Speed of a session, at least"), Unit::TokenPerSecond, &LlmInference::tokens_per_s_per_session);

    addHeading(tr("Serving engine"));
    addProduct("engine", tr("Engine"), &LlmInference::engine, engineChoices(catalogue()));
    addQuantity("memoryUtilisation", tr("GPU memory it may use"), Unit::Ratio, &LlmInference::memory_utilisation);
    addQuantity("maxBatchedTokens", tr("Tokens in a batch, at most"), Unit::Token, &LlmInference::max_batched_tokens);
    LlmForm::showRelevant();
}

void LlmForm::showRelevant() {
    const bool grouped = task() != nullptr && (task()->weights == WeightFormat::AwqInt4 || task()->weights == WeightFormat::GptqInt4);
    setFieldVisible(group_, grouped);
}

}  // namespace rackwright
