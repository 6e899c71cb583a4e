/// @file
/// What the fuzzers have kept (tests/fuzz/corpus), through the same checks, in every build.

#include <dirent.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "catch.hpp"

// The entry of each fuzzed program, under a name of its own: see tests/CMakeLists.txt.
extern "C" int nonet_fuzz_read(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_position(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_board(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_solver(const std::uint8_t* data, std::size_t size);
extern "C" int nonet_fuzz_steps(const std::uint8_t* data, std::size_t size);

namespace nonet {
namespace {

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> names;
  DIR* directory = opendir(folder.c_str());
  REQUIRE(directory != nullptr);
  while (const dirent* entry = readdir(directory)) {
    if (entry->d_name[0] != '.') names.push_back(folder + "/" + entry->d_name);
  }
  closedir(directory);
  std::sort(names.begin(), names.end());
  return names;
}

/// A check that fails ends the program with the fact that does not hold.
void replay(const std::string& target, int (*run)(const std::uint8_t*, std::size_t)) {
  const std::vector<std::string> files =
      files_in(std::string(NONET_TEST_DATA) + "/../fuzz/corpus/" + target);
  REQUIRE(files.size() > 20);
  for (const std::string& file : files) {
    std::ifstream stream(file, std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(stream), {}};
    INFO(file);
    CHECK(run(bytes.data(), bytes.size()) == 0);
  }
}

}  // namespace

TEST_CASE("what fuzzing kept of texts") {
  replay("read", nonet_fuzz_read);
}
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
