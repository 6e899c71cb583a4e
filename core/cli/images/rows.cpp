#include "images/rows.hpp"

#include <algorithm>

namespace nonet::images {
namespace {

std::size_t shrunk_side(std::size_t side, std::size_t by) {
  return (side + by - 1) / by;
}

std::uint8_t product(unsigned a, unsigned b) {
  return static_cast<std::uint8_t>((a * b + 127) / 255);
}

}  // namespace

void Rows::begin(int width, int height, int channels, Orientation orientation, int shrink) {
  width_ = static_cast<std::size_t>(width);
  channels_ = static_cast<std::size_t>(channels);
  shrink_ = static_cast<std::size_t>(shrink);
  orientation_ = orientation;
  const std::size_t across = shrunk_side(width_, shrink_);
  height_ = static_cast<std::size_t>(height);
  const std::size_t down = shrunk_side(height_, shrink_);
  // From 5 on rows become columns.
  const bool on_side = orientation >= 5;
  image_.width = static_cast<int>(on_side ? down : across);
  image_.height = static_cast<int>(on_side ? across : down);
  image_.channels = channels;
  image_.bytes.assign(across * down * channels_, 0);
  if (shrink_ == 1) return;
  sums_.assign(across * channels_, 0);
  mean_.assign(across * channels_, 0);
}

void Rows::add(std::span<const std::uint8_t> row) {
  ++taken_;
  if (shrink_ == 1) return put(row);
  for (std::size_t x = 0; x < width_; ++x) {
    for (std::size_t c = 0; c < channels_; ++c)
      sums_[x / shrink_ * channels_ + c] += row[x * channels_ + c];
  }
  if (taken_ % shrink_ == 0 || taken_ == height_) put_mean();
}

void Rows::put_mean() {
  const std::size_t high = (taken_ - 1) % shrink_ + 1;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const std::size_t x = i / channels_ * shrink_;
    const auto count = static_cast<std::uint32_t>(high * std::min(shrink_, width_ - x));
    mean_[i] = static_cast<std::uint8_t>((sums_[i] + count / 2) / count);
  }
  std::fill(sums_.begin(), sums_.end(), 0);
  put(mean_);
}

void Rows::put(std::span<const std::uint8_t> row) {
  const std::size_t count = row.size() / channels_;
  const std::size_t y = written_++;
  const auto width = static_cast<std::size_t>(image_.width);
  const auto height = static_cast<std::size_t>(image_.height);
  const bool mirrored = orientation_ == 2 || orientation_ == 3;
  const bool from_below = orientation_ == 3 || orientation_ == 4;
  // Where the columns of a picture on its side begin, and in which of them a row comes.
  const bool upwards = orientation_ == 7 || orientation_ == 8;
  const bool from_right = orientation_ == 6 || orientation_ == 7;
  if (orientation_ == 1) {
    std::copy(row.begin(), row.end(),
              image_.bytes.begin() + static_cast<std::ptrdiff_t>(y * row.size()));
    return;
  }
  for (std::size_t x = 0; x < count; ++x) {
    std::size_t to = 0;
    if (orientation_ < 5) {
      to = (from_below ? height - 1 - y : y) * width + (mirrored ? width - 1 - x : x);
    } else {
      to = (upwards ? height - 1 - x : x) * width + (from_right ? width - 1 - y : y);
    }
    for (std::size_t c = 0; c < channels_; ++c)
      image_.bytes[to * channels_ + c] = row[x * channels_ + c];
  }
}

void on_white(std::span<std::uint8_t> row) {
  for (std::size_t i = 0; i < row.size() / 4; ++i) {
    const unsigned alpha = row[i * 4 + 3];
    for (std::size_t c = 0; c < 3; ++c)
      row[i * 3 + c] = static_cast<std::uint8_t>(product(row[i * 4 + c], alpha) + (255 - alpha));
  }
}

void from_cmyk(std::span<std::uint8_t> row, bool inverted) {
  for (std::size_t i = 0; i < row.size() / 4; ++i) {
    const auto light = [&](std::size_t c) {
      return inverted ? row[i * 4 + c] : 255U - row[i * 4 + c];
    };
    const unsigned black = light(3);
    for (std::size_t c = 0; c < 3; ++c) row[i * 3 + c] = product(light(c), black);
  }
}

}  // namespace nonet::images
