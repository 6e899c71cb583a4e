import { describe, expect, test } from "vitest";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/board/codec.js";
import * as model from "../../../web/src/board/game.js";
import { bit, PEERS } from "../../../web/src/board/geometry.js";
import { CLASSIC, randomFrom, solveNaively } from "../support/sudoku.js";

const classic = (marks: model.Marks = "notes"): model.Game => model.newGame(Array.from(CLASSIC, (c) => Number(c) || 0), marks);
const solution = Array.from(solveNaively(CLASSIC)!, Number);

describe("entering digits", () => {
  test("a digit stands in the cell, and entering it again takes it out", () => {
    const once = model.enterDigit(classic(), [2], 4);
    expect(model.valueAt(once, 2)).toBe(4);
    expect(model.valueAt(model.enterDigit(once, [2], 4), 2)).toBe(0);
  });

  test("givens cannot be changed or erased", () => {
    const game = classic();
    expect(model.enterDigit(game, [0], 9)).toBe(game);
    expect(model.erase(game, [0, 1])).toBe(game);
    expect(model.place(game, [[0, 9]])).toBe(game);
  });

  test.each([0, 10, -1, 1.5, NaN])("%d is no digit to enter or note", (digit) => {
    for (const game of [classic(), classic("candidates")]) {
      expect(model.enterDigit(game, [2], digit)).toBe(game);
      expect(model.toggleMark(game, [2], digit)).toBe(game);
      if (digit !== 0) expect(model.place(game, [[2, digit]])).toBe(game);
    }
  });

  test.each([81, -1, 2.5, NaN])("%d is no cell", (cell) => {
    const game = classic();
    expect(model.enterDigit(game, [cell], 4)).toBe(game);
    expect(model.toggleMark(game, [cell], 4)).toBe(game);
    expect(model.place(game, [[cell, 4]])).toBe(game);
    expect(model.eliminate(game, [cell * 9])).toBe(game);
    expect(model.erase(game, [cell])).toBe(game);
    const placed = model.place(game, [[cell, 4], [2, 4]]);
    expect(decodeGame(encodeRecord(placed))).toEqual(placed);
  });

  test("placing a digit clears the peers' notes of it, and one undo brings all of them back", () => {
    const noted = model.toggleMark(classic(), [3, 11, 57], 2);
    const placed = model.enterDigit(noted, [2], 2);
    expect([3, 11, 57].map((cell) => placed.cells[cell]!.notes)).toEqual([0, 0, bit(2)]);
    expect(model.undo(placed).cells).toEqual(noted.cells);
  });

  test("a cell's own notes show again when its digit is erased", () => {
    const game = model.erase(model.enterDigit(model.toggleMark(classic(), [2], 1), [2], 4), [2]);
    expect(model.marksOf(game)[2]).toBe(bit(1));
  });

  test("a bulk change is one step", () => {
    const solved = model.place(classic(), solution.map((digit, cell) => [cell, digit] as const));
    expect(model.isSolved(solved)).toBe(true);
    expect(solved.steps).toHaveLength(1);
    expect(model.valuesOf(model.undo(solved))).toEqual(model.valuesOf(classic()));
  });

  test("a full grid with a repeated digit is not solved", () => {
    const wrong = solution.map((digit, cell) => [cell, cell === 2 ? 5 : digit] as const);
    const game = model.place(classic(), wrong);
    expect(model.isSolved(game)).toBe(false);
    expect(model.conflictsOf(model.valuesOf(game)).has(2)).toBe(true);
  });
});

describe("candidates", () => {
  test("they are what the peers leave", () => {
    const free = model.freeCandidates(model.valuesOf(classic()));
    for (let cell = 0; cell < 81; cell++) {
      const seen = new Set(PEERS[cell]!.map((peer) => model.valuesOf(classic())[peer]));
      const expected = CLASSIC[cell] === "." ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit)) : [];
      expect(free[cell]).toBe(expected.reduce((mask, digit) => mask | bit(digit), 0));
    }
  });

  test("a candidate that was struck out stays out while other digits come and go", () => {
    let game = model.toggleMark(classic("candidates"), [2], 1);
    expect(model.candidatesOf(game)[2]! & bit(1)).toBe(0);
    game = model.erase(model.enterDigit(game, [40], 5), [40]);
    expect(model.candidatesOf(game)[2]! & bit(1)).toBe(0);
    expect(model.candidatesOf(model.toggleMark(game, [2], 1))[2]! & bit(1)).toBe(bit(1));
  });

  test("switching them on and off loses neither notes nor what was struck out", () => {
    const game = model.toggleMark(model.withMarks(model.toggleMark(classic(), [2], 4), "candidates"), [2], 1);
    const there = model.withMarks(model.withMarks(game, "notes"), "candidates");
    expect(there.cells).toEqual(game.cells);
    expect(model.marksOf(model.withMarks(game, "notes"))[2]).toBe(bit(4));
  });
});

/** Every position as a full copy, the way undo would be written without thinking. */
class NaiveHistory {
  readonly positions: string[];
  at = 0;
  constructor(start: string) {
    this.positions = [start];
  }
  push(position: string): void {
    if (position === this.positions[this.at]) return;
    this.positions.splice(this.at + 1, Infinity, position);
    this.at++;
  }
}

function randomMove(game: model.Game, random: (below: number) => number): model.Game {
  const cells = Array.from({ length: 1 + random(3) }, () => random(81));
  const digit = 1 + random(9);
  const moves = [
    () => model.enterDigit(game, cells, digit),
    () => model.toggleMark(game, cells, digit),
    () => model.erase(game, cells),
    () => model.place(game, cells.map((cell) => [cell, random(10)] as const)),
    () => model.eliminate(game, cells.map((cell) => cell * 9 + digit - 1)),
    () => model.withMarks(game, random(2) ? "notes" : "candidates"),
    () => (random(40) ? game : model.reset(game)),
  ];
  return moves[random(moves.length)]!();
}

const position = (game: model.Game): string => JSON.stringify(game.cells);

describe("history", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("random play, undo and redo agree with full copies (seed %i)", (seed) => {
    const random = randomFrom(seed);
    let game = classic();
    const naive = new NaiveHistory(position(game));
    for (let move = 0; move < 600; move++) {
      const kind = random(10);
      if (kind < 2) {
        game = model.undo(game);
        naive.at = Math.max(0, naive.at - 1);
      } else if (kind < 3) {
        game = model.redo(game);
        naive.at = Math.min(naive.positions.length - 1, naive.at + 1);
      } else {
        game = randomMove(game, random);
        naive.push(position(game));
      }
      expect(position(game)).toBe(naive.positions[naive.at]);
    }
    expect(game.steps).toHaveLength(naive.positions.length - 1);
  });

  test.each([11, 12, 13])("a record brings back the position and every undo and redo (seed %i)", (seed) => {
    const random = randomFrom(seed);
    let game = classic();
    for (let move = 0; move < 300; move++) game = random(5) ? randomMove(game, random) : model.undo(game);
    const text = encodeRecord(game);
    expect(text).toMatch(/^[\w~!.]*$/);
    expect(decodeGame(text)).toEqual(game);
    const state = decodeGame(encodeState(game))!;
    expect([state.cells, state.givens, state.marks]).toEqual([game.cells, game.givens, game.marks]);
    expect(encodeState(state)).toBe(encodeState(game));
  });

  test("damaged records are refused, whichever character is damaged", () => {
    let game = classic();
    const random = randomFrom(21);
    for (let move = 0; move < 30; move++) game = randomMove(game, random);
    const text = encodeRecord(game);
    for (let index = 0; index < text.length; index++) {
      const damaged = `${text.slice(0, index)}?${text.slice(index + 1)}`;
      expect(decodeGame(damaged), `character ${index}`).toBeNull();
    }
    for (const other of ["", "n1", "n2~", "hello", text.slice(0, 100), `${text}~`]) expect(decodeGame(other)).toBeNull();
  });
});
