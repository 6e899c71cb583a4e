#include "convert.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "nonet/notation.hpp"

namespace nonet::wasm {
namespace {

val node_of(const Node& node) {
  return object_of({{"digit", node.digit}, {"cells", to_ids<std::uint8_t>(node.cells)}});
}
val mark_of(const Mark& mark) {
  return object_of({{"role", mark.role}, {"candidate", mark.candidate}, {"group", mark.group}});
}
val reason_of(const Reason& reason) {
  return object_of({{"because", reason.because},
                    {"houses", to_ids<std::uint8_t>(reason.houses)},
                    {"covers", to_ids<std::uint8_t>(reason.covers)},
                    {"pair", reason.pair.cells.empty() ? val::null() : set_of(reason.pair)},
                    {"facts", to_ids<std::uint16_t>(reason.facts)}});
}
val link_of(const Link& link) {
  return object_of({{"from", link.from},
                    {"to", link.to},
                    {"strong", link.strong},
                    {"set", link.set},
                    {"reason", reason_of(link.reason)}});
}

// Grids side by side are their digits side by side, so that any number of them is one copy.
static_assert(sizeof(Grid) == cell_count && std::is_trivially_copyable_v<Grid>);

std::size_t size_of(const std::vector<Grid>& grids) {
  return grids.size() * cell_count;
}
const std::uint8_t* digits_of(const std::vector<Grid>& grids) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the bytes of a plain value
  return reinterpret_cast<const std::uint8_t*>(grids.data());
}

/// Without a way out of the loop, so that the compiler compares 16 digits at a time.
bool are_digits(const std::uint8_t* numbers, std::size_t count) {
  std::uint8_t most = 0;
  for (std::size_t i = 0; i < count; ++i) most = std::max(most, numbers[i]);
  return most <= 9;
}

}  // namespace

val text_value(std::string_view text) {
  return val(std::string(text));
}
val number_value(double number) {
  return val(number);
}

val with(val object, std::initializer_list<Member> members) {
  for (const Member& member : members) object.set(member.name, member.value);
  return object;
}
val object_of(std::initializer_list<Member> members) {
  return with(val::object(), members);
}

val to_array(const Grid& grid) {
  return to_array(grid.digits().data(), grid.digits().size());
}
val to_array(const std::vector<Grid>& grids) {
  return to_array(digits_of(grids), size_of(grids));
}

Grids read_grids(const val& cells) {
  if (!is_bytes(cells)) return {"length", {}};
  const auto length = cells["length"].as<std::size_t>();
  if (length % cell_count != 0) return {"length", {}};
  Grids read;
  read.grids.resize(length / cell_count);
  const std::uint8_t* digits = digits_of(read.grids);
  val(emscripten::typed_memory_view(length, digits)).call<void>("set", cells);
  if (!are_digits(digits, length)) return {"value", {}};
  return read;
}

OneGrid read_grid(const val& cells) {
  const Grids read = read_grids(cells);
  if (!read.error.empty()) return {read.error, {}};
  if (read.grids.size() != 1) return {"length", {}};
  return {"", read.grids.front()};
}

OneBoard read_board(const val& cells, const val& masks) {
  const OneGrid values = read_grid(cells);
  if (!values.error.empty()) return {values.error, {}};
  if (!is_masks(masks)) return {"length", {}};
  const auto allowed = emscripten::convertJSArrayToNumberVector<std::uint16_t>(masks);
  if (allowed.empty()) return {"", Board(values.grid)};
  if (allowed.size() != cell_count) return {"length", {}};
  Table<DigitSet, cell_count> sets;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    if (allowed[cell] > DigitSet::full_mask) return {"value", {}};
    sets[cell] = DigitSet(allowed[cell]);
  }
  return {"", Board(values.grid, sets)};
}

OnePosition read_position(const val& asked) {
  const Request request(asked);
  const OneBoard read = read_board(request["cells"], request["candidates"]);
  if (!read.error.empty()) return {read.error, {}};
  const Flags given = read_flags(request["givens"]);
  if (given.none) return {"", Position(read.board)};
  return {given.error, Position(read.board, given.cells - read.board.empty_cells())};
}

Flags read_flags(const val& flags) {
  if (!is_bytes(flags)) return {"length", false, {}};
  const auto given = emscripten::convertJSArrayToNumberVector<std::uint8_t>(flags);
  if (given.empty()) return {"", true, {}};
  if (given.size() != cell_count) return {"length", false, {}};
  Flags read;
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::uint8_t flag = given[static_cast<std::size_t>(cell)];
    if (flag > 1) return {"value", false, {}};
    if (flag == 1) read.cells.insert(cell);
  }
  return read;
}

bool is_bytes(const val& value) {
  static const val bytes = val::global("Uint8Array");
  return value.instanceof(bytes);
}
bool is_masks(const val& value) {
  static const val masks = val::global("Uint16Array");
  return value.instanceof(masks);
}

std::optional<std::uint64_t> read_whole(double number) {
  constexpr double most = 9007199254740991.0;  // Number.MAX_SAFE_INTEGER
  if (!(number >= 0 && number <= most) || std::trunc(number) != number) return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

std::optional<double> number(const val& value) {
  return value.isNumber() ? std::optional(value.as<double>()) : std::nullopt;
}
std::optional<std::uint64_t> whole(const val& value) {
  const auto read = number(value);
  return read ? read_whole(*read) : std::nullopt;
}
std::optional<bool> flag(const val& value) {
  if (!value.isTrue() && !value.isFalse()) return std::nullopt;
  return value.isTrue();
}
std::optional<std::string> text(const val& value) {
  return value.isString() ? std::optional(value.as<std::string>()) : std::nullopt;
}
std::optional<std::vector<double>> numbers(const val& value) {
  if (!value.isArray() && !is_bytes(value) && !is_masks(value)) return std::nullopt;
  std::vector<double> read;
  for (const val& one : emscripten::vecFromJSArray<val>(value)) {
    if (!one.isNumber()) return std::nullopt;
    read.push_back(one.as<double>());
  }
  return read;
}

Request::Request(const val& members, std::string error)
    : members_(members.isNull() || members.isUndefined() ? val::object() : members),
      error_(std::move(error)) {}

val to_object(const std::string& error, const PositionReport& report, SearchEnd end) {
  return object_of({{"error", error},
                    {"fault", report.fault},
                    {"cell", report.cell},
                    {"house", report.house},
                    {"digit", report.digit},
                    {"end", error.empty() ? std::string(id(end)) : ""}});
}

val to_object(const Step& step) {
  return object_of({{"technique", info(step.technique).id},
                    {"notation", notation(step)},
                    {"placements", to_ids<std::uint16_t>(step.placements)},
                    {"eliminations", to_ids<std::uint16_t>(step.eliminations)},
                    {"houses", to_ids<std::uint8_t>(step.houses)},
                    {"covers", to_ids<std::uint8_t>(step.covers)},
                    {"digits", to_ids<std::uint8_t>(step.digits)},
                    {"marks", list_of(step.marks, mark_of)},
                    {"sets", list_of(step.sets, set_of)},
                    {"nodes", list_of(step.nodes, node_of)},
                    {"links", list_of(step.links, link_of)}});
}

val set_of(const DigitCells& set) {
  return object_of(
      {{"cells", to_ids<std::uint8_t>(set.cells)}, {"digits", to_ids<std::uint8_t>(set.digits)}});
}

}  // namespace nonet::wasm
