/** The board with what stands around it: slots for the page, and controls of its own, which are loaded when they are wanted. */
import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { Timer } from "../sudoku/stopwatch.js";
import { BoardBase } from "./base.js";
import type { ControlsHost } from "./controls/host.js";
import type { Controls } from "./controls/index.js";
import { isCoarse } from "./pointer.js";

export abstract class ControlledBoard extends BoardBase {
  /** True while the engine is at work. */
  abstract readonly busy: boolean;
  /** @internal */
  static override properties = {
    controls: { noAccessor: true, reflect: true },
    timer: { type: Boolean, reflect: true },
  };
  /** Shows the time played, and counts it while the board is on the screen. */
  declare timer: boolean;
  /** @internal */
  readonly clock = new Timer(() => this.#controls?.tick());
  /** @internal Looks at most: no change comes from the player. */
  abstract readonly isLocked: boolean;
  #wanted: string | null = null;
  #controls: Controls | null = null;
  #isLoading = false;
  #hasFailed = false;

  constructor() {
    super();
    this.timer = false;
  }

  /**
   * Which controls are shown: some of `pad modes undo erase notes hint check solve new restart`; "" or "all" is all of them, "none" none. Null, as where nothing is
   * said, is the pad where one points with a finger and can enter digits, else none. The values `true` and `false` that frameworks make of an attribute without a
   * value are understood too, as all and none.
   */
  get controls(): string | null {
    return this.#wanted;
  }
  set controls(controls: string | boolean | null | undefined) {
    const before = this.#wanted;
    const said = String(controls);
    this.#wanted = said === "true" ? "" : said === "false" ? "none" : controls == null ? null : said;
    this.#hasFailed = false;
    this.requestUpdate("controls", before);
  }

  /** @internal The controls to show; null for none. Without a keyboard, digits need a pad. */
  get shownControls(): string | null {
    if (this.#wanted === null) return !this.isLocked && isCoarse() ? "pad" : null;
    return this.#wanted === "none" ? null : this.#wanted;
  }

  /** Whole seconds that the game has been played, as `timer` counts them. */
  override get seconds(): number {
    return this.clock.seconds;
  }
  override set seconds(seconds: number) {
    this.clock.seconds = Math.max(0, Math.floor(Number(seconds)) || 0);
    this.requestUpdate();
  }

  /** @internal */
  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if ((this.shownControls !== null || this.timer) && !this.#controls && !this.#isLoading && !this.#hasFailed)
      void this.#load();
  }

  /** Where the controls cannot be fetched, there is the board alone, and the page is told; they are asked for again when `controls` is set again. */
  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const { Controls } = await import("./controls/index.js");
      this.#controls = new Controls(this as unknown as ControlsHost);
      this.requestUpdate();
    } catch (error) {
      this.#hasFailed = true;
      const reason = String((error as Error).message || error);
      this.reportError((t) => ({ code: "controls", message: t("board-no-controls", { reason }), line: 0, column: 0 }));
    }
    this.#isLoading = false;
  }

  /** @internal The board, and what stands around it. */
  protected framed(board: TemplateResult, text: Localizer<BoardId>): TemplateResult {
    return html`<div class="frame">
      <div class="stage">${board}</div>
      ${this.#controls?.render(this.language.tag, text) ?? html`<slot name="toolbar"></slot>`}
      <slot name="footer"></slot>
    </div>`;
  }
}
