/// @file
/// The referee's English, and its JSON.
#pragma once

#include <string>

#include "nonet/judge.hpp"
#include "output/output.hpp"

namespace nonet::cli {

/// Why something is no proposal, and where; "" when it is one.
[[nodiscard]] std::string describe(const ProposalReport& report, const Board& board);

/// "(5)r1c1 = (5)r1c9: fails: row 1 has other places for 5: r1c4=5".
[[nodiscard]] std::string describe(const DrawnLink& link, const LinkVerdict& verdict);

/// Whether there are links, and none fails.
[[nodiscard]] bool all_hold(const Judgement& judgement);

[[nodiscard]] Json json_of_link(const DrawnLink& link, const LinkVerdict& verdict);

}  // namespace nonet::cli
