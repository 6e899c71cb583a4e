/// @file
/// A fish, whichever way it was found: its shape, its technique, its step.
#pragma once

#include <optional>

#include "logic/context.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// N base houses and N cover houses for one digit. Each base has the digit once, so when every
/// candidate of the bases lies in a cover, the covers' places are used up by the bases and the
/// covers lose their other candidates. Candidates of the bases outside of the covers are fins;
/// those that two bases have are endo-fins. With fins, what sees all of them still goes: if a fin
/// is true it is seen, if none is, the fish holds. A candidate that two covers have goes too, even
/// if it is in a base (cannibalism): the covers would run short.
struct Fish {
  int digit;
  HouseSet bases;
  HouseSet covers;
  CellSet body;
  CellSet fins;
  CellSet endo_fins;
  CellSet eliminations;
};

/// In the table's order of difficulty.
enum class FishKind : std::uint8_t { basic, finned, sashimi, franken, mutant };

struct FishType {
  FishKind kind;
  bool finned;
  int size;

  friend bool operator==(const FishType&, const FishType&) = default;
};

/// The type that a technique of the table stands for.
[[nodiscard]] FishType fish_type(Technique technique);

/// Basic (lines against crossing lines, with fins or without), Franken (boxes among them) or mutant
/// (everything else), as HoDoKu tells them apart. Never `finned` or `sashimi`.
[[nodiscard]] FishKind houses_kind(const HouseSet& bases, const HouseSet& covers);

/// The fish of some bases and covers; nothing when it removes nothing, or has a cover without any
/// candidate of the bases.
[[nodiscard]] std::optional<Fish> make_fish(const Context& context, int digit,
                                            const HouseSet& bases, const HouseSet& covers);

[[nodiscard]] Step fish_step(Technique technique, const Fish& fish);

}  // namespace nonet::logic
