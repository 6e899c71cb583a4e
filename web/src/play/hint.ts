/** The hint button: where to look, the technique, the reasoning, do it. One press each; mistakes come first. */

import type { Step } from "../engine/index.js";
import { cellOf, cellsOf, digitOf } from "../hint/names.js";
import { hintTexts } from "../hint/texts.js";
import type { Localizer } from "../i18n/localizer.js";
import type { App } from "../page/app.js";
import { countHint } from "../page/game.js";
import { type Action, isSetup, type Text } from "../page/state.js";
import { cellNames } from "../shell/cell-names.js";
import { room } from "../shell/room.js";
import { slice } from "../shell/slice.js";
import type { Clash } from "../sudoku/game.js";
import type { CellNames } from "../sudoku/geometry.js";
import { errorsIn } from "../sudoku/highlight.js";
import { clashIn, clashText } from "../sudoku/labels.js";
import { strikeOut } from "../sudoku/notes.js";
import { celebrate } from "./board.js";
import { editPuzzle } from "./games.js";
import { type Found, findHint, keyOf, type Question, questionOf } from "./hint/find.js";
import { backToBeforeMistake } from "./history/mistake.js";
import { thoughtOf } from "./idle.js";

/** Cells are named as the level of the game has it. */
const named = ({ state }: App, t: Localizer<"cell-in-words">): CellNames => cellNames(t, state.gameLevel);

/** Those who wait for an answer together: another line begins where nobody waits for the present one any more. */
const line = slice<object>({});

/** Presses of the hint button count one after another, also those that come while the engine is still thinking. */
export const pressHint = (app: App): Promise<void> => queue(app, () => takePress(app));

async function queue(app: App, take: () => Promise<void> | void): Promise<void> {
  const own = line.of(app);
  const taken = app.hintPress.then(() => (own === line.of(app) ? take() : undefined));
  // Whoever pressed hears of a fault; the next press is taken all the same.
  app.hintPress = taken.catch(() => undefined);
  return taken;
}

/** A press that gets no answer, since the player cancels or goes on, or it fails, takes those with it that wait behind it. */
const dropPresses = (app: App): void => line.keep(app, {});

async function takePress(app: App): Promise<void> {
  const hint = app.state.message?.hint;
  if (!hint) return beginHint(app);
  if (hint.judged) return hint.judged.action.run();
  if (hint.stage === 3) return doHint(app, hint.step);
  const stage = (hint.stage + 1) as 2 | 3;
  if (stage === 3 && counted.of(app) !== hint.step) {
    counted.keep(app, hint.step);
    countHint(app);
  }
  hintParts.of(app)!.showStage(app, hint.step, stage);
}

/** The step whose hint was counted last: who goes back and reads it again is not helped twice. */
const counted = slice<Step | null>(null);

/** One stage back; from the first, the hint is put away. */
export function backInHint(app: App): void {
  const hint = app.state.message?.hint;
  if (!hint || hint.stage === 1 || hint.judged) return app.clearMessage();
  hintParts.of(app)!.showStage(app, hint.step, (hint.stage - 1) as 1 | 2);
}

/** `all`: also with techniques that are switched off. */
async function beginHint(app: App, all = false): Promise<void> {
  if (isSetup(app)) return app.say({ tone: "info", text: (t) => t("setup-not-now") });
  if (app.model.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  const clash = clashIn(app.model.value);
  if (clash) return mentionClash(app, clash);
  const question = questionOf(app, all);
  const { value } = question;
  const found = await app.task(
    (t) => t("thinking"),
    (signal, _, tell) => answer(app, question, signal, tell),
    { retry: () => void pressHint(app) },
  );
  if (!found) return dropPresses(app);
  if (value !== app.model.value) return;
  // Other small digits were shown meanwhile.
  if (keyOf(question) !== keyOf(questionOf(app, all))) return beginHint(app, all);
  found.parts.tellFound(app, found, () => void queue(app, () => beginHint(app, true)));
}

/** Givens that clash are the puzzle's fault: no undo can help there. */
export function mentionClash(app: App, clash: Clash): void {
  const ofGivens = clashIn(app.model.givens);
  const undo: Action = { label: (t) => t("mistake-undo"), run: () => void backToBeforeMistake(app) };
  const edit: Action = { label: (t) => t("loaded-edit"), primary: true, run: () => editPuzzle(app) };
  const { cells } = ofGivens ?? clash;
  app.say({
    tone: "bad",
    text: (t) => t("hint-conflict", { clash: clashText(t, ofGivens ?? clash, named(app, t)) }),
    highlight: errorsIn(cells),
    actions: [ofGivens ? edit : undo],
  });
}

/** Answers with the step found in the background, or finds it now. A hard position is announced at once. */
async function answer(
  app: App,
  question: Question,
  signal: AbortSignal,
  tell: (text: Text) => void,
): Promise<Found & { parts: Parts }> {
  const parts = await hintParts.need(app);
  const onHard = (): void => tell((t) => t("thinking-on"));
  const found = thoughtOf(app, question) ?? (await findHint(app, app.engine, question, { signal, onHard }));
  return { ...found, parts };
}

/** The words and drawings of hints: there whenever there is a hint. */
export const hintParts = room(() => import("./hint/parts.js"), hintTexts);
type Parts = typeof import("./hint/parts.js");

function doHint(app: App, step: Step): void {
  app.clearMessage();
  performStep(app, step);
}

/** Whether a step is done in notes that are not all there: then those that are missing are filled in with it. */
const fillsNotes = ({ model }: App, { eliminations }: Step): boolean =>
  eliminations.length > 0 && !model.playerCandidates;

/** Label of the button that does a step. */
export const doLabel = (app: App, step: Step): string =>
  app.t(fillsNotes(app, step) ? "hint-next-fill" : "hint-next-4");

/** Does a step on the board. */
export function performStep(app: App, step: Step): void {
  const { placements, eliminations } = step;
  if (eliminations.length) strike(app, step);
  if (!placements.length) return;
  app.board.place(Array.from(placements, (candidate) => [cellOf(candidate), digitOf(candidate)] as const));
  if (app.model.solved) return celebrate(app);
  const [digit, cell] = [digitOf(placements[0]!), cellOf(placements[0]!)];
  app.say({ tone: "good", text: (t) => t("hint-done", { digit, cell: named(app, t)(cell) }) });
}

function strike(app: App, step: Step): void {
  const { eliminations } = step;
  const filled = fillsNotes(app, step) ? "yes" : "no";
  app.board.game.change({ kind: "eliminate", cells: cellsOf(eliminations) }, (game) => strikeOut(game, eliminations));
  app.say({ tone: "good", text: (t) => t("hint-struck", { count: eliminations.length, filled }) });
}
