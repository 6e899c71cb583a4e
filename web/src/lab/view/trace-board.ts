/**
 * The board of a search as a drawing. Not the game's board: nothing can be entered here, and what the search does needs
 * marks that a game does not have. Every kind of event has a shape of its own, so none is told by colour alone.
 */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { TraceEvent } from "../../engine/index.js";
import { cellName, digitsOf, HOUSES } from "../../sudoku/geometry.js";
import type { Lab } from "../lab.js";
import { candidatesAt, type DeadEnd, type Position } from "../model/replay.js";

export interface BoardPicture {
  position: Position;
  event: TraceEvent | null;
  deadEnd: DeadEnd;
  candidates: boolean;
}

const SIZE = 40;
const ALL = Array.from({ length: 81 }, (_, cell) => cell);
const left = (cell: number): number => (cell % 9) * SIZE;
const top = (cell: number): number => Math.floor(cell / 9) * SIZE;

/** `label` is the message that says what it shows. */
export function traceBoard(
  lab: Lab,
  picture: BoardPicture,
  label: "lab-board" | "lab-making-board" = "lab-board",
): TemplateResult {
  const kind = picture.event?.kind ?? "";
  const candidates = picture.candidates ? candidatesAt(picture.position) : null;
  return html`<svg class="trace-board ${kind}" viewBox="-4 -4 368 368" role="img" aria-label=${lab.t(label, { rows: rowsText(picture.position) })}>
    <rect class="tb-back" x="0" y="0" width="360" height="360" rx="4"></rect>
    ${guessTints(picture.position)} ${deadTint(picture)}
    ${lines()} ${ALL.map((cell) => content(picture, candidates, cell))} ${eventMark(picture)}
    <rect class="tb-frame" x="0" y="0" width="360" height="360" rx="4"></rect>
  </svg>`;
}

/** The nine rows as text, the way a puzzle is written. */
const rowsText = ({ values }: Position): string =>
  Array.from({ length: 9 }, (_, row) =>
    [...values.subarray(row * 9, row * 9 + 9)].map((digit) => digit || ".").join(""),
  ).join(" ");

function lines(): SVGTemplateResult {
  const path = (every: number, skip: number): string =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .filter((line) => line % every === 0 && line % skip !== 0)
      .map((line) => `M0 ${line * SIZE}H360M${line * SIZE} 0V360`)
      .join("");
  return svg`<path class="tb-thin" d=${path(1, 3)}></path><path class="tb-thick" d=${path(3, 10)}></path>`;
}

/** Cells with a guess that stands have a dashed frame. */
function guessTints({ origins }: Position): SVGTemplateResult[] {
  return ALL.filter((cell) => origins[cell] === "guessed").map(
    (cell) =>
      svg`<rect class="tb-guess" x=${left(cell) + 2.5} y=${top(cell) + 2.5} width="35" height="35" rx="5"></rect>`,
  );
}

/** The digit of a cell, or its candidates where they are shown. */
function content(
  { position, event }: BoardPicture,
  candidates: Uint16Array | null,
  cell: number,
): SVGTemplateResult | typeof nothing {
  const digit = position.values[cell]!;
  if (digit)
    return svg`<text class="tb-digit ${position.origins[cell]}" x=${left(cell) + 20} y=${top(cell) + 21}>${digit}</text>`;
  if (!candidates || (event?.kind === "retract" && event.cell === cell)) return nothing;
  return svg`${digitsOf(candidates[cell]!).map((mark) => small("tb-mark", cell, mark))}`;
}

const markX = (cell: number, digit: number): number => left(cell) + 8 + ((digit - 1) % 3) * 12;
const markY = (cell: number, digit: number): number => top(cell) + 8.5 + Math.floor((digit - 1) / 3) * 12;
const small = (name: string, cell: number, digit: number): SVGTemplateResult =>
  svg`<text class=${name} x=${markX(cell, digit)} y=${markY(cell, digit)}>${digit}</text>`;

function eventMark({ event }: BoardPicture): SVGTemplateResult | typeof nothing {
  if (!event) return nothing;
  const { kind, cell, digit } = event;
  const [x, y] = [left(cell), top(cell)];
  if (kind === "place") return svg`<rect class="tb-place" x=${x + 2} y=${y + 2} width="36" height="36" rx="3"></rect>`;
  if (kind === "guess") return svg`<text class="tb-question" x=${x + 33} y=${y + 10}>?</text>`;
  if (kind === "eliminate") {
    const [cx, cy] = [markX(cell, digit), markY(cell, digit)];
    return svg`${small("tb-struck", cell, digit)}<path class="tb-strike" d=${`M${cx - 6} ${cy + 6}L${cx + 6} ${cy - 6}`}></path>`;
  }
  if (kind !== "retract") return nothing;
  return svg`<rect class="tb-back-cell" x=${x + 2} y=${y + 2} width="36" height="36" rx="5"></rect>
    <text class="tb-digit taken" x=${x + 20} y=${y + 21}>${digit}</text><path class="tb-strike wide" d=${`M${x + 9} ${y + 31}L${x + 31} ${y + 9}`}></path>`;
}

/** Crosses out the cells that make the position impossible. */
function deadTint({ event, deadEnd }: BoardPicture): SVGTemplateResult | typeof nothing {
  if (event?.kind !== "contradict" || !deadEnd) return nothing;
  const cells =
    deadEnd.kind === "cell" ? [deadEnd.cell] : deadEnd.kind === "repeat" ? deadEnd.cells : HOUSES[deadEnd.house]!;
  const cross = (cell: number): string => `M${left(cell) + 8} ${top(cell) + 8}l24 24m0 -24l-24 24`;
  return svg`${cells.map((cell) => svg`<rect class="tb-dead" x=${left(cell)} y=${top(cell)} width="40" height="40"><title>${cellName(cell)}</title></rect>`)}
    ${deadEnd.kind === "cell" ? svg`<path class="tb-cross" d=${cross(deadEnd.cell)}></path>` : nothing}`;
}
