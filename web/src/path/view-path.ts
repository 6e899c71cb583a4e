/** The way to the solution, step by step. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { scrollCue } from "../shell/follow.js";
import { type IconName, icon } from "../shell/icons.js";
import { findPath, goTo, viewsOf } from "./actions.js";
import { effectOf, infoOf, levelChip, searching, showBoard, stepBoard, stepBranches, stepText } from "./parts.js";
import type { PathState } from "./state.js";

export function pathBody(app: App): TemplateResult {
  const { t } = app;
  const { path } = viewsOf(app);
  const step = path.steps[path.at];
  const position = path.positions[path.at] ?? path.positions[0];
  return html`
    <div class="segments path-from" role="group" aria-label=${t("path-from")}>
      ${(["start", "now"] as const).map((from) => html`<button class="segment" aria-pressed=${path.from === from} @click=${() => void findPath(app, from)}>${t(`path-from-${from}`)}</button>`)}
    </div>
    <div class="segments path-from" role="group" aria-label=${t("path-whole")}>
      ${([false, true] as const).map((whole) => html`<button class="segment" aria-pressed=${path.whole === whole} @click=${() => void findPath(app, path.from, whole)}>${t(`path-whole-${whole ? "yes" : "no"}`)}</button>`)}
    </div>
    <div class="side-parts">
      ${position ? stepBoard(app, "path-position", position, step, path.ended) : nothing}
      <div class="side-step">
        <div class="path-walk" role="group" aria-label=${t("path-walk")}>
          ${walkButton(app, "first", -path.at)} ${walkButton(app, "previous", -1)}
          <span class="path-count">${path.steps.length ? t("path-count", { at: path.at + 1, count: path.steps.length }) : ""}</span>
          ${walkButton(app, "next", 1)} ${walkButton(app, "last", path.steps.length - 1 - path.at)}
        </div>
        <div class="step-text" role="status">${step && position ? stepText(app, step, position) : path.ended ? ending(path) : nothing}</div>
        ${stepBranches(app, step)}
      </div>
      <div class="side-list" ${scrollCue()}>
        ${path.ended ? nothing : searching(app, t("path-searching", { count: path.steps.length }))}
        ${list(app, path)}
        ${path.ended && step ? ending(path) : nothing}
        ${path.ended?.limited ? html`<button class="button small" @click=${() => void findPath(app)}>${t("path-go-on")}</button>` : nothing}
      </div>
    </div>`;

  function ending({ ended }: PathState): TemplateResult {
    return html`<p class="path-end ${ended!.tone}">${icon(ended!.tone)}<span>${ended!.text(t)}</span></p>`;
  }
}

function walkButton(app: App, name: "first" | "previous" | "next" | "last", by: number): TemplateResult {
  const { at, steps } = viewsOf(app).path;
  const able = name === "first" || name === "previous" ? at > 0 : at < steps.length - 1;
  const label = app.t(`path-${name}`);
  // Not disabled: the keyboard would be lost at the end of the path.
  return html`<button class="button square" aria-label=${label} title=${label} aria-disabled=${!able} @click=${() => able && goTo(app, at + by)}>${icon(name satisfies IconName)}</button>`;
}

/** One tab stop; the arrows walk. */
function list(app: App, { steps, at }: PathState): TemplateResult {
  const { t } = app;
  return html`<ol class="path-list" aria-label=${t("path-list")} @keydown=${(event: KeyboardEvent) => onKey(app, event)}>
    ${steps.map(
      (step, index) => html`<li><button class="path-step" data-step=${index} tabindex=${index === at ? 0 : -1}
      aria-current=${index === at ? "step" : nothing} @click=${() => showStep(app, index)}>
      <span class="path-number">${index + 1}</span><span class="path-name">${t(`technique-${step.technique}`)}</span>${levelChip(app, infoOf(app, step))}
      <span class="path-effect">${effectOf(step)}</span></button></li>`,
    )}
  </ol>`;
}

/** On a phone the board may have been scrolled away. */
function showStep(app: App, index: number): void {
  goTo(app, index);
  showBoard();
}

const WALKS: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
  PageDown: 10,
  PageUp: -10,
};

function onKey(app: App, event: KeyboardEvent): void {
  const by = WALKS[event.key];
  if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  goTo(app, viewsOf(app).path.at + by);
  queueMicrotask(() => list.querySelector<HTMLElement>(`[data-step="${viewsOf(app).path.at}"]`)?.focus());
}
