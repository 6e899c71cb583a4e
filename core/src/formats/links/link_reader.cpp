// A text that is a link, or a few words with one: finds the address and asks the reader of its site. A text with
// a link and a puzzle or a grid beside it is left to other readers.
#include <algorithm>
#include <utility>

#include "formats/common/text_lines.hpp"
#include "formats/links/cells.hpp"
#include "formats/links/sites.hpp"
#include "formats/links/solo.hpp"
#include "formats/structured/coach_state.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t longest_comment = 200;
// Links within links.
constexpr int deepest = 4;
constexpr std::string_view brackets = " \t\r\n\v\f<>()[]\"'`*";
constexpr std::string_view base64_in_link =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=%-_";

struct Site {
  /// Without "www.".
  std::string_view host;
  /// Beginning of the path, where the host has more than this.
  std::string_view path;
  SiteReader read;
  /// Its links have puzzles in base64, which mail programs break into lines.
  bool packed = false;
};

constexpr Table<Site, 31> sites = {{
    {"f-puzzles.com", "", read_f_puzzles_link, true},
    {"sudokupad.app", "", read_sudoku_pad_link, true},
    {"beta.sudokupad.app", "", read_sudoku_pad_link, true},
    {"alpha.sudokupad.app", "", read_sudoku_pad_link, true},
    {"app.crackingthecryptic.com", "", read_sudoku_pad_link, true},
    {"beta.crackingthecryptic.com", "", read_sudoku_pad_link, true},
    {"crackingthecryptic.com", "", read_sudoku_pad_link, true},
    {"sudokuexchange.com", "", read_sudoku_exchange_link},
    {"sudokuwiki.org", "", read_sudoku_wiki_link},
    {"sudoku.coach", "", read_sudoku_coach_link},
    {"lisudoku.xyz", "", read_lisudoku_link, true},
    {"sigh.github.io", "/Interactive-Sudoku-Solver", read_iss_link},
    {"playgoodsudoku.com", "", read_good_sudoku_link},
    {"swaroopg92.github.io", "/penpa-edit", read_other_site},
    {"opt-pan.github.io", "/penpa-edit", read_other_site},
    {"puzz.link", "", read_other_site},
    {"pzv.jp", "", read_other_site},
    {"pzprxs.vercel.app", "", read_other_site},
    {"pzplus.tck.mn", "", read_other_site},
    {"sudokumaker.app", "", read_other_site},
    {"pedros.works", "/kudamono", read_other_site},
    {"kudamono.vercel.app", "", read_other_site},
    {"websudoku.com", "", read_short_link},
    {"menneske.no", "", read_short_link},
    {"sudoku.com", "", read_short_link},
    {"tinyurl.com", "", read_short_link},
    {"bit.ly", "", read_short_link},
    {"t.co", "", read_short_link},
    {"is.gd", "", read_short_link},
    {"goo.gl", "", read_short_link},
    {"git.io", "", read_short_link},
}};

const Site* find_site(std::string_view host, std::string_view path) {
  if (begins_like(host, "www.")) host.remove_prefix(4);
  const auto* const found = std::find_if(sites.begin(), sites.end(), [&](const Site& site) {
    return same_letters(host, site.host) && begins_like(path, site.path);
  });
  if (found == sites.end() && begins_like(path, "/penpa-edit"))
    return find_site("opt-pan.github.io", path);
  return found == sites.end() ? nullptr : &*found;
}

bool is_known_host(std::string_view host) {
  if (begins_like(host, "www.")) host.remove_prefix(4);
  return std::any_of(sites.begin(), sites.end(),
                     [&](const Site& site) { return same_letters(host, site.host); });
}

bool is_own(std::string_view fragment) {
  return fragment.substr(0, 2) == "p=" || fragment.substr(0, 2) == "g=";
}

bool is_cell(char c) {
  return is_one_of(c, "0123456789._");
}

bool is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// The one run of 81 digits and blanks in a part of an address, or an empty text.
std::string_view run_in(std::string_view part) {
  std::string_view found;
  for (std::size_t i = 0; i < part.size();) {
    std::size_t end = i;
    while (end < part.size() && is_cell(part[end])) ++end;
    // Digits beside it would be cells.
    const bool alone =
        (i == 0 || !is_letter(part[i - 1])) && (end == part.size() || !is_letter(part[end]));
    if (end - i == cell_count && alone) {
      if (!found.empty()) return {};
      found = part.substr(i, end - i);
    }
    i = end + 1;
  }
  return found;
}

std::string_view run_of(const Address& address) {
  std::string_view found;
  for (std::string_view part : {address.path, address.query, address.fragment}) {
    const std::string_view run = run_in(part);
    if (run.empty()) continue;
    if (!found.empty()) return {};
    found = run;
  }
  return found;
}

bool is_site(const Address& address) {
  return find_site(address.host, address.path) != nullptr || is_own(address.fragment) ||
         is_solo(address);
}

/// The first link within an address, as of a page that leads on or of a mail program, undone once; empty when there is
/// none.
std::string inner_link(const Address& address) {
  constexpr std::size_t longest = 8192;
  const std::string_view whole = address.whole;
  if (whole.size() > longest) return {};
  for (std::size_t at = 1; at < whole.size(); ++at) {
    const std::string_view rest = whole.substr(at);
    if (!begins_like(rest, "http")) continue;
    const std::string_view behind = rest.substr(begins_like(rest, "https") ? 5 : 4);
    if (begins_like(behind, "://")) return std::string(rest);
    if (begins_like(behind, "%3A%2F%2F")) return undone(rest.substr(0, rest.find_first_of("&#")));
  }
  return {};
}

/// The host is no site that is known, but 81 cells stand out in the address.
Reading read_run(std::string_view text, const Address& address) {
  if (is_of_variant(address)) return read_other_site({text, address});
  const std::string_view run = run_of(address);
  Reading reading = read_cells(Payload(text, run), Format::line);
  const auto offset = offset_in(text, address.whole);
  reading.warnings.push_back(
      {WarningId::comment, place_of(text, offset), 0, std::string(address.host)});
  return reading;
}

Reading read_address(std::string_view text, const Address& address, int depth = 0) {
  if (const Site* site = find_site(address.host, address.path)) {
    Reading reading = site->read({text, address});
    const bool nothing =
        reading.fault.error == ReadError::short_id || reading.fault.error == ReadError::no_puzzle;
    return nothing && !run_of(address).empty() ? read_run(text, address) : reading;
  }
  if (is_own(address.fragment)) return read_own_fragment(text, address.fragment);
  if (is_solo(address)) return read_solo_link(text, address.fragment);
  if (const std::string inner = inner_link(address); !inner.empty() && depth < deepest) {
    Reading reading = read_address(inner, parts_of(inner), depth + 1);
    const TextPosition start = place_of(text, offset_in(text, address.whole));
    if (!reading.ok()) reading.fault.place = start;
    for (Warning& warning : reading.warnings) warning.place = start;
    return reading;
  }
  return read_run(text, address);
}

bool has_puzzle(const Address& address, int depth = 0) {
  if (is_site(address)) return true;
  const std::string inner = depth < deepest ? inner_link(address) : std::string();
  return inner.empty() ? !run_of(address).empty() : has_puzzle(parts_of(inner), depth + 1);
}

/// Digits that stand beside the addresses.
int digits_beside(std::string_view text, const std::vector<Address>& addresses) {
  auto count = std::count_if(text.begin(), text.end(), is_digit);
  for (const Address& one : addresses)
    count -= std::count_if(one.whole.begin(), one.whole.end(), is_digit);
  return narrow<int>(std::min<std::ptrdiff_t>(count, fewest_clues));
}

/// Nine lines of nine cells each, one below the other, bars and blanks aside: a grid, however few digits are in it.
bool has_rows(std::string_view text) {
  int rows = 0;
  while (!text.empty() && rows < 9) {
    const LineEnd end = end_of_line(text);
    const std::string_view line = text.substr(0, end.at);
    text.remove_prefix(end.next);
    const auto cells = std::count_if(line.begin(), line.end(), is_cell);
    const auto between =
        std::count_if(line.begin(), line.end(), [](char c) { return is_one_of(c, "|+- \t"); });
    if (cells + between != static_cast<std::ptrdiff_t>(line.size()))
      rows = 0;
    else if (cells > 0)
      rows = cells == 9 ? rows + 1 : 0;
  }
  return rows == 9;
}

std::string_view without_brackets(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(brackets), text.size()));
  return text.substr(0, text.find_last_not_of(brackets) + 1);
}

/// The words beside an address, the first of them when they are many.
std::string words_beside(std::string_view text, std::string_view address) {
  const auto start = offset_in(text, address);
  std::string words(without_brackets(text.substr(0, start)));
  const std::string_view after = without_brackets(text.substr(start + address.size()));
  if (!words.empty() && !after.empty()) words += ' ';
  words += after.substr(0, longest_comment + 1);
  if (words.size() <= longest_comment) return words;
  std::size_t end = longest_comment;
  while (end > 0 && is_continuation(words[end])) --end;
  return words.substr(0, end) + "…";
}

void warn_of_words(Reading& reading, std::string_view text, std::string_view address) {
  std::string words = words_beside(text, address);
  if (!reading.ok() || words.empty() || words.find_first_not_of(".,;:!?-") == std::string::npos)
    return;
  const std::size_t first = text.find_first_not_of(brackets);
  reading.warnings.push_back({WarningId::comment, place_of(text, first), 0, std::move(words)});
}

/// Reads a link of base64 that was cut into pieces by spaces, which were plus signs, or by line ends.
std::optional<Reading> read_broken(std::string_view text, const Address& address) {
  const Site* site = find_site(address.host, address.path);
  if (site == nullptr || !site->packed) return std::nullopt;
  const auto start = offset_in(text, address.whole);
  const std::string_view all = trim(text.substr(start));
  const std::string_view tail = all.substr(address.whole.size());
  const auto in_link = [](char c) { return is_one_of(c, base64_in_link) || is_white(c); };
  if (tail.empty() || !std::all_of(tail.begin(), tail.end(), in_link)) return std::nullopt;
  std::string joined(all);
  joined.erase(
      std::remove_if(joined.begin(), joined.end(), [](char c) { return c == '\r' || c == '\n'; }),
      joined.end());
  Reading reading = site->read({joined, parts_of(joined)});
  if (!reading.ok()) return std::nullopt;
  if (joined.size() < all.size())
    reading.warnings.push_back(
        {WarningId::repaired, {}, narrow<int>(all.size() - joined.size()), {}});
  for (Warning& warning : reading.warnings) warning.place = place_of(text, start);
  return reading;
}

/// JSON, XML and HTML may have links in them, and have readers of their own.
bool is_structured(std::string_view trimmed) {
  if (trimmed.empty()) return true;
  if (trimmed.front() == '{') return true;
  const std::string_view rest = trimmed.substr(1);
  if (trimmed.front() == '<') {
    const std::string_view name = rest.substr(0, rest.find_first_of("/?#> \r\n"));
    return !begins_like(rest, "http://") && !begins_like(rest, "https://") && !is_known_host(name);
  }
  return trimmed.front() == '[' &&
         (rest.empty() || is_one_of(rest.front(), "[{\"0123456789- \n\r\t"));
}

bool is_id(std::string_view word) {
  return std::all_of(word.begin(), word.end(),
                     [](char c) { return is_one_of(c, base64_in_link) || c == '.'; });
}

/// The id of a puzzle without the address of its site.
std::optional<Reading> read_id(std::string_view text, std::string_view word) {
  if (is_coach_code(word)) {
    Payload payload(text, word);
    payload.drop_full_stops();
    return payload.placed(read_coach_code(payload.text()));
  }
  constexpr std::size_t shortest = 14;
  if (word.size() < shortest) return std::nullopt;
  if (word.front() == '$' && is_id(word.substr(1))) return read_good_sudoku_id(text, word);
  if (!is_id(word)) return std::nullopt;
  constexpr std::size_t shortest_board = 3 + 2 * 16;
  if (word.size() >= shortest_board && word[0] == 'S' && word[2] == 'B' &&
      is_one_of(word[1], "49GP"))
    return read_sudoku_wiki_board(text, word);
  return read_sudoku_pad_id(text, word);
}

/// A text that is an id or a fragment and no address.
std::optional<Reading> read_bare(std::string_view text, std::string_view trimmed) {
  std::string_view word = first_word(trimmed);
  if (word.size() == trimmed.size()) {
    if (std::optional<Reading> reading = read_id(text, word)) return reading;
  }
  if (!word.empty() && word.front() == '/') word.remove_prefix(1);
  if (word.empty() || word.front() != '#' || !is_own(word.substr(1))) return std::nullopt;
  Address address;
  address.whole = word;
  if (digits_beside(text, {address}) >= fewest_clues) return std::nullopt;
  Reading reading = read_own_fragment(text, word.substr(1));
  warn_of_words(reading, text, word);
  return reading;
}

/// The first of the addresses after the first one that is another, or the end.
const Address* another(const std::vector<Address>& addresses) {
  const auto found = std::find_if(addresses.begin(), addresses.end(), [&](const Address& one) {
    return one.whole != addresses.front().whole;
  });
  return found == addresses.end() ? nullptr : &*found;
}

std::optional<Reading> read_one(std::string_view text, const Address& address, bool puzzle_beside) {
  Reading reading = read_address(text, address);
  if (puzzle_beside || !reading.ok()) {
    if (std::optional<Reading> whole = read_broken(text, address)) return whole;
  }
  if (puzzle_beside) return std::nullopt;
  warn_of_words(reading, text, address.whole);
  return reading;
}

}  // namespace

std::optional<Reading> read_link(std::string_view text) {
  const std::string_view trimmed = trim(text);
  if (is_structured(trimmed)) return std::nullopt;
  if (std::optional<Reading> reading = read_bare(text, trimmed)) return reading;
  std::vector<Address> addresses = find_addresses(text, is_known_host);
  // A link and nothing else is named, rather than its digits counted.
  if (addresses.size() == 1 && addresses[0].whole == trimmed && !has_puzzle(addresses[0]) &&
      run_in(addresses[0].path).empty())
    return read_other_site({text, addresses[0]});
  const bool puzzle_beside = digits_beside(text, addresses) >= fewest_clues || has_rows(text);
  addresses.erase(std::remove_if(addresses.begin(), addresses.end(),
                                 [](const Address& one) { return !has_puzzle(one); }),
                  addresses.end());
  if (addresses.empty()) return std::nullopt;
  const Address* other = another(addresses);
  if (other == nullptr) return read_one(text, addresses.front(), puzzle_beside);
  if (puzzle_beside) return std::nullopt;
  return failed(Format::line, ReadError::extra_text, text, offset_in(text, other->whole));
}

}  // namespace nonet::formats
