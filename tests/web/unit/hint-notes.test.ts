/** Hints and the player's own notes: what is asked, what is done, what is said; with the engine itself. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Engine, Step } from "../../../web/src/engine/index.js";
import { type LogicOptions, toLogicRequest, toPosition } from "../../../web/src/engine/logic.js";
import { toCells } from "../../../web/src/engine/puzzle.js";
import { drawing } from "../../../web/src/hint/drawing.js";
import { cellOf, digitOf } from "../../../web/src/hint/names.js";
import type { App } from "../../../web/src/page/app.js";
import type { Message } from "../../../web/src/page/state.js";
import { checkEntries } from "../../../web/src/play/analysis.js";
import { findHint, questionOf } from "../../../web/src/play/hint/find.js";
import { mentionMistake } from "../../../web/src/play/hint/mistakes.js";
import { performStep, pressHint } from "../../../web/src/play/hint.js";
import { decodeGame } from "../../../web/src/sudoku/codec.js";
import * as games from "../../../web/src/sudoku/game.js";
import { GameModel } from "../../../web/src/sudoku/game-model.js";
import { bit } from "../../../web/src/sudoku/geometry.js";
import { fillNotes, strikeOut, toggleMark } from "../../../web/src/sudoku/notes.js";
import { loadModule, techniqueCases } from "../support/logic.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let engine: Engine;
beforeAll(async () => {
  const module = (await loadModule()) as unknown as Record<
    "solve" | "hint" | "techniques",
    (...args: unknown[]) => unknown
  >;
  engine = {
    techniques: async () => module.techniques(),
    solve: async (puzzle: string) => module.solve(toCells(puzzle)),
    hint: async (puzzle: string, logic: LogicOptions) =>
      module.hint(toPosition(puzzle, logic), toLogicRequest(logic), null),
  } as unknown as Engine;
});

type Change = (game: games.Game) => games.Game;

/** As much of a page as a hint needs, with a real game; `said` is what it said last. */
function pageWith(puzzle: string, ...changes: Change[]): App & { said: Message | null } {
  const model = new GameModel();
  model.take(games.newGame(toCells(puzzle)), "load");
  const change = (_: unknown, next: Change): void => model.take(next(model.game), "note");
  for (const each of changes) change(null, each);
  const page = {
    engine,
    model,
    said: null as Message | null,
    board: {
      game: { change },
      get value() {
        return model.value;
      },
      get givens() {
        return model.givens;
      },
      place: (values: [number, number][]) => change(null, (game) => games.place(game, values)),
      celebrate: () => undefined,
      selection: [] as number[],
      marks: "notes",
    },
    state: { settings: { withoutTechniques: [], extraTechniques: [] }, ready: true, gameLevel: "medium" },
    root: { querySelector: () => null },
    needTexts: async () => undefined,
    roomCame: () => undefined,
    say: (message: Message) => (page.said = message),
    task: (_: unknown, work: (signal: AbortSignal) => unknown) => work(new AbortController().signal),
  };
  return page as unknown as App & { said: Message | null };
}

const idsIn = (masks: ArrayLike<number>): number[] =>
  Array.from({ length: 729 }, (_, id) => id).filter((id) => masks[cellOf(id)]! & bit(digitOf(id)));

const notesIn = ({ model }: App): number[] =>
  model.game.cells.map(({ notes }, cell) => (games.valueAt(model.game, cell) ? 0 : notes));

/** Candidates that a step names in cells that are still empty. */
function toldBy({ placements, eliminations, marks }: Step, value: string): number[] {
  const all = [...placements, ...eliminations, ...marks.map(({ candidate }) => candidate)];
  return all.filter((candidate) => value[cellOf(candidate)] === ".");
}

const hintFor = async (app: App): Promise<Step | null> =>
  (await findHint(app, engine, questionOf(app), { signal: new AbortController().signal })).hint.step;

/** Puzzles of many kinds, each of another technique. */
const PUZZLES = [
  ...new Map(techniqueCases.map(({ technique, position }) => [technique, position.givens])).values(),
].slice(40, 60);

describe("where every empty cell has notes", () => {
  test("200 hints of 20 games tell nothing that is struck out already, edit the notes alone, and undo brings them back", async () => {
    let hints = 0;
    let struck = 0;
    for (const [seed, puzzle] of PUZZLES.entries()) {
      const solution = solveNaively(puzzle)!;
      const app = pageWith(puzzle, fillNotes);
      // By hand: a twelfth of what can be struck out.
      for (const id of idsIn(notesIn(app)))
        if (digitOf(id) !== Number(solution[cellOf(id)]) && (id * 7 + seed) % 12 === 0)
          app.board.game.change({ kind: "note" }, (game) => toggleMark(game, [cellOf(id)], digitOf(id)));
      const [begun, cells] = [app.model.at, app.model.game.cells];
      for (let at = 0; at < 10 && !app.model.solved; at++) {
        const [before, value] = [notesIn(app), app.model.value];
        const step = (await hintFor(app))!;
        expect(toldBy(step, value).filter((id) => !(before[cellOf(id)]! & bit(digitOf(id))))).toEqual([]);
        performStep(app, step);
        hints++;
        expect(app.model.at).toBe(begun + at + 1);
        if (step.placements.length) continue;
        struck++;
        const gone = new Set(step.eliminations);
        expect(idsIn(notesIn(app))).toEqual(idsIn(before).filter((id) => !gone.has(id)));
      }
      expect([app.model.marks, app.board.marks]).toEqual(["notes", "notes"]);
      expect(app.model.game.cells.every(({ removed }) => !removed)).toBe(true);
      app.model.take(games.goTo(decodeGame(app.model.record)!, begun), "undo");
      expect(app.model.game.cells).toEqual(cells);
    }
    expect(hints).toBe(200);
    expect(struck).toBeGreaterThan(30);
  });
});

describe("where no notes are shown", () => {
  /** A locked pair is the easiest step; 1 in box 2 is in column 5, so box 5 has it in r4c6. */
  const puzzle = "...3.4.....7..9..134.2.75...6.47...35938261...7.9.3.8.....92..8.3..4...29...3....";
  const without = (...changes: Change[]): ReturnType<typeof pageWith> => {
    const app = pageWith(puzzle, ...changes);
    Object.assign(app.state.settings, { directHints: true });
    return app;
  };

  test("a step that needs none comes first, and is entered without notes; where there is one, hints are as ever", async () => {
    const app = without();
    const step = (await hintFor(app))!;
    expect(step.notation).toBe("Direct Pointing: 1 in b2 (r13c5), b5 => r4c6=1");
    performStep(app, step);
    expect(app.model.value[32]).toBe("1");
    expect(notesIn(app)).toEqual(new Array(81).fill(0));
    const usual = (await hintFor(pageWith(puzzle)))!;
    expect(usual.technique).toBe("locked-pair");
    expect(await hintFor(without((game) => toggleMark(game, [80], 5)))).toEqual(usual);
    expect(await hintFor(without((game) => games.withMarks(game, "candidates")))).toEqual(usual);
  });

  test("it is drawn in both boxes: the cells that have the digit, those that it bars, and no line through the board", async () => {
    const step = (await hintFor(without()))!;
    const { houses, covers, cells, links } = drawing(step, 3, puzzle);
    expect([houses, covers, links]).toEqual([[19, 22, 13], undefined, undefined]);
    const of = (role: string): number[] => cells!.filter((one) => one.role === role).map(({ cell }) => cell);
    expect(of("target")).toEqual([32]);
    expect(of("pattern")).toEqual([4, 22]);
    expect(of("blocked").sort((a, b) => a - b)).toEqual([12, 13, 49]);
    expect(of("cause")).toEqual([17]);
  });
});

/** A note that the solution has not. */
const wrongNoteOf = (game: games.Game): number => {
  const right = solveNaively(PUZZLES[0]!)!;
  return idsIn(game.cells.map(({ notes }) => notes)).find((id) => Number(right[cellOf(id)]) !== digitOf(id))!;
};

test("where other small digits are shown while a hint is looked for, it is looked for in those", async () => {
  const app = pageWith(PUZZLES[0]!, fillNotes);
  const asked: unknown[] = [];
  const { hint } = app.engine;
  const watched = (puzzle: string, logic: LogicOptions): Promise<unknown> => {
    asked.push(logic.candidates);
    if (asked.length === 1) app.model.take(games.withMarks(app.model.game, "candidates"), "marks");
    return hint(puzzle, logic);
  };
  Object.assign(app, { engine: { ...engine, hint: watched }, hintPress: Promise.resolve() });
  // In the notes something is struck out that is among the candidates.
  app.board.game.change({ kind: "note" }, (game) => strikeOut(game, [wrongNoteOf(game)]));
  await pressHint(app);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(app.model.candidates);
  expect(app.said!.hint!.stage).toBe(1);
});

test("after a press that fails, the next one is answered", async () => {
  const app = pageWith(PUZZLES[0]!, fillNotes);
  const { task } = app;
  Object.assign(app, { hintPress: Promise.resolve(), task: () => Promise.reject(new Error("A fault of ours")) });
  await expect(pressHint(app)).rejects.toThrow("A fault of ours");
  Object.assign(app, { task });
  await pressHint(app);
  expect(app.said!.hint!.stage).toBe(1);
});

const solution = solveNaively(CLASSIC)!;
/** r1c3 is 4, and r1c4 is 6. */
const [A, B] = [2, 3];
const [inA, inB] = [Number(solution[A]), Number(solution[B])];
const without =
  (cell: number, digit: number): Change =>
  (game) =>
    toggleMark(game, [cell], digit);
/** The message, its words being their ids with the arguments. */
const told = ({ said }: { said: Message | null }): unknown[] => {
  const words: unknown[] = [];
  said!.text(((id: string, args: object) => (words.push(id, { ...args }), "")) as never);
  return words.at(-1) && "cell" in (words.at(-1) as object)
    ? [words.at(-2), { ...(words.at(-1) as object), cell: expect.anything() }]
    : words.slice(-2);
};
const press = ({ said }: { said: Message | null }, at: number): void => said!.actions![at]!.run();
const asSolution = Uint8Array.from(solution, Number);

describe("a digit that is missing from complete notes", () => {
  test("comes first, and is put back into the notes alone, also when candidates are shown meanwhile", () => {
    const app = pageWith(CLASSIC, fillNotes, without(A, inA));
    expect(mentionMistake(app, asSolution)).toBe(true);
    expect(told(app)).toEqual(["hint-lacking", { cell: expect.anything(), digit: inA, others: 0 }]);
    expect(app.said!.actions).toHaveLength(1);
    const { cells } = app.model.game;
    app.model.take(games.withMarks(app.model.game, "candidates"), "marks");
    press(app, 0);
    expect(app.model.marks).toBe("candidates");
    expect(app.model.game.cells[A]).toEqual({ ...cells[A], notes: cells[A]!.notes | bit(inA) });
    expect(mentionMistake(app, asSolution)).toBe(false);
    expect(games.undo(app.model.game).cells).toEqual(cells);
  });

  test("of many, which may be notes of another kind, all can be completed as one step that tells no digit", () => {
    const app = pageWith(CLASSIC, fillNotes, without(A, inA), without(B, inB));
    mentionMistake(app, asSolution);
    expect(told(app)).toEqual(["hint-lacking", { cell: expect.anything(), digit: inA, others: 1 }]);
    press(app, 1);
    const free = games.freeCandidates(games.valuesOf(app.model.game));
    expect([A, B].map((cell) => app.model.game.cells[cell]!.notes)).toEqual([free[A], free[B]]);
    expect(app.model.at).toBe(4);
    expect(mentionMistake(app, asSolution)).toBe(false);
  });

  test("is no mistake while a cell has no notes, nor where the solution is not the only one", async () => {
    const partly = pageWith(CLASSIC, fillNotes, without(A, inA), (game) => games.erase(game, [B]));
    expect(mentionMistake(partly, asSolution)).toBe(false);
    expect(questionOf(partly).candidates).toBeNull();
    const several = pageWith("1".padEnd(81, "."), fillNotes, without(40, 1));
    const { hint } = await findHint(several, engine, questionOf(several), { signal: new AbortController().signal });
    expect(hint).toMatchObject({ fault: "several-solutions", step: null });
  });

  test("is told by a check of the entries, after wrong ones", async () => {
    const app = pageWith(CLASSIC, fillNotes, without(A, inA));
    await checkEntries(app);
    expect(told(app)[0]).toBe("hint-lacking");
    app.board.place([[B, (inB % 9) + 1]]);
    await checkEntries(app);
    expect(told(app)[0]).toBe("check-wrong");
    const right = pageWith(CLASSIC, fillNotes);
    await checkEntries(right);
    expect(told(right)[0]).toBe("check-right");
  });
});

describe("striking out", () => {
  const open = games.newGame(toCells(CLASSIC));
  const free = games.freeCandidates(games.valuesOf(open));
  const noted = toggleMark(open, [A], 9); // what the player wrote, whatever it means
  const id = (cell: number, digit: number): number => cell * 9 + digit - 1;

  test("in notes that are not all there, fills those that are missing, leaves the others, and is one step", () => {
    const [digit] = idsIn(free).filter((one) => cellOf(one) === B);
    const struck = strikeOut(noted, [digit!]);
    expect(struck.cells[A]).toBe(noted.cells[A]);
    expect(struck.cells[B]!.notes).toBe(free[B]! & ~bit(digitOf(digit!)));
    expect(games.playerCandidates(struck)).not.toBeNull();
    expect([struck.at, struck.marks]).toEqual([noted.at + 1, "notes"]);
    expect(games.undo(struck).cells).toEqual(noted.cells);
  });

  test("fills a cell anew that would have no note left", () => {
    const struck = strikeOut(toggleMark(open, [A], 2), [id(A, 2)]);
    expect(struck.cells[A]!.notes).toBe(free[A]! & ~bit(2));
  });

  test("in complete notes takes away no more than what is struck out", () => {
    const full = fillNotes(open);
    const struck = strikeOut(full, [id(A, 1), id(B, 2)]);
    const changed = struck.steps.at(-1)!.changes.map(({ cell }) => cell);
    expect(changed).toEqual([A, B]);
    expect([struck.cells[A]!.notes, struck.cells[B]!.notes]).toEqual([free[A]! & ~1, free[B]! & ~2]);
    const last = strikeOut(struck, idsIn(struck.cells.map(({ notes }, cell) => (cell === A ? notes : 0))));
    expect(last.cells[A]!.notes).toBe(0);
  });

  test("where candidates are shown, strikes them out and fills no notes", () => {
    const shown = games.withMarks(noted, "candidates");
    expect(strikeOut(shown, [id(B, 2)])).toEqual(games.eliminate(shown, [id(B, 2)]));
  });
});
