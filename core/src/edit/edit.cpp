#include "nonet/edit.hpp"

#include <cstddef>
#include <span>
#include <vector>

#include "edit/edit_work.hpp"
#include "logic/solutions_within.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

EditFault fault_unless_unique(Outcome outcome) {
  if (outcome == Outcome::unique) return EditFault::none;
  return outcome == Outcome::none ? EditFault::no_solution : EditFault::several_solutions;
}

/// The clues of a puzzle, each of which may be left out: its givens, and the candidates that are gone as a part of it.
class Clues {
 public:
  explicit Clues(const Board& puzzle)
      : givens_(puzzle.values()), allowed_(edit::allowed_by(puzzle)) {}

  [[nodiscard]] Solved solved() const {
    if (!allowed_) return solve(givens_);
    const std::vector<Grid> two = logic::solutions_within(board(), 2);
    if (two.empty()) return {};
    return {two.size() == 1 ? Outcome::unique : Outcome::multiple, two.front()};
  }
  [[nodiscard]] Board board() const { return edit::board_of(givens_, allowed_); }
  [[nodiscard]] const Grid& givens() const { return givens_; }
  /// The candidates that are gone.
  [[nodiscard]] std::vector<int> struck() const {
    std::vector<int> struck;
    if (!allowed_) return struck;
    for (int cell = 0; cell < cell_count; ++cell) {
      for (int digit : DigitSet::all() - allowed(cell)) struck.push_back(candidate(cell, digit));
    }
    return struck;
  }

  /// Whether there is one solution without it, as there is with it.
  [[nodiscard]] bool can_spare_given(int cell) const {
    Clues fewer = *this;
    fewer.drop_given(cell);
    return fewer.solved().outcome == Outcome::unique;
  }
  void drop_given(int cell) { givens_.set(cell, 0); }
  /// The same for a candidate that is gone: a second solution would have it.
  [[nodiscard]] bool can_come_back(int candidate) const {
    const Grid tried = edit::with(givens_, candidate_cell(candidate), candidate_digit(candidate));
    return logic::solutions_within(edit::board_of(tried, allowed_), 1).empty();
  }
  void bring_back(int candidate) {
    (*allowed_)[candidate_cell(candidate)].insert(candidate_digit(candidate));
  }

 private:
  [[nodiscard]] DigitSet allowed(int cell) const { return (*allowed_)[cell]; }

  Grid givens_;
  edit::Allowed allowed_;
};

std::vector<int> in_random_order(std::vector<int> clues, Random& random) {
  random.shuffle(std::span(clues));
  return clues;
}

}  // namespace

std::string_view id(EditFault fault) {
  constexpr Table<std::string_view, 4> ids = {"", "no-solution", "one-solution",
                                              "several-solutions"};
  return ids[fault];
}

Variation vary(const Grid& puzzle, Random& random) {
  const Transformation transformation = random_transformation(random);
  return {apply(transformation, puzzle), transformation};
}

RedundantGivens redundant_givens(const Grid& puzzle) {
  return redundant_givens(Board(puzzle));
}

RedundantGivens redundant_givens(const Board& puzzle) {
  const Clues clues(puzzle);
  RedundantGivens redundant{fault_unless_unique(clues.solved().outcome), {}, {}};
  if (redundant.fault != EditFault::none) return redundant;
  for (int cell : clues.givens().filled()) {
    if (clues.can_spare_given(cell)) redundant.cells.insert(cell);
  }
  for (int candidate : clues.struck()) {
    if (clues.can_come_back(candidate)) redundant.candidates.insert(candidate);
  }
  return redundant;
}

Minimised minimise(const Grid& puzzle, Random& random) {
  return minimise(Board(puzzle), random);
}

Minimised minimise(const Board& puzzle, Random& random) {
  Clues clues(puzzle);
  const Solved solved = clues.solved();
  const EditFault fault = fault_unless_unique(solved.outcome);
  if (fault != EditFault::none) return {fault, {}, {}, {}};
  const CellSet givens = clues.givens().filled();
  for (int cell : in_random_order({givens.begin(), givens.end()}, random)) {
    if (clues.can_spare_given(cell)) clues.drop_given(cell);
  }
  for (int candidate : in_random_order(clues.struck(), random)) {
    if (clues.can_come_back(candidate)) clues.bring_back(candidate);
  }
  return {EditFault::none, clues.givens(), solved.solution, clues.board()};
}

}  // namespace nonet
