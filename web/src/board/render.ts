/** The one rendering of the board: plain data in, a template out. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Localizer } from "../i18n/localizer.js";
import { arePeers, CELLS, DIGITS, bit } from "./geometry.js";
import { type CandidateHighlight, type HighlightMap, highlightedMask, placedDigit } from "./highlight.js";
import { cellLabel, drawingLabel, isConflict, isWrong, type View } from "./labels.js";
import { renderLinks } from "./links.js";
import type { Selection } from "./selection.js";

export interface RenderInput {
  view: View;
  selection: Selection;
  highlight: HighlightMap;
  text: Localizer;
  readonly: boolean;
  /** A visible complaint about a puzzle that could not be read, or "". */
  problem: string;
  /** What the live region says. */
  spoken: string;
}

const rows = DIGITS.map((digit) => digit - 1);

export function renderBoard(input: RenderInput): TemplateResult {
  const { text, readonly, problem, spoken, highlight, view } = input;
  const filled = view.values.flatMap((digit, cell) => (digit ? [cell] : []));
  return html`
    <div class="grid" part="grid" role="grid" aria-label=${text("board-label")} aria-multiselectable="true"
      aria-readonly=${readonly ? "true" : nothing} aria-rowcount="9" aria-colcount="9">
      ${rows.map((row) => html`<div class="row" role="row" aria-rowindex=${row + 1}>
        ${rows.map((column) => renderCell(input, row * 9 + column))}
      </div>`)}
      ${renderLinks(highlight.links, { candidates: [...highlight.candidates.keys()], filled })}
    </div>
    ${problem ? html`<p class="problem" part="message" role="alert">${problem}</p>` : nothing}
    <div class="spoken" role="status" aria-live="polite">${spoken}</div>
  `;
}

function renderCell(input: RenderInput, cell: number): TemplateResult {
  const { view, selection, text, highlight } = input;
  const digit = view.values[cell]!;
  const given = view.game.givens[cell]! > 0;
  return html`<div class=${classMap(cellClasses(input, cell))} part=${partOf(digit, given)} role="gridcell" data-cell=${cell}
    tabindex=${selection.cursor === cell ? 0 : -1}
    aria-colindex=${(cell % 9) + 1}
    aria-label=${cellLabel(text, view, cell) + drawingLabel(text, highlight, cell)}
    aria-selected=${selection.cells.includes(cell)}
    aria-readonly=${given ? "true" : nothing}
    aria-invalid=${isConflict(view, cell) || isWrong(view, cell) ? "true" : nothing}
    >${digit ? html`<span class="digit" aria-hidden="true">${digit}</span>` : renderMarks(input, cell)}</div>`;
}

function partOf(digit: number, given: boolean): string {
  if (!digit) return "cell";
  return given ? "cell given" : "cell entry";
}

function cellClasses({ view, selection, highlight }: RenderInput, cell: number): Record<string, boolean> {
  const digit = view.values[cell]!;
  const selected = selection.cells.includes(cell);
  const anchor = selection.cells.length === 1 ? selection.cells[0]! : -1;
  const alike = digit > 0 && anchor >= 0 && view.values[anchor] === digit;
  const role = highlight.cells.get(cell);
  // A drawing speaks alone: the tints that follow the selection step back while it is shown.
  const quiet = highlight.active;
  return {
    cell: true,
    given: view.game.givens[cell]! > 0,
    entry: digit > 0 && !view.game.givens[cell],
    conflict: isConflict(view, cell) && !isWrong(view, cell) && role !== "error",
    wrong: isWrong(view, cell) && role !== "error",
    cursor: cell === selection.cursor,
    lone: quiet && selected && role !== "target",
    selected: selected && !quiet,
    same: alike && !selected && !quiet,
    peer: anchor >= 0 && arePeers(cell, anchor) && !alike && !quiet,
    house: highlight.houses.has(cell) && role !== "target" && role !== "pattern",
    cover: highlight.covers.has(cell),
    target: role === "target",
    involved: role === "pattern",
    cause: role === "cause",
    blocked: role === "blocked",
    error: role === "error",
  };
}

function renderMarks({ view, selection, highlight }: RenderInput, cell: number): TemplateResult | typeof nothing {
  const placed = placedDigit(highlight, cell);
  if (placed) return html`<span class="digit placed" aria-hidden="true">${placed}</span>`;
  const mask = view.marks[cell]! | highlightedMask(highlight, cell);
  if (!mask) return nothing;
  const anchor = selection.cells.length === 1 ? selection.cells[0]! : CELLS;
  const alike = highlight.active ? 0 : view.values[anchor];
  return html`<span class="marks" part="marks" aria-hidden="true">
    ${DIGITS.map((digit) => {
      if (!(mask & bit(digit))) return html`<span></span>`;
      const marked = highlight.candidates.get(cell * 9 + digit - 1);
      return html`<span class="mark ${roleClass(marked)} ${digit === alike ? "alike" : ""}" part="mark">${digit}</span>`;
    })}
  </span>`;
}

/** Cells have classes of their own for causes and patterns. */
function roleClass(marked: CandidateHighlight | undefined): string {
  if (!marked) return "";
  const { role, group = 0 } = marked;
  if (role === "cause") return "because";
  return role === "set" || role === "color" ? `${role}-${group % 4}` : role;
}
