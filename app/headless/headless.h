#pragma once

namespace rackwright {

/// Is the first argument one of the headless commands, --help or --version?
bool isHeadlessCommand(int argc, char** argv);

/// Runs it. Exit status 0: done (for `review`: no problems; for `evaluate`: done whatever the verdict); 1: the answer is no (problems
/// found, a case could not be predicted); 2: wrong usage or a file that cannot be read or written.
int runHeadless(int argc, char** argv);

}  // namespace rackwright
