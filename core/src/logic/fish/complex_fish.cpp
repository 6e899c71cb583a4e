/// @file
/// Franken fish: fish with boxes among the bases or the covers, lines of one direction among the
/// bases and of the other among the covers. Mutant fish: all other mixtures of rows, columns and
/// boxes. Both with fins, endo-fins and cannibalism (Sudopedia: Franken Fish, Mutant Fish; "The
/// Ultimate Fish Guide" of the players' forum; types as HoDoKu tells them apart). For what follows
/// see `Fish`, for how they are found fish_search.cpp.
///
/// `houses` are the bases, `covers` the covers, `digits` the digit; the base candidates are marked
/// as pattern, fin or endo-fin, an eliminated one of the bases too.

#include "logic/finder.hpp"
#include "logic/fish/fish_search.hpp"

namespace nonet::logic {

bool find_complex_fish(const Context& context, Technique technique, Sink sink) {
  const FishType type = fish_type(technique);
  return context.any_digit([&](int digit) {
    return for_each_complex_fish(
        context, digit, type, [&](const Fish& fish) { return sink(fish_step(technique, fish)); });
  });
}

}  // namespace nonet::logic
