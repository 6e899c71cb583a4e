# The licences of what the program carries of others, and the list of that, where a release is made: the linker says what it took, and
# write_notices.cmake reads that when the program is installed.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  return()
endif()
set(nonet_map "${CMAKE_CURRENT_BINARY_DIR}/nonet.map")
target_link_options(nonet PRIVATE "LINKER:$<IF:$<PLATFORM_ID:Darwin>,-map,-Map>,${nonet_map}")

# Libraries that are headers alone leave no trace there. script/release asks for the folders, too.
set(headers "")
foreach(header CLI/CLI.hpp nlohmann/json.hpp)
  find_path(folder ${header} NO_CACHE REQUIRED)
  get_filename_component(name ${header} DIRECTORY)
  string(REGEX REPLACE "/+$" "" folder "${folder}")
  list(APPEND headers "${folder}/${name}")
  unset(folder)
endforeach()
set(NONET_HEADERS "${headers}" CACHE INTERNAL "Where the libraries are that are headers alone")

# Where they cannot be found, as on other systems, that is said, and the program is installed without them; a release is not made.
if(NONET_INSTALL)
  install(CODE "
    execute_process(COMMAND \"${CMAKE_COMMAND}\" \"-DMAP=${nonet_map}\" \"-DHEADERS=${headers}\" -DVERSION=${PROJECT_VERSION}
      \"-DOUT=${CMAKE_CURRENT_BINARY_DIR}\" -P \"${CMAKE_CURRENT_SOURCE_DIR}/write_notices.cmake\")"
    COMPONENT cli)
  install(FILES "${CMAKE_CURRENT_BINARY_DIR}/third-party-notices.txt" "${CMAKE_CURRENT_BINARY_DIR}/sbom.cdx.json"
    DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT cli OPTIONAL)
  install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT cli)
endif()
