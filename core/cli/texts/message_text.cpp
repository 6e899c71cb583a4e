/// @file
/// Messages with their things filled in, as web/src/hint/telling.ts and names.ts do; a test holds both to the same words.

#include "texts/message_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "nonet/geometry.hpp"

namespace nonet::cli {
namespace {

using Words = std::vector<std::string>;

Value number(int value) {
  return static_cast<long long>(value);
}

List list(Words items, nonet::Join join) {
  switch (join) {
    case nonet::Join::either:
      return {std::move(items), cli::Join::or_};
    case nonet::Join::commas:
    case nonet::Join::clauses:
      return {std::move(items), cli::Join::narrow};
    case nonet::Join::all:
      break;
  }
  return {std::move(items), cli::Join::and_};
}

/// Cells as forums write them, line by line, the fullest line first.
Words compact(std::vector<int> cells) {
  Words names;
  while (!cells.empty()) {
    // Rows, then columns; of those with as many cells the first.
    std::array<int, 18> counts{};
    for (int cell : cells) {
      ++counts[static_cast<std::size_t>(row_of(cell))];
      ++counts[9 + static_cast<std::size_t>(column_of(cell))];
    }
    const int line =
        static_cast<int>(std::max_element(counts.begin(), counts.end()) - counts.begin());
    const bool is_row = line < 9;
    std::string numbers;
    std::vector<int> rest;
    for (int cell : cells) {
      const bool together = is_row ? row_of(cell) == line : column_of(cell) == line - 9;
      if (together) {
        numbers += std::to_string((is_row ? column_of(cell) : row_of(cell)) + 1);
      } else {
        rest.push_back(cell);
      }
    }
    names.push_back(is_row ? 'r' + std::to_string(line + 1) + 'c' + numbers
                           : 'r' + numbers + 'c' + std::to_string(line - 8));
    cells = std::move(rest);
  }
  return names;
}

/// Up to three cells are named one by one; more of them as r1c26, but for those whose order counts.
Words cell_names(const std::vector<int>& cells, nonet::Join join) {
  if (cells.size() > 3 && join != nonet::Join::commas) return compact(cells);
  Words names;
  for (int cell : cells)
    names.push_back('r' + std::to_string(row_of(cell) + 1) + 'c' +
                    std::to_string(column_of(cell) + 1));
  return names;
}

Words digit_names(DigitSet digits) {
  Words names;
  for (int digit : digits) names.push_back(std::to_string(digit));
  return names;
}

/// "rows 2 and 9", "row 5 and box 2": those of a kind together.
List house_names(const Texts& texts, const HouseSet& houses) {
  static constexpr std::array<std::string_view, 3> kinds{"row", "column", "box"};
  Words names;
  for (int kind = 0; kind < 3; ++kind) {
    Words numbers;
    for (int house : houses) {
      if (house / 9 == kind) numbers.push_back(std::to_string(house % 9 + 1));
    }
    if (numbers.empty()) continue;
    const std::string key(kinds[static_cast<std::size_t>(kind)]);
    names.push_back(numbers.size() == 1
                        ? texts.say("why-house",
                                    {{"kind", key}, {"number", number(std::stoi(numbers.front()))}})
                        : texts.say("why-houses", {{"kind", key}, {"numbers", List{numbers}}}));
  }
  return {std::move(names)};
}

std::string joined(const Words& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

/// Candidates as "2 in r1c5 and r1c6; 3 in r4c4": digits with the same cells together.
std::string candidate_names(const Texts& texts, const CandidateSet& candidates) {
  std::vector<std::pair<std::vector<int>, DigitSet>> groups;
  for (int digit = 1; digit <= 9; ++digit) {
    std::vector<int> cells;
    for (int one : candidates) {
      if (candidate_digit(one) == digit) cells.push_back(candidate_cell(one));
    }
    if (cells.empty()) continue;
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const auto& group) { return group.first == cells; });
    if (same == groups.end()) {
      groups.emplace_back(std::move(cells), DigitSet::of(digit));
    } else {
      same->second.insert(digit);
    }
  }
  Words parts;
  for (const auto& [cells, digits] : groups) {
    parts.push_back(
        texts.say("why-strike", {{"digits", List{digit_names(digits)}},
                                 {"cells", List{cell_names(cells, nonet::Join::all)}}}));
  }
  return joined(parts, texts.say("why-between"));
}

std::string set_name(const Texts& texts, const DigitCells& set) {
  const std::vector<int> cells(set.cells.begin(), set.cells.end());
  return texts.say("why-set", {{"cells", joined(compact(cells), ",")},
                               {"digits", joined(digit_names(set.digits), "")}});
}

/// Fills the placeables of a text.
struct Filler {
  const Texts& texts;

  Value operator()(int value) const { return number(value); }
  Value operator()(std::string_view key) const { return std::string(key); }
  Value operator()(const NamedCells& named) const {
    return list(cell_names(named.cells, named.join), named.join);
  }
  Value operator()(const NamedDigits& named) const {
    return list(digit_names(named.digits), named.join);
  }
  Value operator()(const HouseSet& houses) const { return house_names(texts, houses); }
  Value operator()(const CandidateSet& candidates) const {
    return candidate_names(texts, candidates);
  }
  Value operator()(const NamedSets& named) const {
    Words names;
    for (const DigitCells& set : named.sets) names.push_back(set_name(texts, set));
    return List{std::move(names)};
  }
  Value operator()(const NamedMessages& named) const {
    Words items;
    for (const nonet::Message& message : named.messages) items.push_back(say(texts, message));
    if (items.size() == 1) return std::move(items.front());
    if (named.join == nonet::Join::clauses) return joined(items, texts.say("why-between"));
    return list(std::move(items), named.join);
  }
};

}  // namespace

std::string say(const Texts& texts, const nonet::Message& message) {
  Arguments arguments;
  for (const Named& named : message.named)
    arguments.emplace(named.name, std::visit(Filler{texts}, named.thing));
  return texts.say(message.id, arguments);
}

}  // namespace nonet::cli
