#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"
#include "nonet/solver.hpp"

namespace nonet {
namespace {

/// FNV-1a over whole numbers.
class Hash {
 public:
  void add(int number) {
    value_ = (value_ ^ static_cast<std::uint64_t>(number + 1)) * 0x100000001B3ULL;
  }
  void add(const Grid& grid) {
    for (int cell = 0; cell < cell_count; ++cell) add(grid[cell]);
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

void add(const CandidateSet& candidates, Hash& hash) {
  for (int c : candidates) hash.add(c);
}

void add_path(const Grid& puzzle, Hash& hash) {
  LogicOptions options;
  options.detours = true;
  for (const Step& step : path(Position(puzzle), options).steps) {
    for (char c : info(step.technique).id) hash.add(c);
    add(step.placements, hash);
    add(step.eliminations, hash);
    for (int house : step.houses) hash.add(house);
    for (const Mark& mark : step.marks) hash.add(mark.candidate);
  }
}

}  // namespace

// One number pins what the generator makes and how hints go on, natively, under sanitizers and in
// wasm alike. A change that moves it changes what people get for a seed, or which hints they see:
// say so in CHANGELOG.md.
TEST_CASE("the signature of generated puzzles and their paths") {
  Hash hash;
  const auto add_made = [&hash](const PuzzleRequest& request) {
    const Generated made = generate("signature", request);
    REQUIRE(made.found);
    hash.add(made.puzzle);
    hash.add(solve(made.puzzle).solution);
    add_path(made.puzzle, hash);
  };
  PuzzleRequest request;
  for (int level = 0; level < difficulty_count - 1; ++level) {
    request.level = static_cast<Difficulty>(level);
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      request.symmetry = static_cast<Symmetry>(symmetry);
      add_made(request);
    }
  }
  request = {};
  request.technique = Technique::skyscraper;
  add_made(request);
  request = {};
  request.clues = Range{21, 21};
  add_made(request);
  request = {};
  request.er = Range{83, 90};
  add_made(request);
  request = {};
  request.fair = true;
  add_made(request);
  CHECK(hash.value() == 0xB88281804E436894ULL);
}

}  // namespace nonet
