/** The dialog in which a puzzle is pasted, typed, or opened from a file, and looked at before it is played. */
import { type ReadingWords, readingTexts } from "../page/room-texts.js";
import "./import.css";
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import type { App } from "../page/app.js";
import { countDigits } from "../page/state.js";
import { foundIn } from "../reading/game.js";
import type { Reading } from "../reading/read.js";
import { detailsOf, readAs, warningsOf } from "../reading/sentences.js";
import { dialog, dialogOf } from "../shell/dialog.js";
import { icon } from "../shell/icons.js";
import { indexOf, showPlace } from "../shell/text-place.js";
import { encodeState } from "../sudoku/codec.js";
import { faultText, lineText } from "../sudoku/faults.js";
import { gameOf, progressAt } from "../sudoku/progress.js";
import { bringFiles, choose, endPaste, follow, openAll, playShown } from "./actions.js";
import { type PasteState, pasteState } from "./state.js";

export { beginPaste, bringFiles, bringLink, bringShared, bringSharedFiles, bringText, sharedFiles } from "./actions.js";
export { dropTarget } from "./drop.js";

/** A field with more than this would make the page slow: it shows the beginning. */
const SHOWN = 100_000;
/** So many bad lines of a list are reported one by one. */
const FAULTS = 3;

const area = createRef<HTMLTextAreaElement>();

export function pasteDialog(app: App): TemplateResult | typeof nothing {
  const paste = pasteState.of(app);
  if (!paste) return nothing;
  const t = readingTexts.of(app);
  const { result } = paste;
  const several = (result?.count ?? 0) > 1;
  return dialog(app, "paste-dialog", {
    name: "paste",
    title: t("tool-paste"),
    closed: () => endPaste(app),
    body: html`<p class="dialog-help" id="paste-help">${t("import-help")}</p>
    <div class="paste">
      ${field(app, paste)}
      <div class="paste-preview ${result?.count ? "" : "nothing"}">${preview(paste)}${several ? chooser(app, paste) : nothing}</div>
    </div>
    <div class="paste-status ${toneOf(paste)}" id="paste-status" role="status">
      ${icon(toneOf(paste))}<div class="paste-said">${said(app, paste)}</div>
    </div>`,
    // A text read before the dialog opened waits to be played: the button is the first to have the keyboard.
    foot: html`<div class="dialog-foot">
      ${foot(app, paste)}
      <span class="grow"></span>
      <button class="button cancel" @click=${close}>${t("app-cancel")}</button>
      ${several ? html`<button class="button" ?disabled=${!isReady(paste)} @click=${() => openEvery(app)}>${t("import-collection")}</button>` : nothing}
      <button class="button primary" id="paste-play" data-first ?disabled=${!isReady(paste)} @click=${() => play(app)}>${t("paste-play")}</button>
    </div>`,
  });
}

const close = (): void => dialogOf("paste")?.close();

function play(app: App): void {
  const paste = pasteState.of(app);
  if (!paste || !isReady(paste)) return;
  // Taken before the dialog closes and the state with it.
  const played = playShown(app);
  close();
  void played;
}

const isReady = ({ result, reading }: PasteState): boolean => reading === "no" && !!result?.count;

function openEvery(app: App): void {
  const opened = openAll(app);
  close();
  void opened;
}

function field(app: App, paste: PasteState): TemplateResult {
  const t = readingTexts.of(app);
  const { text } = paste;
  const long = text.length > SHOWN;
  return html`<div class="paste-field">
    <textarea ${ref(area)} class="paste-text" rows="9" spellcheck="false" autocomplete="off" autocapitalize="off" autofocus ?readonly=${long}
      aria-label=${t("paste-label")} aria-describedby="paste-help paste-status" aria-invalid=${toneOf(paste) === "bad" && !paste.result?.count}
      .value=${live(long ? text.slice(0, SHOWN) : text)} @input=${(event: Event) => void follow(app, (event.target as HTMLTextAreaElement).value)}
      @paste=${(event: ClipboardEvent) => onPaste(app, event)} @keydown=${(event: KeyboardEvent) => onKey(app, event)}></textarea>
    ${long ? html`<p class="field-note">${t("import-long")}</p>` : nothing}
  </div>`;
}

/** A long text never goes into the field: it would stand still over it. */
function onPaste(app: App, event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (text.length <= SHOWN && !(files.length && !text)) return;
  event.preventDefault();
  if (text) void follow(app, text);
  else void bringFiles(app, files);
}

function onKey(app: App, event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) play(app);
}

/** A picture of what was read, so that a shifted row is seen before playing. */
function preview({ result, at }: PasteState): TemplateResult {
  const state = result?.count ? encodeState(gameOf(progressAt(result, at))) : "";
  const board = state
    ? html`<nonet-board inert readonly .state=${state} .selection=${[]}></nonet-board>`
    : html`<nonet-board inert readonly .selection=${[]}></nonet-board>`;
  return html`<div aria-hidden="true">${keyed(state, board)}</div>`;
}

/** Which of several puzzles is looked at. */
function chooser(app: App, { result, at }: PasteState): TemplateResult {
  const t = readingTexts.of(app);
  const count = result!.count;
  const step = (
    by: number,
    name: "previous" | "next",
  ): TemplateResult => html`<button class="button square" ?disabled=${at + by < 0 || at + by >= count}
    aria-label=${t(name === "next" ? "import-next" : "import-previous")} @click=${() => void choose(app, at + by)}>${icon(name)}</button>`;
  return html`<div class="chooser paste-chooser">
    ${step(-1, "previous")}
    <span class="paste-which"><input type="number" min="1" max=${count} .value=${live(String(at + 1))} aria-label=${t("import-number")}
      @change=${(event: Event) => void choose(app, (Number((event.target as HTMLInputElement).value) || 1) - 1)}> ${t("import-of", { count })}</span>
    ${step(1, "next")}
  </div>`;
}

function toneOf({ result, outcome, problems, reading }: PasteState): "info" | "good" | "bad" {
  if (reading === "long") return "info";
  if (result?.count) return outcome === "none" || problems.length || result.faultCount ? "bad" : "good";
  return result || problems.length ? "bad" : "info";
}

/** The findings, or why there are none. */
function said(app: App, paste: PasteState): TemplateResult {
  const t = readingTexts.of(app);
  const { name, result, reading, problems } = paste;
  const lines = (texts: readonly string[]): TemplateResult => html`${texts.map((text) => html`<p>${text}</p>`)}`;
  if (reading === "long") return lines([t("import-reading")]);
  const file = name && result ? [t("import-from", { name })] : [];
  if (!result) return problems.length ? lines(problems) : lines([t("paste-waiting")]);
  if (!result.count)
    return lines([
      ...file,
      faultText(t, result, result.format),
      ...(result.plain ? [t("import-plain")] : []),
      ...problems,
    ]);
  return html`${lines(file)}${good(t, paste, result)}${lines(problems)}`;
}

function good(t: ReadingWords, { at, outcome }: PasteState, result: Reading): TemplateResult {
  const progress = progressAt(result, at);
  const as = readAs(t, result.format, foundIn(progress, gameOf(progress)));
  const givens = countDigits(progress.givens.join(""));
  const details = detailsOf(t, progress);
  return html`
    ${as || result.count > 1 ? html`<p class="paste-as"><b>${as}</b> ${result.count > 1 ? t("import-several", { count: result.count }) : nothing}</p>` : nothing}
    <p>${t("paste-good", { givens, outcome })}</p>
    ${details.length ? html`<dl class="paste-details">${details.map(([label, text]) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>` : nothing}
    ${warningList(t, [...warningsOf(t, result, progress), ...faultsOf(t, result)])}`;
}

function warningList(t: ReadingWords, warnings: readonly string[]): TemplateResult | typeof nothing {
  return warnings.length
    ? html`<ul class="paste-warnings" aria-label=${t("import-warnings")}>${warnings.map((text) => html`<li>${text}</li>`)}</ul>`
    : nothing;
}

/** The lines of a list that are no puzzles: the first few, and how many there are. */
function faultsOf(t: ReadingWords, { faults, faultCount, format }: Reading): string[] {
  if (!faultCount) return [];
  return [
    t("import-faults", { count: faultCount }),
    ...faults.slice(0, FAULTS).map((fault) => lineText(t, fault, format)),
  ];
}

function foot(app: App, paste: PasteState): TemplateResult {
  const t = readingTexts.of(app);
  const { text, result } = paste;
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    void bringFiles(app, files);
  };
  const fault = result && (result.error ? result : result.faults[0]);
  const errorAt = fault ? indexOf(text, fault.line, fault.column) : -1;
  return html`
    <label class="button file">${t("import-open")}<input type="file" multiple @change=${choose}></label>
    ${errorAt >= 0 && errorAt <= SHOWN ? html`<button class="button" @click=${() => showPlace(area.value!, errorAt)}>${t("paste-show")}</button>` : nothing}
    ${text.length > SHOWN ? html`<button class="button" @click=${() => void follow(app, "")}>${t("import-clear")}</button>` : nothing}`;
}
