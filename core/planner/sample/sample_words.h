#pragma once

#include <functional>
#include <string>

namespace rackwright {

/// Gives the words of the sample in the reader's language, from the English ones; none: English.
using SampleWords = std::function<std::string(const char* english)>;

inline std::string in_words(const SampleWords& words, const char* english) { return words ? words(english) : std::string(english); }

}  // namespace rackwright
