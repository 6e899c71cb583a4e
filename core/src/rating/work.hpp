/// @file
/// How much a rating has done, and whether it may go on.
#pragma once

#include "nonet/rating.hpp"

namespace nonet::rating {

/// Counts chains, and looks at what patterns they lead to; says once and for all when to stop.
class Work {
 public:
  explicit Work(const RatingOptions& options) : options_(options) {}

  /// One chain or look more. False: stop, what was found is not complete.
  bool go_on() {
    if (end_ != SearchEnd::complete) return false;
    ++done_;
    if (options_.budget != 0 && done_ > options_.budget) {
      end_ = SearchEnd::budget;
    } else if (options_.keep_going && done_ % 64 == 0 && !(*options_.keep_going)()) {
      end_ = SearchEnd::cancelled;
    }
    return end_ == SearchEnd::complete;
  }
  [[nodiscard]] bool stopped() const { return end_ != SearchEnd::complete; }
  [[nodiscard]] SearchEnd end() const { return end_; }

 private:
  const RatingOptions& options_;
  std::uint64_t done_ = 0;
  SearchEnd end_ = SearchEnd::complete;
};

}  // namespace nonet::rating
