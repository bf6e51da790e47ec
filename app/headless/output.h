#pragma once

#include "quantity/message.h"

#include <QString>
#include <nlohmann/json.hpp>

namespace rackwright {

/// Exit statuses of the headless commands: docs/headless.md.
inline constexpr int exit_done = 0, exit_answer_is_no = 1, exit_failed = 2;

/// To be called first: a closed standard stream is held shut, so that no file of the program gets its number and is written into.
void reserveStandardStreams();

/// To standard output; whether it arrived is for finishOutput to say.
void print(const QString& text);
void print(const nlohmann::ordered_json& json);

/// One sentence on standard error; gives exit_failed.
int fail(const QString& text);
int fail(const Message& message);

/// `status`, or exit_failed with a sentence when something that was printed did not arrive (a full disk, a closed stream).
int finishOutput(int status);

}  // namespace rackwright
