/** Places to go back to: the first mistake, the steps of a replay, the times of steps, checkpoints. */

import { describe, expect, test } from "vitest";
import type { Localizer } from "../../../web/src/i18n/localizer.js";
import type { App } from "../../../web/src/page/app.js";
import { gameOf, takeGame } from "../../../web/src/page/game.js";
import type { GameId } from "../../../web/src/page/texts.js";
import {
  checkpointsOf,
  filledIn,
  nameOf,
  remove,
  rename,
  returnTo,
  setCheckpoint,
} from "../../../web/src/play/history/checkpoints.js";
import { firstMistake } from "../../../web/src/play/history/mistake.js";
import { Replay } from "../../../web/src/replay/replay.js";
import { decodeTimes, encodeTimes, NAME_LENGTH, readProgress, withTime } from "../../../web/src/shell/progress.js";
import { decodeGame, encodeState } from "../../../web/src/sudoku/codec.js";
import * as model from "../../../web/src/sudoku/game.js";
import { PEERS } from "../../../web/src/sudoku/geometry.js";
import { fillNotes, strikeOut, toggleMark } from "../../../web/src/sudoku/notes.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const classic = (marks: model.Marks = "notes"): model.Game =>
  model.newGame(
    Array.from(CLASSIC, (c) => Number(c) || 0),
    marks,
  );
const solution = Array.from(solveNaively(CLASSIC)!, Number);
const right = (game: model.Game, cell: number): model.Game => model.enterDigit(game, [cell], solution[cell]!);
const wrong = (game: model.Game, cell: number): model.Game => model.enterDigit(game, [cell], (solution[cell]! % 9) + 1);
const open = solution.flatMap((_, cell) => (CLASSIC[cell] === "." ? [cell] : []));
const [a, b, c, d] = open as [number, number, number, number];

describe("the first mistake", () => {
  test("a game without one has none, also when it is finished", () => {
    expect(firstMistake(right(right(classic(), a), b), solution)).toBeNull();
    expect(firstMistake(open.reduce(right, classic()), solution)).toBeNull();
  });

  test("is the wrong entry that was made first, however many came after it", () => {
    const game = wrong(right(wrong(right(classic(), a), b), c), d);
    expect(firstMistake(game, solution)).toEqual({ step: 1, cell: b, digit: (solution[b]! % 9) + 1, kind: "entry" });
  });

  test("one that was taken back is no reason to go back", () => {
    const corrected = right(wrong(classic(), a), a);
    expect(firstMistake(corrected, solution)).toBeNull();
    expect(firstMistake(wrong(corrected, b), solution)).toMatchObject({ step: 2, cell: b });
  });

  test("counts from when it came to stand for good, through notes in other cells", () => {
    const twice = wrong(model.erase(wrong(classic(), a), [a]), a);
    expect(firstMistake(toggleMark(twice, [b], 3), solution)).toMatchObject({ step: 2, cell: a });
  });

  test("undone steps are not looked at", () => {
    const game = model.undo(wrong(right(classic(), a), b));
    expect(firstMistake(game, solution)).toBeNull();
  });

  test("a struck-out candidate counts while candidates are shown, when the solution needs it", () => {
    const struck = model.eliminate(right(classic("candidates"), a), [
      b * 9 + solution[b]! - 1,
      c * 9 + (solution[c]! % 9),
    ]);
    expect(firstMistake(struck, solution)).toEqual({ step: 1, cell: b, digit: solution[b], kind: "struck" });
    expect(firstMistake(model.withMarks(struck, "notes"), solution)).toBeNull();
    expect(firstMistake(right(struck, b), solution)).toBeNull();
  });

  test("a digit that complete notes lack counts from when it was taken out of them", () => {
    const full = fillNotes(classic());
    const lacking = toggleMark(toggleMark(full, [b], solution[b]!), [c], (solution[c]! % 9) + 1);
    expect(firstMistake(full, solution)).toBeNull();
    expect(firstMistake(lacking, solution)).toEqual({ step: 1, cell: b, digit: solution[b], kind: "noted" });
    expect(firstMistake(model.erase(lacking, [d]), solution)).toBeNull();
    // Or from the first note of its cell, where it never was among them.
    const never = toggleMark(toggleMark(classic(), [a], solution[a]!), [b], (solution[b]! % 9) + 1);
    expect(firstMistake(strikeOut(never, []), solution)).toMatchObject({ step: 1, cell: b });
    expect(firstMistake(right(lacking, b), solution)).toBeNull();
  });

  test("a wrong entry is told of before the notes that it took away", () => {
    const full = fillNotes(classic());
    // A digit that would fit in the cell, and belongs to another that it sees.
    const peer = open.find((cell) => PEERS[a]!.includes(cell) && full.cells[a]!.notes & (1 << (solution[cell]! - 1)))!;
    const entered = model.enterDigit(full, [a], solution[peer]!);
    expect(firstMistake(entered, solution)).toMatchObject({ step: 1, cell: a, kind: "entry" });
    expect(firstMistake(model.erase(entered, [a]), solution)).toMatchObject({ step: 1, kind: "noted" });
  });

  test("one that was there before the first step can only be gone back to, not behind", () => {
    const started = decodeGame(encodeState(wrong(classic(), a)))!;
    expect(firstMistake(right(started, b), solution)).toMatchObject({ step: 0, cell: a });
  });
});

describe("a replay", () => {
  const noted = toggleMark(classic(), [a, b], 1);
  const game = model.undo(right(model.reset(model.erase(right(right(toggleMark(noted, [a], 2), a), b), [b])), c));
  const replay = new Replay(game, [1, 2, 40, 40]);

  test("shows every position that the game has been in, and nothing that was undone", () => {
    expect(replay.steps).toBe(6);
    const states = Array.from({ length: 7 }, (_, place) => replay.stateAt(place));
    expect(states[0]).toBe(encodeState(classic()));
    expect(states[1]).toBe(encodeState(noted));
    expect(states[6]).toBe(encodeState(model.reset(noted)));
    for (const [place, state] of states.entries()) expect(state).not.toBe(states[place + 1]);
  });

  test("says what each step did", () => {
    const facts = Array.from({ length: 7 }, (_, place) => replay.factsAt(place));
    expect(facts).toEqual([
      null,
      { kind: "many", count: 2 },
      { kind: "marks", cell: a },
      { kind: "digit", cell: a, digit: solution[a] },
      { kind: "digit", cell: b, digit: solution[b] },
      { kind: "erased", cell: b },
      { kind: "erased", cell: a },
    ]);
  });

  test("knows when, as far as that was noted, and cuts long thoughts", () => {
    expect([0, 1, 3, 4, 5].map((place) => replay.secondsAt(place))).toEqual([0, 1, 40, 40, null]);
    expect(replay.pauseAt(0, 1)).toBe(1000);
    expect(replay.pauseAt(2, 1)).toBe(8000);
    expect(replay.pauseAt(2, 16)).toBe(500);
    expect(replay.pauseAt(3, 1)).toBe(250);
    expect(replay.pauseAt(5, 4)).toBe(250);
  });
});

describe("the times of steps", () => {
  test("come back as they were stored", () => {
    const times = [0, 0, 3, 61, 61, 4000];
    expect(decodeTimes(encodeTimes(times))).toEqual(times);
    expect(decodeTimes(encodeTimes([]))).toEqual([]);
    expect(encodeTimes(times).length).toBeLessThan(16);
  });

  test.each([3, null, "", "1..2", "1.-2", "x".repeat(7), {}])("%j is none", (text) =>
    expect(decodeTimes(text)).toEqual([]),
  );

  test("a step made after undoing takes the place of those it replaces", () => {
    expect(withTime([1, 2, 3], 2, 9)).toEqual([1, 9]);
    expect(withTime([1], 2, 9)).toEqual([1, 9]);
  });

  test("where the first steps have none, later ones get no wrong place", () => expect(withTime([], 5, 9)).toEqual([]));
});

test("stored progress of any kind never harms: what cannot be read is left out", () => {
  const good = { number: 1, made: 5, name: "x", state: "s" };
  const isRecord = (text: string): boolean => text === "s";
  // Copies do not have what the record carries beside what is read of it.
  const shown: typeof readProgress = (...from) => structuredClone(readProgress(...from));
  expect(
    shown(
      {
        seconds: -1,
        hints: "2",
        mistakes: NaN,
        times: [],
        checkpoints: [good, null, { number: 2 }, { ...good, state: "t" }],
        shown: 1,
      },
      isRecord,
    ),
  ).toEqual({ checkpoints: [good] });
  expect(readProgress({ seconds: 1e300, times: "zzzzzz.zzzzzz", checkpoints: {} }, isRecord)).toEqual({});
  expect(
    readProgress({ seconds: 7.9, hints: 2, mistakes: 1, times: "1.2", uncounted: true, shown: true }, isRecord),
  ).toEqual({
    seconds: 7,
    hints: 2,
    mistakes: 1,
    times: [1, 3],
    uncounted: true,
    shown: true,
  });
});

describe("checkpoints", () => {
  /** Only what they need of the page: a board that is a game, and a language. */
  function fakeApp(): { app: App; board: { game: model.Game }; said: string[] } {
    const said: string[] = [];
    const board = {
      game: classic(),
      get state(): string {
        return encodeState(this.game);
      },
      get at(): number {
        return this.game.at;
      },
      adopt(state: string): boolean {
        const other = decodeGame(state);
        if (other) this.game = model.adopt(this.game, other);
        return other !== null;
      },
    };
    const app = {
      board,
      model: board,
      language: "en",
      get game() {
        return gameOf(this);
      },
      update: () => {},
      save: () => {},
      say: ({ text }: { text(t: (id: string) => string): string }) => said.push(text((id) => id)),
    };
    takeGame(app, { id: "g", level: "own", record: "", saved: 0 });
    return { app: app as unknown as App, board, said };
  }

  test("a return is one step, can be undone, and leaves all checkpoints", () => {
    const { app, board, said } = fakeApp();
    setCheckpoint(app);
    board.game = right(right(board.game, a), b);
    setCheckpoint(app);
    const [first, second] = checkpointsOf(app);
    const before = board.game;
    returnTo(app, first!);
    expect(model.valuesOf(board.game)).toEqual(model.valuesOf(classic()));
    expect(board.game.at).toBe(3);
    expect(model.valuesOf(model.undo(board.game))).toEqual(model.valuesOf(before));
    returnTo(app, second!);
    expect(model.valuesOf(board.game)).toEqual(model.valuesOf(before));
    returnTo(app, second!);
    expect(board.game.at).toBe(4);
    expect(checkpointsOf(app)).toEqual([first, second]);
    expect(said).toEqual(["checkpoint-set", "checkpoint-set", "checkpoint-back", "checkpoint-back", "checkpoint-here"]);
  });

  test("have a number that is not used again, until they are named", () => {
    const { app } = fakeApp();
    for (let i = 0; i < 3; i++) setCheckpoint(app);
    remove(app, checkpointsOf(app)[1]!);
    setCheckpoint(app);
    expect(checkpointsOf(app).map(({ number }) => number)).toEqual([1, 3, 4]);
    const shown = (index: number): string =>
      nameOf(
        checkpointsOf(app)[index]!,
        ((_: string, args: { number: number }) => `#${args.number}`) as Localizer<GameId>,
        "en",
      );
    expect(shown(2)).toBe("#4");
    rename(app, checkpointsOf(app)[2]!, `  before the guess${"!".repeat(50)}`);
    expect(shown(2)).toBe(`before the guess${"!".repeat(50)}`.slice(0, NAME_LENGTH));
    rename(app, checkpointsOf(app)[2]!, "  ");
    expect(shown(2)).toBe("#4");
  });

  test("say how far they are; one that cannot be read changes nothing", () => {
    const { app, board, said } = fakeApp();
    board.game = right(board.game, a);
    setCheckpoint(app);
    const [one] = checkpointsOf(app);
    expect(filledIn(one!)).toBe(CLASSIC.replaceAll(".", "").length + 1);
    expect(filledIn({ ...one!, state: "?" })).toBe(0);
    returnTo(app, { ...one!, state: "?" });
    expect(said.at(-1)).toBe("checkpoint-unreadable");
  });
});
