/// @file
/// Several threads answer, and the answers come in the order of the questions.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "output/output.hpp"

namespace nonet::cli {

/// One for each core when 0 are asked for; at least one.
[[nodiscard]] inline unsigned threads_of(unsigned asked) {
  return std::max(asked == 0 ? std::thread::hardware_concurrency() : asked, 1U);
}

/// Takes questions, and between them events that only write something. With one thread each is answered at once; with
/// more, threads answer batches of them, and the one that asks writes what they wrote, batch after batch. It waits when
/// it is too far ahead, so that the memory stays the same however many questions there are. `Question` owns what it
/// needs, or what it points to lives until `finish`.
template <class Question>
class AnswersInOrder {
 public:
  /// Returns an exit code.
  using Answer = std::function<int(const Question&, Output&)>;
  using Event = std::function<void(Output&)>;
  /// Sees the questions in order once they are answered, in the thread that asks.
  using Settle = std::function<void(const Question&)>;

  /// `ahead`: up to so many batches may be answered while the first is still waited for, where that is more than usual. Questions of
  /// very different length want many.
  AnswersInOrder(unsigned threads, Answer answer, Output& output, Settle settle = nullptr,
                 std::size_t ahead = 0)
      : answer_(std::move(answer)),
        settle_(std::move(settle)),
        output_(output),
        threads_(threads_of(threads)),
        most_batches_(std::max(threads_ * most_batches_each, ahead)) {}
  AnswersInOrder(const AnswersInOrder&) = delete;
  AnswersInOrder(AnswersInOrder&&) = delete;
  AnswersInOrder& operator=(const AnswersInOrder&) = delete;
  AnswersInOrder& operator=(AnswersInOrder&&) = delete;
  ~AnswersInOrder() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
      waiting_.clear();
    }
    wanted_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }

  void ask(Question question) {
    if (threads_ == 1) {
      status_ = std::max(status_, answer_(question, output_));
      if (settle_) settle_(question);
    } else {
      add(std::move(question));
    }
  }
  void tell(Event event) {
    if (threads_ == 1) {
      event(output_);
    } else {
      add(std::move(event));
    }
  }
  /// Waits for all answers and hands them to the output.
  void finish() {
    if (!open_.empty()) {
      if (workers_.empty()) {
        answer_here();
      } else {
        send(std::exchange(open_, {}));
      }
    }
    while (!batches_.empty()) write_first();
  }
  /// The highest exit code of the answers that `finish` has seen.
  [[nodiscard]] int status() const { return status_; }
  /// True when nobody waits for answers any more. Long ones look now and then, in any thread.
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  using Item = std::variant<Question, Event>;
  using Items = std::vector<Item>;
  using Clock = std::chrono::steady_clock;

  struct Batch {
    Items items;
    Record record;
    int status = 0;
    std::exception_ptr thrown;
    bool done = false;
  };

  /// A batch grows while it takes less time than this, and shrinks when it takes eight times as much.
  static constexpr std::chrono::microseconds short_time{500};
  static constexpr std::size_t largest_batch = 1024;
  static constexpr std::size_t most_batches_each = 4;

  template <class Added>
  void add(Added added) {
    open_.emplace_back(std::move(added));
    if (open_.size() < size_) return;
    Items items = std::exchange(open_, {});
    if (!workers_.empty()) return send(std::move(items));
    // A lone question needs no thread, and two may be long ones.
    if (items.size() == 1) {
      open_ = std::move(items);
      size_ = 2;
      return;
    }
    for (Item& item : items) {
      Items alone;
      alone.push_back(std::move(item));
      send(std::move(alone));
    }
  }

  void answer_here() {
    for (const Item& item : open_) {
      status_ = std::max(status_, answer(item, output_));
      settle(item);
    }
    open_.clear();
  }

  void settle(const Item& item) const {
    const Question* const question = settle_ ? std::get_if<Question>(&item) : nullptr;
    if (question != nullptr) settle_(*question);
  }

  int answer(const Item& item, Output& output) const {
    if (const Question* question = std::get_if<Question>(&item)) return answer_(*question, output);
    std::get<Event>(item)(output);
    return 0;
  }

  void send(Items items) {
    while (batches_.size() >= most_batches_) write_first();
    auto batch = std::make_unique<Batch>();
    batch->items = std::move(items);
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(batch.get());
    }
    batches_.push_back(std::move(batch));
    wanted_.notify_one();
    if (workers_.size() < threads_) workers_.emplace_back([this] { work(); });
    open_.reserve(size());
  }

  [[nodiscard]] std::size_t size() {
    const std::lock_guard lock(mutex_);
    size_ = fit_size_;
    return size_;
  }

  /// Waits for the first batch and writes it.
  void write_first() {
    const std::unique_ptr<Batch> batch = std::move(batches_.front());
    batches_.pop_front();
    {
      std::unique_lock lock(mutex_);
      done_.wait(lock, [&] { return batch->done; });
    }
    if (batch->thrown) std::rethrow_exception(batch->thrown);
    output_.take(batch->record);
    status_ = std::max(status_, batch->status);
    for (const Item& item : batch->items) settle(item);
  }

  /// Nothing when no more are wanted.
  Batch* next_batch() {
    std::unique_lock lock(mutex_);
    wanted_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
    if (waiting_.empty()) return nullptr;
    Batch* const batch = waiting_.front();
    waiting_.pop_front();
    return batch;
  }

  void work() {
    while (Batch* const batch = next_batch()) {
      const auto start = Clock::now();
      try {
        Output output(batch->record, output_);
        for (const Item& item : batch->items)
          batch->status = std::max(batch->status, answer(item, output));
        output.flush();
      } catch (...) {
        batch->thrown = std::current_exception();
      }
      const auto took = Clock::now() - start;
      {
        const std::lock_guard lock(mutex_);
        const std::size_t count = batch->items.size();
        if (took < short_time) fit_size_ = std::min(std::max(fit_size_, 2 * count), largest_batch);
        if (took > 8 * short_time) fit_size_ = std::max<std::size_t>(count / 2, 1);
        batch->done = true;
      }
      done_.notify_one();
    }
  }

  Answer answer_;
  Settle settle_;
  Output& output_;
  std::size_t threads_;
  std::size_t most_batches_;
  int status_ = 0;
  /// Questions that are not yet sent, and how many are sent together.
  Items open_;
  std::size_t size_ = 1;
  /// Sent and not yet written, in order.
  std::deque<std::unique_ptr<Batch>> batches_;
  std::vector<std::thread> workers_;

  std::mutex mutex_;
  std::condition_variable wanted_;
  std::condition_variable done_;
  /// Sent and not yet begun.
  std::deque<Batch*> waiting_;
  std::size_t fit_size_ = 1;
  std::atomic<bool> ended_ = false;
};

}  // namespace nonet::cli
