#include <map>

#include "answers/made_puzzles.hpp"
#include "nonet/expected_time.hpp"
#include "options/request_options.hpp"

namespace nonet::cli {
namespace {

/// As HoDoKu's library writes a position: the givens, behind a `+` each digit that is placed already, and behind
/// a colon the candidates that are gone, each as digit, row and column.
std::string board_text(const Generated& made) {
  if (!made.found) return to_string(made.puzzle);
  const Board fresh(made.board.values());
  std::string text;
  std::string gone;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int digit = made.board.value(cell);
    if (digit != 0 && made.puzzle[cell] == 0) text += '+';
    text += digit == 0 ? '.' : static_cast<char>('0' + digit);
    for (int candidate : fresh.candidates(cell) - made.board.candidates(cell)) {
      gone += gone.empty() ? "" : " ";
      gone += std::to_string(100 * candidate + 10 * (row_of(cell) + 1) + column_of(cell) + 1);
    }
  }
  return gone.empty() ? text : text + ':' + gone;
}

double number(int tenths) {
  return tenths / 10.0;
}

Json techniques_json(const Grade& grade) {
  Json list = Json::array();
  for (const TechniqueCount& use : grade.techniques)
    list.push_back({{"id", info(use.technique).id}, {"count", use.count}});
  return list;
}

void add_grade(Json& json, const Grid& puzzle) {
  const auto grade = nonet::grade(puzzle);
  if (!grade) return;
  json["level"] = id(grade->level);
  json["score"] = grade->score;
  json["er"] = number(grade->er);
  json["ep"] = number(grade->ep);
  json["ed"] = number(grade->ed);
  json["techniques"] = techniques_json(*grade);
  const auto time = expected_time(puzzle);
  json["expected_seconds"] = time ? Json(time->seconds) : Json(nullptr);
}

Json missed_json(const Missed& missed) {
  Json list = Json::array();
  if (missed.level) list.push_back("level");
  if (missed.technique) list.push_back("technique");
  if (missed.er) list.push_back("er");
  if (missed.clues) list.push_back("clues");
  if (missed.minimal) list.push_back("minimal");
  if (missed.pattern) list.push_back("pattern");
  if (missed.time) list.push_back("minutes");
  return list;
}

Json json_of(const MadePuzzle& puzzle, const PuzzleRequest& request) {
  const Generated& made = puzzle.made;
  Json json = {{"puzzle", to_string(made.puzzle)},
               {"solution", to_string(made.solution)},
               {"clues", made.puzzle.clue_count()}};
  const bool further = request.technique && request.need == TechniqueNeed::next;
  if (made.found && further) json["position"] = board_text(made);
  add_grade(json, made.puzzle);
  json["symmetry"] = id(request.symmetry);
  json["seed"] = puzzle.seed;
  json["attempts"] = made.attempts;
  json["found"] = made.found;
  if (!made.found) json["missed"] = missed_json(made.missed);
  if (made.near_known)
    json["near_known"] = {{"name", made.near_known->name},
                          {"source", made.near_known->source},
                          {"puzzle", made.near_known->cells}};
  return json;
}

std::string csv_of(const MadePuzzle& puzzle) {
  const Generated& made = puzzle.made;
  const auto grade = nonet::grade(made.puzzle);
  std::string line = to_string(made.puzzle) + ',' + to_string(made.solution) + ',' +
                     std::to_string(made.puzzle.clue_count()) + ',';
  if (!grade) return line + ",,,,";
  line += std::string(id(grade->level)) + ',' + std::to_string(grade->score);
  for (int tenths : {grade->er, grade->ep, grade->ed}) line += ',' + rating_text(tenths);
  return line;
}

void write_rows(const Grid& puzzle, Output& output) {
  const std::string text = to_string(puzzle);
  for (std::size_t row = 0; row < cell_count; row += 9) output.line(text.substr(row, 9));
  output.line("");
}

}  // namespace

void add_puzzle_format(CLI::App& command, PuzzleFormat& format) {
  static const std::map<std::string, PuzzleFormat> formats = {{"text", PuzzleFormat::text},
                                                              {"rows", PuzzleFormat::rows},
                                                              {"json", PuzzleFormat::json},
                                                              {"csv", PuzzleFormat::csv}};
  command
      .add_option("--format", format,
                  "text: 81 characters a line; rows: nine rows; json and csv: with solution, "
                  "level, rating and, in json, the techniques of the path")
      ->transform(one_of(formats));
}

PuzzleWriter::PuzzleWriter(PuzzleFormat format, const PuzzleRequest& request, bool nearest,
                           Output& output)
    : format_(format), request_(request), nearest_(nearest), output_(output) {
  if (format == PuzzleFormat::csv) output.line("puzzle,solution,clues,level,score,er,ep,ed");
}

void PuzzleWriter::write(const MadePuzzle& puzzle) {
  const Generated& made = puzzle.made;
  if (!made.found && (!nearest_ || made.puzzle.clue_count() == 0)) return;
  switch (format_) {
    case PuzzleFormat::json:
      return output_.json(json_of(puzzle, request_));
    case PuzzleFormat::csv:
      return output_.line(csv_of(puzzle));
    case PuzzleFormat::rows:
      return write_rows(made.puzzle, output_);
    case PuzzleFormat::text:
      return output_.line(board_text(made));
  }
}

}  // namespace nonet::cli
