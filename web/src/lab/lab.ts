/** The lab's one object: state, engines and language, and the few operations that all actions share. */
import { render } from "lit";
import { readSettings, type Settings, type ThemeChoice } from "../app/settings.js";
import type { Text } from "../app/state.js";
import { GameStore } from "../app/storage.js";
import { applyTheme } from "../app/theme.js";
import { createEngine, type Engine, EngineError } from "../engine/index.js";
import { LanguageChoice, nameDocument } from "../i18n/choice.js";
import { FALLBACK, type Localizer } from "../i18n/localizer.js";
import workerUrl from "../engine/worker.ts?worker&url";
import wasmUrl from "#wasm-binary";
import { initialState, type LabState } from "./state.js";
import { fallbackTexts, loadTexts } from "./texts.js";
import { page } from "./view/page.js";

/** Makes an engine client with a worker of its own, which is started by the first call. */
const makeEngine = (): Engine =>
  createEngine({ workerUrl: new URL(workerUrl, import.meta.url), wasmUrl: new URL(wasmUrl, import.meta.url) });

export class Lab {
  state: LabState = initialState;
  t: Localizer = fallbackTexts();
  language = FALLBACK;
  readonly #root: HTMLElement;
  readonly #makeEngine: () => Engine;
  readonly #engines = new Map<string, Engine>();
  readonly #jobs = new Map<string, AbortController>();
  // Settings are shared with the game's page; games are not touched here.
  readonly #store = new GameStore({ local: () => localStorage, session: () => sessionStorage }, () => true);
  #scheduled = false;
  readonly #languages = new LanguageChoice(loadTexts);

  constructor(root: HTMLElement, engines = makeEngine) {
    this.#root = root;
    this.#makeEngine = engines;
  }

  /** Changes the state; the page follows before the next frame. */
  update(patch: Partial<LabState>): void {
    this.state = { ...this.state, ...patch };
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => this.render());
  }

  /** Changes a part of the state that is an object. */
  patch<K extends "reading" | "options" | "savings" | "watch" | "matrix" | "grids" | "making" | "testing">(part: K, patch: Partial<LabState[K]>): void {
    this.update({ [part]: { ...this.state[part], ...patch } } as Partial<LabState>);
  }

  render(): void {
    this.#scheduled = false;
    const focused = document.activeElement;
    render(page(this), this.#root);
    // A button that is gone would leave the keyboard nowhere: the content has it then.
    if (focused && !focused.isConnected) this.#root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  /** The engine client of this name, each with a worker of its own. */
  engine(name: string): Engine {
    let engine = this.#engines.get(name);
    if (!engine) this.#engines.set(name, (engine = this.#makeEngine()));
    return engine;
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

  readSettings(): Settings {
    return readSettings(this.#store.settings());
  }

  get theme(): ThemeChoice {
    return this.state.theme;
  }

  setTheme(theme: ThemeChoice): void {
    applyTheme(theme);
    this.update({ theme });
    this.#keep({ theme });
  }

  /** Leaves the other settings as they are. */
  #keep(patch: Partial<Settings>): void {
    this.#store.saveSettings({ ...this.#store.settings(), ...patch });
  }

  /** Changes to a language, or with "" to the browser's. When its texts cannot be had, everything stays as it was. */
  async setLanguage(choice: string): Promise<void> {
    const loaded = await this.#languages.load(choice);
    if (loaded === "overtaken") return;
    if (!loaded) return this.update({ languageFailed: choice });
    this.language = loaded.language;
    this.t = loaded.t;
    nameDocument(loaded.language, loaded.t("lab-title"));
    if (choice !== this.readSettings().language) this.#keep({ language: choice });
    this.update({ language: choice, languageFailed: null });
  }
}

/** Why a job has no answer, or null when it was ended on purpose. */
export function reasonOf(error: unknown, signal: AbortSignal): Text | null {
  if (signal.aborted) return null;
  console.error(error);
  const load = error instanceof EngineError && error.code === "load";
  return (t) => t(load ? "lab-failed-load" : "lab-failed");
}
