/**
 * Tasks that are ready before they are asked for: an engine that may take its time makes them, while the player
 * thinks. Where none is ready, a position that is shipped serves, which takes a moment only.
 */
import type { TechniqueId } from "../engine/index.js";
import { nextPlan, type Plan, type Scores, type Wish } from "./course.js";
import type { TrainingRecord } from "./record.js";
import { type Asked, makeTask, type Task } from "./tasks.js";

/** As many as are pressed away while a rare one is made. */
const AHEAD = 3;
/** A technique comes again after so many others. */
const APART = 3;
/** Positions that can't be had are tried so often, each time by another plan. */
const TRIES = 4;

interface Facts {
  readonly record: TrainingRecord;
  readonly scores: Scores;
  readonly now: number;
}

export class Stock {
  readonly #facts: () => Facts;
  readonly #quick: Asked;
  readonly #slow: Asked;
  readonly #random: () => number;
  #ready: Task[] = [];
  #wish: Wish = { kind: "", technique: "" };
  #recent: (TechniqueId | "")[] = [];
  #work: AbortController | null = null;

  /** `quick` answers at once; `slow` may be busy for seconds. */
  constructor(quick: Asked, slow: Asked, facts: () => Facts, random: () => number = Math.random) {
    this.#quick = quick;
    this.#slow = slow;
    this.#facts = facts;
    this.#random = random;
  }

  /** Makes tasks for a wish from now on. */
  want(wish: Wish): void {
    const same = wish.kind === this.#wish.kind && wish.technique === this.#wish.technique;
    if (!same) this.empty();
    this.#wish = wish;
    if (!this.#work) void this.#fill();
  }

  /** Ends the work, and forgets what is ready: it was for another record, or another wish. */
  empty(): void {
    this.#work?.abort();
    this.#work = null;
    this.#ready = [];
  }

  /** The next task where one is ready, else null: then it is to be awaited. */
  takeReady(): Task | null {
    const task = this.#ready.shift();
    return task ? this.#taken(task) : null;
  }

  /** The next task. Rejects when not even a shipped position can be had. */
  async take(signal: AbortSignal): Promise<Task> {
    return this.takeReady() ?? this.#taken(await this.#atOnce(signal));
  }

  #taken(task: Task): Task {
    this.#recent = [task.technique, ...this.#recent].slice(0, APART);
    if (!this.#work) void this.#fill();
    return task;
  }

  async #atOnce(signal: AbortSignal): Promise<Task> {
    for (let left = TRIES; ; left--) {
      try {
        return await makeTask(this.#quick, this.#plan(), true, signal, this.#random);
      } catch (error) {
        if (signal.aborted || left <= 1) throw error;
      }
    }
  }

  #plan(): Plan {
    const { record, scores, now } = this.#facts();
    const recent = [...this.#recent, ...this.#ready.map(({ technique }) => technique)];
    return nextPlan(record, this.#wish, recent, scores, now, this.#random);
  }

  async #fill(): Promise<void> {
    const work = new AbortController();
    this.#work = work;
    try {
      for (let failed = 0; this.#ready.length < AHEAD && failed < TRIES; ) {
        const task = await makeTask(this.#slow, this.#plan(), false, work.signal, this.#random).catch(() => null);
        if (work.signal.aborted) return;
        if (task) this.#ready.push(task);
        else failed++;
      }
    } finally {
      if (this.#work === work) this.#work = null;
    }
  }
}
