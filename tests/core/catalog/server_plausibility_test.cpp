// Every server of the shipped catalogue against what can be built and carried: slots, supplies, switches, sizes. A slip of a
// digit or a figure taken from the wrong column breaks one of these; whether a figure is what its source says, no test can know.
#include "catalog/catalogue.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace rackwright;

namespace {

bool is_module(GpuForm form) { return form != GpuForm::Pcie; }

bool accepts(const ServerProduct& server, GpuForm form) {
    return std::find(server.accepts.begin(), server.accepts.end(), form) != server.accepts.end();
}

/// Collects what breaks a rule, so that one run names all of it.
class Violations {
public:
    void check(bool holds, const ServerProduct& server, const QString& what) {
        if (!holds) list_ << QString::fromStdString(server.id) + ": " + what;
    }
    void in_range(const Fact& fact, double low, double high, const ServerProduct& server, const char* what) {
        check(!fact.known() || (fact.value >= low && fact.value <= high), server, QString("%1 %2").arg(what).arg(fact.value));
    }
    void verify() const { QVERIFY2(list_.isEmpty(), qPrintable("\n" + list_.join("\n"))); }

private:
    QStringList list_;
};

}  // namespace

class ServerPlausibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void the_market_is_covered();
    void slots_are_as_many_as_a_case_holds();
    void supplies_that_carry_the_load_carry_the_least_full_server();
    void supplies_stand_in_the_usual_relation();
    void its_own_gpu_fits();
    void switches_fit_the_slots();
    void sizes();
    void host();
    void maximum_is_above_what_the_gpus_take();
    void every_assumption_says_what_from();

private:
    /// The smallest board power among the GPUs that the server can be filled with; 0 when the catalogue has none of the form.
    double smallest_gpu(const ServerProduct& server) const;

    Catalogue catalogue_;
};

void ServerPlausibilityTest::initTestCase() {
    Result<Catalogue> result = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
    QVERIFY2(result.ok(), result.ok() ? "" : result.error().code.c_str());
    catalogue_ = std::move(result.value());
}

double ServerPlausibilityTest::smallest_gpu(const ServerProduct& server) const {
    if (const Gpu* fixed = catalogue_.gpu(server.fixed_gpu)) return fixed->board_power.value;
    double smallest = std::numeric_limits<double>::infinity();
    for (const Gpu& gpu : catalogue_.gpus) {
        if (accepts(server, gpu.form)) smallest = std::min(smallest, gpu.board_power.value);
    }
    return std::isinf(smallest) ? 0.0 : smallest;
}

void ServerPlausibilityTest::the_market_is_covered() {
    QVERIFY(catalogue_.servers.size() >= 35);
    std::set<std::string> vendors;
    for (const ServerProduct& server : catalogue_.servers) vendors.insert(server.vendor);
    QVERIFY(vendors.size() >= 6);
    const auto any = [this](auto holds) { return std::any_of(catalogue_.servers.begin(), catalogue_.servers.end(), holds); };
    struct Kind {
        GpuForm form;
        double rack_units, gpus;
    };
    // The machines that a request names without a model: cards in two, four and five units.
    for (const Kind& kind : {Kind{GpuForm::Pcie, 2, 4}, Kind{GpuForm::Pcie, 4, 8}, Kind{GpuForm::Pcie, 4, 10}, Kind{GpuForm::Pcie, 5, 8}}) {
        const auto is_kind = [&kind](const ServerProduct& server) {
            return accepts(server, kind.form) && server.rack_units.value == kind.rack_units && server.gpu_slots.value == kind.gpus;
        };
        QVERIFY2(any(is_kind), qPrintable(QString("%1 U with %2 cards").arg(kind.rack_units).arg(kind.gpus)));
    }
    for (const char* gpu : {"a100-80-sxm", "h100-sxm", "h200-sxm", "b200-sxm", "b300-sxm"}) {
        const auto comes_with = [gpu](const ServerProduct& server) { return server.fixed_gpu == gpu && server.gpu_slots.value == 8; };
        QVERIFY2(any(comes_with), gpu);
    }
    for (const char* gpu : {"h100-sxm", "b200-sxm", "b300-sxm"}) {
        const auto cooled = [gpu](const ServerProduct& server) { return server.fixed_gpu == gpu && server.liquid_cooled; };
        QVERIFY2(any(cooled), gpu);
    }
}

void ServerPlausibilityTest::slots_are_as_many_as_a_case_holds() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        violations.in_range(server.gpu_slots, 1, 20, server, "slots");
        const bool modules = std::any_of(server.accepts.begin(), server.accepts.end(), is_module);
        violations.check(!server.accepts.empty(), server, "accepts nothing");
        // A baseboard carries four or eight modules; a case has room for five or six double-width cards a unit at most.
        violations.check(!modules || server.gpu_slots.value == 4 || server.gpu_slots.value == 8, server, "modules not in fours");
        violations.check(modules || server.gpu_slots.value <= 5 * server.rack_units.value, server, "more cards than the height holds");
        violations.check(!server.slot_width_max.known() || (server.slot_width_max.value == 0) == modules, server,
                         "slot width and form disagree");
    }
    violations.verify();
}

void ServerPlausibilityTest::supplies_that_carry_the_load_carry_the_least_full_server() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        const double carried = server.psu_needed.value * server.psu_power.value;
        const double least = server.base_power.value + server.gpu_slots.value * smallest_gpu(server);
        violations.check(carried >= least, server, QString("%1 W carried, at least %2 W wanted").arg(carried).arg(least));
    }
    violations.verify();
}

void ServerPlausibilityTest::supplies_stand_in_the_usual_relation() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        // From a supply of a small server to the 6,600 W of the largest; at least half of them carry the load (N+N).
        violations.in_range(server.psu_power, 800, 7000, server, "W a supply");
        violations.in_range(server.psu_count, 1, 16, server, "supplies");
        violations.check(2 * server.psu_needed.value >= server.psu_count.value, server, "more spare supplies than needed ones");
        // A server without its GPUs: a small machine takes 300 W, the largest board's neighbours stay below 7 kW.
        violations.in_range(server.base_power, 300, 7000, server, "W without GPUs");
        violations.check(server.base_power.low <= server.base_power.value && server.base_power.value <= server.base_power.high, server,
                         "base power outside its range");
    }
    violations.verify();
}

void ServerPlausibilityTest::its_own_gpu_fits() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        const Gpu* fixed = catalogue_.gpu(server.fixed_gpu);
        violations.check(server.fixed_gpu.empty() || fixed != nullptr, server, "its GPU is not in the catalogue");
        if (fixed == nullptr) continue;
        violations.check(accepts(server, fixed->form), server, "does not accept its own GPUs");
        violations.check(!server.gpu_power_max.known() || fixed->board_power.value <= server.gpu_power_max.value, server,
                         "its own GPUs are above its limit");
    }
    violations.verify();
}

void ServerPlausibilityTest::switches_fit_the_slots() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        const bool modules_only = std::all_of(server.accepts.begin(), server.accepts.end(), is_module);
        violations.check(server.topology != GpuTopology::NvSwitch || modules_only, server, "NVSwitch for cards");
        violations.check(server.topology == GpuTopology::NvSwitch || !modules_only, server, "modules without a board that joins them");
        violations.check((server.gpus_per_switch > 0) == (server.topology == GpuTopology::PcieSwitch), server,
                         "switches and GPUs a switch disagree");
        if (server.gpus_per_switch == 0) continue;
        violations.check(server.gpus_per_switch <= server.gpu_slots.value, server, "more GPUs a switch than slots");
        violations.check(std::fmod(server.gpu_slots.value, server.gpus_per_switch) == 0.0, server, "the slots do not fill the switches");
    }
    violations.verify();
}

void ServerPlausibilityTest::sizes() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        violations.in_range(server.rack_units, 1, 12, server, "U");
        violations.in_range(server.depth, 600, 1200, server, "mm deep");
        // Eight to thirty kilograms a unit when equipped; a bare case may be lighter.
        for (const Fact* weight : {&server.weight, &server.bare_weight}) {
            const double least = weight == &server.weight ? 8.0 : 5.0;
            violations.in_range(*weight, least * server.rack_units.value, 30.0 * server.rack_units.value, server, "kg");
        }
        violations.check(!server.weight.known() || !server.bare_weight.known(), server, "two weights");
    }
    violations.verify();
}

void ServerPlausibilityTest::host() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        violations.in_range(server.cpu_sockets, 1, 4, server, "sockets");
        violations.in_range(server.host_memory_max, 1e12, 12.1e12, server, "bytes of memory");
        violations.in_range(server.drive_bays, 2, 48, server, "drive bays");
        violations.in_range(server.nic_count, 1, 12, server, "network cards");
        violations.in_range(server.nic_rate, 1e9, 8e11, server, "bit/s a network card");
        violations.check(server.nic_count.known() == server.nic_rate.known() || server.nic_count.known(), server, "a rate without cards");
    }
    violations.verify();
}

void ServerPlausibilityTest::maximum_is_above_what_the_gpus_take() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        if (!server.max_power.known()) continue;
        const double gpus = server.gpu_slots.value * smallest_gpu(server);
        // What the server takes without its GPUs is not above what the vendor's maximum leaves for it.
        violations.check(server.base_power.value <= server.max_power.value - gpus, server,
                         QString("%1 W base, the maximum leaves %2 W").arg(server.base_power.value).arg(server.max_power.value - gpus));
        violations.check(server.max_power.value <= server.psu_count.value * server.psu_power.value, server, "maximum above the supplies");
    }
    violations.verify();
}

void ServerPlausibilityTest::every_assumption_says_what_from() {
    Violations violations;
    for (const ServerProduct& server : catalogue_.servers) {
        violations.check(server.base_power.note.size() > 40, server, "base power without its arithmetic");
        for (const Fact* fact : {&server.gpu_slots, &server.psu_count, &server.psu_power, &server.psu_needed, &server.gpu_power_max}) {
            violations.check(!fact->assumed || !fact->note.empty(), server, "an assumption without a note");
        }
    }
    violations.verify();
}

QTEST_APPLESS_MAIN(ServerPlausibilityTest)
#include "server_plausibility_test.moc"
