#include "formats/structured/deflate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet::formats {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view hex) {
  const auto value = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
    bytes.push_back(static_cast<std::uint8_t>(16 * value(hex[i]) + value(hex[i + 1])));
  return bytes;
}

/// Made by zlib 1.3 in Node: stored, with the fixed codes, and with codes of its own.
const std::array<std::pair<std::string, std::string>, 7> made_by_zlib = {{
    {"", "789c030000000001"},
    {"a", "789c4b040000620062"},
    {"stored", "7801010600f9ff73746f726564093c0292"},
    {std::string(300, 'a'), "78da4b4c1c05c40200d8a871ad"},
    {"800000000003600000070090200050007000000045700000100030001000068008500010090000400",
     "789cb33080036333086d6e6060696004649842386060620a61198214426903330b03030b5308cf12accac000007ff"
     "60f9e"},
    {"800000000003600000070090200050007000000045700000100030001000068008500010090000400",
     "780105c1070100200c00a04a4cf7ec5f4c58006e03c373501840d680c045402f5b081e241f7ff60f9e"},
    // By hand: one code for distances, which is not needed.
    {"aa", "789c05e0890c0000000021b0e62f5104012500c3"},
}};

/// Texts with much and little in them that repeats, near and far.
std::string random_text(Random& random) {
  std::string text;
  const int kinds = 1 + random.below(255);
  const std::size_t size = random.below(random.below(20) == 0 ? 70'000U : 600U);
  while (text.size() < size) {
    if (!text.empty() && random.below(3) == 0) {
      const auto from = random.below(text.size());
      text += text.substr(from, random.below(300U));
    } else {
      text += static_cast<char>(random.below(kinds));
    }
  }
  return text;
}

Unpacked inflated(const Bytes& bytes, std::size_t most = most_unpacked) {
  return inflate_zlib(bytes, most);
}

}  // namespace

TEST_CASE("What zlib packed is unpacked", "[read]") {
  for (const auto& [text, packed] : made_by_zlib) {
    CAPTURE(packed);
    const Unpacked unpacked = inflated(bytes_of(packed));
    CHECK(unpacked.result == Unpacking::ok);
    CHECK(unpacked.text == text);
    CHECK(unpacked.at == packed.size() / 2);
  }
}

TEST_CASE("What is packed is unpacked as it was, and is shorter where something repeats",
          "[read]") {
  Random random(33);
  for (int i = 0; i < test::share(300); ++i) {
    const std::string text = random_text(random);
    const Bytes packed = deflate_zlib(text);
    const Unpacked unpacked = inflated(packed);
    REQUIRE(unpacked.result == Unpacking::ok);
    REQUIRE(unpacked.text == text);
  }
  CHECK(deflate_zlib(std::string(10'000, '0')).size() < 100);
  std::string counted;
  for (int i = 0; i < 81; ++i) counted += "518-0-";
  CHECK(deflate_zlib(counted).size() < 30);
}

TEST_CASE("Every code of lengths and distances begins behind the one before", "[read]") {
  for (unsigned i = 0; i < 27; ++i)
    CHECK(deflate_length(i).first + (1U << deflate_length(i).bits) == deflate_length(i + 1).first);
  CHECK(deflate_length(0).first == 3);
  CHECK(deflate_length(28).first == 258);
  for (unsigned i = 0; i < 29; ++i)
    CHECK(deflate_distance(i).first + (1U << deflate_distance(i).bits) ==
          deflate_distance(i + 1).first);
  CHECK(deflate_distance(29).first == 24577);
  CHECK(deflate_distance(29).bits == 13);
}

TEST_CASE("A stream that lacks its end, has a wrong bit or bytes behind it is damaged", "[read]") {
  for (const auto& [text, hex] : made_by_zlib) {
    CAPTURE(hex);
    const Bytes whole = bytes_of(hex);
    for (std::size_t size = 0; size < whole.size(); ++size) {
      const Unpacked cut = inflate_zlib(std::span(whole).first(size));
      CHECK(cut.result == Unpacking::damaged);
      CHECK(cut.text.empty());
    }
    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
      Bytes wrong = whole;
      wrong[bit / 8] = static_cast<std::uint8_t>(wrong[bit / 8] ^ 1U << bit % 8);
      const Unpacked unpacked = inflated(wrong);
      // Bits that fill the last byte, and what the header says of effort, say nothing.
      CHECK((unpacked.result != Unpacking::ok || unpacked.text == text));
    }
    Bytes longer = whole;
    longer.push_back(0xFF);
    CHECK(inflated(longer).result == Unpacking::damaged);
    CHECK(inflate_zlib(longer, most_unpacked, 1).result == Unpacking::ok);
  }
}

TEST_CASE("Codes that cannot be are damage", "[read]") {
  // But for what their comments say, they are whole.
  const std::array<std::string, 17> streams = {
      "789d030000000001",                           // The header's check
      "7918030000000001",                           // Another method than 8
      "881c030000000001",                           // A window of 64 KiB
      "782000000001030000000001",                   // A dictionary
      "789c0700000001",                             // A block of the fourth kind
      "7801010600f8ff73746f726564093c0292",         // A size and another complement
      "789c4b04420003ce0185",                       // A distance to before the start
      "789c1b030000000001",                         // A length that has no code
      "789c4b043e0003ce0185",                       // A distance that has no code
      "789cf5e0890c0000000021b0e62f5100000001",     // 287 codes for literals and lengths
      "789c05fe890c0000000021b0e62f5100000001",     // 31 codes for distances
      "789c05e0890c0000000021b096bf440000000001",   // No code for the end of a block
      "789c05e0890c0000000021a896bf440500000001",   // Three codes of one bit
      "789c05e0890c0000000021b09ebfc42500000001",   // Two codes of two bits, and no more
      "789c05e0890c00000000213cacf94b1400000001",   // A repeated length, and none before it
      "789c05e0890c0000000021b0e62f917f00000001",   // More lengths than codes
      "789c05e00109000000002064b57f090500000001"};  // The same of the codes for lengths
  for (const std::string& hex : streams) {
    CAPTURE(hex);
    CHECK(inflated(bytes_of(hex)).result == Unpacking::damaged);
  }
}

TEST_CASE("No more is unpacked than was asked for", "[read]") {
  const std::string text(5'000'000, 'x');
  const Bytes packed = deflate_zlib(text);
  CHECK(packed.size() < 40'000);
  CHECK(inflated(packed, text.size()).result == Unpacking::ok);
  const Unpacked bound = inflated(packed, text.size() - 1);
  CHECK(bound.result == Unpacking::too_large);
  CHECK(bound.text.empty());
  CHECK(inflated(packed).result == Unpacking::too_large);
  CHECK(inflated(bytes_of(made_by_zlib[2].second), 5).result == Unpacking::too_large);
  CHECK(inflated(bytes_of(made_by_zlib[1].second), 0).result == Unpacking::too_large);
}

TEST_CASE("The sum of a stream is Adler's", "[read]") {
  CHECK(adler32("") == 1);
  CHECK(adler32("Wikipedia") == 0x11E60398);
  CHECK(adler32(std::string(100'000, '\xFF')) == 0x149A302C);
}

}  // namespace nonet::formats
