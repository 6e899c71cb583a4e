/// @file
/// Any bytes through the importer, and through what unpacks zlib.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/structured/deflate.hpp"
#include "reading.hpp"

namespace nonet::fuzz {
namespace {

/// Sudoku.coach's packed data has a sum at its end, which no fuzzer hits: so any bytes are unpacked
/// here, and packed.
void check_deflate(std::string_view text) {
  constexpr std::size_t most = 1U << 20U;
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  const formats::Unpacked unpacked = formats::inflate_zlib(bytes, most);
  FACT(unpacked.text.size() <= most && unpacked.at <= bytes.size());
  FACT(unpacked.text.empty() || unpacked.result == formats::Unpacking::ok);
  const formats::Unpacked again = formats::inflate_zlib(formats::deflate_zlib(text));
  FACT(again.result == formats::Unpacking::ok && again.text == text);
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // A copy of the very size, so that AddressSanitizer sees the end of the text.
  const std::string text(data, data + size);
  nonet::fuzz::check_reading(text);
  nonet::fuzz::check_deflate(text);
  return 0;
}
