/** The kind of a value, for messages to those who handed in another. */

export const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** As part of a sentence: "null", "a value of type number", "an object of the kind Array". */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === "object" ? `an object of the kind ${tagOf(value)}` : `a value of type ${typeof value}`;
}
