#include "output/output.hpp"

#include <cstdio>
#include <iostream>
#include <limits>
#include <map>
#include <mutex>
#include <system_error>
#include <utility>

#include "system/system.hpp"

namespace nonet::cli {

namespace {

/// The one output that is no record, and its guard: whoever asks the program to end does it at any time.
struct Standard {
  std::mutex mutex;
  Output* output = nullptr;
};

Standard& standard() {
  // Never destroyed, since the thread that waits for a signal outlives everything.
  static auto* const the = new Standard;  // NOLINT(cppcoreguidelines-owning-memory)
  return *the;
}

}  // namespace

Output::Output() : keep_(system::is_terminal(system::Stream::output) ? 0 : 1 << 16) {
  const std::lock_guard lock(standard().mutex);
  standard().output = this;
}

Output::~Output() {
  if (record_ != nullptr) return;
  const std::lock_guard lock(standard().mutex);
  standard().output = nullptr;
}

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
    add(piece.text);
    if (pending_.size() > keep_) flush();
  }
}

void Output::line(std::string_view text) {
  add(text, "\n");
  if (pending_.size() > keep_) flush();
}

void Output::text(std::string_view lines) {
  add(lines);
}

void Output::add(std::string_view text, std::string_view more) {
  std::unique_lock<std::mutex> lock;
  if (record_ == nullptr) lock = std::unique_lock(standard().mutex);
  pending_ += text;
  pending_ += more;
}

void Output::mark(std::string_view word) {
  for (std::uint64_t i = 0; i < marks_; ++i) line(word);
}

void Output::flush() {
  if (record_ != nullptr) {
    if (!pending_.empty()) record_->pieces.push_back({false, std::exchange(pending_, "")});
    return;
  }
  const std::lock_guard lock(standard().mutex);
  if (!write())
    throw std::system_error(system::fault_of_writing(), std::generic_category(), "writing failed");
}

bool Output::write() {
  const std::size_t written = std::fwrite(pending_.data(), 1, pending_.size(), stdout);
  if (written != pending_.size() || std::fflush(stdout) != 0) return false;
  pending_.clear();
  return true;
}

std::unique_lock<std::mutex> Output::guard() {
  return std::unique_lock(standard().mutex);
}

void Output::end() {
  // Whatever comes after that is not written.
  standard().mutex.lock();
  Output* const output = standard().output;
  if (output != nullptr && output->rest_) output->pending_ += output->rest_();
  const bool all = output == nullptr || output->write();
  // Behind how far a series is.
  if (system::is_terminal(system::Stream::errors)) (void)std::fputs("\r\033[K", stderr);
  (void)std::fputs(all ? "nonet: interrupted; what was finished is written\n"
                       : "nonet: interrupted; what was finished could not be written\n",
                   stderr);
}

}  // namespace nonet::cli
