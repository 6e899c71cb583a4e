#include "rating/forcing.hpp"

#include <algorithm>

#include "rating/advance.hpp"

namespace nonet::rating {
namespace {

constexpr std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

/// Follows the implications of one literal in Sudoku Explainer's order: what is true first, then one
/// false candidate at a time.
class Follower {
 public:
  Follower(const Pencil& pencil, const std::array<CellSet, 9>& places, ForcingMode mode,
           Chain& chain)
      : before_(pencil), now_(pencil), places_(places), mode_(mode), chain_(chain) {}

  /// Until nothing follows any more, or a contradiction does.
  void run() {
    while (!chain_.contradictory()) {
      if (next_on_ < chain_.ons().size()) {
        from_on(chain_.ons()[next_on_++]);
      } else if (next_off_ < chain_.offs().size()) {
        from_off(chain_.offs()[next_off_++]);
      } else {
        return;
      }
    }
  }

  [[nodiscard]] const Pencil& now() const { return now_; }

 private:
  void from_on(int node) {
    const int cell = cell_of(chain_.node(node).literal);
    const int digit = digit_of(chain_.node(node).literal);
    if (!mode_.nishio) others_of_cell(node, cell, digit);
    if (chain_.contradictory()) return;
    const CellSet seen = places_[index(digit)] & peers(cell);
    if (!(seen & chain_.on(digit)).empty()) {
      clash_in_houses(node, cell, digit, seen);
      return;
    }
    const CellSet fresh = seen - chain_.off(digit);
    if (fresh.empty()) return;
    const CellSet& box = house_set(box_house(cell));
    const CellSet& row = house_set(row_house(cell));
    for (int other : fresh& box) off(node, other, digit);
    for (int other : (fresh & row) - box) off(node, other, digit);
    for (int other : (fresh - row) - box) off(node, other, digit);
  }

  void off(int parent, int cell, int digit) {
    chain_.add_parent(parent);
    chain_.add(literal(cell, digit, false), Cause::assumption);
  }

  /// False when that contradicts what is true.
  bool off_or_clash(int parent, int cell, int digit) {
    const Literal l = literal(cell, digit, false);
    if (chain_.contains(opposite(l))) {
      chain_.add_parent(parent);
      chain_.clash(l, Cause::assumption);
      return false;
    }
    if (!chain_.contains(l)) off(parent, cell, digit);
    return true;
  }

  void others_of_cell(int node, int cell, int digit) {
    for (Mask rest = minus(now_.cell(cell), bit(digit)); rest != 0; rest = without_lowest(rest)) {
      if (!off_or_clash(node, cell, lowest(rest))) return;
    }
  }

  void clash_in_houses(int node, int cell, int digit, const CellSet& seen) {
    for (int house : houses_of(cell)) {
      for (int other : seen& house_set(house)) {
        if (!off_or_clash(node, other, digit)) return;
      }
    }
  }

  /// What one false candidate makes true, in an order and with parents as of before it is struck
  /// out.
  void from_off(int node) {
    const int cell = cell_of(chain_.node(node).literal);
    const int digit = digit_of(chain_.node(node).literal);
    made_count_ = 0;
    if (!mode_.nishio && size(now_.cell(cell)) == 2)
      make(cell, lowest(minus(now_.cell(cell), bit(digit))), Cause::cell);
    for (std::size_t i = 0; i < 3; ++i) {
      const int house = houses_of(cell)[i];
      const Mask places = now_.place(house, digit);
      if (size(places) != 2) continue;
      const int place = lowest(minus(places, bit(place_in(house, cell))));
      make(cell_in(house, place), digit, house_causes[i]);
    }
    for (std::size_t i = 0; i < made_count_ && !chain_.contradictory(); ++i)
      on(node, cell, digit, made_[i]);
    if (mode_.dynamic()) now_.remove(cell, digit);
  }

  struct Made {
    Literal literal;
    Cause cause;
  };

  void make(int cell, int digit, Cause cause) {
    made_[made_count_++] = {literal(cell, digit, true), cause};
  }

  void on(int node, int cell, int digit, const Made& made) {
    const bool clash = chain_.contains(opposite(made.literal));
    if (!clash && chain_.contains(made.literal)) return;
    chain_.add_parent(node);
    if (made.cause == Cause::cell) {
      for_each_bit(minus(before_.cell(cell), now_.cell(cell)), [&](int d) { parent(cell, d); });
    } else {
      const int house = house_of(made.cause, cell);
      for_each_bit(minus(before_.place(house, digit), now_.place(house, digit)),
                   [&](int place) { parent(cell_in(house, place), digit); });
    }
    if (clash) {
      chain_.clash(made.literal, made.cause);
    } else {
      chain_.add(made.literal, made.cause);
    }
  }

  void parent(int cell, int digit) {
    chain_.add_parent(chain_.node_of(literal(cell, digit, false)));
  }

  const Pencil& before_;
  Pencil now_;
  const std::array<CellSet, 9>& places_;
  ForcingMode mode_;
  Chain& chain_;
  std::size_t next_on_ = 0;
  std::size_t next_off_ = 0;
  std::array<Made, 4> made_{};
  std::size_t made_count_ = 0;
};

}  // namespace

double base_difficulty(ForcingMode mode) {
  if (mode.nishio) return 7.5;
  switch (mode.level) {
    case ChainLevel::plain:
      return 8.0;
    case ChainLevel::dynamic:
      return 8.5;
    default:
      return 9.0 + 0.5 * (static_cast<int>(mode.level) - static_cast<int>(ChainLevel::plus));
  }
}

/// The hints of one position.
class Forcing::Search {
 public:
  Search(Forcing& forcing, const Pencil& pencil, ChainHints& hints)
      : forcing_(forcing),
        mode_(forcing.mode_),
        pencil_(pencil),
        hints_(hints),
        base_(base_difficulty(mode_)) {}

  void run() {
    for (int cell = 0; cell < cell_count; ++cell) {
      const int count = size(pencil_.cell(cell));
      if (count > 2 || (count > 1 && (mode_.dynamic() || mode_.binary()))) from_cell(cell);
      if (forcing_.work_.stopped()) return;
    }
  }

 private:
  const Chain& on(int cell, int digit) { return forcing_.chain(literal(cell, digit, true)); }
  const Chain& off(int cell, int digit) { return forcing_.chain(literal(cell, digit, false)); }

  void from_cell(int cell) {
    for_each_bit(pencil_.cell(cell), [&](int digit) {
      if (mode_.binary()) binary(cell, digit);
      if (mode_.nishio || !mode_.kinds.region) return;
      for (std::size_t i = 0; i < 3; ++i) region(houses_of(cell)[i], cell, digit, house_causes[i]);
    });
    if (mode_.nishio || !mode_.kinds.cell) return;
    starts_.clear();
    for_each_bit(pencil_.cell(cell),
                 [&](int digit) { starts_.push_back(literal(cell, digit, true)); });
    branch(RatedTechnique::cell_forcing_chains, 5, Cause::cell);
  }

  /// What follows from every one of `starts_`.
  void branch(RatedTechnique technique, int sort_key, Cause assumption) {
    if (forcing_.implications_ != nullptr && nothing_common()) return;
    branches_.clear();
    for (Literal start : starts_) branches_.push_back(&forcing_.chain(start));
    reduce(technique, sort_key, assumption);
  }

  [[nodiscard]] bool nothing_common() const {
    CandidateSet on = CandidateSet::all();
    CandidateSet off = on;
    for (Literal start : starts_) {
      on &= forcing_.implications_->ons(start);
      off &= forcing_.implications_->offs(start);
    }
    return on.empty() && off.empty();
  }

  void binary(int cell, int digit) {
    const Chain& if_on = on(cell, digit);
    if (if_on.contradictory()) contradiction(if_on, literal(cell, digit, false));
    const Chain& if_off = off(cell, digit);
    if (if_off.contradictory()) contradiction(if_off, literal(cell, digit, true));
    if (mode_.nishio || !mode_.kinds.both_states || size(pencil_.cell(cell)) < 3) return;
    branches_ = {&if_on, &if_off};
    reduce(RatedTechnique::double_forcing_chains, 1, Cause::assumption);
  }

  /// The literal that follows, since its opposite leads to a contradiction.
  void contradiction(const Chain& chain, Literal result) {
    if (!mode_.kinds.contradiction) return;
    branches_ = {&chain};
    const std::vector<Target> targets = {{&chain, chain.clash_nodes()[0]},
                                         {&chain, chain.clash_nodes()[1]}};
    const auto technique =
        mode_.nishio ? RatedTechnique::nishio : RatedTechnique::contradiction_forcing_chains;
    offer(technique, 7, Cause::assumption, result, targets);
  }

  /// The places of a digit in a house, once: from the first of them.
  void region(int house, int cell, int digit, Cause cause) {
    const Mask places = pencil_.place(house, digit);
    if (size(places) < 2 || cell_in(house, lowest(places)) != cell) return;
    branches_.clear();
    for_each_bit(places,
                 [&](int place) { branches_.push_back(&on(cell_in(house, place), digit)); });
    reduce(RatedTechnique::region_forcing_chains, 6, cause);
  }

  /// What follows in every branch, in the order of the first one.
  void reduce(RatedTechnique technique, int sort_key, Cause assumption) {
    const Chain& first = *branches_.front();
    for (bool truth : {true, false}) {
      if (!any_common(truth)) continue;
      for (std::uint16_t node : truth ? first.ons() : first.offs()) {
        const Literal l = first.node(node).literal;
        if (in_all(l)) reduced(technique, sort_key, assumption, l);
      }
    }
  }

  [[nodiscard]] bool any_common(bool truth) const {
    for (int digit = 0; digit < 9; ++digit) {
      CellSet common = CellSet::all();
      for (const Chain* branch : branches_)
        common &= truth ? branch->on(digit) : branch->off(digit);
      if (!common.empty()) return true;
    }
    return false;
  }

  [[nodiscard]] bool in_all(Literal l) const {
    return std::all_of(branches_.begin(), branches_.end(),
                       [&](const Chain* branch) { return branch->contains(l); });
  }

  void reduced(RatedTechnique technique, int sort_key, Cause assumption, Literal l) {
    std::vector<Target> targets;
    for (const Chain* branch : branches_) targets.push_back({branch, branch->node_of(l)});
    offer(technique, sort_key, assumption, l, targets);
  }

  void offer(RatedTechnique technique, int sort_key, Cause assumption, Literal result,
             const std::vector<Target>& targets) {
    const int cell = cell_of(result);
    const Mask digit = bit(digit_of(result));
    const Mask gone = is_on(result) ? minus(pencil_.cell(cell), digit) : digit;
    if (gone == 0) return;
    int complexity = 0;
    for (const Target& target : targets) complexity += target.chain->length(target.node);
    if (!wanted(complexity, sort_key)) return;
    complexity += nested_complexity(targets);
    if (!wanted(complexity, sort_key)) return;
    ChainHint hint;
    hint.technique = technique;
    hint.difficulty = base_ + length_difficulty(complexity);
    hint.complexity = complexity;
    hint.sort_key = sort_key;
    if (is_on(result)) hint.placed = candidate_of(result);
    hint.removals.push_back({cell, gone});
    hint.targets = targets;
    hint.assumption = assumption;
    hints_.add(std::move(hint));
  }

  [[nodiscard]] bool wanted(int complexity, int sort_key) const {
    return hints_.wants({base_ + length_difficulty(complexity), complexity, sort_key});
  }

  /// The complexities of the nested chains that the branches rest on, equal ones once.
  [[nodiscard]] int nested_complexity(const std::vector<Target>& targets) {
    int sum = 0;
    std::vector<const NestedChain*> counted;
    for (const Target& target : targets) {
      if (!target.chain->has_nested()) continue;
      target.chain->ancestors(target.node, nodes_);
      for (int node : nodes_) {
        const int nested = target.chain->node(node).nested;
        if (nested < 0) continue;
        const NestedChain& chain = forcing_.nested_[index(nested)];
        const bool known =
            std::any_of(counted.begin(), counted.end(), [&](const NestedChain* other) {
              return other == &chain || other->branches == chain.branches;
            });
        if (known) continue;
        counted.push_back(&chain);
        sum += chain.complexity;
      }
    }
    return sum;
  }

  Forcing& forcing_;
  ForcingMode mode_;
  const Pencil& pencil_;
  ChainHints& hints_;
  double base_;
  std::vector<Literal> starts_;
  std::vector<const Chain*> branches_;
  std::vector<int> nodes_;
};

Forcing::Forcing(ForcingMode mode, Work& work) : mode_(mode), work_(work) {
  if (mode.level >= ChainLevel::plus) advance_ = std::make_unique<Advance>(mode.level, work);
}

Forcing::~Forcing() = default;

void Forcing::find(const Pencil& pencil, ChainHints& hints, const Implications* implications) {
  pencil_ = &pencil;
  // Chains that meet a contradiction end early, and the sets know nothing of it.
  const bool useful = implications != nullptr && !mode_.dynamic() && !implications->any_refuted();
  implications_ = useful ? implications : nullptr;
  places_ = {};
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) { places_[index(digit)].insert(cell); });
  }
  for (Literal l : known_) is_known_[l] = false;
  known_.clear();
  nested_.clear();
  Search(*this, pencil, hints).run();
}

const Chain& Forcing::chain(Literal source) {
  std::unique_ptr<Chain>& slot = chains_[source];
  if (!slot) slot = std::make_unique<Chain>();
  if (!is_known_[source]) {
    is_known_[source] = true;
    known_.push_back(source);
    follow(source, *slot);
  }
  return *slot;
}

void Forcing::follow(Literal source, Chain& chain) {
  chain.clear();
  chain.add(source, Cause::assumption);
  if (!work_.go_on()) return;
  Follower follower(*pencil_, places_, mode_, chain);
  follower.run();
  while (advance_ && !chain.contradictory() && !work_.stopped()) {
    const Advances& found = advance_->look(*pencil_, follower.now(), nested_);
    if (found.list.empty()) return;
    for (const Advanced& advanced : found.list) {
      const auto l = static_cast<Literal>(advanced.candidate + candidate_count);
      if (chain.contains(l)) continue;
      for (std::size_t i = 0; i < advanced.parent_count; ++i) {
        const int gone = found.parents[advanced.first_parent + i];
        chain.add_parent(chain.node_of(static_cast<Literal>(gone + candidate_count)));
      }
      chain.add(l, Cause::pattern, advanced.nested);
    }
    follower.run();
  }
}

}  // namespace nonet::rating
