import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { createRef, ref } from "lit/directives/ref.js";
import { closePaste, playPasted, validate } from "../actions/clipboard.js";
import type { App } from "../app.js";
import { showPlace } from "../place.js";
import type { PasteState } from "../state.js";
import { icon } from "./icons.js";

const dialog = createRef<HTMLDialogElement>();
const area = createRef<HTMLTextAreaElement>();

/** The one modal dialog of the page: open exactly while `state.paste` is set. */
export function pasteDialog(app: App): TemplateResult | typeof nothing {
  const { paste } = app.state;
  return paste ? html`<dialog class="dialog" aria-labelledby="paste-title" ${ref(dialog)} ${ref(show)}
    @close=${() => closePaste(app)}>${content(app, paste)}</dialog>` : nothing;
}

function show(element?: Element): void {
  // The element is connected only after this rendering.
  if (element) queueMicrotask(() => dialog.value?.isConnected && !dialog.value.open && dialog.value.showModal());
}

/** Closed by itself, not taken away: so the browser gives the keyboard back to where it was. The state follows by its event. */
function close(): void {
  dialog.value?.close();
}

function play(app: App): void {
  if (!app.state.paste?.puzzle) return;
  close();
  void playPasted(app);
}

function content(app: App, paste: PasteState): TemplateResult {
  const { t } = app;
  return html`
    <div class="dialog-head">
      <h2 id="paste-title">${t("paste-title")}</h2>
      <button class="button square quiet" aria-label=${t("app-close")} @click=${close}>${icon("close")}</button>
    </div>
    <p class="dialog-help" id="paste-help">${t("paste-help")}</p>
    <div class="paste">
      <textarea ${ref(area)} class="paste-text" rows="9" spellcheck="false" autocomplete="off" autocapitalize="off" autofocus
        aria-label=${t("paste-label")} aria-describedby="paste-help paste-status" aria-invalid=${paste.tone === "bad" && !paste.puzzle}
        .value=${paste.text} @input=${(event: Event) => void validate(app, (event.target as HTMLTextAreaElement).value)}
        @keydown=${(event: KeyboardEvent) => onKey(app, event)}></textarea>
      <div class="paste-preview ${paste.puzzle ? "" : "nothing"}" aria-hidden="true">${preview(paste.puzzle)}</div>
    </div>
    <div class="paste-status ${paste.tone}" id="paste-status" role="status">
      ${icon(paste.tone)}<span>${paste.status(t)}</span>
    </div>
    <div class="dialog-foot">
      ${paste.errorAt >= 0 ? html`<button class="button" @click=${() => showPlace(area.value!, paste.errorAt)}>${t("paste-show")}</button>` : nothing}
      <span class="grow"></span>
      <button class="button cancel" @click=${close}>${t("app-cancel")}</button>
      <button class="button primary" ?disabled=${!paste.puzzle} @click=${() => play(app)}>${t("paste-play")}</button>
    </div>`;
}

/** A picture of what was read, so that a shifted row is seen before playing. */
function preview(puzzle: string): TemplateResult {
  return html`${keyed(puzzle, html`<nonet-board inert readonly puzzle=${puzzle || ".".repeat(81)} .selection=${[]}></nonet-board>`)}`;
}

function onKey(app: App, event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) play(app);
}
