/** Finding paths and steps, and walking along them. The player's game is only read, until a step is to be done. */

import type { AllSteps, Hint, LogicOptions, SolutionPath, Step } from "../engine/index.js";
import { firstBranch } from "../hint/branches.js";
import type { FaultToTell } from "../hint/faults.js";
import { type Lit, UNLIT } from "../hint/lit.js";
import { after, type Position, positionOf } from "../hint/position.js";
import type { Localizer } from "../i18n/localizer.js";
import type { App } from "../page/app.js";
import { puzzleOf } from "../page/state.js";
import { allowedTechniques, techniqueTable } from "../page/techniques.js";
import { performStep } from "../play/hint.js";
import { cellNames } from "../shell/cell-names.js";
import { slice } from "../shell/slice.js";
import { errorsIn, openIn } from "../sudoku/highlight.js";
import { houseArgs } from "../sudoku/labels.js";
import {
  type Ending,
  type Filter,
  initialPathViews,
  type PathState,
  type PathViews,
  pathState,
  type StepsState,
} from "./state.js";

/** Work after which one step is given up, about half a minute; the player can end it before. */
const BUDGET = 30_000_000;
/** The same for a path of needed steps, which is looked for as a whole. */
const PATH_BUDGET = 2 * BUDGET;
/** Steps come faster than anybody can read them. */
const BETWEEN_DRAWINGS_MS = 100;

export const viewsOf = (app: App): PathViews => pathState.of(app) ?? initialPathViews;

const patchViews = (app: App, patch: Partial<PathViews>): void => pathState.set(app, { ...viewsOf(app), ...patch });
const patchPath = (app: App, patch: Partial<PathState>): void =>
  patchViews(app, { path: { ...viewsOf(app).path, ...patch } });
const patchNow = (app: App, patch: Partial<StepsState>): void =>
  patchViews(app, { now: { ...viewsOf(app).now, ...patch } });

/** The running search; each page has one. */
const job = slice<AbortController | null>(null);

/** Stops looking. Steps found so far stay. */
export function endSearch(app: App): void {
  job.of(app)?.abort();
  job.keep(app, null);
}

/** Runs a search; a new one ends the one before. Nothing that is done in idle time may be in its way. */
async function search(
  app: App,
  work: (signal: AbortSignal) => Promise<void>,
  otherwise: (ended: Ending) => void,
): Promise<void> {
  endSearch(app);
  const controller = new AbortController();
  job.keep(app, controller);
  app.background.pause();
  try {
    await app.answered(work(controller.signal));
  } catch (error) {
    if (controller.signal.aborted) return;
    console.error(error);
    otherwise({ tone: "bad", text: (t) => t("engine-stopped") });
  } finally {
    if (job.of(app) === controller) job.keep(app, null);
    app.background.wake();
  }
}

/** The table of techniques, which every one of the views needs; says when it cannot be had. */
async function openViews(app: App): Promise<boolean> {
  app.roomCame();
  try {
    const table = await techniqueTable(app);
    if (viewsOf(app).table !== table) patchViews(app, { table });
    return true;
  } catch (error) {
    void app.roomFailed(error, () => enter(app));
    return false;
  }
}

/** A view has been opened: what it shows is looked for, if it is not there already. */
export async function enter(app: App): Promise<void> {
  if (!(await openViews(app))) return;
  if (app.state.view === "path") await findPath(app);
  else if (app.state.view === "steps") await findSteps(app);
}

/** The position on the board, as hints see it. */
function positionNow(app: App): Position {
  const { value, playerCandidates: candidates } = app.model;
  const position = positionOf(puzzleOf(app), value);
  return candidates ? { ...position, candidates } : position;
}

/** Which techniques are looked for, and in whose order. */
type Choice = Required<Pick<LogicOptions, "techniques" | "order">>;

const choiceOf = async (app: App): Promise<Choice> => ({
  techniques: await allowedTechniques(app),
  order: app.state.settings.hintOrder,
});

const keyOf = ({ givens, values, candidates }: Position, { techniques, order }: Choice): string =>
  [givens, values, candidates, techniques, order].join("|");

const question = ({ candidates, givens }: Position, choice: Choice): LogicOptions => ({
  candidates,
  givens,
  ...choice,
  budget: BUDGET,
});

/** Looks for the path from the givens or from the board: the steps that are needed, or all that there are on the way. */
export async function findPath(
  app: App,
  from = viewsOf(app).path.from,
  whole = viewsOf(app).path.whole,
): Promise<void> {
  const start = from === "start" ? positionOf(puzzleOf(app)) : positionNow(app);
  await search(
    app,
    async (signal) => {
      const choice = await choiceOf(app);
      const key = `${keyOf(start, choice)}|${whole}`;
      const { path } = viewsOf(app);
      if (path.key === key && path.ended && !path.ended.limited) return patchPath(app, { from });
      patchPath(app, { from, whole, key, positions: [start], steps: [], at: 0, ended: null });
      await (whole ? followPath : neededPath)(app, start, choice, signal);
    },
    (ended) => patchPath(app, { ended, key: "" }),
  );
}

/** It is known only at the end which steps are needed. */
async function neededPath(app: App, start: Position, choice: Choice, signal: AbortSignal): Promise<void> {
  const options = { ...question(start, choice), budget: PATH_BUDGET };
  const path = await app.engine.path(start.values, options, { signal });
  const positions = [start];
  for (const step of path.steps) positions.push(after(positions.at(-1)!, step));
  const ended: Ending = path.solved ? SOLVED : endingOf(app, path);
  patchPath(app, { positions, steps: path.steps, ended });
}

/** Step by step, so that what is found can be read at once. */
async function followPath(app: App, start: Position, choice: Choice, signal: AbortSignal): Promise<void> {
  const [positions, steps]: [Position[], Step[]] = [[start], []];
  let drawn = 0;
  for (;;) {
    const position = positions.at(-1)!;
    const hint = await app.engine.hint(position.values, question(position, choice), { signal });
    const { step } = hint;
    if (!step) return patchPath(app, { positions, steps, ended: endingOf(app, hint) });
    steps.push(step);
    positions.push(after(position, step));
    if (performance.now() - drawn < BETWEEN_DRAWINGS_MS) continue;
    drawn = performance.now();
    patchPath(app, { positions: [...positions], steps: [...steps] });
  }
}

const stuck = ({ state }: App, budget: boolean): Ending => ({
  tone: "info",
  text: (t) =>
    t(budget ? "path-end-budget" : state.settings.withoutTechniques.length ? "path-end-without" : "path-end-stuck"),
});

const SOLVED: Ending = { tone: "good", text: (t) => t("path-end-solved") };

/** Why there is no other step. */
function endingOf(app: App, found: Hint | AllSteps | SolutionPath): Ending {
  const { fault, open, end } = found;
  if (fault === "solved") return SOLVED;
  if (open.length)
    return { tone: "info", highlight: openIn(open), text: (t) => t("path-end-open", { count: open.length }) };
  return fault && fault !== "several-solutions" ? faultOf(app, found, fault) : stuck(app, end === "budget");
}

/** Why logic cannot start, in the words of hints. */
function faultOf(app: App, { cell, house, digit }: Hint | AllSteps | SolutionPath, fault: FaultToTell): Ending {
  const name = (t: Localizer<"cell-in-words">): string => (cell >= 0 ? cellNames(t, app.state.gameLevel)(cell) : "");
  const highlight = cell >= 0 ? errorsIn([cell]) : house >= 0 ? { houses: [house] } : null;
  if (fault === "missing-candidate") {
    const { marks } = app.model;
    const text: Ending["text"] = (t) =>
      marks === "notes"
        ? t("hint-lacking", { cell: name(t), digit, others: 0 })
        : t("hint-removed", { cell: name(t), digit });
    return { tone: "bad", highlight, text };
  }
  return {
    tone: "bad",
    highlight,
    text: (t) =>
      t(`hint-fault-${fault}`, { ...(house >= 0 ? houseArgs(house) : { kind: "", number: 0 }), cell: name(t), digit }),
  };
}

/** Ends the search at the player's wish. */
export function cancelSearch(app: App): void {
  endSearch(app);
  const ended: Ending = { tone: "info", text: (t) => t("cancelled"), limited: true };
  if (app.state.view === "path") patchPath(app, { ended });
  else patchNow(app, { ended });
}

/** Shows a step of the path; beyond its ends there is none. */
export function goTo(app: App, at: number): void {
  const { steps } = viewsOf(app).path;
  patchPath(app, { at: Math.max(0, Math.min(steps.length - 1, at)) });
}

/** Looks for all steps on the board. */
export async function findSteps(app: App): Promise<void> {
  const position = positionNow(app);
  await search(
    app,
    async (signal) => {
      const choice = await choiceOf(app);
      const key = keyOf(position, choice);
      const { now } = viewsOf(app);
      if (now.key === key && now.ended && !now.ended.limited) return;
      patchNow(app, { key, position, steps: [], at: -1, ended: null });
      const all = await app.engine.steps(position.values, question(position, choice), { signal });
      const { steps, end } = all;
      const ended = steps.length ? found(steps.length, end === "budget") : endingOf(app, all);
      patchNow(app, { steps, ended });
    },
    (ended) => patchNow(app, { ended, key: "" }),
  );
}

const found = (count: number, budget: boolean): Ending => ({
  tone: "info",
  text: (t) => t(budget ? "steps-found-budget" : "steps-found", { count }),
});

export function chooseStep(app: App, at: number): void {
  patchNow(app, { at });
}

/** Shows one branch of a forcing chain, or with null all of them. */
export function chooseBranch(app: App, step: Step, shown: number | null): void {
  patchViews(app, { branch: { step, shown }, lit: null });
}

/** Shows the reasoning as far as a line. */
export function lightLine(app: App, step: Step, lit: Lit): void {
  patchViews(app, { lit: { step, lit } });
}

export function litOf(app: App, step: Step): Lit {
  const { lit } = viewsOf(app);
  return lit?.step === step ? lit.lit : UNLIT;
}

/** The branch that is shown: until one is chosen, of a tangle the first, else all together. */
export function branchOf(app: App, step: Step): number | null {
  const { branch } = viewsOf(app);
  return branch?.step === step ? branch.shown : firstBranch(step);
}

export function setFilter(app: App, patch: Partial<Filter>): void {
  const { now } = viewsOf(app);
  patchNow(app, { filter: { ...now.filter, ...patch } });
}

/** Does a step in the player's game, as one step that can be undone, and looks for those that there are then. */
export function doStep(app: App, step: Step): void {
  performStep(app, step);
  void findSteps(app);
}

export function searchTechniques(app: App, text: string): void {
  patchViews(app, { search: text });
}
