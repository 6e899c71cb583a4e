#include "options/technique_names.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "options/option_values.hpp"
#include "words/nearest.hpp"

namespace nonet::cli {
namespace {

struct Alias {
  std::string_view name;
  std::string_view id;
};

/// Names that other programs and writers use; what is a beginning of ids needs no line here.
constexpr auto aliases = std::to_array<Alias>({
    {"pointing", "locked-candidates-1"},
    {"claiming", "locked-candidates-2"},
    {"box-line-reduction", "locked-candidates-2"},
    {"intersection-removal", "locked-candidates"},
    {"y-wing", "xy-wing"},
    {"kite", "two-string-kite"},
    {"2-string-kite", "two-string-kite"},
    {"naked-quadruple", "naked-quad"},
    {"hidden-quadruple", "hidden-quad"},
    {"ur", "unique-rectangle"},
    {"ar", "avoidable-rectangle"},
    {"simple-coloring", "simple-colors"},
    {"multi-coloring", "multi-colors"},
    {"medusa", "3d-medusa"},
    {"starfish", "squirmbag"},
    {"ape", "aligned-pair-exclusion"},
    {"ate", "aligned-triplet-exclusion"},
    {"sdc", "sue-de-coq"},
    {"thors-hammer", "tridagon"},
    {"trivalue-oddagon", "tridagon"},
    {"guardians", "broken-wing"},
    {"gurth", "symmetrical-placement"},
    {"jexocet", "junior-exocet"},
    {"domino-loop", "sk-loop"},
    {"msls", "multi-sector-locked-set"},
});

template <typename Wanted>
TechniqueSet all_where(const Wanted& wanted) {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (wanted(technique)) set.insert(static_cast<int>(technique.technique));
  }
  return set;
}

/// Lower case, with hyphens.
std::string normalized(std::string_view name) {
  std::string text(name);
  for (char& c : text) {
    c = c == '_' || c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return text;
}

bool has_beginning(std::string_view id, std::string_view beginning) {
  return id.size() > beginning.size() && id.substr(0, beginning.size()) == beginning &&
         id[beginning.size()] == '-';
}

std::optional<TechniqueSet> group_named(std::string_view name) {
  if (name == "all") return TechniqueSet::all();
  if (name == "usual") return usual_techniques();
  if (name == "on-request")
    return all_where([](const TechniqueInfo& t) { return t.use == Use::on_request; });
  if (name == "last-resort")
    return all_where([](const TechniqueInfo& t) { return t.use == Use::last_resort; });
  if (name == "nice-loop")
    return all_where([](const TechniqueInfo& t) {
      return t.technique == Technique::continuous_nice_loop ||
             t.technique == Technique::discontinuous_nice_loop;
    });
  const TechniqueSet family =
      all_where([&](const TechniqueInfo& t) { return id(t.family) == name; });
  if (!family.empty()) return family;
  return std::nullopt;
}

std::string_view without_sign(std::string_view name) {
  const bool sign = !name.empty() && (name.front() == '-' || name.front() == '+');
  return name.substr(sign ? 1 : 0);
}

}  // namespace

std::optional<TechniqueSet> techniques_named(std::string_view name) {
  const std::string wanted = normalized(name);
  if (wanted.empty()) return std::nullopt;
  const auto technique = find_technique(wanted);
  if (technique)
    return all_where([&](const TechniqueInfo& t) { return t.technique == *technique; });
  const auto group = group_named(wanted);
  if (group) return group;
  const auto* alias = std::find_if(aliases.begin(), aliases.end(),
                                   [&](const Alias& a) { return a.name == wanted; });
  if (alias != aliases.end()) return techniques_named(alias->id);
  const TechniqueSet set = all_where(
      [&](const TechniqueInfo& t) { return t.hodoku == wanted || has_beginning(t.id, wanted); });
  return set.empty() ? std::nullopt : std::optional(set);
}

TechniqueSet techniques_of_code(std::string_view code) {
  if (code.size() == 5 && code.substr(0, 2) == "03" && code.back() == '1') {
    std::string_view id = "siamese-fish";
    if (code[2] > '2') id = "siamese-franken-fish";
    if (code[2] > '4') id = "siamese-mutant-fish";
    // The plain fish of the code is as good where it has the same effect.
    return techniques_named(id).value_or(TechniqueSet()) | techniques_of_code(code.substr(0, 4));
  }
  TechniqueSet set = all_where(
      [&](const TechniqueInfo& t) { return !code.empty() && (t.hodoku == code || t.id == code); });
  // HoDoKu's chains leave a set of one house by several digits into one cell, which is a set that bends.
  if (code == "0709" || code == "0710" || code == "0711")
    set.insert(static_cast<int>(Technique::aic_bent_set));
  return set;
}

LogicOptions LogicChoice::options() const {
  LogicOptions options;
  options.budget = budget;
  options.order = order;
  if (techniques.empty()) return options;
  if (techniques.front().front() != '-') options.techniques = {};
  for (const std::string& name : techniques) {
    const TechniqueSet set = techniques_named(without_sign(name)).value_or(TechniqueSet());
    if (name.front() == '-') {
      options.techniques -= set;
    } else {
      options.techniques |= set;
    }
  }
  return options;
}

std::string unknown_technique(const std::string& name) {
  std::vector<std::string> ids;
  for (const TechniqueInfo& technique : techniques()) ids.emplace_back(technique.id);
  const std::string near = nearest(name, ids);
  return "no technique is called '" + name + "'; " +
         (near.empty() ? "nonet techniques lists them" : "did you mean " + near + "?");
}

CLI::Validator technique_name(bool signs) {
  return {[signs](std::string& name) {
            CLI::detail::trim(name);
            return techniques_named(signs ? without_sign(name) : name) ? std::string()
                                                                       : unknown_technique(name);
          },
          "TECHNIQUE"};
}

void add_order(CLI::App& command, TechniqueOrder& order) {
  std::map<std::string, TechniqueOrder> orders;
  for (int i = 0; i < technique_order_count; ++i) {
    const auto named = static_cast<TechniqueOrder>(i);
    orders.emplace(id(named), named);
  }
  command
      .add_option("--order", order,
                  "Program whose order of techniques to follow (default: nonet); those that it "
                  "doesn't know come last")
      ->transform(one_of(orders));
}

void add_budget(CLI::App& command, LogicChoice& choice) {
  add_number(command, "--budget", choice.budget,
             "End after so much work at a position, about a microsecond each, and say "
             "\"budget\" (0: never)");
}

void add_logic(CLI::App& command, LogicChoice& choice) {
  command
      .add_option(
          "--techniques", choice.techniques,
          "Techniques to use (default: usual), separated by commas, from left to right: ids, "
          "HoDoKu's codes, beginnings of ids, families, usual, last-resort, on-request, all; -name "
          "takes away. --techniques=-name begins with the usual ones")
      ->delimiter(',')
      // A file may stand behind it.
      ->allow_extra_args(false)
      ->check(technique_name(true));
  add_order(command, choice.order);
  add_budget(command, choice);
}

}  // namespace nonet::cli
