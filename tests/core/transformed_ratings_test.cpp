/// @file
/// The moves that the rating finds in a position are those of every image of it: only their order, and so which of them a path takes, rests on where they stand.

#include <cmath>
#include <set>
#include <tuple>
#include <vector>

#include "cases.hpp"
#include "catch.hpp"
#include "chains/hint.hpp"
#include "chains/patterns.hpp"
#include "images.hpp"
#include "rating/exclusion.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using rating::Hint;
using rating::Pencil;

/// The technique, its rating in hundredths, what is placed and what is removed.
using Move = std::tuple<RatedTechnique, long, std::set<int>, std::set<int>>;

Move image_of(const Transformation& to, const Hint& hint) {
  std::set<int> placed;
  if (hint.cell >= 0)
    placed.insert(test::image_of_candidate(to, candidate(hint.cell, hint.digit + 1)));
  std::vector<int> removed;
  for (const rating::Removal& removal : hint.removals)
    rating::for_each_bit(removal.digits,
                         [&](int digit) { removed.push_back(candidate(removal.cell, digit + 1)); });
  return {hint.technique, std::lround(hint.difficulty * 100), placed, test::images_of(to, removed)};
}

class Moves {
 public:
  Moves(const Position& position, const Transformation& to) : pencil_(position.board), to_(to) {}

  std::set<Move> all() {
    const auto hints = [this](const Hint& hint) { return take(hint); };
    const auto patterns = [this](const rating::Pattern& pattern) {
      return take(rating::hint_of(pattern));
    };
    rating::find_hidden_single(pencil_, hints);
    rating::find_naked_single(pencil_, hints);
    rating::find_direct_locking(pencil_, RatingScale::se, hints);
    for (bool xyz : {false, true}) rating::find_wing(pencil_, xyz, RatingScale::se, hints);
    rating::find_unique_loop(pencil_, RatingScale::se, hints);
    rating::find_bug(pencil_, RatingScale::se, hints);
    rating::find_locking(pencil_, RatingScale::se, patterns);
    for (int degree : {2, 3, 4}) {
      rating::find_hidden_set(pencil_, degree, patterns);
      rating::find_naked_set(pencil_, degree, patterns);
      rating::find_fish(pencil_, degree, patterns);
    }
    rating::AlignedExclusion(2, RatingScale::se).find(pencil_, hints);
    return std::move(moves_);
  }
  std::set<Move> triplets() {
    rating::AlignedExclusion(3, RatingScale::se).find(pencil_, [this](const Hint& hint) {
      return take(hint);
    });
    return std::move(moves_);
  }

 private:
  bool take(const Hint& hint) {
    moves_.insert(image_of(to_, hint));
    return false;
  }
  Pencil pencil_;
  Transformation to_;
  std::set<Move> moves_;
};

}  // namespace

// But for direct hidden pairs and triplets, of which Sudoku Explainer only tells the first single that comes of them.
TEST_CASE("the rating finds the same moves in every image of a position") {
  Random random("moves");
  std::size_t moves = 0;
  for (const char* name : test::case_files) {
    for (const test::Case& tested : test::share_of(test::cases_of(name))) {
      INFO(tested.line);
      const auto here = Moves(tested.position, {}).all();
      moves += here.size();
      for (int i = 0; i < 4; ++i) {
        const Transformation to = random_transformation(random);
        CHECK(Moves(test::image_of(to, tested.position), inverse(to)).all() == here);
      }
    }
  }
  CHECK(moves > 1000);
}

TEST_CASE("the rating finds the same exclusions of triplets in every image of a position") {
  Random random("triplets");
  std::size_t moves = 0;
  for (const test::Case& tested : test::cases_of("exclusion")) {
    INFO(tested.line);
    const auto here = Moves(tested.position, {}).triplets();
    moves += here.size();
    for (int i = 0; i < 4; ++i) {
      const Transformation to = random_transformation(random);
      CHECK(Moves(test::image_of(to, tested.position), inverse(to)).triplets() == here);
    }
  }
  CHECK(moves > 20);
}

}  // namespace nonet
