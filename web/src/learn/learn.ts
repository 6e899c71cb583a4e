/** The pages' one object: state, engine and language, and what a reader can do. */
import { render } from "lit";
import { readSettings, type Settings, type ThemeChoice } from "../app/settings.js";
import { GameStore } from "../app/storage.js";
import { applyTheme } from "../app/theme.js";
import { createEngine, type Engine, type TechniqueInfo } from "../engine/index.js";
import { LanguageChoice, nameDocument } from "../i18n/choice.js";
import { FALLBACK, fallbackLocalizer, type Localizer } from "../i18n/localizer.js";
import workerUrl from "../engine/worker.ts?worker&url";
import wasmUrl from "#wasm-binary";
import { type Place, placeOf } from "./catalogue.js";
import { type Example, makeExample } from "./example.js";
import { loadTexts } from "./texts.js";
import { page } from "./view/page.js";

/** Where to look, which technique, why, the result. */
export type Stage = 1 | 2 | 3 | 4;

export interface LearnState {
  theme: ThemeChoice;
  language: string;
  /** The choice whose texts could not be had; null when all went well. */
  languageFailed: string | null;
  /** Null until the engine has told it. */
  table: readonly TechniqueInfo[] | null;
  engineFailed: boolean;
  place: Place;
  search: string;
  example: Example | null;
  stage: Stage;
  /** The technique that an example is being made of, or was not for a fault; "" for none. */
  making: string;
  failed: string;
}

const initialState: LearnState = {
  theme: "auto",
  language: "",
  languageFailed: null,
  table: null,
  engineFailed: false,
  place: { family: "", technique: "" },
  search: "",
  example: null,
  stage: 1,
  making: "",
  failed: "",
};

export class Learn {
  state: LearnState = initialState;
  t: Localizer = fallbackLocalizer();
  language = FALLBACK;
  /** Whether there are texts to show. */
  hasTexts = false;
  readonly engine: Engine;
  readonly #root: HTMLElement;
  // Settings are shared with the game's page; games are not touched here.
  readonly #store = new GameStore({ local: () => localStorage, session: () => sessionStorage }, () => true);
  readonly #languages = new LanguageChoice(loadTexts);
  #job: AbortController | null = null;
  #scheduled = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.engine = createEngine({ workerUrl: new URL(workerUrl, import.meta.url), wasmUrl: new URL(wasmUrl, import.meta.url) });
  }

  /** Changes the state; the page follows before the next frame. */
  update(patch: Partial<LearnState>): void {
    this.state = { ...this.state, ...patch };
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => this.render());
  }

  render(): void {
    this.#scheduled = false;
    const focused = document.activeElement;
    render(page(this), this.#root);
    // A button that is gone would leave the keyboard nowhere: the content has it then.
    if (focused && !focused.isConnected) this.#root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
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
    this.hasTexts = true;
    if (choice !== this.readSettings().language) this.#keep({ language: choice });
    this.update({ language: choice, languageFailed: null });
    this.#nameDocument();
  }

  /** Asks the engine for its techniques. */
  async loadTable(): Promise<void> {
    try {
      const table = await this.engine.techniques();
      this.update({ table, engineFailed: false });
      this.followAddress();
    } catch (error) {
      console.error(error);
      this.update({ engineFailed: true });
    }
  }

  /** Shows what the address names. */
  followAddress(): void {
    const { table, place: before } = this.state;
    if (!table) return;
    const place = placeOf(location.hash, table);
    if (place.family !== before.family) this.closeExample();
    this.update({ place });
    this.#nameDocument();
    queueMicrotask(() => this.#scrollTo(place));
  }

  #scrollTo({ family, technique }: Place): void {
    const target = technique ? document.getElementById(`technique-${technique}`) : this.#root.querySelector<HTMLElement>("main h2");
    if (!technique) scrollTo(0, 0);
    if (!family) return;
    target?.focus({ preventScroll: true });
    if (technique) target?.scrollIntoView({ block: "start" });
  }

  #nameDocument(): void {
    const { family } = this.state.place;
    const title = this.t("learn-title");
    nameDocument(this.language, family ? `${this.t(`family-${family}`)} – ${title}` : title);
  }

  /** Makes an example of a technique, in place of the one that is shown. */
  async showExample({ id, use }: TechniqueInfo): Promise<void> {
    this.closeExample();
    const controller = new AbortController();
    this.#job = controller;
    this.update({ making: id });
    try {
      const example = await makeExample(this.engine, id, use === "on-request", controller.signal);
      if (!controller.signal.aborted) this.update({ example, stage: 1, making: "" });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      this.update({ making: "", failed: id });
    }
  }

  /** Ends what is being made, and takes the example away. */
  closeExample(): void {
    this.#job?.abort();
    this.#job = null;
    this.update({ example: null, making: "", failed: "", stage: 1 });
  }
}
