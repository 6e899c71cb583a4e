/// @file
/// The words, so to speak, in which the explanations of all families are planned.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "index.hpp"
#include "nonet/explain.hpp"
#include "nonet/geometry.hpp"

namespace nonet::explanation {

/// A step, the position it was found in, and the part of it that is told.
class Telling {
 public:
  Telling(const Step& step, const Board& board) : step_(step), board_(board) {}

  [[nodiscard]] const Step& step() const { return step_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const Node& node(int index) const { return nth(step_.nodes, index); }
  [[nodiscard]] const Link& link(int index) const { return nth(step_.links, index); }
  [[nodiscard]] const DigitCells& set(int index) const { return nth(step_.sets, index); }

  /// The first of the step's digits.
  [[nodiscard]] int digit() const { return step_.digits.empty() ? 0 : step_.digits.front(); }
  /// The candidates with one of some roles.
  [[nodiscard]] CandidateSet marked(std::initializer_list<Role> roles) const;
  /// Those with a role and a group.
  [[nodiscard]] CandidateSet marked(Role role, int group) const;
  /// The same as cells, in the order of the marks, each once.
  [[nodiscard]] std::vector<int> marked_cells(std::initializer_list<Role> roles) const;

  void say(Message message) { lines_.push_back({std::move(message), {}, {}, -1, 0}); }
  void say(Message message, std::vector<int> links) {
    lines_.push_back({std::move(message), std::move(links), {}, -1, 0});
  }
  void say(ExplainedLine line) { lines_.push_back(std::move(line)); }
  [[nodiscard]] std::vector<ExplainedLine> take() { return std::move(lines_); }

 private:
  const Step& step_;
  const Board& board_;
  std::vector<ExplainedLine> lines_;
};

[[nodiscard]] Message message(std::string_view id, std::vector<Named> named = {});

[[nodiscard]] CellSet cells_of(const CandidateSet& candidates);
[[nodiscard]] DigitSet digits_of(const CandidateSet& candidates);
[[nodiscard]] DigitSet digits_of(const std::vector<int>& digits);
[[nodiscard]] NamedCells named(const CellSet& cells, Join join = Join::all);
[[nodiscard]] HouseSet only(int house);
/// The row, column or box that some cells share, in this order; -1: none.
[[nodiscard]] int shared_house(const CellSet& cells);
/// "row", "column" or "box".
[[nodiscard]] std::string_view kind_name(int house);

/// "r1c2 is 3", or "r1c2 isn't 3"; of a group, that one or none of its cells is.
[[nodiscard]] Message clause(const Node& node, bool on);
/// "r1c2 isn't 3 or 5" and the like, digits that go from the same cells together.
[[nodiscard]] std::vector<Message> gone(const CandidateSet& candidates);

/// "So r1c2 isn't 3.", and "So r1c2 is 3.": what the step does.
void conclude(Telling& telling);
/// "Either way, r1c2 isn't 3.", after two cases.
void conclude_either(Telling& telling);
/// The same where all that goes is one digit in cells that see `what`: "both", "roofs", "all" ...
void conclude_by_sight(Telling& telling, std::string_view what);

// The families.
void explain_single(Telling& telling);
void explain_intersection(Telling& telling);
void explain_subset(Telling& telling);
void explain_firework(Telling& telling);
void explain_fish(Telling& telling);
void explain_single_digit(Telling& telling);
void explain_coloring(Telling& telling);
void explain_uniqueness(Telling& telling);
void explain_wing(Telling& telling);
void explain_chain(Telling& telling);
void explain_sets(Telling& telling);
void explain_exclusion(Telling& telling);
void explain_exocet(Telling& telling);
void explain_multi_sector(Telling& telling);
void explain_template(Telling& telling);
void explain_impossible(Telling& telling);
void explain_forcing(Telling& telling);

/// The chains of a step, one line a link; each begins with what it supposes.
void tell_chains(Telling& telling);
/// Why a link holds, for the brackets behind a line. `told`: nodes of its facts that the line names anyway.
[[nodiscard]] Message reason_of(const Telling& telling, const Link& link,
                                const std::vector<int>& told);

/// Where to look first.
void look(const Telling& telling, Explanation& explanation);

}  // namespace nonet::explanation
