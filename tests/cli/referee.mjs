/** A second referee for the tests: links, solutions and effects of proposals by plain sets, with none of the program's own code. */
import { candidatesOf } from "./reasons.mjs";

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
const KINDS = { row, column, box };
const sees = (a, b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));

/** "r1c2=5". */
export const nameOf = ({ cell, digit }) => `${cell}=${digit}`;
const cellOf = (name) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
const cellName = (cell) => `r${row(cell) + 1}c${column(cell) + 1}`;
export const candidateOf = (name) => ({ cell: cellOf(name), digit: Number(name[5]) });
/** The cells of "row 1". */
const cellsOf = (house) => {
  const [kind, number] = house.split(" ");
  return Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => KINDS[kind](cell) === Number(number) - 1);
};

/** The candidates of a position, by name. */
export const leftIn = (position) =>
  candidatesOf(position).flatMap((digits, cell) => [...digits].map((digit) => `${cellName(cell)}=${digit}`));

/** The solutions of a position by its candidates, at most two, as arrays of digits. */
export function solutionsOf(position) {
  const left = candidatesOf(position);
  const values = Array.from(position.split(":")[0].replaceAll("+", ""), (digit) => Number(digit) || 0);
  const found = [];
  const search = () => {
    let best = -1;
    let options = [];
    for (let cell = 0; cell < 81; ++cell) {
      if (values[cell]) continue;
      const fits = [...left[cell]].filter((digit) => !values.some((value, at) => value === digit && sees(cell, at)));
      if (best < 0 || fits.length < options.length) [best, options] = [cell, fits];
      if (options.length === 0) return;
    }
    if (best < 0) return void found.push([...values]);
    for (const digit of options) {
      values[best] = digit;
      search();
      values[best] = 0;
      if (found.length > 1) return;
    }
  };
  search();
  return found;
}

/** Why a text is no solution of a position, or "". */
export function faultOfSolution(text, position) {
  const digits = Array.from(text, Number);
  const given = Array.from(position.split(":")[0].replaceAll("+", ""), (digit) => Number(digit) || 0);
  if (digits.length !== 81) return "it has not 81 digits";
  if (given.some((digit, cell) => digit && digit !== digits[cell])) return "it has another digit where one stands";
  const clash = digits.findIndex((digit, cell) => digits.some((other, at) => other === digit && sees(cell, at)));
  return clash < 0 ? "" : `${cellName(clash)} sees its digit`;
}

/** Whether a step has an effect: names it, places it by leaving it alone, or removes it by a placement in sight. */
export function hasEffect(step, { place = [], remove = [] }, position) {
  const left = candidatesOf(position);
  const gone = new Set(step.eliminations.map(nameOf));
  const placed = step.placements.map(nameOf).map(candidateOf);
  const isPlaced = (name) => {
    const { cell, digit } = candidateOf(name);
    if (placed.some((one) => one.cell === cell && one.digit === digit)) return true;
    const others = [...left[cell]].filter((one) => one !== digit).map((one) => `${cellName(cell)}=${one}`);
    if (others.length > 0 && others.every((one) => gone.has(one))) return true;
    return Object.values(KINDS).some((kind) => {
      const rest = left.flatMap((digits, at) =>
        at !== cell && kind(at) === kind(cell) && digits.has(digit) ? [`${cellName(at)}=${digit}`] : [],
      );
      return rest.length > 0 && rest.every((one) => gone.has(one));
    });
  };
  const isRemoved = (name) => {
    const { cell, digit } = candidateOf(name);
    const barred = (one) => (one.cell === cell ? one.digit !== digit : one.digit === digit && sees(one.cell, cell));
    return gone.has(name) || placed.some(barred);
  };
  return place.every(isPlaced) && remove.every(isRemoved);
}

/** Whether a link is false in a solution: then no reasoning can make it hold. */
export function isFalseIn(solution, { kind, from, to }) {
  const isTrue = (end) => end.map(candidateOf).some(({ cell, digit }) => solution[cell] === digit);
  return kind === "strong" ? !isTrue(from) && !isTrue(to) : isTrue(from) && isTrue(to);
}

/** Why what is said of a link that fails is not so, or "". */
export function faultOfWhy({ kind, from, to, why, candidates, house }, position) {
  const left = candidatesOf(position);
  const ends = [...from, ...to].map(candidateOf);
  const shown = candidates.map(candidateOf);
  const digits = new Set(ends.map(({ digit }) => digit));
  const cells = new Set(ends.map(({ cell }) => cell));
  if (shown.some(({ cell, digit }) => !left[cell].has(digit))) return "a candidate is shown that is not there";
  const isEnd = (one) => ends.some(({ cell, digit }) => cell === one.cell && digit === one.digit);
  const [first, second] = shown;
  switch (why) {
    case "other-places": {
      const inside = cellsOf(house);
      if (kind !== "strong" || digits.size !== 1) return "other places are of one digit and of a strong link";
      if (![...cells].every((cell) => inside.includes(cell))) return `${house} has not both ends`;
      if (shown.length === 0 || shown.some((one) => isEnd(one) || !digits.has(one.digit) || !inside.includes(one.cell)))
        return `what is shown is no other place in ${house}`;
      const all = inside.filter((cell) => left[cell].has([...digits][0]) && !cells.has(cell));
      return all.length === shown.length ? "" : "some other places are not shown";
    }
    case "other-digits":
      if (kind !== "strong" || cells.size !== 1) return "other digits are of one cell and of a strong link";
      if (shown.length === 0 || shown.some((one) => isEnd(one) || !cells.has(one.cell)))
        return "no other digit is shown";
      return shown.length === left[[...cells][0]].size - 2 ? "" : "some other digits are not shown";
    case "no-house":
      if (digits.size !== 1 || shown.length !== 2) return "two places of one digit were to be shown";
      return isEnd(first) && isEnd(second) && !sees(first.cell, second.cell) ? "" : "they see each other";
    case "overlap":
      return kind === "weak" &&
        shown.length > 0 &&
        shown.every((one) =>
          [from, to].every((end) => end.includes(nameOf({ cell: cellName(one.cell), digit: one.digit }))),
        )
        ? ""
        : "the ends do not overlap";
    case "nothing-shared":
      return digits.size === 2 && cells.size > 1 ? "" : "they share a digit or a cell";
    default:
      return `there is no ${why}`;
  }
}
