/** A game's board as a small picture. Colours come from the page's style sheet. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { bit, digitsOf as colourNumbersOf, DIGITS } from "../sudoku/geometry.js";
import type { GameEntry } from "./games.js";

const CELL = 10;
const SIZE = 9 * CELL;

interface Digit {
  x: number;
  y: number;
  digit: number;
  given: boolean;
  coloured: boolean;
}

/** Where the digits are, in units of a tenth of a cell. */
export function digitsOf({ givens, values, colours }: Pick<GameEntry, "givens" | "values" | "colours">): Digit[] {
  return values.flatMap((digit, cell) => {
    if (!digit) return [];
    return [
      {
        x: (cell % 9) * CELL + CELL / 2,
        y: Math.floor(cell / 9) * CELL + CELL / 2,
        digit,
        given: givens[cell] !== 0,
        coloured: colours[cell] !== 0,
      },
    ];
  });
}

/** The area of each colour that there is, as a path; a cell of several has a stripe of each, as on the board. */
export function coloursOf(colours: readonly number[]): [colour: number, area: string][] {
  const area = (colour: number): string =>
    colours
      .map((mask, cell) => {
        if (!(mask & bit(colour))) return "";
        const own = colourNumbersOf(mask);
        const width = CELL / own.length;
        const x = Number(((cell % 9) * CELL + own.indexOf(colour) * width).toFixed(2));
        return `M${x} ${Math.floor(cell / 9) * CELL}h${Number(width.toFixed(2))}v${CELL}h${-Number(width.toFixed(2))}z`;
      })
      .join("");
  return DIGITS.map((colour): [number, string] => [colour, area(colour)]).filter(([, path]) => path);
}

const line = (at: number): string => `M${at * CELL} 0V${SIZE}M0 ${at * CELL}H${SIZE}`;
const thin = [1, 2, 4, 5, 7, 8].map(line).join("");
const thick = [3, 6].map(line).join("");

/** For the eye only: the words beside it say what it shows. */
export function thumbnail(game: Pick<GameEntry, "givens" | "values" | "colours">): TemplateResult {
  return html`<svg class="thumb" viewBox="-1 -1 ${SIZE + 2} ${SIZE + 2}" aria-hidden="true" focusable="false">
    <rect class="thumb-board" width=${SIZE} height=${SIZE} rx="2"/>
    ${coloursOf(game.colours).map(([colour, area]) => svg`<path class="thumb-colour c${colour}" d=${area}/>`)}
    <path class="thumb-thin" d=${thin}/><path class="thumb-thick" d=${thick}/>
    ${digitsOf(game).map(({ x, y, digit, given, coloured }): SVGTemplateResult => svg`<text class="${given ? "thumb-given" : "thumb-entry"} ${coloured ? "thumb-on" : ""}" x=${x} y=${y}>${digit}</text>`)}
  </svg>`;
}
