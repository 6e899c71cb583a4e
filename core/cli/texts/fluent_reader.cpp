#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "texts/fluent.hpp"

namespace nonet::cli {
namespace {

constexpr char end_of_text = '\0';

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool in_name(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '-';
}

void append_utf8(std::string& text, std::uint32_t point) {
  // Half of a pair, or nothing at all: the replacement character.
  if ((point >= 0xD800 && point <= 0xDFFF) || point > 0x10FFFF) point = 0xFFFD;
  const auto rest = [&](int shift) {
    text += static_cast<char>(0x80U | ((point >> static_cast<unsigned>(shift)) & 0x3FU));
  };
  if (point < 0x80) {
    text += static_cast<char>(point);
  } else if (point < 0x800) {
    text += static_cast<char>(0xC0U | (point >> 6U));
    rest(0);
  } else if (point < 0x10000) {
    text += static_cast<char>(0xE0U | (point >> 12U));
    rest(6);
    rest(0);
  } else {
    text += static_cast<char>(0xF0U | (point >> 18U));
    rest(12);
    rest(6);
    rest(0);
  }
}

Expression made(Expression::Kind kind, std::string text = {}) {
  Expression expression;
  expression.kind = kind;
  expression.text = std::move(text);
  return expression;
}

/// Part of a pattern before it is known how far all of its lines are indented.
struct Piece {
  /// An indent is a new line, or more, and the spaces at the beginning of the last.
  enum class Kind { text, indent, placeable };

  Kind kind = Kind::text;
  Expression expression;
  std::size_t lines = 0;
  std::size_t spaces = 0;
};

/// Takes away what lines are indented by, and puts texts that stand together into one.
Pattern pattern_of(std::vector<Piece> pieces) {
  std::size_t common = std::numeric_limits<std::size_t>::max();
  for (const Piece& piece : pieces)
    if (piece.kind == Piece::Kind::indent) common = std::min(common, piece.spaces);
  Pattern pattern;
  for (Piece& piece : pieces) {
    if (piece.kind == Piece::Kind::indent)
      piece.expression.text =
          std::string(piece.lines, '\n') + std::string(piece.spaces - common, ' ');
    const bool text = piece.expression.kind == Expression::Kind::text;
    if (text && !pattern.empty() && pattern.back().kind == Expression::Kind::text) {
      pattern.back().text += piece.expression.text;
    } else {
      pattern.push_back(std::move(piece.expression));
    }
  }
  return pattern;
}

/// Goes through a source. After a fault nothing more is read of what it is in: fail() sets failed_, and
/// every function then returns at once.
class Reader {
 public:
  explicit Reader(std::string_view source) {
    text_.reserve(source.size());
    for (std::size_t i = 0; i < source.size(); ++i)
      if (source.substr(i, 2) != "\r\n") text_ += source[i];
  }

  Messages read() {
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      failed_ = false;
      id_.clear();
      read_entry();
      if (failed_) skip_to_entry(begin);
    }
    for (const auto& [name, place] : wanted_)
      if (!(name.front() == '-' ? found_.terms : found_.messages).contains(bare(name)))
        tell(place, "there is no " + name);
    return std::move(found_);
  }

 private:
  static std::string_view bare(std::string_view name) {
    return name.substr(name.front() == '-' ? 1 : 0);
  }

  [[nodiscard]] char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : end_of_text;
  }
  bool take(char c) {
    if (peek() != c || at_ >= text_.size()) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!failed_ && !take(c)) fail(std::string("a ") + c + " is missing");
  }
  void skip_spaces() {
    while (peek() == ' ') ++at_;
  }
  void skip_blank() {
    while (peek() == ' ' || peek() == '\n') ++at_;
  }
  void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size() - 1) + 1; }

  void tell(std::size_t place, const std::string& what) {
    const auto end = text_.begin() + static_cast<std::ptrdiff_t>(std::min(place, text_.size()));
    const auto line = std::count(text_.begin(), end, '\n') + 1;
    found_.faults.push_back("line " + std::to_string(line) + ": " + what);
  }
  void fail(const std::string& what) {
    if (!failed_) tell(at_, (id_.empty() ? "" : id_ + ": ") + what);
    failed_ = true;
  }
  /// To the next line that can be the beginning of something.
  void skip_to_entry(std::size_t begin) {
    at_ = begin;
    do skip_line();
    while (at_ < text_.size() && !is_letter(peek()) && peek() != '-' && peek() != '#');
  }

  /// A blank line, a comment, a message or a term.
  void read_entry() {
    const std::size_t begin = at_;
    skip_spaces();
    if (take('\n') || at_ == text_.size()) return;
    at_ = begin;
    if (peek() == '#') return read_comment();
    const bool term = take('-');
    id_ = name();
    skip_spaces();
    expect('=');
    skip_spaces();
    Pattern value = pattern();
    if (failed_) return;
    Patterns& all = term ? found_.terms : found_.messages;
    if (!all.try_emplace(id_, std::move(value)).second) tell(begin, id_ + " is there already");
  }

  void read_comment() {
    for (int signs = 0; signs < 3 && take('#');) ++signs;
    if (peek() != ' ' && peek() != '\n' && at_ < text_.size())
      return fail("no comment: #, a space");
    skip_line();
  }

  std::string name() {
    const std::size_t begin = at_;
    if (!is_letter(peek())) {
      fail("a name is missing");
      return "";
    }
    while (in_name(peek())) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  /// Ends before the line that it does not go on with.
  Pattern pattern() {
    std::vector<Piece> pieces;
    while (!failed_ && at_ < text_.size()) {
      if (peek() == '{') {
        pieces.push_back({Piece::Kind::placeable, placeable()});
      } else if (peek() == '}') {
        fail("a } that closes nothing");
      } else if (peek() == '\n') {
        if (!read_indent(pieces)) break;
      } else {
        pieces.push_back({Piece::Kind::text, text()});
      }
    }
    trim_end(pieces);
    if (pieces.empty()) fail("no text");
    return failed_ ? Pattern() : pattern_of(std::move(pieces));
  }

  static void trim_end(std::vector<Piece>& pieces) {
    if (pieces.empty() || pieces.back().kind != Piece::Kind::text) return;
    std::string& text = pieces.back().expression.text;
    text.erase(text.find_last_not_of(' ') + 1);
    if (text.empty()) pieces.pop_back();
  }

  Expression text() {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of("{}\n\t", at_), text_.size());
    if (peek() == '\t') fail("a tab");
    return made(Expression::Kind::text, text_.substr(begin, at_ - begin));
  }

  /// Whether a pattern goes on in the next line that is not blank; then this is read up to its first
  /// character.
  bool read_indent(std::vector<Piece>& pieces) {
    const std::size_t begin = at_;
    skip_blank();
    const std::size_t line = text_.rfind('\n', at_ - 1) + 1;
    const bool indented = at_ > line;
    const bool ends =
        at_ == text_.size() || std::string_view(".[*}").find(peek()) != std::string::npos;
    if (peek() != '{' && (ends || !indented)) {
      if (peek() == '.' && indented) fail("an attribute");
      at_ = begin;
      return false;
    }
    const auto from = text_.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto lines = std::count(from, text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n');
    // No text yet: it begins in this line.
    const bool first = pieces.empty();
    pieces.push_back(
        {Piece::Kind::indent, {}, first ? 0 : static_cast<std::size_t>(lines), at_ - line});
    return true;
  }

  Expression placeable() {
    expect('{');
    skip_blank();
    Expression expression = inline_expression();
    skip_blank();
    if (peek() == '-' && peek(1) == '>') {
      at_ += 2;
      expression = select(std::move(expression));
    }
    expect('}');
    return expression;
  }

  Expression inline_expression() {
    if (peek() == '{') return placeable();
    if (peek() == '"') return made(Expression::Kind::text, string());
    if (is_digit(peek()) || (peek() == '-' && is_digit(peek(1)))) {
      Expression literal = made(Expression::Kind::number);
      literal.number = number();
      return literal;
    }
    Expression found = made(Expression::Kind::message);
    if (take('$')) {
      found.kind = Expression::Kind::variable;
    } else if (take('-')) {
      found.kind = Expression::Kind::term;
    }
    const std::size_t begin = at_;
    found.text = name();
    if (peek() == '.') fail("an attribute");
    skip_blank();
    if (peek() == '(') fail("a function, or a term with arguments");
    const bool term = found.kind == Expression::Kind::term;
    if (found.kind != Expression::Kind::variable && !failed_)
      wanted_.emplace_back((term ? "-" : "") + found.text, begin);
    return found;
  }

  std::string string() {
    std::string text;
    expect('"');
    while (!failed_ && !take('"')) {
      if (peek() == '\n' || at_ >= text_.size()) {
        fail("a \" is missing");
      } else if (take('\\')) {
        append_escape(text);
      } else {
        text += text_[at_++];
      }
    }
    return text;
  }

  void append_escape(std::string& text) {
    const char kind = peek();
    if (kind == '"' || kind == '\\') {
      ++at_;
      text += kind;
      return;
    }
    const std::size_t digits = kind == 'u' ? 4 : 6;
    std::uint32_t point = 0;
    const char* begin = text_.data() + std::min(at_ + 1, text_.size());
    const char* end = begin + std::min(digits, text_.size() - std::min(at_ + 1, text_.size()));
    if ((kind != 'u' && kind != 'U') ||
        std::from_chars(begin, end, point, 16).ptr != begin + digits)
      return fail(R"(an escape is none of \\ \" \uXXXX \UXXXXXX)");
    at_ += 1 + digits;
    append_utf8(text, point);
  }

  long long number() {
    const std::size_t begin = at_;
    take('-');
    while (is_digit(peek())) ++at_;
    long long number = 0;
    const char* end = text_.data() + at_;
    if (std::from_chars(text_.data() + begin, end, number).ec != std::errc())
      fail("a large number");
    if (peek() == '.') fail("a number with a fraction");
    return number;
  }

  Expression select(Expression selector) {
    Expression select = made(Expression::Kind::select);
    const bool message = selector.kind == Expression::Kind::message;
    if (message || selector.kind == Expression::Kind::term ||
        selector.kind == Expression::Kind::select)
      fail("only a variable or a literal selects");
    select.selector.push_back(std::move(selector));
    skip_spaces();
    if (peek() != '\n') fail("variants begin in the next line");
    std::optional<std::size_t> standard;
    for (skip_blank(); !failed_ && peek() != '}'; skip_blank()) {
      if (take('*') && std::exchange(standard, select.variants.size())) fail("two defaults");
      select.variants.push_back(variant());
    }
    if (!standard) fail("no default");
    select.standard = standard.value_or(0);
    return select;
  }

  Variant variant() {
    Variant found;
    expect('[');
    skip_blank();
    if (is_digit(peek()) || peek() == '-') {
      found.key = number();
    } else {
      found.key = name();
    }
    skip_blank();
    expect(']');
    skip_spaces();
    if (!failed_) found.value = pattern();
    return found;
  }

  std::string text_;
  std::size_t at_ = 0;
  bool failed_ = false;
  /// The message or term that is being read.
  std::string id_;
  Messages found_;
  /// Messages and terms that others are made of, and where.
  std::vector<std::pair<std::string, std::size_t>> wanted_;
};

}  // namespace

Messages read_fluent(std::string_view source) {
  return Reader(source).read();
}

}  // namespace nonet::cli
