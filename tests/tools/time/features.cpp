/// @file
/// `nonet_time_features [FILE]`: what expected times are fitted to. Reads lines that begin with a puzzle; prints of
/// each puzzle its level, its rating in tenths (65: it needs chains), the naked singles needed, and the search effort
/// for each choice of weights, with tabs between. The head line names the weights.

#include <array>
#include <fstream>
#include <iostream>
#include <string>

#include "nonet/logic.hpp"
#include "nonet/parse.hpp"
#include "rating/time_features.hpp"

namespace nonet::tools {
namespace {

using rating::SingleWeights;

/// Features among which fitting may choose. The first is the one that was proposed.
constexpr std::array<SingleWeights, 9> choices = {{
    {60, 20, 8, 5},
    {60, 20, 8, 2},
    {60, 20, 8, 1},
    {60, 20, 5, 2},
    {60, 20, 5, 1},
    {40, 20, 8, 2},
    {40, 20, 8, 1},
    {40, 20, 5, 2},
    {40, 20, 5, 1},
}};

std::string name(const SingleWeights& weights) {
  std::string text;
  for (int weight : {weights.full_house, weights.box, weights.line, weights.naked})
    text += (text.empty() ? "" : ",") + std::to_string(weight);
  return text;
}

int print(const std::string& line, int number) {
  const Parsed parsed = parse(line.substr(0, cell_count));
  const auto features = parsed.ok() ? rating::time_features(parsed.grid) : std::nullopt;
  if (!features) {
    std::cerr << "line " << number << ": no puzzle with one solution\n";
    return 1;
  }
  const Path way = path(Position(parsed.grid));
  std::cout << to_string(parsed.grid) << '\t' << id(way.level) << '\t' << features->er << '\t'
            << features->naked;
  for (const SingleWeights& weights : choices)
    std::cout << '\t' << rating::search_effort(parsed.grid, way.report.solution, weights);
  std::cout << '\n';
  return 0;
}

int run(std::istream& input) {
  std::cout << "puzzle\tlevel\ter\tnaked";
  for (const SingleWeights& weights : choices) std::cout << '\t' << name(weights);
  std::cout << '\n';
  std::cout.precision(12);
  int faults = 0;
  int number = 0;
  for (std::string line; std::getline(input, line);) {
    ++number;
    if (!line.empty() && line.front() != '#') faults += print(line, number);
  }
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet::tools

int main(int count, char** arguments) {
  if (count < 2) return nonet::tools::run(std::cin);
  std::ifstream file(arguments[1]);
  if (file) return nonet::tools::run(file);
  std::cerr << arguments[1] << ": cannot be read\n";
  return 2;
}
