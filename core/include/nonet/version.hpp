/// @file
/// The version of the library, for the preprocessor and at run time.
#pragma once

#include <string_view>

// For the preprocessor, which knows no enumerations.
// NOLINTBEGIN(modernize-macro-to-enum)
#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0
/// The version as a number to compare: 10,000 times the major version, a hundred times the minor one, and the
/// patch.
#define NONET_VERSION \
  (NONET_VERSION_MAJOR * 10000 + NONET_VERSION_MINOR * 100 + NONET_VERSION_PATCH)
// NOLINTEND(modernize-macro-to-enum)

namespace nonet {

/// The version of the library that is linked: "0.1.0". The macros tell that of the headers.
[[nodiscard]] std::string_view version();

}  // namespace nonet
