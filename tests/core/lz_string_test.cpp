#include "formats/structured/lz_string.hpp"

#include <array>
#include <string>
#include <utility>

#include "catch.hpp"
#include "formats/structured/base64.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet::formats {
namespace {

/// Made by `compressToBase64` of lz-string 1.5.0 in Node.
const std::array<std::pair<std::string, std::string>, 7> made_by_the_library = {
    {{"", "Q==="},
     {"a", "IZA="},
     {"aaaaaaaaaa", "IY1o"},
     {std::string(test::inkala), "BwOj4hmA2CwdjAThAJnAVnIuIAsGO4AjOJCRNKCMFmKSCuHmEA=="},
     {"数独 é", "g6mhunAECXQ="},
     {"😀a😀", "rwbgA9iGpA=="},
     {"{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"}}};

/// Texts with many and few kinds of character, in all lengths of UTF-8.
std::string random_text(Random& random) {
  constexpr std::array<const char*, 8> letters = {"a", "b", "\"", "{", "é", "数", "独", "😀"};
  std::string text;
  const std::size_t kinds = 1 + random.below(8U);
  for (auto left = random.below(300); left > 0; --left) text += letters.at(random.below(kinds));
  return text;
}

}  // namespace

TEST_CASE("LZ-string packs and unpacks as the JavaScript library does", "[read]") {
  for (const auto& [text, packed] : made_by_the_library) {
    CAPTURE(text);
    CHECK(pack_lz_base64(text) == packed);
    CHECK(unpack_lz_base64(packed).text == text);
    CHECK(unpack_lz_base64(packed).result == Unpacking::ok);
  }
}

TEST_CASE("What LZ-string packs it unpacks", "[read]") {
  Random random(8);
  for (int i = 0; i < 300; ++i) {
    const std::string text = random_text(random);
    const Unpacked unpacked = unpack_lz_base64(pack_lz_base64(text));
    CHECK(unpacked.result == Unpacking::ok);
    CHECK(unpacked.text == text);
  }
}

TEST_CASE("A lone surrogate unpacks to the replacement character", "[read]") {
  CHECK(unpack_lz_base64("gAbA8g==").text == "\uFFFDx");
}

TEST_CASE("Packed text that is damaged is no text", "[read]") {
  const std::string packed = pack_lz_base64(test::inkala);
  const std::size_t letters = packed.find('=');
  for (std::size_t size = 0; size + 1 < letters; ++size) {
    CAPTURE(size);
    CHECK(unpack_lz_base64(packed.substr(0, size)).result == Unpacking::damaged);
  }
  CHECK(unpack_lz_base64(packed.substr(0, letters)).text == test::inkala);
  CHECK(unpack_lz_base64(packed.substr(0, letters) + "xyz").result == Unpacking::damaged);

  std::string wrong = packed;
  wrong[7] = '!';
  CHECK(unpack_lz_base64(wrong).result == Unpacking::bad_letter);
  CHECK(unpack_lz_base64(wrong).at == 7);
}

TEST_CASE("A small text never unpacks to a large one", "[read]") {
  const std::string bomb = pack_lz_base64(std::string(2'000'000, 'a'));
  REQUIRE(bomb.size() < 6'000);
  const Unpacked unpacked = unpack_lz_base64(bomb, 1'000'000);
  CHECK(unpacked.result == Unpacking::too_large);
  CHECK(unpacked.text.empty());
  CHECK(unpack_lz_base64(bomb, 2'000'000).text.size() == 2'000'000);
  // Three bytes of UTF-8 are one unit.
  const std::string wide = pack_lz_base64("数数数数");
  CHECK(unpack_lz_base64(wide, 11).result == Unpacking::too_large);
  CHECK(unpack_lz_base64(wide, 12).result == Unpacking::ok);
  CHECK(unpack_lz_base64(pack_lz_base64("ab"), 1).result == Unpacking::too_large);
}

TEST_CASE("Base64 is read strictly", "[read]") {
  using Bytes = std::vector<std::uint8_t>;
  CHECK(decode_base64("TWFu").bytes == Bytes{'M', 'a', 'n'});
  CHECK(decode_base64("TWE=").bytes == Bytes{'M', 'a'});
  CHECK(decode_base64("TQ").bytes == Bytes{'M'});
  CHECK(decode_base64("-_8", Base64::url).bytes == Bytes{0xFB, 0xFF});
  CHECK(decode_base64("TW*u").fault == 2);
  CHECK(decode_base64("-_8").fault == 0);
  CHECK(decode_base64("TWE==").fault);
  CHECK(decode_base64("T").fault == 1);
  // Bits that belong to no byte.
  CHECK(decode_base64("TR").fault);
  CHECK(encode_base64({'M', 'a'}) == "TWE=");
  CHECK(encode_base64({0xFB, 0xFF}, Base64::url) == "-_8");
}

}  // namespace nonet::formats
