/// @file
/// Remote pairs (HoDoKu's page; Sudopedia: Remote Pairs): cells with the same two candidates, each
/// seeing the next, hold the two digits in turn. Of two cells with an even number of cells between
/// them one has either digit, so that what sees both has neither. At least four cells and always an
/// even number, as HoDoKu has it.
///
/// We search depth first through the cells with the same pair, shorter chains first. `digits`: the
/// two; `nodes` and `links`: the cells in order, by the first digit, its strong links within cells
/// left out: strong between neighbours, since exactly one of them has the digit. Marks: `color` 0
/// and 1 in turn.

#include <vector>

#include "index.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

class PairSearch {
 public:
  PairSearch(const Context& context, DigitSet digits, Sink sink)
      : context_(context), digits_(digits), sink_(sink) {
    for (int cell : context.bivalue()) {
      if (context.candidates(cell) == digits) cells_.insert(cell);
    }
  }

  bool of_length(int length) {
    if (cells_.size() < length) return false;
    for (int cell : cells_) {
      chain_.assign(1, cell);
      if (extend(length)) return true;
    }
    return false;
  }

 private:
  bool extend(int length) {
    if (context_.spend()) return true;
    if (count_of(chain_) == length) return chain_.front() < chain_.back() && give();
    CellSet next = cells_ & peers(chain_.back());
    for (int cell : chain_) next.erase(cell);
    for (int cell : next) {
      chain_.push_back(cell);
      const bool ended = extend(length);
      chain_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  /// Candidates that see two cells that are three, five, ... apart.
  [[nodiscard]] CandidateSet removed() const {
    CandidateSet removed;
    for (std::size_t i = 0; i < chain_.size(); ++i) {
      for (std::size_t j = i + 3; j < chain_.size(); j += 2) {
        for (int digit : digits_)
          removed |=
              candidates_of(peers(chain_[i]) & peers(chain_[j]) & context_.places(digit), digit);
      }
    }
    return removed;
  }

  bool give() {
    Step step;
    step.technique = Technique::remote_pair;
    step.eliminations = removed();
    if (step.eliminations.empty()) return false;
    for (int digit : digits_) step.digits.push_back(digit);
    for (int i = 0; i < count_of(chain_); ++i) {
      Node node{digits_.first(), {}};
      node.cells.insert(nth(chain_, i));
      step.nodes.push_back(node);
      const int at = i;
      if (i > 0) step.links.push_back({at - 1, at, true});
      for (int digit : digits_) {
        const bool first = digit == digits_.first();
        step.marks.push_back(
            {Role::color, candidate(nth(chain_, i), digit), (at + (first ? 0 : 1)) % 2});
      }
    }
    return sink_(std::move(step));
  }

  const Context& context_;
  DigitSet digits_;
  Sink sink_;
  CellSet cells_;
  std::vector<int> chain_;
};

}  // namespace

bool find_remote_pair(const Context& context, Technique /*technique*/, Sink sink) {
  std::vector<DigitSet> pairs;
  for (int a = 1; a <= 9; ++a) {
    for (int b = a + 1; b <= 9; ++b) {
      const DigitSet pair = DigitSet::of(a) | DigitSet::of(b);
      int cells = 0;
      for (int cell : context.places(a) & context.places(b) & context.bivalue())
        cells += context.candidates(cell) == pair ? 1 : 0;
      if (cells >= 4) pairs.push_back(pair);
    }
  }
  for (int length = 4; length <= 20; length += 2) {
    for (const DigitSet pair : pairs) {
      if (PairSearch(context, pair, sink).of_length(length)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
