/** What happens in the training: runs begin, answers are judged, the record is kept. */

import { ownAddress } from "#edition";
import { engineFiles } from "#engine-files";
import { createEngine, type TechniqueId } from "../engine/index.js";
import { positionOf } from "../hint/position.js";
import { INDEX } from "../learn/catalogue.js";
import type { Learn } from "../learn/learn.js";
import { slice } from "../shell/slice.js";
import { judgeEliminations, judgeFinish, judgeName, judgePlacement, type Verdict } from "./checking.js";
import { judged, type Scores, scoresOf, strengthNow, type Wish } from "./course.js";
import { EMPTY, keepRecord, loadRecord, NAME, type TrainingRecord } from "./record.js";
import type { Grade } from "./schedule.js";
import { type Mode, type Run, SERIES, STORM_MS, trainingState, UNANSWERED } from "./state.js";
import { Stock } from "./stock.js";
import { nextSingle, type Task } from "./tasks.js";

/** Beside what is shown: the tasks that are ready, what waits for the next one, and the end of the storm. */
interface Behind {
  readonly stock: Stock;
  readonly scores: Scores;
  waiting: AbortController | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const behind = slice<Behind | null>(null);

/** Reads the record, and begins to make tasks. Called once, when the table of techniques is there. */
export function openTraining(learn: Learn): void {
  const { table } = learn.state;
  if (behind.of(learn) || !table) return;
  const scores = scoresOf(table);
  const facts = () => ({ record: trainingState.of(learn).record, scores, now: Date.now() });
  const stock = new Stock(learn.engine, createEngine(engineFiles), facts);
  behind.keep(learn, { stock, scores, waiting: null, timer: undefined });
  trainingState.set(learn, { ...trainingState.of(learn), ...loadRecord(learn.store) });
  addEventListener("storage", ({ key }: StorageEvent) => {
    if (key === null || key === `nonet:${NAME}`) trainingState.patch(learn, loadRecord(learn.store));
  });
  stock.want({ kind: "", technique: "" });
}

export const scoresAt = (learn: Learn): Scores => behind.of(learn)?.scores ?? new Map();

function keep(learn: Learn, record: TrainingRecord): void {
  const { newer } = trainingState.of(learn);
  const kept = !newer && keepRecord(learn.store, record);
  trainingState.patch(learn, { record, unkept: !newer && !kept });
}

// --- runs ---

/** The series of a technique that the address asks for. It takes the address's place, so Back leads to before it. */
export function beginAt(learn: Learn, technique: TechniqueId): void {
  if (learn.state.place.training !== technique) return;
  begin(learn, "series", { kind: "", technique }, (address) => location.replace(address));
}

export function begin(
  learn: Learn,
  mode: Mode,
  wish: Wish,
  go: (address: string) => void = (address) => location.assign(address),
): void {
  const { stock } = behind.of(learn)!;
  stop(learn);
  const from = Math.round(strengthNow(trainingState.of(learn).record, Date.now()).rating);
  const run: Run = {
    ...UNANSWERED,
    mode,
    wish,
    done: [],
    task: null,
    left: STORM_MS,
    since: 0,
    ended: false,
    from,
    best: false,
  };
  trainingState.patch(learn, { run, asking: false });
  stock.want(wish);
  // At once: a run whose place is left counts as ended.
  learn.update({ place: { ...INDEX, training: "run" } });
  go(ownAddress("train/run"));
  void next(learn);
}

/** Ends what goes on, as when the run is left. What was judged has been kept already. */
export function stop(learn: Learn): void {
  const own = behind.of(learn);
  own?.waiting?.abort();
  clearTimeout(own?.timer);
  trainingState.patch(learn, { run: null });
}

export const patchRun = (learn: Learn, change: Partial<Run>): void => {
  const { run } = trainingState.of(learn);
  if (run) trainingState.patch(learn, { run: { ...run, ...change } });
};

const isFinished = ({ mode, done, left }: Run): boolean =>
  mode === "series" ? done.length >= SERIES : mode === "streak" ? done.at(-1)?.right === false : left <= 0;

/** The next task, or the summary. */
export async function next(learn: Learn): Promise<void> {
  const own = behind.of(learn)!;
  const { run } = trainingState.of(learn);
  if (!run) return;
  if (isFinished(run)) return end(learn);
  own.waiting?.abort();
  const waiting = new AbortController();
  own.waiting = waiting;
  // One that is ready takes the place of the last on the same board, which is quicker than another board.
  const ready = own.stock.takeReady();
  if (ready) return show(learn, ready);
  patchRun(learn, { ...UNANSWERED, task: null });
  try {
    const task = await own.stock.take(waiting.signal);
    if (!waiting.signal.aborted) show(learn, task);
  } catch (error) {
    if (waiting.signal.aborted) return;
    console.error(error);
    patchRun(learn, { failed: true });
  }
}

function show(learn: Learn, task: Task): void {
  const own = behind.of(learn)!;
  patchRun(learn, { ...UNANSWERED, task, since: performance.now() });
  // Who read a long reason on a small screen begins with the question again.
  scrollTo(0, 0);
  const { run } = trainingState.of(learn);
  if (run?.mode === "storm") own.timer = setTimeout(() => runOut(learn), run.left);
}

/** The summary; and the best result, where it is one. */
export function end(learn: Learn): void {
  const { run, record } = trainingState.of(learn);
  clearTimeout(behind.of(learn)?.timer);
  if (!run || run.ended) return;
  const right = run.done.filter((one) => one.right).length;
  const kept = run.mode === "series" ? Infinity : record[run.mode];
  if (right > kept) keep(learn, { ...record, [run.mode]: right });
  patchRun(learn, { ended: true, task: null, best: right > kept });
}

/** The three minutes are over. An open task doesn't count. */
function runOut(learn: Learn): void {
  patchRun(learn, { left: 0 });
  end(learn);
}

/** The clock of the storm stands while a reason is read: it is not for haste. */
export const leftOf = ({ left, since, over, task }: Run): number =>
  over || !task ? left : Math.max(0, left - (performance.now() - since));

// --- answers ---

export async function placed(learn: Learn, values: string): Promise<void> {
  const { run } = trainingState.of(learn);
  const task = run?.task;
  if (!task || run.over || run.checking) return;
  if (task.kind === "finish") return filled(learn, task, values);
  const cell = Array.from(values).findIndex((digit, at) => digit !== task.position.values[at]);
  if (cell < 0 || values[cell] === ".") return;
  await check(learn, judgePlacement(learn.engine, task, cell * 9 + Number(values[cell]) - 1));
}

async function filled(learn: Learn, task: Task, values: string): Promise<void> {
  const verdict = judgeFinish(task, values);
  if (verdict.is === "more") patchRun(learn, { values });
  if (verdict.is === "wrong") await showNextSingle(learn, task);
  settle(learn, verdict);
}

/** So that the reason is that of the board as it is now. */
async function showNextSingle(learn: Learn, task: Task): Promise<void> {
  const { values = "" } = trainingState.of(learn).run ?? {};
  const position = values ? positionOf(task.position.givens, values) : task.position;
  patchRun(learn, { checking: true });
  const step = await nextSingle(learn.engine, position).catch(() => null);
  if (trainingState.of(learn).run?.task !== task) return;
  patchRun(learn, { checking: false, ...(step && { task: { ...task, position, step } }) });
}

export async function struck(learn: Learn): Promise<void> {
  const { run } = trainingState.of(learn);
  if (!run?.task || run.over || run.checking || !run.struck.length) return;
  await check(learn, judgeEliminations(learn.engine, run.task, run.struck));
}

export function named(learn: Learn, name: TechniqueId): void {
  const { run } = trainingState.of(learn);
  if (!run?.task || run.over) return;
  patchRun(learn, { named: name });
  settle(learn, judgeName(run.task, name));
}

/** Shows the answer; the task counts as not done. */
export async function giveUp(learn: Learn): Promise<void> {
  const { run } = trainingState.of(learn);
  if (!run?.task || run.over || run.checking) return;
  if (run.task.kind === "finish") await showNextSingle(learn, run.task);
  over(learn, "wrong", "given-up");
}

/** Waits for the engine's word, unless the task is gone by then. */
async function check(learn: Learn, judging: Promise<Verdict>): Promise<void> {
  const task = trainingState.of(learn).run?.task;
  patchRun(learn, { checking: true, verdict: null });
  const verdict = await judging.catch((error: unknown) => (console.error(error), null));
  if (trainingState.of(learn).run?.task !== task || trainingState.of(learn).run?.over) return;
  patchRun(learn, { checking: false });
  if (verdict) settle(learn, verdict);
}

function settle(learn: Learn, verdict: Verdict): void {
  const { run } = trainingState.of(learn);
  if (!run) return;
  if (verdict.is === "other") return patchRun(learn, { verdict, strayed: true });
  if (verdict.is === "more") return patchRun(learn, { verdict });
  over(learn, verdict.is === "wrong" ? "wrong" : run.strayed ? "slow" : "right", verdict);
}

function over(learn: Learn, grade: Grade, verdict: Run["verdict"]): void {
  const own = behind.of(learn)!;
  const { run, record } = trainingState.of(learn);
  if (!run?.task) return;
  clearTimeout(own.timer);
  const { kind, technique } = run.task;
  keep(learn, judged(record, run.task, grade, own.scores, Date.now()));
  const done = [...run.done, { kind, technique, right: grade !== "wrong" }];
  patchRun(learn, { verdict, over: true, left: leftOf(run), done });
}

// --- the record ---

export function forget(learn: Learn): void {
  keep(learn, EMPTY);
  behind.of(learn)?.stock.empty();
  trainingState.patch(learn, { asking: false });
}
