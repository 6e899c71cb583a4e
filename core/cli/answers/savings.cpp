#include "answers/savings.hpp"

namespace nonet::cli {
namespace {

using Costs = Table<SearchCost, strategy_count>;

Costs costs_without(const Grid& puzzle, const SearchChoice& choice, std::uint64_t budget) {
  if (choice.strategy_set() == all_strategies) return strategy_savings(puzzle, budget).without;
  // The library counts for all strategies; this counts for some of them.
  Costs costs;
  for (std::size_t i = 0; i < strategy_count; ++i) {
    if (!choice.uses(static_cast<Strategy>(i))) continue;
    SearchOptions options = choice.options(savings_limit);
    options.budget = budget;
    options.strategies = static_cast<StrategySet>(options.strategies & ~(1U << i));
    const SearchReport report = search(puzzle, options, choice.chosen());
    costs[i] = {report.nodes, report.end};
  }
  return costs;
}

}  // namespace

std::vector<Saving> savings_of(const Grid& puzzle, const SearchChoice& choice,
                               const SearchReport& report) {
  // With a strategy less, the engine may be one of those that need a budget.
  const Costs costs =
      costs_without(puzzle, choice, choice.asked_budget.value_or(SearchChoice::default_budget));
  std::vector<Saving> savings;
  for (std::size_t i = 0; i < strategy_count; ++i) {
    const auto strategy = static_cast<Strategy>(i);
    if (!choice.uses(strategy)) continue;
    Saving saving{strategy, costs[i].nodes, std::nullopt, costs[i].end == SearchEnd::budget};
    if (report.end != SearchEnd::budget) {
      saving.saved =
          static_cast<std::int64_t>(costs[i].nodes) - static_cast<std::int64_t>(report.nodes);
    }
    savings.push_back(saving);
  }
  return savings;
}

}  // namespace nonet::cli
