/// @file
/// The report of a reader of structured text, besides its puzzles: the fault, and what was left out.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/common/reader.hpp"
#include "formats/structured/json.hpp"

namespace nonet::formats {

class Report {
 public:
  /// Places are those of the document's text; without `places` they are left out, since the person has never
  /// seen that text.
  Report(const JsonDocument& document, bool places) : text_(document.text()), places_(places) {}

  /// False, so that it can be returned. The first fault stays.
  bool fail(ReadError error, JsonValue at, std::string detail = {});
  bool fail_at(ReadError error, std::size_t offset, std::string detail = {});
  /// `found` and not `wanted`.
  bool miscounted(ReadError error, JsonValue at, int found, int wanted, int row = 0) {
    return miscounted(error, at.offset(), found, wanted, row);
  }
  bool miscounted(ReadError error, std::size_t offset, int found, int wanted, int row = 0);

  /// A later grid has another digit than the givens in a row, 0 to 8.
  bool contradicts(JsonValue at, int row, const Grid& grid);

  /// A rule that is left out, so many times.
  void variant(std::string_view name, int count = 1) { add(variants_, name, count); }
  /// Something else that is left out.
  void lost(std::string_view name, int count = 1) { add(lost_, name, count); }
  void warn(WarningId id, int count = 0, std::string detail = {});
  /// With a warning when the solution that the text claims does not have the givens.
  void check_solution(const Progress& puzzle);

  [[nodiscard]] bool ok() const { return fault_.error == ReadError::none; }
  /// One warning for all rules, and one for all else that was left out.
  [[nodiscard]] Reading reading(Format format, std::vector<Progress> puzzles);

 private:
  using Names = std::vector<std::pair<std::string, int>>;

  static void add(Names& names, std::string_view name, int count);
  void warn_of(WarningId id, const Names& names);

  std::string_view text_;
  bool places_;
  Fault fault_;
  Names variants_;
  Names lost_;
  std::vector<Warning> warnings_;
};

}  // namespace nonet::formats
