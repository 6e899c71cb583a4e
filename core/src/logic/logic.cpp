#include "nonet/logic.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "logic/first_step.hpp"
#include "logic/link_reasons.hpp"

namespace nonet {
namespace {

/// By technique.
constexpr auto finders = [] {
  using enum Technique;
  std::array<logic::Finder, technique_count> all{};
#define NONET_FINDER(finder, ...)                 \
  for (const Technique technique : {__VA_ARGS__}) \
    all[static_cast<std::size_t>(technique)] = logic::finder;
#include "logic/finders.def"
#undef NONET_FINDER
  return all;
}();
static_assert(std::find(finders.begin(), finders.end(), nullptr) == finders.end(),
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

/// The wanted techniques that hold for a position.
TechniqueSet holding(const TechniqueSet& wanted, const PositionReport& report) {
  TechniqueSet set = wanted;
  for (const TechniqueInfo& technique : techniques()) {
    if (!rests_on_uniqueness(technique.technique)) continue;
    const bool holds =
        is_about_givens(technique.technique) ? report.unique_by_givens : report.unique;
    if (!holds) set.erase(static_cast<int>(technique.technique));
  }
  return set;
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
    if (wanted.contains(static_cast<int>(technique)) && visit(technique)) return;
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
    for (int c : step.eliminations) value = (value ^ static_cast<std::size_t>(c)) * 0x9E3779B1U;
    for (int c : step.placements) value = (value ^ static_cast<std::size_t>(c)) * 0x85EBCA77U;
    return value;
  }

  std::vector<Step>& steps_;
  std::unordered_multimap<std::size_t, std::size_t> seen_;
};

void count_step(Step&& step, Path& path) {
  const TechniqueInfo& technique = info(step.technique);
  path.score += technique.score;
  path.level = std::max(path.level, technique.level);
  path.steps.push_back(std::move(step));
}

}  // namespace

namespace logic {

bool give_steps(const Context& context, Technique technique, Sink sink) {
  return finders[static_cast<std::size_t>(technique)](context, technique, sink) || context.ended();
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
  if (answer.report.fault != PositionFault::none) return answer;
  logic::Effort effort(options.budget, options.keep_going);
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  auto step = logic::first_step(context, holding(options.techniques, answer.report), options.order);
  if (step) {
    logic::give_reasons(*step, position.board);
    answer.steps.push_back(std::move(*step));
  }
  answer.end = effort.end();
  return answer;
}

Steps all_steps(const Position& position, const LogicOptions& options) {
  Steps answer;
  answer.report = examine(position);
  if (answer.report.fault != PositionFault::none) return answer;
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
  visit_in_order(holding(options.techniques, answer.report), options.order, list);
  for (Step& step : answer.steps) logic::give_reasons(step, position.board);
  answer.end = effort.end();
  return answer;
}

Path path(const Position& position, const LogicOptions& options) {
  Path path;
  path.report = examine(position);
  if (path.report.fault != PositionFault::none) return path;
  const TechniqueSet wanted = holding(options.techniques, path.report);
  logic::Effort effort(options.budget, options.keep_going);
  Board board = position.board;
  logic::RemovableAlone removable_alone;
  path.steps.reserve(2 * static_cast<std::size_t>(board.empty_cells().size()));
  while (!board.full()) {
    const logic::Context context(board, position.givens, effort, removable_alone);
    auto step = logic::first_step(context, wanted, options.order);
    if (!step) break;
    logic::give_reasons(*step, board);
    apply(*step, board);
    count_step(std::move(*step), path);
  }
  path.solved = board.full();
  path.end = effort.end();
  return path;
}

}  // namespace nonet
