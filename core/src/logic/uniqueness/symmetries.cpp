#include "logic/uniqueness/symmetries.hpp"

#include <algorithm>
#include <cstdint>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Where lines 0 to 8 go.
using Lines = Table<int, 9>;
/// How many givens a line has in each of its boxes, sorted: lines may only go where it is the same.
using Profile = Table<int, 3>;
using Profiles = Table<Profile, 9>;

constexpr Table<Table<int, 3>, 6> orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

Profiles profiles(const CellSet& givens, bool columns) {
  Profiles all{};
  for (int cell : givens) {
    const int line = columns ? column_of(cell) : row_of(cell);
    const int across = columns ? row_of(cell) : column_of(cell);
    ++all[line][across / 3];
  }
  for (Profile& profile : all) std::sort(profile.begin(), profile.end());
  return all;
}

/// Every way to carry lines to lines, bands to bands, that keeps the profiles.
class LineMaps {
 public:
  LineMaps(const Profiles& from, const Profiles& to) : from_(from), to_(to) { choose(0, {}, 0); }

  [[nodiscard]] const std::vector<Lines>& list() const { return list_; }

 private:
  void choose(int band, Lines lines, unsigned used) {
    if (band == 3) {
      list_.push_back(lines);
      return;
    }
    for (int target = 0; target < 3; ++target) {
      if ((used >> target & 1U) != 0) continue;
      for (const auto& order : orders) {
        if (carry(band, target, order, lines)) choose(band + 1, lines, used | 1U << target);
      }
    }
  }

  bool carry(int band, int target, const Table<int, 3>& order, Lines& lines) const {
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t line = as_size(band) * 3 + i;
      lines[line] = target * 3 + order[i];
      if (from_[line] != to_[lines[line]]) return false;
    }
    return true;
  }

  const Profiles& from_;
  const Profiles& to_;
  std::vector<Lines> list_;
};

class SymmetrySearch {
 public:
  explicit SymmetrySearch(const Context& context) : context_(context) {
    DigitSet digits;
    for (int cell : context.givens()) {
      cells_.push_back(cell);
      digits.insert(context.board().value(cell));
    }
    worth_it_ = digits.size() >= 8;
  }

  std::vector<Symmetry> find() {
    if (!worth_it_) return {};
    const Profiles rows = profiles(context_.givens(), false);
    const Profiles columns = profiles(context_.givens(), true);
    if (combine(LineMaps(rows, rows).list(), LineMaps(columns, columns).list(), false))
      return found_;
    if (combine(LineMaps(rows, columns).list(), LineMaps(columns, rows).list(), true))
      return found_;
    std::stable_partition(found_.begin(), found_.end(), is_of_the_square);
    return found_;
  }

 private:
  /// True when there is no time for more.
  bool combine(const std::vector<Lines>& rows, const std::vector<Lines>& columns, bool transposed) {
    for (const Lines& row : rows) {
      // A trial looks at a few givens: hundreds are about a microsecond's work.
      if (context_.spend(columns.size() / 128 + 1)) return true;
      for (const Lines& column : columns) try_map(row, column, transposed);
    }
    return false;
  }

  static int image_of(int cell, const Lines& rows, const Lines& columns, bool transposed) {
    // Transposed, rows go to columns.
    const int along = rows[row_of(cell)];
    const int across = columns[column_of(cell)];
    return transposed ? cell_at(across, along) : cell_at(along, across);
  }

  void try_map(const Lines& rows, const Lines& columns, bool transposed) {
    Symmetry symmetry;
    DigitSet names;
    for (int cell : cells_) {
      const int value = context_.board().value(cell);
      const int image = image_of(cell, rows, columns, transposed);
      if (!context_.givens().contains(image)) return;
      int& name = symmetry.renamed[value];
      const int there = context_.board().value(image);
      if (name == 0 ? names.contains(there) : name != there) return;
      name = there;
      names.insert(there);
    }
    const DigitSet missing = DigitSet::all() - names;
    if (!missing.empty()) symmetry.renamed[missing.first()] = missing.first();
    for (int cell = 0; cell < cell_count; ++cell)
      symmetry.image[cell] = image_of(cell, rows, columns, transposed);
    if (!is_identity(symmetry)) found_.push_back(symmetry);
  }

  static bool is_identity(const Symmetry& symmetry) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (symmetry.image[cell] != cell) return false;
    }
    return true;
  }

  /// True when neighbours stay neighbours.
  static bool is_of_the_square(const Symmetry& symmetry) {
    const auto image = [&](int row, int column) { return symmetry.image[cell_at(row, column)]; };
    const auto distance = [](int a, int b) {
      return std::abs(row_of(a) - row_of(b)) + std::abs(column_of(a) - column_of(b));
    };
    for (int i = 0; i < 8; ++i) {
      if (distance(image(i, 0), image(i + 1, 0)) != 1 ||
          distance(image(0, i), image(0, i + 1)) != 1)
        return false;
    }
    return true;
  }

  const Context& context_;
  std::vector<int> cells_;
  bool worth_it_ = false;
  std::vector<Symmetry> found_;
};

}  // namespace

std::vector<Symmetry> symmetries_of_givens(const Context& context) {
  return SymmetrySearch(context).find();
}

}  // namespace nonet::logic
