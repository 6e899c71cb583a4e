// Source of the calendar: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
// https://howardhinnant.github.io/date_algorithms.html (days_from_civil, civil_from_days).
#include "formats/structured/date.hpp"

#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

constexpr std::int64_t day = 86'400'000;
constexpr std::int64_t days_of_400_years = 146'097;
// The 13th of September 275760, behind which no date of JavaScript or Java's older classes is.
constexpr std::int64_t last_time = 8'640'000'000'000'000;
// From 0000-03-01 to 1970-01-01.
constexpr std::int64_t days_before_1970 = 719'468;

struct Date {
  std::int64_t year = 0;
  std::int64_t month = 0;
  std::int64_t day = 0;
};

/// For days from the year 0 on.
Date date_of(std::int64_t days) {
  const std::int64_t shifted = days + days_before_1970;
  const std::int64_t era = shifted / days_of_400_years;
  const std::int64_t in_era = shifted % days_of_400_years;
  const std::int64_t years = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
  const std::int64_t in_year = in_era - (365 * years + years / 4 - years / 100);
  const std::int64_t from_march = (5 * in_year + 2) / 153;
  const std::int64_t month = from_march < 10 ? from_march + 3 : from_march - 9;
  const std::int64_t year = years + era * 400 + (month <= 2 ? 1 : 0);
  return {year, month, in_year - (153 * from_march + 2) / 5 + 1};
}

std::int64_t days_of(const Date& date) {
  const std::int64_t year = date.year - (date.month <= 2 ? 1 : 0);
  const std::int64_t era = year / 400;
  const std::int64_t in_era = year % 400;
  const std::int64_t from_march = date.month > 2 ? date.month - 3 : date.month + 9;
  const std::int64_t in_year = (153 * from_march + 2) / 5 + date.day - 1;
  return era * days_of_400_years + in_era * 365 + in_era / 4 - in_era / 100 + in_year -
         days_before_1970;
}

std::string padded(std::int64_t number, std::size_t digits) {
  std::string text = std::to_string(number);
  if (text.size() < digits) text.insert(0, digits - text.size(), '0');
  return text;
}

/// The number in some decimal digits, or -1.
std::int64_t number_in(std::string_view digits) {
  std::int64_t number = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return -1;
    number = number * 10 + (c - '0');
  }
  return digits.empty() ? -1 : number;
}

std::string time_text(std::int64_t in_day) {
  const std::int64_t seconds = in_day / 1000;
  std::string text = "T" + padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":" +
                     padded(seconds % 60, 2);
  if (in_day % 1000 != 0) text += "." + padded(in_day % 1000, 3);
  return text + "Z";
}

}  // namespace

std::optional<std::int64_t> milliseconds_from(std::string_view digits) {
  constexpr std::size_t most_digits = 16;
  if (digits.size() > most_digits) return std::nullopt;
  const std::int64_t number = number_in(digits);
  return number < 0 || number > last_time ? std::nullopt : std::optional<std::int64_t>(number);
}

std::string date_text(std::int64_t milliseconds) {
  const Date date = date_of(milliseconds / day);
  std::string text = padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2);
  if (milliseconds % day != 0) text += time_text(milliseconds % day);
  return text;
}

std::optional<std::int64_t> milliseconds_of(std::string_view text) {
  constexpr std::size_t seconds_end = 20;
  constexpr std::size_t milliseconds_end = 24;
  constexpr std::size_t year_end = 4;
  constexpr std::size_t longest_year = 6;
  const std::size_t year = text.find('-');
  if (year < year_end || year > longest_year) return std::nullopt;
  // The rest stands where it would behind a year of four digits.
  const std::string_view year_text = text.substr(0, year);
  const std::string_view rest = text.substr(year - year_end);
  if (rest.size() != 10 && rest.size() != seconds_end && rest.size() != milliseconds_end)
    return std::nullopt;
  const auto part = [&](std::size_t from, std::size_t count) {
    return rest.size() > from ? number_in(rest.substr(from, count)) : 0;
  };
  const Table<std::int64_t, 7> parts = {number_in(year_text),
                                        part(5, 2),
                                        part(8, 2),
                                        part(11, 2),
                                        part(14, 2),
                                        part(17, 2),
                                        rest.size() == milliseconds_end ? part(20, 3) : 0};
  for (std::int64_t one : parts) {
    if (one < 0) return std::nullopt;
  }
  const std::int64_t seconds = (parts[3] * 60 + parts[4]) * 60 + parts[5];
  const std::int64_t time =
      days_of({parts[0], parts[1], parts[2]}) * day + seconds * 1000 + parts[6];
  // Also refuses months and hours that are none.
  const bool same = time > 0 && time <= last_time && date_text(time) == text;
  return same ? std::optional<std::int64_t>(time) : std::nullopt;
}

}  // namespace nonet::formats
