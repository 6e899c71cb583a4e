/// @file
/// Reasons of links, worked out from the position: once for each step that is handed out, so that no search
/// has to keep them.
///
/// - Between two nodes: they share a cell or a house, or two are all that a cell, a house or an almost locked
///   set has.
/// - In nets a candidate may be the last of its cell or the only one of its house because others went before:
///   all these are links' beginnings, and each link says which.
/// - Where a candidate goes because of some that went, and of none that is true, these make a pattern of what is
///   left: the four that Sudoku Explainer looks for ("Dynamic Forcing Chains (+)"), in its order; else an inner
///   chain.
/// - The variables of whips and braids lose what is linked to the target or to a right-linking object.

#include "logic/link_reasons.hpp"

#include <algorithm>
#include <optional>

#include "index.hpp"
#include "logic/cells.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

bool is_single(const Node& node) {
  return node.cells.size() == 1;
}

/// Rows, columns, boxes: in this order people name the house that cells share. -1: they share none.
int common_house(const CellSet& cells) {
  const HouseSet houses = common_houses(cells);
  return houses.empty() ? -1 : houses.first();
}

HouseSet only(int house) {
  HouseSet houses;
  houses.insert(house);
  return houses;
}

/// Why one node is false if the other is true. Cells that all see each other always share a house.
std::optional<Reason> why_exclusive(const Node& from, const Node& to) {
  const bool same_cell = is_single(from) && from.cells == to.cells;
  if (from.digit != to.digit)
    return same_cell ? std::optional(Reason{Because::same_cell, {}, {}, {}, {}}) : std::nullopt;
  const int house = common_house(from.cells | to.cells);
  if (house < 0) return std::nullopt;
  return Reason{Because::same_house, only(house), {}, {}, {}};
}

/// A position of which some candidates may have gone.
class Leftovers {
 public:
  explicit Leftovers(const Board& board) : board_(board) {}

  void take(const Node& node) { gone_[node.digit - 1] |= node.cells; }
  [[nodiscard]] CellSet places(int house, int digit) const {
    return board_.places(house, digit) - gone_[digit - 1];
  }
  [[nodiscard]] DigitSet candidates(int cell) const {
    DigitSet left = board_.candidates(cell);
    for (int digit : board_.candidates(cell)) {
      if (gone_[digit - 1].contains(cell)) left -= DigitSet::of(digit);
    }
    return left;
  }

 private:
  const Board& board_;
  Table<CellSet, 9> gone_{};
};

/// Why a node is true when all that has gone is false.
std::optional<Reason> why_left(const Leftovers& remains, const Node& node) {
  if (is_single(node) && remains.candidates(node.cells.first()) == DigitSet::of(node.digit))
    return Reason{Because::last_candidate, {}, {}, {}, {}};
  for (int house : common_houses(node.cells)) {
    const CellSet places = remains.places(house, node.digit);
    if (!places.empty() && is_subset(places, node.cells))
      return Reason{Because::only_place, only(house), {}, {}, {}};
  }
  return std::nullopt;
}

/// Patterns of what is left that take one candidate away.
class PatternReason {
 public:
  PatternReason(const Leftovers& remains, int cell, int digit)
      : remains_(remains), cell_(cell), digit_(digit) {}

  [[nodiscard]] Reason find() const {
    std::optional<Reason> reason = locked();
    if (!reason) reason = hidden_pair();
    if (!reason) reason = naked_pair();
    if (!reason) reason = x_wing();
    return reason.value_or(Reason{Because::inner_chain, {}, {}, {}, {}});
  }

 private:
  [[nodiscard]] std::optional<Reason> locked() const {
    for (int house : all_houses) {
      if (house_set(house).contains(cell_)) continue;
      const CellSet places = remains_.places(house, digit_);
      if (places.empty()) continue;
      for (int other : houses_of_cell()) {
        if (is_subset(places, house_set(other)))
          return Reason{Because::locked_candidates, only(house), only(other), {}, {}};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Reason> hidden_pair() const {
    for (int house : houses_of_cell()) {
      for (int a = 1; a <= 9; ++a) {
        const CellSet places = remains_.places(house, a);
        if (a == digit_ || places.size() != 2 || !places.contains(cell_)) continue;
        for (int b = a + 1; b <= 9; ++b) {
          if (b != digit_ && remains_.places(house, b) == places)
            return pair(Because::hidden_pair, house, places, DigitSet::of(a) | DigitSet::of(b));
        }
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Reason> naked_pair() const {
    for (int house : houses_of_cell()) {
      for (int first : remains_.places(house, digit_)) {
        const DigitSet digits = remains_.candidates(first);
        if (first == cell_ || digits.size() != 2) continue;
        for (int second : remains_.places(house, digit_)) {
          if (second <= first || second == cell_ || remains_.candidates(second) != digits) continue;
          CellSet cells;
          cells.insert(first);
          cells.insert(second);
          return pair(Because::naked_pair, house, cells, digits);
        }
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Reason> x_wing() const {
    for (const bool rows : {true, false}) {
      const Houses lines = rows ? all_rows : all_columns;
      const int own = rows ? row_house(cell_) : column_house(cell_);
      const int cover = rows ? column_house(cell_) : row_house(cell_);
      for (int line : lines) {
        for (int other : lines) {
          if (other <= line || line == own || other == own) continue;
          if (std::optional<Reason> reason = x_wing(line, other, cover)) return reason;
        }
      }
    }
    return std::nullopt;
  }

  /// Two lines, of which what `cover` leaves lies in one other line.
  [[nodiscard]] std::optional<Reason> x_wing(int line, int other, int cover) const {
    const CellSet places = remains_.places(line, digit_) | remains_.places(other, digit_);
    if (remains_.places(line, digit_).empty() || remains_.places(other, digit_).empty())
      return std::nullopt;
    const CellSet rest = places - house_set(cover);
    for (int second : houses_like(cover)) {
      if (second == cover || !is_subset(rest, house_set(second))) continue;
      Reason reason{Because::x_wing, only(line), only(cover), {}, {}};
      reason.houses.insert(other);
      reason.covers.insert(second);
      return reason;
    }
    return std::nullopt;
  }

  static Reason pair(Because because, int house, const CellSet& cells, DigitSet digits) {
    return {because, only(house), {}, {cells, digits}, {}};
  }

  [[nodiscard]] Table<int, 3> houses_of_cell() const {
    return {row_house(cell_), column_house(cell_), box_house(cell_)};
  }

  const Leftovers& remains_;
  int cell_;
  int digit_;
};

bool is_whip(Technique technique) {
  return technique == Technique::whip || technique == Technique::g_whip ||
         technique == Technique::braid || technique == Technique::g_braid;
}

/// Reasons that finders give themselves, as only they know the pattern.
bool is_of_pattern(Because because) {
  return because == Because::unique_rectangle || because == Because::fish;
}

class LinkReasons {
 public:
  LinkReasons(Step& step, const Board& board) : step_(step), board_(board) {}

  void give() {
    for (Link& link : step_.links) link.reason = reason_of(link);
  }

 private:
  [[nodiscard]] const Node& node(int i) const { return nth(step_.nodes, i); }

  [[nodiscard]] Reason reason_of(const Link& link) const {
    if (is_whip(step_.technique)) return link.strong ? of_variable(link) : exclusive(link);
    if (step_.technique == Technique::remote_pair) return of_remote_pair(link);
    if (is_of_pattern(link.reason.because)) return link.reason;
    if (link.set >= 0) return {Because::almost_locked_set, {}, {}, {}, {}};
    return link.strong ? left(link) : goes(link);
  }

  [[nodiscard]] Reason exclusive(const Link& link) const {
    return why_exclusive(node(link.from), node(link.to))
        .value_or(Reason{Because::inner_chain, {}, {}, {}, {}});
  }

  [[nodiscard]] Reason of_remote_pair(const Link& link) const {
    const int house = common_house(node(link.from).cells | node(link.to).cells);
    return {Because::remote_pair, only(house), {}, {}, {}};
  }

  /// The nodes that lead to one, but for one of them.
  [[nodiscard]] std::vector<int> others_to(const Link& link) const {
    std::vector<int> others;
    for (const Link& other : step_.links) {
      if (other.to == link.to && other.from != link.from) others.push_back(other.from);
    }
    std::sort(others.begin(), others.end());
    return others;
  }

  /// Several links to one node are one implication only where nets are told.
  [[nodiscard]] bool is_net() const {
    return info(step_.technique).family == info(Technique::forcing_net).family;
  }

  [[nodiscard]] Reason left(const Link& link) const {
    Leftovers remains(board_);
    remains.take(node(link.from));
    std::vector<int> facts;
    if (is_net()) {
      facts = others_to(link);
      for (int fact : facts) remains.take(node(fact));
    }
    Reason reason =
        why_left(remains, node(link.to)).value_or(Reason{Because::inner_chain, {}, {}, {}, {}});
    reason.facts = std::move(facts);
    return reason;
  }

  [[nodiscard]] Reason goes(const Link& link) const {
    const std::vector<int> facts = is_net() ? others_to(link) : std::vector<int>();
    if (facts.empty() && is_true(link.from)) return exclusive(link);
    Leftovers remains(board_);
    remains.take(node(link.from));
    for (int fact : facts) remains.take(node(fact));
    Reason reason = PatternReason(remains, node(link.to).cells.first(), node(link.to).digit).find();
    reason.facts = facts;
    return reason;
  }

  /// In a net: what nothing leads to is supposed.
  [[nodiscard]] bool is_true(int i) const {
    if (!is_net()) return true;
    for (const Link& link : step_.links) {
      if (link.to == i) return link.strong;
    }
    return supposed_true(i);
  }

  /// The state that a branch supposes, as docs/techniques/forcing.md tells it.
  [[nodiscard]] bool supposed_true(int i) const {
    if (!step_.sets.empty()) return true;
    const bool contradiction = state_at_end_of_first() != state_at_end_of_last();
    return contradiction ? step_.placements.empty() : i == 0;
  }
  [[nodiscard]] bool state_at_end_of_last() const { return state_of(count_of(step_.nodes) - 1); }
  [[nodiscard]] bool state_at_end_of_first() const {
    int end = count_of(step_.nodes) - 1;
    for (int i = 1; i < count_of(step_.nodes); ++i) {
      if (std::none_of(step_.links.begin(), step_.links.end(),
                       [&](const Link& l) { return l.to == i; })) {
        end = i - 1;
        break;
      }
    }
    return state_of(end);
  }
  [[nodiscard]] bool state_of(int i) const {
    const auto link = std::find_if(step_.links.begin(), step_.links.end(),
                                   [&](const Link& l) { return l.to == i; });
    return link != step_.links.end() && link->strong;
  }

  /// The variable of a whip whose left-linking candidate the link comes from: the others have gone before.
  [[nodiscard]] Reason of_variable(const Link& link) const {
    const DigitCells& variable = step_.sets[as_size(link.from - 1) / 2];
    Reason reason{Because::last_candidate, {}, {}, {}, {}};
    if (variable.cells.size() > 1)
      reason = {Because::only_place, only(common_house(variable.cells)), {}, {}, {}};
    for (int digit : variable.digits) {
      for (int cell : variable.cells & board_.places(digit)) {
        const bool is_left = node(link.from).digit == digit && node(link.from).cells.contains(cell);
        const bool is_right = node(link.to).digit == digit && node(link.to).cells.contains(cell);
        if (!is_left && !is_right) add_fact(link, cell, digit, reason.facts);
      }
    }
    std::sort(reason.facts.begin(), reason.facts.end());
    return reason;
  }

  /// The first of the target and the right-linking objects before that takes a candidate away.
  void add_fact(const Link& link, int cell, int digit, std::vector<int>& facts) const {
    Node lost{digit, {}};
    lost.cells.insert(cell);
    for (int i = 0; i < link.from; i += 2) {
      if (!why_exclusive(node(i), lost)) continue;
      if (std::find(facts.begin(), facts.end(), i) == facts.end()) facts.push_back(i);
      return;
    }
  }

  Step& step_;
  const Board& board_;
};

}  // namespace

void give_reasons(Step& step, const Board& board) {
  LinkReasons(step, board).give();
}

}  // namespace nonet::logic
