/** A sheet of paper as one drawing, in millimetres: black lines and texts, sharp at any size, on the screen as on paper. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { digitsOf } from "../../board/geometry.js";
import type { App } from "../app.js";
import { rating } from "../view/facts.js";
import { MARGIN, type Paper, PAPER_SIZES, type Place, type Printed, type Sheet, titleHeight } from "./model.js";

/** Units of a cell in the drawing of a grid. */
const CELL = 10;
const SIZE = 9 * CELL;

interface Glyph {
  text: string;
  x: number;
  y: number;
}

export function sheetOf(app: App, sheet: Sheet, puzzles: readonly Printed[], paper: Paper, page: number, pages: number): TemplateResult {
  const { t } = app;
  const [width, height] = PAPER_SIZES[paper];
  const first = sheet.places[0]!.index + 1;
  const last = sheet.places.at(-1)!.index + 1;
  return html`<svg class="sheet-paper ${paper}" viewBox="0 0 ${width} ${height}" role="img" data-kind=${sheet.kind} aria-label=${t("print-sheet", { page, pages, kind: sheet.kind, first, last })}>
    <rect class="paper" width=${width} height=${height}/>
    ${sheet.kind === "solutions" ? svg`<text class="title" x=${MARGIN} y=${MARGIN + 4} font-size="5">${t("print-solutions-title")}</text>` : nothing}
    ${sheet.places.map((place) => puzzleAt(app, sheet.kind, place, puzzles[place.index]!))}
    ${pages > 1 ? svg`<text class="foot" x=${width / 2} y=${height - MARGIN} font-size="3.2">${page} / ${pages}</text>` : nothing}
  </svg>`;
}

function puzzleAt(app: App, kind: Sheet["kind"], { index, x, y, size }: Place, puzzle: Printed): SVGTemplateResult {
  const { t } = app;
  const number = index + 1;
  const facts = { number, level: t(`level-${puzzle.level}`), er: puzzle.er === null ? "" : rating(app, puzzle.er) };
  const title = kind === "solutions" ? `${number}.` : t(puzzle.er === null ? "print-unrated" : "print-title", facts);
  const font = titleHeight(size);
  return svg`<text class="title" x=${round(x)} y=${round(y - font * 0.45)} font-size=${round(font)}>${title}</text>
    <svg class="grid" data-number=${number} x=${round(x)} y=${round(y)} width=${round(size)} height=${round(size)} viewBox="0 0 ${SIZE} ${SIZE}" overflow="visible">
      ${lines(size)}
      ${kind === "solutions" ? solutionOf(puzzle) : digitsOfPuzzle(puzzle)}
    </svg>`;
}

const round = (value: number): number => Number(value.toFixed(2));

const line = (at: number): string => `M${at * CELL} 0V${SIZE}M0 ${at * CELL}H${SIZE}`;
const thin = [1, 2, 4, 5, 7, 8].map(line).join("");
const thick = `${[3, 6].map(line).join("")}M0 0H${SIZE}V${SIZE}H0Z`;

/** A small grid has finer lines, but not as much finer as it is smaller. */
function lines(size: number): SVGTemplateResult {
  const width = (0.1 + size / 1000) * (SIZE / size);
  return svg`<path class="lines" d=${thin} stroke-width=${round(width)}/><path class="lines" d=${thick} stroke-width=${round(3 * width)}/>`;
}

const at = (cell: number, text: string, x = 0.5, y = 0.5): Glyph => ({ text, x: ((cell % 9) + x) * CELL, y: (Math.floor(cell / 9) + y) * CELL });

const glyphs = (digits: string, wanted: (cell: number) => boolean): Glyph[] =>
  Array.from(digits).flatMap((digit, cell) => (/[1-9]/.test(digit) && wanted(cell) ? [at(cell, digit)] : []));

const solutionOf = ({ givens, solution }: Printed): SVGTemplateResult => svg`
  ${ink("given", 6.8, glyphs(givens, () => true))}${ink("entry", 6.8, glyphs(solution, (cell) => !/[1-9]/.test(givens[cell]!)))}`;

function digitsOfPuzzle({ givens, values, corner, centre }: Printed): SVGTemplateResult {
  const isOpen = (cell: number): boolean => !/[1-9]/.test(givens[cell]!) && !/[1-9]/.test(values[cell]!);
  const small = (masks: readonly number[], draw: (cell: number, digits: number[]) => Glyph[]): Glyph[] =>
    masks.flatMap((mask, cell) => (mask && isOpen(cell) ? draw(cell, digitsOf(mask)) : []));
  return svg`${ink("given", 6.8, glyphs(givens, () => true))}
    ${ink("entry", 6.8, glyphs(values, (cell) => !/[1-9]/.test(givens[cell]!)))}
    ${ink("note", 2.5, small(corner, (cell, digits) => digits.map((digit) => at(cell, String(digit), ...cornerOf(digit, centre[cell] !== 0)))))}
    ${ink("note", 2.1, small(centre, (cell, digits) => digits.map((digit, place) => at(cell, String(digit), 0.5 + (place - (digits.length - 1) / 2) * 0.105, 0.62))))}`;
}

/** Each digit has its own ninth of the cell. Where there are notes in the middle too, the second row moves up for them. */
function cornerOf(digit: number, crowded: boolean): [x: number, y: number] {
  const row = Math.floor((digit - 1) / 3);
  return [0.2 + ((digit - 1) % 3) * 0.3, (crowded ? [0.16, 0.38, 0.86] : [0.2, 0.5, 0.8])[row]!];
}

/** One text with a place for each of its characters: a page full of candidates stays a few elements. */
function ink(name: string, size: number, digits: readonly Glyph[]): SVGTemplateResult | typeof nothing {
  if (!digits.length) return nothing;
  return svg`<text class=${name} font-size=${size} x=${digits.map(({ x }) => round(x)).join(" ")} y=${digits.map(({ y }) => round(y + size * 0.36)).join(" ")}>${digits.map((digit) => digit.text).join("")}</text>`;
}
