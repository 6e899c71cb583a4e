#include "chains/forcing.hpp"

#include <algorithm>

#include "chains/advance.hpp"
#include "index.hpp"

namespace nonet::chains {
namespace {

/// The chains of a mode begin with all that the chains of the other have.
bool continues(ForcingMode from, ForcingMode to) {
  if (from.nishio || to.nishio) return false;
  if (from.level == to.level) return true;
  if (from.level == ChainLevel::plain || from.level > to.level) return false;
  const bool nests_nets = to.level >= ChainLevel::dynamic_inner;
  if (!nests_nets || from.level <= ChainLevel::plus) return true;
  return from.level == ChainLevel::dynamic_inner && to.level == ChainLevel::nested_inner;
}

/// Of nets that nothing but implications makes.
bool is_simple_net(ForcingMode mode) {
  return !mode.nishio && mode.level == ChainLevel::dynamic;
}

}  // namespace

double base_difficulty(ForcingMode mode) {
  if (mode.nishio) return 7.5;
  switch (mode.level) {
    case ChainLevel::plain:
      return 8.0;
    case ChainLevel::dynamic:
      return 8.5;
    case ChainLevel::plus_inner:
    case ChainLevel::forcing_inner:
    case ChainLevel::multiple_inner:
      return 10.5;
    default:
      return 9.0 + 0.5 * (static_cast<int>(mode.level) - static_cast<int>(ChainLevel::plus));
  }
}

/// The hints of one position.
class Forcing::Search {
 public:
  Search(Forcing& forcing, ForcingMode mode, const Pencil& pencil, ChainHints& hints)
      : forcing_(forcing),
        mode_(mode),
        pencil_(pencil),
        hints_(hints),
        base_(base_difficulty(mode_)) {}

  void run() {
    for (int cell = 0; cell < cell_count; ++cell) {
      const int count = bits(pencil_.cell(cell));
      if (count > 2 || (count > 1 && (mode_.dynamic() || mode_.binary()))) from_cell(cell);
      if (forcing_.work_.stopped()) return;
    }
    // Once there is a hint, chains of other digits may have been cut short.
    if (mode_.nishio && hints_.empty()) forcing_.fruitless_ = forcing_.places_;
  }

 private:
  void count(Literal source) {
    if (!forcing_.is_counted(source)) forcing_.counted(source, hints_.complexity_limit());
  }
  const Chain& chain(Literal source) { return forcing_.chain(source, hints_.complexity_limit()); }

  /// Nishio knows one digit only: what it did not find once, it finds when a place of the digit is gone.
  [[nodiscard]] bool known_to_fail(int digit) const {
    return mode_.nishio && forcing_.fruitless_[digit] == forcing_.places_[digit];
  }

  void from_cell(int cell) {
    for_each_bit(pencil_.cell(cell), [&](int digit) {
      if (known_to_fail(digit)) return;
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

  /// Follows every one of `starts_` and keeps their common conclusions.
  void branch(RatedTechnique technique, int sort_key, Cause assumption) {
    if (forcing_.implications_ != nullptr && !forcing_.implications_->any_common(starts_)) return;
    for (Literal start : starts_) count(start);
    if (forcing_.closed_ && !any_common()) return;
    branches_.clear();
    for (Literal start : starts_) branches_.push_back(&chain(start));
    reduce(technique, sort_key, assumption);
  }

  /// Whether all nets of `starts_` have something that is the same. Those that end in a contradiction must be followed
  /// to tell.
  bool any_common() {
    NetClosure& closure = *forcing_.closure_;
    NetClosure::Row common;
    common.on.fill(~std::uint64_t{0});
    common.off = common.on;
    std::uint64_t any = 1;
    const auto join = [&](const NetClosure::Row& row) {
      any = 0;
      for (std::size_t i = 0; i < common.on.size(); ++i)
        any |= (common.on[i] &= row.on[i]) | (common.off[i] &= row.off[i]);
    };
    for (Literal start : starts_) {
      if (!closure.untold(start)) join(closure.row(start));
      if (any == 0) return false;
    }
    for (Literal start : starts_) {
      if (!closure.untold(start)) continue;
      closure.tell(start, chain(start));
      join(closure.row(start));
      if (any == 0) return false;
    }
    return true;
  }

  /// Whether both states of a candidate lead to something that is the same.
  bool states_agree(Literal on, Literal off) {
    const NetClosure& closure = *forcing_.closure_;
    const bool no_on = closure.contradictory(on);
    const bool no_off = closure.contradictory(off);
    if (no_on && no_off) return true;
    if (no_on) return closure.agrees(off, chain(on));
    if (no_off) return closure.agrees(on, chain(off));
    return closure.states_agree(candidate_of(on));
  }

  void binary(int cell, int digit) {
    const Literal on = literal(cell, digit, true);
    const Literal off = literal(cell, digit, false);
    refute(on);
    refute(off);
    if (mode_.nishio || !mode_.kinds.both_states || bits(pencil_.cell(cell)) < 3) return;
    if (forcing_.closed_ && !states_agree(on, off)) return;
    branches_ = {&chain(on), &chain(off)};
    reduce(RatedTechnique::double_forcing_chains, 1, Cause::assumption);
  }

  /// Gives what follows where a candidate leads to a contradiction.
  void refute(Literal source) {
    count(source);
    if (forcing_.closed_ && !forcing_.closure_->contradictory(source)) return;
    const Chain& line = chain(source);
    if (line.contradictory()) contradiction(line, opposite(source));
  }

  /// The literal that follows, since its opposite leads to a contradiction.
  void contradiction(const Chain& chain, Literal result) {
    if (!mode_.kinds.contradiction) return;
    targets_ = {{&chain, chain.clash_nodes()[0]}, {&chain, chain.clash_nodes()[1]}};
    const auto technique =
        mode_.nishio ? RatedTechnique::nishio : RatedTechnique::contradiction_forcing_chains;
    offer(technique, 7, Cause::assumption, result, targets_);
  }

  /// The places of a digit in a house, once: from the first of them.
  void region(int house, int cell, int digit, Cause cause) {
    const Mask places = pencil_.place(house, digit);
    if (bits(places) < 2 || cell_in(house, lowest(places)) != cell) return;
    starts_.clear();
    for_each_bit(
        places, [&](int place) { starts_.push_back(literal(cell_in(house, place), digit, true)); });
    branch(RatedTechnique::region_forcing_chains, 6, cause);
  }

  /// Gives every literal that follows in all branches, in the order of the first one.
  void reduce(RatedTechnique technique, int sort_key, Cause assumption) {
    const Chain& first = *branches_.front();
    for (bool truth : {true, false}) {
      if (!find_common(truth)) continue;
      for (std::uint16_t node : truth ? first.ons() : first.offs()) {
        const Literal l = first.node(node).literal;
        if (common_[digit_of(l)].contains(cell_of(l))) reduced(technique, sort_key, assumption, l);
      }
    }
  }

  /// What all branches have, true or false. False: nothing.
  bool find_common(bool truth) {
    CellSet any;
    for (int digit = 0; digit < 9; ++digit) {
      CellSet common = truth ? branches_[0]->on(digit) : branches_[0]->off(digit);
      for (std::size_t i = 1; i < branches_.size(); ++i)
        common &= truth ? branches_[i]->on(digit) : branches_[i]->off(digit);
      common_[digit] = common;
      any |= common;
    }
    return !any.empty();
  }

  void reduced(RatedTechnique technique, int sort_key, Cause assumption, Literal l) {
    targets_.clear();
    for (const Chain* branch : branches_) targets_.push_back({branch, branch->node_of(l)});
    offer(technique, sort_key, assumption, l, targets_);
  }

  void offer(RatedTechnique technique, int sort_key, Cause assumption, Literal result,
             const std::vector<Target>& targets) {
    const int cell = cell_of(result);
    const Mask digit = bit(digit_of(result));
    const Mask gone = is_on(result) ? minus(pencil_.cell(cell), digit) : digit;
    if (gone == 0) return;
    const Removal removal{cell, gone};
    // Lengths are known only after a look at the whole chain.
    int complexity = 0;
    for (const Target& target : targets) complexity += target.chain->node(target.node).least_length;
    if (!wanted(complexity, sort_key, removal)) return;
    complexity = 0;
    for (const Target& target : targets) complexity += target.chain->length(target.node);
    if (!wanted(complexity, sort_key, removal)) return;
    complexity += nested_complexity(targets);
    if (!wanted(complexity, sort_key, removal)) return;
    ChainHint hint;
    hint.technique = technique;
    hint.difficulty = base_ + length_difficulty(complexity);
    hint.complexity = complexity;
    hint.sort_key = sort_key;
    if (is_on(result)) hint.placed = candidate_of(result);
    hint.removals.push_back(removal);
    hint.targets = targets;
    hint.assumption = assumption;
    hints_.add(std::move(hint));
  }

  [[nodiscard]] bool wanted(int complexity, int sort_key, const Removal& removal) const {
    return hints_.wants({base_ + length_difficulty(complexity), complexity, sort_key}, removal);
  }

  /// The complexities of the nested chains that the branches rest on, equal ones once.
  int nested_complexity(const std::vector<Target>& targets) {
    int sum = 0;
    counted_.clear();
    for (const Target& target : targets) {
      if (!target.chain->has_nested()) continue;
      target.chain->ancestors(target.node, nodes_);
      for (int node : nodes_) {
        const int nested = target.chain->node(node).nested;
        if (nested < 0) continue;
        const NestedChain& chain = nth(forcing_.nested_, nested);
        const bool known =
            std::any_of(counted_.begin(), counted_.end(), [&](const NestedChain* other) {
              return other == &chain || other->has_literals_of(chain);
            });
        if (known) continue;
        counted_.push_back(&chain);
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
  Places common_;
  std::vector<Target> targets_;
  std::vector<int> nodes_;
  std::vector<const NestedChain*> counted_;
};

Forcing::Forcing(Work& work) : work_(work) {}

Forcing::~Forcing() = default;

/// Chains are kept for a search that goes on with them.
void Forcing::begin(const Pencil& pencil, ForcingMode mode) {
  const bool goes_on = complete_ && continues(mode_, mode) && *pencil_ == pencil;
  mode_ = mode;
  complete_ = true;
  if (goes_on) return;
  pencil_ = pencil;
  places_ = {};
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) { places_[digit].insert(cell); });
  }
  for (Literal l : known_) {
    is_known_[l] = false;
    spare(l);
  }
  known_.clear();
  nested_.clear();
  has_closure_.reset();
}

void Forcing::spare(Literal source) {
  if (lines_[source].line) spare_.push_back(std::move(lines_[source].line));
}

void Forcing::find(const Pencil& pencil, ForcingMode mode, ChainHints& hints,
                   const Implications* implications) {
  begin(pencil, mode);
  // Chains that meet a contradiction end early, and the sets know nothing of it.
  const bool useful = implications != nullptr && !mode_.dynamic() && !implications->any_refuted();
  implications_ = useful ? implications : nullptr;
  follower_.begin(*pencil_, places_, {mode_.nishio, mode_.dynamic()});
  closed_ = is_simple_net(mode) && close();
  Search(*this, mode, pencil, hints).run();
}

/// A line that counts as followed to the level of the search. It is, or waits until somebody looks at it.
Forcing::Followed& Forcing::counted(Literal source, int limit) {
  Followed& followed = lines_[source];
  if (is_counted(source)) return followed;
  const bool known = is_known_[source];
  if (!known) {
    is_known_[source] = true;
    known_.push_back(source);
  }
  // Patterns may make a short way of what comes last.
  if (mode_.level >= ChainLevel::plus) limit = no_limit;
  const bool goes_on = work_.go_on();
  if (known && followed.waits) {
    catch_up(followed, source, no_limit);
  } else if (!known) {
    followed.waits = closed_ && goes_on;
    if (!followed.waits) start(followed, source);
  }
  if (goes_on && !followed.waits)
    follow(*followed.line, known ? followed.level : ChainLevel::plain, limit);
  followed.level = mode_.level;
  complete_ = complete_ && limit == no_limit && !work_.stopped();
  return followed;
}

void Forcing::start(Followed& followed, Literal source) {
  if (spare_.empty()) {
    followed.line = std::make_unique<Line>();
  } else {
    followed.line = std::move(spare_.back());
    spare_.pop_back();
  }
  followed.line->start(source);
}

void Forcing::catch_up(Followed& followed, Literal source, int limit) {
  start(followed, source);
  follower_.run(*followed.line, limit);
  followed.waits = false;
}

/// False when there is too much to tell anything.
bool Forcing::close() {
  if (!closure_) closure_ = std::make_unique<NetClosure>();
  if (!has_closure_) has_closure_ = closure_->set(*pencil_);
  return *has_closure_;
}

const Chain& Forcing::chain(Literal source, int limit) {
  Followed& followed = counted(source, limit);
  // Another search may go on with a line that counts as complete.
  if (followed.waits) catch_up(followed, source, complete_ ? no_limit : limit);
  return followed.line->chain;
}

/// Follows a line on to the level of the search, from the one to which it has been followed.
void Forcing::follow(Line& line, ChainLevel from, int limit) {
  follower_.run(line, limit);
  while (mode_.level >= ChainLevel::plus && !line.chain.contradictory() && advance(line, from)) {
    from = ChainLevel::plain;
    follower_.run(line, limit);
  }
}

/// Adds what patterns and nested chains remove where implications end. False when there is nothing.
bool Forcing::advance(Line& line, ChainLevel known) {
  std::unique_ptr<Advance>& rules = advances_[mode_.level];
  if (!rules) rules = std::make_unique<Advance>(mode_.level, work_);
  const Advances& found = rules->look(*pencil_, follower_.now(), known, nested_);
  Chain& chain = line.chain;
  for (const Advanced& advanced : found.list) {
    const auto l = static_cast<Literal>(advanced.candidate + candidate_count);
    if (chain.contains(l)) continue;
    for (std::size_t i = 0; i < advanced.parent_count; ++i) {
      const int gone = found.parents[advanced.first_parent + i];
      chain.add_parent(follower_.node_of(static_cast<Literal>(gone + candidate_count)));
    }
    chain.add(l, Cause::pattern, advanced.nested);
  }
  return !found.list.empty() && !work_.stopped();
}

}  // namespace nonet::chains
