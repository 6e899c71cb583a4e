# Writes what the program carries of others, by the linker's own map: third-party-notices.txt with the licences whole, and
# sbom.cdx.json (CycloneDX 1.5). Texts and versions are those of Debian's or Homebrew's packages. What is linked of a package
# whose licence nobody has looked at, or without its text, is an error.
# Usage: cmake -D MAP=FILE -D HEADERS="FOLDER;..." -D VERSION=X.Y.Z -D OUT=FOLDER -P write_notices.cmake
# HEADERS: where libraries are that have no archive, and are compiled in.
cmake_minimum_required(VERSION 3.22)
# Those of an earlier run are of other libraries.
file(REMOVE "${OUT}/third-party-notices.txt" "${OUT}/sbom.cdx.json")

# A pattern of package names, and the licence of what is linked of them (SPDX). Of the C library that is a start file.
set(LICENCES
  "^libpng" "libpng-2.0"
  "^zlib" "Zlib"
  "^(libjpeg(62)?-turbo|jpeg-turbo|libjpeg-turbo)" "IJG AND BSD-3-Clause AND Zlib"
  "^(libwebp|webp)" "BSD-3-Clause"
  "^(libcli11|cli11)" "BSD-3-Clause"
  "^nlohmann-json" "MIT"
  "^(libstdc\\+\\+|libgcc|gcc-mingw-w64|g\\+\\+-mingw-w64)" "GPL-3.0-or-later WITH GCC-exception-3.1"
  "^libc6" "LGPL-2.1-or-later WITH GCC-exception-2.0"
  "^mingw-w64" "MIT AND ZPL-2.1")

# nonet_package_of(PATH): name, version, package URL and the file with the licence.
function(nonet_package_of path)
  get_filename_component(path "${path}" REALPATH)
  if(path MATCHES "/Cellar/([^/]+)/([^/]+)/")
    set(name "${CMAKE_MATCH_1}")
    set(version "${CMAKE_MATCH_2}")
    set(purl "pkg:brew/${name}@${version}")
    string(REGEX MATCH "^.*/Cellar/[^/]+/[^/]+" keg "${path}")
    file(GLOB texts "${keg}/LICEN*" "${keg}/COPYING*")
    string(REGEX REPLACE ";.*" "" text "${texts}")
  else()
    execute_process(COMMAND dpkg-query -S "${path}" OUTPUT_VARIABLE owner ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(REGEX MATCH "^[^:, \n]+" name "${owner}")
    if(NOT name)
      message(FATAL_ERROR "No package has ${path}, which is linked.")
    endif()
    execute_process(COMMAND dpkg-query -W -f "\${Version}\n" "${name}" OUTPUT_VARIABLE version)
    string(REGEX MATCH "^[^\n]+" version "${version}")
    set(purl "pkg:deb/debian/${name}@${version}")
    set(text "/usr/share/doc/${name}/copyright")
  endif()
  if(NOT EXISTS "${text}")
    message(FATAL_ERROR "${name}, which is linked, comes without the text of its licence.")
  endif()
  foreach(variable name version purl text)
    set(package_${variable} "${${variable}}" PARENT_SCOPE)
  endforeach()
endfunction()

function(nonet_licence_of name)
  list(LENGTH LICENCES length)
  math(EXPR last "${length} - 1")
  foreach(at RANGE 0 ${last} 2)
    math(EXPR next "${at} + 1")
    list(GET LICENCES ${at} pattern)
    if(name MATCHES "${pattern}")
      list(GET LICENCES ${next} licence)
      set(licence "${licence}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "Nobody has looked at the licence of ${name}, which is linked: write it into write_notices.cmake.")
endfunction()

# Objects and archives of others that the linker took: GNU's ld says LOAD, Apple's numbers them.
file(STRINGS "${MAP}" lines REGEX "^(LOAD /|\\[ *[0-9]+\\] /)")
set(linked "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^(LOAD |\\[ *[0-9]+\\] )" "" path "${line}")
  string(REGEX REPLACE "\\([^()]*\\)$" "" path "${path}")
  get_filename_component(path "${path}" REALPATH)
  if(path MATCHES "\\.(a|o|obj)$" AND NOT path MATCHES "CMakeFiles|\\.ltrans|/cc[A-Za-z0-9]+\\.o$")
    list(APPEND linked "${path}")
  endif()
endforeach()
list(REMOVE_DUPLICATES linked)
foreach(folder IN LISTS HEADERS)
  file(GLOB_RECURSE some "${folder}/*.hpp")
  list(GET some 0 first)
  list(APPEND linked "${first}")
endforeach()
if(NOT linked)
  message(FATAL_ERROR "${MAP} names nothing that is linked.")
endif()

set(names "")
set(common "")
set(components "")
set(notices "Nonet is under the MIT licence (LICENSE). What its program has of others, and the licences of that:\n")
foreach(path IN LISTS linked)
  nonet_package_of("${path}")
  if(package_name IN_LIST names)
    continue()
  endif()
  list(APPEND names "${package_name}")
  nonet_licence_of("${package_name}")
  string(REPLACE "+" "%2B" package_purl "${package_purl}")
  string(REGEX REPLACE "@([0-9]+):" "@\\1%3A" package_purl "${package_purl}")
  string(APPEND components "${separator}\n    { \"type\": \"library\", \"name\": \"${package_name}\", \"version\": \"${package_version}\", \"purl\": \"${package_purl}\", \"licenses\": [{ \"expression\": \"${licence}\" }] }")
  set(separator ",")
  file(READ "${package_text}" text)
  string(REPEAT "=" 80 rule)
  file(SHA256 "${package_text}" hash)
  if(DEFINED "seen_${hash}")
    set(text "The same as those of ${seen_${hash}}.\n")
  endif()
  set("seen_${hash}" "${package_name}")
  string(APPEND notices "\n${rule}\n${package_name} ${package_version} (${licence})\n\n${text}")
  string(REGEX MATCHALL "/usr/share/common-licenses/[A-Za-z]+-[0-9.]*[0-9]" named "${text}")
  list(APPEND common ${named})
endforeach()
# Debian's packages name the long licences by a file that other systems have not.
list(REMOVE_DUPLICATES common)
foreach(path IN LISTS common)
  if(EXISTS "${path}")
    file(READ "${path}" text)
    string(APPEND notices "\n${rule}\n${path}\n\n${text}")
  endif()
endforeach()
file(WRITE "${OUT}/third-party-notices.txt" "${notices}")
file(WRITE "${OUT}/sbom.cdx.json" "{
  \"bomFormat\": \"CycloneDX\",
  \"specVersion\": \"1.5\",
  \"version\": 1,
  \"metadata\": { \"component\": { \"type\": \"application\", \"name\": \"nonet\", \"version\": \"${VERSION}\" } },
  \"components\": [${components}
  ]
}
")
list(JOIN names ", " names)
message(STATUS "Licences of ${names}: ${OUT}/third-party-notices.txt")
