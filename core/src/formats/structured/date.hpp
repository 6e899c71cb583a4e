/// @file
/// Dates as files have them: milliseconds since 1970, and ISO 8601.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

/// A number of milliseconds in decimal digits, if it is one, up to the last that a date of JavaScript has.
[[nodiscard]] std::optional<std::int64_t> milliseconds_from(std::string_view digits);

/// "2012-06-30" for midnight of a day in UTC, else "2012-06-30T12:34:56.789Z", without the milliseconds
/// where they are 0. Years behind 9999 have their five or six digits: "10000-01-01".
[[nodiscard]] std::string date_text(std::int64_t milliseconds);

/// Undoes `date_text`; nothing for other texts, and for 1970-01-01, which files have for no date.
[[nodiscard]] std::optional<std::int64_t> milliseconds_of(std::string_view text);

}  // namespace nonet::formats
