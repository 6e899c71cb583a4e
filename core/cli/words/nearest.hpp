/// @file
/// "Did you mean …?"
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The name that is most like what was typed; "" when none is like it: a few letters wrong, left out, too many
/// or exchanged with their neighbours, or the only name that begins so.
[[nodiscard]] std::string nearest(std::string_view typed, const std::vector<std::string>& names);

}  // namespace nonet::cli
