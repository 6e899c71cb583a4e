#include "nonet/fault.hpp"

#include "nonet/table.hpp"

namespace nonet {

std::string_view id(ReadError error) {
  static constexpr Table<std::string_view, 32> ids = {"",
                                                      "empty",
                                                      "unknown",
                                                      "bad-character",
                                                      "mixed-blanks",
                                                      "too-few",
                                                      "too-many",
                                                      "row-length",
                                                      "row-count",
                                                      "extra-text",
                                                      "fields",
                                                      "triple",
                                                      "repeated",
                                                      "removed-digit",
                                                      "wrong-digit",
                                                      "no-puzzle",
                                                      "json",
                                                      "xml",
                                                      "xml-entities",
                                                      "depth",
                                                      "bad-value",
                                                      "contradiction",
                                                      "size",
                                                      "base64",
                                                      "compressed",
                                                      "too-large",
                                                      "too-many-puzzles",
                                                      "short-id",
                                                      "unsupported",
                                                      "other-format",
                                                      "binary",
                                                      "unknown-sign"};
  return ids[error];
}

}  // namespace nonet
