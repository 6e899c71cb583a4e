/// @file
/// The source of puzzles: a file, standard input, or the command line itself.
#pragma once

#include <functional>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>
#include <string_view>

namespace nonet::cli {

/// A stream of UTF-8 (bytes that are no UTF-16 with a byte order mark are handed on as they are).
class Source {
 public:
  /// Opens an argument: "-" is standard input, then comes a file of that name, then a puzzle that
  /// the argument itself is. Where it is none of them, `fault` says why and nothing is read. Calls
  /// `before_waiting` before it waits for standard input.
  Source(const std::string& argument, const std::function<void()>& before_waiting);

  [[nodiscard]] std::istream& stream() { return *stream_; }
  /// As messages call it.
  [[nodiscard]] std::string_view name() const { return name_; }
  /// Somebody may wait for answers before it ends.
  [[nodiscard]] bool is_live() const { return live_; }
  /// Why it cannot be read, or "".
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  void use(std::unique_ptr<std::streambuf> bytes);

  std::string name_;
  std::string fault_;
  bool live_ = false;
  std::unique_ptr<std::streambuf> bytes_;
  std::unique_ptr<std::streambuf> decoded_;
  std::unique_ptr<std::istream> stream_;
};

}  // namespace nonet::cli
