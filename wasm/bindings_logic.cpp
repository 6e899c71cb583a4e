/// @file
/// The border to JavaScript for human logic: the table of techniques, the next step, all steps, the path.

#include <emscripten/bind.h>

#include <optional>
#include <string>

#include "convert.hpp"
#include "explanation.hpp"
#include "nonet/logic.hpp"

namespace nonet::border {
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
struct Question {
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

Question read_question(const PositionRequest& asked, const LogicRequest& request) {
  Question question;
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
  val object = border::to_object(step);
  object.set("explanation", border::to_object(explain(step, board)));
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

/// Asks the core, and tells the callback at times how much work was done; unless the question is wrong: then the answer is an empty one.
template <typename Answer>
Answer ask(const Question& question, const val& progress,
           Answer (*answer)(const Position&, const LogicOptions&)) {
  if (!question.error.empty()) return {};
  double work = 0;
  Pace pace;
  const auto tell_at_times = [&] {
    work += work_between_questions;
    return !pace.due() || tell(progress, work);
  };
  LogicOptions options = question.options;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  return answer(question.position, options);
}

val hint_for(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const Question question = read_question(position, request);
  const Steps found = ask(question, progress, &next_step);
  val object = to_object(question.error, found.report, found.end);
  object.set("step", found.steps.empty() ? val::null()
                                         : told(found.steps.front(), question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  return object;
}

val steps_of(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const Question question = read_question(position, request);
  const Steps found = ask(question, progress, &all_steps);
  val object = to_object(question.error, found.report, found.end);
  object.set("steps", to_list(found.steps, question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  return object;
}

val path_of(const PositionRequest& position, const LogicRequest& request, const val& progress) {
  const Question question = read_question(position, request);
  const Path found = ask(question, progress, &path);
  val object = to_object(question.error, found.report, found.end);
  object.set("steps", to_path(found.steps, question.position.board));
  object.set("open", to_ids<std::uint8_t>(found.open));
  object.set("solved", found.solved);
  object.set("score", found.score);
  object.set("level", found.steps.empty() ? "" : std::string(id(found.level)));
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

  function("hint", &hint_for);
  function("steps", &steps_of);
  function("path", &path_of);
  function("techniques", &technique_table);
}

}  // namespace nonet::border
