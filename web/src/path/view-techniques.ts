/** The techniques that hints, paths and lists of steps may use, with switches. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { TechniqueInfo } from "../engine/index.js";
import { alsoCalled, byBest, searched } from "../hint/search.js";
import { ListOf } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { harderThan, isOn, isUsual, switchTechniques } from "../page/techniques.js";
import { LEVELS, type Level, rating } from "../shell/levels.js";
import { learnAddress } from "../shell/places.js";
import { searchTechniques, viewsOf } from "./actions.js";

export function techniquesBody(app: App): TemplateResult {
  const { t } = app;
  const { table, search } = viewsOf(app);
  const { settings } = app.state;
  const all = table ?? [];
  const usual = all.filter(isUsual);
  const matching = searched(
    all,
    (id) => t(`technique-${id}`),
    search,
    ({ family }) => t(`family-${family}`),
  );
  return html`
    <p class="side-lead">${t("techniques-help")}</p>
    <div class="techniques-bar">
      <p role="status">${t("techniques-on", { on: all.filter((info) => isOn(info, settings)).length, count: all.length })}</p>
      <button class="button small" @click=${() => switchTechniques(app, usual, true)}>${t("techniques-all")}</button>
      <label class="techniques-up-to"><span>${t("techniques-up-to")}</span>${levelChoice(app, usual)}</label>
      <label class="techniques-search"><span>${t("steps-text")}</span><input class="input" type="search" .value=${live(search)} @input=${(event: Event) => searchTechniques(app, (event.target as HTMLInputElement).value)} /></label>
    </div>
    ${byBest(matching, [...LEVELS, "request"] as const, groupOf, search).map((name) =>
      group(
        app,
        name,
        matching.filter((info) => groupOf(info) === name),
        search.trim() !== "",
      ),
    )}
    ${matching.length ? nothing : html`<p>${t("steps-none")}</p>`}`;
}

/** Which level the switches stand for; none when they were set one by one. */
function levelChoice(app: App, usual: readonly TechniqueInfo[]): TemplateResult {
  const { t } = app;
  const { withoutTechniques, extraTechniques } = app.state.settings;
  const without = new Set(withoutTechniques.filter((id) => usual.some((info) => info.id === id)));
  const chosen = LEVELS.find((level) => {
    const harder = harderThan(usual, level);
    return !extraTechniques.length && harder.length === without.size && harder.every((id) => without.has(id));
  });
  return html`<select class="select" @change=${(event: Event) => app.set({ withoutTechniques: harderThan(usual, (event.target as HTMLSelectElement).value as Level), extraTechniques: [] })}>
    ${chosen ? nothing : html`<option selected disabled value="">${t("techniques-mixed")}</option>`}
    ${LEVELS.map((level) => html`<option value=${level} .selected=${live(level === chosen)}>${t(`level-${level}`)}</option>`)}
  </select>`;
}

const groupOf = (info: TechniqueInfo): Level | "request" => (isUsual(info) ? info.level : "request");

/** Those of a level, or those that are for request only. */
function group(app: App, name: Level | "request", infos: readonly TechniqueInfo[], open: boolean): TemplateResult {
  const { t } = app;
  const { settings } = app.state;
  const on = infos.filter((info) => isOn(info, settings)).length;
  const special = name === "request";
  return html`<details class="steps-group" ?open=${open}>
    <summary><span class="level level-${special ? "extreme" : name}">${t(special ? "techniques-request" : `level-${name}`)}</span><span class="steps-number">${t("techniques-of", { on, count: infos.length })}</span></summary>
    ${special ? html`<p class="side-lead">${t("techniques-request-help")}</p>` : nothing}
    <p class="techniques-both">
      <button class="button small" @click=${() => switchTechniques(app, infos, true)}>${t("techniques-level-on")}</button>
      <button class="button small" @click=${() => switchTechniques(app, infos, false)}>${t("techniques-level-off")}</button></p>
    <ul class="techniques-list">${infos.map((info) => row(app, info, isOn(info, settings)))}</ul>
  </details>`;
}

function row(app: App, info: TechniqueInfo, on: boolean): TemplateResult {
  const { t } = app;
  const { id, family, rating: er } = info;
  const name = t(`technique-${id}`);
  const also = alsoCalled(info, name, app.language);
  return html`<li><label class="check"><input type="checkbox" role="switch" .checked=${live(on)} @change=${(event: Event) => switchTechniques(app, [info], (event.target as HTMLInputElement).checked)} />
      <span>${name}</span></label>
    <span class="say-fact">${t(`family-${family}`)}${er ? ` · ${rating(app, er / 10)}` : ""}</span>
    <a class="link" href=${learnAddress(id)} aria-label=${t("techniques-learn", { name })}>${t("nav-learn")}</a>
    ${also.length ? html`<span class="techniques-also">${t("also-called", { names: new ListOf(also, "narrow") })}</span>` : nothing}</li>`;
}
