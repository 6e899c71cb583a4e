#include "chains/source_chains.hpp"

#include <algorithm>

#include "chains/peers.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {
namespace {

using Id = CandidateId;

/// Which links a search uses: `x` within a digit, `y` within a cell.
struct Kind {
  bool y;
  bool x;
};

Cause weak_cause(int from, int to) {
  const int a = from / 9;
  const int b = to / 9;
  if (a == b) return Cause::cell;
  if (box_of(a) == box_of(b)) return Cause::box;
  return row_of(a) == row_of(b) ? Cause::row : Cause::column;
}

/// A breadth-first walk from one candidate; `on` and `off` remember where each was reached from.
class Walk {
 public:
  Walk(const Pencil& pencil, const Implications& implications, ChainHints& hints)
      : pencil_(pencil),
        map_(implications.links()),
        weak_(pencil, map_),
        implications_(implications),
        hints_(hints) {}

  void from(int source, Kind kind) {
    source_ = source;
    kind_ = kind;
    if (bits(pencil_.cell(source / 9)) > 2 && !kind_.x) return;
    if (implications_.on_cycle(source)) cycles();
    if (!kind_.x) return;
    if (implications_.refuted(on_literal(source))) forcing(true);
    if (implications_.refuted(off_literal(source))) forcing(false);
  }

 private:
  struct Step {
    Id parent;
    Cause cause;
  };

  [[nodiscard]] int sort_key() const { return kind_.x && kind_.y ? 4 : (kind_.y ? 3 : 2); }
  [[nodiscard]] bool mixed() const { return kind_.x && kind_.y; }

  [[nodiscard]] ChainRank rank(double base, int complexity) const {
    return {base + length_difficulty(complexity), complexity, sort_key()};
  }

  /// Whether the kind of search uses the link from a true to a false candidate.
  [[nodiscard]] bool uses(Id from, Id to) const { return kind_.y || from / 9 != to / 9; }
  /// The same for one from false to true.
  [[nodiscard]] bool uses(const Strong& link) const {
    return link.cause == Cause::cell ? kind_.y : kind_.x;
  }

  bool set_on(int id, int parent, Cause cause) {
    if (seen_on_.contains(id)) return false;
    seen_on_.insert(id);
    on_[id] = {narrow<Id>(parent), cause};
    return true;
  }

  void cycles() {
    const double base = mixed() ? 7.0 : 6.5;
    seen_on_ = {};
    set_on(source_, source_, Cause::assumption);
    layer_.assign(1, narrow<Id>(source_));
    for (int length = 2; !layer_.empty() && hints_.wants(rank(base, length)); length += 2) {
      next_.clear();
      for (Id p : layer_) {
        for (Id o : weak_.of(p)) {
          // A node that does not lead back to the source is on no cycle.
          if (!uses(p, o) || !implications_.equivalent(off_literal(o), source_)) continue;
          for (const Strong& link : map_.strong(o)) {
            if (!uses(link)) continue;
            if (link.to == source_ && length >= 4 && !rests_on_off(p, o))
              cycle(p, o, link.cause, rank(base, length));
            if (implications_.equivalent(on_literal(link.to), source_) &&
                set_on(link.to, o, link.cause)) {
              from_[link.to] = p;
              next_.push_back(link.to);
            }
          }
        }
      }
      std::swap(layer_, next_);
    }
  }

  /// Whether a false candidate is on the way from the source to a true one.
  [[nodiscard]] bool rests_on_off(int on, int off) const {
    for (int p = on; p != source_; p = from_[p]) {
      if (on_[p].parent == off) return true;
    }
    return false;
  }

  /// The literals of a cycle from its end: the source again, then back to after the source.
  [[nodiscard]] std::vector<Mile> miles(int p, int o, Cause cause) const {
    std::vector<Mile> way = {{on_literal(source_), cause}, {off_literal(o), weak_cause(p, o)}};
    for (int on = p; on != source_; on = from_[on]) {
      const Step& step = on_[on];
      way.push_back({on_literal(on), step.cause});
      way.push_back({off_literal(step.parent), weak_cause(from_[on], step.parent)});
    }
    return way;
  }

  static Literal on_literal(int id) { return static_cast<Literal>(id); }
  static Literal off_literal(int id) { return static_cast<Literal>(id + candidate_count); }

  void cycle(int p, int o, Cause cause, const ChainRank& r) {
    if (!hints_.wants(r)) return;
    const std::vector<Mile> way = miles(p, o, cause);
    ChainHint hint;
    hint.removals = removed_by(way);
    if (hint.removals.empty()) return;
    using enum RatedTechnique;
    hint.technique = mixed() ? xy_cycle : (kind_.y ? y_cycle : x_cycle);
    set(hint, r);
    if (hints_.all()) {
      hint.branches = {way, reversed(way)};
      hint.along_cycle = along(way, hint.removals);
    }
    hints_.add(std::move(hint));
  }

  /// The same cycle the other way round, with the causes that Sudoku Explainer leaves to it.
  [[nodiscard]] static std::vector<Mile> reversed(const std::vector<Mile>& way) {
    std::vector<Mile> back = {{opposite(way.front().literal), Cause::assumption}};
    for (std::size_t i = way.size() - 1; i > 0; --i)
      back.push_back({opposite(way[i].literal), way[i].cause});
    return back;
  }

  /// Candidates that see both a true and a false candidate of a cycle.
  [[nodiscard]] std::vector<Removal> removed_by(const std::vector<Mile>& way) const {
    Table<CellSet, 9> forward;
    Table<CellSet, 9> backward;
    CellSet cells;
    for (const Mile& mile : way) {
      const int cell = cell_of(mile.literal);
      cells.insert(cell);
      (is_on(mile.literal) ? forward : backward)[digit_of(mile.literal)] |= peers(cell);
    }
    Table<Mask, cell_count> gone{};
    for (int digit = 0; digit < 9; ++digit) {
      for (int cell : (forward[digit] & backward[digit]) - cells) {
        if (pencil_.possible(cell, digit)) gone[cell] = either(gone[cell], bit(digit));
      }
    }
    std::vector<Removal> removals;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (gone[cell] != 0) removals.push_back({cell, gone[cell]});
    }
    return removals;
  }

  /// The cells of the removals in the order in which a walk from the end sees them from true candidates.
  [[nodiscard]] static std::vector<int> along(const std::vector<Mile>& way,
                                              const std::vector<Removal>& removals) {
    std::vector<int> cells;
    for (const Mile& mile : way) {
      if (!is_on(mile.literal)) continue;
      for (const Removal& removal : removals) {
        const bool sees = has(removal.digits, digit_of(mile.literal)) &&
                          peers(cell_of(mile.literal)).contains(removal.cell);
        if (sees && std::find(cells.begin(), cells.end(), removal.cell) == cells.end())
          cells.push_back(removal.cell);
      }
    }
    return cells;
  }

  static void set(ChainHint& hint, const ChainRank& r) {
    hint.difficulty = r.difficulty;
    hint.complexity = r.complexity;
    hint.sort_key = r.sort_key;
  }

  [[nodiscard]] bool sees_source(int id) const {
    if (id == source_) return false;
    if (id / 9 == source_ / 9) return kind_.y;
    return id % 9 == source_ % 9 && peers(id / 9).contains(source_ / 9);
  }

  /// A walk from the source being true, or false, until its opposite follows.
  void forcing(bool on) {
    const double base = mixed() ? 7.0 : 6.6;
    seen_on_ = {};
    seen_off_ = {};
    int length = 1;
    layer_.clear();
    if (on) {
      set_on(source_, source_, Cause::assumption);
      layer_.push_back(narrow<Id>(source_));
    } else {
      seen_off_.insert(source_);
      next_.assign(1, narrow<Id>(source_));
      length = 2;
      if (to_ons(on, rank(base, length))) return;
    }
    while (!layer_.empty() && hints_.wants(rank(base, length + 1))) {
      if (to_offs(on, rank(base, length + 1))) return;
      if (!hints_.wants(rank(base, length + 2)) || to_ons(on, rank(base, length + 2))) return;
      length += 2;
    }
  }

  /// From the layer of true candidates to `next_`, the false ones.
  bool to_offs(bool on, const ChainRank& r) {
    next_.clear();
    for (Id p : layer_) {
      if (on && sees_source(p)) {
        force(p, on, weak_cause(p, source_), r);
        return true;
      }
      for (Id o : weak_.of(p)) {
        if (!uses(p, o) || seen_off_.contains(o)) continue;
        seen_off_.insert(o);
        off_[o] = {p, weak_cause(p, o)};
        next_.push_back(o);
      }
    }
    return false;
  }

  /// From the false candidates in `next_` to the layer of true ones.
  bool to_ons(bool on, const ChainRank& r) {
    layer_.clear();
    for (Id o : next_) {
      for (const Strong& link : map_.strong(o)) {
        if (!uses(link)) continue;
        if (!on && link.to == source_) {
          force(o, on, link.cause, r);
          return true;
        }
        if (set_on(link.to, o, link.cause)) layer_.push_back(link.to);
      }
    }
    return false;
  }

  void force(int last, bool on, Cause cause, const ChainRank& r) {
    if (!hints_.wants(r)) return;
    ChainHint hint;
    hint.technique = mixed() ? RatedTechnique::forcing_chain : RatedTechnique::forcing_x_chain;
    set(hint, r);
    const Mask digit = bit(source_ % 9);
    if (!on) hint.placed = source_;
    const Mask gone = on ? digit : minus(pencil_.cell(source_ / 9), digit);
    hint.removals.push_back({source_ / 9, gone});
    if (hints_.all()) hint.branches = {way_back(last, on, cause)};
    hints_.add(std::move(hint));
  }

  [[nodiscard]] std::vector<Mile> way_back(int last, bool on, Cause cause) const {
    std::vector<Mile> way = {{on ? off_literal(source_) : on_literal(source_), cause}};
    bool at_on = on;
    for (int id = last;;) {
      const bool first = id == source_ && at_on == on;
      const Step& step = (at_on ? on_ : off_)[id];
      way.push_back(
          {at_on ? on_literal(id) : off_literal(id), first ? Cause::assumption : step.cause});
      if (first) return way;
      id = step.parent;
      at_on = !at_on;
    }
  }

  const Pencil& pencil_;
  Kind kind_{true, true};
  const LinkMap& map_;
  WeakLinks weak_;
  const Implications& implications_;
  ChainHints& hints_;
  int source_ = 0;
  CandidateSet seen_on_;
  CandidateSet seen_off_;
  // Only the entries of what was seen are set.
  Table<Step, candidate_count> on_;
  Table<Step, candidate_count> off_;
  Table<Id, candidate_count> from_;
  std::vector<Id> layer_;
  std::vector<Id> next_;
};

}  // namespace

void find_source_chains(const Pencil& pencil, const Implications& implications, ChainHints& hints) {
  // What a cycle removes sees a candidate that is true on the way round and one that is false there. If it is true, both
  // are false, and back from the one the cycle leads to the other being true: it is refuted.
  if (!implications.any_refuted()) return;
  Walk walk(pencil, implications, hints);
  for (const Kind kind : {Kind{false, true}, Kind{true, false}, Kind{true, true}}) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (bits(pencil.cell(cell)) < 2) continue;
      for_each_bit(pencil.cell(cell), [&](int digit) { walk.from(cell * 9 + digit, kind); });
    }
  }
}

}  // namespace nonet::chains
