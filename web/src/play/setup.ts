/**
 * Finds out while a puzzle is typed in: how many solutions there are, where they differ, how hard it is.
 * Fetched when it is needed.
 */

import type { App } from "../page/app.js";
import { type Action, countDigits, isSetup } from "../page/state.js";
import { slice } from "../shell/slice.js";
import { freeCandidates } from "../sudoku/game.js";
import { ALL_DIGITS, digitsOf } from "../sudoku/geometry.js";
import type { Highlight } from "../sudoku/highlight.js";
import { clashIn } from "../sudoku/labels.js";
import { unpairedIn } from "../sudoku/symmetry.js";
import { startPlaying } from "./games.js";
import { MOST_MARKED, type SetupFacts, setupState, symmetryOf } from "./setup-state.js";

/** Counting stops here: enough to see that a puzzle is far from unique. */
export const COUNT_LIMIT = 1000;
/** The engine rests while digits are typed one after another. */
const PAUSE_MS = 250;
/** Units of some tenths of a microsecond. */
const OPEN_BUDGET = 1_000_000;

/** The running search, and the one that waits until nothing is typed. */
const search = slice<{ running: AbortController | null; timer?: ReturnType<typeof setTimeout> }>({ running: null });

/** The board changed: earlier facts about it are stale, and the new ones are found out. */
export function followSetup(app: App): void {
  const values = isSetup(app) ? app.model.value : "";
  const before = setupState.of(app);
  if (values === (before?.values ?? "")) return;
  stop(app);
  const clash = clashIn(values);
  const facts: SetupFacts | null = values
    ? { values, ...(clash ? { clash, count: 0 } : { possible: whatIsLeft(before, values) }) }
    : null;
  setupState.set(app, facts);
  drawSetup(app);
  if (!facts || clash || !countDigits(values)) return;
  search.keep(app, { running: null, timer: setTimeout(() => void find(app, values), PAUSE_MS) });
}

function stop(app: App): void {
  const { running, timer } = search.of(app);
  clearTimeout(timer);
  running?.abort();
  search.keep(app, { running: null });
}

async function find(app: App, values: string): Promise<void> {
  const controller = new AbortController();
  search.keep(app, { running: controller });
  const { signal } = controller;
  const know = (more: Partial<SetupFacts>): void => {
    const known = setupState.of(app);
    if (signal.aborted || known?.values !== values) return;
    setupState.set(app, { ...known, ...more });
    drawSetup(app);
  };
  try {
    const { count, limited } = await app.answered(app.engine.count(values, COUNT_LIMIT, { signal }));
    // Of one solution nothing is drawn: who types in a puzzle to play it does not want to know.
    know({ count, limited, ...(count === 1 ? { possible: [] } : {}) });
    if (count === 1) {
      const grade = await app.engine.grade(values, {}, { signal });
      if (grade.level) know({ grade: { ...grade, level: grade.level } });
    } else if (count > 1) {
      const { cells, digits, end } = await app.engine.ambiguousCells(values, { budget: OPEN_BUDGET }, { signal });
      if (end !== "complete") return;
      know({ open: Array.from(cells), possible: Array.from(digits) });
    }
  } catch (error) {
    // A pressed button gets an answer; while you type, the page only leaves out what it does not know.
    if (!signal.aborted) console.warn(error);
  }
}

/** Of what was possible before: digits that are added leave no more than that, so that nothing flickers while one types. */
function whatIsLeft(before: SetupFacts | null, values: string): readonly number[] {
  const possible = before?.possible;
  if (!possible?.length || ![...before!.values].every((digit, cell) => digit === "." || values[cell] === digit))
    return [];
  return freeCandidates(Array.from(values, (digit) => Number(digit) || 0)).map((mask, cell) => mask & possible[cell]!);
}

/** Draws what can be, where solutions differ, and which cells the symmetry asks for. */
export function drawSetup(app: App): void {
  const drawing = isSetup(app) ? drawingOf(app) : null;
  app.update({ drawing });
  if (!app.state.message) app.board.highlight = drawing;
}

function drawingOf(app: App): Highlight | null {
  const { possible = [], open = [] } = setupState.of(app) ?? {};
  const marked = open.length <= MOST_MARKED ? open : [];
  const unpaired = unpairedIn(app.model.value, symmetryOf.of(app)).filter((cell) => !marked.includes(cell));
  const candidates = app.state.settings.typingShows ? faint(app.model.value, possible) : [];
  if (!marked.length && !unpaired.length && !candidates.length) return null;
  return {
    cells: [
      ...marked.map((cell) => ({ cell, role: "pattern" as const })),
      ...unpaired.map((cell) => ({ cell, role: "next" as const })),
    ],
    candidates,
    label: (digits) => app.t(digits.length > 1 ? "setup-open-cell" : "setup-sure-cell", { digits }),
  };
}

/** A cell that can still be anything says nothing. */
const faint = (values: string, possible: readonly number[]): NonNullable<Highlight["candidates"]> =>
  possible.flatMap((mask, cell) =>
    values[cell] !== "." || mask === ALL_DIGITS
      ? []
      : digitsOf(mask).map((digit) => ({ candidate: cell * 9 + digit - 1, role: "faint" as const })),
  );

/** Adds the fewest givens that leave one solution, as one step. */
export async function complete(app: App): Promise<void> {
  const values = app.model.value;
  stop(app);
  const completion = await app.task(
    (t) => t("setup-completing"),
    (signal) => app.engine.complete(values, {}, { signal }),
    { retry: () => void complete(app) },
  );
  if (!completion || completion.fault) return followAgain(app);
  const { added, cells, end } = completion;
  if (!added.length) return followAgain(app);
  app.board.place(Array.from(added, (cell) => [cell, cells[cell]!] as const));
  app.say({
    tone: "good",
    text: (t) => t("setup-completed", { count: added.length, least: end === "budget" ? "no" : "yes" }),
    actions: [start(app)],
    highlight: { cells: Array.from(added, (cell) => ({ cell, role: "target" })) },
  });
}

/** Takes away givens without which there is still one solution, as one step. */
export async function minimise(app: App): Promise<void> {
  const values = app.model.value;
  stop(app);
  const minimal = await app.task(
    (t) => t("setup-minimising"),
    (signal) => app.engine.minimise(values, {}, { signal }),
    { retry: () => void minimise(app) },
  );
  if (!minimal || minimal.fault) return followAgain(app);
  const gone = Array.from(values, (digit, cell) => (digit !== "." && !minimal.cells[cell] ? cell : -1)).filter(
    (cell) => cell >= 0,
  );
  app.board.place(gone.map((cell) => [cell, 0] as const));
  app.say({ tone: "good", text: (t) => t("setup-minimised", { count: gone.length }), actions: [start(app)] });
  if (!gone.length) followAgain(app);
}

const start = (app: App): Action => ({
  label: (t) => t("setup-start"),
  primary: true,
  run: () => void startPlaying(app),
});

/** Resumes a search that a pressed button interrupted. */
function followAgain(app: App): void {
  setupState.set(app, null);
  followSetup(app);
}
