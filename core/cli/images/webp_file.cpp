#include <webp/decode.h>

#include <algorithm>
#include <cstddef>

#include "images/rows.hpp"

namespace nonet::images {
namespace {

bool is_fault(VP8StatusCode status, ReadImage& result) {
  if (status == VP8_STATUS_OK) return false;
  const bool early = status == VP8_STATUS_NOT_ENOUGH_DATA || status == VP8_STATUS_SUSPENDED;
  result.fault = ImageFault::damaged;
  result.told = early ? "the file ends too early" : "its bytes contradict each other";
  return true;
}

/// Bytes that libwebp itself keeps of the picture while it decodes: all pixels of a lossless one,
/// else the transparency.
std::int64_t bytes_of_decoder(const WebPBitstreamFeatures& features) {
  constexpr int lossy = 1;
  const std::int64_t all = static_cast<std::int64_t>(features.width) * features.height;
  if (features.format != lossy) return all * 4;
  return features.has_alpha != 0 ? all * 2 : 0;
}

/// A picture that lies on its side, or is mirrored, as it is to be seen.
void turn(ImageFile& image, Orientation orientation) {
  ImageFile turned;
  turned.shrunk = image.shrunk;
  Rows rows(turned);
  rows.begin(image.width, image.height, image.channels, orientation, 1);
  const std::size_t row =
      static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.channels);
  for (std::size_t at = 0; at < image.bytes.size(); at += row)
    rows.add(std::span(image.bytes).subspan(at, row));
  image = std::move(turned);
}

}  // namespace

void read_webp(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result) {
  WebPDecoderConfig config;
  if (WebPInitDecoderConfig(&config) == 0) {
    result.fault = ImageFault::damaged;
    result.told = "libwebp is of another version than its header";
    return;
  }
  const WebPBitstreamFeatures& features = config.input;
  if (is_fault(WebPGetFeatures(file.data(), file.size(), &config.input), result)) return;
  if (!take_size(features.width, features.height, result)) return;
  if (features.has_animation != 0) {
    result.fault = ImageFault::animated;
    return;
  }
  const int channels = features.has_alpha != 0 ? 4 : 3;
  const std::int64_t left =
      most_memory - static_cast<std::int64_t>(file.size()) - bytes_of_decoder(features);
  // The decoder's own share is free again when the picture is turned.
  const std::int64_t room = std::min(left, orientation == 1 ? most_bytes : most_bytes / 2);
  const int shrink = shrink_for(features.width, features.height, channels, room);
  if (shrink == 0) {
    result.fault = ImageFault::memory;
    return;
  }
  ImageFile& image = result.image;
  image.shrunk = shrink;
  image.width = (features.width + shrink - 1) / shrink;
  image.height = (features.height + shrink - 1) / shrink;
  image.channels = channels;
  const int stride = image.width * channels;
  image.bytes.resize(static_cast<std::size_t>(stride) * static_cast<std::size_t>(image.height));
  config.options.use_scaling = shrink > 1 ? 1 : 0;
  config.options.scaled_width = image.width;
  config.options.scaled_height = image.height;
  config.output.colorspace = channels == 4 ? MODE_RGBA : MODE_RGB;
  config.output.is_external_memory = 1;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-union-access): the colour space says which it is.
  config.output.u.RGBA = {image.bytes.data(), stride, image.bytes.size()};
  const VP8StatusCode status = WebPDecode(file.data(), file.size(), &config);
  WebPFreeDecBuffer(&config.output);
  if (is_fault(status, result)) return;
  if (orientation != 1) turn(image, orientation);
}

}  // namespace nonet::images
