/// @file
/// Broken Wing, also called Guardians: an odd ring of places of one digit, each in a house with the
/// next and the last with the first, each of these houses with just those two places of the ring.
/// The other places in the houses are the guardians. If no guardian has the digit, exactly one
/// of the two has it in each house, so having it and not having it alternate round the ring, which
/// an odd ring does not allow. So one of the guardians has the digit: a single one is placed,
/// and the digit is removed from all that see every guardian, places of the ring among them.
///
/// Rings of five, seven and nine places: three lie in one house. Nothing is looked for that no
/// list of templates of the digit removes, and a ring is given up as soon as nothing sees
/// all its guardians.
///
/// Sources: Rod Hagglund's Broken Wings (2005), Sudopedia "Broken Wing"; SudokuWiki "Guardians";
/// HoDoKu's list of techniques (0705).
///
/// Steps: `nodes` the ring and its weak `links`, `houses` those of the links; marks `pattern` for the
/// ring, `guardian`.

#include <algorithm>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/cells.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t longest_ring = 9;

/// A ring that shows something.
struct Wing {
  int digit;
  std::vector<int> ring;
  CellSet guardians;
  CellSet targets;  ///< Cells that see all guardians.
  HouseSet houses;
};

class WingSearch {
 public:
  WingSearch(const Context& context, int digit, std::vector<Wing>& wings)
      : context_(context), places_(context.places(digit)), digit_(digit), wings_(wings) {}

  /// Adds the rings of so many places; true when there is no time for more.
  bool of_size(std::size_t size) {
    size_ = size;
    for (int cell : places_) {
      ring_.assign(1, cell);
      State state;
      state.targets = context_.removable_alone(digit_);
      state.open = places_;
      // From the first place of the ring, in the order of the cells.
      for (int earlier : places_) {
        if (earlier <= cell) state.open.erase(earlier);
      }
      if (extend(state)) return true;
    }
    return false;
  }

 private:
  struct State {
    CellSet open;  ///< Where the ring may still go.
    CellSet guardians;
    CellSet targets;  ///< Cells that see all guardians.
    HouseSet houses;
  };

  bool extend(const State& state) {
    if (context_.spend()) return true;
    const int cell = ring_.back();
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      if (state.houses.contains(house)) continue;
      if (ring_.size() == size_) {
        close(state, house);
      } else if (go_on(state, house)) {
        return true;
      }
    }
    return false;
  }

  bool go_on(const State& state, int house) {
    const int last = ring_.back();
    const CellSet places = places_ & house_set(house);
    for (int next : state.open& places) {
      State more = state;
      if (!link(more, house, last, next)) continue;
      more.open -= places;
      ring_.push_back(next);
      const bool ended = extend(more);
      ring_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  void close(const State& state, int house) {
    // Each ring is met in both directions.
    if (!house_set(house).contains(ring_.front()) || ring_[1] > ring_.back()) return;
    State whole = state;
    if (link(whole, house, ring_.back(), ring_.front()))
      wings_.push_back({digit_, ring_, whole.guardians, whole.targets, whole.houses});
  }

  /// False when the two places cannot be linked in that house, or nothing sees the guardians.
  bool link(State& state, int house, int from, int to) const {
    CellSet others = places_ & house_set(house);
    others.erase(from);
    others.erase(to);
    for (int cell : ring_) {
      if (others.contains(cell)) return false;
    }
    const CellSet fresh = others - state.guardians;
    state.guardians |= others;
    state.open -= others;
    state.houses.insert(house);
    state.targets &= common_peers(fresh);
    return !state.targets.empty();
  }

  const Context& context_;
  const CellSet places_;
  int digit_;
  std::vector<Wing>& wings_;
  std::size_t size_ = 0;
  std::vector<int> ring_;
};

void draw(Step& step, const Wing& wing) {
  const auto size = count_of(wing.ring);
  for (int i = 0; i < size; ++i) {
    const int cell = nth(wing.ring, i);
    Node node{wing.digit, {}};
    node.cells.insert(cell);
    step.nodes.push_back(node);
    step.links.push_back({i, (i + 1) % size, false});
    const int c = candidate(cell, wing.digit);
    if (!step.eliminations.contains(c)) step.marks.push_back({Role::pattern, c});
  }
  for (int cell : wing.guardians)
    step.marks.push_back({Role::guardian, candidate(cell, wing.digit)});
}

Step make_step(const Wing& wing) {
  Step step;
  step.technique = Technique::broken_wing;
  if (wing.guardians.size() == 1) {
    step.placements = candidates_of(wing.guardians, wing.digit);
  } else {
    step.eliminations = candidates_of(wing.targets, wing.digit);
  }
  step.digits.push_back(wing.digit);
  step.houses = wing.houses;
  draw(step, wing);
  return step;
}

/// Gives the rings of one size, those with few guardians first.
bool give(std::vector<Wing>& wings, Effects& effects, Sink sink) {
  std::stable_sort(wings.begin(), wings.end(), [](const Wing& a, const Wing& b) {
    return a.guardians.size() < b.guardians.size();
  });
  for (const Wing& wing : wings) {
    Step step = make_step(wing);
    if (effects.add(step.placements | step.eliminations) && sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

bool find_broken_wing(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  for (std::size_t size = 5; size <= longest_ring; size += 2) {
    std::vector<Wing> wings;
    const bool ended = context.any_digit(
        [&](int digit) { return WingSearch(context, digit, wings).of_size(size); });
    if (give(wings, effects, sink) || ended) return true;
  }
  return false;
}

}  // namespace nonet::logic
