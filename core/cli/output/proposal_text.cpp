#include "output/proposal_text.hpp"

#include "words/messages.hpp"
#include "words/phrases.hpp"

namespace nonet::cli {
namespace {

/// Reads from left to right; the first fault stays.
class ProposalText {
 public:
  explicit ProposalText(std::string_view text) : text_(text) {}

  [[nodiscard]] const std::string& fault() const { return fault_; }
  [[nodiscard]] bool ok() const { return fault_.empty(); }

  void candidates(CandidateSet& set) {
    do {
      const CellSet cells = this->cells();
      if (!ok()) return;
      if (!take("<>") && !take("=")) return fail("= or <> and digits");
      const DigitSet digits = this->digits();
      for (int cell : cells) {
        for (int digit : digits) set.insert(candidate(cell, digit));
      }
    } while (ok() && take(","));
    end();
  }

  void links(const Board& board, std::vector<DrawnLink>& links) {
    const std::size_t before = links.size();
    CandidateSet last = nodes(board, links);
    while (ok() && !at_end()) {
      const bool strong = link();
      if (!ok()) return;
      const std::size_t inner = links.size();
      links.push_back({strong, last, {}});
      last = nodes(board, links);
      // A node of two digits put its own link behind.
      links[inner].to = links.size() > inner + 1 ? links[inner + 1].from : last;
    }
    if (ok() && links.size() == before) fail("= or - and another node");
  }

 private:
  /// The last of a node's nodes; "(1=5)r6c2" has two, and the link between.
  CandidateSet nodes(const Board& board, std::vector<DrawnLink>& links) {
    if (!take("(")) return fail("a node like (5)r1c1"), CandidateSet();
    const int first = digit();
    if (!ok()) return {};
    if (take(")")) return node(first, cells());
    const bool strong = link();
    const int second = digit();
    if (ok() && !take(")")) fail("a closing bracket");
    if (!ok()) return {};
    const CellSet cells = this->cells();
    if (!ok()) return {};
    const auto here = [&](int digit) {
      const CellSet places = cells & board.places(digit);
      return node(digit, places.empty() ? cells : places);
    };
    links.push_back({strong, here(first), here(second)});
    return links.back().to;
  }

  static CandidateSet node(int digit, const CellSet& cells) {
    CandidateSet candidates;
    for (int cell : cells) candidates.insert(candidate(cell, digit));
    return candidates;
  }

  bool link() {
    if (take("==") || take("=")) return true;
    if (!take("--") && !take("-")) fail("= or -");
    return false;
  }

  CellSet cells() {
    CellSet cells;
    do {
      if (!take("r")) return fail("a cell like r1c1"), cells;
      const DigitSet rows = digits();
      if (ok() && !take("c")) fail("a column like c1");
      const DigitSet columns = ok() ? digits() : DigitSet();
      for (int row : rows) {
        for (int column : columns) cells.insert(cell_at(row - 1, column - 1));
      }
    } while (ok() && another_cell());
    return cells;
  }

  /// A comma before a cell: of several candidates, each has its digits before the next comma.
  bool another_cell() {
    const std::size_t before = at_;
    if (take(",") && peek() == 'r') return true;
    at_ = before;
    return false;
  }

  DigitSet digits() {
    DigitSet digits;
    while (peek() >= '1' && peek() <= '9') digits.insert(text_[at_++] - '0');
    if (digits.empty()) fail("a digit from 1 to 9");
    return digits;
  }

  int digit() {
    const char c = peek();
    if (c < '1' || c > '9') return fail("a digit from 1 to 9"), 0;
    ++at_;
    return c - '0';
  }

  void skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  /// The next character but for blanks; 0 at the end.
  char peek() {
    skip_blanks();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool at_end() { return peek() == '\0' && at_ >= text_.size(); }
  bool take(std::string_view wanted) {
    skip_blanks();
    if (text_.substr(at_, wanted.size()) != wanted) return false;
    at_ += wanted.size();
    return true;
  }
  void end() {
    if (ok() && !at_end()) fail("a comma, or the end");
  }
  void fail(std::string_view wanted) {
    if (!ok()) return;
    skip_blanks();
    const std::string found = at_ < text_.size() ? quoted(text_.substr(at_, 1)) : "the end";
    fault_ =
        join("column ", static_cast<int>(at_) + 1, ": ", found, " where ", wanted, " should be");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace

std::string read_candidates(std::string_view text, CandidateSet& candidates) {
  ProposalText reading(text);
  reading.candidates(candidates);
  return reading.fault();
}

std::string read_links(std::string_view text, const Board& board, std::vector<DrawnLink>& links) {
  ProposalText reading(text);
  reading.links(board, links);
  return reading.fault();
}

std::string candidate_name(int candidate) {
  return join(cell_name(candidate_cell(candidate)), "=", candidate_digit(candidate));
}

std::string names_of(const CandidateSet& candidates) {
  std::string text;
  for (int c : candidates) text += (text.empty() ? "" : ",") + candidate_name(c);
  return text;
}

std::string node_name(const CandidateSet& end) {
  std::string text = join("(", candidate_digit(end.first()), ")");
  bool is_first = true;
  for (int c : end) {
    text += (is_first ? "" : ",") + cell_name(candidate_cell(c));
    is_first = false;
  }
  return text;
}

}  // namespace nonet::cli
