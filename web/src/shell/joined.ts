/** Two records of the same thing as one, with what is unknown of both (`carried.ts`). */
import { bareOf, type Carrier, ORIGIN, type Origin, plainOf } from "./carried.js";
import type { Fields } from "./valid.js";

/** Values of JSON, each once. */
export const distinct = (all: readonly unknown[]): readonly unknown[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

/** One of two records, with what is unknown of both. */
export function withBoth<T extends object>(one: T, other: T): T {
  const [mine, more] = [one, other].map((record) => (record as Carrier)[ORIGIN]);
  if (!more) return one;
  const { raw, own, unread } = mine ?? { raw: plainOf(one) as Fields, own: bareOf(one) as Fields, unread: {} };
  const unknown = Object.entries(more.raw).filter(([name]) => !Object.hasOwn(more.own, name));
  const both = { raw: { ...Object.fromEntries(unknown), ...raw }, own, unread: { ...unread } };
  // Of a list the parts that only the other has; what stands in the place of a list stays.
  for (const [name, parts] of Object.entries(more.unread)) {
    const before = both.unread[name] ?? [];
    const { [name]: list = [] } = both.raw;
    const fresh = distinct([...before, ...parts]).slice(before.length);
    if (!Array.isArray(list) || !fresh.length) continue;
    both.raw[name] = [...(list as unknown[]), ...fresh];
    both.unread[name] = [...before, ...fresh];
  }
  return { ...one, [ORIGIN]: both satisfies Origin };
}
