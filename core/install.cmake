# For `cmake --install`: the library, its headers and what find_package(nonet) and pkg-config look for. The program is a
# component of its own: `--component library` or `--component cli` installs one of them alone.
include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME library)

set(nonet_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/nonet")
install(TARGETS nonet_core EXPORT nonet)
install(DIRECTORY include/nonet DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(EXPORT nonet NAMESPACE nonet:: FILE nonet-config.cmake DESTINATION "${nonet_package_dir}")

# Before 1.0 every minor version may change names.
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/nonet-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/nonet-config-version.cmake" DESTINATION "${nonet_package_dir}")

# The installed file finds its prefix from where it lies, so that a package can be moved.
file(RELATIVE_PATH nonet_prefix_from_pc "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" nonet_prefix_from_pc "${nonet_prefix_from_pc}")
configure_file(nonet.pc.in nonet.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/nonet.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
