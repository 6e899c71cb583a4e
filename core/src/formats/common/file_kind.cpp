#include "formats/common/file_kind.hpp"

#include "nonet/table.hpp"

namespace nonet::formats {

std::string_view kind_of_file(std::string_view bytes) {
  struct Kind {
    std::string_view begins;
    std::string_view id;
  };
  constexpr Table<Kind, 14> kinds = {{{"\x89PNG\r\n", "picture"},
                                      {"\xFF\xD8\xFF", "picture"},
                                      {"GIF8", "picture"},
                                      {"BM", "picture"},
                                      {"II*", "picture"},
                                      {"MM", "picture"},
                                      {"RIFF", "picture"},
                                      {"%PDF", "pdf"},
                                      {"\xD0\xCF\x11\xE0", "workbook"},
                                      {"7z\xBC\xAF", "archive"},
                                      {"\x1F\x8B", "archive"},
                                      {"\xFD"
                                       "7zXZ",
                                       "archive"},
                                      {"Rar!", "archive"},
                                      {"\x28\xB5\x2F\xFD", "archive"}}};
  for (const Kind& kind : kinds) {
    if (bytes.substr(0, kind.begins.size()) == kind.begins) return kind.id;
  }
  // AVIF, HEIC.
  if (bytes.size() > 8 && bytes.substr(4, 4) == "ftyp") return "picture";
  if (bytes.substr(0, 4) != "PK\x03\x04") return {};
  const auto has = [&](std::string_view name) {
    return bytes.find(name) != std::string_view::npos;
  };
  return has("xl/workbook") || has("opendocument.spreadsheet") ? "workbook" : "archive";
}

}  // namespace nonet::formats
