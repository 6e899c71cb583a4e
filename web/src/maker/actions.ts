/** The dialog that makes puzzles on request: one to play, or a list. */

import { EngineError, type Generated, NotFoundError, RequestError, type Symmetry } from "../engine/index.js";
import { hintTexts } from "../hint/texts.js";
import { PATIENCE_MS } from "../i18n/patience.js";
import type { App } from "../page/app.js";
import { makerTexts } from "../page/room-texts.js";
import { playMade } from "../play/games.js";
import { copyText } from "../shell/copy.js";
import { saveFile } from "../shell/save-file.js";
import { slice } from "../shell/slice.js";
import {
  EXTENSIONS,
  emptyForm,
  faultProblem,
  listText,
  type MakerField,
  type MakerForm,
  type MakerProblem,
  type MakerState,
  type MakerText,
  makerState,
  readCount,
  readForm,
} from "./form.js";
import { orbit } from "./symmetry.js";

/** The last request: who opens the dialog again goes on from there. */
const lastForm = slice(emptyForm);
const running = slice<AbortController | null>(null);

export function beginMaking(app: App): void {
  app.cancelTask();
  app.background.pause();
  app.occupied.add("maker");
  makerState.set(app, {
    form: lastForm.of(app),
    techniques: [],
    withoutTechniques: false,
    search: "",
    problem: null,
    work: null,
    note: null,
    nearest: null,
    list: [],
  });
  void loadTechniques(app);
}

export function closeMaker(app: App): void {
  stopMaking(app);
  app.occupied.delete("maker");
  makerState.set(app, null);
  app.background.wake();
}

function patch(app: App, change: Partial<MakerState>): void {
  makerState.patch(app, change);
}

/** Names and all: without them the list of techniques stays empty, and says so. */
export async function loadTechniques(app: App): Promise<void> {
  patch(app, { withoutTechniques: false });
  try {
    await app.needTexts(hintTexts);
    patch(app, { techniques: await app.answered(app.engine.techniques()) });
  } catch (error) {
    console.warn(error);
    patch(app, { withoutTechniques: true });
  }
}

export function changeForm(app: App, change: Partial<MakerForm>): void {
  const maker = makerState.of(app);
  if (!maker) return;
  const form = { ...maker.form, ...change };
  lastForm.keep(app, form);
  const { list } = maker;
  // Levels and ratings are found out while the list is made.
  const lacks = form.format !== "text" && list[0]?.grade === null;
  patch(app, { form, problem: null, note: null, nearest: null, list: lacks ? [] : list });
}

export function searchTechniques(app: App, search: string): void {
  patch(app, { search });
}

/** A pattern keeps its symmetry: where the other cells of an orbit lack, they come. */
export function chooseSymmetry(app: App, symmetry: Symmetry): void {
  const { pattern } = makerState.of(app)!.form;
  changeForm(app, { symmetry, pattern: new Set([...pattern].flatMap((cell) => orbit(cell, symmetry))) });
}

/** Puts a cell, with those that belong to it, into the pattern or takes them out. */
export function drawPattern(app: App, cell: number, on: boolean): void {
  const { pattern, symmetry } = makerState.of(app)!.form;
  const next = new Set(pattern);
  for (const other of orbit(cell, symmetry)) {
    if (on) next.add(other);
    else next.delete(other);
  }
  changeForm(app, { pattern: next });
}

export function clearPattern(app: App): void {
  changeForm(app, { pattern: new Set() });
}

function tellProblem(app: App, problem: MakerProblem): void {
  patch(app, { problem, note: null });
  focusField(problem.field);
}

/** The keyboard goes to what has to be changed. */
function focusField(field: MakerField): void {
  queueMicrotask(() => document.getElementById(`maker-${field}`)?.focus());
}

export function stopMaking(app: App): void {
  running.of(app)?.abort();
  running.keep(app, null);
}

/** The player's wish to stop, which leaves the dialog open. */
export function cancelMaking(app: App): void {
  stopMaking(app);
  patch(app, { work: null, note: (t) => t("cancelled") });
}

/** Runs one of the two makers; shows that it lasts, and what went wrong. */
async function work<T>(
  app: App,
  text: (seconds: number) => MakerText,
  job: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  stopMaking(app);
  const controller = new AbortController();
  running.keep(app, controller);
  patch(app, { problem: null, note: null, nearest: null });
  const started = performance.now();
  const show = (): void => {
    const seconds = Math.floor((performance.now() - started) / 1000);
    patch(app, { work: { done: 0, of: 0, ...makerState.of(app)?.work, text: text(seconds) } });
  };
  const first = setTimeout(show, PATIENCE_MS);
  const often = setInterval(show, 1000);
  try {
    const result = await app.answered(job(controller.signal));
    return controller.signal.aborted ? undefined : result;
  } catch (error) {
    if (!controller.signal.aborted) tellError(app, error);
    return undefined;
  } finally {
    clearTimeout(first);
    clearInterval(often);
    if (running.of(app) === controller) {
      running.keep(app, null);
      patch(app, { work: null });
    }
  }
}

function tellError(app: App, error: unknown): void {
  if (error instanceof RequestError) return tellProblem(app, faultProblem(error.problem));
  if (error instanceof NotFoundError) {
    const { attempts } = error.nearest;
    return patch(app, { nearest: error.nearest, note: (t) => t("maker-none", { attempts }) });
  }
  console.error(error);
  const missing = error instanceof EngineError && error.code === "load";
  patch(app, { note: (t) => t(missing ? "engine-failed" : "engine-stopped") });
}

/** Makes the wanted puzzle, and plays it. */
export async function makePuzzle(app: App): Promise<void> {
  const read = readForm(makerState.of(app)!.form, app.model.value);
  if ("problem" in read) return tellProblem(app, read.problem);
  const made = await work(
    app,
    (seconds) => (t) => t("maker-searching", { seconds }),
    (signal) => app.engine.generate(read.value, { signal }),
  );
  if (!made) return;
  await play(app, made);
  if (!made.nearKnown) return;
  const { name, source } = made.nearKnown;
  app.say({ tone: "info", text: () => makerTexts.of(app)("maker-near-known", { name, source }) });
}

export async function playNearest(app: App): Promise<void> {
  const nearest = makerState.of(app)?.nearest;
  if (nearest) await play(app, nearest);
}

async function play(app: App, made: Generated): Promise<void> {
  const grade = await work(
    app,
    () => (t) => t("about-grading"),
    (signal) => app.engine.grade(made.puzzle, {}, { signal }),
  );
  if (!makerState.of(app)) return;
  closeMaker(app);
  playMade(app, made, grade);
}

/** Makes many, on all cores; those that are ready when it is cancelled stay. */
export async function makeList(app: App): Promise<void> {
  const { form } = makerState.of(app)!;
  const read = readForm(form, app.model.value);
  if ("problem" in read) return tellProblem(app, read.problem);
  const count = readCount(form.count);
  if ("problem" in count) return tellProblem(app, count.problem);
  const of = count.value;
  patch(app, { list: [] });
  const text = (): MakerText => (t) => t("maker-list-making", { done: makerState.of(app)?.list.length ?? 0, of });
  const series = await work(app, text, (signal) =>
    app.engine.generateMany(read.value, of, {
      signal,
      grade: form.format !== "text",
      onProgress: (puzzles) => {
        if (signal.aborted) return;
        const shown = makerState.of(app)?.work;
        patch(app, { list: puzzles, work: shown ? { text: text(), done: puzzles.length, of } : null });
      },
    }),
  );
  if (!series) return;
  const done = series.puzzles.length;
  const near = series.puzzles.filter(({ nearKnown }) => nearKnown).length;
  const note: MakerText = (t) =>
    [t(`maker-list-${series.ended}`, { done, of }), near ? t("maker-list-near-known", { near }) : ""].join(" ").trim();
  patch(app, { list: series.puzzles, note });
}

const textOfList = ({ list, form }: MakerState): string => listText(list, form.format);

export async function copyList(app: App): Promise<void> {
  const maker = makerState.of(app);
  if (!maker) return;
  const copied = await copyText(textOfList(maker));
  patch(app, {
    note: (t) => (copied ? t("maker-list-copied", { done: maker.list.length }) : t("maker-list-uncopied")),
  });
}

export function saveList(app: App): void {
  const maker = makerState.of(app);
  if (!maker) return;
  saveFile(textOfList(maker), `nonet.${EXTENSIONS[maker.form.format]}`);
}

/** Whether there are digits to keep. */
export const boardHasDigits = (app: App): boolean => /[1-9]/.test(app.model.value);
