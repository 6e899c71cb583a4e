#include "options/request_options.hpp"

#include <array>
#include <charconv>
#include <vector>

#include "nonet/parse.hpp"
#include "options/option_values.hpp"
#include "options/seeds.hpp"
#include "options/technique_names.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

/// A number with at most `decimals` (0 or 1) digits behind the point, times 10 to their power.
std::optional<int> read_number(const std::string& text, int decimals) {
  const std::size_t point = text.find('.');
  std::string digits = text.substr(0, point);
  std::string behind = point == std::string::npos ? "" : text.substr(point + 1);
  const bool trailing_point = point != std::string::npos && behind.empty();
  if (trailing_point || behind.size() > static_cast<std::size_t>(decimals)) return std::nullopt;
  behind.resize(static_cast<std::size_t>(decimals), '0');
  digits += behind;
  int number = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, fault] = std::from_chars(digits.data(), end, number);
  const bool whole = fault == std::errc() && stop == end && digits.front() != '-';
  return whole ? std::optional(number) : std::nullopt;
}

/// "A..B", or one number for both.
bool read_range(const std::string& name, const std::string& text, int decimals,
                std::optional<Range>& range, std::string& error) {
  if (text.empty()) return true;
  const std::size_t dots = text.find("..");
  const auto low = read_number(text.substr(0, dots), decimals);
  const auto high = dots == std::string::npos ? low : read_number(text.substr(dots + 2), decimals);
  if (!low || !high) {
    error = name + ": '" + text + "' is no range like " + (decimals == 0 ? "24..28" : "7.1..8.3") +
            " and no such number";
    return false;
  }
  range = Range{*low, *high};
  return true;
}

/// Minutes as seconds. One number alone stands for all that are rounded to it.
bool read_minutes(const std::string& text, std::optional<Range>& seconds, std::string& error) {
  constexpr int seconds_in_tenth = 6;
  constexpr int half_a_minute = 30;
  std::optional<Range> tenths;
  if (!read_range("--minutes", text, 1, tenths, error)) return false;
  if (!tenths) return true;
  const bool one = text.find("..") == std::string::npos;
  const auto near = [&](int tenth, int by) { return tenth * seconds_in_tenth + (one ? by : 0); };
  seconds = Range{near(tenths->low, -half_a_minute), near(tenths->high, half_a_minute - 1)};
  return true;
}

bool read_grid(const std::string& name, const std::string& text, Grid& grid, std::string& error) {
  if (text.empty()) return true;
  const Parsed parsed = parse(text);
  if (!parsed.ok()) {
    error = name + ": " + describe(parsed.fault);
    return false;
  }
  grid = parsed.grid;
  return true;
}

/// Any character but a blank is a given cell.
bool read_pattern(const std::string& text, std::optional<CellSet>& pattern, std::string& error) {
  if (text.empty()) return true;
  if (text.size() != cell_count) {
    error = "--pattern: " + std::to_string(text.size()) + " characters, not 81";
    return false;
  }
  CellSet cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    const bool blank =
        std::string_view(".0_-*").find(text[static_cast<std::size_t>(cell)]) != std::string::npos;
    if (!blank) cells.insert(cell);
  }
  pattern = cells;
  return true;
}

bool read_names(const RequestOptions& options, PuzzleRequest& request, std::string& error) {
  request.level = find_difficulty(options.level);
  request.technique = find_technique(options.technique);
  if (!request.technique && !options.technique.empty()) {
    error = "--technique: " + unknown_technique(options.technique);
    return false;
  }
  request.need = find_technique_need(options.need).value_or(TechniqueNeed::alone);
  request.symmetry = find_symmetry(options.symmetry).value_or(Symmetry::none);
  request.grids = find_grid_method(options.grids).value_or(GridMethod::uniform);
  request.minimal = options.minimal;
  request.fair = options.fair;
  return true;
}

std::string of_level(const RequestReport& report, const PuzzleRequest& request) {
  const std::string level(request.level ? id(*request.level) : "");
  if (report.fault == RequestFault::level_technique)
    return "the technique is harder than the level " + level;
  const Range range = ratings_of(request.level.value_or(Difficulty::beginner));
  return "puzzles of the level " + level + " have ratings from " + rating_text(range.low) + " to " +
         rating_text(range.high);
}

std::string of_pattern(const RequestReport& report, const PuzzleRequest& request) {
  const std::string clues =
      std::to_string(request.pattern ? request.pattern->size() : 0) + " given cells";
  switch (report.fault) {
    case RequestFault::small_pattern:
      return "a pattern of " + clues + ": no puzzle has fewer than 17";
    case RequestFault::empty_lines:
      return house_name(report.house) + " and another " + (report.house < 9 ? "row" : "column") +
             " beside it are empty: they could be exchanged, so there are always several solutions";
    case RequestFault::pattern_clues:
      return "the pattern has " + clues + ", another number than --clues";
    case RequestFault::pattern_symmetry:
      return cell_name(report.cell) + " is in the pattern and not all its mirror images";
    default:
      return cell_name(report.cell) + " has a given digit and is not in the pattern";
  }
}

std::string of_givens(const RequestReport& report) {
  switch (report.fault) {
    case RequestFault::givens_conflict:
      return "the givens have " + std::to_string(report.digit) + " twice in " +
             house_name(report.house) + ", again in " + cell_name(report.cell);
    case RequestFault::givens_unsolvable:
      return "the givens contradict each other: they have no solution";
    default:
      return "there are more givens, with their mirror images, than --clues allows";
  }
}

}  // namespace

void add_request(CLI::App& command, RequestOptions& options) {
  command.add_option("--level", options.level, "Level of its hardest step (default: any)")
      ->check(one_name_of(all_ids<Difficulty>(difficulty_count)));
  command.add_option("--technique", options.technique, "A technique that it needs, by its id")
      ->check(some_text());
  command
      .add_option(
          "--need", options.need,
          "alone: the path takes only the technique and singles; enough: the technique "
          "and singles solve it, singles alone do not; path: the path takes it before anything "
          "harder; next: the same, and the board on which it is the next step is printed")
      ->capture_default_str()
      ->check(one_name_of(all_ids<TechniqueNeed>(technique_need_count)));
  command.add_option("--er", options.er, "Sudoku Explainer's rating: A..B, like 7.1..8.3")
      ->check(some_text());
  command.add_option("--clues", options.clues, "Number of givens: A..B, like 24..28")
      ->check(some_text());
  command
      .add_option("--minutes", options.minutes,
                  "How long people need: A..B, like 5..8; one number: half a minute less or more")
      ->check(some_text());
  command.add_option("--symmetry", options.symmetry, "Symmetry of the pattern of givens")
      ->capture_default_str()
      ->check(one_name_of(all_ids<Symmetry>(symmetry_count)));
  command
      .add_option("--pattern", options.pattern,
                  "Exactly these cells are given: 81 characters, blank (. 0 _ - *) or not")
      ->check(some_text());
  command.add_option("--givens", options.givens, "Digits that are among the givens: 81 characters")
      ->check(some_text());
  command.add_flag("--minimal", options.minimal, "Every given is needed");
  command.add_flag("--fair", options.fair,
                   "All minimal puzzles have the same chance; some tenths of a second each");
  command.add_option("--grids", options.grids, "Method that makes the solutions")
      ->capture_default_str()
      ->check(one_name_of(all_ids<GridMethod>(grid_method_count)));
  add_number(command, "--budget", options.budget,
             "Give up a puzzle after so much work, about 0.1 ms a unit (0: never)");
}

std::optional<PuzzleRequest> read_request(const RequestOptions& options, std::string& error) {
  PuzzleRequest request;
  const bool read = read_names(options, request, error) &&
                    read_range("--er", options.er, 1, request.er, error) &&
                    read_range("--clues", options.clues, 0, request.clues, error) &&
                    read_minutes(options.minutes, request.seconds, error) &&
                    read_pattern(options.pattern, request.pattern, error) &&
                    read_grid("--givens", options.givens, request.givens, error);
  if (!read) return std::nullopt;
  error = describe(examine(request), request);
  if (!error.empty()) return std::nullopt;
  return request;
}

std::string describe(const RequestReport& report, const PuzzleRequest& request) {
  switch (report.fault) {
    case RequestFault::none:
      return "";
    case RequestFault::range_order:
      return "a range ends before it begins";
    case RequestFault::too_few_clues:
      return "no puzzle has fewer than 17 clues (McGuire, Tugemann and Civario, 2012)";
    case RequestFault::too_many_clues:
      return request.minimal || request.fair ? "no minimal puzzle with more than 40 clues is known"
                                             : "a board has 81 cells";
    case RequestFault::rating_range:
      return "ratings are from 1.0 to 12.0";
    case RequestFault::time_range:
      return "times are from 1 to 60 minutes";
    case RequestFault::level_rating:
    case RequestFault::level_technique:
      return of_level(report, request);
    case RequestFault::singles_alone:
      return "a single cannot be what is needed beside singles; --need path or next can";
    case RequestFault::fair_request:
      return "--fair goes without symmetry, pattern, givens and technique";
    case RequestFault::givens_conflict:
    case RequestFault::givens_unsolvable:
    case RequestFault::givens_clues:
      return of_givens(report);
    default:
      return of_pattern(report, request);
  }
}

std::string describe(const Missed& missed) {
  const std::array<std::pair<bool, std::string_view>, 7> parts = {
      {{missed.level, "it has another level"},
       {missed.technique, "it does not need the technique"},
       {missed.er, "it has another rating"},
       {missed.clues, "it has more or fewer clues"},
       {missed.minimal, "it is not minimal"},
       {missed.pattern, "it has givens beside the pattern"},
       {missed.time, "it takes people more or less time"}}};
  std::string text;
  for (const auto& [is, name] : parts) {
    if (is) text += (text.empty() ? "" : ", ") + std::string(name);
  }
  return text;
}

}  // namespace nonet::cli
