/** Small pieces that several sections share. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { icon } from "../../shell/icons.js";
import type { Lab } from "../lab.js";
import type { Work } from "../state.js";

/** A section with its heading; `id` is also what its messages begin with. */
export function section(
  lab: Lab,
  id: "puzzle" | "race" | "watch" | "matrix" | "grids" | "making",
  body: TemplateResult,
): TemplateResult {
  const { t } = lab;
  return html`<section class="lab-section" aria-labelledby="lab-${id}">
    <h2 id="lab-${id}" tabindex="-1">${t(`lab-${id}-title`)}</h2>
    <p class="lab-lead">${t(`lab-${id}-lead`)}</p>
    ${body}
  </section>`;
}

/** A choice with its label above. */
export function choice<V extends string | number>(
  label: string,
  values: readonly V[],
  chosen: V,
  name: (value: V) => string,
  pick: (value: V) => void,
): TemplateResult {
  return html`<label class="lab-field"><span>${label}</span>
    <select class="select" @change=${(event: Event) => pick(values[(event.target as HTMLSelectElement).selectedIndex]!)}>
      ${values.map((value) => html`<option .selected=${live(value === chosen)}>${name(value)}</option>`)}
    </select>
  </label>`;
}

export function checkBox(label: string, checked: boolean, pick: (checked: boolean) => void): TemplateResult {
  return html`<label class="lab-check"><input type="checkbox" .checked=${live(checked)}
    @change=${(event: Event) => pick((event.target as HTMLInputElement).checked)} /><span>${label}</span></label>`;
}

/** Shows only what lasts: the style sheet lets it appear after 0.3 s. */
export const spinner = (): TemplateResult => html`<span class="spinner late" aria-hidden="true"></span>`;

/**
 * The button that starts something, or while it runs the one that stops it. Most work needs a puzzle; `able`: what
 * does not.
 */
export function workButton(
  lab: Lab,
  work: Work,
  label: string,
  start: () => void,
  stop: () => void,
  able?: boolean,
): TemplateResult {
  const running = work.state === "running";
  const begin = able === undefined ? (): void => lab.withPuzzle(start) : start;
  // The same element for both, so that the keyboard stays where it is.
  return html`<button class="button" ?disabled=${!running && !(able ?? lab.state.puzzle)}
    @click=${running ? stop : begin}>${running ? lab.t("app-cancel") : label}</button>`;
}

/** Says what a piece of work is doing, or why it is not; the region is always there. */
export function workStatus(lab: Lab, work: Work, running: string): TemplateResult {
  const { t } = lab;
  const text =
    work.state === "running"
      ? running
      : work.state === "cancelled"
        ? t("cancelled")
        : work.state === "failed"
          ? work.why?.(t)
          : "";
  return html`<p class="lab-status ${work.state}" role="status">
    ${work.state === "running" ? spinner() : nothing}${work.state === "failed" ? icon("bad") : nothing}<span class=${work.state === "running" ? "late" : ""}>${text}</span></p>`;
}

export const sentences = (texts: readonly string[]): TemplateResult | typeof nothing =>
  texts.length ? html`<ul class="lab-says">${texts.map((text) => html`<li>${text}</li>`)}</ul>` : nothing;

/** Whether the reader's system asks for less motion: then nothing moves by itself. */
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
