#include "logic/in_no_template.hpp"

#include <bit>
#include <cstdint>

#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Nine columns as bits.
using Columns = std::uint32_t;

/// Looks for templates, row by row, until every place that has one is in one that was found.
class TemplateCover {
 public:
  explicit TemplateCover(const CellSet& places) {
    for (int cell : places) {
      const Columns column = Columns{1} << column_of(cell);
      rows_[row_of(cell)] |= column;
      open_[row_of(cell)] |= column;
    }
  }

  /// The places that no template has.
  [[nodiscard]] CellSet rest() {
    CellSet rest;
    for (int row = 0; row < 9; ++row) {
      Columns& open = open_[row];
      while (open != 0) {
        const Columns column = open & -open;
        if (!has_template(row, column)) rest.insert(cell_at(row, std::countr_zero(column)));
        open &= ~column;
      }
    }
    return rest;
  }

 private:
  bool has_template(int row, Columns column) {
    Columns& columns = rows_[row];
    const Columns all = columns;
    columns = column;
    const bool found = fill(0, 0, 0);
    columns = all;
    return found;
  }

  /// Fills the rows from one on. `columns` are taken; so are `stacks`, the columns of the boxes that
  /// the rows of the same band took. Takes what is still open first.
  bool fill(int row, Columns columns, Columns stacks) {
    if (row == 9) return true;
    if (row % 3 == 0) stacks = 0;
    const Columns places = rows_[row];
    if (places == 0) return fill(row + 1, columns, stacks);
    const Columns fitting = places & ~columns & ~stacks;
    const Columns wanted = fitting & open_[row];
    return fill_one_of(wanted, row, columns, stacks) ||
           fill_one_of(fitting & ~wanted, row, columns, stacks);
  }

  bool fill_one_of(Columns options, int row, Columns columns, Columns stacks) {
    for (; options != 0; options &= options - 1) {
      const Columns column = options & -options;
      const Columns stack = Columns{7} << (std::countr_zero(column) / 3 * 3);
      if (!fill(row + 1, columns | column, stacks | stack)) continue;
      open_[row] &= ~column;
      return true;
    }
    return false;
  }

  Table<Columns, 9> rows_{};
  /// The places of `rows_` that are in no template yet.
  Table<Columns, 9> open_{};
};

}  // namespace

CellSet in_no_template(const CellSet& places) {
  return TemplateCover(places).rest();
}

}  // namespace nonet::logic
