/** The training as a part of the page: its sections, or the run that goes on. Fetched when it is first looked at. */
import "../training.css";
import { html, type TemplateResult } from "lit";
import { ownAddress } from "#edition";
import { isTrained } from "../../hint/course.js";
import type { Learn } from "../../learn/learn.js";
import { spinner } from "../../shell/icons.js";
import { slice } from "../../shell/slice.js";
import { tabs } from "../../shell/tabs.js";
import { beginAt, openTraining, stop } from "../actions.js";
import { placeIn, SECTIONS, type Section, trainingState } from "../state.js";
import { type TrainingWords, trainingTexts } from "../texts.js";
import { faults } from "./faults.js";
import { progressPart } from "./progress.js";
import { runPart } from "./run.js";
import { pathPart, startPart } from "./start.js";

/** The texts that could not be had are asked for again by the next press. */
const opened = slice(false);

const DRAW: Record<Section, (learn: Learn, t: TrainingWords) => TemplateResult> = {
  start: startPart,
  path: pathPart,
  progress: progressPart,
};

export function trainingView(learn: Learn): TemplateResult {
  const t = trainingTexts.of(learn) as TrainingWords | null;
  if (!opened.of(learn)) {
    opened.keep(learn, true);
    queueMicrotask(() => openTraining(learn));
  }
  if (!t) return html`<p class="side-busy">${spinner()}</p>`;
  const place = placeIn(learn.state.place.training ?? "");
  const { run } = trainingState.of(learn);
  if (place === "run" && run) return runPart(learn, t, run);
  if (isTrained(place)) {
    queueMicrotask(() => beginAt(learn, place));
    return html`<p class="side-busy">${spinner()}</p>`;
  }
  // Who goes elsewhere, or comes back to the address of a run that is no more, begins anew.
  if (run) queueMicrotask(() => stop(learn));
  const section: Section = place === "run" ? "start" : place;
  return html`<h2 class="learn-family" tabindex="-1">${t("learn-train")}</h2>
    ${tabs(
      t("train-sections"),
      SECTIONS.map((one) => ({
        href: ownAddress(one === "start" ? "train" : `train/${one}`),
        text: t(`train-section-${one}`),
        current: one === section,
      })),
    )}
    ${faults(learn, t)}
    ${DRAW[section](learn, t)}`;
}
