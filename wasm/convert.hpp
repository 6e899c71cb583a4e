/// @file
/// Between JavaScript values and the core's values. Arguments come from `guard.js`, which has made
/// plain data of them: reading a member runs no code of the caller's. Results are always copies: a
/// view into the memory of the module dies when that memory grows.
#pragma once

#include <emscripten/val.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"
#include "nonet/step.hpp"

namespace nonet::wasm {

using emscripten::val;

// --- objects and lists that are handed out ---

[[nodiscard]] val text_value(std::string_view text);
[[nodiscard]] val number_value(double number);

/// A value as JavaScript has it; an enumerator by its id.
template <typename Value>
[[nodiscard]] val to_value(const Value& value) {
  if constexpr (std::is_enum_v<Value>) {
    return text_value(id(value));
  } else if constexpr (std::is_convertible_v<const Value&, std::string_view>) {
    return text_value(value);
  } else if constexpr (std::is_same_v<Value, bool> || std::is_same_v<Value, val>) {
    return val(value);
  } else {
    return number_value(static_cast<double>(value));
  }
}

/// A member of an object: `{"er", rating.er}`.
struct Member {
  template <typename Value>
  Member(const char* the_name, const Value& the_value)
      : name(the_name), value(to_value(the_value)) {}

  const char* name;
  val value;
};

/// The object with more members.
val with(val object, std::initializer_list<Member> members);
[[nodiscard]] val object_of(std::initializer_list<Member> members);

template <typename Range, typename Make>
[[nodiscard]] val list_of(const Range& range, const Make& make) {
  val list = val::array();
  for (const auto& one : range) list.call<void>("push", to_value(make(one)));
  return list;
}

/// A typed array of JavaScript with a copy of the numbers.
template <typename Number>
[[nodiscard]] val to_array(const Number* numbers, std::size_t count) {
  return val(emscripten::typed_memory_view(count, numbers)).template call<val>("slice");
}
template <typename Number>
[[nodiscard]] val to_array(const std::vector<Number>& numbers) {
  return to_array(numbers.data(), numbers.size());
}

[[nodiscard]] val to_array(const Grid& grid);
/// The digits of all grids, one grid after the other.
[[nodiscard]] val to_array(const std::vector<Grid>& grids);

/// Grids read from a `Uint8Array`, in one copy; `error` is empty, "length" (of null, too) or "value".
struct Grids {
  std::string error;
  std::vector<Grid> grids;
};
[[nodiscard]] Grids read_grids(const val& cells);

/// One grid; an array of several is a "length" error.
struct OneGrid {
  std::string error;
  Grid grid;
};
[[nodiscard]] OneGrid read_grid(const val& cells);

/// A board of values and a `Uint16Array` of candidate masks; with no masks, the candidates that the
/// values leave.
struct OneBoard {
  std::string error;
  Board board;
};
[[nodiscard]] OneBoard read_board(const val& cells, const val& masks);

/// A position as JavaScript describes it, `Position` of logic.d.ts. Its `Uint8Array` of 0 or 1 says which
/// filled cells are givens; with none, all are.
struct OnePosition {
  std::string error;
  Position position;
};
[[nodiscard]] OnePosition read_position(const val& asked);

/// 81 flags of a `Uint8Array`, or none: the cells that have 1.
struct Flags {
  std::string error;
  bool none = false;
  CellSet cells;
};
[[nodiscard]] Flags read_flags(const val& flags);

/// Whether a value is a `Uint8Array`; a `Uint16Array`.
[[nodiscard]] bool is_bytes(const val& value);
[[nodiscard]] bool is_masks(const val& value);

/// A whole number from 0 to the largest that JavaScript counts to exactly; nothing for any other.
[[nodiscard]] std::optional<std::uint64_t> read_whole(double number);

// --- requests: each kind of member reads a value, or nothing where it is none ---

[[nodiscard]] std::optional<double> number(const val& value);
[[nodiscard]] std::optional<std::uint64_t> whole(const val& value);
[[nodiscard]] std::optional<bool> flag(const val& value);
[[nodiscard]] std::optional<std::string> text(const val& value);
/// The numbers of an array, typed or not.
[[nodiscard]] std::optional<std::vector<double>> numbers(const val& value);

/// The enumerator of an id.
template <typename Id>
[[nodiscard]] auto one_of(std::optional<Id> (*find)(std::string_view)) {
  return [find](const val& value) {
    const auto name = text(value);
    return name ? find(*name) : std::nullopt;
  };
}

/// The same of one that need not be there: "" is none.
template <typename Id>
[[nodiscard]] auto one_or_none(std::optional<Id> (*find)(std::string_view)) {
  return [find](const val& value) -> std::optional<std::optional<Id>> {
    if (text(value) == "") return std::optional<Id>();
    const auto found = one_of(find)(value);
    if (!found) return std::nullopt;
    return found;
  };
}

/// The enumerators of a list of ids.
template <typename Id>
[[nodiscard]] auto all_of(std::optional<Id> (*find)(std::string_view)) {
  return [find](const val& value) -> std::optional<std::vector<Id>> {
    if (!value.isArray()) return std::nullopt;
    std::vector<Id> all;
    for (const val& name : emscripten::vecFromJSArray<val>(value)) {
      const auto found = one_of(find)(name);
      if (!found) return std::nullopt;
      all.push_back(*found);
    }
    return all;
  };
}

/// An object whose members are read one by one; the first that is none of its kind is the error.
class Request {
 public:
  /// `error` is that of an argument before it.
  explicit Request(const val& members, std::string error = "");

  template <typename Wanted, typename Kind>
  void read(const char* name, Wanted& wanted, const Kind& kind) {
    if (auto read = kind(members_[name])) {
      // NOLINTNEXTLINE(bugprone-optional-value-conversion): not all that is wanted is optional.
      wanted = *std::move(read);
    } else {
      refuse(name);
    }
  }
  /// The same of one that may be left out, or null.
  template <typename Wanted, typename Kind>
  void read_if(const char* name, Wanted& wanted, const Kind& kind) {
    const val value = members_[name];
    if (!value.isNull() && !value.isUndefined()) read(name, wanted, kind);
  }
  void refuse(const char* name) {
    if (error_.empty()) error_ = name;
  }

  [[nodiscard]] val operator[](const char* name) const { return members_[name]; }
  [[nodiscard]] const std::string& error() const { return error_; }

 private:
  val members_;
  std::string error_;
};

// --- progress ---

/// Calls a progress callback of `guard.js`, which never throws; false when the caller's did, and the
/// work is to end.
template <typename... Told>
[[nodiscard]] bool tell(const val& progress, const Told&... told) {
  return progress(told...).template as<bool>();
}

/// Says when it is time to tell of progress. Messages are for people: more of them would only slow
/// the work down.
class Pace {
 public:
  [[nodiscard]] bool due() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return false;
    next_ = now + std::chrono::milliseconds(50);
    return true;
  }

 private:
  std::chrono::steady_clock::time_point next_;
};

/// The beginning of every answer about a position: `LogicResult` of logic.d.ts.
[[nodiscard]] val to_object(const std::string& error, const PositionReport& report, SearchEnd end);

/// The members of a set, as the numbers of a typed array.
template <typename Number, typename Set>
[[nodiscard]] val to_ids(const Set& set) {
  std::vector<Number> ids;
  ids.reserve(static_cast<std::size_t>(set.size()));
  for (int member : set) ids.push_back(static_cast<Number>(member));
  return to_array(ids);
}

/// The `Step` object of logic.d.ts.
[[nodiscard]] val to_object(const Step& step);
[[nodiscard]] val set_of(const DigitCells& set);

}  // namespace nonet::wasm
