/// @file
/// `nonet_count LIMIT FILE...`: the number of solutions of each puzzle, up to a limit, by the referee alone, as JSON lines like those
/// of `nonet solve --stats`: what the engines are compared with.

#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "referee.hpp"
#include "tool_main.hpp"

namespace nonet::tools {
namespace {

void print(const Digits& puzzle, std::size_t limit) {
  const std::vector<Digits> found = Referee(puzzle).solutions(limit);
  const bool stopped = found.size() == limit;
  std::cout << R"({"puzzle":")" << write_digits(puzzle) << R"(","engine":"referee","solutions":)"
            << found.size() << R"(,"ended":")" << (stopped ? "limit" : "complete")
            << R"(","solution":)";
  if (found.empty()) {
    std::cout << "null}\n";
  } else {
    std::cout << '"' << write_digits(found[0]) << "\"}\n";
  }
}

int run(int argc, char** argv) {
  if (argc < 3) throw std::runtime_error("usage: nonet_count LIMIT FILE...");
  const std::size_t limit = std::stoul(argv[1]);
  for (int i = 2; i < argc; ++i) {
    std::ifstream file(argv[i]);
    if (!file) throw std::runtime_error(std::string("cannot read ") + argv[i]);
    for (std::string line; std::getline(file, line);) {
      if (const auto puzzle = read_digits(line)) print(*puzzle, limit);
    }
  }
  return 0;
}

}  // namespace
}  // namespace nonet::tools

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::tools::run, argc, argv);
}
