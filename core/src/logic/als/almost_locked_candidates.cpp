/// @file
/// Almost locked pairs and triples (Sudopedia: Almost Locked Candidates; YZF Sudoku: Almost Locked
/// Pair, Almost Locked Triple).
///
/// Where a line and a box cross, they share three cells. N digits are almost locked there when
///   - in one of the two houses, outside of the crossing, N - 1 cells have no other candidates than
///     these digits, and
///   - in the other one, outside of the crossing, the digits have places in N - 1 cells only.
/// The first cells use up N - 1 of the digits, so that at most one of them is in the crossing. The
/// second ones have room for N - 1, so that at least one is there. So just one is: nothing else of
/// the first house has any of the digits, and the second cells hold nothing but these digits.
///
/// Steps: `houses` is the first house, `covers` the second, `digits` the digits; `sets` the cells in
/// the first house and those in the second. Marks: `set` for both, the group is the index of the
/// set; `pattern` for the digits' places in the crossing.

#include "logic/cells.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// The two houses by what they do: the first has the cells without other candidates.
struct Crossing {
  int first;
  int second;

  [[nodiscard]] CellSet cells() const { return house_set(first) & house_set(second); }
};

class AlmostLockedSearch {
 public:
  AlmostLockedSearch(const Context& context, Technique technique, Sink sink)
      : context_(context),
        technique_(technique),
        size_(technique == Technique::almost_locked_pair ? 2 : 3),
        sink_(sink) {}

  bool run() {
    for (int line : all_lines) {
      for (int box : all_boxes) {
        if ((house_set(line) & house_set(box)).empty()) continue;
        if (in({line, box}) || in({box, line})) return true;
      }
    }
    return false;
  }

 private:
  bool in(const Crossing& crossing) {
    const CellSet cells = (house_set(crossing.first) & context_.empty()) - crossing.cells();
    return choose(crossing, cells, {}, {});
  }

  /// Chooses as many cells as are missing, each behind the last.
  bool choose(const Crossing& crossing, const CellSet& from, const CellSet& chosen,
              DigitSet digits) {
    if (chosen.size() == size_ - 1)
      return digits.size() == size_ && try_set(crossing, {chosen, digits});
    CellSet rest = from;
    for (int cell : from) {
      rest.erase(cell);
      const DigitSet both = digits | context_.candidates(cell);
      if (both.size() > size_) continue;
      CellSet more = chosen;
      more.insert(cell);
      if (choose(crossing, rest, more, both)) return true;
    }
    return false;
  }

  bool try_set(const Crossing& crossing, const DigitCells& set) {
    CellSet places;
    for (int digit : set.digits) {
      const CellSet own = context_.places(crossing.second, digit);
      // A digit that stands in the house already takes no cell, and no place in the crossing.
      if (own.empty()) return false;
      places |= own - crossing.cells();
    }
    return places.size() == size_ - 1 && give(crossing, set, places);
  }

  bool give(const Crossing& crossing, const DigitCells& set, const CellSet& places) {
    Step step;
    step.technique = technique_;
    step.houses.insert(crossing.first);
    step.covers.insert(crossing.second);
    step.sets = {set, {places, set.digits}};
    const CellSet others = house_set(crossing.first) - crossing.cells() - set.cells;
    for (int digit : set.digits) {
      step.digits.push_back(digit);
      step.eliminations |= candidates_of(others & context_.places(digit), digit);
    }
    for (int cell : places) {
      for (int digit : context_.candidates(cell) - set.digits)
        step.eliminations.insert(candidate(cell, digit));
    }
    if (!effects_.add(step.eliminations)) return false;
    mark(step, Role::set, set.cells, 0);
    mark(step, Role::set, places, 1);
    mark(step, Role::pattern, crossing.cells(), 0);
    return sink_(std::move(step));
  }

  /// Marks what some cells have of the digits.
  void mark(Step& step, Role role, const CellSet& cells, int group) const {
    for (int cell : cells& context_.empty()) {
      for (int digit : context_.candidates(cell) & step.sets[0].digits)
        step.marks.push_back({role, candidate(cell, digit), group});
    }
  }

  const Context& context_;
  Technique technique_;
  int size_;
  Sink sink_;
  Effects effects_;
};

}  // namespace

bool find_almost_locked_candidates(const Context& context, Technique technique, Sink sink) {
  return AlmostLockedSearch(context, technique, sink).run();
}

}  // namespace nonet::logic
