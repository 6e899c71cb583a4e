/// @file
/// Pictures from files: PNG, JPEG and WebP, as far as their libraries were there when the program was built.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/read_picture.hpp"

namespace nonet::images {

/// The kind of a file, by its first bytes; its name says nothing.
enum class ImageKind : std::uint8_t {
  unknown,
  png,
  jpeg,
  webp,
  gif,
  bmp,
  tiff,
  heic,
  avif,
  jpeg_xl,
  pdf,
  svg,
  text,
};

enum class ImageFault : std::uint8_t {
  none,
  empty,         ///< There is not one byte.
  other_kind,    ///< It is of a kind that is never read.
  not_built_in,  ///< It is of a kind whose library was not there when the program was built.
  damaged,  ///< It ends too early, its bytes contradict each other, or its decoder does not know its variant.
  animated,   ///< It is a film.
  too_large,  ///< It has more than `most_picture_pixels`, or too long a side. Nothing was decoded.
  memory,     ///< Decoding it would take more than `most_memory`. Nothing was decoded.
};

/// The most bytes that decoding takes, the file's own among them.
inline constexpr std::int64_t most_memory = 280'000'000;

/// Pixels as a viewer shows them: the orientation that a camera noted has been applied.
struct ImageFile {
  std::vector<std::uint8_t> bytes;
  int width = 0;
  int height = 0;
  int channels = 0;
  /// So many pixels of the file, along each side, became one: 1, or more where the picture is very large.
  int shrunk = 1;

  [[nodiscard]] Pixels pixels() const { return {bytes, width, height, channels}; }
};

struct ReadImage {
  ImageKind kind = ImageKind::unknown;
  ImageFault fault = ImageFault::none;
  /// As the file's header has them, before anything is turned; 0 where they are not known.
  std::int64_t width = 0;
  std::int64_t height = 0;
  /// The decoder's own words, in English: why the file is damaged, or, without a fault, what it had
  /// to pass over.
  std::string told;
  ImageFile image;
};

/// The kind of a file, by its first bytes.
[[nodiscard]] ImageKind kind_of(std::span<const std::uint8_t> file);

/// "PNG", "JPEG XL"; "" for what is unknown.
[[nodiscard]] std::string_view name_of(ImageKind kind);

/// Whether pictures of a kind can be read by this build.
[[nodiscard]] bool is_built_in(ImageKind kind);

/// Decodes a file. Memory is bounded whatever the bytes are, and nothing larger than the limits is decoded.
[[nodiscard]] ReadImage read_image(std::span<const std::uint8_t> file);

}  // namespace nonet::images
