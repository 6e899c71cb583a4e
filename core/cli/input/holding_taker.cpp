#include "input/holding_taker.hpp"

#include <utility>

namespace nonet::cli {
namespace {

/// Memory has an end: so many lines are told of without a puzzle among them.
constexpr std::size_t most_held = 1U << 17U;

}  // namespace

void HoldingTaker::tell(const Told& told) {
  if (!holds_) return told(taker_);
  held_.push_back(told);
  if (held_.size() == most_held) release();
}

void HoldingTaker::release() {
  holds_ = false;
  for (const Told& told : std::exchange(held_, {})) told(taker_);
}

}  // namespace nonet::cli
