#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <set>
#include <vector>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/grade.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr std::array all_orders = {TechniqueOrder::nonet, TechniqueOrder::hodoku,
                                   TechniqueOrder::sudoku_wiki, TechniqueOrder::sudoku_explainer};

/// Four techniques say much the same of it, and each order finds another one first.
Position with_four_answers() {
  return read_library_case(
             ":0000:x:"
             "+5+14+9+7+2+3683+9+618+5..2+7+82+4635+1+997..+4+18+2+6+6.+1+82+9.3.2.+8+7.+619.4+"
             "2.+6.+8+9.+1+86+9.1.+2..1..29.+68.:573 589 789 599::")
      .position;
}

LogicOptions in_order(TechniqueOrder order) {
  LogicOptions options;
  options.order = order;
  return options;
}

/// The place of a technique in an order.
std::ptrdiff_t place(TechniqueOrder order, Technique technique) {
  const auto list = techniques_in(order);
  return std::find(list.begin(), list.end(), technique) - list.begin();
}

void check_follow_each_other(TechniqueOrder order, std::initializer_list<Technique> expected) {
  std::ptrdiff_t before = -1;
  for (const Technique technique : expected) {
    CAPTURE(id(order), info(technique).id);
    CHECK(place(order, technique) > before);
    before = place(order, technique);
  }
}

}  // namespace

TEST_CASE("every technique stands once in each order, those of last resort at the end") {
  for (const TechniqueOrder order : all_orders) {
    CAPTURE(id(order));
    const auto list = techniques_in(order);
    CHECK(list.size() == technique_count);
    CHECK(std::set<Technique>(list.begin(), list.end()).size() == technique_count);
    CHECK(std::is_partitioned(list.begin(), list.end(), [](Technique technique) {
      return info(technique).use != Use::last_resort;
    }));
  }
}

TEST_CASE("Nonet's order is the table's") {
  const auto list = techniques_in(TechniqueOrder::nonet);
  for (const TechniqueInfo& technique : techniques())
    CHECK(list[static_cast<std::size_t>(technique.technique)] == technique.technique);
}

TEST_CASE("orders have ids") {
  for (const TechniqueOrder order : all_orders) CHECK(find_technique_order(id(order)) == order);
  CHECK(id(TechniqueOrder::sudoku_wiki) == "sudokuwiki");
  CHECK_FALSE(find_technique_order("HoDoKu").has_value());
  CHECK_FALSE(find_technique_order("").has_value());
}

TEST_CASE("a direct step, where it is asked for, stands before what only removes in each order") {
  using enum Technique;
  for (const TechniqueOrder order : all_orders) {
    for (const Technique first : {locked_pair, locked_candidates_1, naked_pair, hidden_pair})
      check_follow_each_other(
          order, {hidden_single_box, hidden_single_line, direct_pointing, direct_claiming,
                  direct_hidden_pair, direct_hidden_triple, first});
  }
  // Sudoku Explainer rates a naked single 2.3, in between.
  check_follow_each_other(TechniqueOrder::sudoku_explainer,
                          {direct_hidden_pair, naked_single, direct_hidden_triple});
}

TEST_CASE("other orders are those of their programs") {
  using enum Technique;
  check_follow_each_other(TechniqueOrder::hodoku,
                          {full_house,     naked_single,  hidden_single_box,
                           locked_pair,    locked_triple, locked_candidates_1,
                           naked_pair,     naked_triple,  hidden_pair,
                           hidden_quad,    x_wing,        jellyfish,
                           remote_pair,    bug_plus_1,    skyscraper,
                           w_wing,         xy_wing,       unique_rectangle_1,
                           finned_x_wing,  sue_de_coq,    simple_colors_trap,
                           x_chain,        xy_chain,      aic,
                           grouped_aic,    als_xz,        death_blossom,
                           franken_x_wing, kraken_fish_1, cell_forcing_chain,
                           forcing_net,    template_set,  x_colors});
  check_follow_each_other(TechniqueOrder::sudoku_wiki, {naked_single,
                                                        hidden_single_box,
                                                        naked_pair,
                                                        hidden_pair,
                                                        naked_quad,
                                                        locked_candidates_1,
                                                        locked_candidates_2,
                                                        x_wing,
                                                        simple_colors_trap,
                                                        xy_wing,
                                                        empty_rectangle,
                                                        swordfish,
                                                        xyz_wing,
                                                        bug_plus_1,
                                                        x_cycle,
                                                        xy_chain,
                                                        medusa_3d,
                                                        jellyfish,
                                                        unique_rectangle_1,
                                                        firework_triple,
                                                        sk_loop,
                                                        extended_rectangle_1,
                                                        hidden_rectangle,
                                                        wxyz_wing,
                                                        aligned_pair_exclusion,
                                                        junior_exocet,
                                                        finned_x_wing,
                                                        finned_swordfish,
                                                        aic,
                                                        als_xz,
                                                        sue_de_coq,
                                                        digit_forcing_chain,
                                                        death_blossom,
                                                        pattern_overlay,
                                                        bowmans_bingo,
                                                        finned_jellyfish});
  check_follow_each_other(TechniqueOrder::sudoku_explainer, {full_house,
                                                             hidden_single_box,
                                                             hidden_single_line,
                                                             naked_single,
                                                             locked_candidates_1,
                                                             naked_pair,
                                                             x_wing,
                                                             hidden_pair,
                                                             naked_triple,
                                                             swordfish,
                                                             hidden_triple,
                                                             xy_wing,
                                                             xyz_wing,
                                                             unique_rectangle_1,
                                                             unique_loop_1,
                                                             naked_quad,
                                                             jellyfish,
                                                             hidden_quad,
                                                             bug_plus_1,
                                                             aligned_pair_exclusion,
                                                             x_cycle,
                                                             x_chain,
                                                             aic,
                                                             aligned_triplet_exclusion,
                                                             nishio_forcing_chain,
                                                             cell_forcing_chain,
                                                             forcing_net,
                                                             forcing_net_plus,
                                                             empty_rectangle});
}

TEST_CASE("a locked pair is a naked pair to programs that know no other") {
  for (const TechniqueOrder order :
       {TechniqueOrder::sudoku_wiki, TechniqueOrder::sudoku_explainer}) {
    const auto locked = place(order, Technique::locked_pair);
    const auto naked = place(order, Technique::naked_pair);
    CHECK(locked < naked);
    // Where pairs and triples are one row of the list, the locked triple is between them.
    const auto triple = place(order, Technique::locked_triple);
    const bool one_row = triple > locked && triple < naked;
    CHECK(naked - locked == (one_row ? 2 : 1));
  }
}

TEST_CASE("each order may give another first step of one position") {
  const Position position = with_four_answers();
  const auto first = [&](TechniqueOrder order) {
    const Steps next = next_step(position, in_order(order));
    REQUIRE(next.steps.size() == 1);
    return notation(next.steps.front());
  };
  CHECK(first(TechniqueOrder::nonet) ==
        "Skyscraper: 3 in r4c4,r7c5 (connected by r47c3) => r6c5,r8c4<>3");
  CHECK(first(TechniqueOrder::hodoku) == "Remote Pair: 3/5 in r4c3,r4c4,r6c5,r7c5 => r7c3<>3");
  CHECK(first(TechniqueOrder::sudoku_wiki) ==
        "Simple Colors Trap: 3 (r9c29,r47c3,r6c5,r8c4) / (r4c4,r6c2,r7c5,r8c9) => r9c29,r47c3<>3");
  CHECK(first(TechniqueOrder::sudoku_explainer) ==
        "X-Cycle: (3)r4c4 = (3)r4c3 - (3)r7c3 = (3)r7c5 - (3)r6c5 = (3)r4c4 => r4c4=3");
}

TEST_CASE("all steps are the same in every order, listed in that order") {
  const Position position = with_four_answers();
  const std::vector<Step> expected = all_steps(position).steps;
  REQUIRE(expected.size() > 10);
  for (const TechniqueOrder order : all_orders) {
    CAPTURE(id(order));
    const std::vector<Step> steps = all_steps(position, in_order(order)).steps;
    CHECK(std::is_permutation(steps.begin(), steps.end(), expected.begin(), expected.end()));
    CHECK(std::is_sorted(steps.begin(), steps.end(), [&](const Step& a, const Step& b) {
      return place(order, a.technique) < place(order, b.technique);
    }));
    const Step next = next_step(position, in_order(order)).steps.front();
    CHECK((order == TechniqueOrder::nonet || next == steps.front()));
    CHECK(std::count(steps.begin(), steps.end(), next) == 1);
  }
}

TEST_CASE("a path takes the next step of its order again and again") {
  for (const TechniqueOrder order : all_orders) {
    CAPTURE(id(order));
    Position position = with_four_answers();
    LogicOptions options = in_order(order);
    options.detours = true;
    const Path found = path(position, options);
    CHECK(found.solved);
    for (const Step& step : found.steps) {
      if (order != TechniqueOrder::nonet)
        CHECK(next_step(position, in_order(order)).steps.front() == step);
      apply(step, position.board);
    }
  }
}

TEST_CASE("techniques that are switched off stay off in every order") {
  const Position position = with_four_answers();
  LogicOptions options = in_order(TechniqueOrder::hodoku);
  options.techniques.erase(static_cast<int>(Technique::remote_pair));
  CHECK(next_step(position, options).steps.front().technique == Technique::skyscraper);
  for (const TechniqueOrder order : all_orders) {
    for (const Step& step : path(position, in_order(order)).steps)
      CHECK(info(step.technique).use != Use::on_request);
  }
}

TEST_CASE("the level and score of a puzzle are those of Nonet's order") {
  Random random("orders");
  int differing = 0;
  for (int i = 0; i < test::share(200); ++i) {
    const Grid puzzle = random_puzzle(random);
    const auto graded = grade(puzzle);
    REQUIRE(graded.has_value());
    const Path own = path(Position(puzzle), in_order(TechniqueOrder::nonet));
    CHECK(graded->score == own.score);
    CHECK(graded->level == own.level);
    for (const TechniqueOrder order : all_orders) {
      const Path other = path(Position(puzzle), in_order(order));
      CHECK(other.solved == own.solved);
      if (other.score != own.score) ++differing;
    }
  }
  // The steps of another order have another sum: none of them may class a puzzle.
  CHECK(differing > test::share(200));
}

}  // namespace nonet
