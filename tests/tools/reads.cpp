/// @file
/// `nonet_reads FILE`: how long the library takes to parse a line of 81 characters. Prints nanoseconds of processor time, the
/// median of rounds over all such lines of the file.

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "nonet/parse.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

constexpr std::size_t rounds = 15;

double thread_nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

std::vector<std::string> lines_of(const char* file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    if (line.size() == cell_count && parse(line).ok()) lines.push_back(line);
  }
  return lines;
}

int run(int argc, char** argv) {
  const std::vector<std::string> lines = argc == 2 ? lines_of(argv[1]) : std::vector<std::string>();
  if (lines.empty()) {
    std::cerr << argv[0] << ": name a file with lines of 81 digits and blanks\n";
    return 1;
  }
  std::vector<double> times;
  for (std::size_t round = 0; round < rounds; ++round) {
    const double start = thread_nanoseconds();
    std::size_t read = 0;
    for (const std::string& line : lines) read += parse(line).ok() ? 1 : 0;
    if (read != lines.size()) return 1;
    times.push_back((thread_nanoseconds() - start) / static_cast<double>(lines.size()));
  }
  std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
  std::cout << times[rounds / 2] << '\n';
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
