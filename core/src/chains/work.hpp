/// @file
/// The work of a rating, and whether it may go on.
#pragma once

#include "nonet/rating.hpp"

namespace nonet::chains {

/// Counts chains, and looks at what is left after them; says once and for all when to stop.
class Work {
 public:
  static constexpr std::uint64_t between_questions = 64;

  explicit Work(const RatingOptions& options) : options_(options) {}

  /// Some work more: 1 for a chain. False: stop, what was found is not complete.
  bool go_on(std::uint64_t work = 1) {
    if (end_ != SearchEnd::complete) return false;
    done_ += work;
    if (options_.budget != 0 && done_ > options_.budget) {
      end_ = SearchEnd::budget;
    } else if (options_.keep_going && done_ >= next_question_) {
      next_question_ = done_ + between_questions;
      if (!options_.keep_going()) end_ = SearchEnd::cancelled;
    }
    return end_ == SearchEnd::complete;
  }
  /// Stops, as a budget does, when a move that is at least so hard is known to be needed.
  void know_at_least(int tenths) {
    if (options_.enough != 0 && tenths >= options_.enough) end_ = SearchEnd::budget;
  }
  /// For a new search, after one that was stopped.
  void start_again() { end_ = SearchEnd::complete; }
  [[nodiscard]] RatingScale scale() const { return options_.scale; }
  [[nodiscard]] bool stopped() const { return end_ != SearchEnd::complete; }
  [[nodiscard]] SearchEnd end() const { return end_; }

 private:
  const RatingOptions& options_;
  std::uint64_t done_ = 0;
  std::uint64_t next_question_ = between_questions;
  SearchEnd end_ = SearchEnd::complete;
};

}  // namespace nonet::chains
