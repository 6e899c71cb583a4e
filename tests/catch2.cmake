# Provides the target nonet_catch2 and catch_discover_tests() with whichever Catch2 there is: 3, or 2.13, whose main() is
# tests/core/main.cpp. For WebAssembly, version 3 is a library that must have been compiled for it (script/bootstrap does
# that into build/deps/catch2-wasm), and of 2.13 the single header is taken from the host, alone, so that no other header
# of the host gets in the cross compiler's way.
add_library(nonet_catch2 INTERFACE)
set(nonet_catch2_wasm "${PROJECT_SOURCE_DIR}/build/deps/catch2-wasm")

if(EMSCRIPTEN)
  find_package(Catch2 3 QUIET CONFIG PATHS "${nonet_catch2_wasm}" NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
else()
  find_package(Catch2 3 QUIET)
endif()

if(Catch2_FOUND)
  target_link_libraries(nonet_catch2 INTERFACE Catch2::Catch2WithMain)
elseif(EMSCRIPTEN)
  find_package(Catch2 2.13 REQUIRED CONFIG NO_CMAKE_FIND_ROOT_PATH)
  get_target_property(nonet_catch2_host Catch2::Catch2 INTERFACE_INCLUDE_DIRECTORIES)
  file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/catch2-include")
  file(CREATE_LINK "${nonet_catch2_host}/catch2" "${CMAKE_BINARY_DIR}/catch2-include/catch2" SYMBOLIC)
  target_include_directories(nonet_catch2 SYSTEM INTERFACE "${CMAKE_BINARY_DIR}/catch2-include")
else()
  find_package(Catch2 2.13 REQUIRED)
  target_link_libraries(nonet_catch2 INTERFACE Catch2::Catch2)
endif()

