/** The outlines of digits against the font that they were taken from, both painted by another program. */
import { readFileSync } from "node:fs";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { DIGIT_HEIGHT, DIGIT_UNITS, type DigitWeight, digitOutline } from "../../../web/src/sudoku/digit-outlines.js";
import { DIGITS } from "../../../web/src/sudoku/geometry.js";

GlobalFonts.register(readFileSync(new URL("../../../web/fonts/digits.woff2", import.meta.url)), "Digits");

const SIDE = 200;

/** Inked pixels, in the middle of a square. */
function inked(draw: (pen: SKRSContext2D) => void): boolean[] {
  const pen = createCanvas(SIDE, SIDE).getContext("2d");
  pen.translate(SIDE / 2, SIDE / 2);
  draw(pen);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, dot) => data[4 * dot + 3]! > 127);
}

const outlined = (digit: number, weight: DigitWeight): boolean[] =>
  inked((pen) => {
    pen.scale(SIDE / DIGIT_UNITS, SIDE / DIGIT_UNITS);
    pen.fill(new Path2D(digitOutline(digit, weight)));
  });

test.each([400, 600] as const)("at weight %i they cover the same dots", (weight) => {
  // This program does not choose the digits of equal width, of which only the 1 looks different.
  for (const digit of DIGITS.slice(1)) {
    const outline = outlined(digit, weight);
    const font = inked((pen) => {
      pen.font = `${weight} ${SIDE}px Digits`;
      pen.textAlign = "center";
      pen.fontVariationSettings = `"wght" ${weight}`;
      pen.fillText(String(digit), 0, (DIGIT_HEIGHT / 2) * SIDE);
    });
    const ink = font.filter(Boolean).length;
    // Each rounds to whole dots in its own way.
    expect(font.filter((is, dot) => is !== outline[dot]).length, String(digit)).toBeLessThan(0.08 * ink);
  }
});

test("the 1 has a foot, as beside digits of equal width", () => {
  const wide = (row: number): number =>
    outlined(1, 400)
      .slice(row * SIDE, (row + 1) * SIDE)
      .filter(Boolean).length;
  expect(wide(SIDE / 2 + 0.34 * SIDE)).toBeGreaterThan(4 * wide(SIDE / 2 + 0.1 * SIDE));
});
