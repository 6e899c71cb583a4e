/// @file
/// What JavaScript sees of reading pictures. `picture.d.ts` describes it.

#include <emscripten/bind.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "convert.hpp"
#include "nonet/read_picture.hpp"

namespace nonet::border {
namespace {

constexpr int channels = 4;
// Sides are whole numbers that an int holds; what is larger than the engine reads it says itself.
constexpr double most_side = 1e6;

val to_object(const PictureBoard& board) {
  // The masks of the border have a bit less than those of the engine: digit 1 is bit 0.
  std::vector<std::uint16_t> masks;
  masks.reserve(board.candidates.size());
  for (const std::uint16_t digits : board.candidates)
    masks.push_back(static_cast<std::uint16_t>(digits >> 1U));
  std::vector<std::uint8_t> uncertain;
  for (const int cell : board.uncertain) uncertain.push_back(static_cast<std::uint8_t>(cell));
  std::vector<float> crossings;
  crossings.reserve(2 * board.crossings.size());
  for (const PicturePoint& at : board.crossings) {
    crossings.push_back(at.x);
    crossings.push_back(at.y);
  }
  val object = val::object();
  object.set("givens", to_array(board.givens));
  object.set("entries", to_array(board.entries));
  object.set("candidates", to_array(masks));
  object.set("confidence", to_array(board.confidence.data(), board.confidence.size()));
  object.set("uncertain", to_array(uncertain));
  object.set("alternatives", to_array(board.alternatives));
  object.set("crossings", to_array(crossings));
  object.set("turned", board.turned);
  object.set("unique", board.unique);
  return object;
}

bool is_side(double side) {
  return side >= 0 && side <= most_side && side == std::floor(side);
}

val read_pixels(const val& bytes, double width, double height) {
  PictureReading reading;
  reading.fault = PictureFault::bad_pixels;
  if (!bytes.isNull() && is_side(width) && is_side(height) &&
      bytes["length"].as<double>() == width * height * channels) {
    // One copy, straight into the memory of the module.
    std::vector<std::uint8_t> own(bytes["length"].as<std::size_t>());
    val(emscripten::typed_memory_view(own.size(), own.data())).call<void>("set", bytes);
    reading = read_picture({own, static_cast<int>(width), static_cast<int>(height), channels});
  }
  val boards = val::array();
  for (const PictureBoard& board : reading.boards) boards.call<void>("push", to_object(board));
  val object = val::object();
  object.set("fault", std::string(id(reading.fault)));
  object.set("boards", boards);
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_picture) {
  emscripten::function("readPicture", &read_pixels);
}

}  // namespace nonet::border
