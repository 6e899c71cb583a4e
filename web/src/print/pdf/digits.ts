/** The digits of grids: outlines that are the same in every reader, and text to find and copy. The code of a digit is itself. */
import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import {
  DIGIT_ADVANCE,
  DIGIT_HEIGHT,
  DIGIT_UNITS,
  type DigitWeight,
  digitOutline,
} from "../../sudoku/digit-outlines.js";
import { DIGITS } from "../../sudoku/geometry.js";
import { registerFont, UNITS } from "./type3.js";

type Point = [x: number, y: number];

export function registerDigits(context: PDFContext, weight: DigitWeight): PDFRef {
  const advance = Math.round(DIGIT_ADVANCE * UNITS);
  // Round digits go a little beyond the line and the height.
  const box: [number, number, number, number] = [0, -0.02 * UNITS, advance, (DIGIT_HEIGHT + 0.02) * UNITS];
  return registerFont(context, {
    texts: DIGITS.map(String),
    widths: DIGITS.map(() => advance),
    procedures: DIGITS.map((digit) =>
      context.register(
        context.flateStream(`${advance} 0 ${box.join(" ")} d1 ${operatorsOf(digitOutline(digit, weight))} f`),
      ),
    ),
    images: {},
    box,
  });
}

/** PDF has curves of four points only, counts upwards, and has the first glyph's origin on the line at the left. */
function operatorsOf(outline: string): string {
  const inFont = (x: number, y: number): Point => [
    (x / DIGIT_UNITS + DIGIT_ADVANCE / 2) * UNITS,
    (DIGIT_HEIGHT / 2 - y / DIGIT_UNITS) * UNITS,
  ];
  const written = (...points: Point[]): string =>
    points
      .flat()
      .map((value) => Number(value.toFixed(1)))
      .join(" ");
  let last: Point = [0, 0];
  return Array.from(outline.matchAll(/([MLQZ])([^MLQZ]*)/g), ([, command, numbers]) => {
    const [x1, y1, x2, y2] = (numbers!.match(/-?\d+/g) ?? []).map(Number) as [number, number, number, number];
    const from = last;
    if (command === "Z") return "h";
    last = command === "Q" ? inFont(x2, y2) : inFont(x1, y1);
    if (command !== "Q") return `${written(last)} ${command === "M" ? "m" : "l"}`;
    const control = inFont(x1, y1);
    const towards = ([x, y]: Point): Point => [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
    return `${written(towards(from), towards(last), last)} c`;
  }).join(" ");
}
