// Pictures from files, for tools: the library itself reads pixels only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/read_picture.hpp"

namespace nonet::tools {

struct ImageFile {
  std::vector<std::uint8_t> bytes;
  int width = 0;
  int height = 0;
  int channels = 0;
  [[nodiscard]] Pixels pixels() const { return {bytes, width, height, channels}; }
};

// Reads a JPEG or a PNG, as its first bytes say; nothing where it is neither, or damaged.
[[nodiscard]] std::optional<ImageFile> read_image(const std::string& name);

}  // namespace nonet::tools
