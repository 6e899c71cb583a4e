/** The hint in place of a step: which entries are wrong, and how to go on. */
import type { Hint, Solved } from "../../engine/index.js";
import type { FaultToTell } from "../../hint/faults.js";
import { listed } from "../../hint/names.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { App } from "../../page/app.js";
import type { Action } from "../../page/state.js";
import { cellNames } from "../../shell/cell-names.js";
import { wrongEntries } from "../../sudoku/entries.js";
import type { Marks } from "../../sudoku/game.js";
import type { CellNames } from "../../sudoku/geometry.js";
import { errorsIn, openIn } from "../../sudoku/highlight.js";
import { houseArgs } from "../../sudoku/labels.js";
import { addNotes, bringBack, type Missing, missingIn } from "../../sudoku/missing.js";
import { eraseAction } from "../checking/erase.js";
import { goBack } from "../history/mistake.js";
import { showSolutions } from "../solutions.js";

/** Cells are named as the level of the game has it. */
const named = ({ state }: App, t: Localizer<"cell-in-words">): CellNames => cellNames(t, state.gameLevel);

/** Where logic ends since there are several solutions; those with the player's entries can be looked at. */
export function mentionOpen(app: App, open: Uint8Array): void {
  const { value } = app.model;
  app.say({
    tone: "info",
    highlight: openIn(open),
    text: (t) => t("hint-open", { count: open.length }),
    actions: [{ label: (t) => t("solve-show-one"), run: () => void showSolutions(app, value) }],
  });
}

/** The reason no hint is possible; mistakes against the solution of a proper puzzle come first. */
export function mentionFault(app: App, { cell, house, digit }: Hint, fault: FaultToTell): void {
  if (fault === "missing-candidate") return mentionRemoved(app, [[cell, digit]]);
  const highlight = cell >= 0 ? errorsIn([cell]) : house >= 0 ? { houses: [house] } : null;
  const where = house >= 0 ? houseArgs(house) : { kind: "", number: 0 };
  app.say({
    tone: "bad",
    highlight,
    text: (t) => t(`hint-fault-${fault}`, { ...where, cell: cell >= 0 ? named(app, t)(cell) : "", digit }),
  });
}

/** Tells what has to be put right before any step: there is no solution, or the player is off the only one. */
export function mentionTrouble(app: App, { outcome, solution }: Solved): boolean {
  if (outcome !== "none") return outcome === "unique" && mentionMistake(app, solution);
  app.say({ tone: "bad", text: (t) => t("hint-unsolvable") });
  return true;
}

/** Tells of the first mistake, if there is one: a wrong entry, or a digit that is needed and was struck out or not noted. */
export function mentionMistake(app: App, solution: Uint8Array): boolean {
  const wrong = wrongEntries(app.model.value, solution);
  if (!wrong.length) return mentionMissing(app, solution);
  app.say({
    tone: "bad",
    highlight: errorsIn(wrong),
    text: (t) => t("hint-wrong", { count: wrong.length, cells: listed(wrong, named(app, t)) }),
    actions: [eraseAction(app, wrong), { label: (t) => t("mistake-undo"), run: () => goBack(app, solution) }],
  });
  return true;
}

/** Tells where the player's notes or candidates lack the digit of the solution, if there is such a cell. */
export function mentionMissing(app: App, solution: Uint8Array): boolean {
  const missing = missingIn(app.model.value, app.model.playerCandidates, solution);
  if (missing.length) mentionRemoved(app, missing);
  return missing.length > 0;
}

/** Names the first; where notes lack many, they may have meant something else, and can be completed together. */
function mentionRemoved(app: App, missing: readonly Missing[]): void {
  const [[cell, digit], ...others] = missing as [Missing, ...Missing[]];
  const { marks } = app.model;
  const back: Action = { label: (t) => t("hint-restore"), primary: true, run: () => restore(app, cell, digit, marks) };
  const cells = missing.map(([one]) => one);
  const renew: Action = {
    label: (t) => t("hint-renew", { count: cells.length }),
    run: () => void app.board.game.change({ kind: "fill", cells }, (game) => addNotes(game, cells)),
  };
  app.say({
    tone: "bad",
    highlight: errorsIn([cell]),
    text: (t) => {
      const where = { cell: named(app, t)(cell), digit };
      return marks === "notes" ? t("hint-lacking", { ...where, others: others.length }) : t("hint-removed", where);
    },
    actions: marks === "notes" && others.length ? [back, renew] : [back],
  });
}

/** Where it is missing, whatever the player is looking at by now. */
function restore(app: App, cell: number, digit: number, where: Marks): void {
  app.board.selection = [cell];
  app.board.game.change({ kind: "note", cells: [cell], digit }, (game) => bringBack(game, cell, digit, where));
}
