#include "nonet/progress.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "find_by_id.hpp"
#include "formats/common/utf8.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr Table<std::string_view, 11> detail_ids = {"title",  "author",  "rules",  "description",
                                                    "source", "level",   "rating", "date",
                                                    "url",    "comment", "record"};

auto place_of(const std::vector<Detail>& details, DetailKey key) {
  return std::find_if(details.begin(), details.end(),
                      [&](const Detail& one) { return one.key >= key; });
}

}  // namespace

Progress::Progress(const Position& position) : values(position.board.values()) {
  const Board fresh(values);
  for (int cell : position.givens) givens.set(cell, values[cell]);
  if (position.board == fresh) return;
  candidates.resize(cell_count);
  for (int cell = 0; cell < cell_count; ++cell)
    nth(candidates, cell) = position.board.candidates(cell);
}

Position position_of(const Progress& progress) {
  const CellSet givens = progress.givens.filled();
  if (progress.candidates.empty()) return {Board(progress.values), givens};
  Table<DigitSet, cell_count> allowed;
  std::copy_n(progress.candidates.begin(), cell_count, allowed.begin());
  return {Board(progress.values, allowed), givens};
}

std::string_view text_of(const Progress& progress, DetailKey key) {
  const auto at = place_of(progress.details, key);
  if (at == progress.details.end() || at->key != key) return {};
  return at->text;
}

void set_detail(Progress& progress, DetailKey key, std::string_view text) {
  // It may be the text of another key, which moves below.
  std::string whole = formats::as_text(text);
  const auto at = place_of(progress.details, key);
  const bool there = at != progress.details.end() && at->key == key;
  const auto index = at - progress.details.begin();
  if (there) progress.details.erase(at);
  if (!whole.empty())
    progress.details.insert(progress.details.begin() + index, {key, std::move(whole)});
}

std::string_view id(DetailKey key) {
  return detail_ids[key];
}

std::optional<DetailKey> find_detail_key(std::string_view id) {
  return find_by_id<DetailKey>(id, count_of(detail_ids));
}

}  // namespace nonet
