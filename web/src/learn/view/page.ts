/** The whole page as one template: the index, or a family. */
import { html, nothing, type TemplateResult } from "lit";
import { ownAddress } from "#edition";
import { header } from "../../shell/header.js";
import { spinner } from "../../shell/icons.js";
import { sideNotice, sideNotices } from "../../shell/side-notices.js";
import type { Learn } from "../learn.js";
import { familyPage } from "./family.js";
import { indexPage } from "./index-page.js";

export function page(learn: Learn): TemplateResult {
  const { t, state } = learn;
  const isTraining = state.place.training !== null;
  if (!learn.isReady) return html`<main class="view learn-main" tabindex="-1">${sideNotices(learn)}</main>`;
  return html`
    <a class="skip" href="#learn-main" @click=${skip}>${t("app-skip-view")}</a>
    ${header(learn, { here: "learn" })}
    <main class="view learn-main" id="learn-main" tabindex="-1">
      ${sideNotices(learn)}
      <h1 class="page-name">${state.place.family || isTraining ? html`<a class="link" href=${ownAddress("")}>${t("learn-name")}</a>` : t("learn-name")}</h1>
      ${state.engineFailed ? sideNotice(learn, t("engine-failed"), () => learn.loadTable()) : nothing}
      ${state.table ? (isTraining ? trainingPart(learn) : state.place.family ? familyPage(learn, state.place.family, state.table) : indexPage(learn, state.table)) : html`<p class="side-busy">${spinner()}</p>`}
    </main>`;
}

function trainingPart(learn: Learn): TemplateResult | typeof nothing {
  const { t, state } = learn;
  if (state.roomFailed) return sideNotice(learn, t("view-failed"), () => learn.openTraining());
  return learn.training.of(learn)?.(learn) ?? html`<p class="side-busy">${spinner()}</p>`;
}

/** Not by the address: that says which page is shown. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#learn-main")?.focus();
}
