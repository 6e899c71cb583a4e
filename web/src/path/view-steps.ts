/** All steps that there are on the board now, by technique. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { FAMILIES } from "../hint/families.js";
import type { App } from "../page/app.js";
import { doLabel } from "../play/hint.js";
import { scrollCue } from "../shell/follow.js";
import { icon } from "../shell/icons.js";
import { chooseStep, doStep, findSteps, setFilter, viewsOf } from "./actions.js";
import { cellNamed, groupSteps, type StepGroup } from "./filter.js";
import { effectOf, levelChip, searching, showBoard, stepBoard, stepBranches, stepText } from "./parts.js";
import type { Filter } from "./state.js";

export function stepsBody(app: App): TemplateResult {
  const { t } = app;
  const { now } = viewsOf(app);
  const step = now.steps[now.at];
  return html`
    ${filters(app, now.filter)}
    <div class="side-parts">
      ${now.position ? stepBoard(app, "steps-position", now.position, step, now.ended) : nothing}
      <div class="side-step">
        <div class="step-text" role="status">${step && now.position ? stepText(app, step, now.position) : now.ended ? html`<p>${now.ended.text(t)}</p>` : nothing}</div>
        ${stepBranches(app, step)}
        ${step ? html`<button class="button primary small" @click=${() => doStep(app, step)}>${doLabel(app, step)}</button>` : nothing}
        ${now.ended?.limited ? html`<button class="button small" @click=${() => void findSteps(app)}>${t("path-go-on")}</button>` : nothing}
      </div>
      <div class="side-list" ${scrollCue()}>${now.ended ? groups(app) : searching(app, t("steps-searching"))}</div>
    </div>`;
}

const textOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

function filters(app: App, filter: Filter): TemplateResult {
  const { t } = app;
  const wrong = filter.cell.trim() !== "" && cellNamed(filter.cell) < 0;
  return html`<search class="steps-filter" aria-label=${t("steps-filter")}>
    <label><span>${t("steps-text")}</span><input class="input" type="search" .value=${live(filter.text)} @input=${(event: Event) => setFilter(app, { text: textOf(event) })} /></label>
    <label><span>${t("steps-family")}</span><select class="select" @change=${(event: Event) => setFilter(app, { family: textOf(event) as Filter["family"] })}>
      <option value="">${t("steps-any")}</option>
      ${FAMILIES.map((family) => html`<option value=${family} .selected=${live(family === filter.family)}>${t(`family-${family}`)}</option>`)}</select></label>
    <label><span>${t("steps-digit")}</span><select class="select" @change=${(event: Event) => setFilter(app, { digit: Number(textOf(event)) })}>
      <option value="0">${t("steps-any")}</option>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => html`<option value=${digit} .selected=${live(digit === filter.digit)}>${digit}</option>`)}</select></label>
    <label><span>${t("steps-cell")}</span><input class="input steps-cell" maxlength="6" autocapitalize="off" spellcheck="false" placeholder="r4c7" aria-invalid=${wrong ? "true" : nothing}
      .value=${live(filter.cell)} @input=${(event: Event) => setFilter(app, { cell: textOf(event) })} /></label>
  </search>`;
}

function groups(app: App): TemplateResult {
  const { t } = app;
  const { now, table } = viewsOf(app);
  const shown = groupSteps(now.steps, table ?? [], ({ id }) => t(`technique-${id}`), now.filter);
  const { text, family, digit, cell } = now.filter;
  const narrowed = Boolean(text || family || digit || cell);
  if (!shown.length)
    return html`<p class="path-end info">${icon("info")}<span>${narrowed && now.steps.length ? t("steps-none") : now.ended!.text(t)}</span></p>`;
  const count = shown.reduce((sum, { indices }) => sum + indices.length, 0);
  return html`<p class="steps-count" role="status">${narrowed ? t("steps-shown", { count }) : ""}</p>
    ${shown.map((group, index) => groupTemplate(app, group, narrowed || index === 0))}`;
}

/** On a phone the board may have been scrolled away. */
function showStep(app: App, index: number): void {
  chooseStep(app, index);
  showBoard();
}

/** The first technique is open, or all that are left of a narrowed list. */
function groupTemplate(app: App, { technique, indices }: StepGroup, open: boolean): TemplateResult {
  const { t } = app;
  const { now } = viewsOf(app);
  return html`<details class="steps-group" ?open=${open || indices.includes(now.at)}>
    <summary><span class="path-name">${t(`technique-${technique.id}`)}</span><span class="steps-number">${indices.length}</span>${levelChip(app, technique)}</summary>
    <ul class="path-list">${indices.map(
      (
        index,
      ) => html`<li><button class="path-step" aria-current=${index === now.at ? "step" : nothing} @click=${() => showStep(app, index)}>
      <span class="path-effect">${effectOf(now.steps[index]!)}</span></button></li>`,
    )}</ul>
  </details>`;
}
