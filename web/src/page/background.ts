/**
 * Work for when nothing else is done, in the order in which it is handed in. It has a worker of its own, so that
 * nothing the player asks for waits for it, and stops as soon as the player asks.
 */
import { engineFiles } from "#engine-files";
import { createEngine, type Engine } from "../engine/index.js";

/** Without anything that the player asked for, before work begins that can wait. */
const QUIET_MS = 3000;
const BETWEEN_MS = 200;
/** The worker goes when there is nothing to do for longer than most moves take. */
const IDLE_MS = 30_000;

/** The page, as far as it says whether there is time. */
interface Host {
  readonly isBusy: boolean;
  readonly isWithoutEngine: boolean;
}

export interface IdleWork<Page> {
  /** So long after the last move or call it begins, in milliseconds; without it, when it is quiet. */
  after?: number;
  /** The puzzle or position that it is about, where that changes: another one is other work. */
  about?(app: Page): unknown;
  /** Whether there is something to do now. */
  isWanted(app: Page): boolean;
  run(app: Page, engine: Engine, signal: AbortSignal): Promise<void>;
}

interface Begun<Page> {
  work: IdleWork<Page>;
  about: unknown;
}

export class Background<Page extends Host> {
  readonly #app: Page;
  readonly #work: readonly IdleWork<Page>[];
  readonly #engine: Engine;
  #running: AbortController | null = null;
  #current: Begun<Page> | null = null;
  /**
   * Cut short by a move or a call. It begins again only when it is quiet: an ended worker computes on for a while, and
   * would take the time of what the player asks for.
   */
  #cut: Begun<Page> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;
  /** How many want it to stand still. */
  #held = 0;

  constructor(app: Page, work: readonly IdleWork<Page>[]) {
    this.#app = app;
    this.#work = work;
    this.#engine = createEngine({ ...engineFiles, idleMs: IDLE_MS });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.pause() : this.wake()));
  }

  /** Something may have to be done now; nothing is done at once. */
  wake(quiet = QUIET_MS): void {
    this.pause();
    const urgent = this.#urgent;
    this.#timer = setTimeout(() => this.#whenIdle(urgent === undefined), urgent ?? quiet);
  }

  /** Stops what is being done. */
  pause(): void {
    clearTimeout(this.#timer);
    if (!this.#running) return;
    this.#cut = this.#current;
    this.#running.abort();
    this.#running = null;
  }

  /** Stops until the answer is called. */
  hold(): () => void {
    this.pause();
    this.#held++;
    return () => {
      this.#held--;
      this.wake();
    };
  }

  /** Safari has no `requestIdleCallback`; there the timer before has to do. */
  #whenIdle(quiet: boolean): void {
    if (this.#pending) return;
    this.#pending = true;
    const run = (): void => {
      this.#pending = false;
      void this.#run(quiet);
    };
    if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: QUIET_MS });
    else setTimeout(run, 0);
  }

  #next(quiet: boolean): IdleWork<Page> | undefined {
    return this.#work.find((work) => (quiet || !this.#wasCut(work)) && work.isWanted(this.#app));
  }

  #wasCut(work: IdleWork<Page>): boolean {
    return work === this.#cut?.work && work.about?.(this.#app) === this.#cut.about;
  }

  /** How soon what cannot wait begins. */
  get #urgent(): number | undefined {
    return this.#work.find((work) => work.after !== undefined && !this.#wasCut(work) && work.isWanted(this.#app))
      ?.after;
  }

  get #mayRun(): boolean {
    return !this.#held && !document.hidden && !this.#app.isBusy && !this.#app.isWithoutEngine;
  }

  async #run(quiet: boolean): Promise<void> {
    const work = this.#next(quiet);
    if (!work || this.#running || !this.#mayRun) return;
    const controller = new AbortController();
    this.#running = controller;
    this.#current = { work, about: work.about?.(this.#app) };
    try {
      await work.run(this.#app, this.#engine, controller.signal);
    } catch (error) {
      // A call that needs the engine reports it. This tries again when something happens.
      if (!controller.signal.aborted) console.warn("Nonet, in the background:", error);
      if (this.#running === controller) this.#running = null;
      return;
    }
    if (this.#running !== controller) return;
    this.#running = null;
    if (this.#cut?.work === work) this.#cut = null;
    this.wake(BETWEEN_MS);
  }
}
