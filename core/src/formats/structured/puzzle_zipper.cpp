#include "formats/structured/puzzle_zipper.hpp"

#include <algorithm>
#include <cstddef>

namespace nonet::formats {
namespace {

constexpr std::string_view after_value = ",}]";

bool is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool is_of_name(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class Unzipper {
 public:
  explicit Unzipper(std::string_view text) : text_(text) {}

  std::string run() {
    while (at_ < text_.size()) step();
    return std::move(json_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if (c == '\'' || c == '"') return string(c);
    if ((before_ == ',' || before_ == '{' || before_ == '[') && name()) return;
    if (before_ == ':' && member_value()) return;
    // Nothing between two of these is an empty object.
    const bool left_out = (before_ == ',' || before_ == '[') && is_end(at_);
    if (left_out) json_ += "{}";
    json_ += c;
    before_ = c;
    ++at_;
  }

  [[nodiscard]] bool is_end(std::size_t at) const {
    return at < text_.size() && after_value.find(text_[at]) != std::string_view::npos;
  }

  void put(std::string_view json, std::size_t end) {
    json_ += json;
    at_ = end;
    before_ = '\0';
  }

  /// Copies a text with other quotes.
  void string(char quote) {
    json_ += '"';
    for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_) {
      const char c = text_[at_];
      const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
      if (c == '\\' && next == '\'') {
        json_ += '\'';
        ++at_;
      } else if (c == '\\' && next != '\0') {
        json_ += c;
        json_ += next;
        ++at_;
      } else if (c == '"') {
        json_ += "\\\"";
      } else {
        json_ += c;
      }
    }
    if (at_ >= text_.size()) return;
    put("\"", at_ + 1);
  }

  bool name() {
    std::size_t end = at_;
    while (end < text_.size() && is_of_name(text_[end])) ++end;
    if (end == at_ || end >= text_.size() || text_[end] != ':') return false;
    put('"' + std::string(text_.substr(at_, end - at_)) + '"', end);
    return true;
  }

  bool member_value() {
    const std::string_view rest = text_.substr(at_);
    if (rest[0] == 't' && is_end(at_ + 1)) return put("true", at_ + 1), true;
    if (rest[0] == 'f' && is_end(at_ + 1)) return put("false", at_ + 1), true;
    if (rest.substr(0, 2) == "#0" && is_end(at_ + 2)) return put("\"#000000\"", at_ + 2), true;
    if (rest.substr(0, 2) == "#F" && is_end(at_ + 2)) return put("\"#FFFFFF\"", at_ + 2), true;
    const std::string_view colour = rest.substr(0, 6);
    const bool hex = colour.size() == 6 && std::all_of(colour.begin(), colour.end(), is_hex);
    if (!hex || !is_end(at_ + 6)) return false;
    put("\"#" + std::string(colour) + '"', at_ + 6);
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  /// The sign before this place when it was one of `{[,:}]`.
  char before_ = '\0';
  std::string json_;
};

}  // namespace

std::string unzip_puzzle(std::string_view zipped) {
  return Unzipper(zipped).run();
}

}  // namespace nonet::formats
