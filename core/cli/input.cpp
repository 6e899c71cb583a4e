#include "input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <memory>

#include "commands.hpp"
#include "messages.hpp"
#include "nonet/parse.hpp"

namespace nonet::cli {

bool LineReader::refill() {
  rest_ = {buffer_.data(), std::fread(buffer_.data(), 1, buffer_.size(), file_)};
  return !rest_.empty();
}

void LineReader::append(std::string_view part) {
  const std::size_t room = longest_line - line_.size();
  line_.append(part.substr(0, room));
  too_long_ = too_long_ || part.size() > room;
}

bool LineReader::next(std::string_view& line) {
  line_.clear();
  too_long_ = false;
  if (rest_.empty() && !refill()) return false;
  ++number_;
  std::size_t end = 0;
  while ((end = rest_.find('\n')) == std::string_view::npos) {
    append(rest_);
    if (!refill()) break;
  }
  append(rest_.substr(0, end));
  rest_.remove_prefix(std::min(rest_.size(), end == std::string_view::npos ? end : end + 1));
  line = line_;
  return true;
}

namespace {

bool is_skipped(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t\r\v\f");
  return start == std::string_view::npos || line[start] == '#';
}

int read_stream(std::FILE* file, std::string_view source,
                const std::function<void(const Puzzle&)>& use) {
  int status = ok;
  LineReader reader(file);
  const auto complain = [&](const std::string& reason) {
    std::cerr << source << ':' << reader.number() << ": " << reason << '\n';
    status = bad_input;
  };
  for (std::string_view line; reader.next(line);) {
    if (reader.too_long()) {
      complain("the line is longer than " + std::to_string(LineReader::longest_line) + " bytes");
      continue;
    }
    if (is_skipped(line)) continue;
    const Parsed parsed = parse(line);
    if (parsed.ok()) {
      use({parsed.grid, source, reader.number()});
    } else {
      complain(describe(parsed));
    }
  }
  if (std::ferror(file) != 0) complain(std::string("reading failed: ") + std::strerror(errno));
  return status;
}

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

int read_file(const std::string& name, const std::function<void(const Puzzle&)>& use) {
  if (name == "-") return read_stream(stdin, "standard input", use);
  const std::unique_ptr<std::FILE, Close> file(std::fopen(name.c_str(), "rb"));
  if (file == nullptr) {
    std::cerr << name << ": " << std::strerror(errno) << '\n';
    return bad_input;
  }
  return read_stream(file.get(), name, use);
}

}  // namespace

int for_each_puzzle(const std::vector<std::string>& files,
                    const std::function<void(const Puzzle&)>& use) {
  if (files.empty()) return read_file("-", use);
  int status = ok;
  for (const std::string& name : files) status = std::max(status, read_file(name, use));
  return status;
}

void add_files(CLI::App& command, std::vector<std::string>& files) {
  const CLI::Validator file_or_dash(
      [](std::string& name) { return name == "-" ? std::string() : CLI::ExistingFile(name); },
      "FILE");
  command.add_option("files", files, "Files with one puzzle a line; - or none: standard input")
      ->check(file_or_dash);
}

}  // namespace nonet::cli
