/// @file
/// The bivalue universal grave: every empty cell has two candidates, and in every house every digit
/// that is not placed has two places. Then from a solution another one follows by giving every
/// empty cell its other candidate: of a digit's two places in a house one had it, now the other
/// has. So no puzzle with one solution comes there; in a board that lacks only some candidates of
/// being a grave, the guardians, at least one guardian is true. Candidates removed before do not
/// matter: both fillings are solutions of the digits on the board.
///   +1  One guardian: it is true, the other candidates of its cell go.
///   2   All guardians are one digit: it goes where all of them are seen.
///   3   The cells with guardians are in one house; one of them holds a guardian, so together they
///       count as one cell with the guardians as candidates, in naked subsets of the house.
///   4   The cells with guardians are two, in one house in which a digit that is no guardian has no
///       other place: one cell is that digit, the other a guardian; their other candidates go.
///   +n  Whatever contradicts every guardian goes: directly (as a peer, or in its cell), or through
///       one cell with two candidates, which loses one and so takes the guardian's place
///       ("BUG-XZ").
/// Sources: Sudopedia "Bivalue Universal Grave", Sudoku Explainer's BUG types, SudokuWiki "BUG".
///
/// The guardians are found by counting: a digit with three places in a house has one guardian
/// there. Where counting leaves several choices, each is a grave of its own.
///
/// Fields: `marks`: the guardians; `set` as in deadly_pattern.cpp for type 3; `pattern` for the
/// cells between (+n), whose two candidates are in `nodes` and `links`. `digits`: +1 and 2: the
/// guardian's. `houses`: of the subset (3), of the locked digit (4), whose link is in `nodes` and
/// `links`.

#include <algorithm>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/uniqueness/deadly_pattern.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// With more, nothing sees all guardians; and a search for hints must not stop here.
constexpr int most_guarded = 6;

/// The guardians of one grave.
struct Grave {
  Table<int, most_guarded> cells{};
  Table<DigitSet, most_guarded> digits;
  std::size_t size = 0;

  [[nodiscard]] CellSet guarded() const {
    CellSet set;
    for (std::size_t i = 0; i < size; ++i) set.insert(cells[i]);
    return set;
  }
  [[nodiscard]] DigitSet all_digits() const {
    DigitSet all;
    for (std::size_t i = 0; i < size; ++i) all |= digits[i];
    return all;
  }
  [[nodiscard]] int count() const {
    int n = 0;
    for (std::size_t i = 0; i < size; ++i) n += digits[i].size();
    return n;
  }
};

class GraveSearch {
 public:
  explicit GraveSearch(const Context& context) : context_(context) {}

  std::vector<Grave> all() {
    if (collect() && count()) choose(0);
    return std::move(graves_);
  }

 private:
  /// The cells with more than two candidates; false when some has less than two.
  bool collect() {
    for (int cell : context_.empty() - context_.bivalue()) {
      if (context_.candidates(cell).size() < 3) return false;
      grave_.cells[grave_.size++] = cell;
    }
    return true;
  }

  /// How many places too many every digit has in every house; false when some has one only.
  bool count() {
    for (int digit : DigitSet::all()) {
      for (int house : all_houses) {
        const int places = context_.places(house, digit).size();
        if (places == 1) return false;
        excess(house, digit) =
            places - 2;  // Less than 0 for a placed digit, which has no guardian.
      }
    }
    return true;
  }

  /// Keeps two candidates of each cell, such that no house loses a place too many. In the end none
  /// has one left: a house has two candidates a cell for as many digits.
  void choose(std::size_t at) {
    if (at == grave_.size) {
      graves_.push_back(grave_);
      return;
    }
    const DigitSet held = context_.candidates(grave_.cells[at]);
    for (int a : held) {
      for (int b : held) {
        if (b <= a) continue;
        const DigitSet guardians = held - DigitSet::of(a) - DigitSet::of(b);
        if (!spare(grave_.cells[at], guardians)) continue;
        grave_.digits[at] = guardians;
        change(grave_.cells[at], guardians, -1);
        choose(at + 1);
        change(grave_.cells[at], guardians, 1);
      }
    }
  }

  bool spare(int cell, DigitSet guardians) {
    for (int digit : guardians) {
      for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
        if (excess(house, digit) <= 0) return false;
      }
    }
    return true;
  }
  void change(int cell, DigitSet guardians, int by) {
    for (int digit : guardians) {
      for (int house : {row_house(cell), column_house(cell), box_house(cell)})
        excess(house, digit) += by;
    }
  }
  int& excess(int house, int digit) { return excess_[as_size(house) * 9 + as_size(digit - 1)]; }

  const Context& context_;
  Grave grave_;
  Table<int, std::size_t{house_count} * 9> excess_{};
  std::vector<Grave> graves_;
};

std::vector<Grave> graves_of(const Context& context) {
  const int more = context.empty().size() - context.bivalue().size();
  if (more < 1 || more > most_guarded) return {};
  return GraveSearch(context).all();
}

void mark_guardians(Step& step, const Grave& grave) {
  for (std::size_t i = 0; i < grave.size; ++i) {
    for (int digit : grave.digits[i])
      step.marks.push_back({Role::guardian, candidate(grave.cells[i], digit)});
  }
}

bool give_2(const Context& context, const Grave& grave, Sink sink) {
  const DigitSet digits = grave.all_digits();
  if (grave.size < 2 || digits.size() != 1) return false;
  Step step = deadly_step(Technique::bug_2, digits);
  eliminate(step, context, common_peers(grave.guarded()), digits);
  if (step.eliminations.empty()) return false;
  mark_guardians(step, grave);
  return sink(std::move(step));
}

bool give_3(const Context& context, const Grave& grave, Sink sink) {
  if (grave.size < 2 || grave.all_digits().size() < 2) return false;
  const auto mark = [&](Step& step) { mark_guardians(step, grave); };
  return give_guardian_subsets(context, deadly_step(Technique::bug_3, {}), grave.guarded(),
                               grave.all_digits(), mark, sink);
}

Step locked_step(const Context& context, const Grave& grave, int house, int digit) {
  Step step = deadly_step(Technique::bug_4, {});
  for (std::size_t i = 0; i < 2; ++i) {
    const DigitSet rest =
        context.candidates(grave.cells[i]) - grave.digits[i] - DigitSet::of(digit);
    for (int other : rest) step.eliminations.insert(candidate(grave.cells[i], other));
  }
  step.houses.insert(house);
  add_strong_link(step, digit, grave.cells[0], grave.cells[1]);
  mark_guardians(step, grave);
  for (std::size_t i = 0; i < 2; ++i)
    step.marks.push_back({Role::pattern, candidate(grave.cells[i], digit)});
  return step;
}

bool give_4(const Context& context, const Grave& grave, Sink sink) {
  if (grave.size != 2) return false;
  const CellSet guarded = grave.guarded();
  for (int digit : DigitSet::all() - grave.all_digits()) {
    const int house = locking_house(context, guarded, digit);
    if (house < 0 || context.places(house, digit) != guarded) continue;
    Step step = locked_step(context, grave, house, digit);
    if (!step.eliminations.empty() && sink(std::move(step))) return true;
  }
  return false;
}

/// The candidates that cannot be true together with one.
CandidateSet contradicting(const Context& context, int cell, int digit) {
  CandidateSet set = candidates_of(peers(cell) & context.places(digit), digit);
  for (int other : context.candidates(cell) - DigitSet::of(digit))
    set.insert(candidate(cell, other));
  return set;
}

/// One cell that turns candidates against a guardian: without `lost` it is `kept`.
struct Between {
  int cell;
  int lost;
  int kept;
  CandidateSet from;  ///< Candidates that take `lost` away.
};

/// Candidates that contradict a guardian, directly or through a cell.
struct Opposition {
  CandidateSet direct;
  std::vector<Between> between;

  [[nodiscard]] CandidateSet all() const {
    CandidateSet set = direct;
    for (const Between& way : between) set |= way.from;
    return set;
  }
};

Opposition opposition_to(const Context& context, int cell, int digit) {
  Opposition found;
  found.direct = contradicting(context, cell, digit);
  for (int other : context.bivalue() & peers(cell)) {
    const DigitSet held = context.candidates(other);
    if (!held.contains(digit)) continue;
    const int lost = (held - DigitSet::of(digit)).first();
    found.between.push_back({other, lost, digit, contradicting(context, other, lost)});
  }
  return found;
}

std::vector<Opposition> oppositions(const Context& context, const Grave& grave) {
  std::vector<Opposition> all;
  for (std::size_t i = 0; i < grave.size; ++i) {
    for (int digit : grave.digits[i]) all.push_back(opposition_to(context, grave.cells[i], digit));
  }
  return all;
}

/// Two nodes and the strong link of a cell between; once for each cell and digit.
void add_between(Step& step, const Between& way) {
  for (std::size_t i = 1; i < step.nodes.size(); i += 2) {
    if (step.nodes[i].cells.contains(way.cell) && step.nodes[i].digit == way.kept) return;
  }
  add_strong_link(step, way.lost, way.cell, way.cell);
  step.nodes.back().digit = way.kept;
  for (int digit : {way.lost, way.kept})
    step.marks.push_back({Role::pattern, candidate(way.cell, digit)});
}

/// The step that removes one candidate through cells between it and the guardians.
Step step_between(const Grave& grave, const std::vector<Opposition>& all, int removed) {
  Step step = deadly_step(Technique::bug_plus_n, {});
  step.eliminations.insert(removed);
  mark_guardians(step, grave);
  for (const Opposition& opposition : all) {
    if (opposition.direct.contains(removed)) continue;
    const auto way = std::find_if(opposition.between.begin(), opposition.between.end(),
                                  [&](const Between& b) { return b.from.contains(removed); });
    if (way != opposition.between.end()) add_between(step, *way);
  }
  return step;
}

bool give_n(const Context& context, const Grave& grave, Sink sink) {
  if (grave.count() < 2) return false;
  const std::vector<Opposition> all = oppositions(context, grave);
  CandidateSet direct = CandidateSet::all();
  CandidateSet any = CandidateSet::all();
  for (const Opposition& opposition : all) {
    direct &= opposition.direct;
    any &= opposition.all();
  }
  // Guardians of one digit are type 2's.
  if (!direct.empty() && grave.all_digits().size() > 1) {
    Step step = deadly_step(Technique::bug_plus_n, {});
    step.eliminations = direct;
    mark_guardians(step, grave);
    if (sink(std::move(step))) return true;
  }
  for (int removed : any - direct) {
    if (sink(step_between(grave, all, removed))) return true;
  }
  return false;
}

}  // namespace

bool find_bug_plus_1(const Context& context, Technique /*technique*/, Sink sink) {
  for (const Grave& grave : graves_of(context)) {
    if (grave.count() != 1) continue;
    Step step = deadly_step(Technique::bug_plus_1, grave.digits[0]);
    eliminate(step, context, grave.guarded(), DigitSet::all() - grave.digits[0]);
    mark_guardians(step, grave);
    if (sink(std::move(step))) return true;
  }
  return false;
}

bool find_bug(const Context& context, Technique technique, Sink sink) {
  const auto give = technique == Technique::bug_2   ? give_2
                    : technique == Technique::bug_3 ? give_3
                                                    : give_4;
  for (const Grave& grave : graves_of(context)) {
    if (give(context, grave, sink)) return true;
  }
  return false;
}

bool find_bug_plus_n(const Context& context, Technique /*technique*/, Sink sink) {
  for (const Grave& grave : graves_of(context)) {
    if (give_n(context, grave, sink)) return true;
  }
  return false;
}

}  // namespace nonet::logic
