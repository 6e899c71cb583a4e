/// @file
/// Orders in which other programs look for techniques. core/docs/techniques.md has the sources.

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "find_by_id.hpp"
#include "index.hpp"
#include "nonet/table.hpp"
#include "nonet/technique.hpp"

namespace nonet {
namespace {

struct Row {
  Technique technique;
  int rating;
  Use use;
};

constexpr auto rows = std::to_array<Row>({
#define NONET_TECHNIQUE(name, id, title, family, hodoku, rating, score, level, use) \
  {Technique::name, rating, Use::use},
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
});

/// Where a technique stands with another program; of several in one place Nonet's order decides.
struct Place {
  Technique technique;
  int number;
};
using enum Technique;

/// The steps of HoDoKu 2.2 as it is installed, by their index. It knows no direct ones: asked for by name, they stand
/// right behind the singles here and with SudokuWiki, so that they come before what only removes candidates.
constexpr auto with_hodoku = std::to_array<Place>({
    {full_house, 100},
    {naked_single, 200},
    {hidden_single_box, 300},
    {hidden_single_line, 300},
    {direct_pointing, 300},
    {direct_claiming, 300},
    {direct_hidden_pair, 300},
    {direct_hidden_triple, 300},
    {locked_pair, 1000},
    {locked_triple, 1100},
    {locked_candidates_1, 1200},
    {locked_candidates_2, 1210},
    {naked_pair, 1300},
    {naked_triple, 1400},
    {hidden_pair, 1500},
    {hidden_triple, 1600},
    {naked_quad, 2000},
    {hidden_quad, 2100},
    {x_wing, 2200},
    {swordfish, 2300},
    {jellyfish, 2400},
    {squirmbag, 2500},
    {whale, 2600},
    {leviathan, 2700},
    {remote_pair, 2800},
    {bug_plus_1, 2900},
    {skyscraper, 3000},
    {two_string_kite, 3100},
    {dual_two_string_kite, 3100},
    {turbot_fish, 3120},
    {empty_rectangle, 3170},
    {dual_empty_rectangle, 3170},
    {w_wing, 3200},
    {xy_wing, 3300},
    {xyz_wing, 3400},
    {unique_rectangle_1, 3500},
    {unique_rectangle_2, 3600},
    {unique_rectangle_3, 3700},
    {unique_rectangle_4, 3800},
    {unique_rectangle_5, 3900},
    {unique_rectangle_6, 4000},
    {hidden_rectangle, 4010},
    {avoidable_rectangle_1, 4020},
    {avoidable_rectangle_2, 4030},
    {finned_x_wing, 4100},
    {sashimi_x_wing, 4200},
    {finned_swordfish, 4300},
    {sashimi_swordfish, 4400},
    {finned_jellyfish, 4500},
    {sashimi_jellyfish, 4600},
    {siamese_fish, 4600},
    {finned_squirmbag, 4700},
    {sashimi_squirmbag, 4800},
    {finned_whale, 4900},
    {sashimi_whale, 5000},
    {finned_leviathan, 5100},
    {sashimi_leviathan, 5200},
    {sue_de_coq, 5300},
    {simple_colors_trap, 5330},
    {simple_colors_wrap, 5330},
    {multi_colors_1, 5360},
    {multi_colors_2, 5360},
    {x_chain, 5400},
    {xy_chain, 5500},
    {m_wing, 5600},
    {s_wing, 5600},
    {l_wing, 5600},
    {h_wing, 5600},
    {x_cycle, 5600},
    {continuous_nice_loop, 5600},
    {aic, 5600},
    {discontinuous_nice_loop, 5600},
    {grouped_w_wing, 5650},
    {grouped_continuous_nice_loop, 5650},
    {grouped_aic, 5650},
    {grouped_discontinuous_nice_loop, 5650},
    {als_continuous_nice_loop, 5650},
    {als_aic, 5650},
    {als_discontinuous_nice_loop, 5650},
    {wxyz_wing, 5700},
    {vwxyz_wing, 5700},
    {als_xz, 5700},
    {uvwxyz_wing, 5700},
    {als_xy_wing, 5800},
    {als_w_wing, 5900},
    {als_chain, 5900},
    {death_blossom, 6000},
    {franken_x_wing, 6100},
    {franken_swordfish, 6200},
    {franken_jellyfish, 6300},
    {franken_squirmbag, 6400},
    {franken_whale, 6500},
    {franken_leviathan, 6600},
    {finned_franken_x_wing, 6700},
    {finned_franken_swordfish, 6800},
    {finned_franken_jellyfish, 6900},
    {siamese_franken_fish, 6900},
    {finned_franken_squirmbag, 7000},
    {finned_franken_whale, 7100},
    {finned_franken_leviathan, 7200},
    {mutant_x_wing, 7300},
    {mutant_swordfish, 7400},
    {mutant_jellyfish, 7500},
    {mutant_squirmbag, 7600},
    {mutant_whale, 7700},
    {mutant_leviathan, 7800},
    {finned_mutant_x_wing, 7900},
    {finned_mutant_swordfish, 8000},
    {finned_mutant_jellyfish, 8100},
    {siamese_mutant_fish, 8100},
    {finned_mutant_squirmbag, 8200},
    {finned_mutant_whale, 8300},
    {finned_mutant_leviathan, 8400},
    {kraken_fish_1, 8450},
    {kraken_fish_2, 8450},
    {nishio_forcing_chain, 8500},
    {digit_forcing_chain, 8500},
    {cell_forcing_chain, 8500},
    {region_forcing_chain, 8500},
    {digit_forcing_net, 8600},
    {forcing_net, 8600},
    {template_set, 8700},
    {template_delete, 8800},
});

/// SudokuWiki's solver, by the list beside its board.
constexpr auto with_sudoku_wiki = std::to_array<Place>({
    // Check for solved cells
    {full_house, 1},
    {naked_single, 1},
    // Hidden Singles
    {hidden_single_box, 2},
    {hidden_single_line, 2},
    {direct_pointing, 2},
    {direct_claiming, 2},
    {direct_hidden_pair, 2},
    {direct_hidden_triple, 2},
    // Naked Pairs/Triples
    {locked_pair, 3},
    {locked_triple, 3},
    {naked_pair, 3},
    {naked_triple, 3},
    // Hidden Pairs/Triples
    {hidden_pair, 4},
    {hidden_triple, 4},
    // Naked/Hidden Quads
    {naked_quad, 5},
    {hidden_quad, 5},
    // Pointing Pairs
    {locked_candidates_1, 6},
    // Box/Line Reduction
    {locked_candidates_2, 7},
    // X-Wing
    {x_wing, 8},
    // Chute Remote Pairs
    {chute_remote_pair, 8},
    // Simple Colouring
    {simple_colors_trap, 9},
    {simple_colors_wrap, 9},
    // Y-Wing
    {xy_wing, 10},
    // W-Wing
    {w_wing, 11},
    // Rectangle Elimination
    {empty_rectangle, 12},
    {dual_empty_rectangle, 12},
    // Swordfish
    {swordfish, 13},
    // XYZ-Wing
    {xyz_wing, 14},
    // BUG
    {bug_plus_1, 15},
    // Avoidable Rectangles
    {avoidable_rectangle_1, 16},
    {avoidable_rectangle_2, 16},
    // X-Cycles
    {skyscraper, 17},
    {two_string_kite, 17},
    {turbot_fish, 17},
    {dual_two_string_kite, 17},
    {multi_colors_1, 17},
    {multi_colors_2, 17},
    {x_cycle, 17},
    {x_chain, 17},
    // XY-Chain
    {remote_pair, 18},
    {xy_chain, 18},
    // 3D Medusa
    {medusa_3d, 19},
    // Jellyfish
    {jellyfish, 20},
    // Unique Rectangles
    {unique_rectangle_1, 21},
    {unique_rectangle_2, 21},
    {unique_rectangle_4, 21},
    {unique_rectangle_5, 21},
    {unique_rectangle_6, 21},
    {unique_rectangle_3, 21},
    // Tridagons
    {tridagon, 22},
    // Fireworks
    {firework_triple, 23},
    {firework_w_wing, 23},
    {firework_quad, 23},
    // SK Loops
    {sk_loop, 24},
    // Extended Unique Rectangles
    {extended_rectangle_1, 25},
    {extended_rectangle_2, 25},
    {extended_rectangle_4, 25},
    {extended_rectangle_3, 25},
    // Hidden Unique Rectangles
    {hidden_rectangle, 26},
    // WXYZ-Wing
    {wxyz_wing, 27},
    // Aligned Pair Exclusion
    {aligned_pair_exclusion, 28},
    // Exocet
    {junior_exocet, 29},
    // Finned X-Wing
    {finned_x_wing, 30},
    {sashimi_x_wing, 30},
    // Finned Swordfish
    {finned_swordfish, 31},
    {sashimi_swordfish, 31},
    // Alternating Inference Chains
    {grouped_w_wing, 32},
    {m_wing, 32},
    {s_wing, 32},
    {l_wing, 32},
    {h_wing, 32},
    {continuous_nice_loop, 32},
    {aic, 32},
    {discontinuous_nice_loop, 32},
    {grouped_continuous_nice_loop, 32},
    {grouped_aic, 32},
    {grouped_discontinuous_nice_loop, 32},
    {als_continuous_nice_loop, 32},
    {als_aic, 32},
    {als_discontinuous_nice_loop, 32},
    // Almost Locked Sets
    {vwxyz_wing, 33},
    {als_xz, 33},
    {als_w_wing, 33},
    {als_xy_wing, 33},
    {uvwxyz_wing, 33},
    {als_chain, 33},
    // Sue-de-Coq
    {sue_de_coq, 34},
    // Digit Forcing Chains
    {digit_forcing_chain, 35},
    // Nishio Forcing Chains
    {nishio_forcing_chain, 36},
    // Cell Forcing Chains
    {cell_forcing_chain, 37},
    // Unit Forcing Chains
    {region_forcing_chain, 38},
    // Death Blossom
    {death_blossom, 39},
    // Double Exocet
    {double_exocet, 40},
    // Pattern Overlay
    {template_set, 41},
    {template_delete, 41},
    {pattern_overlay, 41},
    // Forcing Nets
    {digit_forcing_net, 42},
    {forcing_net, 42},
    // Bowman's Bingo
    {bowmans_bingo, 43},
});

/// By technique; 0 where the other program has none.
using Places = Table<int, technique_count>;

constexpr Places places(std::span<const Place> known) {
  Places numbers{};
  for (const Place& place : known) numbers[place.technique] = place.number;
  return numbers;
}

constexpr bool has_none_twice(std::span<const Place> known) {
  const Places numbers = places(known);
  const auto unknown = std::count(numbers.begin(), numbers.end(), 0);
  return as_size(technique_count - unknown) == known.size();
}
static_assert(has_none_twice(with_hodoku) && has_none_twice(with_sudoku_wiki));

/// The ratings of Sudoku Explainer 1.2.1, which tries what is easier first. Nonet's locked pairs
/// and triples are naked ones there.
constexpr Places ratings() {
  Places numbers{};
  for (const Row& row : rows) numbers[row.technique] = row.rating;
  numbers[locked_pair] = numbers[naked_pair];
  numbers[locked_triple] = numbers[naked_triple];
  return numbers;
}

using Order = Table<Technique, technique_count>;

/// Techniques that have a place, by it; then the rest; then those of last resort.
constexpr Order sorted_by(const Places& numbers) {
  // Places are smaller than these.
  constexpr int unknown = 1'000'000;
  constexpr int last = 2'000'000;
  Table<int, technique_count> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i] = numbers[i] == 0 ? unknown : numbers[i];
    if (rows[i].use == Use::last_resort) keys[i] += last;
  }
  const auto key = [&](Technique technique) { return keys[technique]; };
  Order order{};
  std::size_t size = 0;
  // By insertion, which leaves equal ones in Nonet's order.
  for (const Row& row : rows) {
    std::size_t at = size++;
    for (; at > 0 && key(row.technique) < key(order[at - 1]); --at) order[at] = order[at - 1];
    order[at] = row.technique;
  }
  return order;
}

// One by one: a compiler gives up where a constant takes too many steps.
constexpr Order order_of_nonet = sorted_by({});
constexpr Order order_of_hodoku = sorted_by(places(with_hodoku));
constexpr Order order_of_sudoku_wiki = sorted_by(places(with_sudoku_wiki));
constexpr Order order_of_sudoku_explainer = sorted_by(ratings());
constexpr Table<Order, technique_order_count> orders = {
    order_of_nonet, order_of_hodoku, order_of_sudoku_wiki, order_of_sudoku_explainer};

constexpr Table<std::string_view, technique_order_count> order_ids = {
    "nonet", "hodoku", "sudokuwiki", "sudoku-explainer"};

}  // namespace

std::string_view id(TechniqueOrder order) {
  return order_ids[order];
}

std::optional<TechniqueOrder> find_technique_order(std::string_view id) {
  return find_by_id<TechniqueOrder>(id, technique_order_count);
}

std::span<const Technique> techniques_in(TechniqueOrder order) {
  return orders[order];
}

}  // namespace nonet
