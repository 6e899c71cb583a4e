import { html, type TemplateResult } from "lit";
import { pressHint } from "../actions/hint.js";
import type { App } from "../app.js";
import { digitsLeft } from "../state.js";
import { icon, type IconName } from "./icons.js";

/** The digits and what belongs to them. A press leaves the keyboard with the board. */
export function pad(app: App): TemplateResult {
  const { mode } = app.state.board;
  return html`<div class="pad ${mode === "corner" ? "noting" : ""}" ?inert=${app.state.paused} @pointerdown=${keepFocus}>
    ${digits(app)} ${actions(app)}
  </div>`;
}

/** With the mouse, the board keeps the focus, so that the next key goes where the player looks. */
function keepFocus(event: PointerEvent): void {
  if (event.pointerType === "mouse") window.addEventListener("mousedown", (down) => down.preventDefault(), { once: true });
}

function digits(app: App): TemplateResult {
  const { t, state } = app;
  const left = digitsLeft(state.board.values);
  return html`<div class="digits" role="group" aria-label=${t("pad")}>
    ${left.map((count, index) => html`<button class="key ${count === 0 ? "done" : ""}" ?disabled=${!state.board.ready}
      aria-label=${t("pad-left", { digit: index + 1, left: count })} @click=${() => app.board.press(index + 1)}>
      <span class="key-digit">${index + 1}</span><span class="key-left">${count || "✓"}</span>
    </button>`)}
  </div>`;
}

function actions(app: App): TemplateResult {
  const { board } = app.state;
  const noting = board.mode === "corner";
  const candidates = board.marks === "candidates";
  return html`<div class="actions">
    ${toggle(app, "notes", noting, () => (app.board.mode = noting ? "digit" : "corner"))}
    ${toggle(app, "candidates", candidates, () => (app.board.marks = candidates ? "notes" : "candidates"))}
    ${press(app, "erase", true, () => app.board.erase())}
    ${press(app, "undo", board.canUndo, () => app.board.undo())}
    ${press(app, "redo", board.canRedo, () => app.board.redo())}
    <button class="action hint" ?disabled=${!board.ready} @click=${() => void pressHint(app)}>
      ${icon("hint")}<span>${app.t("pad-hint")}</span>
    </button>
  </div>`;
}

function toggle(app: App, name: IconName & ("notes" | "candidates"), on: boolean, run: () => void): TemplateResult {
  return html`<button class="action" aria-pressed=${on} ?disabled=${!app.state.board.ready} @click=${run}>
    ${icon(name)}<span>${app.t(`pad-${name}`)}</span>
  </button>`;
}

/** Not `disabled` when there is nothing to do: the focus would be lost, and the button jumps in and out of the tab order. */
function press(app: App, name: IconName & ("erase" | "undo" | "redo"), able: boolean, run: () => void): TemplateResult {
  return html`<button class="action" aria-disabled=${!able} ?disabled=${!app.state.board.ready} @click=${run}>
    ${icon(name)}<span>${app.t(`pad-${name}`)}</span>
  </button>`;
}
