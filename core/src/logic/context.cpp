#include "logic/context.hpp"

#include <cstddef>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

bool Effort::spend(std::uint64_t work) {
  if (end_ != SearchEnd::complete) return true;
  spent_ += work;
  if (budget_ != 0 && spent_ > budget_) end_ = SearchEnd::budget;
  if (keep_going_ && spent_ >= next_question_) {
    next_question_ = spent_ + between_questions;
    if (!keep_going_()) end_ = SearchEnd::cancelled;
  }
  return end_ != SearchEnd::complete;
}

const CellSet& Context::make_bivalue() const {
  CellSet& cells = bivalue_.emplace();
  for (int cell : empty()) {
    if (board_.candidates(cell).size() == 2) cells.insert(cell);
  }
  return cells;
}

namespace {

/// The digits that some cells have as a candidate, and those that two or more of them have.
struct Tally {
  unsigned once = 0;
  unsigned twice = 0;
};

constexpr Tally operator+(Tally a, Tally b) {
  return {a.once | b.once, a.twice | b.twice | (a.once & b.once)};
}

using DigitMasks = Table<std::uint16_t, cell_count>;

/// By row and then by box: three cells that both have, counted once.
Table<Tally, 27> count_threes(const DigitMasks& masks) {
  Table<Tally, 27> threes;
  for (std::size_t i = 0; i < 27; ++i) {
    const unsigned a = masks[3 * i];
    const unsigned b = masks[3 * i + 1];
    const unsigned c = masks[3 * i + 2];
    threes[i] = {a | b | c, (a & b) | ((a | b) & c)};
  }
  return threes;
}

}  // namespace

const Context::Singles& Context::make_singles() const {
  Singles& singles = singles_.emplace();
  const auto set = [&](std::size_t house, Tally tally) {
    singles.open[house] = DigitSet(narrow<std::uint16_t>(tally.once));
    singles.lone[house] = DigitSet(narrow<std::uint16_t>(tally.once & ~tally.twice));
  };
  DigitMasks masks{};
  for (int cell = 0; cell < cell_count; ++cell) masks[cell] = board_.candidates(cell).mask();
  const auto threes = count_threes(masks);
  for (std::size_t i = 0; i < 9; ++i) {
    set(i, threes[3 * i] + threes[3 * i + 1] + threes[3 * i + 2]);
    const std::size_t first = i / 3 * 9 + i % 3;
    set(18 + i, threes[first] + threes[first + 3] + threes[first + 6]);
  }
  // Written so that the compiler takes eight columns at a time.
  Table<std::uint16_t, 9> once{};
  Table<std::uint16_t, 9> twice{};
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const std::uint16_t mask = masks[row * 9 + column];
      twice[column] = narrow<std::uint16_t>(twice[column] | (once[column] & mask));
      once[column] = narrow<std::uint16_t>(once[column] | mask);
    }
  }
  for (std::size_t i = 0; i < 9; ++i) set(9 + i, {once[i], twice[i]});
  return singles;
}

const Table<ConjugatePairs, 9>& Context::make_conjugate_pairs() const {
  auto& pairs = conjugate_pairs_.emplace();
  for (int digit : DigitSet::all()) pairs[digit - 1] = ConjugatePairs(places(digit));
  return pairs;
}

}  // namespace nonet::logic
