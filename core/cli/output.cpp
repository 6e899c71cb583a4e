#include "output.hpp"

#include <cstdio>
#include <map>
#include <system_error>

#include "system/system.hpp"

namespace nonet::cli {

Output::Output() : keep_(system::is_terminal(system::Stream::output) ? 0 : 1 << 16) {}

void Output::line(std::string_view text) {
  pending_ += text;
  pending_ += '\n';
  if (pending_.size() > keep_) flush();
}

void Output::mark(std::string_view word) {
  for (std::uint64_t i = 0; i < marks_; ++i) line(word);
}

void Output::flush() {
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
