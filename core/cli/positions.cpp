#include "positions.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>

#include "commands.hpp"
#include "input.hpp"
#include "messages.hpp"
#include "nonet/library.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view white = " \t\r\v\f";
constexpr std::string_view gaps = " \t\r\v\f|,;";

// A row that was typed with a few cells too many is still a row.
constexpr std::size_t longest_row = 27;
constexpr std::size_t most_groups = 18;

bool is_one_of(char c, std::string_view set) {
  return set.find(c) != std::string_view::npos;
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(white) == std::string_view::npos;
}

bool is_comment(std::string_view line) {
  return !is_blank(line) && line[line.find_first_not_of(white)] == '#';
}

std::vector<std::string_view> groups_of(std::string_view line) {
  std::vector<std::string_view> groups;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(gaps), line.size()));
    if (line.empty()) return groups;
    groups.push_back(line.substr(0, line.find_first_of(gaps)));
    line.remove_prefix(groups.back().size());
  }
}

/// A line of characters that draw Unicode boxes (U+2500 to U+257F) begins with these bytes.
bool begins_with_box(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(white), line.size()));
  return line.substr(0, 2) == "\xE2\x94" || line.substr(0, 2) == "\xE2\x95";
}

bool draws_border(std::string_view line) {
  if (begins_with_box(line)) return true;
  const auto groups = groups_of(line);
  const std::string_view word = groups.empty() ? line : groups.front();
  const bool alike = std::all_of(word.begin(), word.end(), [&](char c) { return c == word[0]; });
  return line.find_first_of("123456789") == std::string_view::npos &&
         (word.size() != 81 || !alike) &&
         (line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos);
}

/// True when a line can only be one of several that make up a position.
bool is_part(std::string_view line) {
  if (draws_border(line)) return true;
  const auto groups = groups_of(line);
  if (groups.empty()) return true;
  const std::string_view first = groups.front();
  if (is_one_of(first[0], ":") || first.size() > longest_row || groups.size() > most_groups)
    return false;
  // Nine rows of nine cells, or the marks of nine cells that can hold anything.
  const auto is_nine = [](std::string_view group) { return group.size() == 9; };
  if (groups.size() == 9 && std::all_of(groups.begin(), groups.end(), is_nine))
    return std::all_of(groups.begin(), groups.end(), [&](auto group) { return group == first; });
  return true;
}

/// True when a line is a row of nine cells, whatever stands in some of them.
bool has_nine_cells(std::string_view line) {
  const auto groups = groups_of(line);
  return groups.size() == 9 && std::count_if(groups.begin(), groups.end(), [](auto group) {
                                 return is_one_of(group[0], "0123456789.");
                               }) > 4;
}

/// True when a line can begin a position of several lines.
bool begins(std::string_view line) {
  constexpr std::string_view known = "0123456789._*-|=+:,;'#@ \t\r\v\f";
  if (has_nine_cells(line)) return is_part(line);
  return is_part(line) && std::all_of(line.begin(), line.end(), [&](char c) {
           return is_one_of(c, known) || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
         });
}

class Positions {
 public:
  Positions(std::string_view source, const UsePosition& use) : source_(source), use_(use) {}

  void read(std::istream& stream) {
    LineReader reader(stream);
    for (std::string_view line; reader.next(line);) take(line, reader);
    finish();
    if (stream.bad()) complain({source_, reader.number(), "reading failed", true});
  }
  void complain(const BadLine& bad) {
    report(bad);
    status_ = bad_input;
  }
  [[nodiscard]] int status() const { return status_; }

 private:
  void take(std::string_view line, const LineReader& reader) {
    if (is_comment(line) && !reader.too_long() && block_.empty()) return;
    const bool is_alone = reader.too_long() || is_blank(line) || !is_part(line);
    if (!is_comment(line) && is_alone) finish();
    if (is_blank(line)) return;
    if (reader.too_long()) {
      complain({source_, reader.number(),
                "the line is longer than " + std::to_string(LineReader::longest_line) + " bytes"});
    } else if (block_.empty() && !begins(line)) {
      answer(line, reader.number());
    } else {
      if (block_.empty()) start_ = reader.number();
      block_.append(line).append("\n");
    }
  }

  /// Ends a position of several lines.
  void finish() {
    if (!block_.empty()) answer(block_, start_);
    block_.clear();
  }

  void answer(std::string_view text, std::uint64_t line) {
    const ParsedPosition parsed = read_position(text);
    if (!parsed.ok()) {
      const int below = std::max(parsed.place.line, 1) - 1;
      complain({source_, line + static_cast<std::uint64_t>(below), describe(parsed)});
      return;
    }
    const PositionInput input{parsed.position, parsed.format, source_, line, text};
    if (!parsed.taken_as_open.empty())
      report(input, "note: " + describe_open(parsed.taken_as_open, parsed.position.board));
    status_ = std::max(status_, use_(input));
  }

  std::string_view source_;
  const UsePosition& use_;
  std::string block_;
  std::uint64_t start_ = 0;
  int status_ = ok;
};

int read_file(const std::string& file, const UsePosition& use) {
  Positions positions(file == "-" ? "standard input" : std::string_view(file), use);
  if (file == "-") {
    positions.read(std::cin);
    return positions.status();
  }
  std::ifstream stream(file, std::ios::binary);
  if (stream.is_open()) {
    positions.read(stream);
  } else {
    positions.complain({file, 0, "cannot be opened", true});
  }
  return positions.status();
}

}  // namespace

int for_each_position(const std::vector<std::string>& files, const UsePosition& use) {
  if (files.empty()) return read_file("-", use);
  int status = ok;
  for (const std::string& file : files) status = std::max(status, read_file(file, use));
  return status;
}

void add_position_files(CLI::App& command, std::vector<std::string>& files) {
  add_files(command, files);
  command.get_option("files")->description(
      "Files with positions: 81 characters, HoDoKu's library lines or 729 characters a line, or "
      "grids and pencil marks with a blank line between; - or none: standard input");
}

void report(const PositionInput& input, std::string_view message) {
  report({input.source, input.line, std::string(message)});
}

Json json_of(const PositionInput& input) {
  return {{"source", input.source},
          {"line", input.line},
          {"format", id(input.format)},
          {"position", library_position(input.position)}};
}

void add_report(Json& json, const PositionReport& report, const Position& position) {
  if (report.fault == PositionFault::none) {
    json["fault"] = nullptr;
    json["unique"] = report.unique;
    json["unique_by_givens"] = report.unique_by_givens;
    return;
  }
  json["fault"] = {{"id", id(report.fault)},
                   {"message", describe(report, position)},
                   {"cell", report.cell < 0 ? Json(nullptr) : Json(cell_name(report.cell))},
                   {"house", report.house < 0 ? Json(nullptr) : Json(house_name(report.house))},
                   {"digit", report.digit == 0 ? Json(nullptr) : Json(report.digit)}};
}

void report(const PositionInput& input, const PositionReport& found, const LogicOptions& wanted,
            Output& output) {
  const auto say = [&](std::string_view message) {
    output.flush();
    report(input, message);
  };
  if (found.fault != PositionFault::none) return say(describe(found, input.position));
  const bool any = std::any_of(wanted.techniques.begin(), wanted.techniques.end(), [](int i) {
    return info(static_cast<Technique>(i)).use == Use::uniqueness;
  });
  if (any && !found.unique)
    say("note: the digits have several solutions, of which the removed candidates leave one: "
        "techniques of uniqueness are left out");
}

}  // namespace nonet::cli
