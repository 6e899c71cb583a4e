/** The lab's one object: state, engines and language, and the few operations that all actions share. */
import type { TemplateResult } from "lit";
import { engineFiles } from "#engine-files";
import { createEngine, type Engine, EngineError } from "../engine/index.js";
import { FALLBACK } from "../i18n/localizer.js";
import type { LabId } from "../i18n/messages.js";
import { SidePage } from "../shell/side-page.js";
import { initialState, type LabState } from "./state.js";
import { type LabText, labTexts } from "./texts.js";

/** Makes an engine client with a worker of its own, which is started by the first call. */
const makeEngine = (): Engine => createEngine(engineFiles);

export class Lab extends SidePage<LabState, LabId> {
  readonly #page: (lab: Lab) => TemplateResult;
  readonly #makeEngine: () => Engine;
  readonly #engines = new Map<string, Engine>();
  readonly #jobs = new Map<string, AbortController>();

  /** The reading of a text that is under way. Never rejects. */
  reading: Promise<void> | null = null;

  /** `page` is the whole page as one template. */
  constructor(root: HTMLElement, page: (lab: Lab) => TemplateResult, engines = makeEngine) {
    super(root, initialState, labTexts.at(FALLBACK)!, labTexts);
    this.#page = page;
    this.#makeEngine = engines;
  }

  protected override page(): TemplateResult {
    return this.#page(this);
  }

  protected override get title(): string {
    return this.t("lab-title");
  }

  /** Changes a part of the state that is an object. */
  patch<K extends "reading" | "options" | "savings" | "watch" | "matrix" | "grids" | "making" | "testing">(
    part: K,
    patch: Partial<LabState[K]>,
  ): void {
    this.update({ [part]: { ...this.state[part], ...patch } } as Partial<LabState>);
  }

  /** The engine client of this name, each with a worker of its own. */
  engine(name: string): Engine {
    let engine = this.#engines.get(name);
    if (!engine) this.#engines.set(name, (engine = this.#makeEngine()));
    return engine;
  }

  /** Starts work on the puzzle: at once, or when the text that is being read has become the puzzle, if it is one. */
  withPuzzle(start: () => void): void {
    if (this.reading) void this.reading.then(() => this.withPuzzle(start));
    else if (this.state.puzzle) start();
  }

  /** Begins a job; one of the same name that is still under way is ended. */
  begin(name: string): AbortSignal {
    this.end(name);
    const controller = new AbortController();
    this.#jobs.set(name, controller);
    return controller.signal;
  }

  /** Ends the job of this name, if there is one. */
  end(name: string): void {
    this.#jobs.get(name)?.abort();
    this.#jobs.delete(name);
  }
}

/** Why a job has no answer, or null when it was ended on purpose. */
export function reasonOf(error: unknown, signal: AbortSignal): LabText | null {
  if (signal.aborted) return null;
  console.error(error);
  const load = error instanceof EngineError && error.code === "load";
  return (t) => t(load ? "lab-failed-load" : "lab-failed");
}
