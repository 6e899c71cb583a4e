#include "logic/whip/whip_search.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::logic {
namespace {

constexpr VariableSet all_variables = VariableSet::all();

Object single(int candidate) {
  Object object;
  object.add(candidate);
  return object;
}

/// Mixed so well that the exclusive or of some tells which they are.
std::uint64_t hash_of(const Object& object) {
  std::uint64_t value = 0x9E3779B97F4A7C15ULL;
  for (int c : object.all()) {
    value = (value ^ static_cast<std::uint64_t>(c + 1)) * 0xBF58476D1CE4E5B9ULL;
    value ^= value >> 29;
  }
  return value;
}

bool is_forced(const Remains& remains, const Forced& part) {
  return remains.count(part.variable) == part.object.size &&
         remains.left(part.variable) == part.object;
}

}  // namespace

Remains WhipSearch::suppose(int target) const {
  Remains remains = start_;
  remains.suppose(csp_, single(target));
  return remains;
}

void WhipSearch::add_forced(const Remains& remains, const VariableSet& variables,
                            std::vector<Forced>& forced) const {
  for (int variable : remains.singles() & variables)
    forced.push_back({variable, remains.left(variable)});
  if (!form_.groups) return;
  for (int variable : remains.few() & variables) {
    if (remains.is_group(variable)) forced.push_back({variable, remains.left(variable)});
  }
}

bool WhipSearch::suppose_forced(Remains& remains) {
  round_.clear();
  add_forced(remains, all_variables, round_);
  remains.forget_few();
  const CandidateSet before = remains.gone();
  for (const Forced& next : round_) {
    remains.suppose(csp_, next.object);
    if (remains.empty() >= 0) return true;
  }
  return remains.gone() != before;
}

WhipSearch::Outcome WhipSearch::find(int target, int length, std::uint64_t work) {
  work_ = work;
  outcome_ = Outcome::none;
  objects_.assign(1, single(target));
  sequence_.clear();
  seen_.clear();
  hash_ = 0;
  const Remains remains = suppose(target);
  if (remains.empty() >= 0) return outcome_;
  const int least = least_length(remains, length);
  if (least <= length) extend(remains, length, least);
  if (least == length + 1) outcome_ = Outcome::longer;
  return outcome_;
}

bool WhipSearch::extend(const Remains& remains, int length, int least) {
  std::vector<Forced> forced;
  add_forced(remains, form_.braid ? all_variables : csp_.near(objects_.back()), forced);
  return std::any_of(forced.begin(), forced.end(), [&](const Forced& next) {
    return is_new(next.object) && try_next(remains, next, length, least);
  });
}

/// True the first time that the search comes to these objects (and this last one, for a whip).
bool WhipSearch::is_new(const Object& object) {
  if (std::find(objects_.begin(), objects_.end(), object) != objects_.end()) return false;
  const std::uint64_t own = hash_of(object);
  const std::uint64_t all = hash_ ^ own;
  return seen_.insert(form_.braid ? all : all * 3 + own).second;
}

bool WhipSearch::try_next(const Remains& remains, const Forced& next, int length, int least) {
  if (work_ == 0 || context_.spend()) {
    outcome_ = Outcome::gave_up;
    return true;
  }
  --work_;
  Remains after = remains;
  after.suppose(csp_, next.object);
  // In a braid, what removes nothing is of no use; in a whip it may lead on.
  if (form_.braid && after.gone() == remains.gone()) return false;
  sequence_.push_back(next);
  if (after.empty() >= 0) {
    found_ = make_whip(objects_.front().first(), sequence_, after.empty());
    outcome_ = Outcome::found;
    return true;
  }
  // The least length never grows when more is supposed.
  if (least == length) least = least_length(after, length - 1);
  bool done = false;
  if (least < length) {
    objects_.push_back(next.object);
    hash_ ^= hash_of(next.object);
    done = extend(after, length - 1, least);
    hash_ ^= hash_of(next.object);
    objects_.pop_back();
  } else {
    outcome_ = Outcome::longer;
  }
  sequence_.pop_back();
  return done;
}

/// How many variables a contradiction takes at least; `most + 1` if more than `most`, `never` if
/// there is none.
int WhipSearch::least_length(const Remains& remains, int most) {
  Remains future = remains;
  for (int least = 2; least <= most; ++least) {
    if (!suppose_forced(future)) return never;
    if (future.empty() >= 0) return least;
  }
  return most + 1;
}

/// The variable of which a sequence leaves nothing; -1: there is none, or a part is not forced.
int WhipSearch::contradiction(int target, const std::vector<Forced>& sequence) const {
  Remains remains = suppose(target);
  for (const Forced& part : sequence) {
    if (remains.empty() >= 0) break;
    if (!is_forced(remains, part)) return -1;
    remains.suppose(csp_, part.object);
  }
  return remains.empty();
}

Whip WhipSearch::propagate(int target) {
  std::vector<Forced> sequence;
  Remains remains = suppose(target);
  while (remains.empty() < 0) {
    std::vector<Forced> forced;
    add_forced(remains, all_variables, forced);
    for (const Forced& next : forced) {
      if (!is_forced(remains, next)) continue;
      const CandidateSet before = remains.gone();
      remains.suppose(csp_, next.object);
      if (remains.gone() != before) sequence.push_back(next);
      if (remains.empty() >= 0) break;
    }
  }
  for (std::size_t i = sequence.size(); i-- > 0;) {
    std::vector<Forced> less = sequence;
    less.erase(iterator_at(less, i));
    if (contradiction(target, less) >= 0) sequence = std::move(less);
  }
  return make_whip(target, sequence, contradiction(target, sequence));
}

Whip WhipSearch::make_whip(int target, const std::vector<Forced>& sequence, int last) const {
  Whip whip{target, {}};
  const auto add = [&](int variable, int parts, const Object& right) {
    // The latest object that will do: in a whip that is the last one.
    for (int from = parts - 1; from >= -1; --from) {
      const Object before = from < 0 ? single(target) : nth(sequence, from).object;
      for (int c : csp_.members(variable)) {
        if (!csp_.links(before).contains(c)) continue;
        whip.parts.push_back({variable, c, from, right});
        return;
      }
    }
  };
  for (const Forced& part : sequence) add(part.variable, whip.length(), part.object);
  add(last, whip.length(), Object());
  return whip;
}

}  // namespace nonet::logic
