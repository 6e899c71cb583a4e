#include "formats/plain/words.hpp"

#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/plain/rows.hpp"
#include "index.hpp"

namespace nonet::formats::plain {
namespace {

constexpr std::string_view brackets = ":=()[]{}<>\"'!&/\\`";
constexpr std::size_t most_words = 400;
constexpr std::size_t shortest_row = 9;
constexpr std::size_t shortest_damaged = 9;

bool is_own_letter(char c) {
  return is_letter(c) && c != 'x' && c != 'X';
}

bool has_letters(std::string_view part) {
  return std::any_of(part.begin(), part.end(), is_own_letter);
}

/// A row or a line of cells in which something went wrong.
bool is_damaged(std::string_view part) {
  const std::size_t cells = count_cells(part);
  return part.size() >= shortest_damaged && cells * 3 >= part.size() * 2 &&
         std::any_of(part.begin(), part.end(), is_digit);
}

class Cleaner {
 public:
  explicit Cleaner(std::string_view text) : text_(text) { cleaned_.text = text; }

  Cleaned run() {
    for (LineCursor lines(text_); !lines.done();) {
      const TextLine line = lines.next();
      if (counts(line.text)) take(line);
    }
    for (char& c : cleaned_.text) {
      if (c == 'x' || c == 'X' || c == '?') c = '.';
    }
    return std::move(cleaned_);
  }

 private:
  void take(const TextLine& line) {
    const bool words = is_words(line.text);
    std::size_t cells = 0;
    for (std::string_view rest = line.text;;) {
      const std::string_view word = first_word(rest);
      if (word.empty()) break;
      rest.remove_prefix(offset_in(rest, word) + word.size());
      cells += take_word(line, word, words);
    }
    if (words && cells < shortest_row) pass(line, line.text, false);
  }

  /// The number of cells that are left.
  std::size_t take_word(const TextLine& line, std::string_view word, bool words) {
    if (word.find("://") != std::string_view::npos) {
      pass(line, word, true);
      return 0;
    }
    std::size_t cells = 0;
    while (!word.empty()) {
      const std::size_t end = std::min(word.find_first_of(brackets), word.size());
      const std::string_view part = word.substr(0, end);
      const bool letters = has_letters(part) && (words || part.size() > 1);
      if (letters && !is_damaged(part)) {
        pass(line, part, true);
      } else {
        cells += count_cells(part);
      }
      if (end < word.size()) pass(line, word.substr(end, 1), true);
      word.remove_prefix(std::min(end + 1, word.size()));
    }
    return cells;
  }

  void pass(const TextLine& line, std::string_view part, bool told) {
    const auto at = offset_in(text_, part);
    std::fill_n(iterator_at(cleaned_.text, at), part.size(), ' ');
    if (!told) return;
    if (cleaned_.place.line == 0) cleaned_.place = place_in(text_, line, part.data());
    cleaned_.passed += part.size();
    if (cleaned_.words.size() >= most_words) return;
    const bool joined = end_of_last_ == at;
    if (!joined && !cleaned_.words.empty()) cleaned_.words += ' ';
    cleaned_.words += part.substr(0, most_words);
    end_of_last_ = at + part.size();
  }

  std::string_view text_;
  Cleaned cleaned_;
  std::size_t end_of_last_ = std::string_view::npos;
};

}  // namespace

Cleaned clean(std::string_view text) {
  return Cleaner(text).run();
}

}  // namespace nonet::formats::plain
