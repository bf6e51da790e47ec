#include "app/wording/word_table.h"

#include <QCoreApplication>

namespace rackwright {
namespace {

// Title, why, what to do. {…_en} values are texts of the catalogue; the Russian translation uses {…_ru}.
constexpr FindingRow rows[] = {
    {"review.not-placed", QT_TRANSLATE_NOOP("Findings", "{workload} is not placed"),
     QT_TRANSLATE_NOOP("Findings", "The customer needs this task, and no hardware of this variant does it."),
     QT_TRANSLATE_NOOP("Findings", "Drag it onto GPUs or an array, or mark it as optional.")},
    {"review.vram-short", QT_TRANSLATE_NOOP("Findings", "{server}: GPU memory is short by {short}"),
     QT_TRANSLATE_NOOP("Findings", "GPU {gpu} would have to hold {used} and has {total}."),
     QT_TRANSLATE_NOOP(
         "Findings", "Give the workloads more GPUs, a smaller weight format, less context or fewer sessions, or a GPU with more memory.")},
    {"review.vram-tight", QT_TRANSLATE_NOOP("Findings", "{server}: GPU memory is tight"),
     QT_TRANSLATE_NOOP("Findings", "GPU {gpu} holds {used} of {total}; {free} is left for growth and fragmentation."),
     QT_TRANSLATE_NOOP("Findings", "Acceptable when the load is known well; otherwise add a GPU.")},
    {"review.vram-oversized", QT_TRANSLATE_NOOP("Findings", "{server} has far more GPU memory than its tasks take"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "The tasks placed on it take {used} of {total}. Such a size suits full fine-tuning, not inference of quantised models."),
     QT_TRANSLATE_NOOP("Findings", "Ask whether full fine-tuning is really needed. If not, size the same tasks on fewer or smaller GPUs.")},
    {"review.decode-short", QT_TRANSLATE_NOOP("Findings", "{workload}: video decoding is short"),
     QT_TRANSLATE_NOOP("Findings", "{needed} have to be decoded, the decoders of the placed {gpu} give {available}."),
     QT_TRANSLATE_NOOP(
         "Findings", "Take the cameras' substream, lower the rate at the camera, decode key frames only, or add GPUs with more decoders.")},
    {"review.decode-tight", QT_TRANSLATE_NOOP("Findings", "{workload}: video decoding is tight"),
     QT_TRANSLATE_NOOP("Findings", "{needed} have to be decoded, the decoders of the placed {gpu} give {available} at best."),
     QT_TRANSLATE_NOOP("Findings", "Measure with the customer's own streams before promising it, or add a GPU.")},
    {"review.detector-short", QT_TRANSLATE_NOOP("Findings", "{workload}: the detector does not keep up at the high rate"),
     QT_TRANSLATE_NOOP("Findings", "At the highest analysed rate {needed} have to be analysed; the placed {gpu} give {available}."),
     QT_TRANSLATE_NOOP("Findings", "Analyse fewer frames, use INT8, a smaller detector, or add a GPU.")},
    {"review.decode-own-rate", QT_TRANSLATE_NOOP("Findings", "{workload}: with the full main streams {fps} would have to be decoded"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A camera's stream is decoded at the camera's own frame rate, whatever is analysed. In full that takes {needed} (up to {most}) of "
         "the type {gpu}; placed: {placed}. This variant counts on a lighter way of decoding."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "Ask whether the cameras have a second stream or can send fewer frames, and write it into the specification as a condition.")},
    {"review.decode-own-rate-not-sized",
     QT_TRANSLATE_NOOP("Findings", "{workload}: with the full main streams {fps} would have to be decoded"),
     QT_TRANSLATE_NOOP("Findings",
                       "A camera's stream is decoded at the camera's own frame rate, whatever is analysed. How many of the {gpu} that "
                       "takes is not known; this variant counts on a lighter way of decoding."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "Ask whether the cameras have a second stream or can send fewer frames, and write it into the specification as a condition.")},
    {"review.video-oversized", QT_TRANSLATE_NOOP("Findings", "{workload}: {placed} × {gpu} are far more than the cameras take"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "Decoding every main stream in full takes {decode} of them, the detector at the high rate {analysis} (up to {most} at "
         "the cautious end of the figures). Those placed draw up to {power}."),
     QT_TRANSLATE_NOOP("Findings", "Ask what else they are meant for. If nothing: fewer of them, or cards made for inference and video.")},
    {"review.video-oversized-alternative", QT_TRANSLATE_NOOP("Findings", "{workload}: {placed} × {gpu} are far more than the cameras take"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "Decoding every main stream in full takes {decode} of them, the detector at the high rate {analysis} (up to {most} at "
         "the cautious end of the figures). Those placed draw up to {power}; {other_count} × {other} (up to {other_most}), the "
         "type used in “{variant}”, would do the same with {other_power} (up to {other_power_most})."),
     QT_TRANSLATE_NOOP("Findings", "Ask what else they are meant for. If nothing: fewer of them, or the other card.")},
    {"review.training-vram-short", QT_TRANSLATE_NOOP("Findings", "{workload} does not fit: {short} of GPU memory is missing"),
     QT_TRANSLATE_NOOP("Findings", "It takes {needed} over all GPUs; they have {available}."),
     QT_TRANSLATE_NOOP("Findings", "Use LoRA or QLoRA, a lighter optimiser, offload to the host, or more GPUs.")},
    {"review.training-not-offered", QT_TRANSLATE_NOOP("Findings", "{workload} is not offered here: {short} of GPU memory would be missing"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "The model states alone are {states}; in all it takes {needed}, and this variant's largest group of GPUs has {available}."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "If the customer needs it, choose a variant with an HGX server. If not, write into the specification that it is left out.")},
    {"review.training-over-pcie", QT_TRANSLATE_NOOP("Findings", "{workload} synchronises over PCIe"),
     QT_TRANSLATE_NOOP("Findings",
                       "The {gpu} have no NVLink switch: with this batch a step takes {slowdown} the time of its computing alone."),
     QT_TRANSLATE_NOOP("Findings", "Use an HGX server with NVLink, more tokens a step, or LoRA, which hardly needs the link.")},
    {"review.pcie-h200-full-fine-tuning", QT_TRANSLATE_NOOP("Findings", "{workload}: the PCIe card of the H200 is for inference"),
     QT_TRANSLATE_NOOP("Findings",
                       "{gpu} cards are joined by bridges in groups at best; a step takes {slowdown} the time of its computing alone."),
     QT_TRANSLATE_NOOP("Findings", "For full fine-tuning take the H200 SXM on an HGX board.")},
    {"review.archive-too-small", QT_TRANSLATE_NOOP("Findings", "{workload}: the archive is too small"),
     QT_TRANSLATE_NOOP("Findings", "{cameras} over {days} need {needed}; {usable} can be used, which holds {held}."),
     QT_TRANSLATE_NOOP("Findings", "Add drives or an array, lower the bitrate, or agree on fewer days.")},
    {"review.archive-tight", QT_TRANSLATE_NOOP("Findings", "{workload}: the archive fits only at the expected bitrate"),
     QT_TRANSLATE_NOOP("Findings", "{needed} is expected, up to {needed_high} is possible; {usable} can be used."),
     QT_TRANSLATE_NOOP("Findings", "Ask for the cameras' real bitrate, or keep a reserve.")},
    {"review.archive-oversized", QT_TRANSLATE_NOOP("Findings", "{workload}: the archive is far larger than needed"),
     QT_TRANSLATE_NOOP("Findings", "{cameras} over {days} need {needed} (up to {needed_high}); {usable} can be used."),
     QT_TRANSLATE_NOOP("Findings", "Ask what else is meant to be stored. If nothing: a smaller array with room to grow.")},
    {"review.archive-all-nvme", QT_TRANSLATE_NOOP("Findings", "{workload}: the whole archive is on NVMe"),
     QT_TRANSLATE_NOOP("Findings",
                       "Camera footage is written in sequence and rarely read; NVMe pays only for the newest hours and live analytics."),
     QT_TRANSLATE_NOOP("Findings", "Keep the last 24 hours on NVMe and the rest on enterprise hard disks.")},
    {"review.mig-strands-memory", QT_TRANSLATE_NOOP("Findings", "{workload}: MIG slices strand {stranded}"),
     QT_TRANSLATE_NOOP("Findings",
                       "Slices of {profile} have hard limits: of {total}, {stranded} cannot go to the instance that needs it, {unsliced} "
                       "of it lies in no slice at all."),
     QT_TRANSLATE_NOOP("Findings",
                       "Serve the models from a shared pool (continuous batching) and isolate them with Kubernetes; keep MIG only where "
                       "isolation in hardware is required.")},
    {"review.generation-slow", QT_TRANSLATE_NOOP("Findings", "{workload}: too slow for all sessions at once"),
     QT_TRANSLATE_NOOP("Findings", "{needed} are asked for; at the speed that was agreed the GPUs serve {fit}."),
     QT_TRANSLATE_NOOP("Findings", "Add a replica, spread over more GPUs, or agree on a lower speed.")},
    {"review.generation-tight", QT_TRANSLATE_NOOP("Findings", "{workload}: little speed in reserve"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "{needed} are asked for; at the speed that was agreed the GPUs serve {fit}, and the project plans with {target} of that."),
     QT_TRANSLATE_NOOP("Findings", "Measure before promising it, or add a replica.")},
    {"review.sessions-tight", QT_TRANSLATE_NOOP("Findings", "{workload}: little memory in reserve for sessions"),
     QT_TRANSLATE_NOOP("Findings", "{needed} are asked for; the KV cache holds {fit}."),
     QT_TRANSLATE_NOOP("Findings", "Use an FP8 KV cache, a shorter context, a smaller weight format, or more GPUs.")},
    {"review.full-context-sessions", QT_TRANSLATE_NOOP("Findings", "{workload}: not all sessions can fill the context at once"),
     QT_TRANSLATE_NOOP("Findings", "{needed} of mean length fit; when every request has the full length, {fit} do, and the others wait."),
     QT_TRANSLATE_NOOP("Findings", "Ask how many long requests come at the same time, and set the mean prompt accordingly.")},
    {"review.detector-low-end",
     QT_TRANSLATE_NOOP("Findings", "{workload}: at the cautious end of the figures the detector does not keep up"),
     QT_TRANSLATE_NOOP("Findings",
                       "At the highest rate {needed} have to be analysed. The placed {gpu} are expected to give {available}, and {low} at "
                       "the cautious end of what was measured and scaled."),
     QT_TRANSLATE_NOOP("Findings", "Measure the customer's own pipeline on one card before the order, or keep a card in reserve.")},
    {"review.placed-in-part", QT_TRANSLATE_NOOP("Findings", "{workload} is placed in part"), QT_TRANSLATE_NOOP("Findings", "{reason}"),
     QT_TRANSLATE_NOOP("Findings", "Drag it onto what is missing as well, or set that part to 0.")},
    {"review.too-few-sessions", QT_TRANSLATE_NOOP("Findings", "{workload}: memory holds too few sessions"),
     QT_TRANSLATE_NOOP("Findings", "{needed} are asked for; the KV cache holds {fit}."),
     QT_TRANSLATE_NOOP("Findings", "Use an FP8 KV cache, a shorter context, a smaller weight format, or more GPUs.")},
    {"review.power-supplies", QT_TRANSLATE_NOOP("Findings", "{server}: the power supplies do not carry the load with redundancy"),
     QT_TRANSLATE_NOOP("Findings",
                       "The server can draw {power}; the supplies that carry the load give {capacity}, of which the project lets {allowed} "
                       "({share}) be used."),
     QT_TRANSLATE_NOOP("Findings", "Take fewer or smaller GPUs, cap their power, or do without redundancy and say so.")},
    {"review.power-supplies-tight", QT_TRANSLATE_NOOP("Findings", "{server}: the power supplies are loaded close to what they carry"),
     QT_TRANSLATE_NOOP("Findings",
                       "The server can draw {power}, at most {power_high}; the supplies that carry the load give {capacity}, of which the "
                       "project lets {allowed} ({share}) be used."),
     QT_TRANSLATE_NOOP("Findings", "Ask the vendor for the server's greatest draw in this configuration, or cap the power of the GPUs.")},
    {"review.rack-power-tight", QT_TRANSLATE_NOOP("Findings", "{rack}: the power is close to what the rack may draw"),
     QT_TRANSLATE_NOOP("Findings",
                       "The devices can draw {power}, at most {power_high}; the limit is {limit}, of which the project lets {allowed} "
                       "({share}) be used."),
     QT_TRANSLATE_NOOP("Findings", "Move a device to another rack, or ask for a higher limit.")},
    {"review.rack-power", QT_TRANSLATE_NOOP("Findings", "{rack}: more power than the rack may draw"),
     QT_TRANSLATE_NOOP("Findings",
                       "The devices can draw {power}; the limit is {limit}, of which the project lets {allowed} ({share}) be used."),
     QT_TRANSLATE_NOOP("Findings", "Move devices to another rack or raise the limit.")},
    {"review.rack-units", QT_TRANSLATE_NOOP("Findings", "{rack}: no room left"),
     QT_TRANSLATE_NOOP("Findings", "{used} of {units} are taken."), QT_TRANSLATE_NOOP("Findings", "Add a rack.")},
    {"review.open-question", QT_TRANSLATE_NOOP("Findings", "Not answered yet: {question_en}"), QT_TRANSLATE_NOOP("Findings", "{why_en}"),
     QT_TRANSLATE_NOOP("Findings", "Ask the customer. Until then: {assumption_en}")},
    {"review.mean-request-too-long", QT_TRANSLATE_NOOP("Findings", "{workload}: the mean request is longer than the longest one"),
     QT_TRANSLATE_NOOP("Findings",
                       "A mean prompt of {prompt} with a mean answer of {answer} makes {mean}; the service accepts {longest} at most."),
     QT_TRANSLATE_NOOP("Findings", "Correct the longest context, or the mean prompt and answer: memory and sessions hang on all three.")},
    {"review.context-beyond-model", QT_TRANSLATE_NOOP("Findings", "{workload}: {model} takes {limit} at most"),
     QT_TRANSLATE_NOOP("Findings", "Requests of up to {asked} are asked for; the model was made for {limit}."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "Agree on shorter requests, choose a model with a longer context, or let the supplier of the model confirm that it can be "
         "stretched.")},
    {"review.context-beyond-model-others", QT_TRANSLATE_NOOP("Findings", "{workload}: {model} takes {limit} at most"),
     QT_TRANSLATE_NOOP("Findings", "Requests of up to {asked} are asked for; the model was made for {limit}."),
     QT_TRANSLATE_NOOP("Findings",
                       "Of the same family and size, with a context that is long enough: {others}. Or agree on shorter requests.")},
    {"review.no-native-fp4", QT_TRANSLATE_NOOP("Findings", "{workload}: 4-bit weights on a GPU without native FP4"),
     QT_TRANSLATE_NOOP("Findings", "{gpu} has no FP4 arithmetic: 4-bit weights save memory, and are expanded to 16 bits to compute."),
     QT_TRANSLATE_NOOP("Findings", "Where speed matters, Blackwell computes in FP4 (NVFP4); Ada and Hopper in FP8.")},
    {"review.disputed-claim", QT_TRANSLATE_NOOP("Findings", "{product}: two statements contradict each other"),
     QT_TRANSLATE_NOOP("Findings", "{who1}: {claim1_en} — {who2}: {claim2_en}"), QT_TRANSLATE_NOOP("Findings", "{ask_en}")},
    {"review.moe-alternative", QT_TRANSLATE_NOOP("Findings", "{workload}: a mixture of experts may do the same with less"),
     QT_TRANSLATE_NOOP(
         "Findings",
         "{model} reads all {parameters} for every token. {moe} reads {moe_active} of its {moe_total} for a token, but all of them must be "
         "held in memory."),
     QT_TRANSLATE_NOOP("Findings", "Let the customer compare the answers of both; size both before deciding.")},
    {"review.missing-fact", QT_TRANSLATE_NOOP("Findings", "{workload} cannot be judged"), QT_TRANSLATE_NOOP("Findings", "{reason}"),
     QT_TRANSLATE_NOOP("Findings", "Choose another product, or add the missing figure to the catalogue with its source.")},
};

}  // namespace

std::span<const FindingRow> findingRows() { return rows; }

}  // namespace rackwright
