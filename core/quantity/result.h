#pragma once

#include "quantity/message.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace rackwright {

/// A value, or the message that says why there is none. Core functions do not throw for bad input.
template <typename Value>
class [[nodiscard]] Result {
public:
    Result(Value value) : state_(std::move(value)) {}
    Result(Message error) : state_(std::move(error)) {}

    bool ok() const { return std::holds_alternative<Value>(state_); }
    explicit operator bool() const { return ok(); }

    const Value& value() const {
        assert(ok());
        return std::get<Value>(state_);
    }
    Value& value() {
        assert(ok());
        return std::get<Value>(state_);
    }
    const Message& error() const {
        assert(!ok());
        return std::get<Message>(state_);
    }

private:
    std::variant<Value, Message> state_;
};

/// Outcome of something that returns no value: empty when it went well.
using Failure = std::optional<Message>;

}  // namespace rackwright
