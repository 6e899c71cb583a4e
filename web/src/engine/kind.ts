/** The kind of a value, for messages to those who handed in another. */

export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** As part of a sentence: "null", "a value of type number", "an object of the kind Array". */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === "object" ? `an object of the kind ${tagOf(value)}` : `a value of type ${typeof value}`;
}

/** The longest text that a message repeats. */
const LONGEST_SAID = 40;

/** The value itself where it is short, else its kind: not every object can become a text. */
export function said(value: unknown): string {
  if (typeof value === "string") return `"${value.slice(0, LONGEST_SAID)}"`;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : kindOf(value);
}
