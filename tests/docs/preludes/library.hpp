// Names that examples of the library take for granted.
#include <string>
#include <string_view>

#include "nonet/parse.hpp"

namespace {

const std::string text =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
[[maybe_unused]] const std::string& anyText = text;
[[maybe_unused]] int report(std::string_view, const nonet::TextPosition&) {
  return 1;
}
[[maybe_unused]] void print(const std::string&) {}

}  // namespace
