# Finds the Emscripten toolchain file wherever it was installed: a distribution's package, emsdk or Homebrew.
if(DEFINED ENV{EMSDK} AND EXISTS "$ENV{EMSDK}/upstream/emscripten")
  set(nonet_emscripten_root "$ENV{EMSDK}/upstream/emscripten")
else()
  execute_process(COMMAND em-config EMSCRIPTEN_ROOT
    OUTPUT_VARIABLE nonet_emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE nonet_em_config)
  if(NOT nonet_em_config EQUAL 0)
    message(FATAL_ERROR "Emscripten was not found: run script/bootstrap, or activate an emsdk.")
  endif()
endif()
include("${nonet_emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
