/// @file
/// Rules that only Sukaku Explainer has. Each gives the one hint of its rule that the program takes: the
/// easiest, of equal ones the one that removes most, then the first by its kind, then by place.
#pragma once

#include <optional>

#include "chains/hint.hpp"

namespace nonet::rating {

using namespace chains;

/// Two to four strong links of one digit, a weak one from each to the next: skyscrapers, kites, turbot
/// fish, empty rectangles and their loops. Both ends of a strong link may be groups.
[[nodiscard]] std::optional<Hint> find_strong_links(const Pencil& pencil, int count);

/// An almost locked set in one house and a cell of two of its digits (ALS-XZ): WXYZ-Wing for a set of
/// four digits, up to TUVWXYZ-Wing for seven.
[[nodiscard]] std::optional<Hint> find_bivalue_wing(const Pencil& pencil, int digits);

}  // namespace nonet::rating
