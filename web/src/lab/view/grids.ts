/** The number of all Sudoku grids, computed while one looks. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { cancelGrids, countGrids } from "../actions/grids.js";
import type { Lab } from "../lab.js";
import { duration, groupDigits, numbersOf } from "../model/format.js";
import { section, workButton, workStatus } from "./common.js";

export function gridSection(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { grids } = state;
  return section(
    lab,
    "grids",
    html`
    <div class="lab-actions">
      ${workButton(
        lab,
        grids,
        t("lab-grids-count"),
        () => void countGrids(lab),
        () => cancelGrids(lab),
      )}
      ${workStatus(lab, grids, t("lab-grids-counting"))}
    </div>
    ${grids.soFar ? count(lab) : nothing}
    <p class="lab-hint">${t("lab-grids-method")}</p>`,
  );
}

function count(lab: Lab): TemplateResult {
  const { t, state, language } = lab;
  const { state: work, done, total, soFar, took } = state.grids;
  const exact = work === "done";
  return html`<div class="lab-count">
    <p class="lab-digits ${exact ? "exact" : ""}"><output aria-live="off">${groupDigits(language, soFar)}</output></p>
    <progress class="lab-progress" max=${total || 1} value=${exact ? total || 1 : done} aria-label=${t("lab-grids-progress")}></progress>
    ${work === "running" ? html`<p class="lab-hint">${t("lab-grids-running", { done, total })}</p>` : nothing}
    ${
      exact
        ? html`<p class="lab-fact" role="status">${t("lab-grids-done", { classes: state.grids.classes, time: duration(numbersOf(language), took * 1000) })}</p>
      <p class="lab-fact">${estimate(lab)}</p>
      ${growth(lab)}`
        : nothing
    }
  </div>`;
}

/** How the number grew: a bar for each class, as high as the sum so far. */
function growth({ t, state }: Lab): TemplateResult | typeof nothing {
  const { trail, soFar } = state.grids;
  if (trail.length < 2) return nothing;
  const width = 100 / trail.length;
  const heights = trail.map((sum) => (Number(sum) / Number(soFar)) * 100);
  return html`<figure class="lab-figure"><figcaption>${t("lab-grids-growth")}</figcaption>
    <svg class="lab-growth" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${t("lab-grids-growth-text", { steps: trail.length })}>
      ${heights.map((height, step) => svg`<rect x=${step * width + width * 0.12} y=${100 - height} width=${width * 0.76} height=${height}></rect>`)}
      <path d="M0 100H100M0 0.5H100"></path>
    </svg></figure>`;
}

/** How far the estimate is from the count, in per cent. */
function estimate({ t, state, language }: Lab): string {
  const { soFar, estimate: guess } = state.grids;
  const percent = (1 - Number(guess) / Number(soFar)) * 100;
  return t("lab-grids-estimate", {
    estimate: groupDigits(language, guess),
    percent: numbersOf(language)(Math.abs(percent), 2),
    side: percent > 0 ? "below" : "above",
  });
}
