/**
 * The dialog that hands the game to other programs and people: what for on top, the formats for that, and what comes
 * of it.
 */
import "./export.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import { SINGLE_FILE } from "#edition";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { scrollCue } from "../shell/follow.js";
import { icon } from "../shell/icons.js";
import { tabRow } from "../shell/tabs.js";
import { chooseGroup, chooseTarget, targetOf } from "./actions.js";
import { GROUPS_HERE, type Target, targetsOf } from "./formats.js";
import { pictureChoices, pictureResult } from "./picture-view.js";
import { isEmpty } from "./progress.js";
import { type ExportState, exportState } from "./state.js";
import { textResult } from "./text-view.js";

export { beginExport } from "./actions.js";

const dialog = createRef<HTMLDialogElement>();

export function exportDialog(app: App): TemplateResult | typeof nothing {
  const state = exportState.of(app);
  if (!state) return nothing;
  return html`<dialog class="dialog export" aria-labelledby="export-title" ${ref(dialog)} ${ref(show)}
    @close=${() => exportState.set(app, null)}>${content(app, state)}</dialog>`;
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
    <div class="dialog-body" ${scrollCue()}>
    ${isEmpty(state.game) ? html`<p class="dialog-help">${t("export-empty")}</p>${embedding(state)}` : html`${groups(app, state)}${parts(app, state)}`}</div>`;
}

function groups(app: App, { t, group }: ExportState): TemplateResult {
  return html`<div class="tabs export-groups" role="group" aria-label=${t("export-group")} ${tabRow()}>
    ${GROUPS_HERE.map((one) => html`<button class="tab" aria-pressed=${group === one} @click=${() => chooseGroup(app, one)}>${t(`export-group-${one}`)}</button>`)}
  </div>
  ${SINGLE_FILE ? html`<p class="field-note">${t("export-no-links")}</p>` : nothing}`;
}

function parts(app: App, state: ExportState): TemplateResult {
  const target = targetOf(state);
  return html`<div class="export-parts">
    ${target ? html`${targets(app, state, target)} ${textResult(app, state, target)}` : html`${pictureChoices(app, state)} ${pictureResult(app, state)}`}
  </div>`;
}

function targets(app: App, state: ExportState, chosen: Target): TemplateResult {
  const { t, group } = state;
  const choice = (one: Target): TemplateResult => html`<label class="export-format">
    <input type="radio" name="export-format" aria-labelledby="export-${one.id}" aria-describedby="export-${one.id}-help" ?autofocus=${one === chosen} .checked=${live(one === chosen)} @change=${() => chooseTarget(app, one)} />
    <span><b id="export-${one.id}">${t(`export-format-${one.id}`)}</b><small id="export-${one.id}-help">${t(`export-format-${one.id}-help`)}</small></span>
  </label>`;
  return html`<div>
    <fieldset class="export-formats" aria-label=${t("export-format")}>${targetsOf(group).map(choice)}</fieldset>
    ${group === "link" ? embedding(state) : nothing}
  </div>`;
}

/** The way to the builder of boards in other pages. The single file has none. */
function embedding({ t }: ExportState): TemplateResult | typeof nothing {
  return SINGLE_FILE
    ? nothing
    : html`<p class="export-embed"><a href=${addressOf("embed")} @click=${() => dialog.value?.close()}>${icon("embed")}${t("export-embed")}</a></p>`;
}
