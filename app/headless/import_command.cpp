#include "app/headless/import_command.h"

#include "app/headless/bounded_file.h"
#include "app/headless/output.h"
#include "app/wording/wording.h"
#include "catalog/importing/import_device_type.h"
#include "catalog/importing/import_model_config.h"
#include "sizing/llm_parameters.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>
#include <string_view>

namespace rackwright {
namespace {

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

/// The day the figures were read: as given, else today.
Result<std::string> dayRead(const QString& given) {
    if (given.isEmpty()) return QDate::currentDate().toString(Qt::ISODate).toStdString();
    const QDate date = QDate::fromString(given, Qt::ISODate);
    if (!date.isValid()) return Message("import.no-date").with("found", given.toStdString());
    return date.toString(Qt::ISODate).toStdString();
}

bool isTaken(const Catalogue& catalogue, const std::string& id) {
    return catalogue.model(id) != nullptr || catalogue.server(id) != nullptr || catalogue.array(id) != nullptr ||
           catalogue.network_switch(id) != nullptr || catalogue.gpu(id) != nullptr || catalogue.drive(id) != nullptr ||
           catalogue.detector(id) != nullptr || catalogue.link(id) != nullptr || catalogue.nic(id) != nullptr ||
           catalogue.rack(id) != nullptr || catalogue.pdu(id) != nullptr || catalogue.engine(id) != nullptr ||
           catalogue.decoder(id) != nullptr || catalogue.codec(id) != nullptr || catalogue.camera(id) != nullptr ||
           catalogue.question(id) != nullptr;
}

Failure write(const QString& path, const std::string& text) {
    const QFileInfo target(path);
    if (target.exists() || target.isSymLink()) return Message("headless.exists").with("file", path.toStdString());
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit()) return std::nullopt;
    return Message("export.cannot-write").with("file", path.toStdString()).with("detail", file.errorString().toStdString());
}

bool isYaml(const QString& file) {
    return file.endsWith(QLatin1String(".yaml"), Qt::CaseInsensitive) || file.endsWith(QLatin1String(".yml"), Qt::CaseInsensitive);
}

Result<DeviceKind> deviceKind(const QString& word) {
    if (word == QLatin1String("server")) return DeviceKind::Server;
    if (word == QLatin1String("array")) return DeviceKind::Array;
    if (word == QLatin1String("switch")) return DeviceKind::Switch;
    return Message("import.no-kind");
}

Result<ImportedProduct> importFile(const ImportCall& call, const ImportOrigin& origin) {
    const auto limit = static_cast<qint64>(largest_import);
    const std::optional<QByteArray> text = readBounded(call.file, limit);
    if (!text) return Message("headless.unreadable").with("file", call.file.toStdString());
    if (isYaml(call.file)) {
        const Result<DeviceKind> kind = deviceKind(call.kind);
        if (!kind.ok()) return kind.error();
        return import_device_type(view(*text), kind.value(), origin);
    }
    if (!call.kind.isEmpty()) return Message("import.kind-of-config").with("file", call.file.toStdString());
    QByteArray quant;
    if (!call.quant.isEmpty()) {
        const std::optional<QByteArray> beside = readBounded(call.quant, limit);
        if (!beside) return Message("headless.unreadable").with("file", call.quant.toStdString());
        if (beside->isEmpty()) return Message("import.no-quantisation").with("file", call.quant.toStdString());
        quant = *beside;
    }
    return import_model_config(view(*text), view(quant), call.quant.toStdString(), origin);
}

/// The parameters that the sizing counts in what was written.
void countParameters(const ImportedProduct& product, std::vector<Message>& lines, nlohmann::ordered_json& json) {
    Catalogue catalogue;
    if (!product.complete()) return;
    if (load_catalogue_text(product.json, product.id, catalogue) || catalogue.models.empty()) return;
    const LlmParameters count = count_parameters(catalogue.models.front());
    if (!count.known()) {
        lines.emplace_back(std::string(count.unknown_reason));
        json["parameters"] = nullptr;
        json["unknown"] = count.unknown_reason;
        return;
    }
    lines.push_back(
        Message("import.counted").with("total", count.total(), Unit::Parameter).with("active", count.active(), Unit::Parameter));
    json["parameters"] = {{"total", count.total()}, {"active", count.active()}, {"prediction_layers", count.mtp}};
}

}  // namespace

int runImport(const Catalogue& catalogue, const ImportCall& call) {
    if (call.out.isEmpty()) return fail(QStringLiteral("import FILE --out OUT.json"));
    const Result<std::string> day = dayRead(call.date);
    if (!day.ok()) return fail(day.error());
    const ImportOrigin origin{call.file.toStdString(), call.name.toStdString(), call.address.toStdString(), day.value()};
    const Result<ImportedProduct> imported = importFile(call, origin);
    if (!imported.ok()) return fail(imported.error());
    const ImportedProduct& product = imported.value();
    if (isTaken(catalogue, product.id)) return fail(Message("import.id-taken").with("found", product.id));
    if (const Failure failure = write(call.out, product.json)) return fail(*failure);

    std::vector<Message> lines = {Message("import.written").with("file", call.out.toStdString()).with("id", product.id)};
    nlohmann::ordered_json json = {{"file", call.out.toStdString()}, {"id", product.id}, {"complete", product.complete()}};
    countParameters(product, lines, json);
    json["to_fill_in"] = product.to_fill_in;
    json["notes"] = nlohmann::ordered_json::array();
    for (const Message& note : product.notes) {
        lines.push_back(note);
        json["notes"].push_back(messageText(note).toStdString());
    }
    if (!product.complete()) {
        lines.emplace_back("import.to-fill-in");
        for (const std::string& place : product.to_fill_in) lines.push_back(Message("import.place").with("path", place));
    }
    if (call.json) {
        print(json);
    } else {
        for (const Message& line : lines) print(messageText(line) + QLatin1Char('\n'));
    }
    return product.complete() ? exit_done : exit_answer_is_no;
}

}  // namespace rackwright
