#include "input.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <limits>

#include "commands.hpp"
#include "messages.hpp"
#include "nonet/parse.hpp"

namespace nonet::cli {

bool LineReader::next(std::string_view& line) {
  stream_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  auto length = static_cast<std::size_t>(stream_.gcount());
  if (length == 0 && !stream_.good()) return false;
  too_long_ = stream_.fail() && !stream_.eof();
  const bool ended_by_newline = stream_.good();
  if (ended_by_newline) --length;
  if (too_long_) {
    stream_.clear();
    stream_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  ++number_;
  line = {buffer_.data(), length};
  return true;
}

namespace {

bool is_skipped(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t\r\v\f");
  return start == std::string_view::npos || line[start] == '#';
}

int read_stream(std::istream& stream, std::string_view source,
                const std::function<void(const Puzzle&)>& use) {
  int status = ok;
  LineReader reader(stream);
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
  if (stream.bad()) complain("reading failed");
  return status;
}

int read_file(const std::string& name, const std::function<void(const Puzzle&)>& use) {
  if (name == "-") return read_stream(std::cin, "standard input", use);
  std::ifstream stream(name, std::ios::binary);
  if (stream.is_open()) return read_stream(stream, name, use);
  std::cerr << name << ": cannot be opened\n";
  return bad_input;
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
