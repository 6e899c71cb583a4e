#include "logic/effects.hpp"

#include "index.hpp"

namespace nonet::logic {

std::size_t Effects::Hash::operator()(const CandidateSet& set) const {
  std::size_t value = 0;
  for (int c : set) value = (value ^ as_size(c)) * 0x9E3779B1U;
  return value;
}

bool Effects::add(const CandidateSet& eliminations) {
  return !eliminations.empty() && seen_.insert(eliminations).second;
}

}  // namespace nonet::logic
