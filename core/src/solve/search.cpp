#include "nonet/search.hpp"

#include "find_by_id.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr Table<std::string_view, strategy_count> strategy_ids = {
    "naked-single", "hidden-single", "locked-candidates", "naked-pair", "hidden-pair"};

}  // namespace

std::string_view id(TraceKind kind) {
  constexpr Table<std::string_view, 6> ids = {"place",      "eliminate", "guess",
                                              "contradict", "retract",   "solution"};
  return ids[kind];
}

std::string_view id(Strategy strategy) {
  return strategy_ids[strategy];
}

std::optional<Strategy> find_strategy(std::string_view id) {
  return find_by_id<Strategy>(id, narrow<int>(strategy_count));
}

std::string_view id(SearchEnd end) {
  constexpr Table<std::string_view, 4> ids = {"complete", "limit", "budget", "cancelled"};
  return ids[end];
}

}  // namespace nonet
