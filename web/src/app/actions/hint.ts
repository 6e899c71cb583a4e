/** The hint button: where to look, the technique, the reasoning, do it. One press each; mistakes come first. */
import { cellName } from "../../board/geometry.js";
import type { Step } from "../../engine/index.js";
import type { App } from "../app.js";
import { drawing, explain, houseOf, list } from "../hints.js";
import { houseArgs } from "../../board/labels.js";
import { puzzleOf } from "../state.js";

/** One press of the hint button. */
export async function pressHint(app: App): Promise<void> {
  const { hint } = app.state;
  if (!hint) return beginHint(app);
  if (hint.stage === 3) return doHint(app, hint.step);
  showStage(app, hint.step, (hint.stage + 1) as 2 | 3);
}

async function beginHint(app: App): Promise<void> {
  if (app.board.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  const conflicts = app.board.conflicts;
  if (conflicts.length) return complain(app, conflicts, "hint-conflict");
  const { value } = app.board;
  const candidates = app.board.marks === "candidates" ? app.board.candidates : null;
  const found = await app.task((t) => t("thinking"), async (signal) => {
    const solved = await app.engine.solve(puzzleOf(app.state), { signal });
    return { solved, step: await app.engine.hint(value, candidates, { signal }) };
  });
  if (!found || value !== app.board.value) return;
  const { outcome, solution } = found.solved;
  if (outcome === "none") return app.say({ tone: "bad", text: (t) => t("hint-unsolvable") });
  if (outcome === "unique" && mentionMistake(app, solution, candidates)) return;
  if (found.step) return showStage(app, found.step, 1);
  const full = !value.includes(".");
  app.say({ tone: "info", text: (t) => t(full ? "hint-full" : "hint-no-single") });
}

/** Tells of the first mistake, if there is one: a wrong entry, or a struck-out candidate that is needed. */
function mentionMistake(app: App, solution: Uint8Array, candidates: Uint16Array | null): boolean {
  const wrong = wrongEntries(app.board.value, solution);
  if (wrong.length) {
    markErrors(app, wrong);
    app.say({
      tone: "bad",
      text: (t) => t("hint-wrong", { count: wrong.length, cells: list(t, wrong.map(cellName)) }),
      actions: [eraseAction(app, wrong)],
    });
    return true;
  }
  const struck = candidates?.findIndex((mask, cell) => app.board.value[cell] === "." && !(mask & (1 << (solution[cell]! - 1)))) ?? -1;
  if (struck < 0) return false;
  const digit = solution[struck]!;
  app.board.highlight = { cells: [{ cell: struck, role: "error" }] };
  app.say({
    tone: "bad",
    text: (t) => t("hint-removed", { cell: cellName(struck), digit }),
    actions: [{ label: (t) => t("hint-restore"), primary: true, run: () => restoreCandidate(app, struck, digit) }],
  });
  return true;
}

function restoreCandidate(app: App, cell: number, digit: number): void {
  app.board.selection = [cell];
  app.board.note(digit);
}

/** The cells whose entry differs from the solution. */
export function wrongEntries(value: string, solution: Uint8Array): number[] {
  return Array.from(value, (digit, cell) => (digit !== "." && Number(digit) !== solution[cell] ? cell : -1)).filter((cell) => cell >= 0);
}

export function markErrors(app: App, cells: readonly number[]): void {
  app.board.highlight = { cells: cells.map((cell) => ({ cell, role: "error" })) };
}

export function eraseAction(app: App, cells: readonly number[]): { label: (t: App["t"]) => string; primary: true; run(): void } {
  return {
    label: (t) => t("check-erase", { count: cells.length }),
    primary: true,
    run: () => app.board.place(cells.map((cell) => [cell, 0] as const)),
  };
}

function complain(app: App, cells: readonly number[], id: string): void {
  markErrors(app, cells);
  app.say({ tone: "bad", text: (t) => t(id) });
}

function showStage(app: App, step: Step, stage: 1 | 2 | 3): void {
  const { value } = app.board;
  const target = Math.floor(step.placements[0]! / 9);
  const struck = app.board.marks === "candidates" ? ~app.board.candidates[target]! & 511 : 0;
  app.board.highlight = drawing(step, stage, value);
  const look = houseArgs(houseOf(step));
  app.update({
    hint: { step, stage },
    message: {
      tone: "info",
      title: stage === 1 ? (t) => t("hint-look", look) : (t) => t(`technique-${step.technique}`),
      text: stage === 3 ? (t) => explain(t, step, value, struck) : stage === 2 ? (t) => t(`technique-${step.technique}-means`) : (t) => t("hint-stage", { stage }),
      actions: [{ label: (t) => t(`hint-next-${stage + 1}`), primary: true, run: () => void pressHint(app) }],
    },
  });
}

function doHint(app: App, step: Step): void {
  const cell = Math.floor(step.placements[0]! / 9);
  const digit = (step.placements[0]! % 9) + 1;
  app.clearMessage();
  app.board.place([[cell, digit]]);
  if (!app.board.solved) app.say({ tone: "good", text: (t) => t("hint-done", { digit, cell: cellName(cell) }) });
}
