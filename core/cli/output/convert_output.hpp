/// @file
/// Writing puzzles in any format, as they come.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/write.hpp"
#include "output/output.hpp"

namespace nonet::cli {

/// Writes puzzles to standard output: line by line where the format has a line for each, else when all
/// are there.
class PuzzleSink {
 public:
  explicit PuzzleSink(nonet::Format format) : format_(format) {
    // Of a format with room for one puzzle nobody knows yet whether it is the only one.
    if (info(format).several) output_.set_rest([this] { return text_of(waiting_).text; });
  }

  /// The text of a puzzle is all that it needs.
  [[nodiscard]] bool takes_texts() const;
  void add_text(std::string_view text) { print(text); }
  /// Takes a puzzle; what is wrong, or "".
  [[nodiscard]] std::string add(const Progress& puzzle);
  /// Writes the lines that are there.
  void flush() { output_.flush(); }
  /// Writes what waits for the end; what is wrong, or "".
  [[nodiscard]] std::string finish();

 private:
  void print(std::string_view text);
  void wait(const Progress& puzzle);
  /// What waits, which from now on waits no more.
  [[nodiscard]] std::vector<Progress> take_waiting();
  [[nodiscard]] Written text_of(const std::vector<Progress>& puzzles) const;
  [[nodiscard]] std::string add_row(const Progress& puzzle);
  void start_table();

  nonet::Format format_;
  Output output_;
  std::vector<Progress> waiting_;
  std::size_t count_ = 0;
  /// Has something in every column of the table; columns are settled once its header is written.
  Progress columns_;
  bool started_ = false;
};

}  // namespace nonet::cli
