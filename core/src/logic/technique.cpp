#include "nonet/technique.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr auto all_techniques = std::to_array<TechniqueInfo>({
#define NONET_TECHNIQUE(name, id, title, family, hodoku, rating, score, level, use) \
  {Technique::name, id, title, Family::family, hodoku, rating, score, Difficulty::level, Use::use},
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
});

static_assert(all_techniques.size() == technique_count);

constexpr TechniqueSet make_usual() {
  TechniqueSet set;
  for (int i = 0; i < technique_count; ++i) {
    if (nth(all_techniques, i).use != Use::on_request) set.insert(i);
  }
  return set;
}

constexpr TechniqueSet usual = make_usual();

static_assert(std::all_of(all_techniques.begin(), all_techniques.end(),
                          [](const TechniqueInfo& technique) {
                            return technique.use != Use::uniqueness ||
                                   technique.family == Family::uniqueness;
                          }),
              "what rests on uniqueness is of that family");

constexpr Table<std::string_view, family_count> family_ids = {
    "singles",      "intersections", "subsets",    "fish",   "single-digit", "coloring",
    "uniqueness",   "wings",         "chains",     "als",    "exclusion",    "exocets",
    "multi-sector", "templates",     "impossible", "forcing"};

constexpr Table<std::string_view, difficulty_count> difficulty_ids = {
    "beginner", "easy", "medium", "hard", "expert", "fiendish", "extreme"};

constexpr Table<std::string_view, 4> use_ids = {"usual", "uniqueness", "last-resort", "on-request"};

}  // namespace

std::string_view id(Family family) {
  return family_ids[family];
}

std::string_view id(Difficulty difficulty) {
  return difficulty_ids[difficulty];
}

std::string_view id(Use use) {
  return use_ids[use];
}

std::span<const TechniqueInfo> techniques() {
  return all_techniques;
}

const TechniqueInfo& info(Technique technique) {
  return nth(all_techniques, technique);
}

bool rests_on_uniqueness(Technique technique) {
  return info(technique).family == Family::uniqueness;
}

std::optional<Technique> find_technique(std::string_view id) {
  for (const TechniqueInfo& technique : all_techniques) {
    if (technique.id == id) return technique.technique;
  }
  return std::nullopt;
}

const TechniqueSet& usual_techniques() {
  return usual;
}

}  // namespace nonet
