// Every accelerator of the shipped catalogue against physics and the vendors' own rules: bandwidth of its kind of memory, arithmetic of
// its generation, formats that it has, forms and links. A sparse rate stored as dense, a figure of another form factor or a slip of a
// digit breaks one of these; whether a figure is what its source says, no test can know.
#include "catalog/catalogue.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

namespace {

constexpr double gib = 1024.0 * 1024.0 * 1024.0;

bool is_module(const Gpu& gpu) { return gpu.form != GpuForm::Pcie; }

bool is_nvidia(const Gpu& gpu) { return gpu.vendor == "NVIDIA"; }

bool is_cdna(Architecture architecture) {
    return architecture == Architecture::Cdna2 || architecture == Architecture::Cdna3 || architecture == Architecture::Cdna4;
}

/// 16-bit products: BF16, or FP16 where the generation has no BF16.
const Fact& half_rate(const Gpu& gpu) { return gpu.bf16_dense.known() ? gpu.bf16_dense : gpu.fp16_dense; }

struct Band {
    double low, high;
};

/// Bytes a second of the whole memory, from a small card to the largest of the kind.
Band bandwidth_band(const Gpu& gpu) {
    switch (gpu.architecture) {
        case Architecture::Volta:  // HBM2
            return {0.85e12, 1.2e12};
        case Architecture::Turing:  // GDDR6, 256 or 384 bits at 10 to 14 Gbit/s
            return {0.3e12, 0.7e12};
        case Architecture::Ampere:  // GDDR6 (A2: 128 bits) or HBM2 and HBM2e
            return half_rate(gpu).value / 1e12 > 160 && gpu.memory_printed.value < 90e9 ? Band{0.9e12, 2.1e12} : Band{0.19e12, 0.82e12};
        case Architecture::Ada:  // GDDR6, 160 to 384 bits
            return {0.29e12, 1.05e12};
        case Architecture::Hopper:  // HBM2e (H100 PCIe) to HBM3e
            return {1.9e12, 5.0e12};
        case Architecture::Blackwell:  // GDDR7 on cards, HBM3e on modules
            return is_module(gpu) ? Band{7.5e12, 8.1e12} : Band{0.4e12, 1.85e12};
        case Architecture::BlackwellUltra:
            return {7.5e12, 8.1e12};
        case Architecture::Rubin:  // HBM4, as announced and as reported
            return {20e12, 22e12};
        case Architecture::Cdna2:  // HBM2e, one or two dies
            return {1.5e12, 3.4e12};
        case Architecture::Cdna3:
            return {5.0e12, 6.1e12};
        case Architecture::Cdna4:
            return {7.9e12, 8.1e12};
        case Architecture::Gaudi2:
            return {2.4e12, 2.5e12};
        case Architecture::Gaudi3:
            return {3.6e12, 3.75e12};
        case Architecture::Ascend:  // LPDDR4X (310P) to HBM
            return {0.4e12, 3.3e12};
        case Architecture::Unknown:
            break;
    }
    return {0, 0};
}

/// Dense 16-bit operations a second. The upper ends are the largest products of the generation, none of which doubles for sparsity.
Band arithmetic_band(const Gpu& gpu) {
    switch (gpu.architecture) {
        case Architecture::Volta:
            return {110e12, 131e12};
        case Architecture::Turing:
            return {60e12, 131e12};
        case Architecture::Ampere:
            return {18e12, 313e12};
        case Architecture::Ada:
            return {80e12, 365e12};
        case Architecture::Hopper:
            return {147e12, 990e12};
        case Architecture::Blackwell:
            return is_module(gpu) ? Band{2200e12, 2500e12} : Band{90e12, 505e12};
        case Architecture::BlackwellUltra:
            return {2200e12, 2500e12};
        case Architecture::Rubin:
            return {3900e12, 4100e12};
        case Architecture::Cdna2:
            return {180e12, 384e12};
        case Architecture::Cdna3:
            return {1300e12, 1310e12};
        case Architecture::Cdna4:
            return {2290e12, 2520e12};
        case Architecture::Gaudi2:
            return {430e12, 433e12};
        case Architecture::Gaudi3:
            return {1670e12, 1840e12};
        case Architecture::Ascend:
            return {139e12, 801e12};
        case Architecture::Unknown:
            break;
    }
    return {0, 0};
}

bool has_bf16(const Gpu& gpu) {
    // The Ascend 310P has none (its only products here are the cards of the family).
    const bool ascend_310p = gpu.architecture == Architecture::Ascend && gpu.form == GpuForm::Pcie;
    return gpu.architecture != Architecture::Volta && gpu.architecture != Architecture::Turing && !ascend_310p;
}

bool has_fp8(Architecture architecture) {
    switch (architecture) {
        case Architecture::Ada:
        case Architecture::Hopper:
        case Architecture::Blackwell:
        case Architecture::BlackwellUltra:
        case Architecture::Rubin:
        case Architecture::Cdna3:
        case Architecture::Cdna4:
        case Architecture::Gaudi2:
        case Architecture::Gaudi3:
            return true;
        default:
            return false;
    }
}

bool has_fp4(Architecture architecture) {
    return architecture == Architecture::Blackwell || architecture == Architecture::BlackwellUltra || architecture == Architecture::Rubin ||
           architecture == Architecture::Cdna4;
}

/// Every figure of an accelerator with its name.
std::vector<std::pair<const char*, const Fact*>> figures_of(const Gpu& gpu) {
    return {{"memory_printed", &gpu.memory_printed},
            {"memory_visible", &gpu.memory_visible},
            {"memory_bandwidth", &gpu.memory_bandwidth},
            {"bf16_dense", &gpu.bf16_dense},
            {"fp16_dense", &gpu.fp16_dense},
            {"int8_dense", &gpu.int8_dense},
            {"fp8_dense", &gpu.fp8_dense},
            {"fp4_dense", &gpu.fp4_dense},
            {"bf16_achievable", &gpu.bf16_achievable},
            {"fp8_achievable", &gpu.fp8_achievable},
            {"board_power", &gpu.board_power},
            {"nvdec_engines", &gpu.nvdec_engines},
            {"pcie_generation", &gpu.pcie_generation},
            {"nvlink_per_direction", &gpu.nvlink_per_direction}};
}

/// Collects what breaks a rule, so that one run names all of it.
class Violations {
public:
    void check(bool holds, const Gpu& gpu, const QString& what) {
        if (!holds) list_ << QString::fromStdString(gpu.id) + ": " + what;
    }
    void in_band(double value, Band band, const Gpu& gpu, const char* what) {
        check(value >= band.low && value <= band.high, gpu,
              QString("%1 %2, expected %3 to %4").arg(what).arg(value).arg(band.low).arg(band.high));
    }
    void verify() const { QVERIFY2(list_.isEmpty(), qPrintable("\n" + list_.join("\n"))); }

private:
    QStringList list_;
};

}  // namespace

class GpuPlausibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void the_market_is_covered();
    void every_figure_has_a_source_or_says_that_it_is_assumed();
    void memory();
    void bandwidth_is_that_of_the_memory();
    void arithmetic_is_that_of_the_generation();
    void ratios_between_formats();
    void formats_of_the_generation();
    void power_is_that_of_the_form();
    void form_and_links();
    void video_engines();
    void cards_of_several_devices();
    void mig();

private:
    Catalogue catalogue_;
};

void GpuPlausibilityTest::initTestCase() {
    Result<Catalogue> result = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().code.c_str());
    catalogue_ = std::move(result.value());
}

void GpuPlausibilityTest::the_market_is_covered() {
    QVERIFY2(catalogue_.gpus.size() >= 60, qPrintable(QString::number(catalogue_.gpus.size())));
    for (const char* name :
         {"T4",     "V100",       "A2",        "A10",          "A16",          "A30",          "A40",        "A100",   "L4",     "L20",
          "L40",    "L40S",       "H20",       "H100",         "H100 NVL",     "H200",         "GH200",      "B200",   "B300",   "GB200",
          "GB300",  "Vera Rubin", "RTX A6000", "RTX 6000 Ada", "RTX PRO 4500", "RTX PRO 6000", "MI210",      "MI250X", "MI300X", "MI325X",
          "MI350X", "MI355X",     "Gaudi 2",   "Gaudi 3",      "HL-338",       "Ascend 910B",  "Ascend 310P"}) {
        QVERIFY2(catalogue_.find_gpu(name) != nullptr, name);
    }
    for (const char* vendor : {"NVIDIA", "AMD", "Intel", "Huawei"}) {
        const auto made = [&](const Gpu& gpu) { return gpu.vendor == vendor; };
        QVERIFY2(std::any_of(catalogue_.gpus.begin(), catalogue_.gpus.end(), made), vendor);
    }
}

void GpuPlausibilityTest::every_figure_has_a_source_or_says_that_it_is_assumed() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        for (const auto& [name, fact] : figures_of(gpu)) {
            if (!fact->known()) continue;
            violations.check(fact->assumed != !fact->source.empty(), gpu, QString("%1: neither a source nor assumed").arg(name));
            violations.check(!fact->assumed || !fact->note.empty(), gpu, QString("%1: assumed, but not from what").arg(name));
        }
    }
    violations.verify();
}

void GpuPlausibilityTest::memory() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        // The driver and the error correction take a part (15 % at most: ECC over GDDR); GB and GiB make up to 7.4 % in the
        // other direction.
        const double ratio = gpu.memory_visible.value / gpu.memory_printed.value;
        violations.in_band(ratio, {0.85, 1.09}, gpu, "visible memory of printed");
        // Vendors print chips of 2^30 bytes as GB; the H200 and its kin are printed with less than their chips hold (141 of 144).
        const double printed_gib = gpu.memory_printed.value / 1e9 * gib;
        violations.check(gpu.memory_visible.value <= 1.025 * printed_gib, gpu, "more visible memory than chips");
        violations.in_band(gpu.memory_printed.value / 1e9, {15, 300}, gpu, "GB");
    }
    violations.verify();
}

void GpuPlausibilityTest::bandwidth_is_that_of_the_memory() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        violations.in_band(gpu.memory_bandwidth.value / (gpu.architecture == Architecture::Ampere ? gpu.devices : 1), bandwidth_band(gpu),
                           gpu, "bandwidth");
        // Dense 16-bit operations a byte of memory bandwidth: H20 37, A100 80 GB 153, B200 292, L4 403.
        violations.in_band(half_rate(gpu).value / gpu.memory_bandwidth.value, {36, 800}, gpu, "FLOP a byte");
    }
    violations.verify();
}

void GpuPlausibilityTest::arithmetic_is_that_of_the_generation() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        violations.check(half_rate(gpu).known(), gpu, "no 16-bit rate");
        violations.in_band(half_rate(gpu).value, arithmetic_band(gpu), gpu, "16-bit rate");
        for (const DisputedValue& other : half_rate(gpu).disputed) {
            violations.check(other.value != half_rate(gpu).value, gpu, "disputed by the same value");
        }
    }
    violations.verify();
}

void GpuPlausibilityTest::ratios_between_formats() {
    Violations violations;
    const auto about = [](const Fact& fact, double of, double times, double tolerance) {
        return !fact.known() || std::fabs(fact.value / of - times) < tolerance * times;
    };
    for (const Gpu& gpu : catalogue_.gpus) {
        const double half = half_rate(gpu).value;
        violations.check(about(gpu.fp16_dense, half, 1.0, 0.05), gpu, "FP16 is not about BF16");
        // Half the bits, twice the rate: a sparse figure stored as dense would show as four times. Gaudi 3 runs FP8 as fast as BF16;
        // Rubin, as announced, 17.5 against 4 PFLOP/s.
        const double fp8 = gpu.architecture == Architecture::Gaudi3 ? 1.0 : gpu.architecture == Architecture::Rubin ? 4.375 : 2.0;
        violations.check(about(gpu.fp8_dense, half, fp8, 0.05), gpu, "FP8 is not in proportion to BF16");
        // CDNA 2 has no faster INT8; Blackwell Ultra and Rubin gave up INT8 units for FP4.
        const double int8 = gpu.architecture == Architecture::Cdna2 ? 1.0 : 2.0;
        if (gpu.architecture != Architecture::BlackwellUltra && gpu.architecture != Architecture::Rubin) {
            violations.check(about(gpu.int8_dense, half, int8, 0.05), gpu, "INT8 is not about twice BF16");
            violations.check(!gpu.fp4_dense.known() || about(gpu.fp4_dense, gpu.fp8_dense.value, 2.0, 0.05), gpu,
                             "FP4 is not about twice FP8");
        }
        violations.check(!gpu.bf16_achievable.known() || gpu.bf16_achievable.value <= half, gpu, "measured BF16 above the peak");
        violations.check(!gpu.fp8_achievable.known() || gpu.fp8_achievable.value <= gpu.fp8_dense.value, gpu,
                         "measured FP8 above the peak");
    }
    violations.verify();
}

void GpuPlausibilityTest::formats_of_the_generation() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        violations.check(gpu.architecture != Architecture::Unknown, gpu, "architecture unknown");
        violations.check(gpu.bf16_dense.known() == has_bf16(gpu), gpu, has_bf16(gpu) ? "BF16 figure missing" : "has no BF16 units");
        violations.check(gpu.fp8_dense.known() == has_fp8(gpu.architecture), gpu,
                         has_fp8(gpu.architecture) ? "FP8 figure missing" : "has no FP8 units");
        violations.check(gpu.fp4_dense.known() == has_fp4(gpu.architecture), gpu,
                         has_fp4(gpu.architecture) ? "FP4 figure missing" : "has no FP4 units");
        // Cards and modules of one generation of another vendor are not mixed up.
        const bool nvidia_generation = gpu.architecture <= Architecture::Rubin;
        violations.check(nvidia_generation == is_nvidia(gpu), gpu, "vendor and architecture disagree");
        violations.check(is_cdna(gpu.architecture) == (gpu.vendor == "AMD"), gpu, "vendor and architecture disagree");
    }
    violations.verify();
}

void GpuPlausibilityTest::power_is_that_of_the_form() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        // What a slot gives without a cable ends at 75 W; a slot of one width cools about 200 W, the 16-pin plug carries 600 W.
        const Band band = gpu.architecture == Architecture::Rubin ? Band{1800, 2300}
                          : is_module(gpu)                        ? Band{250, 1500}
                          : gpu.slot_width == 1                   ? Band{50, 200}
                                                                  : Band{130, 600};
        violations.in_band(gpu.board_power.value, band, gpu, "W");
    }
    violations.verify();
}

void GpuPlausibilityTest::form_and_links() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        violations.check(gpu.slot_width >= 0 && gpu.slot_width <= 3, gpu, QString("%1 slots").arg(gpu.slot_width));
        violations.check(is_module(gpu) == (gpu.slot_width == 0), gpu, "slot width and form factor disagree");
        // A superchip that is alone on its board has no peer to be linked to.
        violations.check(!is_module(gpu) || gpu.form == GpuForm::Superchip || !gpu.link.empty(), gpu, "a module without links");
        violations.check(!is_module(gpu) || gpu.bridge_group == 0, gpu, "a module with bridges");
        violations.check(is_module(gpu) || gpu.link.empty() == (gpu.bridge_group == 0), gpu, "bridges and link disagree");
        violations.check((gpu.form == GpuForm::Oam) == (is_module(gpu) && !is_nvidia(gpu)), gpu, "whose module is it");
        if (!is_nvidia(gpu)) {
            violations.check(!gpu.nvlink_per_direction.known(), gpu, "NVLink of another vendor");
            continue;
        }
        violations.check(gpu.link.empty() != gpu.nvlink_per_direction.known(), gpu, "link and its rate disagree");
        if (const Link* link = catalogue_.link(gpu.link); link != nullptr && gpu.nvlink_per_direction.known()) {
            const double ratio = gpu.nvlink_per_direction.value / link->per_direction.value;
            violations.check(std::fabs(ratio - 1.0) < 0.05, gpu, "rate differs from that of " + QString::fromStdString(link->id));
        }
    }
    violations.verify();
}

void GpuPlausibilityTest::video_engines() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        const bool known = gpu.nvdec_engines.known();
        violations.check(!known || gpu.nvdec_engines.value == 0 || !gpu.decoder.empty(), gpu, "engines without a decoder");
        violations.check(known || gpu.decoder.empty(), gpu, "a decoder without engines");
        // NVIDIA's table gives no rate for Volta, so that its engine is not counted, and has no row for Rubin yet.
        const bool in_table = is_nvidia(gpu) && gpu.architecture != Architecture::Volta && gpu.architecture != Architecture::Rubin;
        violations.check(known || !in_table, gpu, "number of decode engines missing");
        violations.check(!known || gpu.nvdec_engines.value <= 8, gpu, "too many decode engines");
    }
    violations.verify();
}

void GpuPlausibilityTest::cards_of_several_devices() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        violations.check(gpu.devices == 1 || gpu.mig.empty(), gpu, "MIG of several devices");
        violations.check(gpu.devices == 1 || gpu.note.find("devices") != std::string::npos, gpu, "several devices without a word on it");
    }
    violations.verify();
    QCOMPARE(catalogue_.find_gpu("A16")->devices, 4);
    QCOMPARE(catalogue_.find_gpu("MI250X")->devices, 2);
    QCOMPARE(catalogue_.find_gpu("MI300X")->devices, 1);
}

void GpuPlausibilityTest::mig() {
    Violations violations;
    for (const Gpu& gpu : catalogue_.gpus) {
        for (const MigProfile& profile : gpu.mig) {
            const QString name = QString::fromStdString(profile.name);
            violations.check(name.startsWith(QString("%1g.").arg(profile.compute_slices)), gpu,
                             name + ": compute slices differ from the name");
            violations.check(profile.count * profile.compute_slices <= 7, gpu, name + ": more than seven compute slices");
            violations.check(profile.count * profile.memory_slices <= 8, gpu, name + ": more than eight memory slices");
            violations.check(profile.count * profile.memory.value <= 1.02 * gpu.memory_visible.value, gpu,
                             name + ": more memory than the GPU has");
            // "1g.10gb" is named after its memory in GiB or GB, rounded.
            const double printed = name.section('.', 1).section("gb", 0, 0).toDouble();
            const double size = profile.memory.value / gib;
            violations.check(size > 0.85 * printed - 1 && size < printed + 1, gpu, QString("%1: %2 GiB").arg(name).arg(size));
        }
    }
    violations.verify();
}

QTEST_APPLESS_MAIN(GpuPlausibilityTest)
#include "gpu_plausibility_test.moc"
