#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

using S = ServerProduct;

constexpr FactField<S> figures[] = {
    {"rack_units", &S::rack_units, bounds::rack_units, Presence::Required},
    {"gpu_slots", &S::gpu_slots, bounds::few, Presence::Required},
    {"base_power", &S::base_power, bounds::server_power, Presence::Required},
    {"psu_count", &S::psu_count, bounds::at_least_one, Presence::Required},
    {"psu_power", &S::psu_power, bounds::server_power, Presence::Required},
    {"psu_needed", &S::psu_needed, bounds::at_least_one, Presence::Required},
    {"gpu_power_max", &S::gpu_power_max, bounds::gpu_power, Presence::Optional},
    {"slot_width_max", &S::slot_width_max, {Unit::Count, 0, 4}, Presence::Optional},
    {"drive_bays", &S::drive_bays, bounds::drive_bays, Presence::Optional},
    {"host_memory_max", &S::host_memory_max, bounds::host_memory, Presence::Optional},
    {"nic_count", &S::nic_count, bounds::few, Presence::Optional},
    {"nic_rate", &S::nic_rate, bounds::network_rate, Presence::Optional},
    {"depth", &S::depth, bounds::depth, Presence::Optional},
    {"weight", &S::weight, bounds::weight, Presence::Optional},
    {"bare_weight", &S::bare_weight, bounds::weight, Presence::Optional},
    {"cpu_sockets", &S::cpu_sockets, bounds::at_least_one, Presence::Optional},
    {"max_power", &S::max_power, bounds::server_power, Presence::Optional},
};

}  // namespace

void load_server(ObjectReader& reader, Catalogue& catalogue) {
    ServerProduct& server = catalogue.servers.emplace_back();
    read_product(reader, server);
    server.accepts = reader.words("accepts", words::gpu_forms);
    server.fixed_gpu = reader.reference("fixed_gpu", ReferenceTo::Gpu);
    server.topology = reader.word("gpu_topology", words::gpu_topologies);
    server.gpus_per_switch = reader.integer("gpus_per_switch", {0, 64});
    server.liquid_cooled = reader.word("cooling", words::liquid_cooling);
    read_figures(reader, figures, server);
    if (server.psu_needed.known() && server.psu_count.known() && server.psu_needed.value > server.psu_count.value) {
        reader.file().fail("catalog.out-of-range", reader.path_of("figures").child("psu_needed").child("value"), "> psu_count",
                           "<= psu_count");
    }
}

}  // namespace rackwright
