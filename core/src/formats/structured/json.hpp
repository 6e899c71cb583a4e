/// @file
/// JSON (RFC 8259), read strictly: no comments, no commas at the end, no text after the value, UTF-8 checked. Time and
/// memory are linear in the text, at most eight bytes for each of its values, and values nested more deeply than `most_depth`
/// are refused; neither recursion nor exceptions.
///
/// Our own, since the core has no dependencies and text of strangers needs places of faults and bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/read.hpp"

namespace nonet::formats {

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

class JsonDocument;

/// A value of a document, which must outlive it.
class JsonValue {
 public:
  [[nodiscard]] JsonKind kind() const;
  [[nodiscard]] bool is(JsonKind kind) const { return this->kind() == kind; }
  [[nodiscard]] bool is_true() const;
  /// Where the value begins in the text, in bytes.
  [[nodiscard]] std::size_t offset() const;
  /// As it stands in the text; of strings with their quotes, of arrays and objects the first character.
  [[nodiscard]] std::string_view raw() const;

  /// The text of a string, without escapes; a lone surrogate becomes U+FFFD. Empty for others.
  [[nodiscard]] std::string text() const;
  /// The whole number that a number is ("8", "8.0", "80e-1"), when it is one below a million.
  [[nodiscard]] std::optional<int> integer() const;

  /// How many elements or members; 0 for others.
  [[nodiscard]] int size() const;
  /// The member of an object with this name, the last of several.
  [[nodiscard]] std::optional<JsonValue> find(std::string_view name) const;

  /// Over the elements of an array, or the values of an object: `for (JsonValue value : array)`.
  class Iterator;
  [[nodiscard]] Iterator begin() const;
  [[nodiscard]] Iterator end() const;

 private:
  friend class JsonDocument;
  JsonValue(const JsonDocument& document, std::uint32_t index)
      : document_(&document), index_(index) {}

  const JsonDocument* document_;
  std::uint32_t index_;
};

/// A text and where its values are: one entry for each, in their order, names of members too.
class JsonDocument {
 public:
  /// The text must outlive the document and have fewer bytes than `most_text`.
  explicit JsonDocument(std::string_view text);

  /// None when all is well, else ReadError::json or ReadError::depth, at `fault_offset()`; there is no root then.
  [[nodiscard]] ReadError error() const { return error_; }
  [[nodiscard]] std::size_t fault_offset() const { return fault_; }
  [[nodiscard]] JsonValue root() const { return {*this, 0}; }
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  friend class JsonValue;
  class Parser;

  struct Entry {
    std::uint32_t offset;
    /// The entry after this value and all within it.
    std::uint32_t next;
  };

  std::string_view text_;
  std::vector<Entry> entries_;
  ReadError error_ = ReadError::none;
  std::size_t fault_ = 0;
};

class JsonValue::Iterator {
 public:
  [[nodiscard]] JsonValue operator*() const { return {*document_, value_index()}; }
  /// The name of a member.
  [[nodiscard]] JsonValue name() const { return {*document_, index_}; }
  Iterator& operator++();
  friend bool operator==(const Iterator& a, const Iterator& b) { return a.index_ == b.index_; }

 private:
  friend class JsonValue;
  Iterator(const JsonDocument& document, std::uint32_t index, bool members)
      : document_(&document), index_(index), members_(members) {}
  [[nodiscard]] std::uint32_t value_index() const { return index_ + (members_ ? 1 : 0); }

  const JsonDocument* document_;
  std::uint32_t index_;
  bool members_;
};

/// Adds a string of JSON with its quotes. Bytes that are not UTF-8 become U+FFFD.
void append_json(std::string& json, std::string_view text);

}  // namespace nonet::formats
