/** The review of a picture: the picture with its grid, the board that was read, and what of it is uncertain. */
import { type PictureWords, pictureTexts } from "../page/room-texts.js";
import "./picture.css";
import { html, nothing, svg, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import type { BoardCore } from "../board/core.js";
import type { SelectDetail } from "../board/events.js";
import type { App } from "../page/app.js";
import { dialog, dialogOf } from "../shell/dialog.js";
import { oneStop } from "../shell/follow.js";
import { icon } from "../shell/icons.js";
import { encodeState } from "../sudoku/codec.js";
import { cellName } from "../sudoku/geometry.js";
import { commandOf } from "../sudoku/keyboard.js";
import { clashIn, clashText } from "../sudoku/labels.js";
import {
  askForPicture,
  chooseBoard,
  confirmCell,
  correct,
  draftGame,
  dropMarks,
  endPictures,
  lookAt,
  nextUnsure,
  playDraft,
  readPictures,
  takeAllAsGivens,
  turnKind,
  typeInstead,
} from "./actions.js";
import { paint } from "./canvas.js";
import { boardPart, cellPart, cornersOf, crossingsOf, type Part, type Point, wholeOf } from "./geometry.js";
import { type Draft, draftOf, type PictureState, pictureState, type Shown } from "./state.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Pixels of the canvases: enough for a screen with two to a point. */
const PICTURE_PIXELS = 800;
const LOUPE_PIXELS = 160;

/** A picture that is not decoded yet. */
const UNSEEN: Shown = { name: "", bitmap: null, width: 0, height: 0 };

const board = createRef<BoardCore>();

export function pictureDialog(app: App): TemplateResult | typeof nothing {
  const state = pictureState.of(app);
  if (!state) return nothing;
  const draft = draftOf(state);
  const shown =
    state.pictures[draft?.picture ?? state.pictures.length - 1] ?? (state.stage === "long" ? UNSEEN : undefined);
  return dialog(app, "picture-dialog", {
    name: "picture",
    title: pictureTexts.of(app)("picture-title"),
    closed: () => endPictures(app),
    pasted: (event) => onPaste(app, event),
    body: html`<div class="picture-status ${toneOf(state)}" role="status">${icon(toneOf(state))}<div>${said(app, state).map((text) => html`<p>${text}</p>`)}</div></div>
      ${state.boards.length > 1 ? chooser(app, state) : nothing}
      ${shown ? html`<div class="picture-parts ${draft ? "" : "alone"}">${pane(app, state, shown, draft)}${draft ? reviewed(app, state, draft, shown) : nothing}</div>` : nothing}`,
    foot: html`<div class="dialog-foot">${foot(app, state)}</div>`,
  });
}

/** Opens the dialog; it asks for a picture where none is brought. */
export async function beginPictures(app: App, files: readonly Blob[]): Promise<void> {
  askForPicture(app);
  await bring(app, files);
}

async function bring(app: App, files: readonly Blob[]): Promise<void> {
  if (!files.length) return;
  await readPictures(app, files);
  await dialogOf("picture")?.querySelector<BoardCore>("nonet-board")?.updateComplete;
  const state = pictureState.of(app);
  const { activeElement } = document;
  // Unless the keyboard went elsewhere meanwhile, it is where one goes on.
  if (
    !state?.boards.length ||
    !(activeElement === document.body || activeElement?.closest(".picture-dialog :is(.dialog-head, .dialog-foot)"))
  )
    return;
  if (draftOf(state)?.unsure.size) board.value?.focus({ preventScroll: true });
  else dialogOf("picture")?.querySelector<HTMLButtonElement>("#picture-play")?.focus();
}

const close = (): void => dialogOf("picture")?.close();

/** Takes the dialog's contents before it closes: the state goes with it. */
function leave(run: () => Promise<void>): void {
  const done = run();
  close();
  void done;
}

// --- what is said ---

function toneOf(state: PictureState): "info" | "good" | "bad" {
  const { stage, boards, troubles, outcome } = state;
  if (stage !== "read") return "info";
  if (draftOf(state)?.unsure.size && !troubles.length && outcome !== "none") return "info";
  return !boards.length || troubles.length || outcome === "none" || outcome === "multiple" ? "bad" : "good";
}

function said(app: App, state: PictureState): string[] {
  const t = pictureTexts.of(app);
  const { stage, troubles } = state;
  if (stage === "waiting") return [t("picture-help")];
  if (stage !== "read") return stage === "long" ? [t("picture-reading")] : [];
  const draft = draftOf(state);
  const why = troubles.map(({ name, trouble, ...size }) => {
    const text = trouble === "too-large" ? t("picture-fault-too-large", size) : t(`picture-fault-${trouble}`);
    return troubles.length + state.boards.length > 1 && name ? t("picture-of-file", { name, what: text }) : text;
  });
  return draft ? [`${found(t, draft)} ${judged(t, state, draft)}`, ...why] : why;
}

function found(t: PictureWords, { digits, entered, marks, unsure }: Draft): string {
  return t("picture-read", {
    givens: digits.filter(Boolean).length - entered.size,
    entered: entered.size,
    marked: marks.filter((mask, cell) => mask && !digits[cell]).length,
    doubts: unsure.size,
  });
}

function judged(t: PictureWords, { outcome }: PictureState, { digits }: Draft): string {
  const clash = clashIn(digits.join(""));
  return clash ? clashText(t, clash) : t("picture-outcome", { outcome });
}

// --- the picture ---

function pane(app: App, state: PictureState, shown: Shown, draft: Draft | undefined): TemplateResult {
  const turned = draft?.read.turned ?? 0;
  const crossings = draft ? crossingsOf(draft.read.crossings, shown, turned) : [];
  const part = draft ? boardPart(crossings) : wholeOf(shown);
  return html`<div class="picture-pane">
    ${shown.bitmap ? html`<canvas width=${PICTURE_PIXELS} height=${PICTURE_PIXELS} role="img" aria-label=${pictureTexts.of(app)("picture-shown")} ${paint(shown, turned, part)}></canvas>` : icon("picture")}
    ${draft ? grid(app, state, draft, crossings, part) : nothing}
    ${state.stage === "long" ? html`<span class="picture-busy"><span class="spinner"></span></span>` : nothing}
  </div>`;
}

/** The grid over the picture: a cell that is pressed is looked at. */
function grid(
  app: App,
  { cell: current }: PictureState,
  { unsure }: Draft,
  crossings: Point[],
  part: Part,
): TemplateResult {
  const along = (points: readonly Point[]): string =>
    points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const rows = Array.from({ length: 10 }, (_, row) => crossings.slice(10 * row, 10 * row + 10));
  const columns = Array.from({ length: 10 }, (_, column) => rows.map((row) => row[column]!));
  const cells = CELLS.map((cell) => {
    const kind = `${unsure.has(cell) ? "unsure" : ""} ${cell === current ? "current" : ""}`;
    return svg`<polygon class=${kind} points=${along(cornersOf(crossings, cell))} @click=${() => lookAt(app, cell)}></polygon>`;
  });
  return html`<svg class="picture-grid" viewBox="${part.left} ${part.top} ${part.side} ${part.side}" aria-hidden="true">
    ${[...rows, ...columns].map((line) => svg`<polyline points=${along(line)}></polyline>`)}${cells}</svg>`;
}

// --- the board ---

/** Shows a board and the cell that is looked at; what is there already is not loaded again. */
class Reading extends Directive {
  #state = "";

  render(_state: string, _cell: number): void {}

  override update({ element }: ElementPart, [state, cell]: [string, number]): void {
    const board = element as BoardCore;
    const isNew = state !== this.#state;
    if (isNew) board.state = state;
    this.#state = state;
    const selected = cell < 0 ? [] : [cell];
    if (isNew || (board.selection[0] ?? -1) !== cell) board.selection = selected;
  }
}

const reading = directive(Reading);

function reviewed(app: App, state: PictureState, draft: Draft, shown: Shown): TemplateResult {
  const t = pictureTexts.of(app);
  const { cell } = state;
  return html`<div class="picture-board" role="group" aria-label=${t("picture-board")} @keydown=${(event: KeyboardEvent) => onKey(app, event)}
      @nonet-select=${(event: CustomEvent<SelectDetail>) => onSelect(app, event)}>
      <nonet-board id="picture-board" lang=${app.language} readonly ${ref(board)} ${reading(encodeState(draftGame(draft)), cell)}></nonet-board>
      ${doubts(draft)}
    </div>
    ${here(app, state, draft, shown)}
    ${pad(app, state)}`;
}

/** Where the board is uncertain: rings, as over the picture. */
function doubts({ unsure }: Draft): TemplateResult {
  return html`<svg class="picture-doubts" viewBox="0 0 9 9" aria-hidden="true">${[...unsure].map(
    (cell) =>
      svg`<rect x=${(cell % 9) + 0.06} y=${Math.floor(cell / 9) + 0.06} width="0.88" height="0.88" rx="0.12"></rect>`,
  )}</svg>`;
}

function onSelect(app: App, { detail }: CustomEvent<SelectDetail>): void {
  if (detail.cells.length) lookAt(app, detail.cursor);
}

function onKey(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const command = commandOf(event);
  if (command?.do === "digit" && !command.hold) correct(app, command.digit);
  else if (command?.do === "erase") correct(app, 0);
  else if (command?.do === "apply" && command.key === "Enter") confirmCell(app);
  else return;
  event.preventDefault();
}

/** The cell that is looked at: its piece of the picture, what was read there, and what else it may be. */
function here(app: App, state: PictureState, draft: Draft, shown: Shown): TemplateResult {
  const t = pictureTexts.of(app);
  const { cell } = state;
  if (cell < 0) return html`<div class="picture-here" role="status"><p>${t("picture-choose")}</p></div>`;
  const { digits, entered, marks, unsure, read } = draft;
  const digit = digits[cell]!;
  const small = digit ? [] : DIGITS.filter((one) => marks[cell]! & (1 << (one - 1)));
  const crossings = crossingsOf(read.crossings, shown, read.turned);
  const other = read.alternatives[cell]!;
  const isUnsure = unsure.has(cell);
  const choice = (
    id: "picture-right" | "picture-all-givens" | "picture-no-marks" | "picture-next",
    run: (app: App) => void,
  ): TemplateResult => html`<button class="button small" @click=${() => act(app, () => run(app))}>${t(id)}</button>`;
  return html`<div class="picture-here">
    ${shown.bitmap ? html`<canvas class="picture-loupe" width=${LOUPE_PIXELS} height=${LOUPE_PIXELS} aria-hidden="true" ${paint(shown, read.turned, cellPart(crossings, cell))}></canvas>` : nothing}
    <p role="status">${t("picture-here", { cell: cellName(cell), digit, marks: small.join(" "), kind: small.length ? "marked" : !digit ? "empty" : entered.has(cell) ? "entered" : "given" })}
      ${isUnsure ? t("picture-here-unsure", { digit: other }) : nothing}</p>
    <div class="picture-choices">
      ${isUnsure ? choice("picture-right", confirmCell) : nothing}
      ${digit ? html`<button class="button small" @click=${() => act(app, () => turnKind(app))}>${t("picture-kind", { kind: entered.has(cell) ? "entered" : "given" })}</button>` : nothing}
      ${entered.has(cell) && entered.size > 1 ? choice("picture-all-givens", takeAllAsGivens) : nothing}
      ${small.length ? choice("picture-no-marks", dropMarks) : nothing}
      ${unsure.size > (isUnsure ? 1 : 0) ? choice("picture-next", nextUnsure) : nothing}
    </div>
  </div>`;
}

/** The keyboard goes on with the board: the button may be gone. */
function act(app: App, run: () => void): void {
  run();
  const { cell } = pictureState.of(app) ?? { cell: -1 };
  if (cell >= 0) board.value?.focus({ preventScroll: true });
}

function pad(app: App, { cell }: PictureState): TemplateResult {
  const t = pictureTexts.of(app);
  return html`<div class="picture-pad" role="group" aria-label=${t("picture-pad")} ${oneStop()}>
    ${DIGITS.map((digit) => html`<button class="key" ?disabled=${cell < 0} @click=${() => correct(app, digit)}><span class="key-digit">${digit}</span></button>`)}
    <button class="key" ?disabled=${cell < 0} aria-label=${t("picture-empty")} @click=${() => correct(app, 0)}>${icon("erase")}</button>
  </div>`;
}

/** Which of several boards is looked at. */
function chooser(app: App, { boards, at }: PictureState): TemplateResult {
  const t = pictureTexts.of(app);
  const step = (
    by: number,
    name: "previous" | "next",
  ): TemplateResult => html`<button class="button square" ?disabled=${!boards[at + by]}
    aria-label=${t(`picture-board-${name}`)} @click=${() => chooseBoard(app, at + by)}>${icon(name)}</button>`;
  return html`<div class="chooser">${step(-1, "previous")}
    <label>${t("picture-number")} <input type="number" min="1" max=${boards.length} .value=${live(String(at + 1))}
      @change=${(event: Event) => chooseBoard(app, (Number((event.target as HTMLInputElement).value) || 1) - 1)}> ${t("picture-of", { count: boards.length })}</label>
    ${step(1, "next")}</div>`;
}

// --- the foot ---

function foot(app: App, state: PictureState): TemplateResult {
  const t = pictureTexts.of(app);
  const { stage, boards } = state;
  const take = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    void bring(app, files);
  };
  const isRead = stage === "read";
  return html`
    <label class="button file ${stage === "waiting" ? "primary" : ""}">${t(isRead ? "picture-another" : "picture-open")}<input type="file" accept="image/*" multiple @change=${take}></label>
    <label class="button file picture-camera" ?hidden=${boards.length > 0}>${t("picture-camera")}<input type="file" accept="image/*" capture="environment" @change=${take}></label>
    <span class="grow"></span>
    ${isRead && !boards.length ? html`<button class="button" @click=${() => leave(() => typeInstead(app))}>${t("picture-type")}</button>` : nothing}
    <button class="button cancel" @click=${close}>${t("app-cancel")}</button>
    ${boards.length ? html`<button class="button primary" id="picture-play" ?disabled=${!isRead} @click=${() => leave(() => playDraft(app))}>${t("picture-play")}</button>` : nothing}`;
}

/** Another picture may be pasted over the one that is there. */
function onPaste(app: App, event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (!files.length) return;
  event.preventDefault();
  void bring(app, files);
}
