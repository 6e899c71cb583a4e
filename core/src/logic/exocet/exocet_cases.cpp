#include "logic/exocet/exocet_cases.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

DigitWay with(const DigitWay& way, int cell) {
  DigitWay longer = way;
  longer.cells.insert(cell);
  longer.seen |= peers(cell);
  return longer;
}

/// The ways of one digit through the band and the cross-lines, from one cell of the base.
class Ways {
 public:
  Ways(const ExocetFrame& frame, const DigitLines& lines) : frame_(frame), lines_(lines) {}

  std::vector<DigitWay> from(int base) {
    const Table<int, 2> rows = frame_.other_rows();
    const DigitWay start = with({}, base);
    in_box(start, rows[0], 1, [&](const DigitWay& way) {
      in_box(way, rows[1], 2, [&](const DigitWay& whole) { outside(whole, 0); });
    });
    in_box(start, rows[1], 1, [&](const DigitWay& way) {
      in_box(way, rows[0], 2, [&](const DigitWay& whole) { outside(whole, 0); });
    });
    return std::move(ways_);
  }

 private:
  template <class Next>
  void in_box(const DigitWay& way, int row, std::size_t line, const Next& next) {
    const int start = frame_.columns[line] / 3 * 3;
    for (int column = start; column < start + 3; ++column) {
      if (((lines_.rows[row] >> column) & 1U) != 0) next(with(way, frame_.cell(row, column)));
    }
  }

  /// Takes each cross-line that has none of the cells yet.
  void outside(const DigitWay& way, std::size_t line) {
    if (line == 3) {
      ways_.push_back(way);
      return;
    }
    const int column = frame_.columns[line];
    for (int row = 0; row < 9; ++row) {
      if (way.cells.contains(frame_.cell(row, column))) return outside(way, line + 1);
    }
    const int band = frame_.row / 3;
    for (unsigned rest = lines_.columns[column]; rest != 0; rest &= rest - 1) {
      const int row = std::countr_zero(rest);
      const int cell = frame_.cell(row, column);
      if (row / 3 != band && !way.seen.contains(cell)) outside(with(way, cell), line + 1);
    }
  }

  const ExocetFrame& frame_;
  const DigitLines& lines_;
  std::vector<DigitWay> ways_;
};

bool apart(const DigitWay& a, const DigitWay& b) {
  return (a.cells & b.cells).empty();
}

/// Takes away the ways that have no way of some other digit beside them; false when none is left.
bool keep_possible(ExocetCase& digits) {
  for (DigitWays& one : digits) {
    const auto impossible = [&](const DigitWay& way) {
      return std::any_of(digits.begin(), digits.end(), [&](const DigitWays& other) {
        return other.digit != one.digit &&
               std::none_of(other.ways.begin(), other.ways.end(),
                            [&](const DigitWay& beside) { return apart(way, beside); });
      });
    };
    one.ways.erase(std::remove_if(one.ways.begin(), one.ways.end(), impossible), one.ways.end());
    if (one.ways.empty()) return false;
  }
  return true;
}

void add_false(const DigitWays& digit, FalseCells& cells) {
  CellSet seen = CellSet::all();
  CellSet taken = CellSet::all();
  for (const DigitWay& way : digit.ways) {
    seen &= way.seen;
    taken &= way.cells;
  }
  for (int other : DigitSet::all()) {
    const int d = other - 1;
    cells[d] |= (other == digit.digit ? seen : taken) | digit.rivals[d];
  }
}

/// The ways of a digit that both exocets have: those that go together.
std::vector<DigitWay> both_ways(const std::vector<DigitWay>& a, const std::vector<DigitWay>& b) {
  std::vector<DigitWay> ways;
  for (const DigitWay& one : a) {
    for (const DigitWay& other : b) {
      if ((one.cells & other.seen).empty())
        ways.push_back({one.cells | other.cells, one.seen | other.seen});
    }
  }
  return ways;
}

std::optional<ExocetCase> both_case(const ExocetCase& a, const ExocetCase& b) {
  ExocetCase both = a;
  for (const DigitWays& other : b) {
    const auto same = std::find_if(both.begin(), both.end(),
                                   [&](const DigitWays& one) { return one.digit == other.digit; });
    if (same == both.end()) {
      both.push_back(other);
    } else {
      same->ways = both_ways(same->ways, other.ways);
      for (std::size_t d = 0; d < 9; ++d) same->rivals[d] |= other.rivals[d];
    }
  }
  if (!keep_possible(both)) return std::nullopt;
  return both;
}

/// By cell of the base and by target: the ways of one digit through both.
using OfDigit = Table<Table<std::vector<DigitWay>, 2>, 2>;

OfDigit ways_of(const Context& context, const Exocet& exocet, const DigitLines& lines, int digit) {
  OfDigit all;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!context.candidates(exocet.base[i]).contains(digit)) continue;
    for (const DigitWay& way : Ways(exocet.frame, lines).from(exocet.base[i])) {
      const bool first = !(way.cells & exocet.targets[0]).empty();
      const bool second = !(way.cells & exocet.targets[1]).empty();
      if (first != second) all[i][first ? 0 : 1].push_back(way);
    }
  }
  return all;
}

FalseCells rivals_of(const Exocet& exocet, int digit, std::size_t target) {
  FalseCells cells;
  for (int rival : exocet.digits) {
    if (rival != digit) cells[rival - 1] = exocet.targets[target];
  }
  return cells;
}

}  // namespace

std::vector<ExocetCase> exocet_cases(const Context& context, const Exocet& exocet) {
  const AllLines lines = digit_lines(context, exocet.frame.standing);
  Table<OfDigit, 9> ways;
  for (int digit : exocet.digits) {
    const int d = digit - 1;
    ways[d] = ways_of(context, exocet, lines[d], digit);
  }
  std::vector<ExocetCase> cases;
  for (int x : exocet.digits) {
    for (int y : exocet.digits) {
      if (x == y) continue;
      for (std::size_t target = 0; target < 2; ++target) {
        ExocetCase tried = {{x, ways[x - 1][0][target], rivals_of(exocet, x, target)},
                            {y, ways[y - 1][1][1 - target], rivals_of(exocet, y, 1 - target)}};
        if (keep_possible(tried)) cases.push_back(std::move(tried));
      }
    }
  }
  return cases;
}

std::vector<ExocetCase> both_cases(const std::vector<ExocetCase>& a,
                                   const std::vector<ExocetCase>& b) {
  std::vector<ExocetCase> cases;
  for (const ExocetCase& one : a) {
    for (const ExocetCase& other : b) {
      auto both = both_case(one, other);
      if (both) cases.push_back(std::move(*both));
    }
  }
  return cases;
}

CandidateSet false_in_all(const Context& context, const std::vector<ExocetCase>& cases) {
  CandidateSet removed;
  if (cases.empty()) return removed;
  FalseCells common;
  common.fill(CellSet::all());
  for (const ExocetCase& one : cases) {
    FalseCells cells;
    for (const DigitWays& digit : one) add_false(digit, cells);
    for (std::size_t d = 0; d < 9; ++d) common[d] &= cells[d];
  }
  for (int digit : DigitSet::all()) {
    removed |= candidates_of(common[digit - 1] & context.places(digit), digit);
  }
  return removed;
}

}  // namespace nonet::logic
