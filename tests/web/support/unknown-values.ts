/**
 * A storage as a newer version may have left it: with fields, parts of lists, values, records and stores that this one
 * does not know. Each is a text of its own, so that it can be found again byte for byte.
 */
import { GAMES, SHELF, STORED } from "./whole-storage.js";

/** What was put into an entry of the storage: the texts to be found there afterwards. */
export interface Unknown {
  readonly key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** In lists of these a part that is unknown would make the whole unknown. */
const WHOLE = ["techniques"];

/** Puts something unknown into every object and every list of objects. */
function withUnknown(value: unknown, marks: string[], name = ""): unknown {
  const mark = (kind: string): [string, unknown] => {
    const field = `${kind}${marks.length}`;
    const content = { n: marks.length, text: "✓ <b>\u2028", list: [null, 1.5, -0.1e-7, ["", {}]], "": false };
    marks.push(`${JSON.stringify(field)}:${JSON.stringify(content)}`);
    return [field, content];
  };
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown) => withUnknown(one, marks, name));
    const isOfRecords = value.some((one) => typeof one === "object" && one !== null);
    return isOfRecords && !WHOLE.includes(name) ? [...parts, Object.fromEntries([mark("kind")])] : parts;
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([field, one]) => [field, withUnknown(one, marks, field)]);
  return Object.fromEntries([...fields, mark("field")]) as unknown;
}

/** Values of known fields that this version does not know, by entry. */
const VALUES: Record<string, Record<string, unknown>> = {
  "nonet:settings": { theme: "neon", level: "inhuman", hintOrder: "by-chance", timer: { shown: "seconds" } },
  "nonet:game:one": { level: "inhuman", day: { lunar: 7 } },
  "nonet:game:two": { er: "12.5+" },
};

const entry = (key: string, value: unknown): Unknown => {
  const marks: string[] = [];
  const odd = Object.entries(VALUES[key] ?? {});
  const text = JSON.stringify({ ...(withUnknown(value, marks) as object), ...Object.fromEntries(odd) });
  return {
    key,
    text,
    marks: [...marks, ...odd.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)],
  };
};
const list = (key: string, value: readonly unknown[]): Unknown => {
  const marks: string[] = [];
  return { key, text: JSON.stringify(withUnknown(value, marks)), marks };
};
const whole = (key: string, text: string): Unknown => ({ key, text, marks: [text] });

/** A shelf whose next puzzles have nothing unknown, and no puzzle of a day: what is used up is gone with all its parts. */
function shelf(): Unknown {
  const found = entry("nonet:shelf", { levels: SHELF.levels });
  const value = JSON.parse(found.text) as { levels: Record<string, unknown[]> };
  value.levels["easy"]!.unshift(...SHELF.levels["easy"]!.slice(0, 2));
  return { ...found, text: JSON.stringify({ daily: null, ...value }) };
}

/** Every store that there is, with what this version does not know in all of its parts. */
export const KNOWN_STORES: readonly Unknown[] = Object.entries(STORED).map(([key, value]) =>
  key === "nonet:shelf" ? shelf() : Array.isArray(value) ? list(key, value) : entry(key, value),
);

/** Records of a newer version, and stores that this one does not have. */
export const NEW_STORES: readonly Unknown[] = [
  whole("nonet:game:future", JSON.stringify({ ...GAMES[0], id: "future", record: "n4~fields~of~another~kind" })),
  whole("nonet:medals", '{"version":3,"won":[{"day":"2026-11-22"}]}'),
  whole("nonet:duel:abc", '{"seconds":12}'),
  whole("nonet:motto", "no JSON at all \u2713"),
  whole("nonet:spaced", '{ "a" : 1.0 }'),
  whole("nonet:games", '["a name that backups use"]'),
];

/** Records of another shape in the place of those of this version. */
export const OTHER_SHAPES: readonly Unknown[] = [
  whole("nonet:results", '{"version":2,"byDay":{"2026-11-22":[{"id":"two","kind":"race"}]}}'),
  whole("nonet:training", '{"version":2,"players":[{"rating":1400}]}'),
  whole("nonet:shelf", '{"version":2,"puzzles":{}}'),
];
