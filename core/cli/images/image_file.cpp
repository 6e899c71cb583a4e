#include "images/image_file.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "images/exif.hpp"

namespace nonet::images {
namespace {

using Bytes = std::span<const std::uint8_t>;

#ifdef NONET_PNG
constexpr bool has_png = true;
#else
constexpr bool has_png = false;
#endif
#ifdef NONET_JPEG
constexpr bool has_jpeg = true;
#else
constexpr bool has_jpeg = false;
#endif
#ifdef NONET_WEBP
constexpr bool has_webp = true;
#else
constexpr bool has_webp = false;
#endif

bool begins(Bytes file, std::string_view with, std::size_t at = 0) {
  return file.size() >= at + with.size() &&
         std::memcmp(file.data() + at, with.data(), with.size()) == 0;
}

/// Boxes of ISO media: what the file is stands behind "ftyp", and behind that what it can be read as.
ImageKind kind_of_media(Bytes file) {
  constexpr std::size_t first = 8;
  constexpr std::size_t last = 64;
  for (std::size_t at = first; at < std::min(last, file.size()); at += 4) {
    if (begins(file, "avif", at) || begins(file, "avis", at)) return ImageKind::avif;
    if (begins(file, "heic", at) || begins(file, "heix", at) || begins(file, "hevc", at))
      return ImageKind::heic;
  }
  return ImageKind::unknown;
}

/// Nothing but characters that texts have, among the first ones.
bool is_text(Bytes file) {
  return std::all_of(file.begin(), file.end(), [](std::uint8_t byte) {
    return byte >= 0x20 || byte == '\t' || byte == '\n' || byte == '\r' || byte == '\f';
  });
}

ImageKind kind_of_text(Bytes file) {
  constexpr std::size_t looked_at = 4096;
  const Bytes head = file.first(std::min(file.size(), looked_at));
  if (head.empty() || !is_text(head)) return ImageKind::unknown;
  constexpr std::string_view svg = "<svg";
  const bool drawn = std::search(head.begin(), head.end(), svg.begin(), svg.end()) != head.end();
  return drawn ? ImageKind::svg : ImageKind::text;
}

}  // namespace

ImageKind kind_of(Bytes file) {
  using namespace std::string_view_literals;
  if (begins(file, "\x89PNG"sv)) return ImageKind::png;
  if (begins(file, "\xFF\xD8\xFF"sv)) return ImageKind::jpeg;
  if (begins(file, "RIFF"sv) && begins(file, "WEBP"sv, 8)) return ImageKind::webp;
  if (begins(file, "GIF8"sv)) return ImageKind::gif;
  if (begins(file, "II*\0"sv) || begins(file, "MM\0*"sv)) return ImageKind::tiff;
  if (begins(file, "\xFF\x0A"sv) || begins(file, "\0\0\0\x0CJXL "sv)) return ImageKind::jpeg_xl;
  if (begins(file, "ftyp"sv, 4)) return kind_of_media(file);
  if (begins(file, "%PDF-"sv)) return ImageKind::pdf;
  // Two letters are not much; the bytes behind the size are always zero.
  if (begins(file, "BM"sv) && begins(file, "\0\0\0\0"sv, 6)) return ImageKind::bmp;
  return kind_of_text(file);
}

std::string_view name_of(ImageKind kind) {
  constexpr std::array<std::string_view, 13> names = {"",    "PNG",  "JPEG", "WebP", "GIF",
                                                      "BMP", "TIFF", "HEIC", "AVIF", "JPEG XL",
                                                      "PDF", "SVG",  "text"};
  return names[static_cast<std::size_t>(kind)];
}

bool is_built_in(ImageKind kind) {
  return (kind == ImageKind::png && has_png) || (kind == ImageKind::jpeg && has_jpeg) ||
         (kind == ImageKind::webp && has_webp);
}

ReadImage read_image(Bytes file) {
  ReadImage result;
  result.kind = kind_of(file);
  const bool known = result.kind == ImageKind::png || result.kind == ImageKind::jpeg ||
                     result.kind == ImageKind::webp;
  if (file.empty()) {
    result.fault = ImageFault::empty;
  } else if (!known) {
    result.fault = ImageFault::other_kind;
  } else if (!is_built_in(result.kind)) {
    result.fault = ImageFault::not_built_in;
  } else {
    const Orientation orientation = orientation_of(result.kind, file);
    // A reader that is not built in is not there to be called.
    if constexpr (has_png) {
      if (result.kind == ImageKind::png) read_png(file, orientation, result);
    }
    if constexpr (has_jpeg) {
      if (result.kind == ImageKind::jpeg) read_jpeg(file, orientation, result);
    }
    if constexpr (has_webp) {
      if (result.kind == ImageKind::webp) read_webp(file, orientation, result);
    }
  }
  // Half of a picture is of no use.
  if (result.fault != ImageFault::none) result.image = {};
  return result;
}

}  // namespace nonet::images
