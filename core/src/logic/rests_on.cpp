#include "logic/rests_on.hpp"

#include <algorithm>

namespace nonet::logic {
namespace {

/// Techniques of one digit, whose cells may have any others.
bool is_about_places(Family family) {
  return family == Family::fish || family == Family::single_digit ||
         family == Family::intersections;
}

class Grounds {
 public:
  Grounds(const Step& step, const Board& board) : step_(step), board_(board) {}

  [[nodiscard]] Absent find() {
    const Family family = info(step_.technique).family;
    for (const DigitCells& set : step_.sets) add_cells(set.cells);
    for (const Link& link : step_.links) add(link);
    if (step_.links.empty() && !is_about_places(family)) {
      for (const Mark& mark : step_.marks) add_cell(candidate_cell(mark.candidate));
    }
    // A fish may have candidates where its bases meet its covers.
    CellSet covered;
    if (is_about_places(family)) {
      for (int house : step_.covers) covered |= house_set(house);
    }
    for (int house : step_.houses) {
      for (int digit : step_.digits) add_places(house, digit, covered);
    }
    return absent_;
  }

 private:
  void add_cell(int cell) {
    for (int digit : DigitSet::all() - board_.candidates(cell))
      absent_[static_cast<std::size_t>(digit - 1)].insert(cell);
  }
  void add_cells(const CellSet& cells) {
    for (int cell : cells) add_cell(cell);
  }
  void add_places(int house, int digit, const CellSet& but) {
    absent_[static_cast<std::size_t>(digit - 1)] |=
        house_set(house) - board_.places(house, digit) - but;
  }
  void add_all() {
    for (int digit : DigitSet::all())
      absent_[static_cast<std::size_t>(digit - 1)] = CellSet::all() - board_.places(digit);
  }

  void add(const Link& link) {
    const Node& end = step_.nodes[static_cast<std::size_t>(link.to)];
    const Reason& reason = link.reason;
    switch (reason.because) {
      case Because::same_cell:
      case Because::same_house:
      case Because::almost_locked_set:  // Its cells are among the sets.
        break;
      case Because::last_candidate:
        add_cells(end.cells);
        break;
      case Because::remote_pair:
        add_cells(end.cells);
        add_cells(step_.nodes[static_cast<std::size_t>(link.from)].cells);
        break;
      case Because::only_place:
      case Because::locked_candidates:
      case Because::x_wing:
        for (int house : reason.houses) add_places(house, end.digit, {});
        break;
      case Because::hidden_pair:
        for (int house : reason.houses) {
          for (int digit : reason.pair.digits) add_places(house, digit, {});
        }
        break;
      case Because::naked_pair:
        add_cells(reason.pair.cells);
        break;
      case Because::inner_chain:
        add_all();
        break;
    }
  }

  const Step& step_;
  const Board& board_;
  Absent absent_{};
};

}  // namespace

Absent rests_on(const Step& step, const Board& board) {
  return Grounds(step, board).find();
}

bool stay_away(const Absent& absent, const Board& board) {
  for (int digit : DigitSet::all()) {
    if (!(absent[static_cast<std::size_t>(digit - 1)] & board.places(digit)).empty()) return false;
  }
  return true;
}

}  // namespace nonet::logic
