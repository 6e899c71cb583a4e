/// @file
/// The engine `strategy`: as much logic as pays, and a search for the rest; the strategy pattern.
///
/// Naked single, hidden single, locked candidates, naked pair and hidden pair are objects with one
/// interface (strategies.hpp): the units that they look at, whether the situation of a unit suits
/// them, and what they do there. The engine knows nothing else about them, so any set of them can
/// be switched on.
///
/// State. The candidates of each cell, and for each strategy the units that are due to it:
///
///      strategy           looks at    due                     suits
///      naked single       cells       r4c2 r4c7 ...           one candidate
///      hidden single      houses      row 4, column 2, ...    an open cell
///      locked candidates  houses      row 4, box 4, ...       two open cells
///      naked pair         houses      row 4, box 4, ...       three, two of them with two candidates
///      hidden pair        houses      row 4, box 4, ...       three open cells
///
/// A change to a cell makes the cell and its three houses due to all strategies of their kind. The
/// cheapest strategy that has units due goes first: it looks at the situation of each, passes or
/// acts, and once it has acted the choice starts over. When nothing is due, the position is at its
/// fixed point: a unit that did not change since a strategy last looked holds nothing new for it.
/// Then the cell with the fewest candidates (the first of them) is guessed, in ascending order; a
/// guess copies the candidates.
///
/// The end is right whatever is switched on: a search is over when no cell is open, and a digit is
/// taken from all peers of its cell when it is written. Strategies only cut branches.
///
/// Sources. Strategies as interchangeable objects: Gamma, Helm, Johnson and Vlissides, "Design
/// Patterns" (1994). Propagation to a fixed point before every guess, only where something changed:
/// AC-3 (Mackworth, 1977). The techniques are common knowledge among players.

#include "index.hpp"
#include "nonet/lab/strategy_savings.hpp"
#include "nonet/table.hpp"
#include "solve/engines.hpp"
#include "solve/free_digits.hpp"
#include "solve/meter.hpp"
#include "solve/strategies.hpp"

namespace nonet {
namespace {

/// Runs the strategies that are switched on to their fixed point.
class Propagation {
 public:
  Propagation(SearchPosition& position, Meter& meter)
      : position_(position), meter_(meter), pencil_(position, meter) {}

  void run() {
    while (!position_.broken) {
      note_changes();
      const StrategyObject* cheapest = first_due();
      if (cheapest == nullptr) return;
      use(*cheapest);
    }
  }

 private:
  static std::size_t index(const StrategyObject& strategy) { return as_size(strategy.id); }

  void note_changes() {
    if (position_.changed.empty()) return;
    for (const StrategyObject& strategy : strategy_objects) {
      const bool on = (meter_.options().strategies >> index(strategy) & 1U) != 0;
      if (on) due_[index(strategy)] |= position_.changed & strategy.units;
    }
    position_.changed = UnitSet();
  }

  [[nodiscard]] const StrategyObject* first_due() const {
    for (const StrategyObject& strategy : strategy_objects) {
      if (!due_[index(strategy)].empty()) return &strategy;
    }
    return nullptr;
  }

  /// Lets a strategy act on the first unit that is due to it and suits it.
  void use(const StrategyObject& strategy) {
    UnitSet& due = due_[index(strategy)];
    for (int unit : due) {
      due.erase(unit);
      if (!strategy.suits(position_, unit)) continue;
      apply(strategy, unit);
      return;
    }
  }

  void apply(const StrategyObject& strategy, int unit) {
    const std::uint64_t removed = pencil_.removed();
    const std::uint64_t placed = pencil_.placed();
    strategy.apply(pencil_, unit);
    StrategyUse& used = meter_.report().strategies[index(strategy)];
    used.eliminations += pencil_.removed() - removed;
    if (pencil_.removed() != removed || pencil_.placed() != placed) ++used.uses;
  }

  SearchPosition& position_;
  Meter& meter_;
  Pencil pencil_;
  Table<UnitSet, strategy_count> due_{};
};

/// The open cell with the fewest candidates.
int fewest_candidates(const SearchPosition& position) {
  int best = position.open.first();
  for (int cell : position.open) {
    if (position.at(cell).size() < position.at(best).size()) best = cell;
  }
  return best;
}

Grid grid_of(const SearchPosition& position) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) grid.set(cell, position.at(cell).first());
  return grid;
}

class StrategySearch {
 public:
  explicit StrategySearch(Meter& meter) : meter_(meter) {}

  /// False when the search was stopped.
  bool run(SearchPosition& position) {
    const auto copies = static_cast<std::uint64_t>(meter_.depth()) + 1;
    meter_.holds(copies * sizeof(SearchPosition) + sizeof(Propagation));
    Propagation(position, meter_).run();
    if (meter_.stopped()) return false;
    if (position.broken) return meter_.contradict();
    if (position.open.empty()) {
      return meter_.solution([&] { return grid_of(position); });
    }
    return branch(position, fewest_candidates(position));
  }

 private:
  bool branch(SearchPosition& position, int cell) {
    DigitSet digits = position.at(cell);
    while (digits.size() > 1) {
      const int digit = digits.first();
      digits.erase(digit);
      if (!guess(position, cell, digit)) return false;
    }
    // The last digit needs no copy.
    const int last = digits.first();
    if (!meter_.node() || !meter_.place(cell, last)) return false;
    Pencil(position, meter_).write(cell, last);
    return run(position);
  }

  bool guess(const SearchPosition& position, int cell, int digit) {
    if (!meter_.node() || !meter_.guess(cell, digit)) return false;
    SearchPosition child = position;
    Pencil(child, meter_).write(cell, digit);
    const bool go_on = run(child);
    return meter_.retract(cell, digit) && go_on;
  }

  Meter& meter_;
};

/// False when a digit repeats in a house.
bool load(const Grid& puzzle, SearchPosition& position) {
  FreeDigits free;
  const bool once = free.use_all(puzzle);
  position.open = CellSet::all() - puzzle.filled();
  position.changed = UnitSet::all();
  for (int cell = 0; cell < cell_count; ++cell) {
    DigitSet& digits = position.digits[cell];
    digits = puzzle[cell] == 0 ? free.at(cell) : DigitSet::of(puzzle[cell]);
    if (digits.empty()) position.broken = true;
  }
  return once;
}

SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  Meter meter(options);
  SearchPosition position;
  meter.holds(sizeof position);
  const bool once = load(puzzle, position);
  if (!meter.node()) return meter.report();
  if (once) {
    StrategySearch(meter).run(position);
  } else {
    meter.contradict();
  }
  return meter.report();
}

}  // namespace

const Engine engine::strategy = {"strategy", run, solve_each<run>};

StrategySavings strategy_savings(const Grid& puzzle, std::uint64_t budget) {
  const auto cost = [&](StrategySet strategies) {
    SearchOptions options;
    options.limit = 2;
    options.budget = budget;
    options.strategies = strategies;
    const SearchReport report = run(puzzle, options);
    return SearchCost{report.nodes, report.end};
  };
  StrategySavings savings;
  savings.with_all = cost(all_strategies);
  savings.with_none = cost(0);
  for (std::size_t i = 0; i < strategy_count; ++i) {
    savings.without[i] = cost(static_cast<StrategySet>(all_strategies & ~(1U << i)));
  }
  return savings;
}

}  // namespace nonet
