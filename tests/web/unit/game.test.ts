import { describe, expect, test } from "vitest";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import { colourOf, toggleColour, toggleMarked } from "../../../web/src/sudoku/colours.js";
import * as model from "../../../web/src/sudoku/game.js";
import { bit, PEERS } from "../../../web/src/sudoku/geometry.js";
import { clearNotes, fillAll, fillDigit, fillNotes, toggleCentre, toggleMark } from "../../../web/src/sudoku/notes.js";
import { singlesOf } from "../../../web/src/sudoku/singles.js";
import { CLASSIC, randomFrom, solveNaively } from "../support/sudoku.js";

const classic = (marks: model.Marks = "notes"): model.Game =>
  model.newGame(
    Array.from(CLASSIC, (c) => Number(c) || 0),
    marks,
  );
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
      expect(toggleMark(game, [2], digit)).toBe(game);
      if (digit !== 0) expect(model.place(game, [[2, digit]])).toBe(game);
    }
  });

  test.each([81, -1, 2.5, NaN])("%d is no cell", (cell) => {
    const game = classic();
    expect(model.enterDigit(game, [cell], 4)).toBe(game);
    expect(toggleMark(game, [cell], 4)).toBe(game);
    expect(model.place(game, [[cell, 4]])).toBe(game);
    expect(model.eliminate(game, [cell * 9])).toBe(game);
    expect(model.erase(game, [cell])).toBe(game);
    const placed = model.place(game, [
      [cell, 4],
      [2, 4],
    ]);
    expect(decodeGame(encodeRecord(placed))).toEqual(placed);
  });

  test("placing a digit clears the peers' notes of it, and one undo brings all of them back", () => {
    const noted = toggleMark(classic(), [3, 11, 57], 2);
    const placed = model.enterDigit(noted, [2], 2);
    expect([3, 11, 57].map((cell) => placed.cells[cell]!.notes)).toEqual([0, 0, bit(2)]);
    expect(model.undo(placed).cells).toEqual(noted.cells);
  });

  test("a digit that clashes with another takes no notes away: it is a slip, and erasing it leaves all as it was", () => {
    // 5 is given in r1c1; r1c4 and r2c3 see r1c3.
    const noted = toggleCentre(toggleMark(classic(), [3, 11], 5), [11], 5);
    const slipped = model.enterDigit(noted, [2], 5);
    expect(slipped.cells[2]!.value).toBe(5);
    expect(model.erase(slipped, [2]).cells).toEqual(noted.cells);
    // Two entries that clash with each other are slips both, however they came.
    const twice = toggleMark(classic(), [5], 2);
    expect(model.enterDigit(twice, [2, 3], 2).cells[5]!.notes).toBe(bit(2));
    expect(model.enterDigit(model.enterDigit(twice, [3], 2), [2], 2).cells[5]!.notes).toBe(0);
  });

  test("centre notes are cleared and come back with the others; told to keep notes, a digit leaves all of them alone", () => {
    const noted = toggleCentre(toggleMark(classic(), [3, 11], 2), [11, 57], 2);
    const placed = model.enterDigit(noted, [2], 2);
    expect([3, 11, 57].map((cell) => [placed.cells[cell]!.notes, placed.cells[cell]!.centre])).toEqual([
      [0, 0],
      [0, 0],
      [0, bit(2)],
    ]);
    expect(model.undo(placed).cells).toEqual(noted.cells);
    const kept = model.enterDigit(noted, [2], 2, false);
    expect([3, 11, 57].map((cell) => kept.cells[cell])).toEqual([3, 11, 57].map((cell) => noted.cells[cell]));
  });

  test("erasing takes the value, then the notes, then the colours; in colour mode colours go first", () => {
    let game = toggleColour(model.enterDigit(toggleCentre(toggleMark(classic(), [2], 1), [2], 2), [2], 4), [2, 0], 3);
    expect(model.erase(game, [2, 0], true).cells[2]).toEqual({ ...game.cells[2], colours: 0 });
    const left: [number, number, number, number][] = [];
    for (let press = 0; press < 3; press++) {
      game = model.erase(game, [2]);
      const { value, notes, centre, colours } = game.cells[2]!;
      left.push([value, notes, centre, colours]);
    }
    expect(left).toEqual([
      [0, bit(1), bit(2), bit(3)],
      [0, 0, 0, bit(3)],
      [0, 0, 0, 0],
    ]);
    expect(model.erase(game, [2])).toBe(game);
  });

  test("a cell's own notes show again when its digit is erased", () => {
    const game = model.erase(model.enterDigit(toggleMark(classic(), [2], 1), [2], 4), [2]);
    expect(model.marksOf(game)[2]).toBe(bit(1));
  });

  test("a bulk change is one step", () => {
    const solved = model.place(
      classic(),
      solution.map((digit, cell) => [cell, digit] as const),
    );
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
    let game = toggleMark(classic("candidates"), [2], 1);
    expect(model.candidatesOf(game)[2]! & bit(1)).toBe(0);
    game = model.erase(model.enterDigit(game, [40], 5), [40]);
    expect(model.candidatesOf(game)[2]! & bit(1)).toBe(0);
    expect(model.candidatesOf(toggleMark(game, [2], 1))[2]! & bit(1)).toBe(bit(1));
  });

  test("those that came with the puzzle outlast a restart; the player's removals do not", () => {
    const empty = model.newGame(new Array<number>(81).fill(0), "candidates");
    const sukaku = { ...empty, cells: empty.cells.map((cell, at) => ({ ...cell, removed: 1 << (at % 9) })) };
    const game = model.enterDigit(toggleMark(sukaku, [2], 5), [40], 7);
    expect(model.puzzleCandidates(game)).toEqual(model.candidatesOf(sukaku));
    expect(model.reset(game).cells).toEqual(sukaku.cells);
    expect(model.puzzleCandidates(decodeGame(encodeRecord(model.reset(game)))!)).toEqual(model.candidatesOf(sukaku));
    // Where the puzzle is its givens, nothing is kept; a position on the way has no candidates of its own.
    const struck = toggleMark(classic("candidates"), [2], 1);
    expect(model.puzzleCandidates(struck)).toBeNull();
    expect(model.reset(struck).cells).toEqual(classic().cells);
    const brought = { ...model.enterDigit(struck, [2], 4), steps: [], at: 0 };
    expect(model.puzzleCandidates(brought)).toBeNull();
  });

  test("switching them on and off loses neither notes nor what was struck out", () => {
    const game = toggleMark(model.withMarks(toggleMark(classic(), [2], 4), "candidates"), [2], 1);
    const there = model.withMarks(model.withMarks(game, "notes"), "candidates");
    expect(there.cells).toEqual(game.cells);
    expect(model.marksOf(model.withMarks(game, "notes"))[2]).toBe(bit(4));
  });
});

describe("singles", () => {
  test("naked and hidden ones are filled until none is left, and agree with the solution", () => {
    const found = singlesOf(model.valuesOf(classic()));
    expect(found).toHaveLength(51);
    for (const [cell, digit] of found) expect(digit).toBe(solution[cell]);
  });

  test("none where every digit has two places; what was struck out makes one", () => {
    const empty = Array(81).fill(0);
    expect(singlesOf(empty)).toEqual([]);
    expect(singlesOf(empty, Object.assign(Array(81).fill(511), { 40: bit(7) }))[0]).toEqual([40, 7]);
  });
});

describe("all notes at once", () => {
  test("filling notes what the peers leave, in place of what was there, and one undo brings that back", () => {
    const before = toggleMark(model.enterDigit(classic(), [2], 4), [3], 9);
    const filled = fillNotes(before);
    const values = model.valuesOf(before);
    const free = model.freeCandidates(values);
    expect(filled.cells.map(({ notes }) => notes)).toEqual(free);
    expect(filled.steps).toHaveLength(before.steps.length + 1);
    expect(model.undo(filled).cells).toEqual(before.cells);
  });

  test("one digit is noted where it can be and nowhere else; the other notes stay, and one undo brings all back", () => {
    const before = toggleMark(toggleMark(model.enterDigit(classic(), [2], 4), [3], 9), [10], 5);
    const filled = fillDigit(before, 5);
    const free = model.freeCandidates(model.valuesOf(before));
    filled.cells.forEach(({ notes }, cell) =>
      expect(notes).toBe((free[cell]! & bit(5)) | (before.cells[cell]!.notes & ~bit(5))),
    );
    expect(model.undo(filled).cells).toEqual(before.cells);
    expect(fillDigit(before, 10)).toBe(before);
  });

  test("all nine are noted in every empty cell, as one step", () => {
    const before = model.enterDigit(classic(), [2], 4);
    const filled = fillAll(before);
    expect(model.marksOf(filled)).toEqual(model.valuesOf(before).map((value) => (value ? 0 : 511)));
    expect(model.undo(filled).cells).toEqual(before.cells);
  });

  test("clearing takes out notes of both kinds, or in candidates mode brings back what was struck out and leaves the notes", () => {
    const noted = toggleCentre(toggleMark(classic(), [2, 3], 1), [5], 2);
    const struck = toggleMark(model.withMarks(noted, "candidates"), [2], 1);
    expect(struck.cells[2]!.removed).toBe(bit(1));
    const restored = clearNotes(struck);
    expect(restored.cells).toEqual(noted.cells);
    expect(clearNotes(model.withMarks(restored, "notes")).cells).toEqual(classic().cells);
  });
});

describe("colours", () => {
  test("cells, givens included, have any of nine; a colour that all have is taken away", () => {
    const some = toggleColour(toggleColour(classic(), [0, 2], 1), [2], 9);
    expect([0, 2].map((cell) => some.cells[cell]!.colours)).toEqual([bit(1), bit(1) | bit(9)]);
    const more = toggleColour(some, [0, 2], 9);
    expect([0, 2].map((cell) => more.cells[cell]!.colours)).toEqual([bit(1) | bit(9), bit(1) | bit(9)]);
    expect([0, 2].map((cell) => toggleColour(more, [0, 2], 9).cells[cell]!.colours)).toEqual([bit(1), bit(1)]);
    for (const bad of [0, 10, NaN, 2.5]) expect(toggleColour(classic(), [0], bad)).toEqual(classic());
  });

  test("each small digit has one colour of its own", () => {
    let game = classic();
    for (let digit = 1; digit <= 9; digit++) game = toggleMarked(game, 2 * 9 + digit - 1, 10 - digit);
    const read = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => colourOf(game.cells[2]!.marked, digit));
    expect(read()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    game = toggleMarked(toggleMarked(game, 2 * 9 + 8, 4), 2 * 9, 9);
    expect(read()).toEqual([0, 8, 7, 6, 5, 4, 3, 2, 4]);
    expect(decodeGame(encodeRecord(game))).toEqual(game);
    // Givens have no small digits.
    expect(toggleMarked(game, 0, 1)).toBe(game);
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
    () => toggleMark(game, cells, digit),
    () => toggleCentre(game, cells, digit),
    () => toggleColour(game, cells, digit),
    () => toggleMarked(game, cells[0]! * 9 + digit - 1, 1 + random(9)),
    () => model.erase(game, cells, random(2) > 0),
    () => (random(20) ? game : fillNotes(game)),
    () => (random(20) ? game : clearNotes(game)),
    () =>
      model.place(
        game,
        cells.map((cell) => [cell, random(10)] as const),
      ),
    () =>
      model.eliminate(
        game,
        cells.map((cell) => cell * 9 + digit - 1),
      ),
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
    for (const other of ["", "n1", "n2~", "n3~", "toString", "hello", text.slice(0, 100), `${text}~`])
      expect(decodeGame(other)).toBeNull();
  });

  test("going to a step is undoing or redoing until it; beyond the ends it stops there", () => {
    const random = randomFrom(31);
    let game = classic();
    for (let move = 0; move < 40; move++) game = randomMove(game, random);
    const end = game.steps.length;
    for (const [step, expected] of [
      [3, 3],
      [0, 0],
      [end - 1, end - 1],
      [-5, 0],
      [1000, end],
    ] as const) {
      game = model.goTo(game, step);
      let walked = model.goTo(game, 0);
      for (let index = 0; index < expected; index++) walked = model.redo(walked);
      expect([game.at, position(game)]).toEqual([expected, position(walked)]);
    }
  });

  test("a position of the same puzzle is adopted as one step; of another puzzle it is not", () => {
    const random = randomFrom(41);
    let then = classic();
    for (let move = 0; move < 60; move++) then = randomMove(then, random);
    let now = classic();
    for (let move = 0; move < 60; move++) now = randomMove(now, random);
    const back = model.adopt(now, decodeGame(encodeState(then))!);
    expect([back.cells, back.at]).toEqual([then.cells, now.at + 1]);
    expect(model.undo(back).cells).toEqual(now.cells);
    const other = model.newGame(solution);
    expect(model.adopt(now, other)).toBe(now);
  });
});

describe("texts of games", () => {
  const empty = "0".repeat(81);
  const givens = CLASSIC.replaceAll(".", "0");

  test("a record of it is read, with its notes, what was struck out, and its history", () => {
    // Cell 2 becomes 4; then cell 3 gets the notes 1 and 2 and loses candidate 9; the second step is undone.
    const game = decodeGame(`n1~${givens}~${empty}~..03~.01~c~1~01020240000!01030300374`)!;
    expect(game.marks).toBe("candidates");
    expect([game.at, game.steps.length]).toEqual([1, 2]);
    expect([game.cells[2]!.value, game.cells[2]!.notes, game.cells[1]!.removed]).toEqual([4, 0, 1]);
    const redone = model.redo(game).cells[3]!;
    expect([redone.notes, redone.removed]).toEqual([bit(1) | bit(2), bit(9)]);
    expect(decodeGame(encodeRecord(game))).toEqual(game);
  });

  test("one with the fields of version 2 is refused, and the reverse", () => {
    expect(decodeGame(`n1~${givens}~${empty}~~~n`)).not.toBeNull();
    expect(decodeGame(`n1~${givens}~${empty}~~~n~~~`)).toBeNull();
    expect(decodeGame(`n2~${givens}~${empty}~~~n~~~`)).not.toBeNull();
    expect(decodeGame(`n2~${givens}~${empty}~~~n`)).toBeNull();
  });

  test.each([
    ["a colour of a small digit that does not exist", `n2~${givens}~${empty}~~~n~~~zzzzzz`],
    ["a mask above nine digits", `n2~${givens}~${empty}~~~n~~zz~`],
    ["a digit in a given", `n2~${givens}~${empty}~~~n~~~~1~01000050`],
    ["a change that ends too soon", `n2~${givens}~${empty}~~~n~~~~1~01020241`],
    ["more kinds of parts than there are", `n2~${givens}~${empty}~~~n~~~~1~0102020z00000000000000`],
    ["a cell that does not exist", `n2~${givens}~${empty}~~~n~~~~1~0102zz40`],
    ["more steps in force than there are", `n2~${givens}~${empty}~~~n~~~~2~01020240`],
  ])("%s is refused", (_what, text) => {
    expect(decodeGame(text)).toBeNull();
  });

  test("the same with nothing wrong is read", () => {
    const game = decodeGame(`n2~${givens}~${empty}~~~n~~~~1~01020240`)!;
    expect([game.cells[2]!.value, game.at]).toEqual([4, 1]);
  });
});
