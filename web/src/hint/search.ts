/** Searching techniques by their names: the page's, the standard ones, and those of other programs and books. */
import type { TechniqueId, TechniqueInfo } from "../engine/index.js";
import { namesElsewhere, namesTogether } from "./names-elsewhere.js";

type Info = Pick<TechniqueInfo, "id" | "title">;

/** Nobody agrees on hyphens, blanks, apostrophes, plurals and the spelling of colours. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("colour", "color")
    .replace(/(\p{L}\p{L}[^\P{L}s])s(?!\p{L})/gu, "$1")
    .replace(/[^\p{L}\p{N}+]/gu, "");

/** How well names fit what is wanted, best first. */
const [EXACT, BEGINS, HOLDS, WORDS, NONE] = [0, 1, 2, 3, 4] as const;

/** The names of a technique, folded once: lists are drawn at every key. "UR Type 1" is "UR1", too. */
const known = new Map<string, readonly string[]>();
function namesOf({ id, title }: Info): readonly string[] {
  const names = [title, id, ...namesElsewhere(id), ...namesTogether(id)];
  const all = known.get(id) ?? names.flatMap((name) => [folded(name), folded(name.replace(" Type ", " "))]);
  known.set(id, all);
  return all;
}

/** The search text, ready to be compared. */
interface Wanted {
  readonly whole: string;
  readonly words: readonly string[];
}

const wantedOf = (search: string): Wanted => ({
  whole: folded(search),
  words: search.trim().split(/\s+/).map(folded).filter(Boolean),
});

/** How well a technique fits: less is better. `more` is what else it may be found by, such as the name of its family. */
function rank(info: Info, name: string, { whole, words }: Wanted, more: string): number {
  const names = [folded(name), ...namesOf(info)];
  if (names.includes(whole)) return EXACT;
  if (names.some((one) => one.startsWith(whole))) return BEGINS;
  if (names.some((one) => one.includes(whole))) return HOLDS;
  const all = more ? [...names, folded(more)] : names;
  return words.every((word) => all.some((one) => one.includes(word))) ? WORDS : NONE;
}

/** Whether something that is searched for, in words, is one of a technique's names or in it. */
export function fits(info: Info, name: string, search: string): boolean {
  const wanted = wantedOf(search);
  return wanted.whole !== "" && rank(info, name, wanted, "") < NONE;
}

/** Those that fit, best first, otherwise in their order; all of them while nothing is wanted. */
export function searched<T extends Info>(
  techniques: readonly T[],
  nameOf: (id: TechniqueId) => string,
  search: string,
  more: (info: T) => string = () => "",
): T[] {
  const wanted = wantedOf(search);
  if (!wanted.whole) return search.trim() ? [] : [...techniques];
  const ranked = techniques.map((info) => ({ info, rank: rank(info, nameOf(info.id), wanted, more(info)) }));
  return ranked
    .filter((one) => one.rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ info }) => info);
}

/** Groups in the order of their best: the given order while nothing is wanted. */
export function byBest<T, G>(found: readonly T[], groups: readonly G[], groupOf: (one: T) => G, search: string): G[] {
  const order = search.trim() ? [...new Set(found.map(groupOf))] : groups;
  return order.filter((group) => found.some((one) => groupOf(one) === group));
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A name as a whole, and what is before and in its parentheses. */
const parts = (name: string): string[] => [name, ...name.split(/[()（）]/)].map(folded);

/**
 * The names to show beside the page's own: in Chinese the standard English one, too; in English no Chinese ones.
 * Repeated names are left out.
 */
export function alsoCalled({ id, title }: Info, name: string, language: string): string[] {
  const inChinese = language.startsWith("zh");
  const unsaid = (names: readonly string[], ...told: readonly string[]): string[] =>
    names.filter((one) => !told.flatMap(parts).includes(folded(one)));
  const standard = inChinese ? unsaid([title], name) : [];
  const others = unsaid(namesElsewhere(id), name, ...standard);
  const english = others.filter((one) => !isChinese(one));
  return inChinese ? [...standard, ...others.filter(isChinese), ...english] : english;
}

/** The other name that a technique was found by; "" where its own name tells. */
export function foundBy(info: Info, name: string, search: string, language: string): string {
  const { whole } = wantedOf(search);
  if (!whole || folded(name).includes(whole)) return "";
  return alsoCalled(info, name, language).find((one) => folded(one).includes(whole)) ?? "";
}
