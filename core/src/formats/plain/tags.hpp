/// @file
/// The tags and texts of HTML, one after another: no tree, no recursion, one pass.
#pragma once

#include <string>
#include <string_view>

namespace nonet::formats::plain {

struct Tag {
  enum class Kind : unsigned char { end, open, close, text };
  Kind kind = Kind::end;
  /// In small letters.
  std::string name;
  /// The attributes of a tag, or the text with its entities.
  std::string_view content;
};

/// Comments, declarations, scripts and styles are passed over.
class TagCursor {
 public:
  explicit TagCursor(std::string_view text) : rest_(text) {}
  [[nodiscard]] Tag next();

 private:
  bool skip_comment();
  void skip_element(std::string_view name);
  [[nodiscard]] bool at_tag(std::size_t at) const;

  std::string_view rest_;
};

/// The value of an attribute, entities decoded; empty when it is not there.
[[nodiscard]] std::string attribute(std::string_view attributes, std::string_view name);

/// &amp; &lt; &gt; &quot; &apos; &nbsp; and numbers; others stand as they are. A no-break space becomes a space.
[[nodiscard]] std::string decode(std::string_view text);

}  // namespace nonet::formats::plain
