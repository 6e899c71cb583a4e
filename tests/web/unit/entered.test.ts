/** Entries and full houses: motion, sound and vibration go by these. */
import { expect, test } from "vitest";
import { enteredBy } from "../../../web/src/sudoku/entered.js";
import { enterDigit, type Game, newGame, place } from "../../../web/src/sudoku/game.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const SOLUTION = Array.from(solveNaively(CLASSIC)!, Number);
/** The solved puzzle without some cells. */
const without = (...cells: number[]): Game =>
  newGame(SOLUTION.map((digit, cell) => (cells.includes(cell) ? 0 : digit)));
const enter = (game: Game, cell: number, digit = SOLUTION[cell]!): ReturnType<typeof enteredBy> =>
  enteredBy("digit", game, enterDigit(game, [cell], digit));

test("a digit fills each house that was a digit short, and none that has one twice", () => {
  // Of the first row and the first box one more cell is empty; the first column is full with this digit.
  const game = without(0, 1);
  expect(enter(game, 0)).toEqual({ cells: [0], houses: [9], solved: false });
  expect(enter(game, 0, SOLUTION[1]!)).toEqual({ cells: [0], houses: [], solved: false });
  expect(enter(without(0, 80), 0)).toEqual({ cells: [0], houses: [0, 9, 18], solved: false });
});

test("the last digit is told apart", () => {
  expect(enter(without(40), 40)).toEqual({ cells: [40], houses: [4, 13, 22], solved: true });
});

test("what is taken out, noted or set as a whole is no entry", () => {
  const game = without(0, 1);
  const entered = enterDigit(game, [0], SOLUTION[0]!);
  expect(enteredBy("digit", entered, enterDigit(entered, [0], SOLUTION[0]!))).toBeNull();
  for (const kind of ["undo", "redo", "load", "note", "erase", "fill", "marks", "reset"] as const)
    expect(enteredBy(kind, game, entered)).toBeNull();
  const empty = newGame(new Array<number>(81).fill(0));
  const filled = (count: number): Game =>
    place(
      empty,
      SOLUTION.slice(0, count).map((digit, cell) => [cell, digit] as const),
    );
  expect(enteredBy("place", empty, filled(9))).toMatchObject({ houses: [0] });
  expect(enteredBy("place", empty, filled(10))).toBeNull();
});
