#include "quantity/unit.h"

namespace rackwright {

std::string_view unit_name(Unit unit) {
    switch (unit) {
        case Unit::None:
            return "";
        case Unit::Byte:
            return "B";
        case Unit::BytePerSecond:
            return "B/s";
        case Unit::BitPerSecond:
            return "bit/s";
        case Unit::Flop:
            return "FLOP";
        case Unit::FlopPerSecond:
            return "FLOP/s";
        case Unit::Token:
            return "tokens";
        case Unit::TokenPerSecond:
            return "tokens/s";
        case Unit::Frame:
            return "frames";
        case Unit::FramePerSecond:
            return "fps";
        case Unit::Second:
            return "s";
        case Unit::Watt:
            return "W";
        case Unit::BtuPerHour:
            return "BTU/h";
        case Unit::RackUnit:
            return "U";
        case Unit::Millimetre:
            return "mm";
        case Unit::Kilogram:
            return "kg";
        case Unit::Count:
            return "count";
        case Unit::Ratio:
            return "ratio";
        case Unit::Parameter:
            return "params";
        case Unit::BytePerParameter:
            return "B/param";
        case Unit::BytePerToken:
            return "B/token";
        case Unit::Hertz:
            return "Hz";
        case Unit::IoPerSecond:
            return "IO/s";
        case Unit::BitPerPixel:
            return "bit/px";
        case Unit::PerBit:
            return "1/bit";
        case Unit::Gpu:
            return "GPU";
        case Unit::Session:
            return "sessions";
        case Unit::Camera:
            return "cameras";
        case Unit::Day:
            return "d";
        case Unit::Pixel:
            return "px";
        case Unit::WattHour:
            return "Wh";
        case Unit::Volt:
            return "V";
        case Unit::Ampere:
            return "A";
        case Unit::Factor:
            return "x";
    }
    return "";
}

}  // namespace rackwright
