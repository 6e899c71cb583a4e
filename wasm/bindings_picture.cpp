/// @file
/// The border to JavaScript for reading pictures. `picture.d.ts` describes it.

#include <emscripten/bind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "convert.hpp"
#include "nonet/read_picture.hpp"

namespace nonet::wasm {
namespace {

constexpr int channels = 4;

val digits_of(const Grid& grid) {
  return to_array(grid.digits().data(), grid.digits().size());
}

/// Masks with bit `digit - 1`, as everywhere in JavaScript.
val masks_of(const PictureBoard& board) {
  std::array<std::uint16_t, cell_count> masks{};
  for (std::size_t cell = 0; cell < masks.size(); ++cell)
    masks[cell] = static_cast<std::uint16_t>(board.candidates[cell] >> 1U);
  return to_array(masks.data(), masks.size());
}

val places_of(const PictureBoard& board) {
  std::array<float, 2 * std::tuple_size_v<decltype(board.crossings)>> places{};
  std::size_t at = 0;
  for (const PicturePoint& point : board.crossings) {
    places[at++] = point.x;
    places[at++] = point.y;
  }
  return to_array(places.data(), places.size());
}

val to_object(const PictureBoard& board) {
  return object_of({{"givens", digits_of(board.givens)},
                    {"entries", digits_of(board.entries)},
                    {"candidates", masks_of(board)},
                    {"confidence", to_array(board.confidence.data(), board.confidence.size())},
                    {"uncertain", to_ids<std::uint8_t>(board.uncertain)},
                    {"alternatives", digits_of(board.alternatives)},
                    {"crossings", places_of(board)},
                    {"turned", board.turned},
                    {"unique", board.unique}});
}

/// The pixels are copied once, to where they are read, and not at all where their number is wrong.
PictureReading read(const val& pixels, int width, int height) {
  // A number of JavaScript: it may be more than a `std::size_t` holds here.
  const auto all = pixels["length"].as<double>();
  const PictureFault size = fault_of_size(static_cast<std::uint64_t>(all), width, height, channels);
  if (size != PictureFault::none) return {size, {}};
  const auto length = static_cast<std::size_t>(all);
  // Not filled with zeros first: it may be tens of megabytes.
  // NOLINTNEXTLINE(modernize-avoid-c-arrays): a vector would fill it
  const std::unique_ptr<std::uint8_t[]> bytes(new std::uint8_t[length]);
  val(emscripten::typed_memory_view(length, bytes.get())).call<void>("set", pixels);
  return read_picture({{bytes.get(), length}, width, height, channels});
}

val read_pixels(const val& pixels, int width, int height) {
  const PictureReading reading = read(pixels, width, height);
  const val boards =
      list_of(reading.boards, [](const PictureBoard& board) { return to_object(board); });
  return object_of({{"fault", reading.fault}, {"boards", boards}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_picture) {
  emscripten::function("readPicture", &read_pixels);
}

}  // namespace nonet::wasm
