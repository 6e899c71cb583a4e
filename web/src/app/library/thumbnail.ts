/** A game's board as a small picture. Colours come from the page's style sheet. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { GameEntry } from "./games.js";

const CELL = 10;
const SIZE = 9 * CELL;

interface Digit {
  x: number;
  y: number;
  digit: number;
  given: boolean;
}

/** Where the digits are, in units of a tenth of a cell. */
export function digitsOf({ givens, values }: Pick<GameEntry, "givens" | "values">): Digit[] {
  return values.flatMap((digit, cell) => {
    if (!digit) return [];
    return [{ x: (cell % 9) * CELL + CELL / 2, y: Math.floor(cell / 9) * CELL + CELL / 2, digit, given: givens[cell] !== 0 }];
  });
}

const line = (at: number): string => `M${at * CELL} 0V${SIZE}M0 ${at * CELL}H${SIZE}`;
const thin = [1, 2, 4, 5, 7, 8].map(line).join("");
const thick = [3, 6].map(line).join("");

/** For the eye only: the words beside it say what it shows. */
export function thumbnail(game: Pick<GameEntry, "givens" | "values">): TemplateResult {
  return html`<svg class="thumb" viewBox="-1 -1 ${SIZE + 2} ${SIZE + 2}" aria-hidden="true" focusable="false">
    <rect class="thumb-board" width=${SIZE} height=${SIZE} rx="2"/>
    <path class="thumb-thin" d=${thin}/><path class="thumb-thick" d=${thick}/>
    ${digitsOf(game).map(({ x, y, digit, given }): SVGTemplateResult => svg`<text class=${given ? "thumb-given" : "thumb-entry"} x=${x} y=${y}>${digit}</text>`)}
  </svg>`;
}
