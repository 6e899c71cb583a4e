/**
 * Texts without half a character in them (a surrogate by itself), which has no place in the text of the module: written there, it would take what stands
 * beside it along. One that is found is U+FFFD, which is as long, so that places in the text are what they were.
 */

/** The same value, of whose texts all are whole: of arrays and plain objects those inside, and the names. Bytes and masks are what they are. */
export function wellFormed<Value>(value: Value): Value {
  if (typeof value === "string") return value.toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(wellFormed) as Value;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), wellFormed(part as unknown)])) as Value;
}
