#include <algorithm>

#include "formats/common/position_forms.hpp"
#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr auto format = Format::pencil_marks;
constexpr std::string_view gaps = " \t\r\v\f|,;";
constexpr std::string_view border = "-=+|:.'* \t\r";
constexpr std::string_view before_group = "*#@";

/// The length of a character that draws Unicode boxes (U+2500 to U+257F) where a text begins, or 0.
std::size_t box_drawing(std::string_view text) {
  const bool is_one = text.size() >= 3 && text[0] == '\xE2' &&
                      (text[1] == '\x94' || text[1] == '\x95') && is_continuation(text[2]);
  return is_one ? 3 : 0;
}

std::size_t gap_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size()) {
    const std::string_view rest = text.substr(length);
    const std::size_t step = is_one_of(rest[0], gaps) ? 1 : box_drawing(rest);
    if (step == 0) break;
    length += step;
  }
  return length;
}

/// The text between gaps that a line begins with.
std::string_view group_at(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && gap_length(text.substr(length)) == 0) ++length;
  return text.substr(0, length);
}

Lines groups_of(std::string_view line) {
  Lines groups;
  while (true) {
    line.remove_prefix(gap_length(line));
    if (line.empty()) return groups;
    groups.push_back(group_at(line));
    line.remove_prefix(groups.back().size());
  }
}

/// A line that draws a border has three dashes or equal signs in a row, or nothing but boxes.
bool is_border(std::string_view line) {
  if (groups_of(line).empty()) return true;
  const bool drawn =
      line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos;
  return drawn &&
         std::all_of(line.begin(), line.end(), [](char c) { return is_one_of(c, border); });
}

bool is_mark(char c) {
  return is_one_of(c, before_group) || (c >= 'A' && c <= 'Z');
}

/// Where a group is no set of digits, `at` points to the fault.
struct Group {
  DigitSet digits;
  const char* at = nullptr;
  ReadError error = ReadError::none;
};

Group read_group(std::string_view text) {
  Group group;
  std::size_t i = is_mark(text[0]) ? 1 : 0;
  for (; i < text.size(); ++i) {
    group.at = text.data() + i;
    if (text[i] == '-' && i + 1 < text.size() && is_digit(text[i + 1])) continue;
    group.error = ReadError::bad_character;
    if (!is_digit(text[i])) return group;
    group.error = ReadError::repeated;
    if (group.digits.contains(text[i] - '0')) return group;
    group.digits.insert(text[i] - '0');
    group.error = ReadError::none;
  }
  // A mark without a digit.
  if (group.digits.empty()) {
    group.at = text.data();
    group.error = ReadError::bad_character;
  }
  return group;
}

class MarksReader {
 public:
  explicit MarksReader(std::string_view text) : text_(text) {}

  /// Reads a row; false when it has a fault, which is kept.
  bool take(std::string_view line) {
    const Lines groups = groups_of(line);
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const Group group = read_group(groups[i]);
      if (group.error != ReadError::none) return fail(group);
      if (rows_ < 9 && i < 9) candidates_[rows_ * 9 + i] = group.digits;
    }
    ++rows_;
    if (groups.size() == 9) return true;
    failure_ = failed(format, ReadError::row_length, text_, offset_of(line.data()));
    failure_.fault.row = narrow<int>(rows_);
    failure_.fault.found = count_of(groups);
    failure_.fault.wanted = 9;
    return false;
  }

  [[nodiscard]] Reading result(const char* start) const {
    if (!failure_.ok()) return failure_;
    if (rows_ == 9) return position_of(candidates_, format);
    Reading reading = failed(format, ReadError::row_count, text_, offset_of(start));
    reading.fault.found = narrow<int>(rows_);
    reading.fault.wanted = 9;
    return reading;
  }

 private:
  bool fail(const Group& group) {
    failure_ = failed(format, group.error, text_, offset_of(group.at));
    failure_.fault.detail = character_at(text_, failure_.fault.place.offset);
    return false;
  }
  [[nodiscard]] std::size_t offset_of(const char* at) const { return as_size(at - text_.data()); }

  std::string_view text_;
  Candidates candidates_{};
  std::size_t rows_ = 0;
  Reading failure_;
};

}  // namespace

Reading read_pencil_marks(std::string_view text, const Lines& lines) {
  MarksReader reader(text);
  for (std::string_view line : lines) {
    if (is_border(line)) continue;
    if (!reader.take(line)) break;
  }
  return reader.result(lines.front().data());
}

}  // namespace nonet::formats
