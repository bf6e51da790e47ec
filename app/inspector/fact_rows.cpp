#include "app/inspector/fact_rows.h"

#include "app/palette/product_facts.h"
#include "app/wording/wording.h"

namespace rackwright {
namespace {

/// Gathers the rows of one product.
class FactRows {
    Q_DECLARE_TR_FUNCTIONS(FactRows)

public:
    explicit FactRows(const Catalogue& catalogue) : catalogue_(catalogue) {}

    void words(const QString& label, const QString& value) {
        if (!value.isEmpty()) rows_.push_back({label, value, {}});
    }
    /// Facts that the catalogue does not state are left out.
    void fact(const QString& label, const Fact& fact) {
        if (!fact.known()) return;
        Figure figure = Figure::exact(fact.value, fact.unit);
        figure.low = fact.low;
        figure.high = fact.high;
        PairTable::Row row{label, figureText(figure), origin(fact)};
        if (const Source* source = catalogue_.source(fact.source)) row.address = QString::fromStdString(source->address);
        rows_.push_back(std::move(row));
    }
    std::vector<PairTable::Row> take() { return std::move(rows_); }

private:
    QString origin(const Fact& fact) const {
        QStringList lines;
        if (const Source* source = catalogue_.source(fact.source)) {
            lines << tr("Source: %1").arg(QString::fromStdString(source->title));
            // A source without an address says in its note how it can be looked up.
            lines << QString::fromStdString(source->address.empty() ? source->note : source->address);
        }
        if (fact.assumed) lines << tr("Assumed");
        if (!fact.note.empty()) lines << QString::fromStdString(fact.note);
        for (const DisputedValue& other : fact.disputed) {
            lines << tr("Disputed: %1 (%2)").arg(valueText(other.value, fact.unit), QString::fromStdString(other.why));
        }
        return lines.join(QLatin1Char('\n'));
    }

    const Catalogue& catalogue_;
    std::vector<PairTable::Row> rows_;
};

void identity(FactRows& rows, const Product& product) {
    rows.words(FactRows::tr("Product"), QString::fromStdString(product.name));
    rows.words(FactRows::tr("Vendor"), QString::fromStdString(product.vendor));
}

QString forms(const std::vector<GpuForm>& accepted) {
    QStringList words;
    for (const GpuForm form : accepted) words << ProductFacts::form(form);
    return words.join(QStringLiteral(", "));
}

}  // namespace

std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const Gpu& gpu) {
    FactRows rows(catalogue);
    identity(rows, gpu);
    rows.words(FactRows::tr("Form"), ProductFacts::form(gpu.form));
    if (gpu.devices > 1) rows.words(FactRows::tr("Devices, each with its own memory"), QString::number(gpu.devices));
    rows.fact(FactRows::tr("Memory as printed"), gpu.memory_printed);
    rows.fact(FactRows::tr("Memory as the driver shows it"), gpu.memory_visible);
    rows.fact(FactRows::tr("Memory bandwidth"), gpu.memory_bandwidth);
    rows.fact(FactRows::tr("BF16, dense"), gpu.bf16_dense);
    rows.fact(FactRows::tr("BF16, measured"), gpu.bf16_achievable);
    rows.fact(FactRows::tr("FP16, dense"), gpu.fp16_dense);
    rows.fact(FactRows::tr("FP8, dense"), gpu.fp8_dense);
    rows.fact(FactRows::tr("FP4, dense"), gpu.fp4_dense);
    rows.fact(FactRows::tr("INT8, dense"), gpu.int8_dense);
    rows.fact(FactRows::tr("Decode engines"), gpu.nvdec_engines);
    rows.fact(FactRows::tr("Board power"), gpu.board_power);
    rows.fact(FactRows::tr("PCIe generation"), gpu.pcie_generation);
    rows.fact(FactRows::tr("NVLink, each direction"), gpu.nvlink_per_direction);
    QStringList profiles;
    for (const MigProfile& profile : gpu.mig) profiles << QString::fromStdString(profile.name);
    rows.words(FactRows::tr("MIG profiles"), profiles.join(QStringLiteral(", ")));
    return rows.take();
}

std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const ServerProduct& server) {
    FactRows rows(catalogue);
    identity(rows, server);
    rows.fact(FactRows::tr("Height"), server.rack_units);
    rows.fact(FactRows::tr("GPU slots"), server.gpu_slots);
    rows.words(FactRows::tr("Takes GPUs of the form"), forms(server.accepts));
    rows.fact(FactRows::tr("Power of a GPU, at most"), server.gpu_power_max);
    rows.fact(FactRows::tr("Width of a GPU, at most"), server.slot_width_max);
    rows.fact(FactRows::tr("Power without GPUs"), server.base_power);
    rows.fact(FactRows::tr("Power in all, at most"), server.max_power);
    rows.fact(FactRows::tr("Power supplies"), server.psu_count);
    rows.fact(FactRows::tr("Power of a supply"), server.psu_power);
    rows.fact(FactRows::tr("Supplies that must run"), server.psu_needed);
    rows.fact(FactRows::tr("Processor sockets"), server.cpu_sockets);
    rows.fact(FactRows::tr("Memory, at most"), server.host_memory_max);
    rows.fact(FactRows::tr("Drive bays"), server.drive_bays);
    rows.fact(FactRows::tr("Network ports"), server.nic_count);
    rows.fact(FactRows::tr("Rate of a port"), server.nic_rate);
    rows.fact(FactRows::tr("Depth"), server.depth);
    rows.fact(FactRows::tr("Weight"), server.weight);
    rows.fact(FactRows::tr("Weight without cards"), server.bare_weight);
    return rows.take();
}

std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const ArrayProduct& array) {
    FactRows rows(catalogue);
    identity(rows, array);
    rows.fact(FactRows::tr("Height"), array.rack_units);
    rows.fact(FactRows::tr("Drive bays"), array.drive_bays);
    rows.fact(FactRows::tr("Power without drives"), array.base_power);
    rows.fact(FactRows::tr("Read throughput"), array.read_throughput);
    rows.fact(FactRows::tr("Write throughput"), array.write_throughput);
    rows.fact(FactRows::tr("Depth"), array.depth);
    rows.fact(FactRows::tr("Weight"), array.weight);
    return rows.take();
}

std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const DriveProduct& drive) {
    FactRows rows(catalogue);
    rows.words(FactRows::tr("Drive"), QString::fromStdString(drive.name));
    rows.fact(FactRows::tr("Capacity"), drive.capacity);
    rows.fact(FactRows::tr("Power"), drive.power);
    rows.fact(FactRows::tr("Read throughput"), drive.throughput);
    rows.fact(FactRows::tr("Write throughput"), drive.write_throughput);
    rows.fact(FactRows::tr("Unrecoverable read errors"), drive.unrecoverable_read_errors);
    return rows.take();
}

}  // namespace rackwright
