/// @file
/// What a finder of steps gets and gives.
#pragma once

#include "logic/context.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Takes a step; true when no more are wanted.
using Sink = FunctionRef<bool(Step&&)>;

/// Reports the steps of one technique, simplest first, in an order that is always the same; true as
/// soon as the sink, or `Context::spend`, wants no more. A finder that serves several techniques of
/// the table gives those of the one it is asked for.
using Finder = bool (*)(const Context& context, Technique technique, Sink sink);

// singles.cpp
bool find_full_house(const Context& context, Technique technique, Sink sink);
bool find_hidden_single(const Context& context, Technique technique, Sink sink);
bool find_naked_single(const Context& context, Technique technique, Sink sink);
// intersections.cpp
bool find_locked_candidates(const Context& context, Technique technique, Sink sink);
bool find_locked_subset(const Context& context, Technique technique, Sink sink);
// subsets.cpp
bool find_naked_subset(const Context& context, Technique technique, Sink sink);
bool find_hidden_subset(const Context& context, Technique technique, Sink sink);
// fireworks.cpp
bool find_firework(const Context& context, Technique technique, Sink sink);
// fish.cpp
bool find_fish(const Context& context, Technique technique, Sink sink);
bool find_siamese_fish(const Context& context, Technique technique, Sink sink);
// complex_fish.cpp
bool find_complex_fish(const Context& context, Technique technique, Sink sink);
// kraken_fish.cpp
bool find_kraken_fish(const Context& context, Technique technique, Sink sink);
// single_digit.cpp
bool find_skyscraper(const Context& context, Technique technique, Sink sink);
bool find_two_string_kite(const Context& context, Technique technique, Sink sink);
bool find_turbot_fish(const Context& context, Technique technique, Sink sink);
bool find_empty_rectangle(const Context& context, Technique technique, Sink sink);
// coloring.cpp
bool find_simple_colors(const Context& context, Technique technique, Sink sink);
bool find_multi_colors(const Context& context, Technique technique, Sink sink);
bool find_x_colors(const Context& context, Technique technique, Sink sink);
// medusa.cpp
bool find_medusa(const Context& context, Technique technique, Sink sink);
// unique_rectangle.cpp
bool find_unique_rectangle(const Context& context, Technique technique, Sink sink);
// avoidable_rectangle.cpp
bool find_avoidable_rectangle(const Context& context, Technique technique, Sink sink);
// unique_loop.cpp
bool find_unique_loop(const Context& context, Technique technique, Sink sink);
// extended_rectangle.cpp
bool find_extended_rectangle(const Context& context, Technique technique, Sink sink);
// bug.cpp
bool find_bug_plus_1(const Context& context, Technique technique, Sink sink);
bool find_bug(const Context& context, Technique technique, Sink sink);
bool find_bug_plus_n(const Context& context, Technique technique, Sink sink);
// symmetrical_placement.cpp
bool find_symmetrical_placement(const Context& context, Technique technique, Sink sink);
// wings.cpp
bool find_xy_wing(const Context& context, Technique technique, Sink sink);
bool find_bent_set(const Context& context, Technique technique, Sink sink);
bool find_w_wing(const Context& context, Technique technique, Sink sink);
// chain_wings.cpp
bool find_chain_wing(const Context& context, Technique technique, Sink sink);
// remote_pair.cpp
bool find_remote_pair(const Context& context, Technique technique, Sink sink);
// x_chain.cpp
bool find_x_chain(const Context& context, Technique technique, Sink sink);
bool find_x_cycle(const Context& context, Technique technique, Sink sink);
// xy_chain.cpp
bool find_xy_chain(const Context& context, Technique technique, Sink sink);
// aic.cpp
bool find_aic(const Context& context, Technique technique, Sink sink);
bool find_nice_loop(const Context& context, Technique technique, Sink sink);
// forcing.cpp
bool find_forcing_chain(const Context& context, Technique technique, Sink sink);
// bowmans_bingo.cpp
bool find_bowmans_bingo(const Context& context, Technique technique, Sink sink);
// whips.cpp
bool find_whip(const Context& context, Technique technique, Sink sink);
// sue_de_coq.cpp
bool find_sue_de_coq(const Context& context, Technique technique, Sink sink);
// als_xz.cpp
bool find_als_xz(const Context& context, Technique technique, Sink sink);
// ahs_xz.cpp
bool find_ahs_xz(const Context& context, Technique technique, Sink sink);
// als_wings.cpp
bool find_als_w_wing(const Context& context, Technique technique, Sink sink);
bool find_als_xy_wing(const Context& context, Technique technique, Sink sink);
// als_chain.cpp
bool find_als_chain(const Context& context, Technique technique, Sink sink);
// death_blossom.cpp
bool find_death_blossom(const Context& context, Technique technique, Sink sink);
// exclusion.cpp
bool find_aligned_exclusion(const Context& context, Technique technique, Sink sink);
// tridagon.cpp
bool find_tridagon(const Context& context, Technique technique, Sink sink);
bool find_tridagon_chain(const Context& context, Technique technique, Sink sink);
// bivalue_oddagon.cpp
bool find_bivalue_oddagon(const Context& context, Technique technique, Sink sink);
// broken_wing.cpp
bool find_broken_wing(const Context& context, Technique technique, Sink sink);
// exocets.cpp
bool find_exocet(const Context& context, Technique technique, Sink sink);
bool find_double_exocet(const Context& context, Technique technique, Sink sink);
// sk_loop.cpp
bool find_sk_loop(const Context& context, Technique technique, Sink sink);
// multi_sector.cpp
bool find_multi_sector_locked_set(const Context& context, Technique technique, Sink sink);
bool find_multi_fish(const Context& context, Technique technique, Sink sink);
// templates.cpp
bool find_template(const Context& context, Technique technique, Sink sink);
bool find_pattern_overlay(const Context& context, Technique technique, Sink sink);

}  // namespace nonet::logic
