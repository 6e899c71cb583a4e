#include "chains/follower.hpp"

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

void Line::start(Literal source) {
  chain.clear();
  chain.add(source, Cause::assumption);
  next_on = 0;
  next_off = 0;
}

namespace {

/// Nodes that have not been followed, and what they lead to may be shorter than the limit.
int count_short(const Line& line, int limit) {
  int count = 0;
  const auto look = [&](const std::vector<std::uint16_t>& nodes, std::size_t first) {
    for (std::size_t i = first; i < nodes.size(); ++i)
      count += line.chain.node(nodes[i]).least_length < limit ? 1 : 0;
  };
  look(line.chain.ons(), line.next_on);
  look(line.chain.offs(), line.next_off);
  return count;
}

}  // namespace

/// Puts position and nodes to where the line ended.
void Follower::resume(const Line& line) {
  const Chain& chain = line.chain;
  now_.cells = before_->cells;
  now_.places = before_->places;
  if (how_.dynamic) {
    for (std::size_t i = 0; i < line.next_off; ++i) {
      const Literal l = chain.node(chain.offs()[i]).literal;
      now_.remove(cell_of(l), digit_of(l));
    }
  }
  for (const auto* nodes : {&chain.ons(), &chain.offs()}) {
    for (std::uint16_t node : *nodes) at_[chain.node(node).literal] = node;
  }
}

void Follower::run(Line& line, int limit) {
  resume(line);
  const Chain& chain = line.chain;
  const bool all = limit == no_limit;
  int waiting = all ? 0 : count_short(line, limit);
  while (!chain.contradictory() && (all ? !line.ended() : waiting != 0)) {
    const int before = chain.size();
    const int node = step(line);
    if (all) continue;
    waiting -= chain.node(node).least_length < limit ? 1 : 0;
    for (int i = before; i < chain.size(); ++i)
      waiting += chain.node(i).least_length < limit ? 1 : 0;
  }
}

/// Follows the next node of a line that has not ended. Returns it.
inline int Follower::step(Line& line) {
  Chain& chain = line.chain;
  if (line.next_on < chain.ons().size()) {
    const int node = chain.ons()[line.next_on++];
    from_on(chain, node);
    return node;
  }
  const int node = chain.offs()[line.next_off++];
  from_off(chain, node);
  return node;
}

void Follower::from_on(Chain& chain, int node) {
  const Literal l = chain.node(node).literal;
  const int cell = cell_of(l);
  const int digit = digit_of(l);
  if (!how_.nishio) others_of_cell(chain, node);
  if (chain.contradictory()) return;
  const CellSet seen = (*places_)[digit] & peers(cell);
  if (!(seen & chain.on(digit)).empty()) {
    clash_in_houses(chain, node, seen);
    return;
  }
  const CellSet fresh = seen - chain.off(digit);
  if (fresh.empty()) return;
  const CellSet& box = house_set(box_house(cell));
  const CellSet& row = house_set(row_house(cell));
  for (int other : fresh& box) off(chain, node, other, digit);
  for (int other : (fresh & row) - box) off(chain, node, other, digit);
  for (int other : (fresh - row) - box) off(chain, node, other, digit);
}

void Follower::off(Chain& chain, int parent, int cell, int digit) {
  const Literal l = literal(cell, digit, false);
  at_[l] = narrow<std::uint16_t>(chain.add_off(l, parent));
}

/// False when that contradicts what is true.
bool Follower::off_or_clash(Chain& chain, int parent, int cell, int digit) {
  const Literal l = literal(cell, digit, false);
  if (chain.contains(opposite(l))) {
    chain.add_parent(parent);
    chain.clash(l, Cause::assumption);
    return false;
  }
  if (!chain.contains(l)) off(chain, parent, cell, digit);
  return true;
}

void Follower::others_of_cell(Chain& chain, int node) {
  const Literal l = chain.node(node).literal;
  const int cell = cell_of(l);
  for (Mask rest = minus(now_.cell(cell), bit(digit_of(l))); rest != 0;
       rest = without_lowest(rest)) {
    if (!off_or_clash(chain, node, cell, lowest(rest))) return;
  }
}

void Follower::clash_in_houses(Chain& chain, int node, const CellSet& seen) {
  const Literal l = chain.node(node).literal;
  for (int house : houses_of(cell_of(l))) {
    for (int other : seen& house_set(house)) {
      if (!off_or_clash(chain, node, other, digit_of(l))) return;
    }
  }
}

/// Makes true whatever follows from one false candidate, in an order and with parents as of before
/// it is struck out.
void Follower::from_off(Chain& chain, int node) {
  const Literal l = chain.node(node).literal;
  const int cell = cell_of(l);
  const int digit = digit_of(l);
  const Table<Spot, 3>& spots = spots_of(cell);
  const auto places = [&](const Spot& spot) { return now_.places[spot.house][digit]; };
  const auto two_left = [](Mask mask) { return static_cast<unsigned>(bits(mask) == 2); };
  // Mostly nothing follows; that is one question for all four.
  if ((two_left(now_.cell(cell)) | two_left(places(spots[0])) | two_left(places(spots[1])) |
       two_left(places(spots[2]))) == 0) {
    if (how_.dynamic) now_.remove(cell, digit);
    return;
  }
  made_count_ = 0;
  // What is true already is not made once more.
  const auto make = [&](int of, int d, Cause cause) {
    if (!chain.on(d).contains(of)) made_[made_count_++] = {literal(of, d, true), cause};
  };
  if (!how_.nishio && bits(now_.cell(cell)) == 2)
    make(cell, lowest(minus(now_.cell(cell), bit(digit))), Cause::cell);
  for (std::size_t i = 0; i < 3; ++i) {
    const int house = spots[i].house;
    const Mask two = places(spots[i]);
    if (bits(two) != 2) continue;
    const int place = lowest(minus(two, spots[i].bit));
    make(cell_in(house, place), digit, house_causes[i]);
  }
  for (std::size_t i = 0; i < made_count_ && !chain.contradictory(); ++i) on(chain, node, made_[i]);
  if (how_.dynamic) now_.remove(cell, digit);
}

void Follower::on(Chain& chain, int node, const Made& made) {
  const bool clash = chain.contains(opposite(made.literal));
  if (!clash && chain.contains(made.literal)) return;
  chain.add_parent(node);
  if (how_.dynamic) add_parents(chain, made);
  if (clash) {
    chain.clash(made.literal, made.cause);
  } else {
    add(chain, made.literal, made.cause);
  }
}

/// All that is gone of the cell, or of the house.
void Follower::add_parents(Chain& chain, const Made& made) {
  const int cell = cell_of(made.literal);
  const int digit = digit_of(made.literal);
  const auto parent = [&](int of, int d) { chain.add_parent(node_of(literal(of, d, false))); };
  if (made.cause == Cause::cell) {
    for_each_bit(minus(before_->cell(cell), now_.cell(cell)), [&](int d) { parent(cell, d); });
    return;
  }
  const int house = house_of(made.cause, cell);
  for_each_bit(minus(before_->place(house, digit), now_.place(house, digit)),
               [&](int place) { parent(cell_in(house, place), digit); });
}

}  // namespace nonet::chains
