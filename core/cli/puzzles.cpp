#include "puzzles.hpp"

#include <algorithm>
#include <map>

#include "commands.hpp"
#include "messages.hpp"
#include "nonet/library.hpp"
#include "nonet/parse.hpp"
#include "nonet/position_text.hpp"
#include "puzzle_reader.hpp"
#include "source.hpp"

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
class Answers : public Taker {
 public:
  Answers(std::string_view source, bool json, Output& output)
      : source_(source), json_(json), output_(output) {}

  void pass_over() override {
    if (!json_) output_.mark("");
  }
  void complain(const BadLine& bad) override {
    report(bad);
    status_ = bad_input;
    if (json_) {
      Json object = place_json(bad.source, bad.line);
      object["error"] = bad.reason;
      output_.json(object);
    } else if (!bad.unreadable) {
      output_.mark();
    }
  }
  void note(std::uint64_t line, const std::string& text) override {
    report({source_, line, "note: " + text});
  }
  [[nodiscard]] int status() const { return status_; }

 protected:
  void take_status(int status) { status_ = std::max(status_, status); }
  [[nodiscard]] std::string_view source() const { return source_; }

 private:
  std::string_view source_;
  bool json_;
  Output& output_;
  int status_ = ok;
};

class Puzzles : public Answers {
 public:
  using Use = AnswerPuzzle;
  Puzzles(std::string_view source, bool json, Output& output, const AnswerPuzzle& use)
      : Answers(source, json, output), use_(use) {}

  bool take_cells(std::string_view line, std::uint64_t number) override {
    const Parsed parsed = parse(line);
    if (!parsed.ok() || parsed.format != TextFormat::line || has_gaps(line)) return false;
    take_status(use_({parsed.grid, source(), number}));
    return true;
  }
  bool take_text(std::string_view text, std::uint64_t number, BadLine& bad) override {
    const Parsed parsed = parse(text);
    if (parsed.ok()) {
      take_status(use_({parsed.grid, source(), number}));
      return true;
    }
    const int below = std::max(parsed.position.line, 1) - 1;
    bad = {source(), number + static_cast<std::uint64_t>(below), describe(parsed)};
    return false;
  }
  void take(const Progress& puzzle, nonet::Format /*format*/, std::uint64_t number) override {
    if (puzzle.givens != puzzle.values && !told_)
      note(number, "placed digits are left out: the givens are the puzzle");
    told_ = told_ || puzzle.givens != puzzle.values;
    take_status(use_({puzzle.givens, source(), number}));
  }

 private:
  /// A row of the marks of nine cells can look like a whole grid with gaps.
  static bool has_gaps(std::string_view line) {
    constexpr std::string_view gaps = " \t|,;";
    constexpr std::size_t row = 9;
    const auto is_gap = [&](std::size_t i) { return gaps.find(line[i]) != std::string_view::npos; };
    return line.size() > cell_count && (is_gap(0) || is_gap(row));
  }

  const AnswerPuzzle& use_;
  bool told_ = false;
};

class Positions : public Answers {
 public:
  using Use = AnswerPosition;
  Positions(std::string_view source, bool json, Output& output, const AnswerPosition& use)
      : Answers(source, json, output), use_(use) {}

  bool take_cells(std::string_view /*line*/, std::uint64_t /*number*/) override { return false; }
  bool take_text(std::string_view text, std::uint64_t number, BadLine& bad) override {
    const ParsedPosition parsed = read_position(text);
    if (!parsed.ok()) {
      const int below = std::max(parsed.place.line, 1) - 1;
      bad = {source(), number + static_cast<std::uint64_t>(below), describe(parsed)};
      return false;
    }
    if (!parsed.taken_as_open.empty())
      note(number, describe_open(parsed.taken_as_open, parsed.position.board));
    take_status(use_({parsed.position, format_of(parsed.format), source(), number, text}));
    return true;
  }
  void take(const Progress& puzzle, nonet::Format format, std::uint64_t number) override {
    take_status(use_({position_of(puzzle), id(format), source(), number, ""}));
  }

 private:
  /// One name for each format, whoever reads it.
  static std::string_view format_of(PositionFormat format) {
    return format == PositionFormat::candidates ? id(nonet::Format::sukaku) : id(format);
  }

  const AnswerPosition& use_;
};

template <typename Kind>
int for_each(const InputOptions& options, bool json, Output& output,
             const typename Kind::Use& use) {
  if (options.bad_lines == BadLines::mark) output.set_marks(options.lines_each);
  int status = ok;
  const auto read = [&](const std::string& argument) {
    // Who waits for an answer gets it before more is waited for.
    Source source(argument, [&] { output.flush(); });
    Kind taker(source.name(), json, output, use);
    if (source.fault().empty()) {
      PuzzleReader(source, taker).read();
    } else {
      taker.complain({source.name(), 0, source.fault(), true});
    }
    status = std::max(status, taker.status());
  };
  if (options.files.empty()) read("-");
  for (const std::string& file : options.files) read(file);
  output.flush();
  return status;
}

}  // namespace

int for_each_puzzle(const InputOptions& options, bool json, Output& output,
                    const AnswerPuzzle& use) {
  return for_each<Puzzles>(options, json, output, use);
}

int for_each_position(const InputOptions& options, bool json, Output& output,
                      const AnswerPosition& use) {
  return for_each<Positions>(options, json, output, use);
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

Json json_of(const Puzzle& puzzle) {
  Json json = place_json(puzzle.source, puzzle.line);
  json["puzzle"] = to_string(puzzle.grid);
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
