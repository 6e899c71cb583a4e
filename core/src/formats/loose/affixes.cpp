#include "formats/loose/affixes.hpp"

#include <algorithm>
#include <string>

#include "formats/common/text_lines.hpp"
#include "formats/loose/signs.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::size_t most_cuts = 12;
constexpr std::size_t longest_number = 6;

bool is_numeral(char c) {
  return c >= '0' && c <= '9';
}

/// Walks along nine lines at once.
class Walk {
 public:
  Walk(const Table<std::string_view, 9>& lines, bool back, bool header)
      : back_(back), header_(header) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      lines_[i] = lines[i];
      if (back) std::reverse(lines_[i].begin(), lines_[i].end());
    }
  }

  std::vector<Cut> run() {
    std::vector<Cut> cuts(1);
    while (cuts.size() < most_cuts && take_one()) {
      if (!is_certain()) continue;
      cuts.push_back(cut_);
      cuts.back().labelled = labelled_;
    }
    return cuts;
  }

 private:
  enum class Last : unsigned char { sign, number, letter };

  [[nodiscard]] char sign(std::size_t line, std::size_t at) const {
    return at < lines_[line].size() ? lines_[line][at] : '\0';
  }

  /// One sign, word or number more, with the spaces before it.
  bool take_one() {
    Table<std::size_t, 9> starts{};
    Table<std::string, 9> words;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const std::size_t start = lines_[i].find_first_not_of(' ', cut_.sizes[i]);
      if (start == std::string::npos) return false;
      starts[i] = start;
      const auto is_kind = [&](bool (*kind)(char)) {
        std::size_t end = start;
        while (end < lines_[i].size() && kind(lines_[i][end])) ++end;
        return lines_[i].substr(start, end - start);
      };
      words[i] = is_kind(is_numeral);
      if (words[i].empty()) words[i] = is_kind(is_letter_sign);
      if (words[i].empty()) words[i] = lines_[i][start];
    }
    before_ = last_;
    last_ = Last::sign;
    if (std::any_of(words.begin(), words.end(), [&](const auto& one) { return one != words[0]; }) &&
        !are_steps(words))
      return false;
    named_ = named_ || (is_letter_sign(words[0][0]) && last_ == Last::sign);
    for (std::size_t i = 0; i < lines_.size(); ++i) cut_.sizes[i] = starts[i] + words[i].size();
    return true;
  }

  /// Numbers or letters in even steps; downwards only behind a word.
  bool are_steps(const Table<std::string, 9>& words) {
    Table<int, 9> values{};
    const bool letters = is_letter_sign(words[0][0]);
    for (std::size_t i = 0; i < words.size(); ++i) {
      std::string word = words[i];
      if (back_) std::reverse(word.begin(), word.end());
      if (letters ? word.size() != 1 || (word[0] | 0x20) < 'a' || (word[0] | 0x20) > 'i'
                  : !is_numeral(word[0]) || word.size() > longest_number)
        return false;
      values[i] = letters ? word[0] : std::stoi(word);
    }
    const int step = values[1] - values[0];
    for (std::size_t i = 2; i < values.size(); ++i) {
      if (values[i] - values[i - 1] != step) return false;
    }
    if (step == 0 || (step < 0 && !named_)) return false;
    last_ = letters ? Last::letter : Last::number;
    long_ = *std::max_element(values.begin(), values.end()) > 9;
    labelled_ = true;
    return true;
  }

  /// Whether a cell can follow: what was left out last is no cell.
  [[nodiscard]] bool is_certain() const {
    if (last_ == Last::letter) return true;
    bool apart = true;
    bool tight = true;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const std::size_t at = cut_.sizes[i];
      const char last = lines_[i][at - 1];
      const char next = sign(i, at);
      if (last_ == Last::number) {
        const std::size_t word = lines_[i].find_first_not_of(' ', at);
        if (word == std::string::npos || (word == at && next != '\t' && next != '|')) return false;
        apart = apart && (next == '\t' || sign(i, word) == '|' || (!back_ && word > at + 1));
        tight =
            tight && sign(i, word + 1) != ' ' && sign(i, word + 1) != 0 && sign(i, word + 1) != '|';
      } else if (before_ == Last::number && !header_ && is_one_of(last, ",;&")) {
        // A field like the others.
        return false;
      } else if (is_sign_of_cell(last) || is_numeral(last)) {
        // The sign of a list stands apart, and the dot behind a number.
        const bool mark = is_one_of(last, "*-") || (last == '.' && before_ == Last::number);
        if (!mark || back_ || (next != ' ' && next != '\t')) return false;
      }
    }
    return last_ != Last::number || header_ || apart || tight || long_;
  }

  Table<std::string, 9> lines_;
  bool back_;
  bool header_;
  Cut cut_;
  Last last_ = Last::sign;
  Last before_ = Last::sign;
  bool named_ = false;     ///< A word was left out.
  bool labelled_ = false;  ///< Numbers or letters were.
  bool long_ = false;      ///< The last numbers have two digits and more.
};

}  // namespace

std::vector<Cut> cuts_of(const Table<std::string_view, 9>& lines, bool back, bool header) {
  return Walk(lines, back, header).run();
}

}  // namespace nonet::formats::loose
