/** The surroundings of a board: controls of its own, which are loaded when they are wanted, and the time played. */
import { html, type ReactiveController, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import type { GameChange } from "../sudoku/game-model.js";
import { Timer } from "../sudoku/stopwatch.js";
import type { ControlledBoard, ControlsPlace } from "./controls/host.js";
import type { Controls } from "./controls/index.js";
import { emitError } from "./emit.js";
import type { BoardGame } from "./game.js";
import type { BoardPart } from "./part.js";

/** Whether the reader points with a finger first of all, and has no keyboard to enter digits by. Asked whenever the board is drawn; where components are tested, there may be nobody to ask. */
const isCoarse = (): boolean => window.matchMedia?.("(pointer: coarse)").matches;

/** What takes the place of a keyboard: to enter digits, to take them out, and to take back. */
const BY_HAND = "pad undo erase";

export class ControlsPart implements BoardPart, ControlsPlace, ReactiveController {
  readonly clock = new Timer(() => this.#controls?.tick());
  readonly keepTime: () => void;
  readonly #board: ControlledBoard;
  readonly #game: BoardGame;
  #wanted: string | null = null;
  #controls: Controls | null = null;
  #isLoading = false;
  #hasFailed = false;
  /** Whether the board was pressed with a finger or a pen: tablets that have a pen too say that they point as finely as with a mouse. */
  #isByHand = false;

  /** `keepTime` keeps the time where the game is kept. */
  constructor(board: ControlledBoard, game: BoardGame, keepTime: () => void) {
    this.#board = board;
    this.#game = game;
    this.keepTime = keepTime;
    game.parts.push(this);
    board.addController(this);
    board.addEventListener("pointerdown", ({ pointerType }) => {
      if (this.#isByHand || pointerType === "mouse") return;
      this.#isByHand = true;
      board.requestUpdate();
    });
  }

  /** The requested controls; null where there is no request. */
  get wanted(): string | null {
    return this.#wanted;
  }
  set wanted(controls: string | boolean | null | undefined) {
    const before = this.#wanted;
    const said = String(controls);
    this.#wanted = said === "true" ? "" : said === "false" ? "none" : controls == null ? null : said;
    this.#hasFailed = false;
    this.#board.requestUpdate("controls", before);
  }

  /** The controls to show; null for none. */
  get shownControls(): string | null {
    if (this.#wanted === null) return !this.isLocked && (this.#isByHand || isCoarse()) ? BY_HAND : null;
    return this.#wanted === "none" ? null : this.#wanted;
  }
  get isLocked(): boolean {
    return this.#game.isLocked;
  }
  get seconds(): number {
    return this.clock.seconds;
  }
  set seconds(seconds: number) {
    this.clock.seconds = Math.max(0, Math.floor(Number(seconds)) || 0);
    this.#board.requestUpdate();
  }

  /** Another game begins with no time. */
  onGame({ kind }: GameChange): void {
    if (kind === "load") this.seconds = 0;
  }

  side(text: Localizer<BoardId>): TemplateResult | undefined {
    return this.#controls?.render(text) ?? this.#room();
  }

  /** The room of what is to come, so that nothing moves when it has. */
  #room(): TemplateResult | undefined {
    const shown = this.shownControls;
    if (this.#hasFailed || !(shown !== null || this.#board.timer)) return undefined;
    const size =
      shown === BY_HAND ? "by-hand" : shown === "pad" ? "pad-only" : shown === "" || shown === "all" ? "all" : "";
    return html`<div class="side waits ${size} ${shown === null ? "" : "full"} ${this.#board.timer ? "timed" : ""}"></div>`;
  }

  hostUpdate(): void {
    const isWanted = this.shownControls !== null || this.#board.timer;
    if (isWanted && !this.#controls && !this.#isLoading && !this.#hasFailed) void this.#load();
  }

  /** Where the controls cannot be fetched, the board stands alone and reports it; setting `controls` again tries again. */
  async #load(): Promise<void> {
    this.#isLoading = true;
    try {
      const { Controls } = await import("./controls/index.js");
      this.#controls = new Controls(this.#board, this);
    } catch (error) {
      this.#hasFailed = true;
      const reason = String((error as Error).message || error);
      emitError(this.#game.language, "controls", (text) => text("board-no-controls", { reason }));
    }
    this.#isLoading = false;
    this.#board.requestUpdate();
  }
}
