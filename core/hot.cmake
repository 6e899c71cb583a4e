# Hot files of the module for the web, by its profile: these are compiled to be quick, all others to be small. A file
# that becomes hot goes here: tests/wasm/bench-logic.mjs and the sizes of `script/sizes` say what it costs.
set(nonet_hot_rooms "chains|exact_cover|picture|solve")
set(nonet_hot_sources
  src/count/bands.cpp
  src/count/partitions.cpp
  src/count/uniform_grids.cpp
  src/generation/digger.cpp
  src/logic/als/als_chain.cpp
  src/logic/als/als_graph.cpp
  src/logic/als/als_links.cpp
  src/logic/als/als_list.cpp
  src/logic/basic/intersections.cpp
  src/logic/basic/singles.cpp
  src/logic/basic/subsets.cpp
  src/logic/chain/chain_search.cpp
  src/logic/chain/chain_wings.cpp
  src/logic/chain/links.cpp
  src/logic/conjugates.cpp
  src/logic/context.cpp
  src/logic/effects.cpp
  src/logic/fish/complex_fish.cpp
  src/logic/fish/fish.cpp
  src/logic/fish/fish_search.cpp
  src/logic/fish/fish_shape.cpp
  src/logic/forcing/consequences.cpp
  src/logic/in_no_template.cpp
  src/logic/link_reasons.cpp
  src/logic/single_digit/templates.cpp
  src/logic/singles_closure.cpp
  src/logic/step.cpp
  src/logic/technique.cpp
  src/logic/technique_order.cpp
  src/logic/whip/csp.cpp
  src/logic/whip/whip_search.cpp
  src/rating/direct.cpp
  src/rating/exclusion.cpp
  src/rating/singles_games.cpp
  src/board.cpp
  src/grid.cpp
  src/random.cpp
  src/version.cpp)

foreach(source IN LISTS nonet_hot_sources)
  if(NOT EXISTS "${CMAKE_CURRENT_LIST_DIR}/${source}")
    message(FATAL_ERROR "core/hot.cmake names ${source}, which is not there.")
  endif()
endforeach()
string(REPLACE "|" ";" rooms "${nonet_hot_rooms}")
foreach(room IN LISTS rooms)
  if(NOT IS_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}/src/${room}")
    message(FATAL_ERROR "core/hot.cmake names the room ${room}, which is not there.")
  endif()
endforeach()
