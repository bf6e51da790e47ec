# Warnings are errors in our own code; system and library headers come in as SYSTEM includes.
add_library(rackwright_warnings INTERFACE)
target_compile_options(rackwright_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
# GCC 12 warns of overlapping copies inside std::string where there are none, once it optimises (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(rackwright_warnings INTERFACE -Wno-restrict)
endif()
