/// @file
/// Sue de Coq, or Two-Sector Disjoint Subsets (Sudopedia; HoDoKu; SudokuWiki; first shown by the
/// forum member Sue de Coq, 2005).
///
/// C: two or three cells in which a line meets a box, with at least two digits more than cells. L:
/// cells of the line, B: cells of the box, none of them in two of the three, that have digits of C;
/// no digit of C is in L and in B. Every digit of C has then room for one cell of C, L and B: those
/// of L lie in the line with C, all others in the box with C. When there are as many cells as
/// digits each of them is needed, in just these cells: a digit of C that B has not is removed from
/// the rest of the line, one that L has not from the rest of the box.
///
/// As HoDoKu finds them, C need not be all open cells of the crossing, and L and B may have digits
/// that C has not, with a further cell for each: these are bound to L (or B) by the same count, and
/// are removed from the rest of the line (or box). An extra digit that L and B both have counts
/// twice, and lies in both: it is removed from both rests, which may be cells of L in the box and
/// cells of B in the line.
///
/// How it is searched: for each C, the choices of cells in the line and in the box that take more
/// cells than extra digits are listed by that surplus; a pair of them must make up for all digits
/// that C has too many. Few choices have a surplus.
///
/// Steps: `sets` C, L, B; `houses` the line, `covers` the box; `digits` those of C; marks `set`,
/// with the index of the set as group.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Cells of a line or box, and by how many they exceed the digits that the crossing has not.
struct Part {
  CellSet cells;
  DigitSet digits;
  int surplus;
};

struct Pattern {
  int line;
  int box;
  DigitCells crossing;
  Part in_line;
  Part in_box;
  CandidateSet eliminations;

  [[nodiscard]] int size() const {
    return crossing.cells.size() + in_line.cells.size() + in_box.cells.size();
  }
};

DigitSet digits_of(const Context& context, const CellSet& cells) {
  DigitSet digits;
  for (int cell : cells) digits |= context.candidates(cell);
  return digits;
}

/// Every choice of cells that has some digit of the crossing and at least one cell more than digits
/// that the crossing has not.
std::vector<Part> parts_of(const Context& context, const CellSet& source, DigitSet crossing) {
  Table<int, 9> cells{};
  Table<DigitSet, 9> candidates;
  unsigned count = 0;
  for (int cell : source) {
    cells[count] = cell;
    candidates[count++] = context.candidates(cell);
  }
  std::vector<Part> parts;
  Table<DigitSet, 512> of_choice;
  for (unsigned choice = 1; choice < (1U << count); ++choice) {
    const int last = std::countr_zero(choice);
    const DigitSet digits = of_choice[choice & (choice - 1)] | candidates[last];
    of_choice[choice] = digits;
    const int surplus = std::popcount(choice) - (digits - crossing).size();
    if (surplus < 1 || (digits & crossing).empty()) continue;
    Part part{{}, digits, surplus};
    for (unsigned rest = choice; rest != 0; rest &= rest - 1)
      part.cells.insert(cells[std::countr_zero(rest)]);
    parts.push_back(part);
  }
  return parts;
}

CandidateSet candidates_in(const Context& context, const CellSet& cells, DigitSet digits) {
  CandidateSet set;
  for (int digit : digits) set |= candidates_of(cells & context.places(digit), digit);
  return set;
}

void add_pattern(const Context& context, Pattern pattern, std::vector<Pattern>& patterns) {
  const Part& line = pattern.in_line;
  const Part& box = pattern.in_box;
  const DigitSet shared = line.digits & box.digits;
  const CellSet rest_of_line = house_set(pattern.line) - line.cells - pattern.crossing.cells;
  const CellSet rest_of_box = house_set(pattern.box) - box.cells - pattern.crossing.cells;
  const DigitSet of_line = ((pattern.crossing.digits | line.digits) - box.digits) | shared;
  const DigitSet of_box = ((pattern.crossing.digits | box.digits) - line.digits) | shared;
  pattern.eliminations =
      candidates_in(context, rest_of_line, of_line) | candidates_in(context, rest_of_box, of_box);
  if (!pattern.eliminations.empty()) patterns.push_back(pattern);
}

void add_patterns(const Context& context, int line, int box, const CellSet& crossing,
                  std::vector<Pattern>& patterns) {
  const DigitSet digits = digits_of(context, crossing);
  const int excess = digits.size() - crossing.size();
  if (excess < 2) return;
  const CellSet open = context.empty() - crossing;
  const std::vector<Part> lines = parts_of(context, house_set(line) & open, digits);
  if (lines.empty()) return;
  const std::vector<Part> boxes = parts_of(context, house_set(box) & open, digits);
  for (const Part& in_line : lines) {
    for (const Part& in_box : boxes) {
      if (in_line.surplus + in_box.surplus != excess) continue;
      if (!(in_line.cells & in_box.cells).empty()) continue;
      if (!(in_line.digits & in_box.digits & digits).empty()) continue;
      add_pattern(context, {line, box, {crossing, digits}, in_line, in_box, {}}, patterns);
    }
  }
}

/// Every two or three open cells of a crossing.
void add_crossings(const Context& context, int line, int box, std::vector<Pattern>& patterns) {
  const CellSet open = house_set(line) & house_set(box) & context.empty();
  if (open.size() < 2) return;
  add_patterns(context, line, box, open, patterns);
  if (open.size() < 3) return;
  for (int cell : open) {
    CellSet two = open;
    two.erase(cell);
    add_patterns(context, line, box, two, patterns);
  }
}

Step make_step(const Context& context, const Pattern& pattern) {
  Step step;
  step.technique = Technique::sue_de_coq;
  step.eliminations = pattern.eliminations;
  step.houses.insert(pattern.line);
  step.covers.insert(pattern.box);
  for (int digit : pattern.crossing.digits) step.digits.push_back(digit);
  step.sets.push_back(pattern.crossing);
  step.sets.push_back({pattern.in_line.cells, pattern.in_line.digits});
  step.sets.push_back({pattern.in_box.cells, pattern.in_box.digits});
  mark_rest(step, context);
  return step;
}

}  // namespace

bool find_sue_de_coq(const Context& context, Technique /*technique*/, Sink sink) {
  std::vector<Pattern> patterns;
  for (int line : all_lines) {
    for (int box : all_boxes) add_crossings(context, line, box, patterns);
  }
  std::stable_sort(patterns.begin(), patterns.end(),
                   [](const Pattern& a, const Pattern& b) { return a.size() < b.size(); });
  Effects effects;
  for (const Pattern& pattern : patterns) {
    if (effects.add(pattern.eliminations) && sink(make_step(context, pattern))) return true;
  }
  return false;
}

}  // namespace nonet::logic
