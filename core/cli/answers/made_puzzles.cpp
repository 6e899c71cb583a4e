#include "made_puzzles.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <unordered_set>
#include <vector>

#include "escaped.hpp"
#include "nonet/canonical.hpp"
#include "request_options.hpp"
#include "seeds.hpp"
#include "system/system.hpp"

namespace nonet::cli {
namespace {

/// Threads make the puzzles of a series; whoever takes them gets them in order.
class Workshop {
 public:
  Workshop(const Bulk& bulk, const PuzzleRequest& request) : bulk_(bulk), request_(request) {
    const unsigned wanted = bulk.threads == 0 ? std::thread::hardware_concurrency() : bulk.threads;
    const std::uint64_t count = std::clamp<std::uint64_t>(bulk.count, 1, std::max(wanted, 1U));
    ahead_ = std::clamp<std::uint64_t>(bulk.count, 1, most_ahead);
    for (std::uint64_t i = 0; i < count; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Workshop() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    room_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  Workshop(Workshop&&) = delete;
  Workshop& operator=(Workshop&&) = delete;

  /// Number `i`, which must be the next.
  [[nodiscard]] Generated take(std::uint64_t i) {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return made_.contains(i); });
    Generated made = made_.extract(i).mapped();
    ++taken_;
    room_.notify_all();
    return made;
  }

 private:
  /// So many more than were taken are made at a time, when so many are wanted.
  static constexpr std::uint64_t most_ahead = 256;

  [[nodiscard]] Generated make(const std::string& seed) {
    const auto keep_going = [this] { return !ended_; };
    GenerateOptions options;
    options.budget = bulk_.budget;
    options.keep_going = keep_going;
    return generate(seed, request_, options);
  }

  /// The number of a puzzle to be made; nothing when no more are wanted.
  std::optional<std::uint64_t> next_number() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return ended_ || next_ < taken_ + ahead_; });
    if (ended_) return std::nullopt;
    return next_++;
  }

  void work() {
    while (const auto i = next_number()) {
      const Generated made = make(seed_of(bulk_.seed, *i));
      const std::lock_guard lock(mutex_);
      made_.emplace(*i, made);
      done_.notify_all();
    }
  }

  const Bulk& bulk_;
  const PuzzleRequest& request_;
  std::mutex mutex_;
  std::condition_variable done_;
  std::condition_variable room_;
  std::map<std::uint64_t, Generated> made_;
  std::uint64_t ahead_ = 1;
  std::uint64_t next_ = 0;
  std::uint64_t taken_ = 0;
  std::atomic<bool> ended_ = false;
  std::vector<std::thread> threads_;
};

/// Tells how far a series is, on standard error, when that is a terminal.
class Progress {
 public:
  explicit Progress(std::uint64_t count)
      : count_(count), shown_(count > 1 && system::is_terminal(system::Stream::errors)) {}
  ~Progress() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  Progress(Progress&&) = delete;
  Progress& operator=(Progress&&) = delete;

  void tell(std::uint64_t done) const {
    if (shown_) std::cerr << '\r' << done << " of " << count_ << std::flush;
  }

 private:
  std::uint64_t count_;
  bool shown_;
};

/// Sees to it that no two puzzles of a series are equivalent.
class Distinct {
 public:
  /// True when no puzzle before was equivalent; once in ages false for two that only have the same hash.
  bool add(const Generated& made) {
    return seen_.insert(Random(to_string(canonical_puzzle(made.puzzle, made.solution))).next())
        .second;
  }

 private:
  std::unordered_set<std::uint64_t> seen_;
};

/// After so many equivalent puzzles in a row there are hardly any others.
constexpr int most_repeats = 100;

/// Tells that a series ends early; false.
bool tell_end(std::uint64_t done) {
  std::cerr << "nonet: hardly any others are left to find, after " << done << " puzzles\n";
  return false;
}

void tell_missed(const MadePuzzle& puzzle, const PuzzleRequest& request) {
  const Generated& made = puzzle.made;
  std::cerr << "nonet: no such puzzle was found with the seed " << shown_name(puzzle.seed) << " in "
            << made.attempts << " attempts";
  if (made.missed.count() > 0) {
    std::cerr << "; the nearest is " << to_string(made.puzzle) << ": " << describe(made.missed);
  } else if (request.pattern) {
    std::cerr << ": the pattern may have none";
  }
  std::cerr << '\n';
}

void tell_near_known(const MadePuzzle& puzzle) {
  const KnownPuzzle& known = *puzzle.made.near_known;
  std::cerr << "nonet: the puzzle of the seed " << shown_name(puzzle.seed)
            << " was made near a known one: " << known.name << " (" << known.source << ")\n";
}

}  // namespace

bool make_puzzles(const Bulk& bulk, const PuzzleRequest& request,
                  const std::function<void(const MadePuzzle&)>& take) {
  Workshop workshop(bulk, request);
  Distinct seen;
  const Progress progress(bulk.count);
  bool all = true;
  int repeats = 0;
  std::uint64_t done = 0;
  for (std::uint64_t i = 0; done < bulk.count; ++i) {
    const MadePuzzle puzzle{seed_of(bulk.seed, i), workshop.take(i)};
    if (puzzle.made.found && !seen.add(puzzle.made)) {
      if (++repeats == most_repeats) return tell_end(done);
      continue;
    }
    repeats = 0;
    if (!puzzle.made.found) tell_missed(puzzle, request);
    if (puzzle.made.found && puzzle.made.near_known) tell_near_known(puzzle);
    all = all && puzzle.made.found;
    take(puzzle);
    progress.tell(++done);
  }
  return all;
}

}  // namespace nonet::cli
