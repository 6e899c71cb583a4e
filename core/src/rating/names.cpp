
#include "find_by_id.hpp"
#include "nonet/rating.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

struct Name {
  std::string_view id;
  std::string_view title;
};

constexpr Table<Name, rated_technique_count> names = {{
    {"", ""},
    {"full-house", "Full House"},
    {"hidden-single-box", "Hidden Single (box)"},
    {"hidden-single-line", "Hidden Single (line)"},
    {"direct-pointing", "Direct Pointing"},
    {"direct-claiming", "Direct Claiming"},
    {"direct-hidden-pair", "Direct Hidden Pair"},
    {"naked-single", "Naked Single"},
    {"direct-hidden-triple", "Direct Hidden Triplet"},
    {"pointing", "Pointing"},
    {"claiming", "Claiming"},
    {"naked-pair", "Naked Pair"},
    {"x-wing", "X-Wing"},
    {"hidden-pair", "Hidden Pair"},
    {"naked-triple", "Naked Triplet"},
    {"swordfish", "Swordfish"},
    {"hidden-triple", "Hidden Triplet"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-loop-1", "Unique Loop Type 1"},
    {"unique-loop-2", "Unique Loop Type 2"},
    {"unique-loop-3", "Unique Loop Type 3"},
    {"unique-loop-4", "Unique Loop Type 4"},
    {"naked-quad", "Naked Quad"},
    {"jellyfish", "Jellyfish"},
    {"hidden-quad", "Hidden Quad"},
    {"bug-1", "Bivalue Universal Grave Type 1"},
    {"bug-2", "Bivalue Universal Grave Type 2"},
    {"bug-3", "Bivalue Universal Grave Type 3"},
    {"bug-4", "Bivalue Universal Grave Type 4"},
    {"aligned-pair-exclusion", "Aligned Pair Exclusion"},
    {"x-cycle", "Bidirectional X-Cycle"},
    {"y-cycle", "Bidirectional Y-Cycle"},
    {"xy-cycle", "Bidirectional Cycle"},
    {"forcing-x-chain", "Forcing X-Chain"},
    {"forcing-chain", "Forcing Chain"},
    {"aligned-triplet-exclusion", "Aligned Triplet Exclusion"},
    {"nishio-forcing-chains", "Nishio Forcing Chains"},
    {"cell-forcing-chains", "Cell Forcing Chains"},
    {"region-forcing-chains", "Region Forcing Chains"},
    {"contradiction-forcing-chains", "Contradiction Forcing Chains"},
    {"double-forcing-chains", "Double Forcing Chains"},
    {"strong-links-2", "2 Strong Links"},
    {"strong-links-3", "3 Strong Links"},
    {"strong-links-4", "4 Strong Links"},
    {"wxyz-wing", "WXYZ-Wing"},
    {"vwxyz-wing", "VWXYZ-Wing"},
    {"uvwxyz-wing", "UVWXYZ-Wing"},
    {"tuvwxyz-wing", "TUVWXYZ-Wing"},
}};

const Name& name_of(RatedTechnique technique) {
  return names[technique];
}

/// Suffix of the name of a forcing chain.
std::string_view suffix(ChainLevel level) {
  switch (level) {
    case ChainLevel::plain:
    case ChainLevel::dynamic:
      break;
    case ChainLevel::plus:
      return " (+)";
    case ChainLevel::forcing:
      return " (+ Forcing Chains)";
    case ChainLevel::multiple:
      return " (+ Multiple Forcing Chains)";
    case ChainLevel::dynamic_inner:
      return " (+ Dynamic Forcing Chains)";
    case ChainLevel::nested_inner:
    case ChainLevel::forcing_inner:
      return " (+ Dynamic Forcing Chains (+ Forcing Chains))";
    case ChainLevel::plus_inner:
      return " (+ Dynamic Forcing Chains (+))";
    case ChainLevel::multiple_inner:
      return " (+ Dynamic Forcing Chains (+ Multiple Forcing Chains))";
  }
  return "";
}

}  // namespace

std::string_view id(RatedTechnique technique) {
  return name_of(technique).id;
}

std::string title(RatedTechnique technique, ChainLevel level) {
  std::string text = level == ChainLevel::plain ? "" : "Dynamic ";
  text += name_of(technique).title;
  text += suffix(level);
  return text;
}

std::string_view id(ChainLevel level) {
  static constexpr Table<std::string_view, 10> ids = {
      "plain",         "dynamic",      "plus",       "forcing",       "multiple",
      "dynamic-inner", "nested-inner", "plus-inner", "forcing-inner", "multiple-inner"};
  return ids[level];
}

std::string_view id(RatingScale scale) {
  return scale == RatingScale::se ? "se" : "sukaku";
}

std::optional<RatingScale> find_rating_scale(std::string_view id) {
  return find_by_id<RatingScale>(id, 2);
}

std::string rating_text(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace nonet
