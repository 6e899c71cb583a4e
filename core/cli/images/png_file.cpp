#include <csetjmp>
#include <cstddef>
#include <cstring>

#include "images/rows.hpp"

// Its header has macros that linters do not like.
#include <png.h>

namespace nonet::images {
namespace {

/// State that libpng works on. It leaves by longjmp, which runs no destructors, so everything that
/// has one lies here, with the caller.
struct PngWork {
  std::span<const std::uint8_t> rest;
  Orientation orientation;
  ReadImage& result;
  Rows rows;
  std::vector<std::uint8_t> pixels;
};

void take_bytes(png_structp png, png_bytep to, std::size_t count) {
  auto& rest = static_cast<PngWork*>(png_get_io_ptr(png))->rest;
  if (count > rest.size()) png_error(png, "the file ends too early");
  std::memcpy(to, rest.data(), count);
  rest = rest.subspan(count);
}

void keep_fault(png_structp png, png_const_charp message) {
  auto& result = static_cast<PngWork*>(png_get_error_ptr(png))->result;
  result.fault = ImageFault::damaged;
  result.told = message;
  png_longjmp(png, 1);
}

void pass_over(png_structp /*png*/, png_const_charp /*message*/) {}

/// Pixels as RGBA, and nothing of all else that a PNG may have.
void set_up(png_structp png, png_infop info) {
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

/// Row by row, so that no picture is there in a size that nobody needs.
void read_rows(png_structp png, PngWork& work) {
  const auto height = static_cast<std::size_t>(work.result.height);
  for (std::size_t y = 0; y < height; ++y) {
    png_read_row(png, work.pixels.data(), nullptr);
    on_white(work.pixels);
    work.rows.add(std::span(work.pixels).first(work.pixels.size() / 4 * 3));
  }
}

/// Each pass has pixels of the whole picture.
void read_interlaced(png_structp png, PngWork& work, int passes) {
  const auto height = static_cast<std::size_t>(work.result.height);
  const std::size_t row = static_cast<std::size_t>(work.result.width) * 4;
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t y = 0; y < height; ++y)
      png_read_row(png, work.pixels.data() + y * row, nullptr);
  }
  for (std::size_t y = 0; y < height; ++y) {
    const auto pixels = std::span(work.pixels).subspan(y * row, row);
    on_white(pixels);
    work.rows.add(pixels.first(row / 4 * 3));
  }
}

void decode(png_structp png, png_infop info, PngWork& work) {
  ReadImage& result = work.result;
  png_set_read_fn(png, &work, take_bytes);
  set_up(png, info);
  if (!take_size(png_get_image_width(png, info), png_get_image_height(png, info), result)) return;
  const bool interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  const std::int64_t all = result.width * result.height * 4;
  const std::int64_t room =
      most_memory - static_cast<std::int64_t>(work.rest.size()) - (interlaced ? all : 0);
  const int shrink = shrink_for(result.width, result.height, 3, std::min(room, most_bytes));
  if (shrink == 0) {
    result.fault = ImageFault::memory;
    return;
  }
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  work.pixels.resize(static_cast<std::size_t>(interlaced ? all : result.width * 4));
  work.rows.begin(static_cast<int>(result.width), static_cast<int>(result.height), 3,
                  work.orientation, shrink);
  result.image.shrunk = shrink;
  if (interlaced) {
    read_interlaced(png, work, passes);
  } else {
    read_rows(png, work);
  }
  // The checksum of the last pixels comes behind them.
  png_read_end(png, nullptr);
}

}  // namespace

void read_png(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result) {
  PngWork work{file, orientation, result, Rows(result.image), {}};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &work, keep_fault, pass_over);
  if (png == nullptr) {
    result.fault = ImageFault::damaged;
    result.told = "libpng is of another version than its header";
    return;
  }
  png_infop info = png_create_info_struct(png);
  // NOLINTNEXTLINE(cert-err52-cpp,modernize-avoid-setjmp-longjmp): libpng knows no other way.
  if (setjmp(png_jmpbuf(png)) == 0) decode(png, info, work);
  png_destroy_read_struct(&png, &info, nullptr);
}

}  // namespace nonet::images
