# One Qt Test program a file; the file's name mirrors what it tests.
function(rackwright_test file)
  cmake_parse_arguments(TEST "" "PREFIX" "LIBRARIES;LABELS;ENVIRONMENT" ${ARGN})
  get_filename_component(base ${file} NAME_WE)
  set(name ${TEST_PREFIX}_${base})
  add_executable(${name} ${file})
  set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
  target_link_libraries(${name} PRIVATE ${TEST_LIBRARIES} Qt6::Test nlohmann_json::nlohmann_json rackwright_warnings)
  target_compile_definitions(${name} PRIVATE RACKWRIGHT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" RACKWRIGHT_BINARY_DIR="${CMAKE_BINARY_DIR}")
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT 300 LABELS "${TEST_PREFIX};${TEST_LABELS}"
    ENVIRONMENT "LC_ALL=C.UTF-8;${TEST_ENVIRONMENT}")
endfunction()
