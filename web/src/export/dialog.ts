/**
 * The dialog that hands the game to other programs and people: what for on top, the formats for that, and what comes
 * of it.
 */
import { exportTexts } from "../page/room-texts.js";
import "./export.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { SINGLE_FILE } from "#edition";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { dialog, dialogOf } from "../shell/dialog.js";
import { icon } from "../shell/icons.js";
import { tabRow } from "../shell/tabs.js";
import { chooseGroup, chooseTarget, targetOf } from "./actions.js";
import { GROUPS_HERE, type Target, targetsOf } from "./formats.js";
import { pictureChoices, pictureResult } from "./picture-view.js";
import { isEmpty } from "./progress.js";
import { type ExportState, exportState } from "./state.js";
import { textResult } from "./text-view.js";

export { beginExport } from "./actions.js";

export function exportDialog(app: App): TemplateResult | typeof nothing {
  const state = exportState.of(app);
  if (!state) return nothing;
  const t = exportTexts.of(app);
  return dialog(app, "export", {
    name: "export",
    title: t("tool-export"),
    closed: () => exportState.set(app, null),
    body: isEmpty(state.game)
      ? html`<p class="dialog-help">${t("export-empty")}</p>${embedding(app)}`
      : html`${groups(app, state)}${parts(app, state)}`,
  });
}

function groups(app: App, { group }: ExportState): TemplateResult {
  const t = exportTexts.of(app);
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
  const t = exportTexts.of(app);
  const { group } = state;
  const choice = (one: Target): TemplateResult => html`<label class="export-format">
    <input type="radio" name="export-format" aria-labelledby="export-${one.id}" aria-describedby="export-${one.id}-help" ?autofocus=${one === chosen} .checked=${live(one === chosen)} @change=${() => chooseTarget(app, one)} />
    <span><b id="export-${one.id}">${t(`export-format-${one.id}`)}</b><small id="export-${one.id}-help">${t(`export-format-${one.id}-help`)}</small></span>
  </label>`;
  return html`<div>
    <fieldset class="export-formats" aria-label=${t("export-format")}>${targetsOf(group).map(choice)}</fieldset>
    ${group === "link" ? embedding(app) : nothing}
  </div>`;
}

/** The way to the builder of boards in other pages. The single file has none. */
function embedding(app: App): TemplateResult | typeof nothing {
  const t = exportTexts.of(app);
  return SINGLE_FILE
    ? nothing
    : html`<p class="export-embed"><a href=${addressOf("embed")} @click=${() => dialogOf("export")?.close()}>${icon("embed")}${t("export-embed")}</a></p>`;
}
