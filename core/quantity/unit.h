#pragma once

#include <cstdint>
#include <string_view>

namespace rackwright {

/// Base unit of a number. Values are always kept in the base unit (bytes, not GB); prefixes exist only
/// where text is read (parse.h) or written (print.h).
enum class Unit : std::uint8_t {
    None,
    Byte,
    BytePerSecond,
    BitPerSecond,
    Flop,
    FlopPerSecond,
    Token,
    TokenPerSecond,
    Frame,
    FramePerSecond,
    Second,
    Watt,
    BtuPerHour,
    RackUnit,
    Millimetre,
    Kilogram,
    Count,
    Ratio,      ///< 1.0 = 100 %
    Parameter,  ///< model parameters
    BytePerParameter,
    BytePerToken,
    Hertz,
    IoPerSecond,
    BitPerPixel,
    PerBit,  ///< unrecoverable read errors per bit read
    Gpu,
    Session,
    Camera,
    Day,
    Pixel,
    WattHour,
    Volt,
    Ampere,
    Factor,  ///< how many times as much: ×1.03
};

/// Stable name of a unit ("B", "B/s", "tokens/s"): used in JSON output and in the catalogue.
std::string_view unit_name(Unit unit);

}  // namespace rackwright
