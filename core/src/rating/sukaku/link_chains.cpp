/// @file
/// Chains and loops of strong links, as Sukaku Explainer looks for them and ranks them.

#include <algorithm>
#include <tuple>

#include "index.hpp"
#include "nonet/table.hpp"
#include "rating/sukaku/strong_links.hpp"
#include "rating/sukaku/sukaku_rules.hpp"

namespace nonet::rating {
namespace {

/// Kinds of houses by the program's numbers, which are its order.
enum : std::uint8_t { box, row, column };
constexpr Table kinds_of_houses = {HouseKind::box, HouseKind::row, HouseKind::column};

/// Orders of links; of one and its reverse the smaller. By swaps that change one another (Heap's method,
/// counting down), which is the program's order of equal chains.
std::vector<std::vector<int>> orders_of(int count) {
  std::vector<std::vector<int>> orders;
  std::vector<int> order;
  std::vector<int> left;
  for (int i = 0; i <= count; ++i) left.push_back(i);
  order.assign(left.begin(), left.end() - 1);
  while (true) {
    if (!std::lexicographical_compare(order.rbegin(), order.rend(), order.begin(), order.end()))
      orders.push_back(order);
    int i = 1;
    for (; i < count && nth(left, i) == 0; ++i) nth(left, i) = i;
    if (i >= count) return orders;
    const int at = --nth(left, i);
    std::swap(nth(order, i % 2 == 1 ? at : 0), nth(order, i));
  }
}

/// A pattern's name in the program is its kinds of houses as digits; the ratings and the order of equal
/// patterns come from it. The smallest of what is the same pattern seen from the other end, or with rows
/// for columns.
int name_of(const std::vector<int>& kinds) {
  const auto number = [&](const auto& kind_at) {
    int value = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) value = value * 10 + kind_at(i);
    return value;
  };
  const std::size_t last = kinds.size() - 1;
  const auto turned = [](int kind) { return kind == box ? box : row + column - kind; };
  const int forward = number([&](std::size_t i) { return kinds[i]; });
  const int backward = number([&](std::size_t i) { return kinds[last - i]; });
  const std::vector<int> chosen = [&] {
    std::vector<int> copy = kinds;
    if (backward < forward) std::reverse(copy.begin(), copy.end());
    return copy;
  }();
  const bool any_row = std::find(chosen.begin(), chosen.end(), row) != chosen.end();
  if (!any_row) return number([&](std::size_t i) { return chosen[i] == column ? row : chosen[i]; });
  return std::min({number([&](std::size_t i) { return chosen[i]; }),
                   number([&](std::size_t i) { return turned(chosen[i]); }),
                   number([&](std::size_t i) { return turned(chosen[last - i]); })});
}

bool has_kind(int name, int kind) {
  for (; name != 0; name /= 10) {
    if (name % 10 == kind) return true;
  }
  return false;
}

/// Rank of a pattern: the first of the lowest rank is taken.
struct LinkRank {
  double difficulty;
  int removed;
  int grouped;
  int name;

  friend bool operator<(const LinkRank& a, const LinkRank& b) { return a.key() < b.key(); }

 private:
  [[nodiscard]] std::tuple<double, int, int, int> key() const {
    return {difficulty, -removed, grouped, name};
  }
};

class LinkChains {
 public:
  LinkChains(const Pencil& pencil, int count)
      : pencil_(pencil), count_(count), orders_(orders_of(count)) {}

  std::optional<Hint> best() {
    for (digit_ = 0; digit_ < 9; ++digit_) {
      for (int house : all_houses) links_[digit_][house] = strong_links(pencil_, house, digit_);
    }
    kinds_.assign(as_size(count_), 0);
    choose_kinds(count_ - 1, column);
    return std::move(best_);
  }

 private:
  /// Kinds in ascending order, the last one varying slowest.
  void choose_kinds(int place, int most) {
    for (int kind = 0; kind <= most; ++kind) {
      nth(kinds_, place) = kind;
      if (place != 0) {
        choose_kinds(place - 1, kind);
        continue;
      }
      for (digit_ = 0; digit_ < 9; ++digit_) extend(0, {});
    }
  }

  /// Adds links of other houses that share no place; houses of a kind in ascending order.
  void extend(int from, const CellSet& taken) {
    const std::size_t depth = chain_.size();
    if (depth == kinds_.size()) {
      arrange();
      return;
    }
    const int kind = kinds_[depth];
    for (int i = depth > 0 && kinds_[depth - 1] == kind ? from : 0; i < 9; ++i) {
      for (const StrongLink& link : links_[digit_][house_of(kinds_of_houses[kind], i)]) {
        if (!(link.places & taken).empty()) continue;
        chain_.push_back(&link);
        extend(i + 1, taken | link.places);
        chain_.pop_back();
      }
    }
  }

  void arrange() {
    for (const std::vector<int>& order : orders_) {
      for (unsigned turns = 0; turns < 1U << count_; ++turns) look_at(order, turns);
    }
  }

  /// An end of the link at a place of the order; the first bit of `turns` is the first link's.
  [[nodiscard]] const LinkEnd& end(const std::vector<int>& order, unsigned turns, int place,
                                   bool far) const {
    const bool turned = ((turns >> (count_ - 1 - place)) & 1U) != 0;
    return link(order, place).ends[turned != far ? 1 : 0];
  }

  [[nodiscard]] const StrongLink& link(const std::vector<int>& order, int place) const {
    return *nth(chain_, nth(order, place));
  }

  /// A house that has both ends, a column before a row before a box; -1: none.
  static int shared_house(const LinkEnd& a, const LinkEnd& b) {
    const HouseSet common = a.houses & b.houses;
    for (HouseKind kind : {HouseKind::column, HouseKind::row, HouseKind::box}) {
      const int house = common.next(house_of(kind, 0));
      if (house < house_count && kind_of(house) == kind) return house;
    }
    return -1;
  }

  void look_at(const std::vector<int>& order, unsigned turns) {
    CellSet shared;
    for (int i = 0; i + 1 < count_; ++i) {
      const int house = shared_house(end(order, turns, i, true), end(order, turns, i + 1, false));
      if (house < 0) return;
      shared |= house_set(house);
    }
    const LinkEnd& first = end(order, turns, 0, false);
    const LinkEnd& last = end(order, turns, count_ - 1, true);
    const bool loop = shared_house(first, last) >= 0;
    if (loop && (turns >> (count_ - 1) != 0 || !is_first(order))) return;
    CellSet bases;
    for (const StrongLink* link : chain_) bases |= house_set(link->house);
    if (!loop) bases |= shared;
    gone_ = {};
    removed_ = 0;
    remove((first.seen & last.seen) - bases);
    for (int i = 0; loop && i + 1 < count_; ++i) {
      const LinkEnd& one = end(order, turns, i, true);
      const LinkEnd& other = end(order, turns, i + 1, false);
      remove((one.seen & other.seen) - bases);
    }
    if (removed_ != 0) offer(order);
  }

  /// A loop is told from its first house.
  [[nodiscard]] bool is_first(const std::vector<int>& order) const {
    const auto number = [](int house) {
      const auto* const kind =
          std::find(kinds_of_houses.begin(), kinds_of_houses.end(), kind_of(house));
      return 9 * static_cast<int>(kind - kinds_of_houses.begin()) + number_of(house);
    };
    const int first = number(link(order, 0).house);
    return std::all_of(chain_.begin(), chain_.end(),
                       [&](const StrongLink* link) { return first <= number(link->house); });
  }

  /// Cells of a loop count once for each link that they are removed by.
  void remove(const CellSet& victims) {
    for (int cell : victims) {
      if (!pencil_.possible(cell, digit_)) continue;
      gone_.insert(cell);
      ++removed_;
    }
  }

  void offer(const std::vector<int>& order) {
    std::vector<int> kinds;
    int grouped = 0;
    for (int i = 0; i < count_; ++i) {
      kinds.push_back(nth(kinds_, nth(order, i)));
      grouped += link(order, i).grouped ? 1 : 0;
    }
    const int name = name_of(kinds);
    const LinkRank rank{difficulty_of(grouped, name), removed_, grouped, name};
    if (best_ && !(rank < rank_)) return;
    rank_ = rank;
    using enum RatedTechnique;
    constexpr Table<RatedTechnique, 3> techniques = {strong_links_2, strong_links_3,
                                                     strong_links_4};
    best_.emplace();
    best_->technique = techniques[count_ - 2];
    best_->difficulty = rank.difficulty;
    for (int cell : gone_) best_->removals.push_back({cell, bit(digit_)});
  }

  [[nodiscard]] double difficulty_of(int grouped, int name) const {
    constexpr Table<double, 3> bases = {4.0, 5.4, 5.8};
    const double base = bases[count_ - 2];
    if (grouped != 0) return base + 0.3;
    // A box has the number 0, which a name of fewer digits than links hides.
    int least = 1;
    for (int i = 1; i < count_; ++i) least *= 10;
    const bool any_box = name < least || has_kind(name, box);
    const bool both_lines = has_kind(name, column);
    if (any_box && both_lines) return base + 0.2;
    return any_box || both_lines ? base + 0.1 : base;
  }

  const Pencil& pencil_;
  int count_;
  std::vector<std::vector<int>> orders_;
  Table<Table<std::vector<StrongLink>, house_count>, 9> links_;
  int digit_ = 0;
  std::vector<int> kinds_;
  std::vector<const StrongLink*> chain_;
  CellSet gone_;
  int removed_ = 0;
  LinkRank rank_{};
  std::optional<Hint> best_;
};

}  // namespace

std::optional<Hint> find_strong_links(const Pencil& pencil, int count) {
  return LinkChains(pencil, count).best();
}

}  // namespace nonet::rating
