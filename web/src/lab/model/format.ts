/** Numbers as people read them. Units are the international ones, which both languages write alike. */
import { numberText } from "../../i18n/formats.js";

export type FormatNumber = (value: number, digits?: number) => string;

/** A number in the reader's language, rounded to so many significant digits when they are given. */
export function numbersOf(language: string): FormatNumber {
  return (value, digits) =>
    numberText(language, value, digits === undefined ? {} : { maximumSignificantDigits: digits });
}

/**
 * Microseconds as µs, ms or s, with three digits that count. A time shorter than the clock can tell is written as such.
 */
export function duration(format: FormatNumber, micros: number): string {
  if (micros < 0.1) return "< 0.1 µs";
  if (micros < 999.5) return `${format(micros, micros < 10 ? 2 : 3)} µs`;
  if (micros < 999_500) return `${format(micros / 1000, 3)} ms`;
  return `${format(micros / 1_000_000, 3)} s`;
}

/** Bytes as B, kB or MB, a thousand each. */
export function memory(format: FormatNumber, bytes: number): string {
  if (bytes < 1000) return `${format(bytes)} B`;
  if (bytes < 999_500) return `${format(bytes / 1000, 3)} kB`;
  return `${format(bytes / 1_000_000, 3)} MB`;
}

/** A ratio that is worth saying: whole above ten. */
export const ratio = (format: FormatNumber, value: number): string => format(value, value < 10 ? 2 : 3);

/** Decimal digits of any length in groups of three, as the language writes them. */
export function groupDigits(language: string, digits: string): string {
  return /^\d+$/.test(digits) ? numberText(language, BigInt(digits)) : digits;
}
