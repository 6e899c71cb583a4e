/** The hint button: where to look, the technique, the reasoning, do it. One press each; mistakes come first. */
import { ALL_DIGITS, bit, cellName } from "../../board/geometry.js";
import type { Highlight } from "../../board/index.js";
import type { Solved, Step } from "../../engine/index.js";
import type { App } from "../app.js";
import { houseArgs } from "../../board/labels.js";
import { ListOf } from "../../i18n/list.js";
import { cellOf, digitOf, drawing, explain, houseOf } from "../hints.js";
import { type Action, puzzleOf, type Text } from "../state.js";

/** Presses of the hint button count one after another, also those that come while the engine is still thinking. */
export function pressHint(app: App): Promise<void> {
  app.hintPress = app.hintPress.then(() => takePress(app));
  return app.hintPress;
}

async function takePress(app: App): Promise<void> {
  const hint = app.state.message?.hint;
  if (!hint) return beginHint(app);
  if (hint.stage === 3) return doHint(app, hint.step);
  showStage(app, hint.step, (hint.stage + 1) as 2 | 3);
}

async function beginHint(app: App): Promise<void> {
  if (app.board.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  const conflicts = app.board.conflicts;
  if (conflicts.length) return app.say({ tone: "bad", text: (t) => t("hint-conflict"), highlight: errorsIn(conflicts) });
  const { value } = app.board;
  const candidates = app.board.marks === "candidates" ? app.board.candidates : null;
  const work = async (signal: AbortSignal): Promise<{ solved: Solved; step: Step | null }> => {
    const solved = await app.engine.solve(puzzleOf(app.state), { signal });
    return { solved, step: await app.engine.hint(value, candidates, { signal }) };
  };
  const found = await app.task((t) => t("thinking"), work, { retry: () => void pressHint(app) });
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
    app.say({
      tone: "bad",
      highlight: errorsIn(wrong),
      text: (t) => t("hint-wrong", { count: wrong.length, cells: new ListOf(wrong.map(cellName)) }),
      actions: [eraseAction(app, wrong)],
    });
    return true;
  }
  const struck = candidates?.findIndex((mask, cell) => app.board.value[cell] === "." && !(mask & bit(solution[cell]!))) ?? -1;
  if (struck < 0) return false;
  const digit = solution[struck]!;
  app.say({
    tone: "bad",
    highlight: errorsIn([struck]),
    text: (t) => t("hint-removed", { cell: cellName(struck), digit }),
    actions: [{ label: (t) => t("hint-restore"), primary: true, run: () => restoreCandidate(app, struck, digit) }],
  });
  return true;
}

function restoreCandidate(app: App, cell: number, digit: number): void {
  // The player may be looking at the notes by now, and would get one.
  app.board.marks = "candidates";
  app.board.selection = [cell];
  app.board.note(digit);
}

/** The cells whose entry differs from the solution. */
export function wrongEntries(value: string, solution: Uint8Array): number[] {
  return Array.from(value, (digit, cell) => (digit !== "." && Number(digit) !== solution[cell] ? cell : -1)).filter((cell) => cell >= 0);
}

export function errorsIn(cells: readonly number[]): Highlight {
  return { cells: cells.map((cell) => ({ cell, role: "error" })) };
}

export function eraseAction(app: App, cells: readonly number[]): Action {
  return {
    label: (t) => t("check-erase", { count: cells.length }),
    primary: true,
    run: () => app.board.place(cells.map((cell) => [cell, 0] as const)),
  };
}

function showStage(app: App, step: Step, stage: 1 | 2 | 3): void {
  const { value } = app.board;
  app.say({
    tone: "info",
    hint: { step, stage },
    highlight: drawing(step, stage, value),
    ...stageTexts(app, step, stage),
    actions: [{ label: (t) => t(`hint-next-${stage + 1}`), primary: true, run: () => void pressHint(app) }],
  });
}

function stageTexts(app: App, step: Step, stage: 1 | 2 | 3): { title: Text; text: Text } {
  const look = houseArgs(houseOf(step));
  if (stage === 1) return { title: (t) => t("hint-look", look), text: (t) => t("hint-stage", { stage }) };
  const title: Text = (t) => t(`technique-${step.technique}`);
  if (stage === 2) return { title, text: (t) => t(`technique-${step.technique}-means`) };
  const { value, candidates, marks } = app.board;
  const struck = marks === "candidates" ? ~candidates[cellOf(step.placements[0]!)]! & ALL_DIGITS : 0;
  return { title, text: (t) => explain(t, step, value, struck) };
}

function doHint(app: App, step: Step): void {
  const cell = cellOf(step.placements[0]!);
  const digit = digitOf(step.placements[0]!);
  app.clearMessage();
  app.board.place([[cell, digit]]);
  if (app.board.solved) app.board.celebrate();
  else app.say({ tone: "good", text: (t) => t("hint-done", { digit, cell: cellName(cell) }) });
}
