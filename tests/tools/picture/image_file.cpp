#include "picture/image_file.hpp"

#include <csetjmp>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <iterator>

// libjpeg's header needs std::FILE before it.
#include <jpeglib.h>
#include <png.h>

namespace nonet::tools {
namespace {

struct JpegErrors {
  jpeg_error_mgr manager;
  std::jmp_buf back;
};

void leave(j_common_ptr info) {
  std::longjmp(reinterpret_cast<JpegErrors*>(info->err)->back, 1);
}

// What longjmp passes over has no destructors: all of that is with the caller.
bool read_jpeg(const std::vector<std::uint8_t>& file, ImageFile& image) {
  jpeg_decompress_struct info;
  JpegErrors errors;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = leave;
  errors.manager.output_message = [](j_common_ptr) {};
  if (setjmp(errors.back) != 0) {
    jpeg_destroy_decompress(&info);
    return false;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, file.data(), file.size());
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);
  image.width = static_cast<int>(info.output_width);
  image.height = static_cast<int>(info.output_height);
  image.channels = 3;
  image.bytes.resize(static_cast<std::size_t>(info.output_width) * info.output_height * 3);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row =
        image.bytes.data() + static_cast<std::size_t>(info.output_scanline) * info.output_width * 3;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return true;
}

bool read_png(const std::vector<std::uint8_t>& file, ImageFile& image) {
  png_image info{};
  info.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&info, file.data(), file.size()) == 0) return false;
  info.format = PNG_FORMAT_RGBA;
  image.width = static_cast<int>(info.width);
  image.height = static_cast<int>(info.height);
  image.channels = 4;
  image.bytes.resize(PNG_IMAGE_SIZE(info));
  const bool read = png_image_finish_read(&info, nullptr, image.bytes.data(), 0, nullptr) != 0;
  png_image_free(&info);
  return read;
}

}  // namespace

std::optional<ImageFile> read_image(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  const std::vector<std::uint8_t> file((std::istreambuf_iterator<char>(in)),
                                       std::istreambuf_iterator<char>());
  ImageFile image;
  if (file.size() > 2 && file[0] == 0xFF && file[1] == 0xD8) {
    if (read_jpeg(file, image)) return image;
  } else if (file.size() > 8 && file[0] == 0x89 && file[1] == 'P') {
    if (read_png(file, image)) return image;
  }
  return std::nullopt;
}

}  // namespace nonet::tools
