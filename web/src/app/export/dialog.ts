/** The dialog that hands the progress to other programs. It reads the game and never changes it. */
import "./export.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import { decodeGame } from "../../board/codec.js";
import { cellName } from "../../board/geometry.js";
import type { App } from "../app.js";
import { saveFile } from "../save-file.js";
import { icon } from "../view/icons.js";
import { type Format, FORMATS } from "./formats.js";
import type { ExportState } from "./open.js";
import { cellWithout, isEmpty, isNarrowed, progressOf } from "./progress.js";
import { exportWords } from "./words.js";

const dialog = createRef<HTMLDialogElement>();
/** Who opens the dialog again goes on with the format that was used. */
let lastFormat = FORMATS[0]!;

export async function beginExport(app: App): Promise<void> {
  const t = await exportWords(app.language, app.t);
  app.update({ export: { progress: progressOf(decodeGame(app.board.state)!), t, format: lastFormat, note: null } });
}

export function exportDialog(app: App, state: ExportState): TemplateResult {
  return html`<dialog class="dialog export" aria-labelledby="export-title" ${ref(dialog)} ${ref(show)}
    @close=${() => app.update({ export: null })}>${content(app, state)}</dialog>`;
}

function show(element?: Element): void {
  // The element is connected only after this rendering.
  if (element) queueMicrotask(() => dialog.value?.isConnected && !dialog.value.open && dialog.value.showModal());
}

function content(app: App, state: ExportState): TemplateResult {
  const { t } = state;
  return html`
    <div class="dialog-head">
      <h2 id="export-title">${t("tool-export")}</h2>
      <button class="button square quiet" aria-label=${t("app-close")} @click=${() => dialog.value?.close()}>${icon("close")}</button>
    </div>
    ${isEmpty(state.progress) ? html`<p class="dialog-help">${t("export-empty")}</p>` : html`<div class="export-parts">${formats(app, state)} ${result(app, state)}</div>`}`;
}

function formats(app: App, { t, format }: ExportState): TemplateResult {
  const choice = (one: Format): TemplateResult => html`<label class="export-format">
    <input type="radio" name="export-format" aria-labelledby="export-${one.id}" aria-describedby="export-${one.id}-help" ?autofocus=${one === format} .checked=${live(one === format)} @change=${() => choose(app, one)} />
    <span><b id="export-${one.id}">${t(`export-${one.id}`)}</b><small id="export-${one.id}-help">${t(`export-${one.id}-help`)}</small></span>
  </label>`;
  return html`<fieldset class="export-formats" aria-label=${t("export-format")}>${FORMATS.map(choice)}</fieldset>`;
}

function choose(app: App, format: Format): void {
  lastFormat = format;
  patch(app, { format, note: null });
}

function patch(app: App, change: Partial<ExportState>): void {
  if (app.state.export) app.update({ export: { ...app.state.export, ...change } });
}

function result(app: App, state: ExportState): TemplateResult {
  const { t, progress, format, note } = state;
  const without = format.full ? cellWithout(progress) : -1;
  if (without >= 0) return html`<p class="export-status" role="status">${t("export-without", { cell: cellName(without) })}</p>`;
  const text = format.write(progress);
  const notes = format.candidates && app.state.board.marks === "notes" && isNarrowed(progress);
  return html`<div class="export-result">
    <textarea class="paste-text export-text ${format.id === "marks" ? "aligned" : ""}" readonly rows="6" spellcheck="false" aria-label=${t("export-text")} .value=${live(text)}></textarea>
    ${notes ? html`<p class="field-note">${t("export-notes")}</p>` : nothing}
    <p class="export-status" role="status">${note?.(t)}</p>
    <div class="dialog-foot">${buttons(app, state, text)}</div>
  </div>`;
}

function buttons(app: App, { t, format }: ExportState, text: string): TemplateResult {
  return html`
    <button class="button ${format.link ? "" : "primary"}" @click=${() => void copy(app, text)}>${t("maker-copy")}</button>
    <button class="button" @click=${() => saveFile(`${text}\n`, `nonet-${format.id}.txt`)}>${t("export-download")}</button>
    ${"share" in navigator ? html`<button class="button" @click=${() => void share(app, format, text)}>${t("export-share")}</button>` : nothing}
    ${format.link ? html`<a class="button primary" href=${text} target="_blank" rel="noopener noreferrer">${t("export-open")}</a>` : nothing}`;
}

async function copy(app: App, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    patch(app, { note: (t) => t("export-copied") });
  } catch {
    // No permission, or no secure context: the text is there to be selected.
    patch(app, { note: (t) => t("export-uncopied") });
  }
}

async function share(app: App, { link }: Format, text: string): Promise<void> {
  try {
    await navigator.share(link ? { url: text } : { text });
  } catch (error) {
    // Who changes their mind has not failed.
    if ((error as DOMException).name !== "AbortError") patch(app, { note: (t) => t("export-unshared") });
  }
}
