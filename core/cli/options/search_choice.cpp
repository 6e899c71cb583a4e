#include "options/search_choice.hpp"

#include <algorithm>

#include "options/option_values.hpp"

namespace nonet::cli {
namespace {

constexpr const char* no_strategy = "none";

std::vector<std::string> strategy_ids() {
  std::vector<std::string> ids;
  ids.reserve(strategy_count + 1);
  for (std::size_t i = 0; i < strategy_count; ++i) {
    ids.emplace_back(id(static_cast<Strategy>(i)));
  }
  ids.emplace_back(no_strategy);
  return ids;
}

}  // namespace

std::vector<std::string> engine_ids() {
  std::vector<std::string> ids;
  for (const Engine& engine : engines()) ids.emplace_back(engine.id);
  for (const Engine& variant : band_variants()) ids.emplace_back(variant.id);
  return ids;
}

std::uint64_t SearchChoice::budget() const {
  const bool slow = engine == "bitset" || engine == "backtrack" || strategy_set() != all_strategies;
  return asked_budget.value_or(slow ? default_budget : 0);
}

StrategySet SearchChoice::strategy_set() const {
  if (strategies.empty()) return all_strategies;
  StrategySet set = 0;
  for (const std::string& name : strategies) {
    const auto strategy = find_strategy(name);
    if (strategy) set = static_cast<StrategySet>(set | 1U << static_cast<unsigned>(*strategy));
  }
  return set;
}

SearchOptions SearchChoice::options(std::uint64_t limit) const {
  SearchOptions options;
  options.limit = limit;
  options.budget = budget();
  options.strategies = strategy_set();
  return options;
}

void add_search(CLI::App& command, SearchChoice& choice) {
  command.add_option("--engine", choice.engine, "Engine that searches")
      ->capture_default_str()
      ->check(one_name_of(engine_ids()));
  add_number(command, "--budget", choice.asked_budget,
             "Give a puzzle up after so many nodes, and say \"budget\" (0: never; default: " +
                 std::to_string(SearchChoice::default_budget) +
                 " for bitset, backtrack, and strategy without some of its strategies, else 0)");
  command
      .add_option("--strategies", choice.strategies,
                  "Strategies of the engine strategy (default: all), separated by commas")
      ->delimiter(',')
      // A file may stand behind it.
      ->allow_extra_args(false)
      ->check(one_name_of(strategy_ids()));
}

void check_search(const SearchChoice& choice) {
  if (choice.strategies.empty()) return;
  if (choice.engine != "strategy") {
    throw CLI::ValidationError("--strategies", "only the engine strategy has strategies");
  }
  const bool none = std::find(choice.strategies.begin(), choice.strategies.end(), no_strategy) !=
                    choice.strategies.end();
  if (none && choice.strategies.size() > 1) {
    throw CLI::ValidationError("--strategies", "none stands alone");
  }
}

}  // namespace nonet::cli
