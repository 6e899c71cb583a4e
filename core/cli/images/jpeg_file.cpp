#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstdio>

#include "images/rows.hpp"

// libjpeg's headers need std::FILE before them.
#include <jpeglib.h>
// And this one jpeglib.h.
#include <jerror.h>

namespace nonet::images {
namespace {

/// State that libjpeg works on. It leaves by longjmp, which runs no destructors, so everything that
/// has one lies here, with the caller.
struct JpegWork {
  jpeg_decompress_struct info;
  jpeg_error_mgr errors;
  jpeg_progress_mgr progress;
  std::jmp_buf back;
  std::span<const std::uint8_t> file;
  Orientation orientation;
  ReadImage& result;
  Rows rows;
  std::vector<std::uint8_t> row;
  /// Where there is one scan, its end may be missing and all of its pixels be there.
  bool may_lack_end = false;
};

JpegWork& work_of(j_common_ptr info) {
  return *static_cast<JpegWork*>(info->client_data);
}

void keep_words(j_common_ptr info) {
  std::array<char, JMSG_LENGTH_MAX> text{};
  (*info->err->format_message)(info, text.data());
  work_of(info).result.told = text.data();
}

[[noreturn]] void leave(j_common_ptr info) {
  keep_words(info);
  work_of(info).result.fault = ImageFault::damaged;
  std::longjmp(work_of(info).back, 1);
}

/// True where pixels are made up for such as are missing or contradict themselves.
bool is_loss(j_common_ptr info) {
  switch (info->err->msg_code) {
    case JWRN_ARITH_BAD_CODE:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
      return true;
    case JWRN_JPEG_EOF:
      return !work_of(info).may_lack_end;
    default:
      return false;
  }
}

void take_warning(j_common_ptr info, int level) {
  if (level >= 0) return;
  if (is_loss(info)) leave(info);
  if (work_of(info).result.told.empty()) keep_words(info);
}

/// Each scan of a progressive picture goes over all of it, and a file of some kB can have thousands.
void end_early(j_common_ptr info) {
  constexpr int most_scans = 100;
  JpegWork& work = work_of(info);
  if (work.info.input_scan_number <= most_scans) return;
  work.result.fault = ImageFault::damaged;
  work.result.told = "it has more than 100 scans";
  std::longjmp(work.back, 1);
}

/// Bytes that a progressive picture takes until its last scan is there.
std::int64_t bytes_of_scans(jpeg_decompress_struct& info) {
  if (jpeg_has_multiple_scans(&info) == FALSE) return 0;
  constexpr std::int64_t block = DCTSIZE2 * sizeof(JCOEF);
  std::int64_t blocks = 0;
  for (int i = 0; i < info.num_components; ++i) {
    const jpeg_component_info& part = info.comp_info[i];
    // Filled up to whole units of what is coded together.
    blocks += (static_cast<std::int64_t>(part.width_in_blocks) + part.h_samp_factor) *
              (static_cast<std::int64_t>(part.height_in_blocks) + part.v_samp_factor);
  }
  return blocks * block;
}

/// The colours in which libjpeg is to give the pixels: grey, RGB, or what is turned into RGB here.
void choose_colours(jpeg_decompress_struct& info) {
  if (info.jpeg_color_space == JCS_GRAYSCALE) {
    info.out_color_space = JCS_GRAYSCALE;
  } else if (info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK) {
    info.out_color_space = JCS_CMYK;
  } else {
    info.out_color_space = JCS_RGB;
  }
}

void decode(JpegWork& work) {
  jpeg_decompress_struct& info = work.info;
  ReadImage& result = work.result;
  jpeg_mem_src(&info, work.file.data(), static_cast<unsigned long>(work.file.size()));
  jpeg_read_header(&info, TRUE);
  work.may_lack_end = jpeg_has_multiple_scans(&info) == FALSE;
  if (!take_size(info.image_width, info.image_height, result)) return;
  choose_colours(info);
  const int channels = info.out_color_space == JCS_GRAYSCALE ? 1 : 3;
  const std::int64_t room =
      most_memory - static_cast<std::int64_t>(work.file.size()) - bytes_of_scans(info);
  const int shrink = shrink_for(result.width, result.height, channels, std::min(room, most_bytes));
  if (shrink == 0) {
    result.fault = ImageFault::memory;
    return;
  }
  info.mem->max_memory_to_use = static_cast<long>(most_memory);
  info.scale_num = 1;
  info.scale_denom = static_cast<unsigned>(shrink);
  result.image.shrunk = shrink;
  jpeg_start_decompress(&info);
  const bool cmyk = info.out_color_space == JCS_CMYK;
  work.row.resize(static_cast<std::size_t>(info.output_width) *
                  static_cast<std::size_t>(info.output_components));
  work.rows.begin(static_cast<int>(info.output_width), static_cast<int>(info.output_height),
                  channels, work.orientation, 1);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = work.row.data();
    jpeg_read_scanlines(&info, &row, 1);
    if (cmyk) from_cmyk(work.row, info.saw_Adobe_marker != FALSE);
    work.rows.add(cmyk ? std::span(work.row).first(work.row.size() / 4 * 3) : std::span(work.row));
  }
  jpeg_finish_decompress(&info);
}

}  // namespace

void read_jpeg(std::span<const std::uint8_t> file, Orientation orientation, ReadImage& result) {
  JpegWork work{{}, {}, {}, {}, file, orientation, result, Rows(result.image), {}, false};
  jpeg_decompress_struct& info = work.info;
  info.err = jpeg_std_error(&work.errors);
  work.errors.error_exit = leave;
  work.errors.emit_message = take_warning;
  info.client_data = &work;
  // NOLINTNEXTLINE(cert-err52-cpp,modernize-avoid-setjmp-longjmp): libjpeg knows no other way.
  if (setjmp(work.back) == 0) {
    jpeg_create_decompress(&info);
    work.progress.progress_monitor = end_early;
    info.progress = &work.progress;
    decode(work);
  }
  jpeg_destroy_decompress(&info);
}

}  // namespace nonet::images
