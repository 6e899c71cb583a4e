/// @file
/// Inputs that the fuzzers have kept (tests/fuzz/seeds) pass the same checks, in every build.

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "catch.hpp"

// The entry of each fuzzed program, under a name of its own: see tests/CMakeLists.txt.
extern "C" int nonet_fuzz_json(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_picture(const std::uint8_t* data, std::size_t size);
#ifdef NONET_TEST_IMAGES
extern "C" int nonet_fuzz_image(const std::uint8_t* data, std::size_t size);
#endif
extern "C" int nonet_fuzz_read(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_position(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_board(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_solver(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_steps(const std::uint8_t* data, std::size_t size);

namespace nonet {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// The seeds of a target: each is its length, in four bytes with the least significant first, and its bytes (tests/tools/seeds.mjs).
std::vector<Bytes> seeds_of(const std::string& target) {
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/../fuzz/seeds/" + target + ".seeds",
                       std::ios::binary);
  REQUIRE(stream.is_open());
  const Bytes all{std::istreambuf_iterator<char>(stream), {}};
  std::vector<Bytes> seeds;
  auto at = all.begin();
  while (at != all.end()) {
    INFO("seed " << seeds.size());
    REQUIRE(all.end() - at >= 4);
    std::uint32_t size = 0;
    for (int i = 3; i >= 0; --i) size = size << 8 | at[i];
    at += 4;
    REQUIRE(static_cast<std::size_t>(all.end() - at) >= size);
    const auto length = static_cast<std::ptrdiff_t>(size);
    seeds.emplace_back(at, at + length);
    at += length;
  }
  return seeds;
}

/// A check that fails ends the program with the fact that does not hold.
void replay(const std::string& target, int (*run)(const std::uint8_t*, std::size_t)) {
  const std::vector<Bytes> seeds = seeds_of(target);
  REQUIRE(seeds.size() > 20);
  for (std::size_t i = 0; i < seeds.size(); ++i) {
    INFO("seed " << i);
    CHECK(run(seeds[i].data(), seeds[i].size()) == 0);
  }
}

}  // namespace

TEST_CASE("what fuzzing kept of texts") {
  replay("read", nonet_fuzz_read);
}
TEST_CASE("what fuzzing kept of JSON, XML and packed texts") {
  replay("json", nonet_fuzz_json);
}
TEST_CASE("what fuzzing kept of pixels") {
  replay("picture", nonet_fuzz_picture);
}
#ifdef NONET_TEST_IMAGES
TEST_CASE("what fuzzing kept of files with pictures") {
  replay("image", nonet_fuzz_image);
}
#endif
TEST_CASE("what fuzzing kept of positions") {
  replay("position", nonet_fuzz_position);
}
TEST_CASE("what fuzzing kept of moves on a board") {
  replay("board", nonet_fuzz_board);
}
TEST_CASE("what fuzzing kept of puzzles for all engines") {
  replay("solver", nonet_fuzz_solver);
}
TEST_CASE("what fuzzing kept of candidates for all finders") {
  replay("steps", nonet_fuzz_steps);
}

}  // namespace nonet
