#include "formats/plain/csv.hpp"

#include <algorithm>
#include <array>

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

/// White space in front, but not a separator that is a tab.
std::string_view without_indent(std::string_view text, char separator) {
  while (!text.empty() && text[0] != separator && is_one_of(text[0], white)) text.remove_prefix(1);
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
    if (rest_[i] == '\n' && !quoted) return i;
  }
  return quoted ? std::string_view::npos : rest_.size();
}

TextLine RecordCursor::next() {
  std::size_t end = unclosed_ ? rest_.find('\n') : end_of_record();
  if (end == std::string_view::npos) {
    unclosed_ = true;
    end = std::min(rest_.find('\n'), rest_.size());
  }
  std::string_view record = rest_.substr(0, end);
  const TextLine line{record, number_};
  number_ += 1 + static_cast<int>(std::count(record.begin(), record.end(), '\n'));
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (!record.empty() && record.back() == '\r') record.remove_suffix(1);
  return {record, line.number};
}

}  // namespace nonet::formats::plain
