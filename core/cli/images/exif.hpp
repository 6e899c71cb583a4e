/// @file
/// The orientation of a photo: the number by which Exif notes how the camera was held.
#pragma once

#include <cstdint>
#include <span>

#include "images/decoders.hpp"

namespace nonet::images {

/// The orientation that a PNG, JPEG or WebP notes; 1 where it notes none, or one that makes no sense. Reads nothing beyond the bytes, whatever they say.
[[nodiscard]] Orientation orientation_of(ImageKind kind, std::span<const std::uint8_t> file);

}  // namespace nonet::images
