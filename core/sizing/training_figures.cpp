#include "sizing/training_figures.h"

#include "sizing/checkpoint.h"
#include "sizing/engine_constants.h"
#include "sizing/llm_figures.h"
#include "sizing/lora.h"

#include <initializer_list>

namespace rackwright {
namespace {

constexpr const char* zero_paper = "training-zero-paper";

std::string id_of(const TrainingRun& run, FigureKind kind) { return figure_id_text({subject_of(run.workload->id), kind}); }

void add_states(Derivation& d, const TrainingRun& run) {
    const StateBytesPerParameter& bytes = run.plan.bytes;
    const auto add = [&](const char* symbol, const char* meaning, double value) {
        d.input(symbol, meaning, value, Unit::BytePerParameter, Origin::Answer, "workload.recipe");
    };
    add("w", "input.bytes-weights", bytes.weights);
    add("g", "input.bytes-gradients", bytes.gradients);
    add("o", "input.bytes-optimizer", bytes.optimizer);
}

void derive_trainable(const TrainingRun& run, Derivation& d) {
    if (!run.plan.adapters()) {
        d.formula = "P_t = P";
        d.input("P", "input.parameters", run.model.parameters, Unit::Parameter, Origin::Derived, id_of(run, FigureKind::Parameters));
        return;
    }
    const int rank = std::max(run.task->lora_rank, 1);
    d.formula = "P_t = r · Σ (d_in + d_out)";
    d.input("r", "input.lora-rank", rank, Unit::Count, Origin::Answer, "workload.lora-rank");
    d.input("Σ (d_in + d_out)", "input.lora-widths", run.plan.trainable_parameters / rank, Unit::Count, Origin::Catalogue,
            run.language->source, run.model.moe_layers > 0 ? "routed experts have no adapters" : "");
}

void derive_model_states(const TrainingRun& run, Derivation& d) {
    if (!run.plan.adapters()) {
        d.formula = "S = (w + g + o) · P";
        add_states(d, run);
        d.input("P", "input.parameters", run.model.parameters, Unit::Parameter, Origin::Derived, id_of(run, FigureKind::Parameters));
        d.formula_sources = {zero_paper};
        return;
    }
    d.formula = "S = P_lin · b + (P − P_lin) · 2 + (w + g + o) · P_t";
    d.input("P_lin", "input.parameters-linear", run.model.linear, Unit::Parameter, Origin::Derived);
    d.input("P", "input.parameters", run.model.parameters, Unit::Parameter, Origin::Derived, id_of(run, FigureKind::Parameters));
    d.input("P_t", "input.trainable-parameters", run.plan.trainable_parameters, Unit::Parameter, Origin::Derived,
            id_of(run, FigureKind::TrainableParameters));
    const bool quantised = run.plan.base_bytes_per_parameter < 2.0;
    d.input("b", "input.bytes-per-parameter", run.plan.base_bytes_per_parameter, Unit::BytePerParameter,
            quantised ? Origin::Constant : Origin::Answer, quantised ? "training-qlora-paper" : "workload.method");
    const StateBytesPerParameter& bytes = run.plan.bytes;
    d.input("w + g + o", "input.bytes-adapter", bytes.total(), Unit::BytePerParameter, Origin::Assumption, {},
            "adapters are trained in fp32");
}

void derive_checkpoint(const TrainingRun& run, Derivation& d) {
    d.formula = "C = (w + o) · P_t";
    d.input("w", "input.bytes-weights", run.plan.bytes.weights, Unit::BytePerParameter, Origin::Answer, "workload.recipe");
    d.input("o", "input.bytes-optimizer", run.plan.bytes.optimizer, Unit::BytePerParameter, Origin::Answer, "workload.recipe");
    d.input("P_t", "input.trainable-parameters", run.trained_parameters(), Unit::Parameter, Origin::Derived,
            id_of(run, FigureKind::TrainableParameters));
}

void add_part(Derivation& d, const char* symbol, const char* meaning, double bytes) {
    if (bytes > 0.0) d.input(symbol, meaning, bytes, Unit::Byte, Origin::Derived);
}

void derive_memory_per_gpu(const SizingContext& context, const TrainingRun& run, Derivation& d) {
    const TrainingConstants constants(context.catalogue);
    const TrainingMemory& m = run.memory;
    d.formula = "M = W + G + O + A_ad + B + A + Λ + c + φ · M_v";
    add_part(d, "W", "input.vram-weights", m.weights);
    add_part(d, "G", "input.vram-gradients", m.gradients);
    add_part(d, "O", "input.vram-optimizer-states", m.optimizer);
    add_part(d, "A_ad", "input.vram-adapters", m.adapters);
    add_part(d, "B", "input.vram-gather-buffers", m.gather);
    add_part(d, "A", "input.vram-activations", m.activations);
    add_part(d, "Λ", "input.vram-logits", m.logits);
    add_fact(d, "c", "input.process-context", constants.fact("memory.context"));
    add_fact(d, "φ", "input.fragmentation", constants.fact("memory.fragmentation"));
    add_fact(d, "M_v", "input.visible-memory", *run.visible, Origin::Catalogue);
    const TrainingPlan& plan = run.plan;
    d.input("n", "input.data-parallel", plan.data, Unit::Gpu, Origin::Derived);
    d.input("t", "input.tensor-parallel", plan.tensor, Unit::Gpu, Origin::Answer, "placement.tensor-parallel");
    d.input("p", "input.pipeline-parallel", plan.pipeline, Unit::Gpu, Origin::Answer, "placement.pipeline-parallel");
    d.input("b · s", "input.micro-batch-tokens", plan.micro_batch_tokens(), Unit::Token, Origin::Answer, "workload.sequence-tokens");
    d.formula_sources = {zero_paper, "training-activations-paper"};
}

void derive_available(const TrainingRun& run, Derivation& d) {
    d.formula = "N · M_v";
    d.input("N", "input.placed-gpus", run.gpu_count(), Unit::Gpu, Origin::Answer, "placement.gpus");
    add_fact(d, "M_v", "input.visible-memory", *run.visible, Origin::Catalogue);
}

void derive_times_gpus(const TrainingRun& run, Derivation& d) {
    d.formula = "N · M";
    d.input("N", "input.placed-gpus", run.gpu_count(), Unit::Gpu, Origin::Answer, "placement.gpus");
    d.input("M", "input.memory-per-gpu", run.memory_range.figure(Unit::Byte), Origin::Derived,
            id_of(run, FigureKind::TrainingMemoryPerGpu));
}

void derive_short(const TrainingRun& run, Derivation& d) {
    d.formula = "N · M − M_available";
    d.input("N · M", "input.memory-needed", run.needed() * run.gpu_count(), Unit::Byte, Origin::Derived,
            id_of(run, FigureKind::TrainingMemoryTotal));
    d.input("M_available", "input.memory-available", run.available() * run.gpu_count(), Unit::Byte, Origin::Derived,
            id_of(run, FigureKind::TrainingMemoryAvailable));
}

void put_unknown(const SizingContext& context, const Workload& workload, std::string_view reason, FigureList& list,
                 std::initializer_list<FigureKind> kinds) {
    for (const FigureKind kind : kinds) {
        put(context, list, subject_of(workload.id), kind, Figure::unknown(reason, figure_unit(kind)), [](Derivation&) {});
    }
}

}  // namespace

void put_training_demand(const SizingContext& context, const TrainingRun& run, FigureList& list) {
    const Subject subject = subject_of(run.workload->id);
    const auto derive_counts = [&](auto&& derive) {
        return [&run, derive](Derivation& d) { derive(*run.language, count_parameters(*run.language), d); };
    };
    put(context, list, subject, FigureKind::Parameters, Figure::exact(run.model.parameters, Unit::Parameter),
        derive_counts(derive_parameters));
    if (run.model.moe_layers > 0) {
        put(context, list, subject, FigureKind::ActiveParameters, Figure::exact(run.model.active_parameters, Unit::Parameter),
            derive_counts(derive_active_parameters));
    }
    put(context, list, subject, FigureKind::TrainableParameters, Figure::exact(run.trained_parameters(), Unit::Parameter),
        [&](Derivation& d) { derive_trainable(run, d); });
    const double states = run.model_states();
    put(context, list, subject, FigureKind::ModelStates,
        std::isfinite(states) ? Figure::exact(states, Unit::Byte) : Figure::unknown("training.missing-constant", Unit::Byte),
        [&](Derivation& d) { derive_model_states(run, d); });
    put(context, list, subject, FigureKind::CheckpointBytes,
        Figure::exact(checkpoint_bytes(run.plan.bytes, run.trained_parameters()), Unit::Byte),
        [&](Derivation& d) { derive_checkpoint(run, d); });
}

void put_unknown_demand(const SizingContext& context, const Workload& workload, std::string_view reason, FigureList& list) {
    put_unknown(context, workload, reason, list,
                {FigureKind::Parameters, FigureKind::TrainableParameters, FigureKind::ModelStates, FigureKind::CheckpointBytes});
}

void put_unknown_placed(const SizingContext& context, const Workload& workload, std::string_view reason, FigureList& list) {
    put_unknown(context, workload, reason, list,
                {FigureKind::TrainingMemoryPerGpu, FigureKind::TrainingMemoryTotal, FigureKind::TrainingMemoryAvailable,
                 FigureKind::StepTime, FigureKind::TimeToTrain});
}

void put_training_memory(const SizingContext& context, const TrainingRun& run, FigureList& list) {
    const Subject subject = subject_of(run.workload->id);
    const double gpus = run.gpu_count();
    const double missing = run.needed() - run.available();
    put(context, list, subject, FigureKind::TrainingMemoryPerGpu, run.memory_range.figure(Unit::Byte),
        [&](Derivation& d) { derive_memory_per_gpu(context, run, d); });
    put(context, list, subject, FigureKind::TrainingMemoryTotal, (run.memory_range * gpus).figure(Unit::Byte),
        [&](Derivation& d) { derive_times_gpus(run, d); });
    put(context, list, subject, FigureKind::TrainingMemoryAvailable, Figure::exact(run.available() * gpus, Unit::Byte),
        [&](Derivation& d) { derive_available(run, d); });
    if (missing > 0.0) {
        put(context, list, subject, FigureKind::TrainingMemoryShort, Figure::exact(missing * gpus, Unit::Byte),
            [&](Derivation& d) { derive_short(run, d); });
    }
}

}  // namespace rackwright
