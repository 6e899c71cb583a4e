/**
 * What is done while nothing else is: grading the puzzle on the board, thinking of the next hint, and making puzzles for the shelf. It
 * has a worker of its own, so that nothing the player asks for waits for it, and stops as soon as the player asks.
 */
import { engineFiles } from "#engine-files";
import { createEngine, type Engine } from "../engine/index.js";
import { type Found, findHint, isWorthAsking, keyOf, type Question, questionOf } from "../play/hint/find.js";
import { dayOf, requestOfDay } from "../shell/day.js";
import type { App } from "./app.js";
import type { ReadyPuzzle } from "./shelf.js";
import { isSetup, type PuzzleGrade } from "./state.js";

/** Without anything that the player asked for, before the shelf is filled. */
const QUIET_MS = 3000;
const BETWEEN_MS = 200;
/** Without a move, before the next hint is thought of. */
const THINK_MS = 300;
/** Some two seconds; what takes longer is left to the player to ask for. */
const THINK_BUDGET = 2_000_000;
/** The worker goes when there is nothing to do for longer than most moves take. */
const IDLE_MS = 30_000;

type Job = (signal: AbortSignal) => Promise<void>;

export class Background {
  readonly #app: App;
  readonly #engine: Engine;
  /** The puzzle that was graded last, also if it has no grade. */
  #graded = "";
  /** The question thought of last, and its answer once there is one. */
  #hint: { key: string; found: Found | null } = { key: "", found: null };
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;

  constructor(app: App) {
    this.#app = app;
    this.#engine = createEngine({ ...engineFiles, idleMs: IDLE_MS });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.pause() : this.wake()));
  }

  /** Something may have to be done now; nothing is done at once. */
  wake(quiet = QUIET_MS): void {
    this.pause();
    this.#timer = setTimeout(() => this.#whenIdle(), this.#toGrade() ? 0 : this.#toThink() ? THINK_MS : quiet);
  }

  /** The answer to a hint's question, where it has been found by now. */
  hintFor(question: Question): Found | null {
    return this.#hint.key === keyOf(question) ? this.#hint.found : null;
  }

  /** Stops what is being done. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
  }

  /** Safari has no `requestIdleCallback`; there the timer before has to do. */
  #whenIdle(): void {
    if (this.#pending) return;
    this.#pending = true;
    const run = (): void => {
      this.#pending = false;
      void this.#run();
    };
    if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: QUIET_MS });
    else setTimeout(run, 0);
  }

  async #run(): Promise<void> {
    const job = this.#next();
    if (
      !job ||
      this.#running ||
      document.hidden ||
      this.#app.isBusy ||
      this.#app.state.collection?.job ||
      this.#app.isWithoutEngine
    )
      return;
    const controller = new AbortController();
    this.#running = controller;
    try {
      await job(controller.signal);
    } catch (error) {
      // Whoever needs the engine is told by the call that needs it. This tries again when something happens.
      if (!controller.signal.aborted) console.warn("Nonet, in the background:", error);
      if (this.#running === controller) this.#running = null;
      return;
    }
    if (this.#running !== controller) return;
    this.#running = null;
    this.wake(BETWEEN_MS);
  }

  #toGrade(): boolean {
    const { state } = this.#app;
    return state.board.ready && !state.grade && !isSetup(state) && state.board.givens !== this.#graded;
  }

  /** Only where a player has begun: whoever looks at a puzzle asks for no hint yet. */
  #toThink(): boolean {
    const { state } = this.#app;
    return state.board.canUndo && isWorthAsking(this.#app) && this.#hint.key !== keyOf(questionOf(this.#app));
  }

  #next(): Job | null {
    if (this.#toGrade()) return (signal) => this.#gradeBoard(signal);
    if (this.#toThink()) return (signal) => this.#think(signal);
    const day = dayOf(new Date());
    if (!this.#app.shelf.daily(day)) return (signal) => this.#makeDaily(day, signal);
    const level = this.#app.shelf.missing(this.#app.state.settings.level);
    if (!level) return null;
    return async (signal) => {
      this.#app.shelf.put(level, await makeReady(this.#engine, { level, symmetry: "rotate180" }, signal));
    };
  }

  async #think(signal: AbortSignal): Promise<void> {
    const question = questionOf(this.#app);
    const found = await findHint(this.#app, this.#engine, question, { budget: THINK_BUDGET, signal });
    this.#hint = { key: keyOf(question), found: found.hint.end === "budget" ? null : found };
  }

  async #makeDaily(day: string, signal: AbortSignal): Promise<void> {
    this.#app.shelf.putDaily(day, await makeReady(this.#engine, requestOfDay(day), signal));
  }

  async #gradeBoard(signal: AbortSignal): Promise<void> {
    const { givens } = this.#app.state.board;
    const grade = await this.#engine.grade(givens, {}, { signal });
    this.#graded = givens;
    // A puzzle with several solutions has none.
    if (grade.level && givens === this.#app.state.board.givens)
      this.#app.update({ grade: { ...grade, level: grade.level } });
  }
}

/** A puzzle with its grade. */
export async function makeReady(
  engine: Engine,
  request: Parameters<Engine["generate"]>[0],
  signal: AbortSignal,
): Promise<ReadyPuzzle> {
  const { cells } = await engine.generate(request, { signal });
  const { level, solved, er, techniques } = await engine.grade(cells, {}, { signal });
  const grade: PuzzleGrade = { level: level || "extreme", solved, er, techniques };
  return { puzzle: cells.join("").replaceAll("0", "."), grade };
}
