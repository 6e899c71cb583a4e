# NONET_ARCHIVE: where the archive of the release is, and its SHA-512.
vcpkg_download_distfile(archive
  URLS "${NONET_ARCHIVE}"
  FILENAME "nonet-${VERSION}.tar.gz"
  SHA512 "${NONET_ARCHIVE_SHA512}")
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_cmake_configure(
  SOURCE_PATH "${source}"
  OPTIONS -DNONET_TESTS=OFF -DNONET_CLI=OFF -DNONET_INSTALL=ON)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/nonet)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
