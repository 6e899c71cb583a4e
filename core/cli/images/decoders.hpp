/// @file
/// A decoder for each kind of picture. Each fills in sizes, fault, what the decoder said, and the pixels.
#pragma once

#include <cstdint>
#include <span>

#include "images/image_file.hpp"

namespace nonet::images {

/// How the stored pixels lie, as Exif numbers it: 1 (as they are shown) to 8.
using Orientation = int;

void read_png(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result);
void read_jpeg(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result);
void read_webp(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result);

/// Notes the sizes; false, and a fault, where nothing so large is decoded.
inline bool take_size(std::int64_t width, std::int64_t height, ReadImage& result) {
  result.width = width;
  result.height = height;
  if (width <= most_picture_side && height <= most_picture_side &&
      width * height <= most_picture_pixels)
    return true;
  result.fault = ImageFault::too_large;
  return false;
}

/// The pixels that decoded ones may take: half of it all, since a turned picture is there twice.
inline constexpr std::int64_t most_bytes = 150'000'000;

/// By how much a picture has to shrink, 1, 2, 4 or 8, so that its pixels take no more than `room`; 0 where even that is not enough.
[[nodiscard]] inline int shrink_for(std::int64_t width, std::int64_t height, int channels,
                                    std::int64_t room) {
  for (int by = 1; by <= 8; by *= 2) {
    if ((width + by - 1) / by * ((height + by - 1) / by) * channels <= room) return by;
  }
  return 0;
}

}  // namespace nonet::images
