/// @file
/// Lines of a text that may be no list.
#pragma once

#include <functional>
#include <vector>

#include "input/puzzle_reader.hpp"

namespace nonet::cli {

/// Holds back what is told of lines until one of them is a puzzle. A text without any is told of as a whole.
class HoldingTaker : public Taker {
 public:
  explicit HoldingTaker(Taker& taker) : taker_(taker) {}

  void take_grid(const Parsed& parsed, std::string_view text, std::uint64_t number) override {
    release();
    taker_.take_grid(parsed, text, number);
  }
  void take(const Progress& puzzle, nonet::Format format, std::uint64_t number) override {
    release();
    taker_.take(puzzle, format, number);
  }
  void pass_over() override {
    tell([](Taker& taker) { taker.pass_over(); });
  }
  void complain(const BadLine& bad) override {
    tell([bad](Taker& taker) { taker.complain(bad); });
  }
  void note(std::uint64_t line, const std::string& text) override {
    tell([line, text](Taker& taker) { taker.note(line, text); });
  }

  /// No line was a puzzle.
  [[nodiscard]] bool holds() const { return holds_; }

 private:
  using Told = std::function<void(Taker&)>;

  void tell(const Told& told);
  void release();

  Taker& taker_;
  bool holds_ = true;
  std::vector<Told> held_;
};

}  // namespace nonet::cli
