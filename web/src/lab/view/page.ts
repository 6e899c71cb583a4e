/** The whole page of the lab as one template. */
import { html, type TemplateResult } from "lit";
import { ownAddress, ownHash } from "#edition";
import { header } from "../../shell/header.js";
import { sideNotices } from "../../shell/side-notices.js";
import { tabRow } from "../../shell/tabs.js";
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
    ${header(lab, { here: "lab", lab: ownAddress(ownHash().slice(1)) })}
    <main class="view lab-main" id="lab-main" tabindex="-1">
      ${sideNotices(lab)}
      <div><h1 class="page-name">${lab.t("lab-name")}</h1>${contents(lab)}</div>
      ${puzzleSection(lab)} ${raceSection(lab)} ${watchSection(lab)} ${matrixSection(lab)} ${gridSection(lab)} ${makingSection(lab)}
    </main>`;
}

const SECTIONS = ["puzzle", "race", "watch", "matrix", "grids", "making"] as const;

/** The page is long. Buttons, not links: the address carries the puzzle. */
function contents({ t }: Lab): TemplateResult {
  return html`<nav class="tabs lab-contents" aria-label=${t("lab-contents")} ${tabRow()}>
    ${SECTIONS.map((id) => html`<button class="tab" @click=${() => goTo(id)}>${t(`lab-${id}-short`)}</button>`)}
  </nav>`;
}

function goTo(id: string): void {
  const heading = document.getElementById(`lab-${id}`)!;
  heading.focus({ preventScroll: true });
  heading.closest("section")!.scrollIntoView({ block: "start" });
}

/** Not by the address: that carries the puzzle. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#lab-main")?.focus();
}
