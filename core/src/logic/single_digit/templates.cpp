/// @file
/// Templates (Sudopedia: Templating; HoDoKu: Templates) and Pattern Overlay (SudokuWiki: Pattern
/// Overlay Method; POM, Sudoku Programmers' Forum).
///
/// A template of a digit is a way to put it once into every row, column and box: nine cells. There
/// are 46,656, and those count that use every placed cell of the digit and otherwise only its
/// candidates. The solution's is one of them. So a cell that is in all of them has the digit
/// (Template Set), and a candidate that is in none is removed (Template Delete).
///
/// A cell that all templates of a digit have is no cell of another digit: HoDoKu then drops the
/// other digits' templates that use it, until nothing changes, and only then sets and deletes. Both
/// are given: first what the templates of the digit alone say.
///
/// Pattern Overlay also drops a template that has a cell in common with every template of some
/// other digit, since one of those must go with it: then sets and deletes as above, until nothing
/// changes. Steps are given for each digit with all that the end of this says about it.
///
/// How it is searched: row by row, with the columns and boxes that are taken as bits; templates are
/// counted in hundreds on hard positions. For the overlay each template remembers which template of
/// each other digit went with it last, which mostly still does.
///
/// Steps: `digits` the digit; marks `pattern` on the candidates that some template has.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

using TemplateList = std::vector<CellSet>;

/// The templates of one digit that go with a board.
class Templates {
 public:
  Templates(const Context& context, const CellSet& placed, const CellSet& places)
      : context_(context) {
    for (int row = 0; row < 9; ++row) {
      const CellSet fixed = placed & house_set(row);
      for (int cell : fixed.empty() ? places& house_set(row) : fixed)
        columns_[row] |= 1U << column_of(cell);
    }
  }

  [[nodiscard]] TemplateList list() {
    add_row(0, 0, 0);
    return std::move(list_);
  }

 private:
  void add_row(int row, unsigned columns, unsigned boxes) {
    if (row == 9) {
      list_.push_back(cells_);
      ended_ = list_.size() % 16 == 0 && context_.spend();
      return;
    }
    unsigned open = columns_[row] & ~columns;
    for (; open != 0 && !ended_; open &= open - 1) {
      const int cell = cell_at(row, std::countr_zero(open));
      const unsigned box = 1U << box_of(cell);
      if ((boxes & box) != 0) continue;
      cells_.insert(cell);
      add_row(row + 1, columns | (open & (~open + 1)), boxes | box);
      cells_.erase(cell);
    }
  }

  const Context& context_;
  Table<unsigned, 9> columns_{};
  CellSet cells_;
  TemplateList list_;
  bool ended_ = false;
};

/// Facts about one digit.
struct Digit {
  CellSet placed;
  TemplateList templates;
  CellSet in_all;
  CellSet in_some;

  /// Without templates, which only a puzzle without solutions has, nothing is in all of them.
  void sum_up() {
    in_all = templates.empty() ? CellSet{} : CellSet::all();
    in_some = {};
    for (const CellSet& cells : templates) {
      in_all &= cells;
      in_some |= cells;
    }
  }
};
using Digits = Table<Digit, 9>;

bool overlap(const CellSet& a, const CellSet& b) {
  return !(a & b).empty();
}

/// The templates by each digit for itself.
Digits templates_of(const Context& context) {
  Digits digits;
  for (int digit : DigitSet::all()) {
    Digit& known = digits[digit - 1];
    for (int cell : context.board().values().filled()) {
      if (context.board().value(cell) == digit) known.placed.insert(cell);
    }
    known.templates = Templates(context, known.placed, context.places(digit)).list();
    known.sum_up();
  }
  return digits;
}

/// Drops the templates that `bad` says; whether there were any.
template <typename Bad>
bool drop(Digit& digit, const Bad& bad) {
  const auto end = std::remove_if(digit.templates.begin(), digit.templates.end(), bad);
  if (end == digit.templates.end()) return false;
  digit.templates.erase(end, digit.templates.end());
  digit.sum_up();
  return true;
}

/// Drops templates that use a cell of another digit: one that all its templates have.
bool drop_by_cells(Digits& digits) {
  bool dropped = false;
  for (std::size_t i = 0; i < 9; ++i) {
    CellSet taken;
    for (std::size_t k = 0; k < 9; ++k) {
      if (k != i) taken |= digits[k].in_all;
    }
    dropped |= drop(digits[i], [&](const CellSet& cells) { return overlap(cells, taken); });
  }
  return dropped;
}

/// Drops templates that go with none of some other digit.
bool drop_by_overlay(const Context& context, Digits& digits) {
  bool dropped = false;
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t k = 0; k < 9; ++k) {
      if (i == k || context.spend(digits[i].templates.size() / 64)) continue;
      const TemplateList& others = digits[k].templates;
      std::size_t last = 0;
      dropped |= drop(digits[i], [&](const CellSet& cells) {
        if (last < others.size() && !overlap(cells, others[last])) return false;
        for (last = 0; last < others.size(); ++last) {
          if (!overlap(cells, others[last])) return false;
        }
        return true;
      });
    }
  }
  return dropped;
}

Step make_step(const Context& context, Technique technique, int digit, const Digit& known) {
  Step step;
  step.technique = technique;
  step.digits.push_back(digit);
  mark(step, Role::pattern, known.in_some & context.places(digit), digit);
  return step;
}

/// The cells of a digit that are to be placed, and its candidates that go.
CandidateSet settable(int digit, const Digit& known) {
  return candidates_of(known.in_all - known.placed, digit);
}
CandidateSet deletable(const Context& context, int digit, const Digit& known) {
  return candidates_of(context.places(digit) - known.in_some, digit);
}

/// Candidates that a digit's templates set, or delete.
CandidateSet effect_of(const Context& context, bool set, int digit, const Digit& known) {
  return set ? settable(digit, known) : deletable(context, digit, known);
}

bool give_steps(const Context& context, Technique technique, bool set, const Digits& digits,
                Effects& effects, Sink sink) {
  for (int digit : DigitSet::all()) {
    const Digit& known = digits[digit - 1];
    const CandidateSet effect = effect_of(context, set, digit, known);
    if (!effects.add(effect)) continue;
    Step step = make_step(context, technique, digit, known);
    (set ? step.placements : step.eliminations) = effect;
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

bool find_template(const Context& context, Technique technique, Sink sink) {
  Digits digits = templates_of(context);
  if (context.spend()) return true;
  const bool set = technique == Technique::template_set;
  Effects effects;
  if (give_steps(context, technique, set, digits, effects, sink)) return true;
  if (!drop_by_cells(digits)) return false;
  while (drop_by_cells(digits)) {
  }
  return give_steps(context, technique, set, digits, effects, sink);
}

bool find_pattern_overlay(const Context& context, Technique technique, Sink sink) {
  Digits digits = templates_of(context);
  while (drop_by_cells(digits)) {
  }
  // Effects of templates without an overlay.
  Effects setting;
  Effects deleting;
  for (int digit : DigitSet::all()) {
    const Digit& known = digits[digit - 1];
    setting.add(effect_of(context, true, digit, known));
    deleting.add(effect_of(context, false, digit, known));
  }
  while (drop_by_overlay(context, digits) || drop_by_cells(digits)) {
  }
  if (context.spend()) return true;
  return give_steps(context, technique, true, digits, setting, sink) ||
         give_steps(context, technique, false, digits, deleting, sink);
}

}  // namespace nonet::logic
