/** The single file: on the site it is offered, in itself it says what it is. */

import { html, type TemplateResult } from "lit";
import { SINGLE_FILE } from "#edition";
import { numberText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { icon } from "../shell/icons.js";

/** About the size of `nonet.html`, which a test holds to that; the file is built after the site. */
export const SINGLE_FILE_BYTES = 1_665_000;

export function takePart({ t, language }: App): TemplateResult {
  if (SINGLE_FILE)
    return html`<div class="setting"><p class="setting-help">${t("take-here")}</p><p class="setting-help">${t("take-here-games")}</p>
    <p class="setting-help">${t("take-here-licences")}</p></div>`;
  const size = numberText(language, SINGLE_FILE_BYTES / 1e6, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return html`<div class="setting"><p class="setting-help">${t("take-help")}</p>
    <a class="button small" href="./nonet.html" download="nonet.html">${icon("install")}<span>${t("take-download", { size })}</span></a>
    <p class="setting-help"><a href="./third-party-notices.txt">${t("take-licences")}</a></p></div>`;
}
