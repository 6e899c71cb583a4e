/**
 * What a stored record has that this version does not know: fields, values of another kind, parts of a list. It goes
 * with the record through every copy and change, and is written with it. So a page of an older version takes nothing
 * from what a newer one has stored, and no default is written over a value that it only stands in for.
 *
 * Three forms of a record are compared when it is written: `raw`, as it is stored; `own`, as this version would write
 * what it read of that; and the one to write. Where the last two agree, what is stored stays.
 */
import { type Fields, isObject, type LeftOut, UNREAD, type Unread } from "./valid.js";

export const ORIGIN = Symbol("origin");

export interface Origin {
  readonly raw: Fields;
  readonly own: Fields;
  readonly unread: Unread;
}
export interface Carrier {
  readonly [ORIGIN]?: Origin | undefined;
  readonly [UNREAD]?: Unread;
}

/** Nothing of ours is nested deeper. What is could not be written again without fear for the stack. */
const MOST_DEPTH = 100;

/** Whether a value of JSON can be written again. */
export const isShallow = (value: unknown, depth = MOST_DEPTH): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => isShallow(one, depth - 1)));

/** The fields of a record that can be written again. */
export function writable(value: Fields, left: LeftOut): Fields {
  const deep = Object.keys(value).filter((name) => !isShallow(value[name]));
  for (const name of deep) left.add(name);
  return deep.length ? Object.fromEntries(Object.entries(value).filter(([name]) => !deep.includes(name))) : value;
}

/** A record that was read of a value, with what was not understood of it. `form` makes of it what is stored. */
export function carried<T extends object>(value: unknown, read: T, left: LeftOut, form: (read: T) => object = asIs): T {
  if (!isObject(value)) return read;
  const { [ORIGIN]: before } = read as Carrier;
  const { [UNREAD]: unread = before?.unread ?? {}, [ORIGIN]: _, ...plain } = read as T & Carrier;
  const raw = writable(value, left);
  const own = bareOf(form(plain as T)) as Fields;
  const isKnown = Object.keys(raw).every((name) => Object.hasOwn(own, name) && isSame(raw[name], own[name]));
  return isKnown ? (plain as T) : ({ ...plain, [ORIGIN]: { raw, own, unread } satisfies Origin } as T);
}
const asIs = <T>(value: T): T => value;

/** A record to be written over the one that is stored, which may have been changed by a newer version since. */
export const onto = <T extends object>(now: T, stored: T | null): T =>
  stored ? { ...now, [ORIGIN]: (stored as Carrier)[ORIGIN] } : now;

/** What is stored of a value: plain fields, with all that it and its parts carry. */
export function plainOf(value: unknown): unknown {
  const plain = mapped(value, plainOf);
  const { [ORIGIN]: origin } = (isObject(value) ? value : {}) as Carrier;
  return origin ? merged(origin.raw, origin.own, bareOf(value), plain, origin.unread) : plain;
}

/** The same without what they carry. */
export const bareOf = (value: unknown): unknown => mapped(value, bareOf);

function mapped(value: unknown, map: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.map(([name, one]) => [name, map(one)]));
}

/** The text that is stored of a value. */
export const textOf = (value: object): string => JSON.stringify(plainOf(value));

/** What is to be stored in the place of `raw`: `plain` is what is to be written, `bare` the part that this version reads. */
function merged(raw: unknown, own: unknown, bare: unknown, plain: unknown, unread: Unread = {}): unknown {
  if (isSame(own, bare)) return raw;
  if (!isObject(raw) || !isObject(own) || !isObject(bare) || !isObject(plain)) return plain;
  // What was understood and is no more there was taken away.
  const stays = Object.entries(raw).filter(([name]) => Object.hasOwn(plain, name) || !Object.hasOwn(own, name));
  const now = Object.entries(plain).map(([name, value]) => {
    if (!Object.hasOwn(raw, name)) return [name, value];
    if (Array.isArray(value) && !isSame(own[name], bare[name])) return [name, [...value, ...(unread[name] ?? [])]];
    return [name, Object.hasOwn(own, name) ? merged(raw[name], own[name], bare[name], value) : value];
  });
  return Object.fromEntries([...stays, ...now]) as unknown;
}

/** Whether two values of JSON say the same, in whatever order. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) !== Array.isArray(other) || !isParted(one) || !isParted(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
const isParted = (value: unknown): value is Fields => typeof value === "object" && value !== null;
