#include "catalog/importing/interface_types.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

// The names are NetBox's interface types. The connector of InfiniBand is not in them: the one that the generation is built with.
constexpr std::array types = {
    InterfaceType{"1000base-t", "rj45", 1},
    InterfaceType{"2.5gbase-t", "rj45", 2.5},
    InterfaceType{"5gbase-t", "rj45", 5},
    InterfaceType{"10gbase-t", "rj45", 10},
    InterfaceType{"1000base-x-sfp", "sfp", 1},
    InterfaceType{"10gbase-x-sfpp", "sfp+", 10},
    InterfaceType{"25gbase-x-sfp28", "sfp28", 25},
    InterfaceType{"50gbase-x-sfp56", "sfp56", 50},
    InterfaceType{"40gbase-x-qsfpp", "qsfp+", 40},
    InterfaceType{"50gbase-x-sfp28", "sfp28", 50},
    InterfaceType{"100gbase-x-qsfp28", "qsfp28", 100},
    InterfaceType{"100gbase-x-sfpdd", "sfp-dd", 100},
    InterfaceType{"100gbase-x-dsfp", "dsfp", 100},
    InterfaceType{"200gbase-x-qsfp56", "qsfp56", 200},
    InterfaceType{"200gbase-x-qsfpdd", "qsfp-dd", 200},
    InterfaceType{"400gbase-x-qsfpdd", "qsfp-dd", 400},
    InterfaceType{"400gbase-x-qsfp112", "qsfp112", 400},
    InterfaceType{"400gbase-x-osfp", "osfp", 400},
    InterfaceType{"800gbase-x-qsfpdd", "qsfp-dd", 800},
    InterfaceType{"800gbase-x-osfp", "osfp", 800},
    InterfaceType{"infiniband-fdr", "qsfp+", 56, true},
    InterfaceType{"infiniband-edr", "qsfp28", 100, true},
    InterfaceType{"infiniband-hdr", "qsfp56", 200, true},
    InterfaceType{"infiniband-ndr", "osfp", 400, true},
    InterfaceType{"infiniband-xdr", "osfp", 800, true},
};

}  // namespace

const InterfaceType* interface_type(std::string_view word) {
    const auto found = std::find_if(types.begin(), types.end(), [word](const InterfaceType& type) { return type.word == word; });
    return found == types.end() ? nullptr : &*found;
}

}  // namespace rackwright
