/**
 * The digits of boards as outlines, for files that carry no font: they look the same wherever the file is opened, and
 * whatever the device has.
 */
import OUTLINES from "../../fonts/digits.json";

/** Entries and small digits are regular, givens and what stands out semibold. */
export type DigitWeight = 400 | 600;

/** Units of a font's size, in which the outlines are drawn. */
export const DIGIT_UNITS = 1000;

/** How wide every digit is with the room around it, and how high, as parts of the font's size. */
export const DIGIT_ADVANCE = OUTLINES.advance / DIGIT_UNITS;
export const DIGIT_HEIGHT = OUTLINES.height / DIGIT_UNITS;

/**
 * The outline of a digit, 1 to 9, around its middle, downwards: M, L, Q and Z of SVG with absolute coordinates, to be
 * filled by the rule "nonzero".
 */
export const digitOutline = (digit: number, weight: DigitWeight): string => OUTLINES.weights[weight][digit - 1]!;
