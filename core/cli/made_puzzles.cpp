#include "made_puzzles.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <csignal>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_set>
#include <vector>

#include "nonet/canonical.hpp"
#include "request_options.hpp"
#include "seeds.hpp"

namespace nonet::cli {
namespace {

// Set by a signal's handler, which may touch nothing else.
volatile std::sig_atomic_t interrupted = 0;

void interrupt(int /*signal*/) {
  interrupted = 1;
}

/// Threads make the puzzles of a series; whoever takes them gets them in order.
class Workshop {
 public:
  Workshop(const Bulk& bulk, const PuzzleRequest& request) : bulk_(bulk), request_(request) {
    const unsigned wanted = bulk.threads == 0 ? std::thread::hardware_concurrency() : bulk.threads;
    const std::uint64_t count = std::clamp<std::uint64_t>(bulk.count, 1, std::max(wanted, 1U));
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

  [[nodiscard]] Generated make(const std::string& seed) {
    const auto keep_going = [this] { return interrupted == 0 && !ended_; };
    GenerateOptions options;
    options.budget = bulk_.budget;
    options.keep_going = keep_going;
    return generate(seed, request_, options);
  }

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
  /// So many may wait to be taken.
  static constexpr std::uint64_t most_waiting = 256;

  /// The number of a puzzle to be made; nothing when all are given out.
  std::optional<std::uint64_t> next_number() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return ended_ || next_ < taken_ + most_waiting; });
    if (ended_ || next_ == bulk_.count) return std::nullopt;
    return next_++;
  }

  void work() {
    while (const auto i = next_number()) {
      Generated made = make(seed_of(bulk_.seed, *i));
      const std::lock_guard lock(mutex_);
      made_.emplace(*i, std::move(made));
      done_.notify_all();
    }
  }

  const Bulk& bulk_;
  const PuzzleRequest& request_;
  std::mutex mutex_;
  std::condition_variable done_;
  std::condition_variable room_;
  std::map<std::uint64_t, Generated> made_;
  std::uint64_t next_ = 0;
  std::uint64_t taken_ = 0;
  std::atomic<bool> ended_ = false;
  std::vector<std::thread> threads_;
};

/// Tells how far a series is, on standard error, when that is a terminal.
class Progress {
 public:
  explicit Progress(std::uint64_t count) : count_(count), shown_(count > 1 && isatty(2) != 0) {}
  ~Progress() {
    if (shown_) std::cerr << "\r\033[K" << std::flush;
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

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

constexpr int most_repeats = 100;

MadePuzzle distinct(MadePuzzle puzzle, Workshop& workshop, Distinct& seen) {
  const std::string seed = puzzle.seed;
  int repeats = 1;
  while (puzzle.made.found && !seen.add(puzzle.made)) {
    if (++repeats > most_repeats) {
      puzzle.made.found = false;
      break;
    }
    puzzle.seed = seed + "/" + std::to_string(repeats);
    puzzle.made = workshop.make(puzzle.seed);
  }
  return puzzle;
}

void tell_missed(const MadePuzzle& puzzle, const PuzzleRequest& request) {
  const Generated& made = puzzle.made;
  std::cerr << "nonet: no such puzzle was found with the seed " << puzzle.seed << " in "
            << made.attempts << " attempts";
  if (made.missed.count() > 0) {
    std::cerr << "; the nearest is " << to_string(made.puzzle) << ": " << describe(made.missed);
  } else if (request.pattern) {
    std::cerr << ": the pattern may have none";
  } else if (made.puzzle.clue_count() > 0) {
    std::cerr << " that is not equivalent to one before";
  }
  std::cerr << '\n';
}

}  // namespace

bool make_puzzles(const Bulk& bulk, const PuzzleRequest& request,
                  const std::function<void(const MadePuzzle&)>& take) {
  std::signal(SIGINT, interrupt);
  Workshop workshop(bulk, request);
  Distinct seen;
  const Progress progress(bulk.count);
  bool all = true;
  for (std::uint64_t i = 0; i < bulk.count; ++i) {
    MadePuzzle puzzle{seed_of(bulk.seed, i), workshop.take(i)};
    puzzle = distinct(std::move(puzzle), workshop, seen);
    if (interrupted != 0) {
      std::cerr << "nonet: interrupted after " << i << " puzzles\n";
      return false;
    }
    if (!puzzle.made.found) tell_missed(puzzle, request);
    all = all && puzzle.made.found;
    take(puzzle);
    progress.tell(i + 1);
  }
  return all;
}

}  // namespace nonet::cli
