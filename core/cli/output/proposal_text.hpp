/// @file
/// Proposals as text: candidates as "r1c2=5", links in Eureka's notation, as steps have them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/judge.hpp"

namespace nonet::cli {

/// Adds candidates: "r1c2=5", "r12c3,r4c4<>57" (both digits, in all three cells), several with commas. Returns why not, and
/// in which column, or "".
[[nodiscard]] std::string read_candidates(std::string_view text, CandidateSet& candidates);

/// Adds the links of a chain: "(5)r1c1 = (5)r1c9 - (5)r4c9", where = is strong and - weak. A node may have several cells,
/// "(5)r1c12" or "(5)r1c1,r2c2"; "(1=5)r6c2" is two nodes and a strong link within the cell, or within an almost locked
/// set, of whose cells each node has those where `board` has its digit. Returns why not, and in which column, or "".
[[nodiscard]] std::string read_links(std::string_view text, const Board& board,
                                     std::vector<DrawnLink>& links);

/// "r1c2=5".
[[nodiscard]] std::string candidate_name(int candidate);
/// "r1c2=5,r1c3=5".
[[nodiscard]] std::string names_of(const CandidateSet& candidates);
/// "(5)r1c12".
[[nodiscard]] std::string node_name(const CandidateSet& end);

}  // namespace nonet::cli
