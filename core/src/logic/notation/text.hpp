/// @file
/// The middle of a step's notation, between the technique's name and the effect, by family.
#pragma once

#include <string>

#include "nonet/notation.hpp"

namespace nonet::logic {

// One function a family, in a file of the same name.
std::string singles_text(const Step& step);
std::string intersections_text(const Step& step);
std::string subsets_text(const Step& step);
std::string fish_text(const Step& step);
std::string single_digit_text(const Step& step);
std::string coloring_text(const Step& step);
std::string uniqueness_text(const Step& step);
std::string wings_text(const Step& step);
std::string chains_text(const Step& step);
std::string als_text(const Step& step);
std::string exclusion_text(const Step& step);
std::string exocets_text(const Step& step);
std::string multi_sector_text(const Step& step);
std::string templates_text(const Step& step);
std::string impossible_text(const Step& step);
std::string forcing_text(const Step& step);

/// Digits with something between them: "2/3/5".
std::string digits_text(const std::vector<int>& digits, std::string_view between = "/");
/// "358".
std::string digits_text(DigitSet digits);
/// "{r1c26 358}".
std::string set_text(const DigitCells& set);
/// "r1c6".
std::string cell_text(int cell);
/// The cells of the marks with that role (and group, unless it is -1), in ascending order.
CellSet marked_cells(const Step& step, Role role, int group = -1);
/// The cells of the marks with that role, each once, in the order of the marks: "r1c6,r5c6".
std::string cells_in_order_text(const Step& step, Role role);
/// Cells each once, in the order of the marks with those roles: "r1c6-r5c6".
std::string ring_text(const Step& step, Role first, Role second);
/// The candidates of the marks with that role: "(2)r1c6,(3)r5c6".
std::string candidates_in_order_text(const Step& step, Role role);
/// Chains one after another, each in Eureka notation with ", " before it: one begins where a link
/// does not go on from the one before.
std::string more_chains_text(const Step& step);
/// A chain in Eureka notation: "(2=3)r1c6 - (3=5)r5c6": nodes in the order of the links, which must
/// follow one another. Strong links within a cell (or a set) share their brackets.
std::string eureka_text(const Step& step);
/// Digits and the cells of the marks of role `pattern`: "2/3 in r1c26".
std::string plain_text(const Step& step);

}  // namespace nonet::logic
