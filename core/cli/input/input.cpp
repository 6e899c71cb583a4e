#include "input/input.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "input/line_ends.hpp"
#include "input/line_shapes.hpp"
#include "system/system.hpp"
#include "words/escaped.hpp"

namespace nonet::cli {

bool LineReader::fill() {
  if (!ahead_.empty()) return true;
  // Waits for the next byte alone; what came with it is there without waiting.
  if (stream_.peek() == std::istream::traits_type::eof()) return false;
  const auto there = std::max<std::streamsize>(stream_.rdbuf()->in_avail(), 1);
  stream_.read(piece_.data(), std::min(there, static_cast<std::streamsize>(piece_.size())));
  ahead_ = {piece_.data(), static_cast<std::size_t>(stream_.gcount())};
  return !ahead_.empty();
}

void LineReader::take(std::string_view text) {
  const std::size_t room = longest_ - line_.size();
  line_ += text.substr(0, room);
  too_long_ = too_long_ || text.size() > room;
}

bool LineReader::next(std::string_view& line) {
  line_.clear();
  too_long_ = false;
  end_before_ = after_cr_ ? "\r" : "\n";
  if (after_cr_ && fill() && ahead_.front() == '\n') {
    end_before_ = "\r\n";
    ahead_.remove_prefix(1);
  }
  after_cr_ = false;
  if (!fill()) return false;
  ++number_;
  while (fill()) {
    const std::size_t end = find_line_end(ahead_);
    take(ahead_.substr(0, end));
    if (end == ahead_.size()) {
      ahead_ = {};
      continue;
    }
    after_cr_ = ahead_[end] == '\r';
    ahead_.remove_prefix(end + 1);
    break;
  }
  line = line_;
  return true;
}

namespace {

bool is_skipped(std::string_view line) {
  return is_blank(line) || is_comment(line);
}

}  // namespace

bool for_each_line(const std::string& file, const std::function<void(const Line&)>& use) {
  std::ifstream opened;
  if (file != "-") opened.open(system::path_of(file), std::ios::binary);
  std::istream& stream = file == "-" ? std::cin : opened;
  LineReader reader(stream);
  for (std::string_view line; reader.next(line);) {
    if (is_skipped(line)) continue;
    line.remove_prefix(line.find_first_not_of(white));
    line = line.substr(0, line.find_last_not_of(white) + 1);
    use({line, reader.number(), reader.too_long()});
  }
  const bool opens = file == "-" || opened.is_open();
  if (opens && !stream.bad()) return true;
  std::error_code error;
  if (file != "-" && std::filesystem::is_directory(system::path_of(file), error))
    report({file, 0, "a folder, not a file", true});
  else
    report({file, 0, opens ? "reading failed" : "cannot be opened", true});
  return false;
}

std::string line_of(const BadLine& bad) {
  std::string line(shown_name(bad.source));
  if (bad.line != 0) line += ':' + std::to_string(bad.line);
  return line + ": " + bad.reason;
}

void report(const BadLine& bad) {
  std::cerr << line_of(bad) << '\n';
}

}  // namespace nonet::cli
