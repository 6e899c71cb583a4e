#include <set>
#include <string_view>

#include "catch.hpp"
#include "nonet/edit.hpp"
#include "nonet/formats.hpp"
#include "nonet/library.hpp"
#include "nonet/parse.hpp"
#include "nonet/progress.hpp"
#include "nonet/rating.hpp"
#include "nonet/search.hpp"
#include "nonet/solver.hpp"
#include "nonet/step.hpp"
#include "nonet/technique.hpp"

namespace nonet {
namespace {

/// All names of an enum, from its first to its last value, are others.
template <class Enum>
void check_names(Enum last, std::string_view name_of_last) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(last); ++i) names.insert(id(static_cast<Enum>(i)));
  INFO(name_of_last);
  CHECK(names.size() == static_cast<std::size_t>(last) + 1);
  CHECK(id(last) == name_of_last);
}

}  // namespace

TEST_CASE("names of formats, details and strategies lead back to them") {
  for (const FormatInfo& format : all_formats()) {
    CHECK(find_format(format.id) == format.format);
    CHECK(id(format.format) == format.id);
  }
  for (int i = 0; i <= static_cast<int>(DetailKey::record); ++i)
    CHECK(find_detail_key(id(static_cast<DetailKey>(i))) == static_cast<DetailKey>(i));
  for (int i = 0; i < static_cast<int>(strategy_count); ++i)
    CHECK(find_strategy(id(static_cast<Strategy>(i))) == static_cast<Strategy>(i));
  CHECK_FALSE(find_format("Line"));
  CHECK_FALSE(find_format(""));
  CHECK_FALSE(find_detail_key("tile"));
  CHECK_FALSE(find_strategy("guess"));
}

TEST_CASE("no two values have one name") {
  check_names(Outcome::multiple, "multiple");
  check_names(SearchEnd::cancelled, "cancelled");
  check_names(ReadError::unknown_sign, "unknown-sign");
  check_names(ChainLevel::multiple_inner, "multiple-inner");
  check_names(RatingScale::sukaku, "sukaku");
  check_names(TraceKind::solution, "solution");
  check_names(Role::guardian, "guardian");
  check_names(Family::forcing, "forcing");
  check_names(Use::on_request, "on-request");
  check_names(EditFault::several_solutions, "several-solutions");
  CHECK(id(EditFault::none).empty());
  CHECK(id(ReadError::none).empty());
}

}  // namespace nonet
