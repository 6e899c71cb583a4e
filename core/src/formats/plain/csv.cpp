#include "formats/plain/csv.hpp"

#include <algorithm>

#include "nonet/table.hpp"

namespace nonet::formats::plain {
namespace {

/// The text of a field in quotes, and how many bytes it took.
std::size_t take_quoted(std::string_view text, std::string& field) {
  std::size_t i = 1;
  for (; i < text.size(); ++i) {
    if (text[i] == '"') {
      if (i + 1 >= text.size() || text[i + 1] != '"') return i + 1;
      ++i;
    }
    field += text[i];
  }
  return i;
}

/// Where no more than quotes stand before it, too.
bool begins_formula(std::string_view text) {
  constexpr Table<std::string_view, 11> signs = {"=",
                                                 "+",
                                                 "-",
                                                 "@",
                                                 "\t",
                                                 "\r",
                                                 "\n",
                                                 "\xEF\xBC\x9D",
                                                 "\xEF\xBC\x8B",
                                                 "\xEF\xBC\x8D",
                                                 "\xEF\xBC\xA0"};
  text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
  return std::any_of(signs.begin(), signs.end(),
                     [&](std::string_view sign) { return text.substr(0, sign.size()) == sign; });
}

/// White space in front, but not a separator that is a tab.
std::string_view without_indent(std::string_view text, char separator) {
  while (!text.empty() && text[0] != separator && is_white(text[0])) text.remove_prefix(1);
  return text;
}

}  // namespace

std::vector<Field> fields_of(std::string_view line, char separator) {
  std::vector<Field> fields;
  while (true) {
    Field field;
    std::string_view rest = without_indent(line, separator);
    field.at = rest.data();
    if (!rest.empty() && rest[0] == '"') rest.remove_prefix(take_quoted(rest, field.text));
    const std::size_t end = std::min(rest.find(separator), rest.size());
    field.text += trim(rest.substr(0, end));
    fields.push_back(std::move(field));
    if (end == rest.size()) return fields;
    line = rest.substr(end + 1);
  }
}

std::string guarded(std::string_view text) {
  return (begins_formula(text) ? "'" : "") + std::string(text);
}

std::string_view without_guard(std::string_view text) {
  const bool guards = text.substr(0, 1) == "'" && begins_formula(text);
  return guards ? text.substr(1) : text;
}

char separator_of(std::string_view line) {
  char best = 0;
  std::ptrdiff_t most = 0;
  for (char one : {'\t', ';', ','}) {
    const std::ptrdiff_t count = std::count(line.begin(), line.end(), one);
    if (count > most) {
      most = count;
      best = one;
    }
  }
  return best;
}

std::size_t RecordCursor::end_of_record() const {
  bool quoted = false;
  for (std::size_t i = 0; i < rest_.size(); ++i) {
    if (rest_[i] == '"') quoted = !quoted;
    if (is_one_of(rest_[i], "\r\n") && !quoted) return i;
  }
  return quoted ? std::string_view::npos : rest_.size();
}

TextLine RecordCursor::next() {
  std::size_t end = unclosed_ ? std::string_view::npos : end_of_record();
  if (end == std::string_view::npos) {
    unclosed_ = true;
    end = end_of_line(rest_).at;
  }
  const TextLine record{rest_.substr(0, end), number_};
  number_ += 1 + count_line_ends(record.text);
  rest_.remove_prefix(end + end_of_line(rest_.substr(end)).next);
  return record;
}

}  // namespace nonet::formats::plain
