#include "nonet/version.hpp"

namespace nonet {

std::string_view version() {
  return NONET_VERSION;
}

}  // namespace nonet
