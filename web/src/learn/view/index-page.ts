/** All families, or the techniques that a search finds. */

import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ownAddress, pageAddress } from "#edition";
import type { TechniqueInfo } from "../../engine/index.js";
import { FAMILIES } from "../../hint/families.js";
import { searched } from "../../hint/search.js";
import { icon } from "../../shell/icons.js";
import type { Learn } from "../learn.js";
import { alsoPart, levelChip } from "./family.js";

export function indexPage(learn: Learn, table: readonly TechniqueInfo[]): TemplateResult {
  const { t, state } = learn;
  return html`
    <p class="learn-lead">${t("learn-lead")} <a class="link" href=${pageAddress("play", "help/first")}>${t("learn-first")}</a></p>
    <p class="learn-train"><a class="button primary" href=${ownAddress("train")}>${icon("techniques")}<span>${t("learn-train")}</span></a><span>${t("learn-train-help")}</span></p>
    <search><label class="learn-search"><span>${t("learn-search")}</span>
      <input class="input" type="search" .value=${live(state.search)} @input=${(event: Event) => learn.update({ search: (event.target as HTMLInputElement).value })} /></label></search>
    ${
      state.search.trim()
        ? found(
            learn,
            searched(table, (id) => t(`technique-${id}`), state.search),
          )
        : families(learn, table)
    }`;
}

function found(learn: Learn, infos: readonly TechniqueInfo[]): TemplateResult {
  const { t } = learn;
  return html`<p class="learn-count" role="status">${infos.length ? t("learn-found", { count: infos.length }) : t("learn-search-none")}</p>
    <ul class="learn-found">${infos.map((info) => html`<li><a href=${ownAddress(info.id)}>${t(`technique-${info.id}`)}</a>${levelChip(learn, info)}${alsoPart(learn, info)}</li>`)}</ul>`;
}

function families(learn: Learn, table: readonly TechniqueInfo[]): TemplateResult {
  const { t } = learn;
  return html`<nav aria-label=${t("learn-families")}><ul class="learn-families">${FAMILIES.map((family) => {
    const infos = table.filter((info) => info.family === family);
    return html`<li class="learn-card"><h2><a href=${ownAddress(family)}>${t(`family-${family}`)}</a></h2>
      <p>${t(`about-${family}`)}</p><p class="learn-facts"><span>${t("learn-found", { count: infos.length })}</span>${levelChip(learn, infos[0])}</p></li>`;
  })}</ul></nav>`;
}
