/** The whole page of the lab as one template. */
import { html, nothing, type TemplateResult } from "lit";
import { pageAddress } from "#edition";
import { icon, logo } from "../../shell/icons.js";
import { preferences } from "../../shell/preferences.js";
import type { Lab } from "../lab.js";
import { gridSection } from "./grids.js";
import { makingSection } from "./making.js";
import { matrixSection } from "./matrix.js";
import { puzzleSection } from "./puzzle.js";
import { raceSection } from "./race.js";
import { watchSection } from "./watch.js";

export function page(lab: Lab): TemplateResult {
  return html`
    <a class="skip" href="#lab-main" @click=${skip}>${lab.t("lab-skip")}</a>
    ${header(lab)} ${contents(lab)}
    <main class="lab-main" id="lab-main" tabindex="-1">
      ${lab.state.outdated ? outdatedNotice(lab) : nothing}
      ${lab.state.languageFailed === null ? nothing : languageNotice(lab, lab.state.languageFailed)}
      ${puzzleSection(lab)} ${raceSection(lab)} ${watchSection(lab)} ${matrixSection(lab)} ${gridSection(lab)} ${makingSection(lab)}
    </main>`;
}

function header(lab: Lab): TemplateResult {
  const { t } = lab;
  return html`<header class="top lab-top">
    <a class="brand" href=${pageAddress("play")}>${logo()}<span>Nonet</span></a>
    <h1 class="lab-name">${t("lab-name")}</h1>
    <a class="button small lab-back" href=${pageAddress("play")}>${icon("back")}<span>${t("lab-back")}</span></a>
    ${preferences(lab)}
  </header>`;
}

const SECTIONS = ["puzzle", "race", "watch", "matrix", "grids", "making"] as const;

/** The page is long. Buttons, not links: the address carries the puzzle. */
function contents({ t }: Lab): TemplateResult {
  return html`<nav class="lab-contents" aria-label=${t("lab-contents")}>
    ${SECTIONS.map((id) => html`<button class="button small" @click=${() => goTo(id)}>${t(`lab-${id}-short`)}</button>`)}
  </nav>`;
}

function goTo(id: string): void {
  const heading = document.getElementById(`lab-${id}`)!;
  heading.focus({ preventScroll: true });
  heading.closest("section")!.scrollIntoView({ block: "start" });
}

function outdatedNotice({ t }: Lab): TemplateResult {
  return html`<div class="notice" role="status"><div class="notice-body"><span class="notice-text">${t("lab-outdated")}</span>
    <button class="button small" @click=${() => location.reload()}>${t("update-reload")}</button></div></div>`;
}

function languageNotice(lab: Lab, choice: string): TemplateResult {
  const { t } = lab;
  const retry = (): void => void lab.setLanguage(choice);
  return html`<div class="notice bad" role="alert"><div class="notice-body"><span class="notice-text">${t("language-failed")}</span>
    <button class="button small" @click=${retry}>${t("app-retry")}</button></div></div>`;
}

/** Not by the address: that carries the puzzle. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#lab-main")?.focus();
}
