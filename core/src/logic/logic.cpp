#include "nonet/logic.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_map>
#include <utility>

#include "index.hpp"
#include "logic/first_step.hpp"
#include "logic/link_reasons.hpp"
#include "logic/singles_closure.hpp"
#include "logic/solutions_within.hpp"
#include "logic/way.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

/// By technique.
constexpr auto finders = [] {
  using enum Technique;
  Table<logic::Finder, technique_count> all{};
#define NONET_FINDER(finder, ...) \
  for (const Technique technique : {__VA_ARGS__}) all[technique] = logic::finder;
#include "logic/finders.def"
#undef NONET_FINDER
  return all;
}();
/// GCC with sanitizers does not know before it links that a function is not null (its bug 71962).
constexpr auto is_found = [] {
  using enum Technique;
  Table<bool, technique_count> all{};
#define NONET_FINDER(finder, ...) \
  for (const Technique technique : {__VA_ARGS__}) all[technique] = true;
#include "logic/finders.def"
#undef NONET_FINDER
  return all;
}();
static_assert(std::find(is_found.begin(), is_found.end(), false) == is_found.end(),
              "a technique of techniques.def has no finder in finders.def");

/// Those that ask which digits are givens.
constexpr bool is_about_givens(Technique technique) {
  return technique == Technique::avoidable_rectangle_1 ||
         technique == Technique::avoidable_rectangle_2 ||
         technique == Technique::symmetrical_placement;
}

bool is_last_resort(Technique technique) {
  return info(technique).use == Use::last_resort;
}

/// Visits the wanted techniques in an order until `visit` returns true.
template <typename Visit>
void visit_in_order(const TechniqueSet& wanted, TechniqueOrder order, const Visit& visit) {
  if (order == TechniqueOrder::nonet) {
    for (int i : wanted) {
      if (visit(static_cast<Technique>(i))) return;
    }
    return;
  }
  for (const Technique technique : techniques_in(order)) {
    if (wanted.contains(technique) && visit(technique)) return;
  }
}

/// Takes every step of a technique but those that have the effect of one before.
class DistinctSteps {
 public:
  explicit DistinctSteps(std::vector<Step>& steps) : steps_(steps) {}

  void add(Step&& step) {
    const std::size_t effect = hash(step);
    const auto [first, last] = seen_.equal_range(effect);
    if (std::any_of(first, last, [&](const auto& seen) {
          const Step& other = steps_[seen.second];
          return other.eliminations == step.eliminations && other.placements == step.placements;
        }))
      return;
    seen_.emplace(effect, steps_.size());
    steps_.push_back(std::move(step));
  }

 private:
  static std::size_t hash(const Step& step) {
    std::size_t value = 0;
    for (int c : step.eliminations) value = (value ^ as_size(c)) * 0x9E3779B1U;
    for (int c : step.placements) value = (value ^ as_size(c)) * 0x85EBCA77U;
    return value;
  }

  std::vector<Step>& steps_;
  std::unordered_multimap<std::size_t, std::size_t> seen_;
};

/// Where a position with several solutions ends: each candidate left stands in one of them. Never, where there is
/// one solution.
class OpenEnd {
 public:
  OpenEnd(const Board& board, const PositionReport& report) {
    if (report.fault == PositionFault::several_solutions) possible_ = logic::possible_within(board);
  }

  [[nodiscard]] bool is(const Board& board) const {
    if (!possible_) return false;
    for (int digit : DigitSet::all()) {
      const CellSet& places = board.places(digit);
      if (!(places - (*possible_)[digit - 1]).empty()) return false;
    }
    // Where one candidate is left, it is to be placed yet.
    const CellSet& open = board.empty_cells();
    return std::none_of(open.begin(), open.end(),
                        [&](int cell) { return board.candidates(cell).size() == 1; });
  }
  /// The cells that are open then, or none.
  [[nodiscard]] CellSet cells(const Board& board) const {
    return is(board) ? board.empty_cells() : CellSet();
  }

 private:
  std::optional<Table<CellSet, 9>> possible_;
};

/// Whether a cell has one candidate left, or a house one place for a digit that it has not.
bool has_single(const Board& board) {
  logic::SinglesClosure closure(board);
  closure.run();
  return closure.values() != board.values();
}

/// Whether singles can go on after a step.
bool opens_placement(const Step& step, const Board& board) {
  if (!step.placements.empty()) return true;
  Board after = board;
  apply(step, after);
  return has_single(after);
}

/// Techniques that take so long are not looked through for a better step.
constexpr int quick_score = 280;

/// Of the steps that are about as easy as the first one, the first that opens a placement; or that one.
Step preferred(Step first, const logic::Context& context, const TechniqueSet& wanted) {
  const int score = info(first.technique).score;
  const bool is_single = info(first.technique).family == Family::singles;
  if (is_single || score >= quick_score || opens_placement(first, context.board())) return first;
  const int most = std::min(score + score / 10, quick_score);
  for (int i : wanted) {
    const TechniqueInfo& technique = nth(techniques(), i);
    if (technique.technique < first.technique || technique.score > most) continue;
    std::optional<Step> better;
    logic::give_steps(context, technique.technique, [&](Step&& step) {
      if (!opens_placement(step, context.board())) return false;
      better = std::move(step);
      return true;
    });
    if (better) return std::move(*better);
  }
  return first;
}

void count_steps(Path& path) {
  for (const Step& step : path.steps) {
    const TechniqueInfo& technique = info(step.technique);
    path.score += technique.score;
    path.level = std::max(path.level, technique.level);
  }
}

}  // namespace

namespace logic {

TechniqueSet holding(const TechniqueSet& wanted, const PositionReport& report) {
  TechniqueSet set = wanted;
  const bool several = report.fault == PositionFault::several_solutions;
  for (const TechniqueInfo& technique : techniques()) {
    // So deep a search would take minutes to find that a candidate stays.
    if (several && technique.use == Use::last_resort) set.erase(technique.technique);
    if (!rests_on_uniqueness(technique.technique)) continue;
    const bool holds =
        is_about_givens(technique.technique) ? report.unique_by_givens : report.unique;
    if (!holds) set.erase(technique.technique);
  }
  return set;
}

bool give_steps(const Context& context, Technique technique, Sink sink) {
  return finders[technique](context, technique, sink) || context.ended();
}

std::optional<Step> first_step(const Context& context, const TechniqueSet& wanted,
                               TechniqueOrder order) {
  std::optional<Step> found;
  const auto take = [&](Step&& step) {
    found = std::move(step);
    return true;
  };
  visit_in_order(wanted, order,
                 [&](Technique technique) { return give_steps(context, technique, take); });
  return found;
}

std::vector<Step> steps_of(const Context& context, Technique technique) {
  std::vector<Step> steps;
  give_steps(context, technique, [&](Step&& step) {
    steps.push_back(std::move(step));
    return false;
  });
  return steps;
}

}  // namespace logic

Steps next_step(const Position& position, const LogicOptions& options) {
  Steps answer;
  answer.report = examine(position);
  if (!answer.report.can_start()) return answer;
  answer.open = OpenEnd(position.board, answer.report).cells(position.board);
  if (!answer.open.empty()) return answer;
  logic::Effort effort(options.budget, options.keep_going);
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  const TechniqueSet wanted = logic::holding(options.techniques, answer.report);
  auto step = logic::first_step(context, wanted, options.order);
  if (step) {
    if (options.order == TechniqueOrder::nonet) step = preferred(std::move(*step), context, wanted);
    logic::give_reasons(*step, position.board);
    answer.steps.push_back(std::move(*step));
  }
  answer.end = effort.end();
  return answer;
}

Steps all_steps(const Position& position, const LogicOptions& options) {
  Steps answer;
  answer.report = examine(position);
  if (!answer.report.can_start()) return answer;
  answer.open = OpenEnd(position.board, answer.report).cells(position.board);
  if (!answer.open.empty()) return answer;
  logic::Effort effort(options.budget, options.keep_going);
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  const auto list = [&](Technique technique) {
    if (is_last_resort(technique) && !answer.steps.empty()) return false;
    DistinctSteps distinct(answer.steps);
    logic::give_steps(context, technique, [&](Step&& step) {
      distinct.add(std::move(step));
      return false;
    });
    return effort.end() != SearchEnd::complete;
  };
  visit_in_order(logic::holding(options.techniques, answer.report), options.order, list);
  for (Step& step : answer.steps) logic::give_reasons(step, position.board);
  answer.end = effort.end();
  return answer;
}

Path path(const Position& position, const LogicOptions& options) {
  Path path;
  path.report = examine(position);
  if (!path.report.can_start()) return path;
  const OpenEnd open_end(position.board, path.report);
  logic::Effort effort(options.budget, options.keep_going);
  logic::Way way(position, logic::holding(options.techniques, path.report), options.order, effort);
  way.walk([&](const Board& board) { return open_end.is(board); });
  path.solved = way.end().full();
  path.open = open_end.cells(way.end());
  if (!options.detours && effort.end() == SearchEnd::complete) way.shorten();
  path.end = effort.end();
  path.steps = std::move(way).steps();
  count_steps(path);
  return path;
}

}  // namespace nonet
