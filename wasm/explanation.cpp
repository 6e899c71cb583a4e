/// @file
/// Written as JSON, which JavaScript reads: a plan has hundreds of small objects, each of which would be a call
/// across the border.

#include "explanation.hpp"

#include <array>
#include <string>
#include <string_view>
#include <variant>

namespace nonet::wasm {
namespace {

/// Writes ids, keys and names of the core, which have nothing to escape.
class PlanJson {
 public:
  void write(const Explanation& plan) {
    text_ += "{\"look\":";
    write(plan.look);
    text_ += ",\"lookCells\":";
    list(plan.look_cells);
    text_ += ",\"lookHouses\":";
    list(plan.look_houses);
    text_ += ",\"digits\":";
    list(plan.digits);
    text_ += ",\"lines\":";
    list(plan.lines);
    text_ += '}';
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void write(int number) { text_ += std::to_string(number); }
  void write(std::string_view word) {
    text_ += '"';
    text_ += word;
    text_ += '"';
  }

  template <typename Members>
  void list(const Members& members) {
    text_ += '[';
    bool is_first = true;
    for (const auto& member : members) {
      if (!is_first) text_ += ',';
      is_first = false;
      write(member);
    }
    text_ += ']';
  }

  void join(Join join) {
    static constexpr std::array<std::string_view, 4> names{"and", "or", "narrow", "clauses"};
    text_ += ",\"join\":";
    write(names[static_cast<std::size_t>(join)]);
  }

  void write(const NamedCells& named) {
    text_ += "{\"cells\":";
    list(named.cells);
    join(named.join);
    text_ += '}';
  }
  void write(const NamedDigits& named) {
    text_ += "{\"digits\":";
    list(named.digits);
    join(named.join);
    text_ += '}';
  }
  void write(const HouseSet& houses) {
    text_ += "{\"houses\":";
    list(houses);
    text_ += '}';
  }
  void write(const CandidateSet& candidates) {
    text_ += "{\"candidates\":";
    list(candidates);
    text_ += '}';
  }
  void write(const DigitCells& set) {
    text_ += "{\"cells\":";
    list(set.cells);
    text_ += ",\"digits\":";
    list(set.digits);
    text_ += '}';
  }
  void write(const NamedSets& named) {
    text_ += "{\"sets\":";
    list(named.sets);
    text_ += '}';
  }
  void write(const NamedMessages& named) {
    text_ += "{\"messages\":";
    list(named.messages);
    join(named.join);
    text_ += '}';
  }

  void write(const Message& message) {
    text_ += "{\"id\":";
    write(message.id);
    text_ += ',';
    named(message);
    text_ += '}';
  }
  void named(const Message& message) {
    text_ += "\"named\":{";
    bool is_first = true;
    for (const Named& named : message.named) {
      if (!is_first) text_ += ',';
      is_first = false;
      write(named.name);
      text_ += ':';
      std::visit([this](const auto& thing) { write(thing); }, named.thing);
    }
    text_ += '}';
  }

  void write(const ExplainedLine& line) {
    text_ += "{\"id\":";
    write(line.message.id);
    text_ += ',';
    named(line.message);
    text_ += ",\"links\":";
    list(line.links);
    text_ += ",\"nodes\":";
    list(line.nodes);
    text_ += ",\"branch\":";
    write(line.branch);
    text_ += ",\"depth\":";
    write(line.depth);
    text_ += '}';
  }

  std::string text_;
};

}  // namespace

emscripten::val to_object(const Explanation& explanation) {
  PlanJson json;
  json.write(explanation);
  return emscripten::val::global("JSON").call<emscripten::val>("parse", json.text());
}

}  // namespace nonet::wasm
