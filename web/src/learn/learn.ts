/** The pages' one object: state, engine and language, and what a reader can do. */
import type { TemplateResult } from "lit";
import { ownHash } from "#edition";
import { engineFiles } from "#engine-files";
import { createEngine, type Engine, type TechniqueInfo } from "../engine/index.js";
import { type Lit, UNLIT } from "../hint/lit.js";
import { FALLBACK } from "../i18n/localizer.js";
import type { HintsId, LearnId } from "../i18n/messages.js";
import type { Room } from "../shell/room.js";
import { closeSheet } from "../shell/sheet.js";
import { SidePage, type SidePageState } from "../shell/side-page.js";
import { fallbackTexts } from "../shell/texts.js";
import { INDEX, type Place, placeOf } from "./catalogue.js";
import { type Example, makeExample } from "./example.js";
import { type LearnWords, learnTexts } from "./texts.js";

/** Where to look, which technique, why, the result. */
export type Stage = 1 | 2 | 3 | 4;

export type TrainingView = (learn: Learn) => TemplateResult;

export interface LearnState extends SidePageState {
  /** Null until the engine has told it. */
  table: readonly TechniqueInfo[] | null;
  engineFailed: boolean;
  place: Place;
  search: string;
  example: Example | null;
  stage: Stage;
  /** Which line of the reason is lit. */
  lit: Lit;
  /** Whether the legend of the drawing is open. */
  legend: boolean;
  /** The technique that an example is being made of, or was not for a fault; "" for none. */
  making: string;
  failed: string;
}

const initialState: LearnState = {
  theme: "auto",
  language: "",
  languageFailed: null,
  roomFailed: false,
  outdated: false,
  table: null,
  engineFailed: false,
  place: INDEX,
  search: "",
  example: null,
  stage: 1,
  lit: UNLIT,
  legend: false,
  making: "",
  failed: "",
};

export class Learn extends SidePage<LearnState, LearnId | HintsId> {
  readonly engine: Engine;
  readonly #page: (learn: Learn) => TemplateResult;
  readonly training: Room<TrainingView>;
  #job: AbortController | null = null;

  /** `page` is the whole page as one template; the training is a room that is fetched when it is first looked at. */
  constructor(root: HTMLElement, page: (learn: Learn) => TemplateResult, training: Room<TrainingView>) {
    super(root, initialState, fallbackTexts() as LearnWords, learnTexts);
    this.#page = page;
    this.training = training;
    this.engine = createEngine(engineFiles);
  }

  /** Where no language's texts are there yet, the page is in English meanwhile. */
  protected override async languageFailed(choice: string, error: unknown): Promise<void> {
    await super.languageFailed(choice, error);
    if (this.isReady) return;
    const t = await this.textsIn(FALLBACK).catch((again: unknown) => console.warn(again));
    if (!t || this.isReady) return;
    this.isReady = true;
    this.t = t;
    this.nameDocument();
    this.update({});
  }

  protected override page(): TemplateResult {
    return this.#page(this);
  }

  protected override get title(): string {
    const { family, training } = this.state.place;
    const title = this.t("learn-title");
    if (training !== null) return `${this.t("learn-train")} – ${title}`;
    return family ? `${this.t(`family-${family}`)} – ${title}` : title;
  }

  /** Asks the engine for its techniques. */
  async loadTable(): Promise<void> {
    try {
      const table = await this.engine.techniques();
      this.update({ table, engineFailed: false });
      this.followAddress();
    } catch (error) {
      await this.missing(error, { engineFailed: true }, () => this.loadTable());
    }
  }

  /** Shows what the address names. */
  followAddress(): void {
    const { table, place: before } = this.state;
    if (!table) return;
    const place = placeOf(ownHash(), table);
    if (place.family !== before.family) this.closeExample();
    closeSheet(this);
    this.update({ place });
    this.nameDocument();
    if (place.training !== null) void this.openTraining();
    queueMicrotask(() => this.#scrollTo(place));
  }

  /** Fetches the training, unless it is there. */
  async openTraining(): Promise<void> {
    this.roomCame();
    await this.training.use(this, () => this.update({}));
  }

  #scrollTo({ family, technique }: Place): void {
    const target = technique
      ? document.getElementById(`technique-${technique}`)
      : this.root.querySelector<HTMLElement>("main h2");
    if (!technique) scrollTo(0, 0);
    if (!family) return;
    target?.focus({ preventScroll: true });
    if (technique) target?.scrollIntoView({ block: "start" });
  }

  /** Makes an example of a technique, in place of the one that is shown. */
  async showExample({ id, use }: TechniqueInfo): Promise<void> {
    this.closeExample();
    const controller = new AbortController();
    this.#job = controller;
    this.update({ making: id });
    try {
      const example = await makeExample(this.engine, id, use === "on-request", controller.signal);
      if (!controller.signal.aborted) this.update({ example, stage: 1, lit: UNLIT, making: "" });
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
