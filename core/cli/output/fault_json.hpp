/// @file
/// Why there is no answer, in JSON.
#pragma once

#include <string>
#include <string_view>

#include "output/output.hpp"
#include "words/messages.hpp"

namespace nonet::cli {

/// Where a fault is seen: -1 and 0 for what it has not.
struct FaultPlace {
  int cell = -1;
  int house = -1;
  int digit = 0;
};

[[nodiscard]] inline Json fault_json(std::string_view id, const std::string& message,
                                     const FaultPlace& place) {
  return {{"id", id},
          {"message", message},
          {"cell", place.cell < 0 ? Json(nullptr) : Json(cell_name(place.cell))},
          {"house", place.house < 0 ? Json(nullptr) : Json(house_name(place.house))},
          {"digit", place.digit == 0 ? Json(nullptr) : Json(place.digit)}};
}

}  // namespace nonet::cli
