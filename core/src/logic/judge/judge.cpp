#include "nonet/judge.hpp"

#include <algorithm>
#include <optional>

#include "logic/judge/carrying.hpp"
#include "logic/judge/drawn_links.hpp"
#include "logic/judge/naming.hpp"
#include "logic/link_reasons.hpp"
#include "logic/solutions_within.hpp"

namespace nonet {
namespace {

/// Whether a solution has it as claimed.
bool agrees(const Grid& solution, const Proposal& proposal) {
  const auto stands = [&](int c) { return solution[candidate_cell(c)] == candidate_digit(c); };
  for (int c : proposal.place) {
    if (!stands(c)) return false;
  }
  for (int c : proposal.remove | proposal.assumed) {
    if (stands(c)) return false;
  }
  return true;
}

/// A solution in which one candidate is true, or false.
std::optional<Grid> solution_with(Board board, int c, bool state) {
  const int cell = candidate_cell(c);
  if (state)
    board.place(cell, candidate_digit(c));
  else
    board.eliminate(cell, candidate_digit(c));
  const std::vector<Grid> found = logic::solutions_within(board, 1);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

/// Of several solutions, one that has a claim otherwise.
std::optional<Grid> contradiction(const Board& board, const Proposal& proposal) {
  for (int c : proposal.place) {
    if (auto found = solution_with(board, c, false)) return found;
  }
  for (int c : proposal.remove | proposal.assumed) {
    if (auto found = solution_with(board, c, true)) return found;
  }
  return std::nullopt;
}

/// Of several solutions, another one: if possible one that has a claimed digit, or has not a candidate that was removed.
std::optional<Grid> another(const Board& board, const Proposal& proposal, const Grid& first) {
  for (int c : proposal.place) {
    if (!board.places(candidate_digit(c)).contains(candidate_cell(c))) continue;
    if (auto found = solution_with(board, c, true); found && *found != first) return found;
  }
  for (int c : proposal.remove | proposal.assumed) {
    if (auto found = solution_with(board, c, false); found && *found != first) return found;
  }
  for (const Grid& solution : logic::solutions_within(board, 2)) {
    if (solution != first) return solution;
  }
  return std::nullopt;
}

/// Empty where every solution has it as claimed.
std::vector<Grid> solutions_against(const Board& board, const PositionReport& report,
                                    const Proposal& proposal) {
  if (report.fault == PositionFault::none) {
    if (agrees(report.solution, proposal)) return {};
    return {report.solution};
  }
  const std::optional<Grid> first = contradiction(board, proposal);
  if (!first) return {};
  std::vector<Grid> solutions{*first};
  if (const auto second = another(board, proposal, *first)) solutions.push_back(*second);
  return solutions;
}

class Judging {
 public:
  Judging(const Position& position, const Proposal& proposal, const JudgeOptions& options)
      : start_(position),
        proposal_(proposal),
        effort_(options.budget, options.keep_going),
        nets_(options.budget, options.keep_going),
        wanted_(options.techniques),
        position_(position) {
    for (int c : proposal.assumed) position_.board.eliminate(candidate_cell(c), candidate_digit(c));
  }

  [[nodiscard]] Judgement judge() {
    answer_.proposal = examine(proposal_, start_.board);
    answer_.report = examine(start_);
    if (answer_.proposal.fault != ProposalFault::none || !answer_.report.can_start())
      return answer_;
    wanted_ = logic::holding(wanted_, answer_.report);
    look_at_links();
    answer_.solutions = solutions_against(start_.board, answer_.report, proposal_);
    if (answer_.solutions.empty()) {
      const bool told = name();
      const bool reasoned = proposal_.links.empty() || answer_.carries;
      answer_.verdict = !told ? Verdict::untold : reasoned ? Verdict::right : Verdict::other_reason;
    }
    return std::move(answer_);
  }

 private:
  void look_at_links() {
    logic::RemovableAlone removable_alone;
    logic::Effort effort;
    const logic::Context context(position_.board, position_.givens, effort, removable_alone);
    logic::DrawnLinks links(context, answer_.report.unique);
    std::vector<logic::HeldLink> held;
    bool all = !proposal_.links.empty();
    for (const DrawnLink& link : proposal_.links) {
      answer_.links.push_back(links.look_at(link));
      all = all && answer_.links.back().holds;
      if (all) held.push_back({link.strong, link.from, link.to, links.sets()});
    }
    answer_.carries = all && logic::carry(position_.board, held, proposal_.place, proposal_.remove);
  }

  /// Whether steps tell everything.
  bool name() {
    if (!proposal_.assumed.empty()) {
      if (!name(start_, {{}, proposal_.assumed}, {})) return false;
      answer_.assumed_steps = answer_.steps.size();
    }
    return name(position_, {proposal_.place, proposal_.remove}, proposal_.links);
  }

  bool name(const Position& position, const logic::Claims& claims,
            const std::vector<DrawnLink>& links) {
    logic::Naming naming(position, claims, links, wanted_);
    naming.look(effort_, nets_);
    std::vector<Step> steps = naming.steps();
    // A pattern may say more than its links.
    const bool all =
        !answer_.links.empty() && std::all_of(answer_.links.begin(), answer_.links.end(),
                                              [](const LinkVerdict& link) { return link.holds; });
    if (naming.is_match() && all) answer_.carries = true;
    if (steps.empty() && effort_.end() != SearchEnd::complete) answer_.end = effort_.end();
    if (steps.empty() && nets_.end() != SearchEnd::complete) answer_.end = nets_.end();
    if (steps.empty()) answer_.steps.clear();
    for (Step& step : steps) {
      logic::give_reasons(step, position.board);
      answer_.steps.push_back(std::move(step));
    }
    return !steps.empty();
  }

  const Position& start_;
  const Proposal& proposal_;
  logic::Effort effort_;
  logic::Effort nets_;
  TechniqueSet wanted_;
  /// Without what is assumed.
  Position position_;
  Judgement answer_;
};

}  // namespace

TechniqueSet judging_techniques() {
  TechniqueSet set = TechniqueSet::all();
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.use == Use::last_resort) set.erase(technique.technique);
  }
  return set;
}

Judgement judge(const Position& position, const Proposal& proposal, const JudgeOptions& options) {
  return Judging(position, proposal, options).judge();
}

}  // namespace nonet
