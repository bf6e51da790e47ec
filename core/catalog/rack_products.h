#pragma once

#include "catalog/products.h"

namespace rackwright {

// What stands around the servers: network, cabinet and power.

enum class Fabric : std::uint8_t { Ethernet, InfiniBand };

struct SwitchPorts {
    int count = 0;
    std::string connector;  ///< "qsfp56", as printed on the port
    Fact rate;              ///< bit/s of one port, one direction
};

struct SwitchProduct : Product {
    Fabric fabric = Fabric::Ethernet;
    std::vector<SwitchPorts> ports;  ///< the main ports first, then the uplinks; no management ports
    /// What all ports together can send at a time, one direction: vendors that print both directions are halved.
    Fact throughput;
    Fact rack_units, power, max_power, depth, weight;
};

struct NicProduct : Product {
    std::vector<Fabric> fabrics;
    int ports = 0;
    std::string connector;
    int pcie_generation = 0, pcie_lanes = 0;
    Fact port_rate;   ///< bit/s of one port, one direction
    Fact total_rate;  ///< of all ports together, where the card carries less than their sum
    Fact power;       ///< what the card can draw, without transceivers
};

struct RackProduct : Product {
    Fact rack_units, load_limit;  ///< kg of equipment a standing rack may carry
    Fact depth, width, height, weight;
    Fact moving_load_limit;  ///< kg while it is rolled on its castors
};

struct PduOutlets {
    std::string connector;  ///< "c13", "c19", "c13/c19"
    int count = 0;
};

struct PduProduct : Product {
    int phases = 1;
    std::vector<PduOutlets> outlets;
    Fact power;       ///< what it may carry, at a power factor of 1
    Fact voltage;     ///< between the phases; of a single phase: to neutral, or between its two conductors
    Fact current;     ///< of each phase; in North America the continuous 80 % of the plug
    Fact rack_units;  ///< 0: it stands upright beside the equipment
    Fact weight;
};

}  // namespace rackwright
