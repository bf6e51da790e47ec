# A module of the core sees its own folder and those of the modules it links, and no others: the include path of each
# module holds a single link to its folder, so an include against the order of shared dependencies does not compile.
function(rackwright_core_module name)
  cmake_parse_arguments(MODULE "" "" "USES;PRIVATE_LIBRARIES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*/*.cpp)
  set(include_root ${CMAKE_BINARY_DIR}/inc/${name})
  file(MAKE_DIRECTORY ${include_root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${include_root}/${name} SYMBOLIC)
  if(NOT sources)  # nothing written yet
    set(sources ${CMAKE_BINARY_DIR}/inc/${name}_empty.cpp)
    file(WRITE ${sources} "")
  endif()
  add_library(rackwright_${name} STATIC ${sources})
  target_include_directories(rackwright_${name} PUBLIC ${include_root})
  foreach(used IN LISTS MODULE_USES)
    target_link_libraries(rackwright_${name} PUBLIC rackwright_${used})
  endforeach()
  target_link_libraries(rackwright_${name} PRIVATE rackwright_warnings ${MODULE_PRIVATE_LIBRARIES})
endfunction()
