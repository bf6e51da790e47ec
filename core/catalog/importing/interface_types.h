#pragma once

#include <string_view>

namespace rackwright {

/// A NetBox interface type that carries the traffic of servers, storage or switches.
struct InterfaceType {
    std::string_view word;       ///< "200gbase-x-qsfp56"
    std::string_view connector;  ///< as the catalogue writes it
    double gigabits = 0.0;       ///< a second, one direction
    bool infiniband = false;
};

/// nullptr: another type (virtual, wireless, Fibre Channel, serial …) or one that the import does not know.
const InterfaceType* interface_type(std::string_view word);

}  // namespace rackwright
