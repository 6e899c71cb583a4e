# The fuzzed programs in C++: each has a source of its name, and seeds. Files with pictures are read where a library for them is.
set(nonet_fuzz_targets board json picture position read solver steps)
if(TARGET nonet_images)
  list(APPEND nonet_fuzz_targets image)
endif()
# What they need beside the library.
set(nonet_fuzz_sources "${CMAKE_CURRENT_LIST_DIR}/../tools/referee.cpp" "${CMAKE_CURRENT_LIST_DIR}/../core/drawn_board.cpp")
