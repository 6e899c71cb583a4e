/// @file
/// The border to JavaScript for human logic: the table of techniques, the next step, all steps, the path, and the
/// referee, of which `judge.d.ts` tells.

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "convert.hpp"
#include "explanation.hpp"
#include "nonet/judge.hpp"
#include "nonet/logic.hpp"

namespace nonet::wasm {
namespace {

/// How much work the core does between two questions whether to go on; see `Effort`.
constexpr double work_between_questions = 1024;

// --- what is asked ---

/// A question in the words of the core; `error` is empty or names the first thing that is wrong.
struct AskedLogic {
  std::string error;
  Position position;
  LogicOptions options;
  /// No techniques are named.
  bool usual = true;
};

AskedLogic read_asked(const val& asked, const val& wanted) {
  AskedLogic question;
  const OnePosition read = read_position(asked);
  question.position = read.position;
  Request request(wanted, read.error);
  question.usual = request["techniques"].isNull();
  std::vector<Technique> techniques;
  if (!question.usual) request.read("techniques", techniques, all_of(find_technique));
  question.options.techniques = question.usual ? usual_techniques() : TechniqueSet();
  for (const Technique one : techniques) question.options.techniques.insert(static_cast<int>(one));
  request.read("budget", question.options.budget, whole);
  request.read("order", question.options.order, one_of(find_technique_order));
  request.read("detours", question.options.detours, flag);
  question.error = request.error();
  return question;
}

// --- answers ---

/// A step of a position, with the plan of its explanation.
val told(const Step& step, const Board& board) {
  return with(wasm::to_object(step), {{"explanation", wasm::to_object(explain(step, board))}});
}

/// All of one position.
val to_list(const std::vector<Step>& steps, const Board& board) {
  return list_of(steps, [&board](const Step& step) { return told(step, board); });
}

/// The first `count` each in the position that the ones before it leave.
val to_path(const std::vector<Step>& steps, Board board, std::size_t count) {
  std::size_t number = 0;
  return list_of(steps, [&](const Step& step) {
    const val object = told(step, board);
    if (number++ < count) apply(step, board);
    return object;
  });
}

/// Tells the callback at times how much work was done.
class Telling {
 public:
  explicit Telling(const val& progress) : progress_(progress) {}

  /// For the core; none without a callback.
  [[nodiscard]] KeepGoing keep_going() {
    if (progress_.isNull()) return nullptr;
    return [this] {
      work_ += work_between_questions;
      return !pace_.due() || tell(progress_, work_);
    };
  }

 private:
  const val& progress_;
  double work_ = 0;
  Pace pace_;
};

/// Asks the core; unless the question is wrong: then the answer is an empty one.
template <typename Answer>
Answer ask(const AskedLogic& question, const val& progress,
           Answer (*answer)(const Position&, const LogicOptions&)) {
  if (!question.error.empty()) return {};
  Telling telling(progress);
  LogicOptions options = question.options;
  options.keep_going = telling.keep_going();
  return answer(question.position, options);
}

val hint_for(const val& position, const val& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Steps found = ask(question, progress, &next_step);
  const bool none = found.steps.empty();
  return with(to_object(question.error, found.report, found.end),
              {{"step", none ? val::null() : told(found.steps.front(), question.position.board)},
               {"open", to_ids<std::uint8_t>(found.open)}});
}

val steps_of(const val& position, const val& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Steps found = ask(question, progress, &all_steps);
  return with(to_object(question.error, found.report, found.end),
              {{"steps", to_list(found.steps, question.position.board)},
               {"open", to_ids<std::uint8_t>(found.open)}});
}

val path_of(const val& position, const val& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Path found = ask(question, progress, &path);
  return with(to_object(question.error, found.report, found.end),
              {{"steps", to_path(found.steps, question.position.board, found.steps.size())},
               {"open", to_ids<std::uint8_t>(found.open)},
               {"solved", found.solved},
               {"score", found.score},
               {"level", found.steps.empty() ? "" : id(found.level)}});
}

// --- the referee ---

/// A proposal in the words of the core; `error` is empty or names the first thing that is wrong, `where` its place.
struct Proposed {
  std::string error;
  ProposalReport where;
  Proposal proposal;
};

/// False if one is no candidate at all.
bool read_candidates(const val& ids, CandidateSet& set) {
  if (ids.isNull() || ids.isUndefined()) return true;
  const auto given = numbers(ids);
  if (!given) return false;
  for (const double id : *given) {
    if (!(id >= 0 && id < candidate_count) || id != std::trunc(id)) return false;
    set.insert(static_cast<int>(id));
  }
  return true;
}

/// The id of an error, or "".
std::string read_link(const Request& drawn, DrawnLink& link) {
  const auto kind = text(drawn["kind"]);
  if (kind != "strong" && kind != "weak") return "kind";
  link.strong = kind == "strong";
  const bool known =
      read_candidates(drawn["from"], link.from) && read_candidates(drawn["to"], link.to);
  return known ? "" : "candidate";
}

Proposed read_proposal(const val& proposed) {
  Proposed read;
  const Request asked(proposed);
  const auto refuse = [&](std::string error, ProposalPart part, int link) {
    if (!read.error.empty()) return;
    read.error = std::move(error);
    read.where.part = part;
    read.where.link = link;
  };
  const auto claims = [&](const char* name, CandidateSet& set, ProposalPart part) {
    if (!read_candidates(asked[name], set)) refuse("candidate", part, -1);
  };
  claims("place", read.proposal.place, ProposalPart::place);
  claims("remove", read.proposal.remove, ProposalPart::remove);
  claims("assumed", read.proposal.assumed, ProposalPart::assumed);
  if (!asked["links"].isArray()) return read;
  int number = 0;
  for (const val& drawn : emscripten::vecFromJSArray<val>(asked["links"])) {
    const std::string error = read_link(Request(drawn), read.proposal.links.emplace_back());
    if (!error.empty()) refuse(error, ProposalPart::links, number);
    ++number;
  }
  return read;
}

val judged_link(const LinkVerdict& verdict) {
  return object_of({{"holds", verdict.holds},
                    {"because", verdict.holds ? id(verdict.because) : ""},
                    {"houses", to_ids<std::uint8_t>(verdict.houses)},
                    {"covers", to_ids<std::uint8_t>(verdict.covers)},
                    {"sets", list_of(verdict.sets, wasm::set_of)},
                    {"why", verdict.why},
                    {"candidates", to_ids<std::uint16_t>(verdict.candidates)},
                    {"house", verdict.house}});
}

val judge_of(const val& position, const val& proposed, const val& wanted, const val& progress) {
  const AskedLogic question = read_asked(position, wanted);
  Proposed read = read_proposal(proposed);
  Judgement found;
  std::string error = question.error.empty() ? read.error : question.error;
  if (error.empty()) {
    Telling telling(progress);
    JudgeOptions options;
    if (!question.usual) options.techniques = question.options.techniques;
    options.budget = question.options.budget;
    options.keep_going = telling.keep_going();
    found = judge(question.position, read.proposal, options);
    read.where = found.proposal;
    error = id(found.proposal.fault);
  }
  const bool judged = error.empty() && found.report.can_start();
  const bool all =
      !found.links.empty() && std::all_of(found.links.begin(), found.links.end(),
                                          [](const LinkVerdict& link) { return link.holds; });
  return with(to_object(error, error.empty() ? found.report : PositionReport(), found.end),
              {{"part", read.where.part},
               {"link", read.where.link},
               {"candidate", read.where.candidate},
               {"verdict", judged ? id(found.verdict) : ""},
               {"steps", to_path(found.steps, question.position.board, found.assumed_steps)},
               {"assumedSteps", found.assumed_steps},
               {"links", list_of(found.links, judged_link)},
               {"carries", all ? val(found.carries) : val::null()},
               {"solutions", list_of(found.solutions,
                                     [](const Grid& solution) { return to_string(solution); })}});
}

val technique_table() {
  return list_of(techniques(), [](const TechniqueInfo& technique) {
    return object_of({{"id", technique.id},
                      {"title", technique.title},
                      {"family", technique.family},
                      {"level", technique.level},
                      {"score", technique.score},
                      {"rating", technique.rating},
                      {"hodoku", technique.hodoku},
                      {"use", technique.use}});
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_logic) {
  using emscripten::function;

  function("hint", &hint_for);
  function("steps", &steps_of);
  function("path", &path_of);
  function("judge", &judge_of);
  function("techniques", &technique_table);
}

}  // namespace nonet::wasm
