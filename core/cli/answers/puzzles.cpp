#include "answers/puzzles.hpp"

#include <algorithm>
#include <map>

#include "answers/in_order.hpp"
#include "exit_codes.hpp"
#include "input/puzzle_reader.hpp"
#include "input/source.hpp"
#include "nonet/library.hpp"
#include "options/option_values.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

Grid givens_of(const Position& position) {
  Grid grid;
  for (int cell : position.givens) grid.set(cell, position.board.value(cell));
  return grid;
}

Json place_json(std::string_view source, std::uint64_t line) {
  return {{"source", source}, {"line", line == 0 ? Json(nullptr) : Json(line)}};
}

/// Answers of both kinds of takers to lines that are no puzzle.
template <typename Question>
class Answers : public Taker {
 public:
  Answers(std::string_view source, bool json, AnswersInOrder<Question>& answers)
      : source_(source), json_(json), answers_(answers) {}

  void pass_over() override {
    if (!json_) answers_.tell([](Output& output) { output.mark(""); });
  }
  void complain(const BadLine& bad) override {
    status_ = bad_input;
    answers_.tell([bad, json = json_](Output& output) {
      if (!bad.counted) output.complain(line_of(bad));
      if (json) {
        Json object = place_json(bad.source, bad.line);
        object["error"] = bad.reason;
        output.json(object);
      } else if (!bad.unreadable) {
        output.mark();
      }
    });
  }
  void note(std::uint64_t line, const std::string& text) override {
    answers_.tell([told = line_of({source_, line, "note: " + text})](Output& output) {
      output.complain(told);
    });
  }
  [[nodiscard]] int status() const { return status_; }

 protected:
  void ask(Question question) { answers_.ask(std::move(question)); }
  [[nodiscard]] std::string_view source() const { return source_; }

 private:
  std::string_view source_;
  bool json_;
  AnswersInOrder<Question>& answers_;
  int status_ = ok;
};

class Puzzles : public Answers<Puzzle> {
 public:
  using Question = Puzzle;
  /// `count`: of the puzzles before, which goes on.
  Puzzles(std::string_view source, bool json, AnswersInOrder<Puzzle>& answers, std::uint64_t& count)
      : Answers(source, json, answers), count_(count) {}

  void take_grid(const Parsed& parsed, std::string_view /*text*/, std::uint64_t number) override {
    take_givens(parsed.grid, number);
  }
  void take(const Progress& puzzle, nonet::Format /*format*/, std::uint64_t number) override {
    if (const Board board = position_of(puzzle).board; needs_candidates(board))
      return ask({board.values(), std::make_shared<Board>(board), source(), number, count_++});
    if (puzzle.givens != puzzle.values && !told_)
      note(number, "placed digits are left out: the givens are the puzzle");
    told_ = told_ || puzzle.givens != puzzle.values;
    take_givens(puzzle.givens, number);
  }

 private:
  void take_givens(const Grid& grid, std::uint64_t number) {
    ask({grid, nullptr, source(), number, count_++});
  }
  std::uint64_t& count_;
  bool told_ = false;
};

/// A position with the text that it points to.
struct HeldPosition {
  PositionInput input;
  std::string text;
};

class Positions : public Answers<HeldPosition> {
 public:
  using Question = HeldPosition;
  Positions(std::string_view source, bool json, AnswersInOrder<HeldPosition>& answers,
            std::uint64_t& /*count*/)
      : Answers(source, json, answers) {}

  void take_grid(const Parsed& parsed, std::string_view text, std::uint64_t number) override {
    ask({{Position(parsed.grid), id(parsed.format), source(), number, ""}, std::string(text)});
  }
  void take(const Progress& puzzle, nonet::Format format, std::uint64_t number) override {
    ask({{position_of(puzzle), id(format), source(), number, ""}, ""});
  }
};

/// Puzzles of which all are kept.
class Kept : public Taker {
 public:
  Kept(std::string_view source, bool first_alone) : source_(source), first_alone_(first_alone) {}

  void take_grid(const Parsed& parsed, std::string_view /*text*/, std::uint64_t /*line*/) override {
    list_.puzzles.push_back(parsed.grid);
  }
  void take(const Progress& puzzle, nonet::Format /*format*/, std::uint64_t /*number*/) override {
    list_.puzzles.push_back(puzzle.givens);
  }
  void pass_over() override {}
  void complain(const BadLine& bad) override {
    list_.unreadable = list_.unreadable || bad.unreadable;
    const bool told = list_.bad++ == 0 || bad.unreadable || !first_alone_;
    if (told && !bad.counted) report(bad);
  }
  void note(std::uint64_t line, const std::string& text) override {
    if (!first_alone_) report({source_, line, "note: " + text});
  }
  [[nodiscard]] PuzzleList list() && { return std::move(list_); }

 private:
  std::string_view source_;
  bool first_alone_;
  PuzzleList list_;
};

template <typename Kind>
int for_each(const InputOptions& options, bool json, Output& output,
             const typename AnswersInOrder<typename Kind::Question>::Answer& answer) {
  if (options.bad_lines == BadLines::mark) output.set_marks(options.lines_each);
  AnswersInOrder<typename Kind::Question> answers(options.threads, answer, output);
  std::uint64_t count = 0;
  int status = ok;
  const auto read = [&](const std::string& argument) {
    // Who waits for an answer gets it before more is waited for.
    Source source(argument, [&] {
      answers.finish();
      output.flush();
    });
    Kind taker(source.name(), json, answers, count);
    if (source.fault().empty()) {
      PuzzleReader(source, taker).read();
    } else {
      taker.complain({source.name(), 0, source.fault(), true});
    }
    answers.finish();
    status = std::max(status, taker.status());
  };
  if (options.files.empty()) read("-");
  for (const std::string& file : options.files) read(file);
  output.flush();
  return std::max(status, answers.status());
}

}  // namespace

int for_each_puzzle(const InputOptions& options, bool json, Output& output,
                    const AnswerPuzzle& use) {
  return for_each<Puzzles>(options, json, output, use);
}

int for_each_position(const InputOptions& options, bool json, Output& output,
                      const AnswerPosition& use) {
  return for_each<Positions>(options, json, output, [&](const HeldPosition& held, Output& to) {
    PositionInput input = held.input;
    input.text = held.text;
    return use(input, to);
  });
}

PuzzleList read_puzzles(const std::string& file, bool first_alone) {
  Source source(file, [] {});
  Kept kept(source.name(), first_alone);
  if (source.fault().empty()) {
    PuzzleReader(source, kept).read();
  } else {
    kept.complain({source.name(), 0, source.fault(), true});
  }
  return std::move(kept).list();
}

void add_input(CLI::App& command, InputOptions& options) {
  command.add_option("puzzles", options.files,
                     "Puzzles: files in any format, or puzzles themselves, as 81 characters or a "
                     "link; - or none: standard input");
  static const std::map<std::string, BadLines> ways = {{"skip", BadLines::skip},
                                                       {"mark", BadLines::mark}};
  command
      .add_option(
          "--bad-lines", options.bad_lines,
          "Output for a line without an answer: skip: nothing; mark: error, and "
          "nothing but a line end for a blank line, so that answers stay beside their lines")
      ->transform(one_of(ways));
}

void add_threads(CLI::App& command, unsigned& threads, const std::string& says) {
  threads = 0;
  add_number(command, "--threads", threads, says + "; 0: one for each core", {0, 1024});
}

Json json_of(const Puzzle& puzzle) {
  Json json = place_json(puzzle.source, puzzle.line);
  json["puzzle"] = to_string(puzzle.grid);
  if (puzzle.board) json["position"] = library_position(Position(*puzzle.board));
  return json;
}

Json json_of(const PositionInput& input) {
  Json json = place_json(input.source, input.line);
  json["puzzle"] = to_string(givens_of(input.position));
  json["position"] = library_position(input.position);
  json["format"] = input.format;
  return json;
}

}  // namespace nonet::cli
