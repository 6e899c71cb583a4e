/** A small board on which the cells that are to be given are drawn, by pointer or keyboard. */
import { html, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { clearPattern, drawPattern } from "./actions.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const MOVES: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a drag draws; null while there is none. */
let drawing: boolean | null = null;
/** The cell that the Tab key comes to. */
let current = 0;

export function patternBoard(app: App): TemplateResult {
  const { t } = app;
  const { pattern } = app.state.maker!.form;
  return html`<div class="pattern" role="group" aria-label=${t("pattern-label")} aria-describedby="pattern-help"
      @keydown=${onKey} @pointerdown=${(event: PointerEvent) => begin(app, event)} @pointermove=${(event: PointerEvent) => draw(app, event)}
      @pointerup=${end} @pointercancel=${end}>
      ${CELLS.map(
        (
          cell,
        ) => html`<button class="pattern-cell" data-cell=${cell} aria-pressed=${pattern.has(cell)} tabindex=${cell === current ? 0 : -1}
        aria-label=${t("pattern-cell", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 })}
        @focus=${() => (current = cell)} @click=${(event: MouseEvent) => press(app, cell, event)}></button>`,
      )}
    </div>
    <div class="pattern-foot"><p class="field-note" id="pattern-help" role="status">${t("pattern-count", { count: pattern.size })}</p>
      <button class="button small" ?disabled=${pattern.size === 0} @click=${() => clearPattern(app)}>${t("pattern-clear")}</button></div>`;
}

/** By the keyboard or a screen reader; a pointer has drawn already. */
function press(app: App, cell: number, event: MouseEvent): void {
  if (event.detail === 0) drawPattern(app, cell, !app.state.maker!.form.pattern.has(cell));
}

function onKey(event: KeyboardEvent): void {
  const move = MOVES[event.key];
  if (!move) return;
  event.preventDefault();
  const row = Math.min(8, Math.max(0, Math.floor(current / 9) + move[0]));
  const column = Math.min(8, Math.max(0, (current % 9) + move[1]));
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
  drawing = !app.state.maker!.form.pattern.has(cell);
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  drawPattern(app, cell, drawing);
}

function draw(app: App, event: PointerEvent): void {
  const cell = drawing === null ? -1 : cellAt(event);
  if (cell >= 0 && app.state.maker!.form.pattern.has(cell) !== drawing) drawPattern(app, cell, drawing!);
}

function end(): void {
  drawing = null;
}
