#include "nonet/version.hpp"

#define NONET_AS_TEXT_OF(number) #number
#define NONET_AS_TEXT(number) NONET_AS_TEXT_OF(number)

namespace nonet {
namespace {

constexpr std::string_view text = NONET_AS_TEXT(NONET_VERSION_MAJOR) "." NONET_AS_TEXT(
    NONET_VERSION_MINOR) "." NONET_AS_TEXT(NONET_VERSION_PATCH);
static_assert(text == NONET_PROJECT_VERSION, "version.hpp and CMakeLists.txt do not agree");

}  // namespace

std::string_view version() {
  return text;
}

}  // namespace nonet
