#pragma once

#include "quantity/message.h"

namespace rackwright {

/// store.invalid (file, detail) for what check_project says: its code is the detail, and its arguments stand behind, so that whoever
/// words the message can word the detail too.
inline Message invalid_project(const Message& cause, const std::string& path) {
    Message message = Message("store.invalid").with("file", path).with("detail", cause.code);
    message.arguments.insert(message.arguments.end(), cause.arguments.begin(), cause.arguments.end());
    return message;
}

}  // namespace rackwright
