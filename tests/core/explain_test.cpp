#include "nonet/explain.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "cases.hpp"
#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "support.hpp"
#include "texts/message_text.hpp"

namespace nonet {
namespace {

/// The lines in English, one after the other.
std::string told(const Step& step, const Board& board) {
  const cli::Texts& english = *cli::Texts::of("en");
  std::string text;
  for (const ExplainedLine& line : explain(step, board).lines) {
    if (!text.empty()) text += ' ';
    text += cli::say(english, line.message);
  }
  return text;
}

/// A step of one technique: as it is given in `notation`.
struct Found {
  Position position;
  Step step;
};

std::vector<Found> find_in_cases() {
  std::vector<Found> found;
  for (const char* file : test::case_files) {
    for (const test::Case& tested : test::share_of(test::cases_of(file))) {
      if (tested.near_miss) continue;
      LogicOptions options;
      options.techniques = {};
      options.techniques.insert(static_cast<int>(tested.technique));
      for (Step& step : all_steps(tested.position, options).steps) {
        if (notation(step) == tested.expected) found.push_back({tested.position, std::move(step)});
      }
    }
  }
  return found;
}

/// Several tests look at the same steps, which take seconds to find.
const std::vector<Found>& found_in_cases() {
  static const std::vector<Found> found = find_in_cases();
  return found;
}

bool is_colored(const Step& step) {
  return std::any_of(step.marks.begin(), step.marks.end(),
                     [](const Mark& mark) { return mark.role == Role::color; });
}

/// Ids of messages, those within others too.
void collect(const Message& message, std::set<std::string>& ids) {
  ids.emplace(message.id);
  for (const Named& named : message.named) {
    if (const auto* within = std::get_if<NamedMessages>(&named.thing)) {
      for (const Message& one : within->messages) collect(one, ids);
    }
  }
}

Board board_with(const std::string& values) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char sign = values[static_cast<std::size_t>(cell)];
    grid.set(cell, sign == '.' ? 0 : sign - '0');
  }
  return Board(grid);
}

Step single(Technique technique, int cell, int digit, const HouseSet& houses,
            const std::vector<int>& causes) {
  Step step;
  step.technique = technique;
  step.placements.insert(candidate(cell, digit));
  step.houses = houses;
  step.marks.push_back({Role::pattern, candidate(cell, digit)});
  for (int cause : causes) step.marks.push_back({Role::cause, cause});
  return step;
}

HouseSet house_only(int house) {
  HouseSet houses;
  houses.insert(house);
  return houses;
}

}  // namespace

TEST_CASE("what no digit rules out is told to be struck out, by name") {
  // Row 1 has four empty cells; the 1s in r2c5 and r3c8 see two of them.
  Board board = board_with("..3.56.89....1...........1." + std::string(54, '.'));
  const Step step = single(Technique::hidden_single_line, 1, 1, house_only(0),
                           {candidate(13, 1), candidate(25, 1)});
  CHECK(
      told(step, board) ==
      "Row 1 needs 1. The 1s in r2c5 and r3c8 rule it out in other cells, and it is struck out in "
      "r1c1. So r1c2 is 1.");
  board.place(0, 2);
  CHECK(told(step, board) ==
        "Row 1 needs 1. The 1s in r2c5 and r3c8 rule it out everywhere but in r1c2. So r1c2 is 1.");
}

TEST_CASE("digits that a cell sees and digits that were struck out are told apart") {
  const Board board = board_with(".1234567." + std::string(72, '.'));
  std::vector<int> causes;
  for (int digit = 1; digit <= 7; ++digit) causes.push_back(candidate(digit, digit));
  CHECK(told(single(Technique::naked_single, 0, 9, {}, causes), board) ==
        "The row, column and box of r1c1 have 1, 2, 3, 4, 5, 6, and 7; struck out there: 8. Only 9 "
        "is "
        "left, so r1c1 is 9.");
  CHECK(told(single(Technique::naked_single, 0, 9, {}, {}), board_with(std::string(81, '.'))) ==
        "In r1c1, everything but 9 is struck out: 1, 2, 3, 4, 5, 6, 7, and 8. Only 9 is left, so "
        "r1c1 "
        "is 9.");
}

TEST_CASE(
    "every link of a step is told by a line, once in a branch, and every line is about the step") {
  for (const Found& one : found_in_cases()) {
    INFO(notation(one.step));
    const Explanation explanation = explain(one.step, one.position.board);
    REQUIRE_FALSE(explanation.lines.empty());
    std::vector<int> told_links(one.step.links.size());
    for (const ExplainedLine& line : explanation.lines) {
      for (int link : line.links) ++told_links.at(static_cast<std::size_t>(link));
      for (int node : line.nodes)
        CHECK((node >= 0 && node < static_cast<int>(one.step.nodes.size())));
    }
    // Colours and rings are told as a whole.
    const bool as_a_whole = is_colored(one.step) || one.step.technique == Technique::broken_wing ||
                            one.step.technique == Technique::bivalue_oddagon;
    if (as_a_whole && one.step.technique != Technique::remote_pair) continue;
    CHECK(std::count(told_links.begin(), told_links.end(), 0) == 0);
  }
}

TEST_CASE("each message of an explanation has its text in every language") {
  std::set<std::string> ids;
  for (const Found& one : found_in_cases()) {
    const Explanation explanation = explain(one.step, one.position.board);
    collect(explanation.look, ids);
    for (const ExplainedLine& line : explanation.lines) collect(line.message, ids);
  }
  CHECK(ids.size() > 60);
  for (std::string_view language : cli::Texts::languages()) {
    for (const std::string& id : ids) {
      INFO(language << ' ' << id);
      CHECK(cli::Texts::of(language)->has(id));
    }
  }
}

TEST_CASE("what is supposed and what follows from it is indented, branch by branch") {
  for (const Found& one : found_in_cases()) {
    if (info(one.step.technique).family != Family::forcing) continue;
    INFO(notation(one.step));
    int branch = -1;
    for (const ExplainedLine& line : explain(one.step, one.position.board).lines) {
      if (line.branch < 0) continue;
      // A branch begins with what it supposes, and they come in order.
      if (line.depth == 0) CHECK(line.branch == ++branch);
      CHECK(line.branch == branch);
    }
    CHECK(branch >= 1);
  }
}

TEST_CASE("where to look is not where nothing is") {
  for (const Found& one : found_in_cases()) {
    INFO(notation(one.step));
    const Explanation explanation = explain(one.step, one.position.board);
    const Technique technique = one.step.technique;
    const Family family = info(technique).family;
    const bool everywhere = family == Family::templates || family == Family::coloring ||
                            technique == Technique::symmetrical_placement;
    if (!everywhere) CHECK((!explanation.look_cells.empty() || !explanation.look_houses.empty()));
    if (family == Family::singles) CHECK(explanation.digits.empty());
  }
}

}  // namespace nonet
