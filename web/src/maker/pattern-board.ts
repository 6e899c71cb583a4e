/** A small board on which the cells that are to be given are drawn, by pointer or keyboard. */

import { html, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { makerTexts } from "../page/room-texts.js";
import { slice } from "../shell/slice.js";
import { clearPattern, drawPattern } from "./actions.js";
import { makerState } from "./form.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const MOVES: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** State that a drag draws; null while there is none. */
const drawing = slice<boolean | null>(null);
/** The cell that the Tab key comes to. */
const current = slice(0);

export function patternBoard(app: App): TemplateResult {
  const t = makerTexts.of(app);
  const { pattern } = makerState.of(app)!.form;
  return html`<div class="pattern" role="group" aria-label=${t("pattern-label")} aria-describedby="pattern-help"
      @keydown=${(event: KeyboardEvent) => onKey(app, event)} @pointerdown=${(event: PointerEvent) => begin(app, event)} @pointermove=${(event: PointerEvent) => draw(app, event)}
      @pointerup=${() => drawing.keep(app, null)} @pointercancel=${() => drawing.keep(app, null)}>
      ${CELLS.map(
        (
          cell,
        ) => html`<button class="pattern-cell" data-cell=${cell} aria-pressed=${pattern.has(cell)} tabindex=${cell === current.of(app) ? 0 : -1}
        aria-label=${t("pattern-cell", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 })}
        @focus=${() => current.keep(app, cell)} @click=${(event: MouseEvent) => press(app, cell, event)}></button>`,
      )}
    </div>
    <div class="pattern-foot"><p class="field-note" id="pattern-help" role="status">${t("pattern-count", { count: pattern.size })}</p>
      <button class="button small" ?disabled=${pattern.size === 0} @click=${() => clearPattern(app)}>${t("pattern-clear")}</button></div>`;
}

/** By the keyboard or a screen reader; a pointer has drawn already. */
function press(app: App, cell: number, event: MouseEvent): void {
  if (event.detail === 0) drawPattern(app, cell, !makerState.of(app)!.form.pattern.has(cell));
}

function onKey(app: App, event: KeyboardEvent): void {
  const move = MOVES[event.key];
  if (!move) return;
  event.preventDefault();
  const from = current.of(app);
  const row = Math.min(8, Math.max(0, Math.floor(from / 9) + move[0]));
  const column = Math.min(8, Math.max(0, (from % 9) + move[1]));
  const board = event.currentTarget as HTMLElement;
  for (const button of board.querySelectorAll("button")) button.tabIndex = -1;
  const next = board.querySelectorAll("button")[9 * row + column]!;
  next.tabIndex = 0;
  next.focus();
}

const cellAt = (event: PointerEvent): number => {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  return Number((target instanceof HTMLElement && target.dataset["cell"]) || -1);
};

function begin(app: App, event: PointerEvent): void {
  const cell = cellAt(event);
  if (cell < 0 || event.button !== 0) return;
  const filled = !makerState.of(app)!.form.pattern.has(cell);
  drawing.keep(app, filled);
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  drawPattern(app, cell, filled);
}

function draw(app: App, event: PointerEvent): void {
  const filled = drawing.of(app);
  const cell = filled === null ? -1 : cellAt(event);
  if (filled !== null && cell >= 0 && makerState.of(app)!.form.pattern.has(cell) !== filled)
    drawPattern(app, cell, filled);
}
