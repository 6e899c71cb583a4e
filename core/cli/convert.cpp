/// @file
/// `nonet convert`: puzzles from any format to another.

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

#include "commands.hpp"
#include "convert_input.hpp"
#include "convert_loss.hpp"
#include "convert_output.hpp"
#include "in_order.hpp"
#include "input.hpp"
#include "messages.hpp"
#include "puzzles.hpp"

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

/// Notes of one kind are written so often for a file, and then counted.
constexpr int most_notes = 10;

std::string names_of(bool FormatInfo::* way) {
  std::string names;
  for (const FormatInfo& row : all_formats()) {
    if (row.*way) names.append(names.empty() ? "" : ", ").append(row.id);
  }
  return names;
}

/// Accepts the formats that are read, or those that are written.
CLI::Validator format_id(bool FormatInfo::* way, std::string_view only) {
  const auto check = [way, only](std::string& name) -> std::string {
    const std::optional<nonet::Format> format = find_format(name);
    if (format && info(*format).*way) return {};
    const std::string why = format ? "'" + name + "' can only be " + std::string(only)
                                   : "no format is called '" + name + "'";
    return why + "; there are: " + names_of(way);
  };
  return {check, "ID"};
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
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

/// A puzzle in the other format.
struct Converted {
  std::string text;
  std::vector<std::string> lost;
  /// Why it is not written, or "".
  std::string refusal;
};

struct ConvertedPart {
  Part part;
  std::vector<Converted> puzzles;
};

/// What is done at the same time as other things of its kind, and what comes of it: a piece of a
/// file, or its end.
struct Work {
  Piece piece;
  bool ends_file = false;
  std::string source;
  std::vector<ConvertedPart> parts;
};

/// Converts the puzzles of one file after the other: pieces of them at the same time, and what is
/// told and written comes in order.
class Conversion {
 public:
  explicit Conversion(const ConvertOptions& options)
      : to_(*find_format(options.to)),
        strict_(options.strict),
        sink_(to_),
        works_(
            options.threads,
            [this](const std::unique_ptr<Work>& work, Output& /*output*/) {
              convert(*work);
              return ok;
            },
            unused_, [this](const std::unique_ptr<Work>& work) { settle(*work); }, most_together) {
    if (!options.from.empty()) from_ = find_format(options.from);
  }

  void take_file(const std::string& file) {
    // Who waits for puzzles gets them before more is waited for.
    Source source(file, [&] {
      works_.finish();
      sink_.flush();
    });
    const std::string name(source.name());
    const std::string fault = cut_pieces(source, from_, [&](Piece piece) {
      works_.ask(std::make_unique<Work>(Work{std::move(piece), false, name, {}}));
    });
    if (!fault.empty()) {
      works_.finish();
      report({name, 0, fault, true});
      status_ = bad_input;
    }
    works_.ask(std::make_unique<Work>(Work{{}, true, name, {}}));
  }

  [[nodiscard]] int finish() {
    works_.finish();
    const std::string fault = sink_.finish();
    if (!fault.empty()) {
      source_ = "nonet";
      complain(0, fault);
    }
    return status_;
  }

 private:
  /// Pieces are large: more than a few would fill the memory.
  static constexpr std::size_t most_together = 4;

  /// In any thread.
  void convert(Work& work) const {
    if (work.ends_file) return;
    for (Part& part : read_piece(std::move(work.piece))) {
      ConvertedPart& converted = work.parts.emplace_back();
      for (const Progress& puzzle : part.reading.puzzles)
        converted.puzzles.push_back(convert(puzzle));
      if (sink_.takes_texts()) part.reading.puzzles = {};
      converted.part = std::move(part);
    }
  }

  [[nodiscard]] Converted convert(const Progress& puzzle) const {
    Written written = write(puzzle, to_);
    if (written.error != WriteError::none) return {"", {}, describe(written, to_)};
    Converted converted{"", lost_in(puzzle, written.text, to_), ""};
    if (!converted.lost.empty() && strict_)
      converted.refusal =
          "'" + std::string(id(to_)) + "' has no room for: " + joined(converted.lost);
    if (sink_.takes_texts()) converted.text = std::move(written.text);
    return converted;
  }

  /// In order.
  void settle(const Work& work) {
    source_ = work.source;
    for (const ConvertedPart& part : work.parts) take(part);
    if (!work.ends_file) return;
    finish_notes();
    number_ = 0;
  }

  void take(const ConvertedPart& converted) {
    const Part& part = converted.part;
    const Reading& reading = part.reading;
    if (!reading.ok()) complain(part, reading.fault);
    for (const Fault& fault : reading.faults) complain(part, fault);
    const auto more = reading.fault_count - static_cast<int>(reading.faults.size());
    if (more > 0) complain(0, std::to_string(more) + " more puzzles cannot be read");
    for (const Warning& warning : reading.warnings) {
      if (++notes_[warning.id] <= most_notes) note(part.line_of(warning.place), describe(warning));
    }
    for (std::size_t i = 0; i < converted.puzzles.size(); ++i) {
      ++number_;
      const Converted& puzzle = converted.puzzles[i];
      if (!puzzle.refusal.empty()) {
        refuse(puzzle.refusal);
        continue;
      }
      for (const std::string& what : puzzle.lost) ++lost_[what];
      if (sink_.takes_texts()) {
        sink_.add_text(puzzle.text);
        continue;
      }
      const std::string fault = sink_.add(reading.puzzles[i]);
      if (!fault.empty()) refuse(fault);
    }
  }

  void finish_notes() {
    for (const auto& [id, count] : notes_) {
      if (count > most_notes)
        note(0, std::to_string(count - most_notes) +
                    " more notes of this kind: " + std::string(nonet::id(id)));
    }
    std::string text;
    for (const auto& [what, count] : lost_) {
      text.append(text.empty() ? "left out: " : ", ").append(what);
      if (number_ > 1) text.append(" (").append(std::to_string(count)).append("×)");
    }
    if (!text.empty()) note(0, text);
    notes_.clear();
    lost_.clear();
  }

  /// A puzzle that was read, and is not written.
  void refuse(const std::string& why) {
    complain(0, "puzzle " + std::to_string(number_) + ": " + why);
  }
  void complain(const Part& part, const Fault& fault) {
    complain(part.line_of(fault.place), describe(fault));
  }
  void complain(std::uint64_t line, const std::string& why) {
    report({source_, line, why});
    status_ = bad_input;
  }
  void note(std::uint64_t line, const std::string& text) {
    report({source_, line, "note: " + text});
  }

  nonet::Format to_;
  std::optional<nonet::Format> from_;
  bool strict_;
  /// The sink has an output of its own, which is the one that counts: it comes later.
  Output unused_;
  PuzzleSink sink_;
  std::string source_;
  std::uint64_t number_ = 0;
  std::map<WarningId, int> notes_;
  std::map<std::string, int> lost_;
  int status_ = ok;
  AnswersInOrder<std::unique_ptr<Work>> works_;
};

int run_convert(const ConvertOptions& options) {
  if (options.list) return list_formats();
  if (options.to.empty()) {
    std::cerr << "nonet: convert needs --to ID, one of " << names_of(&FormatInfo::writes) << '\n';
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
