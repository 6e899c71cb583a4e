/** Solving, counting and checking, with honest answers. */

import type { PlainId } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import { markShown } from "../page/game.js";
import { type Message, puzzleOf } from "../page/state.js";
import { wrongEntries } from "../sudoku/entries.js";
import { errorsIn } from "../sudoku/highlight.js";
import { clashIn, clashText } from "../sudoku/labels.js";
import { solveWith } from "../sudoku/solve.js";
import { eraseAction } from "./checking/erase.js";
import { hintParts } from "./hint.js";
import { showSolutions } from "./solutions.js";

/** Counting stops here: enough to see that a puzzle is far from unique, and quick on a phone. */
const COUNT_LIMIT = 1_000_000;

/** Fills in the solution as one step that can be undone; says so when there is none, or more than one. */
export async function solve(app: App): Promise<void> {
  if (app.model.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  const puzzle = puzzleOf(app);
  const solved = await app.task(
    (t) => t("solving"),
    (signal) => solveWith(app.engine, puzzle, app.model.puzzleCandidates, signal),
    { retry: () => void solve(app) },
  );
  if (!solved) return;
  app.clearMessage();
  if (solved.outcome === "none") return sayNone(app, puzzle, "solve-none");
  if (solved.outcome === "unique") return fill(app, solved.solution);
  app.say({
    tone: "info",
    text: (t) => t("solve-multiple"),
    actions: [{ label: (t) => t("solve-show-one"), run: () => void showSolutions(app, puzzle, solved.candidates) }],
  });
}

function fill(app: App, solution: Uint8Array): void {
  markShown(app);
  app.board.place(Array.from(solution, (digit, cell) => [cell, digit] as const));
  app.say({ tone: "good", text: (t) => t("solve-done") });
}

/** No solution; if a digit stands twice in a house, that is why, and it is shown. */
function sayNone(app: App, puzzle: string, id: "solve-none" | "unique-none" | "check-no-solution"): void {
  const clash = clashIn(puzzle);
  if (!clash) return app.say({ tone: "bad", text: (t) => t(id) });
  app.say({
    tone: "bad",
    text: (t) => t(`${id}-conflict`, { clash: clashText(t, clash) }),
    highlight: errorsIn(clash.cells),
  });
}

/** Counts the puzzle's solutions. */
export async function checkUnique(app: App): Promise<void> {
  const puzzle = puzzleOf(app);
  const counted = await app.task(
    (t) => t("counting"),
    async (signal, progress) => {
      const { candidates } = await solveWith(app.engine, puzzle, app.model.puzzleCandidates, signal);
      const onProgress = (found: number): void => progress((t) => t("counting-found", { found }));
      if (!candidates) return app.engine.count(puzzle, COUNT_LIMIT, { signal, onProgress });
      const { solutions, ended } = await app.engine.search(puzzle, { limit: COUNT_LIMIT, candidates }, { signal });
      return { count: solutions, limited: ended === "limit" };
    },
    { retry: () => void checkUnique(app) },
  );
  if (!counted) return;
  const { count, limited } = counted;
  if (count === 0) return sayNone(app, puzzle, "unique-none");
  app.say(uniqueMessage(count, limited));
}

function uniqueMessage(count: number, limited: boolean): Message {
  if (count === 1) return { tone: "good", text: (t) => t("unique-one") };
  return { tone: "info", text: (t) => t(limited ? "unique-limit" : "unique-many", { count }) };
}

/**
 * Compares the entries with the solution, or where there are several, asks whether the game can still be finished.
 */
export async function checkEntries(app: App): Promise<void> {
  const { value, givens } = app.board;
  const entries = Array.from(value).filter((digit, cell) => digit !== "." && givens[cell] === ".").length;
  const work = async (signal: AbortSignal) => {
    const masks = app.model.puzzleCandidates;
    const solved = await solveWith(app.engine, givens, masks, signal);
    const now = solved.outcome === "multiple" ? await solveWith(app.engine, value, masks, signal) : solved;
    const parts = app.model.playerCandidates && (await hintParts.need(app));
    return { solved, finishable: now.outcome !== "none", parts };
  };
  const answer = await app.task((t) => t("solving"), work, { retry: () => void checkEntries(app) });
  if (!answer) return;
  const { solved, finishable, parts } = answer;
  if (solved.outcome === "none") return sayNone(app, givens, "check-no-solution");
  if (solved.outcome === "multiple") return app.say(finishable ? info("check-open") : bad("check-dead"));
  const wrong = wrongEntries(value, solved.solution);
  if (wrong.length || !parts?.mentionMissing(app, solved.solution)) sayChecked(app, entries, wrong);
}

function sayChecked(app: App, entries: number, wrong: readonly number[]): void {
  if (!wrong.length)
    return app.say({ tone: entries ? "good" : "info", text: (t) => t("check-right", { count: entries }) });
  app.say({
    tone: "bad",
    text: (t) => t("check-wrong", { count: wrong.length }),
    actions: [eraseAction(app, wrong)],
    highlight: errorsIn(wrong),
  });
}

const info = (id: PlainId<PageId>): Message => ({ tone: "info", text: (t) => t(id) });
const bad = (id: PlainId<PageId>): Message => ({ tone: "bad", text: (t) => t(id) });
