/** Back to before the first mistake. */

import type { App } from "../../page/app.js";
import { isSetup, puzzleOf } from "../../page/state.js";
import { cellNames } from "../../shell/cell-names.js";
import { type Game, playerCandidates } from "../../sudoku/game.js";
import { bit } from "../../sudoku/geometry.js";
import { know } from "../checking/solution.js";

export interface Mistake {
  /** Where to go back to: how many steps are in force before it was made. */
  step: number;
  cell: number;
  /** The digit that was entered, struck out, or left out of the notes. */
  digit: number;
  kind: "entry" | "struck" | "noted";
}

/**
 * The mistake that was made first among those that still stand: an entry that the solution does not have, or a digit
 * that it needs and that was struck out, while candidates are shown, or is not among complete notes. A mistake that was
 * taken back is no reason to go back. Null when there is none.
 */
export function firstMistake(game: Game, solution: ArrayLike<number>): Mistake | null {
  const open = new Map(standing(game, solution).map((mistake) => [mistake.cell, mistake]));
  let first: Mistake | null = open.values().next().value ?? null;
  for (let at = game.at; at > 0 && open.size > 0; at--) {
    for (const { cell, before } of game.steps[at - 1]!.changes) {
      const mistake = open.get(cell);
      if (!mistake || isThere(mistake, before)) continue;
      open.delete(cell);
      // A wrong entry takes notes away with it: it is the one to tell of.
      if (first?.step !== at - 1 || first.kind !== "entry") first = { ...mistake, step: at - 1 };
    }
  }
  // A mistake still left was there before the first step.
  return open.values().next().value ?? first;
}

function standing(game: Game, solution: ArrayLike<number>): Mistake[] {
  const { cells, givens, marks } = game;
  const kind = marks === "candidates" ? "struck" : "noted";
  const isComplete = playerCandidates(game) !== null;
  return cells.flatMap((content, cell): Mistake[] => {
    const [{ value }, right] = [content, solution[cell]!];
    if (givens[cell]) return [];
    if (value) return value === right ? [] : [{ step: 0, cell, digit: value, kind: "entry" }];
    const mistake: Mistake = { step: 0, cell, digit: right, kind };
    return isComplete && isThere(mistake, content) ? [mistake] : [];
  });
}

/** Cells without notes lack nothing. */
function isThere({ kind, digit }: Mistake, { value, removed, notes }: Game["cells"][number]): boolean {
  if (kind === "entry") return value === digit;
  return kind === "struck" ? (removed & bit(digit)) !== 0 : notes !== 0 && !(notes & bit(digit));
}

/** Finds out whether there is a mistake, goes back to before it, and says which it was; says so when there is none. */
export async function backToBeforeMistake(app: App): Promise<void> {
  const puzzle = puzzleOf(app);
  if (isSetup(app)) return app.say({ tone: "info", text: (t) => t("mistake-setup") });
  const solved = await app.task(
    (t) => t("solving"),
    (signal) => app.engine.solve(puzzle, { signal }),
    {
      retry: () => void backToBeforeMistake(app),
    },
  );
  if (!solved || puzzle !== app.model.givens) return;
  const { outcome, solution } = solved;
  know(app, { givens: puzzle, outcome, solution: outcome === "unique" ? solution : null });
  if (outcome === "unique") goBack(app, solution);
  else app.say({ tone: "info", text: (t) => t(`unsure-${outcome}`) });
}

/** The same, with the solution at hand. */
export function goBack(app: App, solution: ArrayLike<number>): void {
  const mistake = firstMistake(app.model.game, solution);
  if (!mistake) return app.say({ tone: "good", text: (t) => t("mistake-no") });
  const { step, kind, digit } = mistake;
  const number = step + 1;
  app.board.goTo(step);
  app.say({
    tone: "info",
    highlight: { cells: [{ cell: mistake.cell, role: "target" }] },
    text: (t) =>
      t(kind === "entry" ? "mistake-entry" : "mistake-struck", {
        cell: cellNames(t, app.state.gameLevel)(mistake.cell),
        digit,
        number,
      }),
  });
}
