#include "chains/net_closure.hpp"

#include <algorithm>

namespace nonet::chains {
namespace {

/// The bits of 64 words, of two times as many at once, as rows instead of columns.
template <class Wide>
void transpose(std::array<Wide, 64>& words) {
  std::uint64_t mask = 0x00000000FFFFFFFF;
  for (std::size_t width = 32; width != 0; width /= 2, mask ^= mask << width) {
    for (std::size_t i = 0; i < 64; i = (i + width + 1) & ~width) {
      const Wide swapped = ((words[i] >> width) ^ words[i + width]) & mask;
      words[i] ^= swapped << width;
      words[i + width] ^= swapped;
    }
  }
}

template <class Wide>
bool any(const Wide& words) {
  return (words[0] | words[1]) != 0;
}

}  // namespace

bool NetClosure::set(const Pencil& pencil) {
  int count = 0;
  for (int cell = 0; cell < cell_count; ++cell) count += bits(pencil.cell(cell));
  if (count > static_cast<int>(capacity)) return false;
  number_all(pencil);
  add_units(pencil);
  told_ = {};
  close(if_on_, true, count_);
  close(if_off_, false, strong_count_);
  make_rows();
  return true;
}

void NetClosure::number_all(const Pencil& pencil) {
  count_ = 0;
  const auto add = [&](bool strong) {
    for (int cell = 0; cell < cell_count; ++cell) {
      const bool two_digits = bits(pencil.cell(cell)) == 2;
      for_each_bit(pencil.cell(cell), [&](int digit) {
        const std::array<Spot, 3>& spots = spots_of(cell);
        const auto two = [&](const Spot& spot) {
          return bits(pencil.place(spot.house, digit)) == 2;
        };
        if ((two_digits || two(spots[0]) || two(spots[1]) || two(spots[2])) != strong) return;
        numbers_[literal(cell, digit, true)] = static_cast<std::uint8_t>(count_++);
      });
    }
  };
  add(true);
  strong_count_ = count_;
  add(false);
}

void NetClosure::add_unit(std::span<const std::uint8_t> members) {
  // A lone candidate follows from nothing that is gone in the net, and so not at all.
  if (members.size() < 2) return;
  const std::size_t first =
      unit_count_ == 0 ? 0 : units_[unit_count_ - 1].first + units_[unit_count_ - 1].count;
  units_[unit_count_] = {static_cast<std::uint16_t>(first),
                         static_cast<std::uint16_t>(members.size())};
  for (std::size_t i = 0; i < members.size(); ++i) {
    const std::uint8_t member = members[i];
    members_[first + i] = member;
    units_of_[member][unit_counts_[member]++] = static_cast<std::uint16_t>(unit_count_);
  }
  ++unit_count_;
}

void NetClosure::add_units(const Pencil& pencil) {
  unit_count_ = 0;
  std::fill_n(unit_counts_.begin(), count_, std::uint8_t{0});
  std::array<std::uint8_t, 9> members;
  for (int cell = 0; cell < cell_count; ++cell) {
    std::size_t size = 0;
    for_each_bit(pencil.cell(cell),
                 [&](int digit) { members[size++] = numbers_[literal(cell, digit, true)]; });
    add_unit(std::span(members).first(size));
  }
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      std::size_t size = 0;
      for_each_bit(pencil.place(house, digit), [&](int place) {
        members[size++] = numbers_[literal(cell_in(house, place), digit, true)];
      });
      add_unit(std::span(members).first(size));
    }
  }
}

void NetClosure::close(Blocks& blocks, bool on, std::size_t count) {
  for (std::size_t first = 0; first < capacity; first += width) {
    Block& block = blocks[first / width];
    block.contradictory = Starts{};
    if (first != 0 && first >= count) continue;
    std::fill_n(block.on.begin(), count_, Starts{});
    std::fill_n(block.off.begin(), count_, Starts{});
    for (std::size_t i = first; i < std::min(count, first + width); ++i)
      (on ? block.on : block.off)[i][i / 64 % 2] = std::uint64_t{1} << (i % 64);
    close(block);
  }
}

void NetClosure::close(Block& block) const {
  Units open;
  for (std::size_t i = 0; i < unit_count_; ++i) open.insert(static_cast<int>(i));
  for (int next = 0;; ++next) {
    next = open.next(next);
    if (next == static_cast<int>(most_units)) {
      next = open.next(0);
      if (next == static_cast<int>(most_units)) return;
    }
    open.erase(next);
    spread(block, units_[static_cast<std::size_t>(next)], next, open);
  }
}

/// Where one is true, all others are false; where all but one are false, that one is true. Two that are true, or none
/// that is left, contradict each other, and their net grows no further.
inline void NetClosure::spread(Block& block, const Unit& unit, int self, Units& open) const {
  const std::span<const std::uint8_t> members = std::span(members_).subspan(unit.first, unit.count);
  Starts one{};
  Starts two{};
  Starts left{};
  Starts more_left{};
  for (std::uint8_t m : members) {
    const Starts on = block.on[m];
    const Starts may_be = ~block.off[m];
    two |= one & on;
    one |= on;
    more_left |= left & may_be;
    left |= may_be;
  }
  block.contradictory |= two | ~left;
  const Starts to_off = one & more_left & ~block.contradictory;
  const Starts to_on = ~(one | more_left | block.contradictory);
  if (!any(to_off | to_on)) return;
  for (std::uint8_t m : members) {
    Starts& on = block.on[m];
    Starts& off = block.off[m];
    const Starts less = to_off & ~(on | off);
    const Starts more = to_on & ~off;
    if (!any(less | more)) continue;
    off |= less;
    on |= more;
    for (std::size_t i = 0; i < unit_counts_[m]; ++i) {
      const int other = units_of_[m][i];
      if (other != self) open.insert(other);
    }
  }
}

/// By start what is by candidate.
void NetClosure::make_rows() {
  std::array<Starts, 64> words;
  for (std::size_t from = 0; from < capacity; from += 64) {
    for (std::size_t first = 0; first < count_; first += width) {
      for (const bool on : {true, false}) {
        const Block& block = if_on_[first / width];
        const auto& columns = on ? block.on : block.off;
        for (std::size_t i = 0; i < 64; ++i)
          words[i] = from + i < count_ ? columns[from + i] : Starts{};
        transpose(words);
        for (std::size_t i = 0; i < width; ++i) {
          Row& row = rows_[first + i];
          (on ? row.on : row.off)[from / 64] = words[i % 64][i / 64];
        }
      }
    }
  }
  agreeing_.fill(Starts{});
  for (std::size_t first = 0; first < strong_count_; first += width) {
    const Block& on = if_on_[first / width];
    const Block& off = if_off_[first / width];
    for (std::size_t i = 0; i < count_; ++i)
      agreeing_[first / width] |= (on.on[i] & off.on[i]) | (on.off[i] & off.off[i]);
  }
}

bool NetClosure::contradictory(Literal start) const {
  const std::size_t i = number(start);
  return contains((is_on(start) ? if_on_ : if_off_)[i / width].contradictory, i);
}

void NetClosure::tell(Literal start, const Chain& chain) {
  Row& row = rows_[number(start)];
  row = {};
  const auto insert = [&](const std::vector<std::uint16_t>& nodes,
                          std::array<std::uint64_t, 4>& set) {
    for (std::uint16_t node : nodes) {
      const std::size_t i = number(chain.node(node).literal);
      set[i / 64] |= std::uint64_t{1} << (i % 64);
    }
  };
  insert(chain.ons(), row.on);
  insert(chain.offs(), row.off);
  told_.insert(static_cast<int>(number(start)));
}

bool NetClosure::states_agree(int candidate) const {
  const std::size_t i = numbers_[static_cast<std::size_t>(candidate)];
  return contains(agreeing_[i / width], i);
}

bool NetClosure::agrees(Literal start, const Chain& chain) const {
  const std::size_t i = number(start);
  if (!is_on(start) && i >= strong_count_) return chain.contains(start);
  const Block& block = (is_on(start) ? if_on_ : if_off_)[i / width];
  const auto any = [&](const std::vector<std::uint16_t>& nodes,
                       const std::array<Starts, capacity>& made) {
    return std::any_of(nodes.begin(), nodes.end(), [&](std::uint16_t node) {
      return contains(made[number(chain.node(node).literal)], i);
    });
  };
  return any(chain.ons(), block.on) || any(chain.offs(), block.off);
}

}  // namespace nonet::chains
