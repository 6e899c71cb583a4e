/// @file
/// Any bytes as a file with a picture, through the decoders of PNG, JPEG and WebP. Pixels are for picture_fuzz.cpp.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "fact.hpp"
#include "images/image_file.hpp"

namespace nonet::fuzz {
namespace {

using images::ImageFault;
using images::ImageFile;
using images::ReadImage;

/// ISO 3309, as PNG has it.
std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  std::uint32_t sum = 0xFFFFFFFFU;
  for (const std::uint8_t byte : bytes) {
    sum ^= byte;
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  return ~sum;
}

/// The sums of a PNG's chunks are put right, since no fuzzer hits them: nothing behind them would be tried.
void mend_sums(std::vector<std::uint8_t>& file) {
  constexpr std::size_t head = 8;
  constexpr std::size_t frame = 12;
  std::size_t at = head;
  while (at + frame <= file.size()) {
    const std::span<std::uint8_t> rest = std::span(file).subspan(at);
    const std::size_t size = std::size_t{rest[0]} << 24U | std::size_t{rest[1]} << 16U |
                             std::size_t{rest[2]} << 8U | rest[3];
    if (size > rest.size() - frame) return;
    const std::uint32_t sum = crc32(rest.subspan(4, size + 4));
    for (std::size_t i = 0; i < 4; ++i)
      rest[head + size + i] = static_cast<std::uint8_t>(sum >> (24U - 8U * i));
    at += frame + size;
  }
}

void check_file(std::span<const std::uint8_t> file) {
  const ReadImage read = images::read_image(file);
  const ImageFile& image = read.image;
  FACT(read.kind == images::kind_of(file));
  FACT(read.fault != ImageFault::damaged || !read.told.empty());
  FACT((read.fault == ImageFault::none) == !image.bytes.empty());
  if (read.fault != ImageFault::none) return;
  FACT(read.width > 0 && read.width <= most_picture_side);
  FACT(read.height > 0 && read.height <= most_picture_side);
  FACT(read.width * read.height <= most_picture_pixels);
  FACT(image.channels == 1 || image.channels == 3 || image.channels == 4);
  FACT(image.width > 0 && image.height > 0);
  FACT(image.bytes.size() == static_cast<std::size_t>(image.width) *
                                 static_cast<std::size_t>(image.height) *
                                 static_cast<std::size_t>(image.channels));
  const std::int64_t shrunk = image.shrunk;
  const std::int64_t across = (read.width + shrunk - 1) / shrunk;
  const std::int64_t down = (read.height + shrunk - 1) / shrunk;
  FACT((image.width == across && image.height == down) ||
       (image.width == down && image.height == across));
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::vector<std::uint8_t> file(data, data + size);
  if (nonet::images::kind_of(file) == nonet::images::ImageKind::png) nonet::fuzz::mend_sums(file);
  nonet::fuzz::check_file(file);
  return 0;
}
