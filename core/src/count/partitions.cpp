#include "count/partitions.hpp"

#include <bit>
#include <cassert>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::count {
namespace {

Triple join(int a, int b) {
  return static_cast<Triple>(a | b);
}

Triple image_of(Triple triple, const Relabeling& relabeling) {
  unsigned image = 0;
  for (unsigned rest = triple; rest != 0; rest &= rest - 1) {
    image |= 1U << relabeling[std::countr_zero(rest)];
  }
  return static_cast<Triple>(image);
}

}  // namespace

// Three digits that meet each of three disjoint triples meet each once, and when two triples do, so does the third.
bool crosses(const Partition& a, const Partition& b) {
  const auto meets_all = [&](unsigned y) {
    return (a[0] & y) != 0 && (a[1] & y) != 0 && (a[2] & y) != 0;
  };
  return meets_all(b[0]) && meets_all(b[1]);
}

// The digits of a[0] go to the places 1 and 2, those of a[1] to 2 and 0, those of a[2] to 0 and 1.
// If k digits of a[1] go to b[0], then b[0] needs 3-k of a[2], so k of a[2] go to b[1], and so on
// around: k is the same everywhere. Digits that do not go to b go to c, which exchanges k and 3-k.
// Here k is 0 or 1.
Table<Split, split_count> splits_of(const Partition& a) {
  Table<Split, split_count> splits;
  std::size_t count = 0;
  const auto add = [&](int x, int y, int z) {
    const int u = a[0] & ~x;
    const int v = a[1] & ~y;
    const int w = a[2] & ~z;
    splits[count++] = {{join(y, w), join(z, u), join(x, v)}, {join(v, z), join(w, x), join(u, y)}};
  };
  add(0, 0, 0);
  const auto all_of = [](unsigned triple, auto use) {
    for (; triple != 0; triple &= triple - 1) use(static_cast<int>(triple & -triple));
  };
  all_of(a[0],
         [&](int x) { all_of(a[1], [&](int y) { all_of(a[2], [&](int z) { add(x, y, z); }); }); });
  for (std::size_t i = 0; i < split_count / 2; ++i) splits[count++] = {splits[i].c, splits[i].b};
  return splits;
}

Partitions::Partitions() : ids_(triple_count * triple_count) {
  std::size_t rank = 0;
  for (unsigned mask = 0; mask <= all_digits; ++mask) {
    if (std::popcount(mask) != 3) continue;
    ranks_[mask] = narrow<std::uint8_t>(rank);
    triples_[rank++] = static_cast<Triple>(mask);
  }
  all_.reserve(partition_count);
  for (int first : triples_) {
    if ((first & 1) == 0) continue;
    const int rest = all_digits & ~first;
    for (int second : triples_) {
      const bool has_lowest = (second & rest & -rest) != 0;
      if ((second & first) == 0 && has_lowest) {
        add({join(first, 0), join(second, 0), join(rest & ~second, 0)});
      }
    }
  }
  assert(all_.size() == partition_count);
}

void Partitions::add(const Partition& p) {
  const auto id = narrow<std::uint16_t>(all_.size());
  all_.push_back(p);
  for (std::size_t i = 0; i < 3; ++i) {
    ids_[place(p[i], p[(i + 1) % 3])] = id;
    ids_[place(p[(i + 1) % 3], p[i])] = id;
  }
}

/// Of triples first, which are fewer.
std::vector<std::uint16_t> Partitions::images(const Relabeling& relabeling) const {
  Table<Triple, triple_count> triples;
  for (std::size_t rank = 0; rank < triple_count; ++rank)
    triples[rank] = image_of(triples_[rank], relabeling);
  std::vector<std::uint16_t> images;
  images.reserve(all_.size());
  for (const Partition& p : all_)
    images.push_back(ids_[place(triples[ranks_[p[0]]], triples[ranks_[p[1]]])]);
  return images;
}

Relabeling Partitions::to_first(int id) const {
  Relabeling relabeling{};
  std::uint8_t next = 0;
  for (unsigned triple : (*this)[id]) {
    for (unsigned rest = triple; rest != 0; rest &= rest - 1) {
      relabeling[std::countr_zero(rest)] = next++;
    }
  }
  return relabeling;
}

}  // namespace nonet::count
