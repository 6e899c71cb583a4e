/// @file
/// Fish: a base that needs as many of a digit as its covers have room for.

#include "explanation/telling.hpp"

namespace nonet::explanation {
namespace {

enum class Kind { plain, finned, sashimi, complex, finned_complex, siamese, kraken_1, kraken_2 };

Kind kind_of_fish(const Telling& telling) {
  const Technique technique = telling.step().technique;
  const std::string_view name = info(technique).id;
  const auto has = [&](std::string_view part) { return name.find(part) != std::string_view::npos; };
  if (technique == Technique::kraken_fish_1) return Kind::kraken_1;
  if (technique == Technique::kraken_fish_2) return Kind::kraken_2;
  if (has("siamese")) return Kind::siamese;
  const bool is_complex = has("franken") || has("mutant");
  if (has("sashimi")) return Kind::sashimi;
  if (has("finned")) return is_complex ? Kind::finned_complex : Kind::finned;
  return is_complex ? Kind::complex : Kind::plain;
}

std::string_view id_of(Kind kind) {
  switch (kind) {
    case Kind::plain:
      return "why-fish";
    case Kind::finned:
    case Kind::sashimi:
      return "why-finned-fish";
    case Kind::complex:
      return "why-complex-fish";
    case Kind::finned_complex:
      return "why-finned-complex-fish";
    case Kind::siamese:
      return "why-siamese-fish";
    case Kind::kraken_1:
    case Kind::kraken_2:
      return "why-kraken-fish";
  }
  return {};
}

}  // namespace

void explain_fish(Telling& telling) {
  const Step& step = telling.step();
  const Kind kind = kind_of_fish(telling);
  const CellSet fins = cells_of(telling.marked({Role::fin, Role::endo_fin}));
  std::vector<Named> things{
      {"houses", step.houses}, {"covers", step.covers}, {"digit", telling.digit()}};
  const bool has_fins = kind != Kind::plain && kind != Kind::complex;
  if (has_fins) {
    things.push_back({"fins", named(fins)});
    things.push_back({"finCount", fins.size()});
  }
  telling.say(message(id_of(kind), std::move(things)));
  if (kind == Kind::kraken_1 || kind == Kind::kraken_2) {
    telling.say(message(kind == Kind::kraken_1 ? "why-kraken-fins" : "why-kraken-cases",
                        {{"digit", telling.digit()},
                         {"gone", NamedMessages{gone(step.eliminations), Join::clauses}}}));
    tell_chains(telling);
  } else if (kind == Kind::finned || kind == Kind::sashimi || kind == Kind::finned_complex) {
    const CellSet victims = cells_of(step.eliminations);
    // It says what goes, too.
    return telling.say(message("why-fins", {{"digit", telling.digit()},
                                            {"finCount", fins.size()},
                                            {"cells", named(victims)},
                                            {"count", victims.size()}}));
  }
  conclude(telling);
}

}  // namespace nonet::explanation
