/// @file
/// Junior exocets with what their mirror nodes tell (David P Bird, "JExocet Compendium", Players
/// Forum: the rules of mirror nodes; Sudoku Studio calls these "Mirror Conjugate Pair" and "Mirror
/// AHS"). exocets.cpp has what follows from the places of the base's digits alone, which is that a
/// target and its mirror node have the same digit. Here is what follows from the second cell.
///
/// Let a target have the digit x. Its box has x there, and the base's box in the base, so the third
/// box of the band has x in the third row of the band: in a cell of the mirror node, for where that
/// row meets the cross-line there is the other target, which has the base's other digit, or a
/// companion that can't be x. So one cell of the mirror node is x, and the other one neither x nor
/// the base's other digit, which its box has in the other target.
///
/// - A way of x through one cell of the mirror node counts only if the other cell has a candidate
///   for this second digit. A digit that is in every such pair is sure to be in the mirror node, and
///   goes from what sees both of its cells. A candidate that is in no pair goes from them.
/// - Let some digits, none of which the target can have, be bound to the mirror node and some more
///   cells of a house, which are one more than digits (an almost hidden set; one digit in two cells
///   is a conjugate pair). A cell of the mirror node has the target's digit, so they fill all other
///   cells. The second digit is one of them, and the cells have nothing else.
///
/// Steps are those of a junior exocet, and remove what it removes by itself, too. `sets` then has the
/// mirror node, with the digits that its target can have, and the almost hidden set, if there is
/// one, whose house is in `covers`.

#include <algorithm>
#include <optional>

#include "logic/als/als_steps.hpp"
#include "logic/exocet/exocet_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

struct Mirror {
  CellSet target;
  CellSet cells;
  DigitSet digits;  ///< That the target has in some case.
};

bool meets(const DigitWays& digit, const CellSet& cells) {
  return !digit.ways.empty() && !(digit.ways.front().cells & cells).empty();
}

/// The digits of the base that a cell has, or may have.
DigitSet base_digits_at(const Context& context, const Exocet& exocet, int cell) {
  const int value = context.board().value(cell);
  return exocet.digits & (value == 0 ? context.candidates(cell) : DigitSet::of(value));
}

/// The two cells of a target's mirror node. None where a third cell may have the target's digit.
CellSet mirror_cells(const Context& context, const Exocet& exocet, std::size_t target) {
  const ExocetFrame& frame = exocet.frame;
  const int cell = exocet.targets[target].first();
  const int own_row = frame.standing ? column_of(cell) : row_of(cell);
  const Table<int, 2> rows = frame.other_rows();
  const int row = rows[0] == own_row ? rows[1] : rows[0];
  const int cross = frame.columns[2 - target];
  const int crossing = frame.cell(row, cross);
  if (!exocet.targets[1 - target].contains(crossing) &&
      !base_digits_at(context, exocet, crossing).empty())
    return {};
  CellSet cells;
  for (int column = cross / 3 * 3; column < cross / 3 * 3 + 3; ++column) {
    if (column != cross) cells.insert(frame.cell(row, column));
  }
  return cells;
}

std::optional<Mirror> mirror_of(const Context& context, const Exocet& exocet,
                                const std::vector<ExocetCase>& cases, std::size_t target) {
  Mirror mirror{exocet.targets[target], mirror_cells(context, exocet, target), {}};
  if (mirror.cells.empty() || !is_subset(mirror.cells, context.empty())) return std::nullopt;
  for (const ExocetCase& one : cases) {
    for (const DigitWays& digit : one) {
      if (meets(digit, mirror.target)) mirror.digits.insert(digit.digit);
    }
  }
  return mirror;
}

/// Goes through what may stand in a mirror node, with a second digit out of some.
class Pairs {
 public:
  Pairs(const Context& context, const Mirror& mirror, DigitSet second)
      : context_(context), mirror_(mirror), second_(second) {}

  /// Candidates that go, apart from those that an almost hidden set removes.
  CandidateSet removed_of(const std::vector<ExocetCase>& cases) {
    std::vector<ExocetCase> left;
    for (const ExocetCase& one : cases) add(one, left);
    if (left.empty()) return {};
    CandidateSet removed = false_in_all(context_, left);
    for (int cell : mirror_.cells) {
      for (int digit : context_.candidates(cell)) {
        const int c = candidate(cell, digit);
        if (!possible_.contains(c)) removed.insert(c);
      }
    }
    for (int digit : always_)
      removed |= candidates_of(common_peers(mirror_.cells) & context_.places(digit), digit);
    return removed;
  }

 private:
  /// Adds a case with those of its ways that leave a second digit.
  void add(ExocetCase one, std::vector<ExocetCase>& left) {
    const std::size_t own = meets(one[0], mirror_.target) ? 0 : 1;
    const DigitSet both = DigitSet::of(one[0].digit) | DigitSet::of(one[1].digit);
    std::vector<DigitWay>& ways = one[own].ways;
    const auto impossible = [&](const DigitWay& way) {
      return !add_pairs(way.cells & mirror_.cells, one[own].digit, both);
    };
    ways.erase(std::remove_if(ways.begin(), ways.end(), impossible), ways.end());
    if (!ways.empty()) left.push_back(std::move(one));
  }

  /// Notes the pairs with a digit in one cell; false when there are none.
  bool add_pairs(const CellSet& cell, int digit, DigitSet both) {
    const int other = (mirror_.cells - cell).first();
    const DigitSet seconds = (context_.candidates(other) & second_) - both;
    if (seconds.empty()) return false;
    possible_.insert(candidate(cell.first(), digit));
    for (int second : seconds) possible_.insert(candidate(other, second));
    const DigitSet sure = seconds.size() == 1 ? seconds : DigitSet();
    always_ &= sure | DigitSet::of(digit);
    return true;
  }

  const Context& context_;
  const Mirror& mirror_;
  DigitSet second_;
  CandidateSet possible_;
  DigitSet always_ = DigitSet::all();  ///< The digits that are in every pair.
};

/// The steps of one junior exocet.
class MirrorSteps {
 public:
  MirrorSteps(const Context& context, const Exocet& exocet, Effects& effects, Sink sink)
      : context_(context),
        exocet_(exocet),
        effects_(effects),
        sink_(sink),
        cases_(exocet_cases(context, exocet)),
        own_(removed_by(context, exocet, cases_)) {}

  bool give() {
    for (std::size_t target = 0; target < 2; ++target) {
      const auto mirror = mirror_of(context_, exocet_, cases_, target);
      if (mirror && give(*mirror)) return true;
    }
    return false;
  }

 private:
  bool give(const Mirror& mirror) {
    const CandidateSet plain = Pairs(context_, mirror, DigitSet::all()).removed_of(cases_);
    if (give(mirror, nullptr, plain)) return true;
    std::vector<AlmostHidden> sets = almost_hidden(context_, mirror.cells, mirror.digits);
    std::stable_sort(sets.begin(), sets.end(), [](const AlmostHidden& a, const AlmostHidden& b) {
      return a.digits.size() < b.digits.size();
    });
    return std::any_of(sets.begin(), sets.end(), [&](const AlmostHidden& hidden) {
      const CandidateSet removed = Pairs(context_, mirror, hidden.digits).removed_of(cases_) |
                                   removed_by(context_, hidden, mirror.cells, mirror.digits);
      return !is_within(removed, plain) && give(mirror, &hidden, removed | plain);
    });
  }

  static bool is_within(const CandidateSet& inner, const CandidateSet& outer) {
    return (inner - outer).empty();
  }

  bool give(const Mirror& mirror, const AlmostHidden* hidden, const CandidateSet& removed) {
    if (is_within(removed, own_) || !effects_.add(removed | own_)) return false;
    Step step;
    add_exocet(step, context_, exocet_, 0);
    step = finished(context_, std::move(step), Technique::exocet_mirror, removed | own_);
    step.sets.push_back({mirror.cells, mirror.digits});
    if (hidden != nullptr) {
      step.sets.push_back({hidden->cells, hidden->digits});
      step.covers.insert(hidden->house);
    }
    mark_rest(step, context_);
    return sink_(std::move(step));
  }

  const Context& context_;
  const Exocet& exocet_;
  Effects& effects_;
  Sink sink_;
  std::vector<ExocetCase> cases_;
  CandidateSet own_;
};

}  // namespace

bool find_exocet_mirror(const Context& context, Technique /*technique*/, Sink sink) {
  if (context.spend(50)) return true;
  Effects effects;
  for (const Exocet& exocet : in_order(junior_exocets(context))) {
    if (context.spend(30)) return true;
    if (exocet.targets[0].size() + exocet.targets[1].size() > 2) continue;
    if (MirrorSteps(context, exocet, effects, sink).give()) return true;
  }
  return false;
}

}  // namespace nonet::logic
