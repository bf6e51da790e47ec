#pragma once

#include "catalog/catalogue.h"
#include "project/edits.h"

#include <QtTest>
#include <string>
#include <utility>

namespace rackwright::shipped {

inline const Catalogue& catalogue() {
    static const Catalogue loaded = [] {
        Result<Catalogue> result = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        if (!result.ok()) qFatal("the shipped catalogue does not load: %s", result.error().code.c_str());
        return std::move(result.value());
    }();
    return loaded;
}

template <typename Value>
Value must(Result<Value> result) {
    if (!result.ok()) qFatal("unexpected error %s", result.error().code.c_str());
    return std::move(result.value());
}

template <typename Value>
std::string code(const Result<Value>& result) {
    return result.ok() ? std::string() : result.error().code;
}

inline double number(const Message& message, const std::string& name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.is_number && one.name == name) return one.number;
    }
    return std::nan("");
}

}  // namespace rackwright::shipped
