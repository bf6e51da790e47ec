# Warnings are errors in our own code; system and library headers come in as SYSTEM includes.
add_library(rackwright_warnings INTERFACE)
target_compile_options(rackwright_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
# GCC's warnings that depend on how far it optimises are shown and do not stop the build: they are wrong too often (GCC bug 105651 and
# its like), and differ between build types.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(rackwright_warnings INTERFACE
    -Wno-restrict -Wno-error=maybe-uninitialized -Wno-error=stringop-overflow -Wno-error=stringop-overread -Wno-error=array-bounds
    -Wno-error=free-nonheap-object -Wno-error=null-dereference -Wno-error=dangling-pointer)
endif()
