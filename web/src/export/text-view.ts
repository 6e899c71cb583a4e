/** A text that was written: what it leaves out, what can be done with it, and for a link its QR code. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ListOf } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { exportTexts } from "../page/room-texts.js";
import { QUIET_ZONE, qrModules, qrPath } from "../shell/qr.js";
import { cellName } from "../sudoku/geometry.js";
import { hasAllDigits } from "../sudoku/progress.js";
import {
  asksForEntries,
  carriesOf,
  chooseEntries,
  copyWritten,
  download,
  shareText,
  withEntries,
  write,
} from "./actions.js";
import type { Target } from "./formats.js";
import { hasEntries, lostOf, notesAreCandidates } from "./progress.js";
import type { ExportState } from "./state.js";

export function textResult(app: App, state: ExportState, target: Target): TemplateResult {
  const t = exportTexts.of(app);
  const { written } = state;
  if (written.state === "without")
    return html`<div class="export-result"><p class="export-status" role="status">${t("export-without", { cell: cellName(written.cell) })}</p></div>`;
  if (written.state === "failed")
    return html`<div class="export-result"><p class="export-status" role="status">${t("export-unwritten")}</p>
    <div class="dialog-foot"><button class="button" @click=${() => void write(app)}>${t("app-retry")}</button></div></div>`;
  const text = written.state === "done" ? written.text : "";
  return html`<div class="export-result" aria-busy=${written.state === "waiting"}>
    ${target.group === "link" ? code(app, text) : nothing}
    <textarea class="paste-text export-text ${target.aligned ? "aligned" : ""} ${target.group === "link" ? "short" : ""}" readonly rows="3" spellcheck="false" aria-label=${t("export-text")} .value=${live(text)}></textarea>
    ${remarks(app, state, target)}
    <p class="export-status" role="status">${state.note?.(t)}</p>
    <div class="dialog-foot">${buttons(app, state, target, text)}</div>
  </div>`;
}

/** Remarks on notes and entries, and on parts that stay behind. */
function remarks(app: App, state: ExportState, target: Target): TemplateResult | typeof nothing {
  const t = exportTexts.of(app);
  const { game } = state;
  const carries = carriesOf(state);
  if (!carries || target.whole) return nothing;
  const withoutEntries =
    !hasAllDigits(target.id, carries) && hasEntries(game) && !(asksForEntries(state) && withEntries(state));
  const lost = [...(withoutEntries ? ["entries" as const] : []), ...lostOf(game, carries)];
  return html`
    ${
      asksForEntries(state)
        ? html`<label class="check"><input type="checkbox" .checked=${live(withEntries(state))} @change=${(event: Event) => chooseEntries(app, (event.target as HTMLInputElement).checked)}>
      <span>${t("export-entries")}</span></label>`
        : nothing
    }
    ${notesAreCandidates(game, carries) ? html`<p class="field-note">${t("export-notes")}</p>` : nothing}
    ${lost.length ? html`<p class="field-note">${t("export-lost", { what: new ListOf(lost.map((one) => t(`export-lost-${one}`))) })}</p>` : nothing}`;
}

/** Always black on white: not every reader knows the other way round. */
function code(app: App, text: string): TemplateResult {
  const t = exportTexts.of(app);
  const modules = text ? qrModules(text) : [];
  if (text && !modules.length) return html`<p class="field-note">${t("export-qr-long")}</p>`;
  const size = modules.length + 2 * QUIET_ZONE;
  return html`<svg class="export-qr" role="img" aria-label=${t("export-qr")} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#ffffff"></rect><path d=${qrPath(modules)} fill="#000000"></path>`}
  </svg>`;
}

function buttons(app: App, { written }: ExportState, target: Target, text: string): TemplateResult {
  const t = exportTexts.of(app);
  const waiting = written.state !== "done";
  const site = target.group === "site";
  return html`
    <button class="button ${site ? "" : "primary"}" ?disabled=${waiting} @click=${() => void copyWritten(app, text)}>${t("maker-copy")}</button>
    ${target.file ? html`<button class="button" ?disabled=${waiting} @click=${() => download(target.file!, text)}>${t("export-download")}</button>` : nothing}
    ${"share" in navigator ? html`<button class="button" ?disabled=${waiting} @click=${() => void shareText(app, target, text)}>${t("share")}</button>` : nothing}
    ${site && !waiting ? html`<a class="button primary" href=${text} target="_blank" rel="noopener noreferrer">${t("export-open")}</a>` : nothing}`;
}
