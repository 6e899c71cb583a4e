#include "nonet/hint.hpp"

#include <array>
#include <cstddef>

#include "logic/finder.hpp"

namespace nonet {
namespace {

constexpr auto finders = std::to_array<logic::Finder>({
#define NONET_TECHNIQUE(name, id, title, family, rating, finder) logic::finder,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
});

}  // namespace

std::string_view id(Role role) {
  return role == Role::pattern ? "pattern" : "cause";
}

std::optional<Step> hint(const Board& board) {
  std::optional<Step> found;
  const auto take = [&](Step&& step) {
    found = std::move(step);
    return true;
  };
  for (logic::Finder finder : finders) {
    if (finder({board}, take)) break;
  }
  return found;
}

std::vector<Step> all_steps(const Board& board, Technique technique) {
  std::vector<Step> steps;
  finders[static_cast<std::size_t>(technique)]({board}, [&](Step&& step) {
    steps.push_back(std::move(step));
    return false;
  });
  return steps;
}

void apply(const Step& step, Board& board) {
  for (int c : step.placements) board.place(candidate_cell(c), candidate_digit(c));
  for (int c : step.eliminations) board.eliminate(candidate_cell(c), candidate_digit(c));
}

}  // namespace nonet
