#include "seeds.hpp"

#include <random>

namespace nonet::cli {

void add_series(CLI::App& command, Series& series, const std::string& of) {
  command.add_option("--count", series.count, "How many")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  command.add_option("--seed", series.seed, "Any text; the same seed makes the same " + of);
}

std::string seed_of(const Series& series) {
  if (!series.seed.empty()) return series.seed;
  std::random_device device;
  const std::uint64_t high = device();
  return std::to_string(high << 32 | device());
}

}  // namespace nonet::cli
