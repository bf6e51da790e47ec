# Warnings are errors in our own code; system and library headers come in as SYSTEM includes.
add_library(rackwright_warnings INTERFACE)
target_compile_options(rackwright_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
