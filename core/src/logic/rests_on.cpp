#include "logic/rests_on.hpp"

#include <cstddef>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Techniques of one digit, whose cells may have any others.
bool is_about_places(Family family) {
  return family == Family::fish || family == Family::single_digit ||
         family == Family::intersections;
}

using Word = SinglesClosure::Word;
using Words = Table<Word, 3>;

consteval auto make_houses() {
  Table<Words, house_count> houses{};
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int house : {row_house(cell), column_house(cell), box_house(cell)})
      houses[house][cell / 27] |= SinglesClosure::bit_of(cell);
  }
  return houses;
}
constexpr auto words_of_houses = make_houses();

/// Collects what may be there or not; at the end what is there is taken away.
class Grounds {
 public:
  Grounds(const Step& step, const SinglesClosure& position) : step_(step), position_(position) {}

  [[nodiscard]] SinglesClosure::Places find() {
    const Family family = info(step_.technique).family;
    for (const DigitCells& set : step_.sets) add_cells(set.cells);
    for (const Link& link : step_.links) add(link);
    if (step_.links.empty() && !is_about_places(family)) {
      for (const Mark& mark : step_.marks) add_cell(candidate_cell(mark.candidate));
    }
    // A fish may have candidates where its bases meet its covers.
    Words covered{};
    if (is_about_places(family)) {
      for (int house : step_.covers) add_to(covered, house);
    }
    for (int house : step_.houses) {
      for (int digit : step_.digits) add_places(house, digit, covered);
    }
    for (std::size_t digit = 0; digit < 9; ++digit) {
      for (std::size_t band = 0; band < 3; ++band)
        absent_[digit][band] &= ~position_.places()[digit][band];
    }
    return absent_;
  }

 private:
  static void add_to(Words& words, int house) {
    for (std::size_t band = 0; band < 3; ++band) words[band] |= words_of_houses[house][band];
  }
  void add_cell(int cell) {
    for (Words& words : absent_) words[cell / 27] |= SinglesClosure::bit_of(cell);
  }
  void add_cells(const CellSet& cells) {
    for (int cell : cells) add_cell(cell);
  }
  void add_places(int house, int digit, const Words& but) {
    const Words& cells = words_of_houses[house];
    for (std::size_t band = 0; band < 3; ++band)
      absent_[digit - 1][band] |= cells[band] & ~but[band];
  }
  void add_all() {
    for (Words& words : absent_) words.fill((Word{1} << 27U) - 1);
  }

  void add(const Link& link) {
    const Node& end = nth(step_.nodes, link.to);
    const Reason& reason = link.reason;
    switch (reason.because) {
      case Because::same_cell:
      case Because::same_house:
      case Because::almost_locked_set:
      case Because::unique_rectangle:  // Their cells are among the sets.
        break;
      case Because::fish: {
        Words covered{};
        for (int house : reason.covers) add_to(covered, house);
        for (int house : reason.houses) add_places(house, end.digit, covered);
        break;
      }
      case Because::last_candidate:
        add_cells(end.cells);
        break;
      case Because::remote_pair:
        add_cells(end.cells);
        add_cells(nth(step_.nodes, link.from).cells);
        break;
      case Because::only_place:
      case Because::locked_candidates:
      case Because::x_wing:
        for (int house : reason.houses) add_places(house, end.digit, Words{});
        break;
      case Because::hidden_pair:
        for (int house : reason.houses) {
          for (int digit : reason.pair.digits) add_places(house, digit, Words{});
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
  const SinglesClosure& position_;
  SinglesClosure::Places absent_{};
};

}  // namespace

SinglesClosure::Places rests_on(const Step& step, const SinglesClosure& position) {
  return Grounds(step, position).find();
}

bool stay_away(const SinglesClosure::Places& absent, const SinglesClosure& position) {
  Word back = 0;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    for (std::size_t band = 0; band < 3; ++band)
      back |= absent[digit][band] & position.places()[digit][band];
  }
  return back == 0;
}

}  // namespace nonet::logic
