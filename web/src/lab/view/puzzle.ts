/** Which puzzle: the text field, the examples, and a picture of what was read. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import { icon } from "../../shell/icons.js";
import { showPlace } from "../../shell/text-place.js";
import { read, useExample } from "../actions/puzzle.js";
import { EXAMPLES } from "../examples.js";
import type { Lab } from "../lab.js";
import { startOf } from "../model/replay.js";
import type { Reading } from "../state.js";
import { section } from "./common.js";
import { traceBoard } from "./trace-board.js";

const area = createRef<HTMLTextAreaElement>();

export function puzzleSection(lab: Lab): TemplateResult {
  return section(
    lab,
    "puzzle",
    html`<div class="lab-puzzle">
    <div class="lab-column">${field(lab)} ${examples(lab)}</div>
    <div class="lab-preview">${traceBoard(lab, { position: startOf(lab.state.puzzle || ".".repeat(81)), event: null, deadEnd: null, candidates: false })}</div>
  </div>`,
  );
}

function field(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { text, tone, status, errorAt } = state.reading;
  return html`<div class="lab-text">
    <textarea ${ref(area)} class="paste-text" rows="4" spellcheck="false" autocomplete="off" autocapitalize="off"
      aria-label=${t("paste-label")} aria-describedby="lab-reading" aria-invalid=${tone === "bad"} .value=${live(text)}
      @input=${(event: Event) => void read(lab, (event.target as HTMLTextAreaElement).value)}></textarea>
    <div class="paste-status ${tone}"><span id="lab-reading" class="lab-reading" role="status">${sign(tone)}<span>${status(t)}</span></span>
      ${errorAt >= 0 ? html`<button class="button small" @click=${() => showPlace(area.value!, errorAt)}>${t("paste-show")}</button>` : nothing}
      ${tone === "bad" && errorAt < 0 && text.trim() ? html`<button class="button small" @click=${() => void read(lab, text)}>${t("app-retry")}</button>` : nothing}</div>
  </div>`;
}

function sign(tone: Reading["tone"]): TemplateResult | typeof nothing {
  if (tone === "busy") return html`<span class="spinner" aria-hidden="true"></span>`;
  return tone ? icon(tone) : nothing;
}

function examples(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const chosen = EXAMPLES.find(({ puzzle }) => puzzle === state.puzzle);
  return html`<div class="lab-examples" role="group" aria-label=${t("lab-examples")}>
    ${EXAMPLES.map(({ id }) => html`<button class="button small" aria-pressed=${chosen?.id === id} @click=${() => void useExample(lab, id)}>${t(`lab-example-${id}`)}</button>`)}
    <p class="lab-hint">${chosen ? t(`lab-example-${chosen.id}-means`) : t("lab-examples-help")}</p>
  </div>`;
}
