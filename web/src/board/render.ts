/** The one rendering of the board: plain data in, a template out. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { colourOf } from "../sudoku/colours.js";
import { arePeers, bit, DIGITS, digitsOf, PEERS } from "../sudoku/geometry.js";
import {
  type CandidateHighlight,
  drawnIn,
  type HighlightLink,
  type HighlightMap,
  highlightedMask,
  placedDigit,
  RAY,
} from "../sudoku/highlight.js";
import { cellLabel, drawingLabel, isConflict, isWrong, type View } from "../sudoku/labels.js";
import type { Obstacles } from "../sudoku/link-ways.js";
import type { Selection } from "../sudoku/selection.js";

export type Lines = (
  links: readonly HighlightLink[],
  obstacles: Obstacles,
) => ReturnType<typeof import("./drawn.js")["renderLinks"]>;

export interface RenderInput {
  view: View;
  selection: Selection;
  /** The cell that the Tab key leads to: the one with the cursor, but during a drag that where it began. */
  focusable: number;
  highlight: HighlightMap;
  /** It is a part of the game, and so on paper too. */
  kept: boolean;
  /** Draws the lines of the highlight. */
  lines: Lines;
  text: Localizer<BoardId>;
  /** The page's name for the board, or "". */
  name: string;
  /** The page's description of it, or "". */
  description: string;
  busy: boolean;
  /** It cannot be reached. */
  disabled: boolean;
  readonly: boolean;
  /** The digit chosen first, or 0. */
  armed: number;
  /** The small digit that colours go to, or -1. */
  picked: number;
  noPeers: boolean;
  noSame: boolean;
  showSeen: boolean;
  /** Numbers of rows and columns at the edge. */
  coordinates: boolean;
}

const rows = DIGITS.map((digit) => digit - 1);

export function renderBoard(input: RenderInput): TemplateResult {
  const { text, readonly, highlight, view } = input;
  const filled = view.values.flatMap((digit, cell) => (digit ? [cell] : []));
  const marks = highlight.links.length ? view.marks : [];
  const notes = marks.flatMap((mask, cell) =>
    DIGITS.filter((digit) => mask & (1 << (digit - 1))).map((digit) => cell * 9 + digit - 1),
  );
  return html`
    ${input.coordinates ? [edge("columns"), edge("rows")] : nothing}
    <div class="grid ${input.kept ? "kept" : ""}" part="grid" role="grid" aria-label=${input.name || text("board-label")} aria-description=${input.description || nothing} aria-multiselectable="true"
      aria-busy=${input.busy ? "true" : nothing} aria-disabled=${input.disabled ? "true" : nothing} ?inert=${input.disabled}
      aria-readonly=${readonly ? "true" : nothing} aria-rowcount="9" aria-colcount="9">
      ${rows.map(
        (row) => html`<div class="row" role="row" aria-rowindex=${row + 1}
          aria-label=${text("board-row", { row: row + 1 })}>
        ${rows.map((column) => renderCell(input, row * 9 + column))}
      </div>`,
      )}
      ${input.lines(highlight.links, { ...drawnIn(highlight), filled, notes: notes.filter((note) => !highlight.candidates.has(note)) })}
    </div>
  `;
}

/** For those who look: the labels of rows and cells say them anyway. */
const edge = (side: "rows" | "columns"): TemplateResult =>
  html`<div class="edge ${side}" part="edge" aria-hidden="true">${DIGITS.map((digit) => html`<span>${digit}</span>`)}</div>`;

/** A cell is made anew only when something of it has changed: most keys change a few cells. */
function renderCell(input: RenderInput, cell: number): unknown {
  const seen = seenDigit(input, cell);
  const label =
    cellLabel(input.text, input.view, cell) +
    (seen && !input.view.values[cell] ? ` ${input.text("board-seen", { digit: seen })}` : "") +
    drawingLabel(input.text, input.highlight, cell);
  const classes = cellClasses(input, cell);
  const { givens, cells } = input.view.game;
  const { colours, marked } = cells[cell]!;
  const facts = [
    label,
    Object.values(classes).join(),
    input.view.values[cell],
    input.view.marks[cell],
    input.view.centre[cell],
    givens[cell],
    colours,
    marked,
    isConflict(input.view, cell),
    isWrong(input.view, cell),
    input.selection.cells.includes(cell),
    input.picked,
    litDigit(input),
    input.focusable === cell,
    input.highlight.active,
    DIGITS.map((digit) => Object.values(input.highlight.candidates.get(cell * 9 + digit - 1) ?? [])),
  ];
  return guard([facts.join()], () => cellTemplate(input, cell, label, classes));
}

function cellTemplate(
  input: RenderInput,
  cell: number,
  label: string,
  classes: Record<string, boolean>,
): TemplateResult {
  const { view, selection } = input;
  const digit = view.values[cell]!;
  const given = view.game.givens[cell]! > 0;
  return html`<div class=${classMap(classes)} part=${partOf(digit, given)} role="gridcell" data-cell=${cell}
    tabindex=${input.focusable === cell ? 0 : -1}
    aria-colindex=${(cell % 9) + 1}
    aria-label=${label}
    aria-selected=${selection.cells.includes(cell)}
    aria-readonly=${given ? "true" : nothing}
    aria-invalid=${isConflict(view, cell) || isWrong(view, cell) ? "true" : nothing}
    >${renderColours(view.game.cells[cell]!.colours)}${digit ? html`<span class="digit" aria-hidden="true">${digit}</span>` : renderMarks(input, cell)}</div>`;
}

/** One stripe for each colour. */
function renderColours(colours: number): TemplateResult | typeof nothing {
  if (!colours) return nothing;
  return html`<span class="colours" part="colours" aria-hidden="true">${digitsOf(colours).map((colour) => html`<i class="c${colour}" data-colour=${colour}></i>`)}</span>`;
}

function partOf(digit: number, given: boolean): string {
  if (!digit) return "cell";
  return given ? "cell given" : "cell entry";
}

/** The digit that all cells with it are tinted for: the armed one, or that of the selected cell; 0 for none. */
function litDigit({ view, selection, armed, noSame }: RenderInput): number {
  if (armed || noSame || selection.cells.length !== 1) return armed;
  return view.values[selection.cells[0]!]!;
}

/** The digit that a cell cannot hold, because it stands in its row, column or box, or because another is there; 0 for none. */
function seenDigit(input: RenderInput, cell: number): number {
  const { values } = input.view;
  const wanted = soughtDigit(input);
  if (!wanted || values[cell] === wanted) return 0;
  return values[cell] || PEERS[cell]!.some((peer) => values[peer] === wanted) ? wanted : 0;
}

/** The digit whose places are looked for: the armed one, or that of the selected cell; 0 for none. */
function soughtDigit({ view, selection, armed, showSeen, highlight }: RenderInput): number {
  if (!showSeen || highlight.active) return 0;
  return armed || (selection.cells.length === 1 ? view.values[selection.cells[0]!]! : 0);
}

function cellClasses(input: RenderInput, cell: number): Record<string, boolean> {
  const { view, selection, highlight } = input;
  const digit = view.values[cell]!;
  const selected = selection.cells.includes(cell);
  const anchor = selection.cells.length === 1 ? selection.cells[0]! : -1;
  const alike = digit > 0 && digit === litDigit(input);
  const role = highlight.cells.get(cell);
  const rays = highlight.rays.get(cell) ?? 0;
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
    peer: anchor >= 0 && !input.noPeers && !soughtDigit(input) && arePeers(cell, anchor) && !alike && !quiet,
    seen: seenDigit(input, cell) > 0 && !selected,
    house: highlight.houses.has(cell) && role !== "target" && role !== "pattern",
    cover: highlight.covers.has(cell),
    target: role === "target",
    involved: role === "pattern",
    cause: role === "cause",
    blocked: role === "blocked",
    error: role === "error",
    ray: rays > 0,
    "ray-left": (rays & RAY.left) > 0,
    "ray-right": (rays & RAY.right) > 0,
    "ray-top": (rays & RAY.top) > 0,
    "ray-bottom": (rays & RAY.bottom) > 0,
    "ray-start": (rays & RAY.start) > 0,
    next: role === "next",
    coloured: view.game.cells[cell]!.colours > 0,
  };
}

function renderMarks(input: RenderInput, cell: number): TemplateResult | typeof nothing {
  const { view, highlight } = input;
  const placed = placedDigit(highlight, cell);
  if (placed) return html`<span class="digit placed" aria-hidden="true">${placed}</span>`;
  const drawn = highlightedMask(highlight, cell);
  const mask = view.marks[cell]! | drawn;
  // A drawing counts on the nine places, so notes in the middle make way for it.
  const centre = drawn ? 0 : view.centre[cell]!;
  if (!mask && !centre) return nothing;
  const digits = digitsOf(centre);
  const layout = centre ? layoutOf(mask) : "";
  const places = layout === "alone" ? [] : DIGITS.filter((digit) => layout !== "three" || digit < 4 || digit > 6);
  return html`<span class="marks ${layout}" part="marks" aria-hidden="true">
    ${places.slice(0, -3).map((digit) => (mask & bit(digit) ? markTemplate(input, cell, digit) : html`<span></span>`))}
    ${centre ? html`<span class="centre n${digits.length}" part="centre">${digits.map((digit) => markTemplate(input, cell, digit))}</span>` : nothing}
    ${places.slice(-3).map((digit) => (mask & bit(digit) ? markTemplate(input, cell, digit) : html`<span></span>`))}
  </span>`;
}

/** The small digits of each of the three rows. */
const ROWS = [0b111, 0b111_000, 0b111_000_000] as const;

/** Notes in the middle take the row of 4, 5 and 6; where that is needed too, there are four rows. */
function layoutOf(corners: number): string {
  if (!corners) return "alone";
  return corners & ROWS[1] ? "four" : "three";
}

function markTemplate(input: RenderInput, cell: number, digit: number): TemplateResult {
  const { view, highlight, picked } = input;
  const candidate = cell * 9 + digit - 1;
  const drawn = highlight.candidates.get(candidate);
  const colour = drawn ? 0 : colourOf(view.game.cells[cell]!.marked, digit);
  const alike = !highlight.active && digit === litDigit(input) ? "alike" : "";
  return html`<span class="mark ${roleClass(drawn)} ${alike} ${colour ? `painted c${colour}` : ""} ${candidate === picked ? "picked" : ""}"
    part="mark" data-digit=${digit}>${digit}</span>`;
}

/** Cells have classes of their own for causes and patterns. */
function roleClass(marked: CandidateHighlight | undefined): string {
  if (!marked) return "";
  const { role, group = 0 } = marked;
  if (role === "cause") return "because";
  return role === "set" || role === "color" ? `${role}-${group % 4}` : role;
}

/** The element of a cell, where it is drawn. */
export const cellIn = (root: ParentNode | undefined, cell: number): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
