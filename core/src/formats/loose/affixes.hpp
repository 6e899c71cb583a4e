/// @file
/// Affixes of nine lines, around their cells: labels, numbers, signs of comments and quotations, code.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "nonet/table.hpp"

namespace nonet::formats::loose {

/// How much of each line to leave out.
struct Cut {
  Table<std::size_t, 9> sizes{};
  bool labelled = false;  ///< Numbers or letters in their order are left out.
};

/// All that the lines have in common at their start, or, with `back`, at their end: the same signs, and numbers or
/// letters in even steps. The first cut leaves nothing out. Digits are labels only where a sign or a wider gap parts them
/// from the cells, or with `header`, which says that a line of labels stands above.
[[nodiscard]] std::vector<Cut> cuts_of(const Table<std::string_view, 9>& lines, bool back,
                                       bool header);

}  // namespace nonet::formats::loose
