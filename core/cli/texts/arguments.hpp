/// @file
/// The arguments of a message.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace nonet::cli {

/// How a list is written: `and` and `or` with that word before the last item, `narrow` with separators
/// only. C++ has the first two words for itself.
enum class Join { and_, or_, narrow };
struct List {
  std::vector<std::string> items;
  Join join = Join::and_;
};
/// Value of a variable in a message.
using Value = std::variant<long long, std::string, List>;
using Arguments = std::map<std::string, Value, std::less<>>;

}  // namespace nonet::cli
