/// @file
/// Forcing chains and nets: what follows from each of several possibilities, of which one holds, is
/// true; what leads to a contradiction is false. (Nicolas Juillerat's Sudoku Explainer, "Multiple
/// Forcing Chains", "Dynamic" and "Nested"; Sudopedia "Nishio", "Forcing Chain", "Forcing Net".)
///
/// - Nishio: a candidate, supposed true, leads by hidden singles of its own digit to a place that must be
///   and cannot be.
/// - Cell and region forcing chains: each candidate of a cell, or each place of a digit in a house, leads
///   by links to the same. Digit forcing chains: so do both states of a candidate, or one of them
///   leads to a contradiction.
/// - Forcing nets: an implication may rest on several others. With "+", locked candidates, pairs and
///   X-Wings of what is left help on the way; nested nets use chains there, of four kinds.
///
/// The search is the one of src/chains, which the rating uses too, in its order: easiest and shortest first, and of
/// steps with the same effect, the first.
///
/// Steps: the data are described in core/docs/techniques/forcing.md.

#include "chains/forcing.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

using chains::Chain;
using chains::ChainHint;
using chains::ForcingMode;
using chains::Literal;

ForcingMode mode_of(Technique technique) {
  constexpr chains::ForcingKinds verity{false, true, true, true};
  switch (technique) {
    case Technique::nishio_forcing_chain:
      return {true, ChainLevel::plain, {}};
    case Technique::digit_forcing_chain:
      return {false, ChainLevel::plain, {true, true, false, false}};
    case Technique::cell_forcing_chain:
      return {false, ChainLevel::plain, {false, false, true, false}};
    case Technique::region_forcing_chain:
      return {false, ChainLevel::plain, {false, false, false, true}};
    case Technique::digit_forcing_net:
      return {false, ChainLevel::dynamic, {true, false, false, false}};
    case Technique::forcing_net:
      return {false, ChainLevel::dynamic, verity};
    case Technique::forcing_net_plus:
      return {false, ChainLevel::plus, {}};
    case Technique::nested_forcing_net_1:
      return {false, ChainLevel::forcing, {}};
    case Technique::nested_forcing_net_2:
      return {false, ChainLevel::multiple, {}};
    case Technique::nested_forcing_net_3:
      return {false, ChainLevel::dynamic_inner, {}};
    default:
      return {false, ChainLevel::nested_inner, {}};
  }
}

Node node_of(Literal l) {
  CellSet cells;
  cells.insert(chains::cell_of(l));
  return {chains::digit_of(l) + 1, cells};
}

/// The branches one after another, each from its supposition to its end.
class ForcingStep {
 public:
  ForcingStep(Technique technique, const ChainHint& hint) : hint_(hint) {
    step_.technique = technique;
  }

  Step make() {
    effect();
    for (const chains::Target& target : hint_.targets) branch(target);
    if (hint_.assumption != chains::Cause::assumption) possibilities();
    return std::move(step_);
  }

 private:
  void effect() {
    if (hint_.placed >= 0) {
      step_.placements.insert(hint_.placed);
      return;
    }
    for (const chains::Removal& removal : hint_.removals) {
      chains::for_each_bit(removal.digits, [&](int digit) {
        step_.eliminations.insert(candidate(removal.cell, digit + 1));
      });
    }
  }

  void branch(const chains::Target& target) {
    const Chain& chain = *target.chain;
    std::vector<int> nodes;
    chain.ancestors(target.node, nodes);
    // Parents are older than what follows from them.
    std::sort(nodes.begin(), nodes.end());
    const std::size_t first = step_.nodes.size();
    for (int node : nodes) {
      const Literal l = chain.node(node).literal;
      const auto index = count_of(step_.nodes);
      step_.nodes.push_back(node_of(l));
      for (int parent : chain.parents_of(node)) {
        const auto at = std::lower_bound(nodes.begin(), nodes.end(), parent) - nodes.begin();
        step_.links.push_back({narrow<int>(first) + narrow<int>(at), index, chains::is_on(l)});
      }
      if (!effect_of(l)) mark(chains::candidate_of(l), chains::is_on(l) ? Role::on : Role::off);
    }
    starts_.push_back(chain.node(0).literal);
  }

  [[nodiscard]] bool effect_of(Literal l) const {
    return step_.eliminations.contains(chains::candidate_of(l));
  }

  void mark(int c, Role role) {
    if (marked_.contains(c)) return;
    marked_.insert(c);
    step_.marks.push_back({role, c});
  }

  /// The cell, or the house and the digit, of which one possibility must hold.
  void possibilities() {
    DigitCells all;
    for (Literal start : starts_) {
      all.cells.insert(chains::cell_of(start));
      all.digits.insert(chains::digit_of(start) + 1);
    }
    for (int digit : all.digits) step_.digits.push_back(digit);
    if (hint_.assumption != chains::Cause::cell)
      step_.houses.insert(chains::house_of(hint_.assumption, chains::cell_of(starts_.front())));
    step_.sets.push_back(all);
  }

  const ChainHint& hint_;
  CandidateSet marked_;
  std::vector<Literal> starts_;
  Step step_;
};

/// Work between two calls of `keep_going`, in the units of `Effort`: a chain takes some
/// microseconds.
constexpr std::uint64_t work_of_questions = 4 * chains::Work::between_questions;

/// State that all forcing chains of one position share: each kind begins where another ends.
class ForcingMemory {
 public:
  explicit ForcingMemory(const Context& context) : context_(context), pencil_(context.board()) {
    options_.keep_going = go_on_;
  }

  [[nodiscard]] const chains::Implications& implications() const { return implications_; }

  /// The steps of a technique, the first or all, easiest first. When the search was cut off, the first
  /// need not be the easiest.
  std::vector<Step> steps(Technique technique, bool all) {
    work_.start_again();
    chains::ChainHints hints(all);
    forcing_.find(pencil_, mode_of(technique), hints, &implications_);
    std::vector<Step> steps;
    for (const ChainHint& hint : hints.take()) steps.push_back(ForcingStep(technique, hint).make());
    return steps;
  }
  [[nodiscard]] bool stopped() const { return work_.stopped(); }

 private:
  struct GoOn {
    const Context& context;
    bool operator()() const { return !context.spend(work_of_questions); }
  };

  const Context& context_;
  chains::Pencil pencil_;
  chains::Implications implications_{pencil_};
  GoOn go_on_{context_};
  RatingOptions options_;
  chains::Work work_{options_};
  chains::Forcing forcing_{work_};
};

/// True where cheaper means rule the technique out: templates have all that one digit allows; where
/// both states of a candidate lead to the same, its opposite leads to its own.
bool hopeless(const Context& context, const ForcingMemory& memory, Technique technique) {
  if (technique == Technique::nishio_forcing_chain)
    return !context.any_digit([](int) { return true; });
  return technique == Technique::digit_forcing_chain && !memory.implications().any_refuted();
}

/// Places of a digit that all see what goes, without a link more: locked candidates.
bool has_no_chain(const Step& step) {
  return !step.houses.empty() && step.nodes.size() == 2 * step.links.size();
}

}  // namespace

/// Most callers want one step, which is found much faster than all.
bool find_forcing_chain(const Context& context, Technique technique, Sink sink) {
  auto& memory =
      context.kept(Shelf::forcing).get<ForcingMemory>([&] { return ForcingMemory(context); });
  if (hopeless(context, memory, technique)) return false;
  std::vector<Step> found = memory.steps(technique, false);
  const bool stopped = memory.stopped();
  if (found.empty()) return stopped;
  const Step first = found.front();
  if ((!has_no_chain(first) && sink(std::move(found.front()))) || stopped) return true;
  for (Step& step : memory.steps(technique, true)) {
    if (step != first && !has_no_chain(step) && sink(std::move(step))) return true;
  }
  return memory.stopped();
}

}  // namespace nonet::logic
