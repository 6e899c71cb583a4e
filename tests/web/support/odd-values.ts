/** Values that nobody wrote there, in the place of one leaf of a JSON text; the same ones for the same seed. */

/**
 * As they stand in the text, so that some are what no program writes but every reader meets: 1e999 is read as
 * Infinity.
 */
export const ODD: readonly string[] = [
  "null",
  "true",
  "0",
  "-1",
  "0.5",
  "1e300",
  "-1e300",
  "1e999",
  "8640000000000001",
  "-8640000000000001",
  "8640000000000000",
  "1e21",
  "{}",
  "[]",
  "[[]]",
  "[null]",
  ...[
    "",
    " ",
    "garbage",
    "0x10",
    "+275761-01-01",
    "-000001-01-01",
    "2026-02-30",
    "9999-99-99",
    "10000-01-01",
    "__proto__",
    "constructor",
    "n4~new~fields",
    "n2~",
    "~",
    "\ud800",
    "\u0000",
    "\u202e",
    "a".repeat(20_000),
    "~".repeat(20_000),
    `<img src=x onerror="document.title='run'">`,
    "</script><script>alert(1)</script>",
    "{ $level }",
  ].map((text) => JSON.stringify(text)),
  `{"toString":1}`,
  `{"length":-1}`,
  `{"id":{},"saved":[]}`,
];

/** Random numbers from 0 to 1 by a seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Path = readonly (string | number)[];

/** Where the leaves of a value are: what is neither an object nor a list, or is an empty one. */
export function leavesOf(value: unknown, at: Path = []): Path[] {
  const entries =
    typeof value !== "object" || value === null
      ? []
      : Array.isArray(value)
        ? value.map((one, index) => [index, one] as const)
        : Object.entries(value);
  return entries.length ? entries.flatMap(([key, one]) => leavesOf(one, [...at, key])) : [at];
}

const MARK = "\u2402here\u2402";

/** The JSON text of a value with `odd`, a JSON text, in the place of what is at `path`. */
export function withOdd(value: unknown, path: Path, odd: string): string {
  if (!path.length) return odd;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const holder = path.slice(0, -1).reduce((part, key) => part[key] as typeof copy, copy);
  holder[path.at(-1)!] = MARK;
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => odd);
}
