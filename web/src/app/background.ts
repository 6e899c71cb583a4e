/**
 * What is done while nothing else is: grading the puzzle on the board, and making puzzles for the shelf. It has a worker of its
 * own, so that no hint waits for it, and stops as soon as the player asks for something.
 */
import { createEngine, type Engine, type EngineOptions } from "../engine/index.js";
import type { App } from "./app.js";
import { dayOf, requestOfDay } from "./day.js";
import type { ReadyPuzzle } from "./shelf.js";
import { isSetup, type PuzzleGrade } from "./state.js";

/** Without anything that the player asked for, before the shelf is filled. */
const QUIET_MS = 3000;
const BETWEEN_MS = 200;
/** The worker goes when there is nothing to do. */
const IDLE_MS = 5000;

type Job = (signal: AbortSignal) => Promise<void>;

export class Background {
  readonly #app: App;
  readonly #engine: Engine;
  /** The puzzle that was graded last, also if it has no grade. */
  #graded = "";
  #running: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;

  constructor(app: App, options: EngineOptions) {
    this.#app = app;
    this.#engine = createEngine({ ...options, idleMs: IDLE_MS });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.pause() : this.wake()));
  }

  /** Something may have to be done now; nothing is done at once. */
  wake(quiet = QUIET_MS): void {
    this.pause();
    this.#timer = setTimeout(() => this.#whenIdle(), this.#toGrade() ? 0 : quiet);
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
    if (!job || this.#running || document.hidden || this.#app.isBusy || this.#app.isWithoutEngine) return;
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

  #next(): Job | null {
    if (this.#toGrade()) return (signal) => this.#gradeBoard(signal);
    const day = dayOf(new Date());
    if (!this.#app.shelf.daily(day)) return (signal) => this.#makeDaily(day, signal);
    const level = this.#app.shelf.missing(this.#app.state.settings.level);
    if (!level) return null;
    return async (signal) => {
      this.#app.shelf.put(level, await makeReady(this.#engine, { level, symmetry: "rotate180" }, signal));
    };
  }

  async #makeDaily(day: string, signal: AbortSignal): Promise<void> {
    this.#app.shelf.putDaily(day, await makeReady(this.#engine, requestOfDay(day), signal));
  }

  async #gradeBoard(signal: AbortSignal): Promise<void> {
    const { givens } = this.#app.state.board;
    const grade = await this.#engine.grade(givens, {}, { signal });
    this.#graded = givens;
    // A puzzle with several solutions has none.
    if (grade.level && givens === this.#app.state.board.givens) this.#app.update({ grade: { ...grade, level: grade.level } });
  }
}

/** A puzzle with its grade. */
export async function makeReady(engine: Engine, request: Parameters<Engine["generate"]>[0], signal: AbortSignal): Promise<ReadyPuzzle> {
  const { cells } = await engine.generate(request, { signal });
  const { level, solved, er, techniques } = await engine.grade(cells, {}, { signal });
  const grade: PuzzleGrade = { level: level || "extreme", solved, er, techniques };
  return { puzzle: cells.join("").replaceAll("0", "."), grade };
}
