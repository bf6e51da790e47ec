#include "sizing/engine_constants.h"
#include "sizing/training_figures.h"
#include "sizing/training_time.h"

namespace rackwright {
namespace {

std::string id_of(const TrainingRun& run, FigureKind kind) { return figure_id_text({subject_of(run.workload->id), kind}); }

void add_seconds(Derivation& d, const char* symbol, const char* meaning, const Figure& seconds, const std::string& source = {}) {
    if (seconds.known() && seconds.high_or_value() <= 0.0) return;
    d.input(symbol, meaning, seconds, Origin::Derived, source);
}

std::string link_note(const GroupLink& group) {
    if (group.link == nullptr) return {};
    return group.link->name + (group.network ? ", between servers" : "");
}

void add_communication(Derivation& d, const TrainingRun& run) {
    const auto add = [&](const char* symbol, const char* meaning, const Figure& seconds, const GroupLink& group) {
        if (seconds.known() && seconds.high_or_value() <= 0.0) return;
        d.input(symbol, meaning, seconds, Origin::Derived, {}, link_note(group));
    };
    add("t_zero3", "input.zero3-gather-time", run.step.gather, run.links.data);
    add("t_reduce", "input.gradient-reduce-time", run.step.reduce, run.links.data);
    add("t_tp", "input.tensor-parallel-time", run.step.tensor, run.links.tensor);
}

void derive_step(const TrainingRun& run, Derivation& d) {
    d.formula = "T = t_compute + t_communication + t_bubble + t_optimizer + t_offload";
    add_seconds(d, "t_compute", "input.compute-time", run.step.compute, id_of(run, FigureKind::StepCompute));
    add_seconds(d, "t_communication", "input.communication-time", run.step.communication, id_of(run, FigureKind::StepCommunication));
    add_seconds(d, "t_bubble", "input.pipeline-bubble-time", run.step.bubble);
    add_seconds(d, "t_optimizer", "input.optimizer-time", run.step.optimizer);
    add_seconds(d, "t_offload", "input.offload-time", run.step.offload);
}

void derive_compute(const SizingContext& context, const TrainingRun& run, Derivation& d) {
    const TrainingConstants constants(context.catalogue);
    const TrainingPlan& plan = run.plan;
    const TrainingFlops flops = training_flops_per_token(run.model, plan.adapters(), plan.recomputation, plan.sequence_tokens);
    const bool quantised = plan.method == TrainingMethod::Qlora;
    d.formula = "t = m · (b · s / (t_p · p) · (κ · F_m / R_m + F_a / R_a) + L / p · τ)";
    if (quantised) d.formula = "t = m · (b · s / (t_p · p) · (κ · F_m / R_m + F_a / R_a) + L / p · τ + q · P_gpu / B_mem)";
    d.input("m", "input.gradient-accumulation", plan.micro_batches, Unit::Count, Origin::Answer, "workload.gradient-accumulation");
    d.input("b · s", "input.micro-batch-tokens", plan.micro_batch_tokens(), Unit::Token, Origin::Answer, "workload.sequence-tokens");
    d.input("t_p", "input.tensor-parallel", plan.tensor, Unit::Gpu, Origin::Answer, "placement.tensor-parallel");
    d.input("p", "input.pipeline-parallel", plan.pipeline, Unit::Gpu, Origin::Answer, "placement.pipeline-parallel");
    d.input("F_m", "input.flop-matrices", flops.matrices, Unit::Flop, Origin::Derived, {}, "a token");
    d.input("F_a", "input.flop-attention", flops.attention, Unit::Flop, Origin::Derived, {}, "a token");
    d.input("κ", "input.stage-imbalance", stage_imbalance(run.model, plan.pipeline), Unit::Ratio, Origin::Derived);
    const bool mixture = run.model.moe_layers > 0;
    d.input("R_m", "input.rate-matrices", run.speed.matrices, Origin::Derived, {},
            mixture ? "peak · η · μ · h / (h + h_half)" : "peak · η · h / (h + h_half)");
    d.input("R_a", "input.rate-attention", run.speed.attention, Origin::Derived);
    add_fact(d, "η", "input.efficiency", constants.fact(efficiency_constant(*run.gpu, TrainingArithmetic::Bf16)));
    if (mixture) add_fact(d, "μ", "input.mixture-efficiency", constants.fact(mixture_constant(plan)));
    add_fact(d, "peak", "input.compute-peak", run.gpu->bf16_dense, Origin::Catalogue);
    add_fact(d, "h_half", "input.half-hidden", constants.fact("efficiency.half_hidden"));
    d.input("h", "input.hidden", run.model.hidden, Unit::Count, Origin::Catalogue, run.language->source);
    d.input("L", "input.layers", run.model.layers, Unit::Count, Origin::Catalogue, run.language->source);
    if (run.speed.layer_overhead_s > 0.0) add_fact(d, "τ", "input.layer-overhead", constants.fact("overhead.layer"));
    if (!quantised) return;
    add_fact(d, "q", "input.dequantisation-traffic", constants.fact("dequantisation.traffic"));
    d.input("P_gpu", "input.parameters-per-gpu", local_parameters(run.model, plan).total(), Unit::Parameter, Origin::Derived);
    add_fact(d, "B_mem", "input.memory-bandwidth", run.gpu->memory_bandwidth, Origin::Catalogue);
}

void derive_communication(const SizingContext& context, const TrainingRun& run, Derivation& d) {
    const TrainingConstants constants(context.catalogue);
    d.formula = "t = Σ max(0, t_link − overlap · t_compute) + t_tp";
    add_communication(d, run);
    d.input("n", "input.data-parallel", run.plan.data, Unit::Gpu, Origin::Derived);
    const GroupLink& data = run.links.data;
    const char* overlap = !run.plan.fused_kernels ? "overlap.eager"
                          : data.network          ? "overlap.network"
                          : data.pcie             ? "overlap.pcie"
                                                  : "overlap.nvlink";
    if (run.plan.data > 1) add_fact(d, "overlap", "input.overlap", constants.fact(overlap));
    if (data.network) {
        add_fact(d, "share", "input.network-share", constants.fact("network.share"));
        d.input("B_nic", "input.network-bandwidth", data.nic_bytes_per_s, Unit::BytePerSecond, Origin::Catalogue);
    } else if (data.link != nullptr) {
        const double message = run.model.largest_layer * (run.plan.adapters() ? run.plan.base_bytes_per_parameter : 2.0) / run.plan.tensor;
        d.input("B", "input.bus-bandwidth", bus_bandwidth(*data.link, Collective::AllGather, data.ranks, message), Origin::Catalogue,
                data.link->id, data.link->name);
    }
}

void derive_slowdown(const TrainingRun& run, Derivation& d) {
    d.formula = "T / T_0";
    add_seconds(d, "T", "input.step-time", run.step.total, id_of(run, FigureKind::StepTime));
    add_seconds(d, "T_0", "input.step-without-communication", run.step.alone);
}

void add_tokens_per_step(Derivation& d, const TrainingRun& run) {
    d.input("n", "input.data-parallel", run.plan.data, Unit::Gpu, Origin::Derived);
    d.input("m", "input.gradient-accumulation", run.plan.micro_batches, Unit::Count, Origin::Answer, "workload.gradient-accumulation");
    d.input("b · s", "input.micro-batch-tokens", run.plan.micro_batch_tokens(), Unit::Token, Origin::Answer, "workload.sequence-tokens");
    d.input("T", "input.step-time", run.step.total, Origin::Derived, id_of(run, FigureKind::StepTime));
}

void derive_tokens_per_second(const TrainingRun& run, Derivation& d) {
    d.formula = "n · m · b · s / T";
    add_tokens_per_step(d, run);
}

void derive_time(const TrainingRun& run, Derivation& d) {
    d.formula = "⌈D · e / (n · m · b · s)⌉ · T";
    d.input("D", "input.dataset-tokens", run.task->dataset_tokens, Unit::Token, Origin::Answer, "workload.dataset-tokens");
    d.input("e", "input.epochs", run.task->epochs, Unit::Count, Origin::Answer, "workload.epochs");
    add_tokens_per_step(d, run);
}

}  // namespace

void put_training_step(const SizingContext& context, const TrainingRun& run, FigureList& list) {
    const Subject subject = subject_of(run.workload->id);
    const TrainingStep& step = run.step;
    const double tokens = run.plan.tokens_per_step();
    const auto add = [&](FigureKind kind, const Figure& figure, auto&& derive) { put(context, list, subject, kind, figure, derive); };
    add(FigureKind::StepTime, step.total, [&](Derivation& d) { derive_step(run, d); });
    add(FigureKind::StepCompute, step.compute, [&](Derivation& d) { derive_compute(context, run, d); });
    add(FigureKind::StepCommunication, step.communication, [&](Derivation& d) { derive_communication(context, run, d); });
    add(FigureKind::CommunicationSlowdown, step.slowdown, [&](Derivation& d) { derive_slowdown(run, d); });
    add(FigureKind::TrainingTokensPerSecond, training_tokens_per_second(step.total, tokens),
        [&](Derivation& d) { derive_tokens_per_second(run, d); });
    const double steps = training_steps(run.task->dataset_tokens, run.task->epochs, tokens);
    add(FigureKind::TimeToTrain, steps > 0.0 ? time_to_train(step.total, steps) : Figure::unknown("training.no-dataset", Unit::Second),
        [&](Derivation& d) { derive_time(run, d); });
}

}  // namespace rackwright
