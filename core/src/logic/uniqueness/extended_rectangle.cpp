/// @file
/// Extended rectangles: two lines of three cells each (or three of two) that could hold nothing but
/// three digits. If they did, each line would hold all three; exchanging the two lines cell by cell
/// would leave every house its digits, if the lines are rows of a band and the columns are of three
/// stacks (each box keeps its pair), or if the rows are of two bands and the columns of one stack
/// (each box keeps its three digits); and the same with rows and columns exchanged. (Rows of a band
/// and other columns would put four or six cells with three digits in one box; rows of two bands and
/// other columns would not keep the boxes.) So this is a deadly pattern, with the types of
/// deadly_pattern.hpp; of a digit of the pattern that is locked in the two cells of type 4 it again
/// follows that one of them is that digit and the other a guardian.
///
/// Cells without guardians have two or three of the digits, the others at least one, and each line
/// all three: what other patterns rule out is known without them.
/// Source: SudokuWiki "Extended Unique Rectangles".
///
/// Fields: those of deadly_pattern.cpp; cells line by line, a line being one of those of three
/// cells.

#include "logic/uniqueness/deadly_pattern.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

using Six = Table<int, 6>;

constexpr std::size_t six_count = 648;

/// Row by row with both lines as rows; `turned`: as columns.
constexpr Six six(const Table<int, 2>& lines, const Table<int, 3>& places, bool turned) {
  Six cells{};
  std::size_t at = 0;
  for (int line : lines) {
    for (int place : places) cells[at++] = turned ? cell_at(place, line) : cell_at(line, place);
  }
  return cells;
}

constexpr auto sixes = [] {
  Table<Six, six_count> all{};
  std::size_t count = 0;
  for (bool turned : {false, true}) {
    for (int a = 0; a < 9; ++a) {
      for (int b = a + 1; b < 9; ++b) {
        if (a / 3 == b / 3) {
          for (int i = 0; i < 27; ++i)
            all[count++] = six({a, b}, {i / 9, 3 + i / 3 % 3, 6 + i % 3}, turned);
        } else {
          for (int i = 0; i < 9; i += 3) all[count++] = six({a, b}, {i, i + 1, i + 2}, turned);
        }
      }
    }
  }
  return all;
}();

bool give(const Context& context, Technique technique, const DeadlyPattern& pattern, Sink sink) {
  switch (technique) {
    case Technique::extended_rectangle_1:
      return give_type_1(context, technique, pattern, sink);
    case Technique::extended_rectangle_2:
      return give_type_2(context, technique, pattern, sink);
    case Technique::extended_rectangle_3:
      return pattern.guardians.size() > 1 && give_type_3(context, technique, pattern, sink);
    default:
      return give_type_4(context, technique, pattern, sink);
  }
}

/// Whether these cells and digits are a pattern that says something: see the head of the file.
bool fits(const Context& context, const Six& cells, DigitSet digits) {
  Table<DigitSet, 2> lines;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const DigitSet held = context.candidates(cells[i]);
    const int common = (held & digits).size();
    if (common < 1 || (common == 1 && held.size() == 1)) return false;
    lines[i / 3] |= held & digits;
  }
  return lines[0] == digits && lines[1] == digits;
}

/// The threes of digits that two cells (or one) have together, each once.
struct Threes {
  Table<DigitSet, 21> digits;
  std::size_t count = 0;

  void add(DigitSet three) {
    for (std::size_t i = 0; i < count; ++i) {
      if (digits[i] == three) return;
    }
    if (three.size() == 3) digits[count++] = three;
  }
};

Threes threes_of(const Context& context, const Six& cells) {
  Threes threes;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const DigitSet first = context.candidates(cells[i]);
    if (first.size() > 3) continue;
    for (std::size_t j = i; j < cells.size(); ++j) threes.add(first | context.candidates(cells[j]));
  }
  return threes;
}

bool look_at(const Context& context, Technique technique, const Six& cells, Sink sink) {
  const Threes threes = threes_of(context, cells);
  for (std::size_t i = 0; i < threes.count; ++i) {
    const DigitSet digits = threes.digits[i];
    if (!fits(context, cells, digits)) continue;
    const DeadlyPattern pattern = deadly_pattern(context, cells, digits);
    if (pattern.guarded.size() > 3) continue;
    if (give(context, technique, pattern, sink)) return true;
  }
  return false;
}

}  // namespace

bool find_extended_rectangle(const Context& context, Technique technique, Sink sink) {
  Table<bool, cell_count> open{};
  Table<bool, cell_count> small{};
  for (int cell : context.empty()) {
    const int at = cell;
    open[at] = true;
    small[at] = context.candidates(cell).size() <= 3;
  }
  for (const Six& cells : sixes) {
    int floor = 0;
    bool empty = true;
    for (int cell : cells) {
      empty = empty && open[cell];
      floor += small[cell] ? 1 : 0;
    }
    if (empty && floor >= 3 && look_at(context, technique, cells, sink)) return true;
  }
  return false;
}

}  // namespace nonet::logic
