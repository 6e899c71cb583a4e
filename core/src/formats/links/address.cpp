#include "formats/links/address.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view none_in_address = " \t\r\n\v\f<>\"`|\\{}^";
constexpr std::string_view openers = "<([{\"'";
constexpr std::string_view closers = ">)]}\"'";
// With its scheme.
constexpr std::size_t longest_host = 64;
constexpr std::string_view after_sentence = ",;!)]'";

bool begins_scheme(std::string_view text) {
  return begins_like(text, "https://") || begins_like(text, "http://");
}

bool ends_address(char c) {
  return is_one_of(c, none_in_address) || byte_of(c) >= 0x80 || c == 0x7F;
}

/// The character that closes what the one before a word opens, or 0.
char closer_of(char opener) {
  const std::size_t at = openers.find(opener);
  return at == std::string_view::npos ? '\0' : closers[at];
}

std::string_view word_at(std::string_view text, std::size_t start) {
  const char closer = start == 0 ? '\0' : closer_of(text[start - 1]);
  std::size_t end = start;
  while (end < text.size() && !ends_address(text[end]) && (closer == 0 || text[end] != closer))
    ++end;
  while (end > start && is_one_of(text[end - 1], after_sentence)) --end;
  return text.substr(start, end - start);
}

bool begins_word(std::string_view text, std::size_t i) {
  return i == 0 || is_white(text[i - 1]) || is_one_of(text[i - 1], openers) || text[i - 1] == ':' ||
         byte_of(text[i - 1]) >= 0x80;
}

int value_of_hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = to_lower(c);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/// The length of what stands for the character at a place: three for `%XX`.
std::size_t encoded_length(std::string_view text, std::size_t i) {
  const bool encoded = text[i] == '%' && i + 2 < text.size() && value_of_hex(text[i + 1]) >= 0 &&
                       value_of_hex(text[i + 2]) >= 0;
  return encoded ? 3 : 1;
}

/// How many `%XX` there are.
int encoded_count(std::string_view text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) count += encoded_length(text, i) == 3 ? 1 : 0;
  return count;
}

/// Where the encoded form of the decoded byte `index` begins.
std::size_t encoded_offset(std::string_view text, std::size_t index) {
  std::size_t at = 0;
  while (index-- > 0 && at < text.size()) at += encoded_length(text, at);
  return at;
}

}  // namespace

bool same_letters(std::string_view one, std::string_view other) {
  return one.size() == other.size() &&
         std::equal(one.begin(), one.end(), other.begin(),
                    [](char a, char b) { return to_lower(a) == to_lower(b); });
}

bool begins_like(std::string_view text, std::string_view start) {
  return same_letters(text.substr(0, start.size()), start);
}

Address parts_of(std::string_view word) {
  Address address;
  address.whole = word;
  const std::size_t scheme = begins_scheme(word) ? word.find("://") + 3 : 0;
  std::string_view rest = word.substr(scheme);
  const auto cut = [&](char mark) {
    const std::size_t at = std::min(rest.find(mark), rest.size());
    const std::string_view after = rest.substr(std::min(at + 1, rest.size()));
    rest = rest.substr(0, at);
    return after;
  };
  address.fragment = cut('#');
  address.query = cut('?');
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  address.host = rest.substr(0, slash);
  address.path = rest.substr(slash);
  return address;
}

std::vector<Address> find_addresses(std::string_view text, bool (*known)(std::string_view host)) {
  std::vector<Address> found;
  const std::size_t end = std::min(text.size(), most_looked_at);
  for (std::size_t i = 0; i < end; ++i) {
    if (!begins_word(text, i)) continue;
    const std::string_view rest = text.substr(i, longest_host);
    const std::string_view name = rest.substr(0, rest.find_first_of("/?# \n"));
    if (!begins_scheme(rest) && (name.size() == rest.size() || !known(name))) continue;
    found.push_back(parts_of(word_at(text, i)));
    i += found.back().whole.size();
  }
  return found;
}

std::optional<std::string_view> parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    std::string_view one = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (begins_like(one, "amp;")) one.remove_prefix(4);
    const std::size_t equals = one.find('=');
    if (equals != std::string_view::npos && one.substr(0, equals) == name)
      return one.substr(equals + 1);
  }
  return std::nullopt;
}

std::string undone(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = encoded_length(text, i);
    plain += length == 1
                 ? text[i]
                 : static_cast<char>(value_of_hex(text[i + 1]) * 16 + value_of_hex(text[i + 2]));
    i += length;
  }
  return plain;
}

bool is_of_variant(const Address& address) {
  std::string path(address.path);
  std::transform(path.begin(), path.end(), path.begin(), to_lower);
  path.erase(std::remove_if(path.begin(), path.end(), [](char c) { return is_one_of(c, "-_"); }),
             path.end());
  constexpr Table<std::string_view, 14> kinds = {
      "killer",  "jigsaw",  "irregular", "windoku", "hyper",  "diagonal", "sudokux",
      "xsudoku", "samurai", "kenken",    "kakuro",  "str8ts", "thermo",   "sandwich"};
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](std::string_view kind) { return path.find(kind) != std::string::npos; });
}

Payload::Payload(std::string_view text, std::string_view raw)
    : whole_(text), raw_(raw), decoded_(undone(raw)) {
  const int twice = encoded_count(decoded_);
  if (twice == 0) return;
  decoded_ = undone(decoded_);
  mended_ = twice;
}

std::size_t Payload::offset(std::size_t index) const {
  // Of what was encoded twice, its start must do.
  const std::size_t in_raw = mended_ > 0 ? 0 : encoded_offset(raw_, index + dropped_);
  return offset_in(whole_, raw_) + in_raw;
}

void Payload::drop_full_stops() {
  while (!decoded_.empty() && decoded_.back() == '.') decoded_.pop_back();
}

void Payload::drop(std::size_t count) {
  decoded_.erase(0, count);
  dropped_ += count;
}

Reading Payload::failed(Format format, ReadError error, std::size_t index) const {
  return formats::failed(format, error, whole_, offset(index));
}

Reading Payload::bad(Format format, ReadError error, std::size_t index) const {
  Reading reading = failed(format, error, index);
  if (index < decoded_.size()) reading.fault.detail = character_at(decoded_, index);
  return reading;
}

Reading Payload::success(Format format, Progress puzzle) const {
  return placed(formats::success(format, std::move(puzzle)));
}

Reading Payload::placed(Reading reading) const {
  const auto place = [&](TextPosition& at) {
    if (at.line != 0) at = place_of(whole_, offset(at.offset));
  };
  place(reading.fault.place);
  // The fault lies in the text that the link unpacks to.
  if (!reading.ok() && reading.fault.place.line == 0)
    reading.fault.place = place_of(whole_, offset(0));
  for (Warning& warning : reading.warnings) place(warning.place);
  if (mended_ > 0 && reading.ok())
    reading.warnings.push_back({WarningId::repaired, place_of(whole_, offset(0)), mended_, {}});
  return reading;
}

}  // namespace nonet::formats
