/**
 * A sheet of paper as one drawing, in millimetres: black lines and texts, sharp at any size, on the screen as on
 * paper.
 */
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { qrModules, qrPath } from "../shell/qr.js";
import { CELL, type Code, type Drawing, type Grid, HALF, type Ink, type Label, SIZE } from "./drawing.js";
import type { Paper } from "./model.js";

export function sheetOf(
  { kind, width, height, labels, grids, codes }: Drawing,
  paper: Paper,
  name: string,
): TemplateResult {
  return html`<svg class="sheet-paper ${paper}" viewBox="0 0 ${width} ${height}" role="img" data-kind=${kind} aria-label=${name}>
    <rect class="paper" width=${width} height=${height}/>
    ${labels.map(labelOf)} ${codes.map(codeOf)} ${grids.map(gridOf)}
  </svg>`;
}

const round = (value: number): number => Number(value.toFixed(2));

const labelOf = ({ kind, text, x, y, size }: Label): SVGTemplateResult =>
  svg`<text class=${kind} x=${round(x)} y=${round(y)} font-size=${round(size)}>${text}</text>`;

function codeOf({ link, x, y, size }: Code): SVGTemplateResult {
  const modules = qrModules(link);
  return svg`<svg class="code" data-link=${link} x=${round(x)} y=${round(y)} width=${round(size)} height=${round(size)} viewBox="0 0 ${modules.length} ${modules.length}"><path d=${qrPath(modules, 0)}/></svg>`;
}

const gridOf = ({ number, x, y, size, thin, thick, inks }: Grid): SVGTemplateResult =>
  svg`<svg class="grid" data-number=${number} x=${round(x)} y=${round(y)} width=${round(size)} height=${round(size)} viewBox="0 0 ${SIZE} ${SIZE}" overflow="visible">
    <path class="lines" d=${inner} stroke-width=${round(thin)}/><path class="lines" d=${boxes} stroke-width=${round(thick)}/>
    ${inks.map(ink)}
  </svg>`;

const line = (at: number): string => `M${at * CELL} 0V${SIZE}M0 ${at * CELL}H${SIZE}`;
const inner = [1, 2, 4, 5, 7, 8].map(line).join("");
const boxes = `${[3, 6].map(line).join("")}M0 0H${SIZE}V${SIZE}H0Z`;

/** One text with a place for each of its characters: a page full of candidates stays a few elements. */
const ink = ({ kind, size, glyphs }: Ink): SVGTemplateResult =>
  svg`<text class=${kind} font-size=${size} x=${glyphs.map(({ x }) => round(x)).join(" ")} y=${glyphs.map(({ y }) => round(y + size * HALF)).join(" ")}>${glyphs.map(({ text }) => text).join("")}</text>`;
