/** A row of the chart: level, how sure it is, the way there, and the tasks themselves, on one scale. For the eye only. */
import { html, svg, type TemplateResult } from "lit";
import type { Strength } from "../glicko2.js";

/** In units of the drawing. */
const WIDTH = 200;
const HEIGHT = 26;
const EDGE = 6;

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Wide enough for all of them, in steps of a hundred. */
export function scaleFor(values: readonly number[]): Scale {
  const from = Math.floor(Math.min(...values) / 100) * 100;
  return { from, to: Math.max(from + 100, Math.ceil(Math.max(...values) / 100) * 100) };
}

export const placeOn = ({ from, to }: Scale, value: number): number =>
  EDGE + Math.min(Math.max((value - from) / (to - from), 0), 1) * (WIDTH - 2 * EDGE);

/** `tasks`: how hard the technique's tasks are, or null for none. */
export function chartRow(
  scale: Scale,
  { rating, deviation }: Strength,
  trail: readonly number[],
  tasks: number | null,
): TemplateResult {
  const at = (value: number): string => placeOn(scale, value).toFixed(1);
  const middle = HEIGHT / 2;
  // The way there comes down to the dot, the oldest at the top.
  const step = trail.length > 1 ? (middle - 1) / (trail.length - 1) : 0;
  const way = trail.map((value, index) => `${at(value)},${(1 + index * step).toFixed(1)}`).join(" ");
  return html`<svg class="train-chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${svg`
    <line class="ground" x1=${EDGE} x2=${WIDTH - EDGE} y1=${middle} y2=${middle}></line>
    ${tasks === null ? "" : svg`<line class="tasks" x1=${at(tasks)} x2=${at(tasks)} y1=${middle - 8} y2=${middle + 8}></line>`}
    ${trail.length > 1 ? svg`<polyline class="way" points=${way}></polyline>` : ""}
    <line class="sure" x1=${at(rating - deviation)} x2=${at(rating + deviation)} y1=${middle} y2=${middle}></line>
    <circle class="level" cx=${at(rating)} cy=${middle} r="4.5"></circle>`}</svg>`;
}
