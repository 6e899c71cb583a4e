/// @file
/// Writing results: text or JSON lines, buffered.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "options/option_values.hpp"

namespace nonet::cli {

/// Keeps the order of its members.
using Json = nlohmann::ordered_json;

/// Texts for standard output and standard error, in order.
struct Record {
  struct Piece {
    bool for_errors;
    std::string text;
  };
  std::vector<Piece> pieces;
};

/// Collects lines and writes them to standard output in large pieces; at once when a person is
/// looking, or when the program is asked to end.
class Output {
 public:
  /// For standard output; one at a time.
  Output();
  /// Writes to a record instead, with the same marks as another output.
  Output(Record& record, const Output& like);
  Output(const Output&) = delete;
  Output(Output&&) = delete;
  Output& operator=(const Output&) = delete;
  Output& operator=(Output&&) = delete;
  ~Output();

  void line(std::string_view text);
  /// Any number of whole lines.
  void text(std::string_view lines);
  /// A line for standard error.
  void complain(std::string_view line);
  /// Writes what was recorded.
  void take(const Record& record);
  /// Bytes that are not UTF-8, as names of files may have them, become U+FFFD.
  void json(const Json& value) { line(value.dump(-1, ' ', false, Json::error_handler_t::replace)); }
  /// Number of lines that stand for a missing answer; 0 at first: none.
  void set_marks(std::uint64_t marks) { marks_ = marks; }
  /// Writes the lines that stand for an answer: "error", or another word.
  void mark(std::string_view word = "error");
  /// Writes what is left; a record keeps it in its place. Throws std::system_error when standard output cannot be written to.
  void flush();

  /// `rest` gives the lines that wait for others, as those of a document that has no end yet: they are written, too, when
  /// the program is asked to end. It is called with the guard held, in any thread.
  void set_rest(std::function<std::string()> rest) { rest_ = std::move(rest); }
  /// For whoever changes what `rest` looks at. Nothing can be put out meanwhile.
  [[nodiscard]] static std::unique_lock<std::mutex> guard();

  /// What the program still does when it is asked to end: it writes what is left, and says so. In any thread.
  static void end();

 private:
  void add(std::string_view text, std::string_view more = "");
  /// Of what is left; false, with `errno` set, where that cannot be written.
  bool write();

  std::string pending_;
  std::size_t keep_;
  Record* record_ = nullptr;
  std::uint64_t marks_ = 0;
  std::function<std::string()> rest_;
};

}  // namespace nonet::cli
