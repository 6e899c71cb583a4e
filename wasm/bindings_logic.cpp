/// @file
/// The border to JavaScript for human logic: the table of techniques, the next step, all steps, the path, and the
/// referee, of which `judge.d.ts` tells.

#include <emscripten/bind.h>

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

struct LogicRequest {
  val techniques = val::undefined();  // null: the usual ones
  bool usual;                         // techniques is null on purpose, not for being no array
  std::string order;
  double budget;
  bool detours;  // only the path looks at it
};

/// A question in the words of the core; `error` is empty or names the first thing that is wrong.
struct AskedLogic {
  std::string error;
  Position position;
  LogicOptions options;
};

std::optional<TechniqueSet> read_techniques(const LogicRequest& request) {
  if (request.usual) return usual_techniques();
  if (request.techniques.isNull()) return std::nullopt;
  TechniqueSet set;
  for (const val& id : emscripten::vecFromJSArray<val>(request.techniques)) {
    const auto technique = id.isString() ? find_technique(id.as<std::string>()) : std::nullopt;
    if (!technique) return std::nullopt;
    set.insert(static_cast<int>(*technique));
  }
  return set;
}

AskedLogic read_asked(const PositionRequest& asked, const LogicRequest& request) {
  AskedLogic question;
  const OnePosition read = read_position(asked);
  const auto techniques = read_techniques(request);
  const auto budget = read_whole(request.budget);
  question.error = read.error;
  if (question.error.empty() && !techniques) question.error = "techniques";
  if (question.error.empty() && !budget) question.error = "budget";
  const auto order = find_technique_order(request.order);
  if (question.error.empty() && !order) question.error = "order";
  question.position = read.position;
  question.options.order = order.value_or(TechniqueOrder::nonet);
  question.options.techniques = techniques.value_or(TechniqueSet());
  question.options.budget = budget.value_or(0);
  question.options.detours = request.detours;
  return question;
}

// --- answers ---

/// A step of a position, with the plan of its explanation.
val told(const Step& step, const Board& board) {
  val object = wasm::to_object(step);
  object.set("explanation", wasm::to_object(explain(step, board)));
  return object;
}

/// All of one position.
val to_list(const std::vector<Step>& steps, const Board& board) {
  val list = val::array();
  for (const Step& step : steps) list.call<void>("push", told(step, board));
  return list;
}

/// Each in the position that the ones before it leave.
val to_path(const std::vector<Step>& steps, Board board) {
  val list = val::array();
  for (const Step& step : steps) {
    list.call<void>("push", told(step, board));
    apply(step, board);
  }
  return list;
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

val hint_for(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Steps found = ask(question, progress, &next_step);
  val object = to_object(question.error, found.report, found.end);
  object.set("step", found.steps.empty() ? val::null()
                                         : told(found.steps.front(), question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  return object;
}

val steps_of(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Steps found = ask(question, progress, &all_steps);
  val object = to_object(question.error, found.report, found.end);
  object.set("steps", to_list(found.steps, question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  return object;
}

val path_of(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  const Path found = ask(question, progress, &path);
  val object = to_object(question.error, found.report, found.end);
  object.set("steps", to_path(found.steps, question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  object.set("solved", found.solved);
  object.set("score", found.score);
  object.set("level", found.steps.empty() ? "" : std::string(id(found.level)));
  return object;
}

// --- the referee ---

/// `Proposal` of judge.d.ts, as `guard.js` hands it over.
struct ProposalRequest {
  val place = val::undefined();
  val remove = val::undefined();
  val links = val::undefined();
  val assumed = val::undefined();
};

/// A proposal in the words of the core; `error` is empty or names the first thing that is wrong, `where` its place.
struct Proposed {
  std::string error;
  ProposalReport where;
  Proposal proposal;
};

/// False if one is no candidate at all.
bool read_candidates(const val& ids, CandidateSet& set) {
  for (const double id : emscripten::convertJSArrayToNumberVector<double>(ids)) {
    if (!(id >= 0 && id < candidate_count) || id != std::trunc(id)) return false;
    set.insert(static_cast<int>(id));
  }
  return true;
}

/// The id of an error, or "".
std::string read_link(const val& drawn, DrawnLink& link) {
  const auto kind = drawn["kind"].as<std::string>();
  if (kind != "strong" && kind != "weak") return "kind";
  link.strong = kind == "strong";
  const bool known =
      read_candidates(drawn["from"], link.from) && read_candidates(drawn["to"], link.to);
  return known ? "" : "candidate";
}

Proposed read_proposal(const ProposalRequest& asked) {
  Proposed read;
  const auto refuse = [&](std::string error, ProposalPart part, int link) {
    if (!read.error.empty()) return;
    read.error = std::move(error);
    read.where.part = part;
    read.where.link = link;
  };
  const auto claims = [&](const val& ids, CandidateSet& set, ProposalPart part) {
    if (!read_candidates(ids, set)) refuse("candidate", part, -1);
  };
  claims(asked.place, read.proposal.place, ProposalPart::place);
  claims(asked.remove, read.proposal.remove, ProposalPart::remove);
  claims(asked.assumed, read.proposal.assumed, ProposalPart::assumed);
  int number = 0;
  for (const val& drawn : emscripten::vecFromJSArray<val>(asked.links)) {
    const std::string error = read_link(drawn, read.proposal.links.emplace_back());
    if (!error.empty()) refuse(error, ProposalPart::links, number);
    ++number;
  }
  return read;
}

val judged_link(const LinkVerdict& verdict) {
  val object = val::object();
  object.set("holds", verdict.holds);
  object.set("because", verdict.holds ? std::string(id(verdict.because)) : "");
  object.set("houses", to_ids<std::uint8_t>(verdict.houses));
  object.set("covers", to_ids<std::uint8_t>(verdict.covers));
  val sets = val::array();
  for (const DigitCells& set : verdict.sets) sets.call<void>("push", wasm::to_object(set));
  object.set("sets", sets);
  object.set("why", std::string(id(verdict.why)));
  object.set("candidates", to_ids<std::uint16_t>(verdict.candidates));
  object.set("house", verdict.house);
  return object;
}

/// Those for what is assumed, each in the position that the ones before leave; then all others.
val to_list(const Judgement& judgement, Board board) {
  val list = val::array();
  std::size_t number = 0;
  for (const Step& step : judgement.steps) {
    list.call<void>("push", told(step, board));
    if (number++ < judgement.assumed_steps) apply(step, board);
  }
  return list;
}

val judge_of(const PositionRequest& position, const ProposalRequest& proposed,
             const LogicRequest& request, const val& progress) {
  const AskedLogic question = read_asked(position, request);
  Proposed read = read_proposal(proposed);
  Judgement found;
  std::string error = question.error.empty() ? read.error : question.error;
  if (error.empty()) {
    Telling telling(progress);
    JudgeOptions options;
    if (!request.usual) options.techniques = question.options.techniques;
    options.budget = question.options.budget;
    options.keep_going = telling.keep_going();
    found = judge(question.position, read.proposal, options);
    read.where = found.proposal;
    error = id(found.proposal.fault);
  }
  const bool judged = error.empty() && found.report.can_start();
  val object = to_object(error, error.empty() ? found.report : PositionReport(), found.end);
  object.set("part", std::string(id(read.where.part)));
  object.set("link", read.where.link);
  object.set("candidate", read.where.candidate);
  object.set("verdict", judged ? std::string(id(found.verdict)) : "");
  object.set("steps", to_list(found, question.position.board));
  object.set("assumedSteps", static_cast<int>(found.assumed_steps));
  val links = val::array();
  bool all = !found.links.empty();
  for (const LinkVerdict& link : found.links) {
    links.call<void>("push", judged_link(link));
    all = all && link.holds;
  }
  object.set("links", links);
  object.set("carries", all ? val(found.carries) : val::null());
  val solutions = val::array();
  for (const Grid& solution : found.solutions) solutions.call<void>("push", to_string(solution));
  object.set("solutions", solutions);
  return object;
}

val technique_table() {
  val table = val::array();
  for (const TechniqueInfo& technique : techniques()) {
    val row = val::object();
    row.set("id", std::string(technique.id));
    row.set("title", std::string(technique.title));
    row.set("family", std::string(id(technique.family)));
    row.set("level", std::string(id(technique.level)));
    row.set("score", technique.score);
    row.set("rating", technique.rating);
    row.set("hodoku", std::string(technique.hodoku));
    row.set("use", std::string(id(technique.use)));
    table.call<void>("push", row);
  }
  return table;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_logic) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<PositionRequest>("PositionRequest")
      .field("cells", &PositionRequest::cells)
      .field("candidates", &PositionRequest::candidates)
      .field("givens", &PositionRequest::givens);
  value_object<LogicRequest>("LogicRequest")
      .field("techniques", &LogicRequest::techniques)
      .field("usual", &LogicRequest::usual)
      .field("order", &LogicRequest::order)
      .field("budget", &LogicRequest::budget)
      .field("detours", &LogicRequest::detours);

  value_object<ProposalRequest>("ProposalRequest")
      .field("place", &ProposalRequest::place)
      .field("remove", &ProposalRequest::remove)
      .field("links", &ProposalRequest::links)
      .field("assumed", &ProposalRequest::assumed);

  function("hint", &hint_for);
  function("steps", &steps_of);
  function("path", &path_of);
  function("judge", &judge_of);
  function("techniques", &technique_table);
}

}  // namespace nonet::wasm
