#include "images/exif.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace nonet::images {
namespace {

using Bytes = std::span<const std::uint8_t>;

/// A number of so many bytes, the highest or the lowest first; 0 where the bytes end before.
std::size_t number(Bytes bytes, std::size_t at, std::size_t size, bool low_first) {
  if (at > bytes.size() || size > bytes.size() - at) return 0;
  std::size_t value = 0;
  for (std::size_t i = 0; i < size; ++i)
    value = value << 8U | bytes[at + (low_first ? size - 1 - i : i)];
  return value;
}

bool has(Bytes bytes, std::size_t at, std::string_view text) {
  return at <= bytes.size() && text.size() <= bytes.size() - at &&
         std::memcmp(bytes.data() + at, text.data(), text.size()) == 0;
}

/// So many bytes, or those that there are.
Bytes part(Bytes bytes, std::size_t at, std::size_t size) {
  if (at >= bytes.size()) return {};
  return bytes.subspan(at, std::min(size, bytes.size() - at));
}

/// Exif is a TIFF: a byte order, and a list of tags of twelve bytes.
Orientation in_tiff(Bytes tiff) {
  constexpr std::size_t tag_of_orientation = 0x0112;
  constexpr std::size_t tag_size = 12;
  const bool low_first = has(tiff, 0, "II");
  if (!low_first && !has(tiff, 0, "MM")) return 1;
  const std::size_t list = number(tiff, 4, 4, low_first);
  const std::size_t count = number(tiff, list, 2, low_first);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = list + 2 + i * tag_size;
    if (at >= tiff.size()) return 1;
    if (number(tiff, at, 2, low_first) != tag_of_orientation) continue;
    const std::size_t value = number(tiff, at + 8, 2, low_first);
    return value >= 1 && value <= 8 ? static_cast<Orientation>(value) : 1;
  }
  return 1;
}

/// Segments: 0xFF, a letter, and the size with the two bytes that it takes. Pixels begin with SOS. Bytes
/// between segments are passed over, as decoders do, and so are letters that no size belongs to.
Orientation in_jpeg(Bytes file) {
  constexpr std::size_t start_of_scan = 0xDA;
  constexpr std::size_t application_1 = 0xE1;
  constexpr std::string_view head{"Exif\0\0", 6};
  std::size_t at = 2;
  while (at < file.size()) {
    const std::size_t letter = number(file, at + 1, 1, false);
    if (number(file, at, 1, false) != 0xFF || letter == 0xFF) {
      ++at;
      continue;
    }
    if (letter <= 1 || (letter >= 0xD0 && letter <= 0xD7)) {
      at += 2;
      continue;
    }
    const std::size_t size = number(file, at + 2, 2, false);
    if (letter == start_of_scan || size < 2) return 1;
    if (letter == application_1 && has(file, at + 4, head))
      return in_tiff(part(file, at + 4 + head.size(), size - 2 - std::min(head.size(), size - 2)));
    at += 2 + size;
  }
  return 1;
}

/// Chunks: size, name, content, checksum. A chunk behind the pixels comes too late when decoding
/// row by row.
Orientation in_png(Bytes file) {
  std::size_t at = 8;
  while (at < file.size() && !has(file, at + 4, "IDAT")) {
    const std::size_t size = number(file, at, 4, false);
    if (has(file, at + 4, "eXIf")) return in_tiff(part(file, at + 8, size));
    at += 12 + size;
  }
  return 1;
}

/// Chunks: name, size, content, filled up to an even size.
Orientation in_webp(Bytes file) {
  std::size_t at = 12;
  while (at < file.size()) {
    const std::size_t size = number(file, at + 4, 4, true);
    if (has(file, at, "EXIF")) {
      // Some writers keep the head that it has in a JPEG.
      const Bytes content = part(file, at + 8, size);
      return in_tiff(has(content, 0, "Exif") ? part(content, 6, content.size()) : content);
    }
    at += 8 + size + size % 2;
  }
  return 1;
}

}  // namespace

Orientation orientation_of(ImageKind kind, Bytes file) {
  switch (kind) {
    case ImageKind::png:
      return in_png(file);
    case ImageKind::jpeg:
      return in_jpeg(file);
    case ImageKind::webp:
      return in_webp(file);
    default:
      return 1;
  }
}

}  // namespace nonet::images
