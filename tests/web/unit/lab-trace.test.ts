/** The lab's player: positions and trees of recorded searches. */
import { describe, expect, test } from "vitest";
import { candidatesAt, deadEndOf, pathOf, Replay, startOf } from "../../../web/src/lab/model/replay.js";
import { jumpFrom, landmarksOf } from "../../../web/src/lab/model/trace.js";
import { buildTree, reachedBy, viewTree } from "../../../web/src/lab/model/tree.js";
import { CLASSIC, INKALA, randomFrom } from "../support/sudoku.js";

const KINDS = ["place", "eliminate", "guess", "contradict", "retract", "solution"] as const;
type Kind = (typeof KINDS)[number];
const word = (kind: Kind, cell = 0, digit = 0, depth = 0): number =>
  KINDS.indexOf(kind) | (digit << 4) | (cell << 8) | (depth << 16);

/** r1c2 is guessed, leads to a dead end and is taken back; then it follows, and another guess stands. */
const SMALL = Uint32Array.of(
  word("place", 2, 4),
  word("guess", 1, 1, 1),
  word("place", 3, 2, 1),
  word("eliminate", 4, 9, 1),
  word("contradict", 0, 0, 1),
  word("retract", 1, 1, 0),
  word("place", 1, 2),
  word("guess", 6, 6, 1),
  word("solution", 0, 0, 1),
);

const shown = (values: Uint8Array): string => [...values.subarray(0, 9)].join("");

describe("the position", () => {
  const replay = new Replay(INKALA, SMALL);

  test("before the first event is the puzzle", () => {
    expect([...replay.at(0).values].map((digit) => digit || ".").join("")).toBe(INKALA);
  });

  test("has what was placed and guessed, and knows which is which", () => {
    const { values, origins } = replay.at(3);
    expect(shown(values)).toBe("814200000");
    expect([origins[0], origins[1], origins[2], origins[3], origins[4]]).toEqual([
      "given",
      "guessed",
      "placed",
      "placed",
      "",
    ]);
    expect(pathOf(replay.at(3))).toEqual([{ cell: 1, digit: 1 }]);
  });

  test("loses candidates that are struck out", () => {
    const before = candidatesAt(replay.at(3))[4]!;
    expect(candidatesAt(replay.at(4))[4]).toBe(before & ~(1 << 8));
  });

  test("keeps a candidate until it is struck out, where the search tells of all that it strikes out", () => {
    // r1c3 is 4: with the search's own word for it r1c2 loses it, and not before.
    const events = Uint32Array.of(word("place", 2, 4), word("eliminate", 1, 4));
    const four = (at: number): number => candidatesAt(new Replay(INKALA, events).at(at))[1]! & (1 << 3);
    expect([four(1), four(2)]).toEqual([1 << 3, 0]);
    // A search that tells of none: the digit on the board is enough.
    expect(candidatesAt(new Replay(INKALA, events.subarray(0, 1)).at(1))[1]! & (1 << 3)).toBe(0);
  });

  test("is after a guess was taken back what it was before, eliminations included", () => {
    expect(replay.at(6)).toEqual(replay.at(1));
  });

  test("is the same wherever one comes from", () => {
    const random = randomFrom(7);
    // A long search: guesses and retractions at random, so that positions are kept on the way.
    const events: number[] = [];
    let depth = 0;
    for (let index = 0; index < 3000; index++) {
      const down = depth === 0 || (depth < 20 && random(2) === 0);
      events.push(down ? word("guess", random(81), 1 + random(9), ++depth) : word("retract", 0, 0, --depth));
    }
    const words = Uint32Array.from(events);
    const wandering = new Replay(INKALA, words);
    for (let index = 0; index < 50; index++) {
      const at = random(3001);
      expect(wandering.at(at).values).toEqual(new Replay(INKALA, words).at(at).values);
    }
  });

  test("outside the recording is that of its nearest end", () => {
    expect(replay.at(-5)).toEqual(replay.at(0));
    expect(replay.at(99).values).toEqual(replay.at(SMALL.length).values);
  });
});

describe("a dead end is explained by", () => {
  test("a cell without candidates", () => {
    const row = "12345678.".padEnd(80, ".");
    expect(deadEndOf(startOf(`${`${row}9`.slice(0, 80)}9`))).toEqual({ kind: "cell", cell: 8 });
  });

  test("a digit without a place", () => {
    // Nothing but r1c7, r1c8 and r1c9 is open in row 1, and the 7s below see all three.
    const puzzle = `123456...${".".repeat(15)}7..${".".repeat(54)}`;
    expect(deadEndOf(startOf(puzzle))).toEqual({ kind: "house", house: 0, digit: 7 });
  });

  test("a digit that stands twice", () => {
    expect(deadEndOf(startOf(`5...5${".".repeat(76)}`))).toEqual({ kind: "repeat", cells: [0, 4] });
  });

  test("nothing, where there is none", () => {
    expect(deadEndOf(startOf(CLASSIC))).toBeNull();
  });
});

test("one can jump from guess to guess and to dead ends, both ways", () => {
  const { guess, contradict, solution } = landmarksOf(SMALL);
  expect([guess, contradict, solution]).toEqual([[2, 8], [5], [9]]);
  expect(jumpFrom(guess, 0, 1)).toBe(2);
  expect(jumpFrom(guess, 2, 1)).toBe(8);
  expect(jumpFrom(guess, 8, 1)).toBe(-1);
  expect(jumpFrom(guess, 8, -1)).toBe(2);
  expect(jumpFrom(guess, 2, -1)).toBe(-1);
  expect(jumpFrom(guess, 5, -1)).toBe(2);
});

describe("the tree", () => {
  const tree = buildTree(SMALL);

  test("has a node for every guess, and knows where the search is", () => {
    expect(tree.nodes.map(({ parent, cell, digit }) => [parent, cell, digit])).toEqual([
      [-1, 0, 0],
      [0, 1, 1],
      [0, 6, 6],
    ]);
    expect([...tree.at]).toEqual([0, 0, 1, 1, 1, 1, 0, 0, 2, 2]);
  });

  test("marks dead ends and solutions from when they are found, and what is still ahead", () => {
    const states = (now: number): string[] =>
      viewTree(tree, now).shown.map(({ state, lit, here }) => `${state}${lit ? " lit" : ""}${here ? " here" : ""}`);
    expect(states(1)).toEqual(["open lit here", "ahead", "ahead"]);
    expect(states(4)).toEqual(["open lit", "open lit here", "ahead"]);
    expect(states(5)).toEqual(["open lit", "dead lit here", "ahead"]);
    expect(states(7)).toEqual(["open lit here", "dead", "ahead"]);
    expect(states(9)).toEqual(["open lit", "dead", "solved lit here"]);
  });

  test("draws no two nodes in one place", () => {
    const places = viewTree(bushy(60), 60).shown.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test("of a long search shows the path and the branches beside it, and counts what it folds up", () => {
    const long = bushy(4000);
    const now = long.at.length - 1;
    const view = viewTree(long, now);
    expect(view.whole).toBe(false);
    expect(view.shown.length).toBeLessThan(50);
    const hidden = view.shown.reduce((sum, { hidden: below }) => sum + below, 0);
    expect(view.shown.length + hidden).toBe(reachedBy(long, now) + 1);
    expect(view.shown.filter(({ here }) => here)).toHaveLength(1);
  });

  test("of a search that only just began shows nothing of what is ahead, when it is too large to draw", () => {
    const long = bushy(4000);
    expect(viewTree(long, 1).shown.every(({ state }) => state !== "ahead")).toBe(true);
  });
});

/** A search that goes to depth 3 and back, again and again. */
function bushy(length: number): ReturnType<typeof buildTree> {
  const events: number[] = [];
  for (let round = 0; events.length < length; round++) {
    const depth = 1 + (round % 3);
    for (let level = 1; level <= depth; level++) events.push(word("guess", (round * 7 + level) % 81, level, level));
    events.push(word("contradict", 0, 0, depth));
    for (let level = depth; level >= 1; level--)
      events.push(word("retract", (round * 7 + level) % 81, level, level - 1));
  }
  return buildTree(Uint32Array.from(events.slice(0, length)));
}
