/**
 * Why links hold, worked out anew: from the position that a step is one of, and from what its reasons say, by plain
 * sets and none of the program's own code.
 */

// --- the board ---

/** 0 to 8 rows, 9 to 17 columns, 18 to 26 boxes, each nine cells. */
const HOUSES = [
  ...Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, i) => 9 * row + i)),
  ...Array.from({ length: 9 }, (_, column) => Array.from({ length: 9 }, (_, i) => 9 * i + column)),
  ...Array.from({ length: 9 }, (_, box) =>
    Array.from({ length: 9 }, (_, i) => 27 * Math.floor(box / 3) + 3 * (box % 3) + 9 * Math.floor(i / 3) + (i % 3)),
  ),
];
const housesOf = (cell) => HOUSES.flatMap((cells, house) => (cells.includes(cell) ? [house] : []));
const PEERS = Array.from({ length: 81 }, (_, cell) => new Set(housesOf(cell).flatMap((house) => HOUSES[house])));
const sees = (a, b) => a !== b && PEERS[a].has(b);

const cellOf = (name) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
/** "row 1", "column 2", "box 3". */
const houseOf = (name) => ["row", "column", "box"].indexOf(name.split(" ")[0]) * 9 + Number(name.split(" ")[1]) - 1;

/** Candidates of each cell in a line of HoDoKu's library: sets of digits, empty ones where a digit stands. */
export function candidatesOf(position) {
  const [cells, removed = ""] = position.split(":");
  const values = Array.from(cells.replaceAll("+", ""), (digit) => Number(digit) || 0);
  const left = values.map(
    (value, cell) =>
      new Set(
        value
          ? []
          : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
              (digit) => !values.some((other, at) => other === digit && sees(cell, at)),
            ),
      ),
  );
  for (const [digit, row, column] of removed
    .split(" ")
    .filter(Boolean)
    .map((text) => Array.from(text, Number)))
    left[9 * (row - 1) + column - 1].delete(digit);
  return left;
}

const isIn = (cells, house) => cells.every((cell) => HOUSES[house].includes(cell));
const isWithin = (cells, others) => cells.every((cell) => others.includes(cell));
const same = (a, b) => a.length === b.length && isWithin(a, b);

// --- what is left when some candidates have gone ---

function without(left, nodes) {
  const now = left.map((digits) => new Set(digits));
  for (const { digit, cells } of nodes) for (const cell of cells) now[cell].delete(digit);
  return now;
}
const places = (left, house, digit) => HOUSES[house].filter((cell) => left[cell].has(digit));

/** Whether the rest has no solution when a cell has a digit: all ways are tried. */
function isImpossible(left, cell, digit) {
  const grid = left.map((digits) => new Set(digits));
  const open = left.flatMap((digits, at) => (digits.size || at === cell ? [at] : []));
  const put = (state, at, value) => {
    const next = state.map((digits) => new Set(digits));
    next[at] = new Set([value]);
    const queue = [at];
    while (queue.length) {
      const from = queue.pop();
      const [only] = next[from];
      for (const other of open) {
        if (!sees(from, other) || !next[other].delete(only)) continue;
        if (next[other].size === 0) return null;
        if (next[other].size === 1) queue.push(other);
      }
    }
    return next;
  };
  const search = (state) => {
    if (!state) return false;
    const [at] = open.filter((one) => state[one].size > 1).sort((a, b) => state[a].size - state[b].size);
    if (at === undefined) return true;
    return [...state[at]].some((value) => search(put(state, at, value)));
  };
  return !search(put(grid, cell, digit));
}

// --- the reasons ---

/** Two nodes that cannot both be true. */
const exclude = (a, b) =>
  a.digit === b.digit
    ? a.cells.every((one) => b.cells.every((other) => sees(one, other)))
    : a.cells.length === 1 && same(a.cells, b.cells);

const PATTERNS = {
  "locked-candidates"({ left, to, houses, covers }) {
    const [base] = houses;
    const [cover] = covers;
    const own = places(left, base, to.digit);
    return own.length > 0 && isIn(own, cover) && isIn(to.cells, cover) && !isIn(to.cells, base);
  },
  "hidden-pair"({ left, to, houses, pair }) {
    const fits = pair.digits.every((digit) => same(places(left, houses[0], digit), pair.cells));
    return pair.digits.length === 2 && fits && isWithin(to.cells, pair.cells) && !pair.digits.includes(to.digit);
  },
  "naked-pair"({ left, to, houses, pair }) {
    const fits = pair.cells.every((cell) => same([...left[cell]], pair.digits));
    const isThere =
      pair.cells.length === 2 && pair.digits.length === 2 && isIn([...pair.cells, ...to.cells], houses[0]);
    return isThere && fits && pair.digits.includes(to.digit) && !isWithin(to.cells, pair.cells);
  },
  "x-wing"({ left, to, houses, covers }) {
    const own = houses.map((house) => places(left, house, to.digit));
    const areLines = [...houses, ...covers].every((house) => house < 18) && houses[0] < 9 !== covers[0] < 9;
    const covered = own.every(
      (cells) => cells.length > 0 && cells.every((cell) => covers.some((at) => isIn([cell], at))),
    );
    const isOutside = covers.some((at) => isIn(to.cells, at)) && !houses.some((at) => isIn(to.cells, at));
    return houses.length === 2 && covers.length === 2 && areLines && covered && isOutside;
  },
  "inner-chain": ({ left, to, technique }) => /^nested-/.test(technique) && isImpossible(left, to.cells[0], to.digit),
};

const REASONS = {
  "same-cell": ({ from, to }) => from.cells.length === 1 && same(from.cells, to.cells) && from.digit !== to.digit,
  "same-house": ({ from, to, houses }) =>
    from.digit === to.digit &&
    houses.length === 1 &&
    isIn([...from.cells, ...to.cells], houses[0]) &&
    exclude(from, to),
  "last-candidate": ({ left, to }) => to.cells.length === 1 && same([...left[to.cells[0]]], [to.digit]),
  "only-place"({ left, to, houses }) {
    const own = places(left, houses[0], to.digit);
    return houses.length === 1 && own.length > 0 && isWithin(own, to.cells) && isIn(to.cells, houses[0]);
  },
  "almost-locked-set"({ all, from, to, set, technique }) {
    const digits = new Set(set.cells.flatMap((cell) => [...all[cell]]));
    const whole = same([...digits], set.digits) && digits.size === set.cells.length + 1;
    const has = ({ digit, cells }) =>
      same(
        cells,
        set.cells.filter((cell) => all[cell].has(digit)),
      );
    // In one house, or each digit fits only once all the same.
    const once = set.digits.every((digit) =>
      set.cells.every((one) =>
        set.cells.every((other) => one === other || !all[one].has(digit) || !all[other].has(digit) || sees(one, other)),
      ),
    );
    const inHouse = HOUSES.some((_, house) => isIn(set.cells, house));
    return (
      whole && inHouse !== (technique === "aic-bent-set") && once && has(from) && has(to) && from.digit !== to.digit
    );
  },
  /** All that keeps four cells in two rows, two columns and two boxes from two digits is one of the two nodes. */
  "unique-rectangle"({ all, from, to, set, pair }) {
    const corners = set.cells;
    const kinds = [0, 9, 18].map(
      (first) => new Set(corners.flatMap(housesOf).filter((house) => house >= first && house < first + 9)).size,
    );
    const extra = corners.flatMap((cell) =>
      [...all[cell]].filter((digit) => !pair.digits.includes(digit)).map((digit) => [cell, digit]),
    );
    const isTold = ([cell, digit]) => [from, to].some((node) => node.digit === digit && node.cells.includes(cell));
    return (
      corners.length === 4 &&
      same(corners, pair.cells) &&
      same(set.digits, pair.digits) &&
      pair.digits.length === 2 &&
      kinds.every((count) => count === 2) &&
      extra.length > 0 &&
      extra.every(isTold)
    );
  },
  /** One of the two nodes is what the bases have of a cover, the other what they have outside of all of them. */
  fish({ all, from, to, set, houses, covers }) {
    const { digit } = to;
    const body = houses.flatMap((house) => places(all, house, digit));
    const isCovered = (cell) => covers.some((cover) => isIn([cell], cover));
    const fins = body.filter((cell) => !isCovered(cell));
    const within = covers.map((cover) => body.filter((cell) => isIn([cell], cover)));
    const fits = (one, other) => same(one.cells, fins) && within.some((cells) => same(other.cells, cells));
    return (
      from.digit === digit &&
      same(set.cells, body) &&
      same(set.digits, [digit]) &&
      houses.length === covers.length &&
      [...houses, ...covers].every((house) => house < 18) &&
      houses.every((house) => house < 9 !== covers[0] < 9) &&
      covers.every((cover) => cover < 9 === covers[0] < 9) &&
      fins.length > 0 &&
      (fits(from, to) || fits(to, from))
    );
  },
  "remote-pair": ({ all, from, to, houses }) =>
    isIn([...from.cells, ...to.cells], houses[0]) &&
    all[from.cells[0]].size === 2 &&
    same([...all[from.cells[0]]], [...all[to.cells[0]]]),
};

const WHIPS = /^(g-)?(whip|braid)$/;
const NETS = /forcing-/;

/** Each node's state, by what leads to it; what nothing leads to is supposed, and true but where a net says else. */
function statesOf(step) {
  const led = new Map(step.links.map(({ to, strong }) => [to, strong]));
  const starts = step.nodes.flatMap((_, i) => (led.has(i) ? [] : [i]));
  const ends = [...starts.slice(1), step.nodes.length].map((next) => led.get(next - 1));
  const isContradiction = !step.sets.length && ends[0] !== ends.at(-1);
  const supposed = (i) =>
    step.sets.length > 0 || (isContradiction ? step.placements.length === 0 : starts.indexOf(i) === 0);
  return { starts, on: step.nodes.map((_, i) => led.get(i) ?? supposed(i)) };
}

/** Faults in the reasons of a step (as the program prints it in JSON), as sentences. */
export function faultsOfReasons(step) {
  const all = candidatesOf(step.position);
  const nodes = step.nodes.map(({ digit, cells }) => ({ digit, cells: cells.map(cellOf) }));
  const sets = step.sets.map(({ cells, digits }) => ({ cells: cells.map(cellOf), digits }));
  const isNet = NETS.test(step.technique);
  const { starts, on } = isNet ? statesOf(step) : { starts: [], on: [] };
  const branchOf = (i) => starts.findLastIndex((start) => start <= i);
  return step.links.flatMap((link, i) => {
    const { reason } = link;
    const { because, facts } = reason;
    const [from, to] = [nodes[link.from], nodes[link.to]];
    const say = (text) => [`${step.technique}, link ${i} (${because}): ${text}`];
    const given = {
      technique: step.technique,
      all,
      from,
      to,
      set: sets[link.set],
      houses: reason.houses.map(houseOf),
      covers: (reason.covers ?? []).map(houseOf),
      pair: reason.pair && { cells: reason.pair.cells.map(cellOf), digits: reason.pair.digits },
    };
    const exclusive = ["same-cell", "same-house"].includes(because);
    const ofSet = ["almost-locked-set", "unique-rectangle", "fish"].includes(because);
    const positive = ofSet || ["last-candidate", "only-place", "remote-pair"].includes(because);
    if (exclusive && link.strong) return say("is of a weak link");
    if (positive && !link.strong) return say("is of a strong link");
    if (because in PATTERNS && (!isNet || link.strong)) return say("is of nets");
    if ((because === "remote-pair") !== (step.technique === "remote-pair")) return say("is of remote pairs");
    if (ofSet !== (link.set !== null)) return say("is of a set");

    if (WHIPS.test(step.technique) && link.strong) {
      // All but the two are linked to a fact, all of which are true, and none is told for nothing.
      const variable = sets[(link.from - 1) / 2];
      const gone = variable.cells.flatMap((cell) =>
        variable.digits.filter((digit) => all[cell].has(digit)).map((digit) => ({ digit, cells: [cell] })),
      );
      const rest = gone.filter(
        ({ digit, cells }) => ![from, to].some((node) => node.digit === digit && isWithin(cells, node.cells)),
      );
      if (facts.some((fact) => fact % 2 || fact >= link.from)) return say("a fact is not true before");
      if (!rest.every((one) => facts.some((fact) => exclude(nodes[fact], one)))) return say("a candidate is left");
      if (!facts.every((fact) => rest.some((one) => exclude(nodes[fact], one)))) return say("a fact is idle");
      return REASONS[because]({ ...given, left: without(all, [from, ...rest]) }) ? [] : say("does not hold");
    }
    if (facts.length && !isNet) return say("facts are of nets");
    if (isNet) {
      for (const fact of [...facts, link.from]) {
        if (branchOf(fact) !== branchOf(link.to) || fact >= link.to) return say("a fact comes later, or elsewhere");
        if (on[fact] !== exclusive) return say("a fact has the other state");
      }
      if (on[link.to] !== link.strong) return say("the node has the other state");
      const parents = step.links.filter(({ to: at }) => at === link.to).map(({ from: at }) => at);
      if (!same([...facts, link.from], parents)) return say("the facts are not what leads to it");
    }
    const left = without(all, [from, ...facts.map((fact) => nodes[fact])]);
    const check = REASONS[because] ?? PATTERNS[because];
    if (!check({ ...given, left })) return say("does not hold");
    // Without any of the facts it would not.
    const needed = facts.every(
      (fact) =>
        because === "inner-chain" ||
        !check({
          ...given,
          left: without(all, [from, ...facts.filter((one) => one !== fact).map((one) => nodes[one])]),
        }),
    );
    return needed ? [] : say("a fact is idle");
  });
}
