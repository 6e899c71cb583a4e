#include "words/nearest.hpp"

#include <algorithm>
#include <cstddef>

namespace nonet::cli {
namespace {

/// Longer words are no names.
constexpr std::size_t longest = 40;

/// Letters to change, add or leave out, and neighbours to exchange (Damerau's distance, in which no place is
/// changed twice).
std::size_t distance(std::string_view one, std::string_view other) {
  using Row = std::vector<std::size_t>;
  Row before;
  Row last(other.size() + 1);
  for (std::size_t j = 0; j < last.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    Row row(last.size(), i);
    for (std::size_t j = 1; j < row.size(); ++j) {
      const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      const bool exchanged =
          i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (exchanged) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::move(last);
    last = std::move(row);
  }
  return last.back();
}

/// The only name that begins so, or "".
std::string only_beginning(std::string_view typed, const std::vector<std::string>& names) {
  constexpr std::size_t fewest = 2;
  if (typed.size() < fewest) return "";
  std::string found;
  for (const std::string& name : names) {
    if (name.substr(0, typed.size()) != typed) continue;
    if (!found.empty()) return "";
    found = name;
  }
  return found;
}

}  // namespace

std::string nearest(std::string_view typed, const std::vector<std::string>& names) {
  if (typed.size() > longest) return "";
  std::string best = only_beginning(typed, names);
  if (!best.empty()) return best;
  // A third of the letters may be wrong, and one of two.
  std::size_t least = std::max<std::size_t>(typed.size() / 3, 1) + 1;
  for (const std::string& name : names) {
    const std::size_t steps = distance(typed, name);
    if (steps >= least || steps >= name.size()) continue;
    least = steps;
    best = name;
  }
  return best;
}

}  // namespace nonet::cli
