#include "chains/net_closure.hpp"

#include <algorithm>

#include "index.hpp"
#include "nonet/table.hpp"
#include "processor.hpp"

namespace nonet::chains {
namespace {

/// A bit for each of so many candidates, in two halves.
using Half = std::uint64_t __attribute__((vector_size(16)));

/// The bits of two times 64 words as rows instead of columns.
void transpose(Table<Half, 64>& words) {
  std::uint64_t mask = 0x00000000FFFFFFFF;
  for (std::size_t width = 32; width != 0; width /= 2, mask ^= mask << width) {
    for (std::size_t i = 0; i < 64; i = (i + width + 1) & ~width) {
      const Half swapped = ((words[i] >> width) ^ words[i + width]) & mask;
      words[i] ^= swapped << width;
      words[i + width] ^= swapped;
    }
  }
}

bool contains(const Nets::Starts& starts, std::size_t i) {
  return (starts.words[i / 64] >> (i % 64) & 1) != 0;
}

void insert(Nets::Starts& starts, std::size_t i) {
  starts.words[i / 64] |= std::uint64_t{1} << (i % 64);
}

constexpr Table variants = {
    nets::baseline,
#ifdef NONET_X86_64
    nets::avx2,
    nets::avx512,
#endif
};

}  // namespace

std::span<const CloseNets> close_nets_variants() {
  static const std::size_t count = std::min(supported_variants(), variants.size());
  return std::span(variants).first(count);
}

bool NetClosure::set(const Pencil& pencil) {
  int count = 0;
  for (int cell = 0; cell < cell_count; ++cell) count += bits(pencil.cell(cell));
  if (count > static_cast<int>(capacity)) return false;
  number_all(pencil);
  add_units(pencil);
  told_ = {};
  suppose_all();
  close_(nets_);
  make_rows();
  return true;
}

void NetClosure::number_all(const Pencil& pencil) {
  nets_.count = 0;
  const auto add = [&](bool strong) {
    for (int cell = 0; cell < cell_count; ++cell) {
      const bool two_digits = bits(pencil.cell(cell)) == 2;
      for_each_bit(pencil.cell(cell), [&](int digit) {
        const Table<Spot, 3>& spots = spots_of(cell);
        const auto two = [&](const Spot& spot) {
          return bits(pencil.place(spot.house, digit)) == 2;
        };
        if ((two_digits || two(spots[0]) || two(spots[1]) || two(spots[2])) != strong) return;
        numbers_[literal(cell, digit, true)] = narrow<std::uint8_t>(nets_.count++);
      });
    }
  };
  add(true);
  nets_.strong_count = nets_.count;
  add(false);
}

void NetClosure::add_unit(std::span<const std::uint8_t> members) {
  // A lone candidate follows from nothing that is gone in the net, and so not at all.
  if (members.size() < 2) return;
  const std::size_t unit = nets_.unit_count++;
  const std::size_t first =
      unit == 0 ? 0 : nets_.units[unit - 1].first + nets_.units[unit - 1].count;
  nets_.units[unit] = {narrow<std::uint16_t>(first), narrow<std::uint16_t>(members.size())};
  for (std::size_t i = 0; i < members.size(); ++i) {
    const std::uint8_t member = members[i];
    nets_.members[first + i] = member;
    nets_.units_of[member][nets_.unit_counts[member]++] = narrow<std::uint16_t>(unit);
  }
}

void NetClosure::add_units(const Pencil& pencil) {
  nets_.unit_count = 0;
  std::fill_n(nets_.unit_counts, nets_.count, std::uint8_t{0});
  Table<std::uint8_t, 9> members;
  for (int cell = 0; cell < cell_count; ++cell) {
    std::size_t size = 0;
    for_each_bit(pencil.cell(cell),
                 [&](int digit) { members[size++] = numbers_[literal(cell, digit, true)]; });
    add_unit(std::span(members).first(size));
  }
  for (int house : all_houses) {
    for (int digit = 0; digit < 9; ++digit) {
      std::size_t size = 0;
      for_each_bit(pencil.place(house, digit), [&](int place) {
        members[size++] = numbers_[literal(cell_in(house, place), digit, true)];
      });
      add_unit(std::span(members).first(size));
    }
  }
}

/// Nets of nothing but their starts.
void NetClosure::suppose_all() {
  std::fill_n(nets_.on, nets_.count, Nets::Starts{});
  std::fill_n(nets_.off, nets_.count, Nets::Starts{});
  nets_.contradictory = {};
  for (std::size_t i = 0; i < nets_.count; ++i) insert(nets_.on[i], i);
  for (std::size_t i = 0; i < nets_.strong_count; ++i) insert(nets_.off[i], capacity + i);
}

/// By start what is by candidate.
void NetClosure::make_rows() {
  std::fill_n(rows_.begin(), nets_.count, Row{});
  Table<Half, 64> words;
  for (std::size_t from = 0; from < nets_.count; from += 64) {
    const std::size_t count = std::min<std::size_t>(64, nets_.count - from);
    for (std::size_t first = 0; 64 * first < nets_.count; first += 2) {
      for (const bool on : {true, false}) {
        const Nets::Starts* columns = (on ? nets_.on : nets_.off) + from;
        for (std::size_t i = 0; i < count; ++i)
          words[i] = Half{columns[i].words[first], columns[i].words[first + 1]};
        std::fill(iterator_at(words, count), words.end(), Half{});
        transpose(words);
        for (std::size_t i = 0; i < 128; ++i) {
          Row& row = rows_[64 * first + i];
          (on ? row.on : row.off)[from / 64] = words[i % 64][i / 64];
        }
      }
    }
  }
  agreeing_ = {};
  for (std::size_t i = 0; i < nets_.count; ++i) {
    const auto& on = nets_.on[i].words;
    const auto& off = nets_.off[i].words;
    const std::size_t half = agreeing_.size();
    for (std::size_t w = 0; w < half; ++w)
      agreeing_[w] |= (on[w] & on[half + w]) | (off[w] & off[half + w]);
  }
}

bool NetClosure::contradictory(Literal start) const {
  return contains(nets_.contradictory, bit_of(start));
}

void NetClosure::tell(Literal start, const Chain& chain) {
  Row& row = rows_[number(start)];
  row = {};
  const auto insert = [&](const std::vector<std::uint16_t>& nodes, Table<std::uint64_t, 4>& set) {
    for (std::uint16_t node : nodes) {
      const std::size_t i = number(chain.node(node).literal);
      set[i / 64] |= std::uint64_t{1} << (i % 64);
    }
  };
  insert(chain.ons(), row.on);
  insert(chain.offs(), row.off);
  told_.insert(number(start));
}

bool NetClosure::states_agree(int candidate) const {
  const std::size_t i = numbers_[candidate];
  return (agreeing_[i / 64] >> (i % 64) & 1) != 0;
}

bool NetClosure::agrees(Literal start, const Chain& chain) const {
  if (!is_on(start) && number(start) >= nets_.strong_count) return chain.contains(start);
  const std::size_t i = bit_of(start);
  const auto any = [&](const std::vector<std::uint16_t>& nodes, const Nets::Starts* made) {
    return std::any_of(nodes.begin(), nodes.end(), [&](std::uint16_t node) {
      return contains(made[number(chain.node(node).literal)], i);
    });
  };
  return any(chain.ons(), nets_.on) || any(chain.offs(), nets_.off);
}

}  // namespace nonet::chains
