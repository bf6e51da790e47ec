#include "app/headless/evaluation_json.h"

#include "app/wording/wording.h"
#include "project/names.h"

namespace rackwright {
namespace {

OrderedJson numberOrNull(double value) { return std::isfinite(value) ? OrderedJson(value) : OrderedJson(nullptr); }

std::string view(std::string_view text) { return std::string(text); }

template <typename Result>
void addVerdict(OrderedJson& json, const Result& result) {
    json["verdict"] = view(name_of(result.verdict));
    json["limit"] = view(name_of(result.limit));
}

OrderedJson gpuToJson(const Project& project, const Variant& variant, const GpuResult& gpu) {
    OrderedJson json;
    const Server* server = find_server(variant, gpu.ref.server);
    json["id"] = "gpu:" + std::to_string(raw(gpu.ref.server)) + "." + std::to_string(gpu.ref.slot);
    json["server"] = server != nullptr ? server->name : "";
    json["slot"] = gpu.ref.slot + 1;
    json["product"] = gpu.product != nullptr ? gpu.product->id : "";
    addVerdict(json, gpu);
    json["figures"] = figuresToJson(gpu.figures);
    json["vram"] = OrderedJson::array();
    for (const VramPart& part : gpu.parts) {
        const Workload* workload = project.workload(part.workload);
        json["vram"].push_back({{"workload", workload != nullptr ? workload->name : ""},
                                {"use", view(name_of(part.use))},
                                {"bytes", part.bytes},
                                {"off_hours", part.off_hours}});
    }
    return json;
}

}  // namespace

OrderedJson figureToJson(const Figure& figure) {
    OrderedJson json;
    json["value"] = numberOrNull(figure.value);
    if (figure.has_range()) {
        json["low"] = figure.low;
        json["high"] = figure.high;
    }
    json["unit"] = view(unit_name(figure.unit));
    if (!figure.known()) json["unknown"] = view(figure.unknown_reason);
    return json;
}

OrderedJson figuresToJson(const FigureList& figures) {
    OrderedJson json = OrderedJson::object();
    for (const FigureEntry& entry : figures.entries) json[view(figure_name(entry.kind))] = figureToJson(entry.figure);
    return json;
}

OrderedJson messageToJson(const Message& message) {
    OrderedJson json;
    json["code"] = message.code;
    json["text"] = messageText(message).toStdString();
    OrderedJson values = OrderedJson::object();
    for (const MessageArgument& argument : message.arguments) {
        values[argument.name] = argument.is_number ? numberOrNull(argument.number) : OrderedJson(argument.text);
    }
    json["values"] = std::move(values);
    return json;
}

OrderedJson workloadResultToJson(const Project& project, const WorkloadResult& result) {
    OrderedJson json;
    const Workload* workload = project.workload(result.id);
    json["id"] = "workload:" + std::to_string(raw(result.id));
    json["name"] = workload != nullptr ? workload->name : "";
    json["kind"] = workload != nullptr ? view(kind_name(workload->task)) : "";
    json["optional"] = workload != nullptr && workload->optional;
    addVerdict(json, result);
    if (result.hypothetical) json["hypothetical"] = true;
    if (!result.reason.empty()) json["reason"] = messageToJson(result.reason);
    json["figures"] = figuresToJson(result.figures);
    if (!result.step.empty()) {
        json["step"] = OrderedJson::array();
        for (const StepPart& part : result.step) {
            json["step"].push_back({{"part", part.name}, {"link", part.link}, {"seconds", figureToJson(part.seconds)}});
        }
    }
    if (!result.decode_options.empty()) {
        json["decode_options"] = OrderedJson::array();
        for (const DecodeOption& option : result.decode_options) {
            OrderedJson one = {{"strategy", view(name_of(option.strategy))},
                               {"decoded_fps", figureToJson(option.decoded_fps)},
                               {"gpus_needed", figureToJson(option.gpus_needed)}};
            if (option.cores_needed.known()) one["cores_needed"] = figureToJson(option.cores_needed);
            json["decode_options"].push_back(std::move(one));
        }
    }
    return json;
}

OrderedJson evaluationToJson(const Project& project, const Variant& variant, const Evaluation& evaluation) {
    OrderedJson json;
    json["variant"] = variant.name;
    json["verdict"] = view(name_of(evaluation.verdict));
    json["totals"] = figuresToJson(evaluation.totals);
    json["workloads"] = OrderedJson::array();
    for (const WorkloadResult& result : evaluation.workloads) json["workloads"].push_back(workloadResultToJson(project, result));
    json["gpus"] = OrderedJson::array();
    for (const GpuResult& gpu : evaluation.gpus) json["gpus"].push_back(gpuToJson(project, variant, gpu));
    const auto addDevices = [&](const char* key, const char* subject, const auto& results, auto&& nameOf) {
        json[key] = OrderedJson::array();
        for (const auto& result : results) {
            OrderedJson device;
            device["id"] = std::string(subject) + ":" + std::to_string(raw(result.id));
            device["name"] = nameOf(result.id);
            addVerdict(device, result);
            device["figures"] = figuresToJson(result.figures);
            json[key].push_back(std::move(device));
        }
    };
    addDevices("servers", "server", evaluation.servers, [&](ServerId id) {
        const Server* server = find_server(variant, id);
        return server != nullptr ? server->name : std::string();
    });
    addDevices("arrays", "array", evaluation.arrays, [&](ArrayId id) {
        const StorageArray* array = find_array(variant, id);
        return array != nullptr ? array->name : std::string();
    });
    addDevices("racks", "rack", evaluation.racks, [&](RackId id) {
        const Rack* rack = find_rack(variant, id);
        return rack != nullptr ? rack->name : std::string();
    });
    return json;
}

OrderedJson findingToJson(const Project& project, const Variant& variant, const Finding& finding) {
    const FindingWords words = findingWords(finding);
    OrderedJson json;
    json["code"] = finding.message.code;
    json["severity"] = view(name_of(finding.severity));
    json["subject"] = subjectName(project, variant, finding.subject).toStdString();
    json["title"] = words.title.toStdString();
    json["why"] = words.why.toStdString();
    json["what_to_do"] = words.what_to_do.toStdString();
    json["values"] = messageToJson(finding.message)["values"];
    json["evidence"] = OrderedJson::array();
    for (const FigureId& id : finding.evidence) json["evidence"].push_back(figure_id_text(id));
    json["sources"] = finding.sources;
    return json;
}

OrderedJson derivationToJson(const Catalogue& catalogue, const Derivation& derivation) {
    OrderedJson json;
    json["figure"] = figure_id_text(derivation.id);
    json["label"] = figureLabel(derivation.id.kind).toStdString();
    json["result"] = figureToJson(derivation.result);
    json["formula"] = derivation.formula;
    json["inputs"] = OrderedJson::array();
    for (const DerivationInput& input : derivation.inputs) {
        OrderedJson row;
        row["symbol"] = input.symbol;
        row["meaning"] = inputMeaning(input.meaning).toStdString();
        row["value"] = figureToJson(input.value);
        row["origin"] = originText(input.origin).toStdString();
        row["source"] = input.source;
        if (const Source* source = catalogue.source(input.source)) {
            row["source_title"] = source->title;
            row["source_address"] = source->address;
            row["source_read"] = source->read;
        }
        if (!input.note.empty()) row["note"] = input.note;
        json["inputs"].push_back(std::move(row));
    }
    return json;
}

OrderedJson caseResultToJson(const CaseResult& result) {
    OrderedJson json;
    json["id"] = result.id;
    json["kind"] = result.kind;
    json["unit"] = result.unit;
    json["published"] = result.published;
    json["predicted"] = numberOrNull(result.predicted);
    json["low"] = numberOrNull(result.low);
    json["high"] = numberOrNull(result.high);
    json["relative_error"] = numberOrNull(result.known() && result.published != 0.0 ? result.relative_error() : std::nan(""));
    json["method"] = result.method;
    if (!result.known()) json["unknown"] = messageToJson(result.unknown);
    return json;
}

}  // namespace rackwright
