#include "referee.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nonet::tools {
namespace {

constexpr std::uint16_t all_digits = 0x3FE;

std::uint16_t bit(int digit) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(digit));
}

std::size_t at(int cell) {
  return static_cast<std::size_t>(cell);
}

bool see_each_other(int a, int b) {
  const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box);
}

std::array<std::vector<int>, 81> make_peers() {
  std::array<std::vector<int>, 81> peers;
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < 81; ++b) {
      if (see_each_other(a, b)) peers[at(a)].push_back(b);
    }
  }
  return peers;
}

const std::vector<int>& peers_of(int cell) {
  static const auto peers = make_peers();
  return peers[at(cell)];
}

/// The i-th cell of a house: 0 to 8 rows, 9 to 17 columns, 18 to 26 boxes.
int cell_of(int house, int i) {
  if (house < 9) return 9 * house + i;
  if (house < 18) return 9 * i + house - 9;
  const int box = house - 18;
  return 27 * (box / 3) + 3 * (box % 3) + 9 * (i / 3) + i % 3;
}

std::string named(const CellDigit& what) {
  return "r" + std::to_string(what.cell / 9 + 1) + "c" + std::to_string(what.cell % 9 + 1) + " " +
         std::to_string(what.digit);
}

bool in_range(const CellDigit& what) {
  return what.cell >= 0 && what.cell < 81 && what.digit >= 1 && what.digit <= 9;
}

}  // namespace

std::optional<Digits> read_digits(std::string_view line) {
  if (line.size() < 81) return std::nullopt;
  Digits digits{};
  for (std::size_t i = 0; i < 81; ++i) {
    const char c = line[i];
    if (c != '.' && (c < '0' || c > '9')) return std::nullopt;
    digits[i] = c == '.' ? 0 : c - '0';
  }
  return digits;
}

std::string write_digits(const Digits& digits) {
  std::string text;
  for (int digit : digits) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  return text;
}

Referee::Referee(const Digits& puzzle) {
  candidates_.fill(all_digits);
  for (int cell = 0; cell < 81; ++cell) {
    const int digit = puzzle[at(cell)];
    if (digit == 0) continue;
    if (!allows(cell, digit)) clash_ = true;
    place(cell, digit);
  }
}

bool Referee::allows(int cell, int digit) const {
  return (candidates_[at(cell)] & bit(digit)) != 0;
}

bool Referee::full() const {
  return std::find(values_.begin(), values_.end(), 0) == values_.end();
}

void Referee::place(int cell, int digit) {
  values_[at(cell)] = digit;
  candidates_[at(cell)] = 0;
  for (int peer : peers_of(cell)) strike(peer, digit);
}

void Referee::strike(int cell, int digit) {
  candidates_[at(cell)] = static_cast<std::uint16_t>(candidates_[at(cell)] & ~bit(digit));
}

void Referee::apply(const Deed& deed) {
  for (const CellDigit& p : deed.placements) place(p.cell, p.digit);
  for (const CellDigit& e : deed.eliminations) strike(e.cell, e.digit);
}

/// A digit that has one place in some house; `dead` when one has none.
bool Referee::single_place(CellDigit& found, bool& dead) const {
  bool any = false;
  for (int house = 0; house < 27; ++house) {
    unsigned once = 0;
    unsigned twice = 0;
    unsigned placed = 0;
    for (int i = 0; i < 9; ++i) {
      const std::size_t cell = at(cell_of(house, i));
      twice |= once & candidates_[cell];
      once |= candidates_[cell];
      if (values_[cell] != 0) placed |= bit(values_[cell]);
    }
    if ((once | placed) != all_digits) dead = true;
    const unsigned single = once & ~twice;
    if (single == 0 || any) continue;
    any = true;
    found.digit = std::countr_zero(single);
    for (int i = 0; i < 9; ++i) {
      if (allows(cell_of(house, i), found.digit)) found.cell = cell_of(house, i);
    }
  }
  return any;
}

/// The empty cell with the fewest candidates, -1 when none is empty.
int Referee::narrowest_cell() const {
  int best = -1;
  int fewest = 10;
  for (int cell = 0; cell < 81; ++cell) {
    const int count = std::popcount(candidates_[at(cell)]);
    if (values_[at(cell)] != 0 || count >= fewest) continue;
    best = cell;
    fewest = count;
  }
  return best;
}

void Referee::extend(std::size_t limit, std::vector<Digits>& found) const {
  const int cell = narrowest_cell();
  if (cell < 0) {
    found.push_back(values_);
    return;
  }
  CellDigit single{-1, 0};
  bool dead = false;
  const bool is_single = single_place(single, dead);
  if (dead) return;
  if (is_single) {
    Referee next = *this;
    next.place(single.cell, single.digit);
    next.extend(limit, found);
    return;
  }
  for (int digit = 1; digit <= 9 && found.size() < limit; ++digit) {
    if (!allows(cell, digit)) continue;
    Referee next = *this;
    next.place(cell, digit);
    next.extend(limit, found);
  }
}

std::vector<Digits> Referee::solutions(std::size_t limit) const {
  std::vector<Digits> found;
  if (!clash_ && limit > 0) extend(limit, found);
  return found;
}

std::string Referee::fault_of(const Deed& deed, const std::vector<Digits>& solutions) const {
  if (deed.placements.empty() && deed.eliminations.empty()) return "does nothing";
  for (const CellDigit& p : deed.placements) {
    if (!in_range(p) || !allows(p.cell, p.digit)) return "places what is no candidate: " + named(p);
    for (const Digits& solution : solutions) {
      if (solution[at(p.cell)] != p.digit) return "places a wrong digit: " + named(p);
    }
  }
  for (const CellDigit& e : deed.eliminations) {
    if (!in_range(e) || !allows(e.cell, e.digit))
      return "strikes what is no candidate: " + named(e);
    for (const Digits& solution : solutions) {
      if (solution[at(e.cell)] == e.digit) return "strikes the solution's digit: " + named(e);
    }
  }
  return "";
}

}  // namespace nonet::tools
