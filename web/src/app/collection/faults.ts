/** Lines that could not be read, and what was noticed: nothing is left out silently. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../i18n/localizer.js";
import type { App } from "../app.js";
import type { Collection } from "./model.js";

export function faultList(_app: App, t: Localizer, { faults, faultCount }: Collection): TemplateResult | typeof nothing {
  if (!faultCount) return nothing;
  return html`<details class="collection-faults bad"><summary>${t("collection-faults", { count: faultCount })}</summary>
    <ul tabindex="0" aria-label=${t("collection-faults", { count: faultCount })}>${faults.map(({ line, error }) => html`<li>${line} ${error}</li>`)}</ul>
    ${faultCount > faults.length ? html`<p>${t("collection-more-faults", { count: faultCount - faults.length })}</p>` : nothing}
  </details>`;
}
