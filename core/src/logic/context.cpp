#include "logic/context.hpp"

namespace nonet::logic {

bool Effort::spend(std::uint64_t work) {
  if (end_ != SearchEnd::complete) return true;
  spent_ += work;
  if (budget_ != 0 && spent_ > budget_) end_ = SearchEnd::budget;
  if (keep_going_ && spent_ >= next_question_) {
    next_question_ = spent_ + between_questions;
    if (!(*keep_going_)()) end_ = SearchEnd::cancelled;
  }
  return end_ != SearchEnd::complete;
}

void Context::make_sets() const {
  Sets& sets = sets_.emplace();
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet digits = board_.candidates(cell);
    for (int digit : digits) sets.places[static_cast<std::size_t>(digit - 1)].insert(cell);
    if (board_.value(cell) == 0) sets.empty.insert(cell);
    if (digits.size() == 2) sets.bivalue.insert(cell);
  }
}

const std::vector<AlmostLockedSet>& Context::als() const {
  if (!als_) als_ = almost_locked_sets(*this);
  return *als_;
}

const AlsLinks& Context::als_links() const {
  if (!als_links_) als_links_.emplace(*this);
  return *als_links_;
}

}  // namespace nonet::logic
