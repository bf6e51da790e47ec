// The catalogue that is shipped: it loads, and its figures agree with each other as far as physics and the vendors' own
// rules tell. Whether a figure is what its source says, no test can know.
#include "catalog/catalogue.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

namespace {

QString describe(const Message& message) {
    QString text = QString::fromStdString(message.code);
    for (const MessageArgument& argument : message.arguments) {
        text += QString(" %1=%2").arg(QString::fromStdString(argument.name),
                                      argument.is_number ? QString::number(argument.number) : QString::fromStdString(argument.text));
    }
    return text;
}

bool is_sxm(const Gpu& gpu) { return gpu.form != GpuForm::Pcie; }

/// Collects what breaks a rule, so that one run names all of it.
class Violations {
public:
    void check(bool holds, const std::string& id, const QString& what) {
        if (!holds) list_ << QString::fromStdString(id) + ": " + what;
    }
    void verify() const { QVERIFY2(list_.isEmpty(), qPrintable("\n" + list_.join("\n"))); }

private:
    QStringList list_;
};

}  // namespace

class RealCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void has_every_kind();
    void has_what_the_reference_case_names();
    void servers();
    void storage();
    void links();
    void switches();
    void network_cards();
    void racks();
    void power_strips();
    void cameras();
    void video();
    void models();
    void names_are_not_ambiguous();
    void sources_can_be_looked_up();
    void questions_are_whole();

private:
    Catalogue catalogue_;
};

void RealCatalogueTest::initTestCase() {
    Result<Catalogue> result = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
    QVERIFY2(result.ok(), result.ok() ? "" : qPrintable(describe(result.error())));
    catalogue_ = std::move(result.value());
}

void RealCatalogueTest::has_every_kind() {
    QVERIFY(!catalogue_.sources.empty());
    QVERIFY(!catalogue_.gpus.empty());
    QVERIFY(!catalogue_.servers.empty());
    QVERIFY(!catalogue_.arrays.empty());
    QVERIFY(!catalogue_.drives.empty());
    QVERIFY(!catalogue_.models.empty());
    QVERIFY(!catalogue_.decoders.empty());
    QVERIFY(!catalogue_.detectors.empty());
    QVERIFY(!catalogue_.codecs.empty());
    QVERIFY(!catalogue_.links.empty());
    QVERIFY(!catalogue_.engines.empty());
    QVERIFY(!catalogue_.questions.empty());
    QVERIFY(catalogue_.arrays.size() >= 15);
    QVERIFY(catalogue_.drives.size() >= 25);
    QVERIFY(catalogue_.detectors.size() >= 20);
    QVERIFY(catalogue_.switches.size() >= 12);
    QVERIFY(catalogue_.nics.size() >= 8);
    QVERIFY(catalogue_.racks.size() >= 4);
    QVERIFY(catalogue_.pdus.size() >= 5);
    QVERIFY(!catalogue_.cameras.empty());
}

void RealCatalogueTest::has_what_the_reference_case_names() {
    for (const char* gpu : {"A100 80GB SXM4", "A100 40GB PCIe", "A100 80GB PCIe", "RTX PRO 6000", "H200 SXM", "H200 NVL", "B300"}) {
        QVERIFY2(catalogue_.find_gpu(gpu) != nullptr, gpu);
    }
    for (const char* server : {"SYS-521GE-TNRT"}) QVERIFY2(catalogue_.find_server(server) != nullptr, server);
    for (const char* model : {"meta-llama/Meta-Llama-3-70B", "Qwen2.5-72B-Instruct", "Qwen3.5-35B-A3B", "Llama-3.1-8B"}) {
        QVERIFY2(catalogue_.find_model(model) != nullptr, model);
    }
    QVERIFY(catalogue_.find_detector("YOLOv8m") != nullptr);
    const auto is_me5 = [](const ArrayProduct& array) { return array.name.find("ME5024") != std::string::npos; };
    const auto me5 = std::find_if(catalogue_.arrays.begin(), catalogue_.arrays.end(), is_me5);
    QVERIFY(me5 != catalogue_.arrays.end());
    QVERIFY(me5->claims.size() >= 2);  // the write cache is in dispute: both sides are shown
    QVERIFY(!me5->ask_en.empty() && !me5->ask_ru.empty());
}

void RealCatalogueTest::servers() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        const auto takes = [&](GpuForm form) {
            return std::find(server.accepts.begin(), server.accepts.end(), form) != server.accepts.end();
        };
        const double redundant_supply = server.psu_needed.value * server.psu_power.value;
        const double supply = server.psu_count.value * server.psu_power.value;
        double gpu_power = server.gpu_power_max.known() ? server.gpu_power_max.value : 0.0;
        if (const Gpu* fixed = catalogue_.gpu(server.fixed_gpu)) {
            violations.check(takes(fixed->form), server.id, "does not accept its own GPUs");
            violations.check(server.topology == GpuTopology::NvSwitch || !is_sxm(*fixed), server.id, "modules without switches");
            gpu_power = fixed->board_power.value;
        }
        violations.check((server.topology == GpuTopology::PcieSwitch) == (server.gpus_per_switch > 0), server.id,
                         "switches and GPUs a switch disagree");
        violations.check(server.base_power.value < redundant_supply, server.id, "the supplies do not even carry the empty server");
        const double full = server.base_power.value + server.gpu_slots.value * gpu_power;
        // A full server that loses its redundancy is a finding; one that all supplies together do not carry is not sold.
        violations.check(full <= 1.1 * supply, server.id, QString("%1 W full, supplies carry %2 W").arg(full).arg(supply));
        violations.check(!server.max_power.known() || server.max_power.value > server.base_power.value, server.id,
                         "maximum below the base");
        violations.check(server.psu_needed.value <= server.psu_count.value, server.id, "needs more supplies than it has");
        for (const Fact* whole : {&server.rack_units, &server.gpu_slots, &server.psu_count, &server.psu_needed}) {
            violations.check(whole->value == std::floor(whole->value), server.id, "a count is not whole");
        }
    }
    violations.verify();
}

void RealCatalogueTest::storage() {
    Violations violations;
    for (const DriveProduct& drive : catalogue_.drives) {
        const bool is_nvme_form = drive.form == DriveForm::U2 || drive.form == DriveForm::E3s;
        violations.check((drive.drive_class == DriveClass::Nvme) == is_nvme_form, drive.id, "class and form factor disagree");
        violations.check(drive.drive_class != DriveClass::NlSas || drive.form == DriveForm::Sas35, drive.id, "NL-SAS that is not 3.5 inch");
        const bool is_disk = drive.drive_class == DriveClass::NlSas || drive.drive_class == DriveClass::Sas;
        // A head at 7,200 rpm reads about 300 MB/s; PCIe 6.0 x4 carries 30 GB/s, 24G SAS with two ports 4.8 GB/s.
        const double most = is_disk ? 350e6 : drive.drive_class == DriveClass::SasSsd ? 4.8e9 : 30e9;
        violations.check(!drive.throughput.known() || (drive.throughput.value <= most && drive.throughput.value >= 100e6), drive.id,
                         "reads faster or slower than anything of its class");
        violations.check(!drive.write_throughput.known() || drive.write_throughput.value <= drive.throughput.value, drive.id,
                         "writes faster than it reads");
        violations.check(drive.power.value > 5 && drive.power.value <= 30, drive.id, "power out of its class");
        violations.check(!drive.unrecoverable_read_errors.known() || drive.unrecoverable_read_errors.value <= (is_disk ? 1e-14 : 1e-16),
                         drive.id, "more read errors than its class is rated for");
    }
    for (const ArrayProduct& array : catalogue_.arrays) {
        for (const DriveForm form : array.accepts) {
            const bool exists = std::any_of(catalogue_.drives.begin(), catalogue_.drives.end(),
                                            [&](const DriveProduct& drive) { return drive.form == form; });
            violations.check(exists, array.id, "no drive fits it");
            // The densest shelves hold 106 disks of 3.5 inch in 4U, 36 of 2.5 inch or E3.S in 1U.
            const double bays_a_unit = array.drive_bays.value / array.rack_units.value;
            violations.check(bays_a_unit <= (form == DriveForm::Sas35 ? 27 : 36), array.id, "more bays than fit its height");
        }
        violations.check(!array.write_throughput.known() || array.write_throughput.value <= array.read_throughput.value, array.id,
                         "writes faster than it reads");
        violations.check(!array.weight.known() || array.weight.value / array.rack_units.value < 35, array.id, "too heavy for its height");
        for (const Claim& claim : array.claims) {
            const auto same =
                std::count_if(array.claims.begin(), array.claims.end(), [&](const Claim& other) { return other.about == claim.about; });
            violations.check(same < 2 || (!array.ask_en.empty() && !array.ask_ru.empty()), array.id,
                             "a dispute without the question to the vendor");
        }
    }
    violations.verify();
}

void RealCatalogueTest::links() {
    Violations violations;
    for (const Link& link : catalogue_.links) {
        for (const LinkMeasurement& measurement : link.group) {
            const QString where = QString("%1 GPUs, %2 GB/s").arg(measurement.gpus).arg(measurement.busbw.value / 1e9);
            // Reducing in the switch (NVLS) may show a little more than a ring could; eight network cards show eight times.
            violations.check(measurement.busbw.value <= 8.0 * link.per_direction.value * 1.1, link.id, where + ": faster than the link");
        }
    }
    violations.verify();
}

void RealCatalogueTest::switches() {
    Violations violations;
    for (const SwitchProduct& product : catalogue_.switches) {
        double all_ports = 0.0;
        int count = 0;
        for (const SwitchPorts& ports : product.ports) {
            all_ports += ports.count * ports.rate.value;
            count += ports.count;
        }
        // A vendor's figure that counts both directions would show as twice the ports.
        violations.check(
            !product.throughput.known() || (product.throughput.value <= 1.001 * all_ports && product.throughput.value > 0.2 * all_ports),
            product.id, "throughput does not follow from the ports");
        violations.check(!product.power.known() || product.power.value < product.max_power.value, product.id, "typical above the maximum");
        // No more than 36 twin cages or 54 small ones fit the front of a unit.
        violations.check(count / product.rack_units.value <= 72, product.id, "more ports than fit its height");
        // From 48 copper ports of 1 Gbit/s to 144 of 800: a few watts to fifty a port.
        const double watt_a_port = product.max_power.value / count;
        violations.check(watt_a_port > 2 && watt_a_port < 70, product.id, QString("%1 W a port").arg(watt_a_port));
    }
    violations.verify();
}

void RealCatalogueTest::network_cards() {
    Violations violations;
    for (const NicProduct& nic : catalogue_.nics) {
        const double all = nic.total_rate.known() ? nic.total_rate.value : nic.ports * nic.port_rate.value;
        violations.check(all <= nic.ports * nic.port_rate.value, nic.id, "carries more than its ports");
        // Gbit/s of a lane in one direction: 8 GT/s with 128b/130b in the third generation, and twice as much in each further one.
        const double lane = 8e9 * 128.0 / 130.0 * std::pow(2.0, nic.pcie_generation - 3);
        violations.check(all <= nic.pcie_lanes * lane, nic.id, "its slot does not carry its ports");
        violations.check(nic.power.value <= 150, nic.id, "draws more than a card may");
    }
    violations.verify();
}

void RealCatalogueTest::racks() {
    Violations violations;
    for (const RackProduct& rack : catalogue_.racks) {
        // 44.45 mm a unit, and a frame around them.
        const double units = rack.rack_units.value * 44.45;
        violations.check(!rack.height.known() || (rack.height.value > units && rack.height.value < units + 250), rack.id,
                         "height does not follow from the units");
        violations.check(!rack.moving_load_limit.known() || rack.moving_load_limit.value <= rack.load_limit.value, rack.id,
                         "carries more when it is moved");
        violations.check(!rack.weight.known() || rack.weight.value < rack.load_limit.value, rack.id, "heavier than its load");
        violations.check(rack.depth.value >= 600, rack.id, "shallower than a server");
    }
    violations.verify();
}

void RealCatalogueTest::power_strips() {
    Violations violations;
    for (const PduProduct& pdu : catalogue_.pdus) {
        const double reckoned = pdu.voltage.value * pdu.current.value * (pdu.phases == 3 ? std::sqrt(3.0) : 1.0);
        violations.check(std::fabs(pdu.power.value / reckoned - 1.0) < 0.02, pdu.id,
                         QString("%1 W printed, volts and amperes make %2").arg(pdu.power.value).arg(reckoned));
    }
    violations.verify();
}

void RealCatalogueTest::cameras() {
    Violations violations;
    for (const CameraProfile& camera : catalogue_.cameras) {
        const CodecProfile* codec = catalogue_.codec(camera.codec);
        QVERIFY(codec != nullptr);
        const double bits = camera.bitrate.value / (camera.frame_rate.value * camera.width * camera.height);
        // The guides of sellers round up, most at low frame rates, where pictures differ more from each other: up to 2.5 times the
        // upper end of the codec's range.
        violations.check(bits > 0.5 * codec->bits_per_pixel.low && bits < 2.5 * codec->bits_per_pixel.high, camera.id,
                         QString("%1 bits a pixel").arg(bits));
    }
    violations.verify();
}

void RealCatalogueTest::video() {
    Violations violations;
    for (const Decoder& decoder : catalogue_.decoders) {
        violations.check(decoder.h264_1080p.known() || decoder.hevc_1080p.known(), decoder.id, "no rate at all");
        violations.check(!decoder.h264_1080p_low.known() || decoder.h264_1080p_low.value <= decoder.h264_1080p.value, decoder.id,
                         "H.264 rule above the rate");
        violations.check(!decoder.hevc_1080p_low.known() || decoder.hevc_1080p_low.value <= decoder.hevc_1080p.value, decoder.id,
                         "HEVC rule above the rate");
    }
    for (const Detector& detector : catalogue_.detectors) {
        violations.check(detector.operations.known() || !detector.measured.empty(), detector.id, "neither operations nor a measured rate");
        if (!detector.operations.known()) continue;
        for (const DetectorMeasurement& measurement : detector.measured) {
            const Gpu* gpu = catalogue_.gpu(measurement.gpu);
            QVERIFY(gpu != nullptr);
            const double operations = measurement.fps.value * detector.operations.value;
            const Fact& half = gpu->bf16_dense.known() ? gpu->bf16_dense : gpu->fp16_dense;
            const double peak =
                measurement.precision == Precision::Int8 && gpu->int8_dense.known() ? gpu->int8_dense.value : 2.0 * half.value;
            violations.check(operations < peak, detector.id,
                             QString("%1 fps on %2 is above the peak").arg(measurement.fps.value).arg(QString::fromStdString(gpu->id)));
        }
    }
    for (const CodecProfile& codec : catalogue_.codecs) {
        // Motion JPEG is the largest, about 1-2 bits a pixel.
        violations.check(codec.bits_per_pixel.value < 4.0, codec.id, "more than 4 bits a pixel");
    }
    violations.verify();
}

void RealCatalogueTest::models() {
    Violations violations;
    for (const LanguageModel& model : catalogue_.models) {
        // Every parameter of a dense block is in its attention (about 2 to 4 hidden^2) or in its three MLP matrices, so that
        // the published size bounds the dimensions. A slip of a digit breaks this; exact counts are the sizing's.
        if (!model.is_moe && model.parameters_published.known() && model.attention.kind != AttentionKind::Encoder) {
            const double hidden = model.hidden, layers = model.layers;
            const double embedding = static_cast<double>(model.vocab) * hidden * (model.tied_embeddings ? 1.0 : 2.0);
            const double mlp = layers * 3.0 * hidden * model.intermediate;
            const double attention = layers * hidden * model.head_dim * 2.0 * (model.heads + model.kv_heads);
            const double ratio = (embedding + mlp + attention) / model.parameters_published.value;
            violations.check(ratio > 0.8 && ratio < 1.2, model.id, QString("dimensions make %1 of the published size").arg(ratio));
        }
        violations.check(!model.name.empty() && !model.hugging_face_id.empty(), model.id, "without a Hugging Face id");
    }
    violations.verify();
}

void RealCatalogueTest::names_are_not_ambiguous() {
    Violations violations;
    const auto check = [&](const auto& items, auto find) {
        for (const auto& item : items) {
            std::vector<std::string> names = item.aliases;
            names.push_back(item.name);
            names.push_back(item.id);
            for (const std::string& name : names) {
                const auto* found = find(name);
                violations.check(found == &item, item.id,
                                 QString::fromStdString("\"" + name + "\" finds " + (found == nullptr ? "nothing" : found->id)));
            }
        }
    };
    check(catalogue_.gpus, [&](const std::string& name) { return catalogue_.find_gpu(name); });
    check(catalogue_.models, [&](const std::string& name) { return catalogue_.find_model(name); });
    check(catalogue_.detectors, [&](const std::string& name) { return catalogue_.find_detector(name); });
    check(catalogue_.servers, [&](const std::string& name) { return catalogue_.find_server(name); });
    check(catalogue_.switches, [&](const std::string& name) { return catalogue_.find_switch(name); });
    check(catalogue_.nics, [&](const std::string& name) { return catalogue_.find_nic(name); });
    check(catalogue_.racks, [&](const std::string& name) { return catalogue_.find_rack(name); });
    check(catalogue_.pdus, [&](const std::string& name) { return catalogue_.find_pdu(name); });
    violations.verify();
}

void RealCatalogueTest::sources_can_be_looked_up() {
    Violations violations;
    for (const Source& source : catalogue_.sources) {
        // What has no address (a customer's letter) says in its note how it can be looked up.
        const bool is_web = source.address.starts_with("https://") || source.address.starts_with("http://");
        violations.check(is_web || !source.note.empty(), source.id, "neither an address nor a note");
    }
    violations.verify();
}

void RealCatalogueTest::questions_are_whole() {
    Violations violations;
    for (const Question& question : catalogue_.questions) {
        // A question that may stay unanswered says what is assumed then.
        violations.check(!question.assumption_en.empty() || question.decides, question.id, "no assumption");
        violations.check(question.choices.size() != 1, question.id, "one choice is none");
    }
    violations.verify();
}

QTEST_APPLESS_MAIN(RealCatalogueTest)
#include "real_catalogue_test.moc"
