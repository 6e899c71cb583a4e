/// @file
/// A technique must not care where a pattern stands: in every image of a position by the symmetries
/// of Sudoku it has the images of its steps.

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "cases.hpp"
#include "catch.hpp"
#include "images.hpp"
#include "logic/first_step.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Those that take one of several ways, all alike, to the same end, look only as far as some work leads, or tell only what is new: which way comes first, and
/// so what else it removes, is a matter of the order of the cells. Of their steps there are some in every image, or none in any.
constexpr std::array follow_one_way = {Technique::xy_chain,
                                       Technique::aic,
                                       Technique::grouped_aic,
                                       Technique::continuous_nice_loop,
                                       Technique::grouped_continuous_nice_loop,
                                       Technique::grouped_discontinuous_nice_loop,
                                       Technique::als_continuous_nice_loop,
                                       Technique::aic_unique_rectangle,
                                       Technique::aic_fish,
                                       Technique::aic_bent_set,
                                       Technique::blossom_loop,
                                       Technique::whip,
                                       Technique::g_whip,
                                       Technique::braid,
                                       Technique::g_braid,
                                       Technique::cell_forcing_chain,
                                       Technique::region_forcing_chain,
                                       Technique::forcing_net,
                                       Technique::forcing_net_plus,
                                       Technique::finned_mutant_squirmbag,
                                       Technique::sk_loop,
                                       Technique::double_exocet,
                                       Technique::multi_sector_locked_set,
                                       Technique::multi_fish};

bool follows_one_way(Technique technique) {
  return std::find(follow_one_way.begin(), follow_one_way.end(), technique) != follow_one_way.end();
}

/// These take seconds, and end where some work leads.
bool is_nested(Technique technique) {
  return technique >= Technique::nested_forcing_net_1 &&
         technique <= Technique::nested_forcing_net_4;
}

/// Placements and eliminations.
using Effect = std::pair<std::set<int>, std::set<int>>;

/// Effects of a technique's steps, with every candidate taken by `to`.
std::set<Effect> effects_on(const Position& position, Technique technique,
                            const Transformation& to) {
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  std::set<Effect> effects;
  for (const Step& step : logic::steps_of(context, technique))
    effects.insert({test::images_of(to, step.placements), test::images_of(to, step.eliminations)});
  return effects;
}

}  // namespace

TEST_CASE("a technique finds the same in every image of a position") {
  Random random("images");
  int effects = 0;
  for (const char* name : test::case_files) {
    for (const test::Case& tested : test::share_of(test::cases_of(name))) {
      if (is_nested(tested.technique)) continue;
      INFO(tested.line);
      const Transformation to = random_transformation(random);
      const std::set<Effect> here = effects_on(tested.position, tested.technique, {});
      const std::set<Effect> there =
          effects_on(test::image_of(to, tested.position), tested.technique, inverse(to));
      effects += static_cast<int>(here.size());
      CHECK(there.empty() == here.empty());
      if (!follows_one_way(tested.technique)) CHECK(there == here);
    }
  }
  CHECK(effects > test::share(3000));
}

// Where digits can be counted in several ways, some of which leave a link without a digit, the order of the digits once decided whether there was a loop.
TEST_CASE("an SK loop is one in every image of its position") {
  Random random("loops");
  int loops = 0;
  for (const test::Case& tested : test::cases_of("multi-sector")) {
    if (tested.technique != Technique::sk_loop || tested.near_miss) continue;
    INFO(tested.line);
    for (int i = 0; i < 12; ++i) {
      const Position image = test::image_of(random_transformation(random), tested.position);
      CHECK_FALSE(effects_on(image, tested.technique, {}).empty());
      ++loops;
    }
  }
  CHECK(loops >= 60);
}

}  // namespace nonet
