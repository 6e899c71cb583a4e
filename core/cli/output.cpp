#include "output.hpp"

#include <cstdio>
#include <iostream>
#include <limits>
#include <map>
#include <system_error>
#include <utility>

#include "system/system.hpp"

namespace nonet::cli {

Output::Output() : keep_(system::is_terminal(system::Stream::output) ? 0 : 1 << 16) {}

Output::Output(Record& record, const Output& like)
    : keep_(std::numeric_limits<std::size_t>::max()), record_(&record), marks_(like.marks_) {}

void Output::complain(std::string_view line) {
  if (record_ == nullptr) {
    std::cerr << line << '\n';
    return;
  }
  flush();
  record_->pieces.push_back({true, std::string(line) + '\n'});
}

void Output::take(const Record& record) {
  for (const Record::Piece& piece : record.pieces) {
    if (piece.for_errors) {
      flush();
      std::cerr << piece.text;
      continue;
    }
    pending_ += piece.text;
    if (pending_.size() > keep_) flush();
  }
}

void Output::line(std::string_view text) {
  pending_ += text;
  pending_ += '\n';
  if (pending_.size() > keep_) flush();
}

void Output::mark(std::string_view word) {
  for (std::uint64_t i = 0; i < marks_; ++i) line(word);
}

void Output::flush() {
  if (record_ != nullptr) {
    if (!pending_.empty()) record_->pieces.push_back({false, std::exchange(pending_, "")});
    return;
  }
  const std::size_t written = std::fwrite(pending_.data(), 1, pending_.size(), stdout);
  if (written != pending_.size() || std::fflush(stdout) != 0) {
    throw std::system_error(system::fault_of_writing(), std::generic_category(), "writing failed");
  }
  pending_.clear();
}

void add_format(CLI::App& command, Format& format) {
  static const std::map<std::string, Format> formats = {{"text", Format::text},
                                                        {"json", Format::json}};
  command.add_option("--format", format, "text, or json: one object a line")
      ->transform(one_of(formats));
}

}  // namespace nonet::cli
