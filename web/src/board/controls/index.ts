/** The board's own controls: what they show, and what their presses do. Loaded when a board first wants them. */
import { html, nothing, type ReactiveController, type TemplateResult } from "lit";
import type { Localizer } from "../../i18n/localizer.js";
import type { BoardId, ControlsId } from "../../i18n/messages.js";
import { timeText } from "../../sudoku/stopwatch.js";
import type { ChangeDetail, ErrorDetail, SolvedDetail } from "../events.js";
import type { HintLine } from "../help.js";
import { card, type Said } from "./card.js";
import type { ControlledBoard, ControlsPlace } from "./host.js";
import { modes, pad } from "./pad.js";
import { PlayTime } from "./play-time.js";
import { controlStyles } from "./styles.js";
import { controlTexts } from "./texts.js";
import { type Control, controlsIn, unknownControls } from "./tokens.js";
import { type Tool, tools } from "./tools.js";

export class Controls implements ReactiveController {
  readonly #host: ControlledBoard;
  readonly #place: ControlsPlace;
  readonly #time: PlayTime;
  #said: Said | null = null;
  /** The line of a hint's reason that was pressed. */
  #lit: HintLine | null = null;
  #asking: Tool | null = null;
  /** Ends what the engine does for a press. */
  #work: AbortController | null = null;
  #named = "";
  #wasBusy = false;
  #wasOnCard = false;

  constructor(host: ControlledBoard, place: ControlsPlace) {
    this.#host = host;
    this.#place = place;
    this.#time = new PlayTime(host, place);
    host.addController(this);
    host.addEventListener("nonet-change", (event) => event.target === host && this.#onChange(event.detail.kind));
    host.addEventListener("nonet-solved", (event) => event.target === host && this.#onSolved(event.detail));
    host.addEventListener("nonet-select", (event) => event.target === host && this.#letGo());
    host.addEventListener("nonet-error", (event) => event.target === host && this.#onError(event.detail));
  }

  hostConnected(): void {
    this.#host.sheets.add(controlStyles);
    this.#time.connect();
  }
  hostDisconnected(): void {
    this.#time.disconnect();
  }
  hostUpdate(): void {
    const { busy } = this.#host;
    if (busy && !this.#wasBusy) this.#host.announce(this.#t("board-busy"));
    this.#wasBusy = busy;
    this.#wasOnCard = Boolean(this.#focused?.closest(".card"));
  }
  hostUpdated(): void {
    this.#time.follow();
    // The pressed button is gone, so the keyboard goes back to the game.
    if (this.#wasOnCard && !this.#focused) this.#host.focus({ preventScroll: true });
  }
  /** A second has gone by. */
  tick(): void {
    this.#time.tick();
  }

  get #focused(): Element | null {
    return (this.#host.renderRoot as ShadowRoot).activeElement;
  }

  // -- what is shown ------------------------------------------------------------------------------------------------

  /** Its own texts are inside the script, so they are there before anything was drawn. */
  get #t(): Localizer<ControlsId> {
    return controlTexts.at(this.#host.game.language.tag)!;
  }

  /** `text` are the board's own texts in its language. */
  render(text: Localizer<BoardId>): TemplateResult {
    const t = this.#t;
    const host = this.#host;
    const shown = this.#shown();
    const off = this.#place.isLocked;
    return html`<div class="side ${shown.size ? "full" : ""}" part="controls" @pointerdown=${keepFocus} @keydown=${this.#onKey} @focusout=${this.#onFocusOut}>
      ${host.timer ? html`<span class="time" part="timer" role="timer" aria-label=${t("board-time")}></span>` : nothing}
      ${shown.has("pad") ? pad(host, t, text, off) : nothing}
      ${shown.has("modes") ? modes(host, t, off) : nothing}
      ${tools({ shown, idle: this.#idle(), asking: this.#asking, off, press: (tool) => this.#press(tool) }, t)}
      ${shown.size ? this.#card(shown) : nothing}
    </div>`;
  }

  #card(shown: ReadonlySet<Control>): ReturnType<typeof card> {
    const { busy, hints, shownHint, model } = this.#host;
    return card(
      {
        busy,
        hint: shown.has("hint") ? shownHint : null,
        fills: Boolean(shownHint?.step?.eliminations.length) && !model.playerCandidates,
        last: hints === "off" ? "where" : hints,
        said: this.#said,
        lit: this.#lit,
        press: (line) => this.#pressLine(line),
        walk: (line) => {
          this.#lit = line;
          this.#draw(line);
          if (line) this.#host.announce(line.text);
        },
        point: (line) => this.#draw(line ?? this.#lit),
        next: () => this.#press("hint"),
        cancel: () => this.#work?.abort(),
        close: () => this.#close(),
      },
      this.#t,
    );
  }

  /** A second press shows the whole again. */
  #pressLine(line: HintLine): void {
    this.#lit = this.#lit === line ? null : line;
    this.#draw(this.#lit);
  }

  /** The reasoning as far as a line, or all of it; lines of a hint that is gone have nothing to draw. */
  #draw(line: HintLine | null): void {
    const { shownHint } = this.#host;
    const drawing = line && shownHint?.lines?.includes(line) ? line.drawing : shownHint?.drawing;
    if (drawing && drawing !== this.#host.highlight) this.#host.highlight = drawing;
    this.#host.requestUpdate();
  }

  #shown(): ReadonlySet<Control> {
    const { level, technique, hints } = this.#host;
    const { shownControls } = this.#place;
    this.#complain(shownControls ?? "");
    return controlsIn(shownControls, { makes: Boolean(level || technique), hints: hints !== "off" });
  }

  /** Once for each text. */
  #complain(controls: string): void {
    if (controls === this.#named) return;
    this.#named = controls;
    const unknown = unknownControls(controls);
    if (unknown.length) console.warn(`Nonet: there are no controls named ${unknown.join(", ")}.`);
  }

  #idle(): ReadonlySet<Tool> {
    const { canUndo, canRedo, solved, marks, value, givens } = this.#host;
    const idle: [Tool, boolean][] = [
      ["undo", !canUndo],
      ["redo", !canRedo],
      ["fill", marks === "candidates" || solved],
      ["hint", solved],
      ["check", value === givens],
      ["solve", solved],
    ];
    return new Set(idle.filter(([, is]) => is).map(([tool]) => tool));
  }

  // -- what happens -------------------------------------------------------------------------------------------------

  #press(tool: Tool): void {
    const host = this.#host;
    if (this.#asks(tool)) return;
    this.#asking = this.#said = null;
    host.requestUpdate();
    if (tool === "undo" || tool === "redo" || tool === "erase") host[tool]();
    else if (tool === "fill") host.fillNotes();
    else if (tool === "clear") host.clearNotes();
    else if (tool === "restart") host.reset();
    else void this.#run(tool);
  }

  /** A second press confirms anything that takes a game away, or the fun. */
  #asks(tool: Tool): boolean {
    const { touched, solved } = this.#host;
    const asks = tool === "solve" || tool === "restart" || (tool === "new" && touched && !solved);
    if (!asks || this.#asking === tool) return false;
    this.#asking = tool;
    this.#say("info", this.#t(`board-ask-${tool}`));
    return true;
  }

  /** Leaves the end of other work, or a cancel, without a word; the board's `nonet-error` reports failures. */
  async #run(tool: "hint" | "check" | "solve" | "new"): Promise<void> {
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    try {
      await this.#runs[tool](work.signal);
    } catch (error) {
      if (!work.signal.aborted) this.#say("bad", String((error as Error).message || error));
    }
  }

  readonly #runs = {
    hint: async (signal: AbortSignal): Promise<void> => {
      await this.#host.hint({ signal });
      await this.#host.updateComplete;
      this.#host.renderRoot.querySelector(".card")?.scrollIntoView?.({ block: "nearest" });
    },
    check: async (signal: AbortSignal): Promise<void> => {
      const { length } = await this.#host.check({ signal });
      // An event reports every other outcome.
      if (!signal.aborted && !this.#said)
        this.#say(length ? "bad" : "good", this.#t("board-checked", { count: length }));
    },
    solve: async (signal: AbortSignal): Promise<void> => {
      if (await this.#host.solve({ signal })) this.#say("good", this.#t("board-solve-done"));
    },
    new: async (signal: AbortSignal): Promise<void> => {
      if (await this.#host.generate(undefined, { signal })) this.#host.announce(this.#t("board-new-done"));
    },
  };

  #say(tone: Said["tone"], text: string): void {
    this.#said = { tone, text };
    this.#host.announce(text);
  }

  #close(): void {
    this.#host.showStep(null);
    this.#said = this.#asking = null;
    this.#host.requestUpdate();
    this.#host.focus({ preventScroll: true });
  }

  /** Escape closes the card; where there is none, it is left to the page. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#focused || !(this.#said || this.#host.shownHint)) return;
    event.preventDefault();
    this.#close();
  };

  #onChange(kind: ChangeDetail["kind"]): void {
    if (kind !== "mode" && kind !== "marks") this.#said = this.#asking = null;
  }

  #onSolved({ by, seconds }: SolvedDetail): void {
    if (by === "place" || !this.#shown().size) return;
    const { timer } = this.#host;
    this.#say("good", timer ? this.#t("board-solved-in", { time: timeText(seconds) }) : this.#t("board-solved"));
    this.#host.celebrate();
  }

  #onError({ code, message }: ErrorDetail): void {
    // On an empty board it stands below the grid.
    const isSaid = code !== "solution" && !/[1-9]/.test(this.#host.value);
    if ((code === "engine" || code === "solution" || code === "request") && this.#shown().size && !isSaid)
      this.#say("bad", message);
  }

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const stays =
      relatedTarget instanceof Node && this.#host.renderRoot.querySelector(".tools")?.contains(relatedTarget);
    if (!stays && relatedTarget) this.#letGo();
  };

  /** A question that was left does not wait for its answer any more. */
  #letGo(): void {
    if (!this.#asking) return;
    this.#asking = this.#said = null;
    this.#host.requestUpdate();
  }
}

/** With the mouse, the board keeps the focus, so that the next key goes where the player looks. */
function keepFocus(event: PointerEvent): void {
  const isOurs = event
    .composedPath()
    .some((target) => target instanceof Element && target.matches("[part~=controls] button"));
  if (event.pointerType === "mouse" && isOurs)
    window.addEventListener("mousedown", (down) => down.preventDefault(), { once: true });
}
