/// @file
/// Links between almost locked sets: which of them share, see or restrict each other's digits.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "index.hpp"
#include "logic/als/als_list.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Rows of bits of any width: which of many things go together.
class BitTable {
 public:
  using Row = std::span<const std::uint64_t>;
  using Rows = std::vector<Row>;

  BitTable() = default;
  BitTable(std::size_t rows, std::size_t columns)
      : words_((columns + 63) / 64), bits_(rows * words_) {}

  void insert(std::size_t row, std::size_t column) {
    bits_[row * words_ + column / 64] |= std::uint64_t{1} << (column % 64);
  }
  [[nodiscard]] bool contains(std::size_t row, std::size_t column) const {
    return (bits_[row * words_ + column / 64] >> (column % 64) & 1U) != 0;
  }
  /// Adds the members of a row of a table of the same width, or of several.
  void insert(std::size_t row, Row members) {
    for (std::size_t i = 0; i < words_; ++i) bits_[row * words_ + i] |= members[i];
  }
  void insert(std::size_t row, const Rows& several) {
    for (std::size_t i = 0; i < words_; ++i) {
      std::uint64_t word = bits_[row * words_ + i];
      for (const Row& members : several) word |= members[i];
      bits_[row * words_ + i] = word;
    }
  }
  /// Adds what two rows of a table of the same width have in common.
  void insert_both(std::size_t row, Row a, Row b) {
    for (std::size_t i = 0; i < words_; ++i) bits_[row * words_ + i] |= a[i] & b[i];
  }
  /// Adds the members of `all` that are in none of several rows.
  void insert_rest(std::size_t row, Row all, const Rows& several) {
    for (std::size_t i = 0; i < words_; ++i) {
      std::uint64_t taken = 0;
      for (const Row& members : several) taken |= members[i];
      bits_[row * words_ + i] |= all[i] & ~taken;
    }
  }
  void clear(std::size_t row) {
    for (std::size_t i = 0; i < words_; ++i) bits_[row * words_ + i] = 0;
  }
  [[nodiscard]] Row operator[](std::integral auto row) const {
    return {bits_.data() + as_size(row) * words_, words_};
  }

 private:
  std::size_t words_ = 0;
  std::vector<std::uint64_t> bits_;
};

/// Whether two rows have a member in common.
[[nodiscard]] inline bool meet(BitTable::Row a, BitTable::Row b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] & b[i]) != 0) return true;
  }
  return false;
}

[[nodiscard]] inline bool is_empty(BitTable::Row row) {
  return !meet(row, row);
}

/// Visits the members of a row, or of two rows in common, in ascending order, until `visit` returns
/// true; true when it did.
template <typename Visit>
bool any_of_row(BitTable::Row row, const Visit& visit) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::uint64_t rest = row[i]; rest != 0; rest &= rest - 1) {
      if (visit(i * 64 + as_size(std::countr_zero(rest)))) return true;
    }
  }
  return false;
}
template <typename Visit>
bool any_in_both(BitTable::Row a, BitTable::Row b, const Visit& visit) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::uint64_t rest = a[i] & b[i]; rest != 0; rest &= rest - 1) {
      if (visit(i * 64 + as_size(std::countr_zero(rest)))) return true;
    }
  }
  return false;
}

/// All the places of a digit in an almost locked set. Many sets share them.
struct AlsPlaces {
  int digit;
  CellSet cells;
  CellSet seen;  ///< The cells that have the digit as a candidate and see all the places.
};

/// Links of almost locked sets, by the places of their digits. Sets are indices in `Context::als`,
/// places are indices in `places`. A digit is a restricted common of two sets if all its places in
/// the one see all its places in the other; then it is in no cell that both have, for a cell does
/// not see itself. Sets with a restricted common may overlap elsewhere.
struct AlsLinks {
  explicit AlsLinks(const Context& context);

  std::vector<AlsPlaces> places;
  /// By digit - 1: the indices of the digit's places.
  Table<std::vector<std::uint16_t>, 9> of_digit;
  /// By set and digit - 1: the places of the digit, or `none`.
  std::vector<Table<std::uint16_t, 9>> of_set;
  static constexpr std::uint16_t none = 0xFFFF;

  /// The sets that have the places of a row.
  BitTable with;
  /// The sets of which the digit is a restricted common with every set that has the row's places.
  BitTable restricted;
  /// The sets of which the places of the digit and the row's places see a cell in common.
  BitTable common;
  /// By candidate: the sets that have its digit in places that it sees.
  BitTable seeing;

  /// The sets that remove something together with a set if one of the two must have each digit but
  /// one of the set's.
  [[nodiscard]] BitTable::Row removing(std::size_t set, int but) const {
    return removing_[row_of_[set][but - 1]];
  }

  /// At most one of two places of a digit has it: each sees all of the other.
  [[nodiscard]] bool weak(std::size_t p, std::size_t q) const;

  [[nodiscard]] std::size_t at(std::size_t set, int digit) const { return of_set[set][digit - 1]; }

 private:
  void find_places(const std::vector<AlmostLockedSet>& sets);
  void relate(const Context& context, std::size_t sets);
  void sum_up(const std::vector<AlmostLockedSet>& sets);

  /// By set and digit - 1: a row of `removing_`.
  std::vector<Table<std::uint16_t, 9>> row_of_;
  BitTable removing_;
};

/// Those of a position.
[[nodiscard]] const AlsLinks& als_links_of(const Context& context);

}  // namespace nonet::logic
