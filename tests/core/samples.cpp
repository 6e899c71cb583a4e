#include "samples.hpp"

#include <fstream>
#include <string_view>

#include "catch.hpp"

namespace nonet::test {
namespace {

/// The character for `\r`, `\t`, `\s`, `\0`, `\n`, `\uFEFF`, `\xHH` and `\\`; `i` moves to the last
/// character of the escape.
std::string unescaped(const std::string& text, std::size_t& i) {
  const std::string_view rest = std::string_view(text).substr(i + 1);
  if (rest.substr(0, 5) == "uFEFF") return i += 5, "\xEF\xBB\xBF";
  if (rest.substr(0, 1) == "x")
    return i += 3,
           std::string(1,
                       static_cast<char>(std::stoi(std::string(rest.substr(1, 2)), nullptr, 16)));
  ++i;
  const char c = rest.empty() ? '\\' : rest.front();
  constexpr std::string_view names = "rtsn0\\";
  const std::string meanings("\r\t \n\0\\", 6);
  const std::size_t at = names.find(c);
  REQUIRE(at != std::string_view::npos);
  return {meanings[at]};
}

std::string unescape(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i)
    plain += text[i] == '\\' ? unescaped(text, i) : std::string(1, text[i]);
  return plain;
}

std::pair<std::string, std::string> field_of(const std::string& line) {
  const std::size_t space = line.find(' ');
  if (space == std::string::npos) return {line, ""};
  return {line.substr(0, space), line.substr(space + 1)};
}

/// Takes a file line by line.
class Collector {
 public:
  void take(const std::string& line) {
    if (line.starts_with("== ")) {
      finish();
      samples_.push_back({line.substr(3), {}, {}});
      in_text_ = false;
    } else if (!samples_.empty() && in_text_) {
      text_ += (first_ ? "" : "\n") + line;
      first_ = false;
    } else if (line == "--") {
      in_text_ = first_ = true;
    } else if (!samples_.empty()) {
      samples_.back().fields.push_back(field_of(line));
    }
  }
  std::vector<Sample> result() {
    finish();
    return samples_;
  }

 private:
  void finish() {
    if (!samples_.empty()) samples_.back().text = unescape(text_);
    text_.clear();
  }

  std::vector<Sample> samples_;
  std::string text_;
  bool in_text_ = false;
  bool first_ = false;
};

}  // namespace

std::vector<std::string> Sample::all(const std::string& field) const {
  std::vector<std::string> values;
  for (const auto& [name_, value] : fields) {
    if (name_ == field) values.push_back(value);
  }
  return values;
}

std::string Sample::one(const std::string& field) const {
  const std::vector<std::string> values = all(field);
  return values.empty() ? "" : values.front();
}

std::vector<Sample> samples_of(const std::string& file) {
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/formats/" + file);
  Collector collector;
  for (std::string line; std::getline(stream, line);) collector.take(line);
  std::vector<Sample> samples = collector.result();
  REQUIRE_FALSE(samples.empty());
  return samples;
}

}  // namespace nonet::test
