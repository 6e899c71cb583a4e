/**
 * A challenge: a puzzle with the time that somebody took for it, in the fragment of a link, which no server is sent:
 *
 *     #p=<puzzle>&vs=1.<seconds>.<hints>&by=<name>
 *
 * The 1 is the version. Earlier pages read the puzzle and leave the rest. Whatever a link says may be anybody's:
 * nothing is taken from it but numbers within bounds and a short name without control characters.
 */
import { carried } from "./carried.js";
import { fieldsOf, isObject, type Reader, type Shape } from "./valid.js";

export interface Challenge {
  version: typeof VERSION;
  /** How long it took. */
  seconds: number;
  /** How many hints helped. */
  hints: number;
  /** Whose time it is; "" where that is not said. */
  name: string;
}

const VERSION = 1;
/** Longer names are cut: the card is narrow. */
export const NAME_LENGTH = 24;
/** Nobody fills a grid in less, and a clock shows no more than two digits of hours. */
const [LEAST_SECONDS, MOST_SECONDS] = [10, 99 * 3600 + 59 * 60 + 59];
const MOST_HINTS = 999;

/** Why a time is none: its text is no challenge, or none that this version knows, or nobody can take so long. */
export type ChallengeProblem = "damaged" | "newer" | "time";

/** Whether there can be a challenge with such a time. */
export const isChallenging = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS;

/** Joiners hold signs of some scripts together; other invisible characters could turn the words around them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu;
/** What is no letter's own, yet would look like nothing: fillers and the empty pattern of Braille. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]+/g;
/** Hardly a name sets more marks on one letter; many would run into the lines above and below. */
const STACKED = /(\p{M}{4})\p{M}+/gu;
/** Joiners at an end join nothing. */
const LOOSE = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** A name as it is shown: in one line, and short; "" where there would be nothing to see. */
export function nameFrom(text: string): string {
  const seen = text
    .slice(0, 20 * NAME_LENGTH)
    .replace(BLANK, " ")
    .replace(INVISIBLE, "")
    // Blanks that something invisible parted.
    .replace(BLANK, " ")
    .replace(STACKED, "$1")
    .replace(LOOSE, "");
  const short = Array.from(seen).slice(0, NAME_LENGTH).join("").replace(LOOSE, "");
  return /[^\p{M}\s\u200c\u200d]/u.test(short) ? short : "";
}

export const challengeOf = (seconds: number, hints: number, name: string): Challenge => ({
  version: VERSION,
  seconds,
  hints: Math.min(hints, MOST_HINTS),
  name: nameFrom(name),
});

/** The fragment of a link, without its `#`. */
export function challengeFragment(givens: string, { seconds, hints, name }: Challenge): string {
  const by = name ? `&by=${encodeURIComponent(name)}` : "";
  return `p=${givens}&vs=${VERSION}.${seconds}.${hints}${by}`;
}

/** The challenge in an address, its fragment, or a text with one; null where there is none. */
export function challengeIn(address: string): { challenge: Challenge } | { problem: ChallengeProblem } | null {
  const [, fragment = ""] = /#(p=\S*)/.exec(address) ?? [];
  const fields = new URLSearchParams(fragment);
  const text = fields.get("vs");
  if (text === null) return null;
  const [, version, seconds, hints] = /^(\d{1,3})\.(\d{1,9})\.(\d{1,3})$/.exec(text) ?? [];
  if (/^\d{1,3}\./.test(text) && Number.parseInt(text, 10) > VERSION) return { problem: "newer" };
  if (Number(version) !== VERSION) return { problem: "damaged" };
  if (!isChallenging(Number(seconds))) return { problem: "time" };
  return { challenge: challengeOf(Number(seconds), Number(hints), fields.get("by") ?? "") };
}

const SHAPE: Shape<Challenge> = {
  version: (value) => (value === VERSION ? VERSION : undefined),
  seconds: (value) => (isChallenging(value as number) ? (value as number) : undefined),
  hints: (value) =>
    Number.isInteger(value) && (value as number) >= 0 ? Math.min(value as number, MOST_HINTS) : undefined,
  name: (value) => (typeof value === "string" ? nameFrom(value) : undefined),
};

/** A challenge as it is stored with its game. Without version or time it is none. */
export const challenge: Reader<Challenge> = (value, left) => {
  const { version, seconds, hints = 0, name = "" } = fieldsOf(SHAPE, value, left);
  return isObject(value) && version && seconds ? carried(value, { version, seconds, hints, name }, left) : undefined;
};
