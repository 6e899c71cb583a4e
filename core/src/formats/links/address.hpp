/// @file
/// Addresses in a text, their parts, and what stands in a part when `%XX` is undone.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/read.hpp"

namespace nonet::formats {

/// `scheme://host/path?query#fragment`; each part points into the text, without what parts it from the
/// next one. The path begins with "/" or is empty.
struct Address {
  std::string_view whole;
  std::string_view host;
  std::string_view path;
  std::string_view query;
  std::string_view fragment;
};

/// The address that a word is, with or without a scheme.
[[nodiscard]] Address parts_of(std::string_view word);

/// The words in the first bytes of a text (`most_looked_at`) that begin with `http://` or `https://`, or with
/// one of these hosts. A word ends at white space, at a character that no address has, and at the
/// bracket or quotation mark that closes what opens before it.
[[nodiscard]] std::vector<Address> find_addresses(std::string_view text,
                                                  bool (*known)(std::string_view host));

inline constexpr std::size_t most_looked_at = 8192;

/// True when both are the same but for upper and lower case of ASCII.
[[nodiscard]] bool same_letters(std::string_view one, std::string_view other);
/// True when a text begins so, but for upper and lower case.
[[nodiscard]] bool begins_like(std::string_view text, std::string_view start);

/// The value of a parameter of the query as it stands; `&amp;` parts parameters as `&` does.
[[nodiscard]] std::optional<std::string_view> parameter(std::string_view query,
                                                        std::string_view name);

/// A text with `%XX` undone once.
[[nodiscard]] std::string undone(std::string_view text);

/// A page for another kind of Sudoku, by its path: Windoku, Sudoku X, Jigsaw, Killer …
[[nodiscard]] bool is_of_variant(const Address& address);

/// A part of a link with `%XX` undone.
class Payload {
 public:
  /// `raw` points into `text`. Text encoded twice is decoded twice, which counts as mended.
  Payload(std::string_view text, std::string_view raw);

  [[nodiscard]] std::string_view text() const { return decoded_; }
  /// Where in the whole text a decoded byte comes from.
  [[nodiscard]] std::size_t offset(std::size_t index) const;
  /// Takes full stops away at the end: they end the sentence that the link stands in.
  void drop_full_stops();
  /// Takes bytes away at the start.
  void drop(std::size_t count);

  /// A failure at a decoded byte.
  [[nodiscard]] Reading failed(Format format, ReadError error, std::size_t index) const;
  /// The same with the character there as detail.
  [[nodiscard]] Reading bad(Format format, ReadError error, std::size_t index) const;
  /// One puzzle that was read, with a warning where the link was mended.
  [[nodiscard]] Reading success(Format format, Progress puzzle) const;
  /// Adds the warning, and moves places that are bytes of `text()` to where they are in the whole.
  [[nodiscard]] Reading placed(Reading reading) const;

 private:
  std::string_view whole_;
  std::string_view raw_;
  std::string decoded_;
  std::size_t dropped_ = 0;
  int mended_ = 0;
};

}  // namespace nonet::formats
