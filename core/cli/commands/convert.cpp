/// @file
/// `nonet convert`: puzzles from any format to another.

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

#include "answers/in_order.hpp"
#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "input/input.hpp"
#include "input/puzzle_reader.hpp"
#include "output/convert_loss.hpp"
#include "output/convert_output.hpp"
#include "words/messages.hpp"
#include "words/nearest.hpp"

namespace nonet::cli {
namespace {

struct ConvertOptions {
  std::vector<std::string> files;
  std::string from;
  std::string to;
  bool list = false;
  bool strict = false;
  unsigned threads = 0;
};

std::vector<std::string> ids_of(bool FormatInfo::* way) {
  std::vector<std::string> names;
  for (const FormatInfo& row : all_formats()) {
    if (row.*way) names.emplace_back(row.id);
  }
  return names;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
}

/// Accepts the formats that are read, or those that are written.
CLI::Validator format_id(bool FormatInfo::* way, std::string_view only) {
  const auto check = [way, only](std::string& name) -> std::string {
    const std::optional<nonet::Format> format = find_format(name);
    if (format && info(*format).*way) return {};
    const std::vector<std::string> names = ids_of(way);
    if (const std::string near = nearest(name, names); !format && !near.empty())
      return "no format is called '" + name + "'; did you mean " + near + "?";
    const std::string why = format ? "'" + name + "' can only be " + std::string(only)
                                   : "no format is called '" + name + "'";
    return why + "; there are: " + joined(names);
  };
  return {check, "ID"};
}

std::string carried(const FormatInfo& row) {
  std::vector<std::string> words;
  const auto add = [&](bool has, const char* word) {
    if (has) words.emplace_back(word);
  };
  add(row.placed, "placed digits");
  add(row.candidates, "removed candidates");
  add(row.notes, "notes");
  add(row.colours, "colours");
  add(row.details, "details");
  add(row.several, "several puzzles");
  return joined(words);
}

int list_formats() {
  Output output;
  for (const FormatInfo& row : all_formats()) {
    std::string line(row.id);
    line.resize(19, ' ');
    line.append(row.reads ? "r" : "-").append(row.writes ? "w" : "-");
    const std::string words = carried(row);
    if (!words.empty()) line.append("  ").append(words);
    output.line(line);
  }
  output.flush();
  return ok;
}

/// A puzzle of a file, and what becomes of it; or the name of a file that begins, or something that is told of it.
struct Work {
  Progress puzzle;
  std::string file;
  std::string told;
  /// In the other format.
  std::string text;
  std::vector<std::string> lost;
  /// Why it is not written, or "".
  std::string refusal;
};

/// Converts the puzzles of one file after the other: several at the same time, and what is told and written comes in
/// order.
class Conversion : private Taker {
 public:
  explicit Conversion(const ConvertOptions& options)
      : to_(*find_format(options.to)),
        strict_(options.strict),
        sink_(to_),
        works_(
            options.threads,
            [this](const std::unique_ptr<Work>& work, Output& /*output*/) {
              if (work->told.empty() && work->file.empty()) convert(*work);
              return ok;
            },
            unused_, [this](const std::unique_ptr<Work>& work) { settle(*work); }) {
    if (!options.from.empty()) from_ = find_format(options.from);
  }

  void take_file(const std::string& file) {
    // Who waits for puzzles gets them before more is waited for.
    Source source(file, [&] {
      works_.finish();
      sink_.flush();
    });
    source_ = source.name();
    Work begins;
    begins.file = source_;
    ask(std::move(begins));
    if (source.fault().empty()) {
      asked_ = false;
      PuzzleReader(source, *this, {from_, true}).read();
      if (!asked_) complain({source_, 0, describe(Fault{ReadError::empty, {}, {}})});
    } else {
      complain({source_, 0, source.fault(), true});
    }
  }

  [[nodiscard]] int finish() {
    works_.finish();
    finish_file();
    const std::string fault = sink_.finish();
    if (!fault.empty()) {
      report({"nonet", 0, fault});
      status_ = bad_input;
    }
    return status_;
  }

 private:
  void take_grid(const Parsed& parsed, std::string_view /*text*/,
                 std::uint64_t /*number*/) override {
    ask_puzzle(Progress(parsed.grid));
  }
  void take(const Progress& puzzle, nonet::Format /*format*/, std::uint64_t /*number*/) override {
    ask_puzzle(puzzle);
  }
  void pass_over() override {}
  void complain(const BadLine& bad) override {
    status_ = bad_input;
    if (!bad.counted) ask_told(line_of(bad));
  }
  void note(std::uint64_t line, const std::string& text) override {
    ask_told(line_of({source_, line, "note: " + text}));
  }
  void ask(Work work) {
    asked_ = true;
    works_.ask(std::make_unique<Work>(std::move(work)));
  }
  void ask_puzzle(Progress puzzle) {
    Work work;
    work.puzzle = std::move(puzzle);
    ask(std::move(work));
  }
  void ask_told(std::string told) {
    Work work;
    work.told = std::move(told);
    ask(std::move(work));
  }

  /// In any thread.
  void convert(Work& work) const {
    Written written = write(work.puzzle, to_);
    if (written.error != WriteError::none) {
      work.refusal = describe(written, to_);
      return;
    }
    work.lost = lost_in(work.puzzle, written.text, to_);
    if (!work.lost.empty() && strict_)
      work.refusal = "'" + std::string(id(to_)) + "' has no room for: " + joined(work.lost);
    if (sink_.takes_texts()) work.text = std::move(written.text);
  }

  /// In order.
  void settle(const Work& work) {
    if (!work.told.empty()) {
      std::cerr << work.told << '\n';
      return;
    }
    if (!work.file.empty()) {
      finish_file();
      settled_ = work.file;
      return;
    }
    ++number_;
    if (!work.refusal.empty()) return refuse(work.refusal);
    for (const std::string& what : work.lost) ++lost_[what];
    if (sink_.takes_texts()) return sink_.add_text(work.text);
    const std::string fault = sink_.add(work.puzzle);
    if (!fault.empty()) refuse(fault);
  }

  void finish_file() {
    std::string text;
    for (const auto& [what, count] : lost_) {
      text.append(text.empty() ? "left out: " : ", ").append(what);
      if (number_ > 1) text.append(" (").append(std::to_string(count)).append("×)");
    }
    if (!text.empty()) report({settled_, 0, "note: " + text});
    lost_.clear();
    number_ = 0;
  }

  /// A puzzle that was read, and is not written.
  void refuse(const std::string& why) {
    report({settled_, 0, "puzzle " + std::to_string(number_) + ": " + why});
    status_ = bad_input;
  }

  nonet::Format to_;
  std::optional<nonet::Format> from_;
  bool strict_;
  /// The sink has an output of its own, which is the one that counts: it comes later.
  Output unused_;
  PuzzleSink sink_;
  std::string source_;   ///< The file that is read.
  bool asked_ = false;   ///< Something came of it.
  std::string settled_;  ///< That whose puzzles are written.
  std::uint64_t number_ = 0;
  std::map<std::string, int> lost_;
  int status_ = ok;
  AnswersInOrder<std::unique_ptr<Work>> works_;
};

int run_convert(const ConvertOptions& options) {
  if (options.list) return list_formats();
  if (options.to.empty()) {
    std::cerr << "nonet: convert needs --to ID, one of " << joined(ids_of(&FormatInfo::writes))
              << '\n';
    return bad_usage;
  }
  Conversion conversion(options);
  if (options.files.empty()) conversion.take_file("-");
  for (const std::string& file : options.files) conversion.take_file(file);
  return conversion.finish();
}

}  // namespace

void add_convert(CLI::App& command, Run& run) {
  auto options = std::make_shared<ConvertOptions>();
  command.add_option("puzzles", options->files,
                     "Puzzles: files in any format, or puzzles themselves, as 81 characters or a "
                     "link; - or none: standard input");
  command.add_option("--to", options->to, "The format to write; line: the givens, 0 for blanks")
      ->check(format_id(&FormatInfo::writes, "read"));
  command.add_option("--from", options->from, "The format that the files must have; else any")
      ->check(format_id(&FormatInfo::reads, "written"));
  command.add_flag("--list", options->list,
                   "List the formats: id, r read, w written, the parts that they carry");
  command.add_flag("--strict", options->strict, "A puzzle that would lose something is an error");
  add_threads(command, options->threads);
  command.callback([&run, options] { run = [options] { return run_convert(*options); }; });
}

}  // namespace nonet::cli
