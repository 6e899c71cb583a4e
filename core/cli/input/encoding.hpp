/// @file
/// Texts that are no UTF-8: UTF-16 with a byte order mark, and what Windows once wrote. As the page reads them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::cli {

/// Decodes bytes of a stream that begin with a byte order mark of UTF-16, in either order, and
/// hands on all others. Anything that is no UTF-16 becomes a zero byte, which no reader takes for
/// text. It never waits for more than the next character.
class Utf16Decoder : public std::streambuf {
 public:
  explicit Utf16Decoder(std::streambuf& bytes) : bytes_(bytes) {}

 protected:
  int_type underflow() override;

 private:
  enum class Order : std::uint8_t { unknown, none, little, big };

  /// Looks for the mark; the bytes that are none go into the text.
  void find_order();
  void decode(std::string_view bytes);
  void take(std::uint32_t unit);
  void finish();

  std::streambuf& bytes_;
  Order order_ = Order::unknown;
  std::string text_;
  std::optional<std::uint32_t> odd_;   ///< The first byte of a unit.
  std::optional<std::uint32_t> high_;  ///< The first unit of a character of two.
  bool ended_ = false;
};

/// A text as UTF-8, when it is none yet and can be of Windows-1252: no character is in it that no text has.
[[nodiscard]] std::optional<std::string> from_windows_1252(std::string_view text);

/// As `nonet::read`, in the encoding that the text has.
[[nodiscard]] Reading read_text(std::string_view text,
                                std::optional<nonet::Format> wanted = std::nullopt);

}  // namespace nonet::cli
