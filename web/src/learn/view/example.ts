/** An example, stage by stage: where to look, which technique, why, the result. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { TechniqueInfo } from "../../engine/index.js";
import { firstBranch } from "../../hint/branches.js";
import { drawing, houseOf, reasonDrawing } from "../../hint/drawing.js";
import { ideaOf } from "../../hint/ideas.js";
import { type Lit, litLine, UNLIT } from "../../hint/lit.js";
import { listDigits } from "../../hint/names.js";
import { after, struckIn } from "../../hint/position.js";
import { explain, isDirect, isSingle, sayMessage } from "../../hint/telling.js";
import { cellNames } from "../../shell/cell-names.js";
import { spinner } from "../../shell/icons.js";
import { positionBoard } from "../../shell/position-board.js";
import { legend } from "../../shell/reason/legend.js";
import { type Reason, reasonLines } from "../../shell/reason/lines.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { houseArgs } from "../../sudoku/labels.js";
import { exerciseOf } from "../catalogue.js";
import type { Example } from "../example.js";
import type { Learn, Stage } from "../learn.js";

const STAGES: readonly Stage[] = [1, 2, 3, 4];

export function examplePart(learn: Learn, info: TechniqueInfo): TemplateResult | typeof nothing {
  const { t, state } = learn;
  if (state.making === info.id) return makingPart(learn);
  if (state.failed === info.id) return html`<p role="alert">${t("learn-failed")}</p>`;
  const { example } = state;
  return example?.technique === info.id ? shownPart(learn, info, example) : nothing;
}

function makingPart(learn: Learn): TemplateResult {
  const { t } = learn;
  return html`<div class="side-busy learn-making" role="status">${spinner()}<span class="late">${t("learn-making")}</span>
    <button class="button small late" @click=${() => learn.closeExample()}>${t("app-cancel")}</button></div>`;
}

/** Where it appears it has to be found by the eye, and by the keyboard. */
const arrive = (element: Element | undefined): void => {
  if (!element) return;
  queueMicrotask(() => {
    (element as HTMLElement).focus({ preventScroll: true });
    element.scrollIntoView({ block: "nearest" });
  });
};

function shownPart(learn: Learn, info: TechniqueInfo, example: Example): TemplateResult {
  const { t, state, language } = learn;
  const { stage } = state;
  const { position, step } = example;
  const exercise = exerciseOf(info);
  // These are seen by the digits alone, but for what somebody struck out.
  const marks = (isSingle(step) || isDirect(step)) && !struckIn(position).length ? "notes" : "candidates";
  const lit = litLine(state.lit);
  const drawn = stage === 4 ? null : stage === 3 ? whyDrawn(example, lit) : drawing(step, stage, position.values);
  return html`<div class="learn-example" role="group" aria-label=${`${t("learn-example")}: ${t(`technique-${info.id}`)}`} tabindex="-1" ${ref(arrive)}>
    ${positionBoard("example", language, t("learn-board"), stage === 4 ? after(position, step) : position, drawn, marks)}
    <div class="learn-steps">
      <ol class="learn-stages" aria-label=${t("learn-stages")}>${STAGES.map(
        (one) => html`<li><button class="segment" aria-current=${one === stage ? "step" : nothing}
        @click=${() => learn.update({ stage: one, lit: UNLIT })}>${t(`learn-stage-${one}`)}</button></li>`,
      )}</ol>
      <div class="step-text" role="status">${stageText(learn, info, example)}</div>
      <div class="learn-actions">
        ${
          stage < 4
            ? html`<button class="button small primary" @click=${() => learn.update({ stage: (stage + 1) as Stage, lit: UNLIT })}>${t("learn-next-stage")}</button>`
            : html`<button class="button small primary" @click=${() => learn.update({ stage: 1, lit: UNLIT })}>${t("learn-from-front")}</button>`
        }
        <button class="button small" @click=${() => void learn.showExample(info)}>${t("learn-another")}</button>
        ${exercise ? html`<a class="button small" href=${exercise.href}>${t(exercise.text)}</a>` : nothing}
      </div>
      <p class="learn-origin">${t(example.made ? "learn-made" : "learn-known")}</p>
    </div>
  </div>`;
}

/** Until a line is lit, of a tangle only the first branch is drawn. */
const whyDrawn = ({ step, position }: Example, lit: number | null): Highlight =>
  reasonDrawing(step, firstBranch(step), lit, position.values);

function stageText(learn: Learn, info: TechniqueInfo, example: Example): TemplateResult {
  const { t, state } = learn;
  const { step, technique } = example;
  const { look, digits } = step.explanation;
  if (state.stage === 1)
    return html`<p>${isSingle(step) ? t("learn-look", houseArgs(houseOf(step))) : sayMessage(t, look)}</p>`;
  if (state.stage === 2)
    return html`<h4>${t(`technique-${technique}`)}</h4><p>${t(`means-${ideaOf(technique)}`)}</p>
      ${digits.length ? html`<p>${t("why-digits", { count: digits.length, digits: listDigits(digits) })}</p>` : nothing}`;
  return state.stage === 3 ? why(learn, info, example) : html`<p>${t("learn-result")}</p>${why(learn, info, example)}`;
}

/** At the result nothing is drawn any more, so there is nothing to light. */
function why(learn: Learn, { level }: TechniqueInfo, { step, position }: Example): TemplateResult {
  const { t, state } = learn;
  const names = cellNames(t, level);
  const code = isSingle(step) ? nothing : html`<code class="code">${step.notation}</code>`;
  if (state.stage === 4) return html`<p>${explain(t, step, null, names)}</p>${code}`;
  const light = (lit: Lit): void => {
    // On a phone the board may have been scrolled away.
    if (lit.line !== null && lit.line !== state.lit.line)
      document.querySelector(".learn-example .path-board")?.scrollIntoView({ block: "nearest" });
    learn.update({ lit });
  };
  const reason: Reason = { t, step, branch: null, names, lit: state.lit, light };
  return html`${reasonLines(reason)}${code}
    ${isSingle(step) ? nothing : legend(reason, position.values, state.legend, (open) => open !== state.legend && learn.update({ legend: open }))}`;
}
