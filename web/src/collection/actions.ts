/** The actions of the view of collections. */

import { type BatchPart, EngineError, type ReadResult } from "../engine/index.js";
import { hintTexts } from "../hint/texts.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { printTexts } from "../page/room-texts.js";
import type { PuzzleGrade, Text } from "../page/state.js";
import { techniqueTable } from "../page/techniques.js";
import { playBrought, startGame } from "../play/games.js";
import { broughtOf } from "../reading/game.js";
import { copyText } from "../shell/copy.js";
import { room } from "../shell/room.js";
import { saveFile } from "../shell/save-file.js";
import { slice } from "../shell/slice.js";
import { collect, csvParts, fileName, lineParts } from "./files.js";
import {
  arrange,
  type Collection,
  type Column,
  cellsOf,
  digitsOf,
  type Filter,
  keepOwnTimes,
  keepResults,
  levelEndOf,
  levelOf,
  NO_FILTER,
  newCollection,
  outcomeOf,
  pendingOf,
  progressOf,
  ratingEndOf,
  type Task,
} from "./model.js";
import { type CollectionNote, type CollectionState, collectionState, initialState, type Job, patch } from "./state.js";

/** Of a rating or grade: some seconds for the hardest puzzles that there are, and enough for nearly all. */
const BUDGET = 3_000_000;
/** How often the page shows what came in. */
const SHOW_MS = 250;
/** Sooner than this a rate would be a guess. */
const EARLY_MS = 1000;

const running = slice<AbortController | null>(null);

/** Shows other puzzles; what is under way for those that are there ends. */
export function show(app: App, { name, result }: { name: string; result: ReadResult }): void {
  running.of(app)?.abort();
  app.unsaved.add("collection");
  const data = newCollection(name, result);
  keepOwnTimes(data, app.store.solvedTimes());
  collectionState.set(app, initialState(data));
}

/** Called whenever the view comes on the screen: a puzzle may have been finished since. */
export function lookForOwnTimes(app: App): void {
  const collection = collectionState.of(app);
  if (!collection) return;
  if (app.state.ready) app.save();
  if (keepOwnTimes(collection.data, app.store.solvedTimes())) patch(app, { version: collection.version + 1 });
}

// --- the list ---

/** Lists anew by filter and order; the keyboard goes to the top. */
function relist(app: App, change: Partial<Pick<CollectionState, "filter" | "sort">> = {}): void {
  const collection = collectionState.of(app);
  if (!collection) return;
  const { filter, sort } = { ...collection, ...change };
  patch(app, { ...change, order: arrange(collection.data, filter, sort), active: 0 });
}

export function filterBy(app: App, change: Partial<Filter>): void {
  relist(app, { filter: { ...collectionState.of(app)!.filter, ...change } });
}

export const showAll = (app: App): void => relist(app, { filter: NO_FILTER });

/** Sorts by a column, or the other way round where it is by that already. */
export function sortBy(app: App, column: Column, descending?: boolean): void {
  const { sort } = collectionState.of(app)!;
  relist(app, { sort: { column, descending: descending ?? (sort.column === column && !sort.descending) } });
}

/** An ER as it was typed, in tenths; null for none. */
export function readEr(text: string): number | null {
  const number = Number(text.normalize("NFKC").trim().replace(",", "."));
  return text.trim() && Number.isFinite(number) ? Math.round(number * 10) : null;
}

/** Minutes; null for none. */
export function readMinutes(text: string): number | null {
  const er = readEr(text);
  return er === null ? null : er / 10;
}

/** Selects rows from one to another, or takes them out of the selection. */
export function select(app: App, from: number, to: number, on: boolean): void {
  const { order, selected } = collectionState.of(app)!;
  const next = selected.slice();
  for (let row = Math.max(0, Math.min(from, to)); row <= Math.max(from, to) && row < order.length; row++)
    next[order[row]!] = on ? 1 : 0;
  patch(app, { selected: next, selectedCount: next.reduce((sum, one) => sum + one, 0) });
}

export function selectNone(app: App): void {
  patch(app, { selected: new Uint8Array(collectionState.of(app)!.data.count), selectedCount: 0 });
}

/**
 * Puzzles that a task or a file is about: the selected ones, shown or not, in the order of the list; where none is
 * selected, all that are shown.
 */
export function targetsOf({ data, order, sort, selected, selectedCount }: CollectionState): Uint32Array {
  return selectedCount ? arrange(data, NO_FILTER, sort).filter((index) => selected[index]) : order;
}

/** Plays a puzzle of the list; the game on the board is kept. */
export async function play(app: App, index: number): Promise<void> {
  const { data, techniques } = collectionState.of(app)!;
  location.hash = addressOf("play");
  const grade = gradeOf(data, index, techniques);
  if (grade && !data.progress.has(index)) startGame(app, digitsOf(data.givens, index), grade.level, { grade });
  else await playBrought(app, broughtOf(progressOf(data, index), app.state.settings.marks).brought);
}

/** As far as it is known; a game asks for what it needs besides. */
function gradeOf(data: Collection, index: number, techniques: CollectionState["techniques"]): PuzzleGrade | null {
  const level = levelOf(data, index);
  const hardest = techniques[data.techniques[index]! - 1];
  if (!level || !hardest || ratingEndOf(data, index) !== "exact") return null;
  return {
    level,
    solved: levelEndOf(data, index) === "exact",
    er: data.ratings[3 * index]! / 10,
    techniques: [{ id: hardest.id, count: 1 }],
  };
}

// --- tasks ---

/**
 * Does a task for those puzzles for which it was not done. Puzzles done before you cancel stay done, so the next time
 * goes on there.
 */
export async function run(app: App, task: Task): Promise<void> {
  const collection = collectionState.of(app);
  if (!collection || collection.job) return;
  const { data } = collection;
  const targets = targetsOf(collection);
  const pending = pendingOf(data, task, targets);
  if (!pending.length)
    return patch(app, { note: { tone: "info", text: (t) => t("collection-nothing", { count: targets.length }) } });
  const controller = new AbortController();
  running.keep(app, controller);
  const { signal } = controller;
  const job = { task, of: pending.length, cancel: () => controller.abort() };
  const started = performance.now();
  let done = 0;
  let shown = started;
  const keep = (all: number, part: BatchPart): void => {
    done = all;
    keepResults(data, task, pending.subarray(part.from, part.from + part.count), part);
    const now = performance.now();
    if (now - shown < SHOW_MS) return;
    shown = now;
    patch(
      app,
      { job: { ...job, done, ...paceOf(done, pending.length, now - started) }, version: nextVersion(app) },
      data,
    );
  };
  patch(app, { job: { ...job, done: 0, rate: 0, left: 0 }, note: null });
  const resume = app.background.hold();
  let note: CollectionNote["text"];
  let tone: "info" | "good" | "bad" = "good";
  try {
    if (task === "grade") await needNames(app, data);
    await app.answered(app.engine.batch(task, cellsOf(data, pending), { signal, budget: BUDGET, onProgress: keep }));
    note = said(data, task, pending, performance.now() - started);
  } catch (error) {
    tone = signal.aborted ? "info" : "bad";
    note = signal.aborted
      ? (t) => t("collection-cancelled", { done, of: pending.length })
      : failureOf(app, error, task);
  } finally {
    if (running.of(app) === controller) running.keep(app, null);
    resume();
  }
  patch(app, { job: null, note: { tone, text: note }, version: nextVersion(app) }, data);
  if (collectionState.of(app)?.data === data) relistQuietly(app);
}

const nextVersion = (app: App): number => (collectionState.of(app)?.version ?? 0) + 1;

/** Where filter or order is by results, they are others now. The keyboard stays at its puzzle. */
function relistQuietly(app: App): void {
  const { data, filter, sort, order, active } = collectionState.of(app)!;
  const at = order[active]!;
  const next = arrange(data, filter, sort);
  patch(app, {
    order: next,
    active: Math.max(0, next.indexOf(at)),
  });
}

function paceOf(done: number, of: number, millis: number): Pick<Job, "rate" | "left"> {
  if (millis < EARLY_MS || !done) return { rate: 0, left: 0 };
  const rate = (1000 * done) / millis;
  return { rate, left: (of - done) / rate };
}

/** The techniques have names in every language; where these cannot be had, no grade can be read. */
export async function needNames(app: App, data: Collection): Promise<void> {
  await app.needTexts(hintTexts);
  patch(app, { techniques: await techniqueTable(app) }, data);
}

function failureOf(app: App, error: unknown, task: Task): Text {
  console.error(error);
  const missing = error instanceof EngineError && error.code === "load";
  if (missing) app.failed(error, () => void run(app, task));
  return (t) => t(missing ? "engine-failed" : "engine-stopped");
}

/** How a task went, in numbers. */
function said(data: Collection, task: Task, puzzles: Uint32Array, millis: number): CollectionNote["text"] {
  const count = (test: (index: number) => boolean): number =>
    puzzles.reduce((sum, index) => sum + (test(index) ? 1 : 0), 0);
  const time = { count: puzzles.length, seconds: Math.max(1, Math.round(millis / 1000)) };
  const numbers = {
    none: count((index) => outcomeOf(data, index) === "none"),
    several: count((index) => outcomeOf(data, index) === "several"),
    stopped: count((index) => outcomeOf(data, index) === "stopped"),
    hard:
      task === "rate" || task === "grade"
        ? count((index) => (task === "rate" ? ratingEndOf(data, index) : levelEndOf(data, index)) === "budget")
        : 0,
    spare:
      task === "minimise"
        ? count((index) => data.minimalClues[index]! > 0 && data.minimalClues[index]! < data.clues[index]!)
        : 0,
  };
  const parts = (["none", "several", "hard", "spare", "stopped"] as const).filter((part) => numbers[part] > 0);
  return (t) =>
    [t("collection-done", time), ...parts.map((part) => t(`collection-done-${part}`, { count: numbers[part] }))].join(
      " ",
    );
}

// --- files ---

/** The results of the shown or selected puzzles as a table. */
export async function saveResults(app: App): Promise<void> {
  const collection = collectionState.of(app)!;
  const { data } = collection;
  const parts = await collect(csvParts(data, targetsOf(collection), collection.techniques));
  saveFile(parts, fileName(data.name, ".csv"), "text/csv;charset=utf-8");
}

/** The shown or selected puzzles, one a line; or what is left of them when no given is to spare. */
export async function savePuzzles(app: App, what: "givens" | "minimal" = "givens"): Promise<void> {
  const collection = collectionState.of(app)!;
  const parts = await collect(lineParts(collection.data, targetsOf(collection), what));
  saveFile(parts, fileName(collection.data.name, what === "givens" ? ".sdm" : "-minimal.sdm"));
}

const printing = room(() => import("../print/actions.js"), printTexts);

/** Takes the puzzles to the view that prints, the first of them when they are too many for one booklet. */
export async function printThem(app: App): Promise<void> {
  const { data, ...collection } = collectionState.of(app)!;
  const puzzles = Array.from(targetsOf({ data, ...collection }), (index) => ({
    givens: digitsOf(data.givens, index),
    level: levelOf(data, index) || null,
    er: ratingEndOf(data, index) === "exact" ? data.ratings[3 * index]! / 10 : null,
    expected: 10 * data.times[index]! || undefined,
  }));
  await printing.use(app, ({ printPuzzles }) => printPuzzles(app, puzzles, data.name));
}

export async function copyPuzzles(app: App): Promise<void> {
  const collection = collectionState.of(app)!;
  const targets = targetsOf(collection);
  const copied = await copyText([...lineParts(collection.data, targets, "givens")].join(""));
  const text: CollectionNote["text"] = (t) =>
    copied ? t("collection-copied", { count: targets.length }) : t("collection-uncopied");
  patch(app, { note: { tone: copied ? "good" : "bad", text } });
}
