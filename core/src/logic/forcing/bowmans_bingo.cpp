/// @file
/// Bowman's Bingo (Rick Bowman; Sudopedia "Bowman's Bingo"; Nishio with several digits): suppose that a
/// candidate is true, and write what singles then force, until a cell has no candidate or a
/// house no place for a digit. So the candidate is false. It is a trial, a forcing net without branches:
/// nothing but full houses, naked and hidden singles is used on the way.
///
/// The trial goes in waves: all singles of a board are written before new ones are looked for, so
/// that the first contradiction is near. Of what was written, only what it needs is shown: what took
/// the last candidates away, and what forced that. Short proofs come first.
///
/// Steps: `nodes` the supposed candidate and what it forces, in order, all true; no links, for each may
/// rest on several. `sets` the cells that are left without, and the digit (or, for a cell, its
/// digits); `houses` the house without a place. Marks `on` for the nodes, `off` for the set's candidates.

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/cells.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// The cell without a candidate, or the digit without a place.
struct Bingo {
  DigitCells without;
  int house = -1;  ///< -1: it is a cell.
};

/// One candidate, tried.
class Trial {
 public:
  Trial(const Context& context, int supposed) : context_(context), board_(context.board()) {
    cause_.fill(-1);
    write(supposed);
  }

  /// Follows the singles; nothing when they come to an end.
  std::optional<Bingo> run() {
    for (;;) {
      auto bingo = contradiction();
      if (bingo) return bingo;
      const std::vector<int> singles = list_singles();
      if (singles.empty()) return std::nullopt;
      for (int c : singles) {
        if (board_.candidates(candidate_cell(c)).contains(candidate_digit(c))) write(c);
      }
    }
  }

  /// The written nodes that the contradiction needs, in order.
  [[nodiscard]] std::vector<int> needed_for(const Bingo& bingo) const {
    std::vector<bool> needed(written_.size(), false);
    need(bingo.without, needed);
    std::vector<int> list;
    for (std::size_t i = written_.size(); i-- > 0;) {
      if (!needed[i] && i > 0) continue;
      list.push_back(written_[i].candidate);
      need(written_[i].reason, needed);
    }
    std::reverse(list.begin(), list.end());
    return list;
  }

 private:
  struct Written {
    int candidate;
    DigitCells reason;  ///< The candidates that had to go for it, and it itself.
  };

  void write(int c) {
    const int cell = candidate_cell(c);
    const int digit = candidate_digit(c);
    const auto number = count_of(written_);
    written_.push_back({c, number == 0 ? DigitCells() : reason_of(cell, digit)});
    for (int other : board_.candidates(cell) - DigitSet::of(digit))
      cause_[candidate(cell, other)] = number;
    for (int peer : board_.places(digit) & peers(cell)) cause_[candidate(peer, digit)] = number;
    board_.place(cell, digit);
  }

  /// Why a single is one: its cell, or the first house that has no other place.
  [[nodiscard]] DigitCells reason_of(int cell, int digit) const {
    CellSet own;
    own.insert(cell);
    if (board_.candidates(cell).size() == 1) return {own, context_.candidates(cell)};
    for (int house : {box_house(cell), row_house(cell), column_house(cell)}) {
      if (board_.places(house, digit) == own)
        return {context_.places(house, digit), DigitSet::of(digit)};
    }
    return {};
  }

  void need(const DigitCells& gone, std::vector<bool>& needed) const {
    for (int cell : gone.cells) {
      for (int digit : gone.digits) {
        const int number = cause_[candidate(cell, digit)];
        if (number >= 0) nth(needed, number) = true;
      }
    }
  }

  [[nodiscard]] std::vector<int> list_singles() const {
    std::vector<int> singles;
    for (int cell : board_.empty_cells()) {
      const DigitSet digits = board_.candidates(cell);
      if (digits.size() == 1) singles.push_back(candidate(cell, digits.first()));
    }
    for (int digit : DigitSet::all()) {
      for (int house : all_houses) {
        const CellSet places = board_.places(house, digit);
        if (places.size() == 1) singles.push_back(candidate(places.first(), digit));
      }
    }
    return singles;
  }

  [[nodiscard]] std::optional<Bingo> contradiction() const {
    for (int cell : board_.empty_cells()) {
      if (!board_.candidates(cell).empty()) continue;
      CellSet own;
      own.insert(cell);
      return Bingo{{own, context_.candidates(cell)}, -1};
    }
    for (int digit : DigitSet::all()) {
      for (int house : all_houses) {
        if (board_.places(house, digit).empty() &&
            (board_.holders(digit) & house_set(house)).empty())
          return Bingo{{context_.places(house, digit), DigitSet::of(digit)}, house};
      }
    }
    return std::nullopt;
  }

  const Context& context_;
  Board board_;
  std::vector<Written> written_;
  /// By candidate: the number of what took it away, or -1.
  Table<int, candidate_count> cause_{};
};

Step make_step(const Context& context, const std::vector<int>& written, const Bingo& bingo) {
  Step step;
  step.technique = Technique::bowmans_bingo;
  step.eliminations.insert(written.front());
  step.sets.push_back(bingo.without);
  if (bingo.house >= 0) step.houses.insert(bingo.house);
  CandidateSet marked = step.eliminations;
  for (int c : written) {
    Node node{candidate_digit(c), {}};
    node.cells.insert(candidate_cell(c));
    step.nodes.push_back(node);
    if (!marked.contains(c)) step.marks.push_back({Role::on, c});
    marked.insert(c);
  }
  for (int digit : bingo.without.digits) {
    for (int cell : bingo.without.cells & context.places(digit)) {
      const int c = candidate(cell, digit);
      if (!marked.contains(c)) step.marks.push_back({Role::off, c});
    }
  }
  return step;
}

}  // namespace

bool find_bowmans_bingo(const Context& context, Technique /*technique*/, Sink sink) {
  /// A trial writes some dozens of digits at most.
  constexpr std::uint64_t work_of_trial = 20;
  std::vector<Step> steps;
  bool ended = false;
  for (int cell : context.empty()) {
    for (int digit : context.candidates(cell)) {
      ended = ended || context.spend(work_of_trial);
      if (ended) break;
      Trial trial(context, candidate(cell, digit));
      const auto bingo = trial.run();
      if (bingo) steps.push_back(make_step(context, trial.needed_for(*bingo), *bingo));
    }
  }
  std::stable_sort(steps.begin(), steps.end(),
                   [](const Step& a, const Step& b) { return a.nodes.size() < b.nodes.size(); });
  for (Step& step : steps) {
    if (sink(std::move(step))) return true;
  }
  return ended;
}

}  // namespace nonet::logic
