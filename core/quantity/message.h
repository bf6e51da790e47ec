#pragma once

#include "quantity/unit.h"

#include <string>
#include <utility>
#include <vector>

namespace rackwright {

/// One named value inside a message. Numbers keep their unit, so that the reader's language decides how they look.
struct MessageArgument {
    std::string name;
    std::string text;     ///< used when `is_number` is false
    double number = 0.0;  ///< base unit
    Unit unit = Unit::None;
    bool is_number = false;
};

/// Something to tell the user, in no language: a stable code and its values. The program words it (app/wording).
struct Message {
    std::string code;
    std::vector<MessageArgument> arguments;

    Message() = default;
    explicit Message(std::string message_code) : code(std::move(message_code)) {}

    Message& with(std::string name, std::string text) {
        arguments.push_back({std::move(name), std::move(text), 0.0, Unit::None, false});
        return *this;
    }
    Message& with(std::string name, double number, Unit unit) {
        arguments.push_back({std::move(name), {}, number, unit, true});
        return *this;
    }
    bool empty() const { return code.empty(); }
};

}  // namespace rackwright
