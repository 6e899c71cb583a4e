# After project(): of /usr/include those headers alone that are no part of its system.
list(APPEND CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES /usr/include)
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/headers")
foreach(library CLI nlohmann)
  file(CREATE_LINK "/usr/include/${library}" "${CMAKE_BINARY_DIR}/headers/${library}" SYMBOLIC)
endforeach()
