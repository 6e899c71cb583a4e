/**
 * The parameters in the address of a frame. Each parameter stands in the query or behind `#`, where no server sees it;
 * the latter counts first.
 */

import { CONTROLS } from "../board/controls/tokens.js";
import { HINT_STAGES } from "../board/help.js";
import type { After } from "../i18n/localizer.js";
import type { EmbedId } from "../i18n/messages.js";
import { readOrigin } from "./origins.js";

/** A parameter that is passed over, and why. */
export interface ParameterFault {
  parameter: string;
  value: string;
  /**
   * Values that it could have had: words, or the id of a sentence `embed-wanted-…`; "" when there is no such parameter.
   */
  wanted: readonly string[] | `embed-wanted-${After<"embed-wanted-", EmbedId>}` | "";
}

export interface FrameSettings {
  /** Attributes of the board. */
  attributes: ReadonlyMap<string, string>;
  /** The puzzle: 81 cells or any text that is understood. */
  puzzle: string;
  /** A state or record; it counts before the puzzle. */
  state: string;
  theme: string;
  /** Of everything that is coloured for emphasis, in degrees; null is the theme's own. */
  hue: number | null;
  lang: string;
  /** Custom properties of the board. */
  styles: ReadonlyMap<string, string>;
  storageKey: string;
  /** The position is kept behind the `#` of the frame's own address. */
  keepsInAddress: boolean;
  allow: readonly string[];
  /** The kinds of change that need the page's permission. */
  guard: ReadonlySet<string>;
  faults: readonly ParameterFault[];
}

const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "fiendish", "extreme"];
export const THEMES = ["auto", "light", "dark", "sepia", "contrast"] as const;
export const ASSISTS = ["off", "rules", "solution"] as const;
export const HINTS = ["off", ...HINT_STAGES] as const;
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  level: LEVELS,
  marks: ["notes", "candidates"],
  entry: ["cell", "digit"],
  assist: ASSISTS,
  hints: HINTS,
};
const FLAGS = [
  "timer",
  "readonly",
  "keep-notes",
  "patterns",
  "coordinates",
  "no-peers",
  "no-same",
  "no-motion",
  "show-seen",
];
const GUARDED = [
  "digit",
  "note",
  "centre",
  "colour",
  "erase",
  "place",
  "eliminate",
  "fill",
  "clear",
  "draw",
  "reset",
  "undo",
  "redo",
];
/** A name that no host can have: links of ours are known by what is behind the `#`. */
const OWN_LINK = "https://nonet.invalid/#";
const YES = ["", "1", "true", "yes", "on"];
const NO = ["0", "false", "no", "off"];

/** Takes a value; or says what it could have been. */
type Reader = (value: string, into: Draft) => ParameterFault["wanted"] | undefined;
type Draft = { -readonly [Key in keyof FrameSettings]: FrameSettings[Key] } & {
  attributes: Map<string, string>;
  styles: Map<string, string>;
};

const wordsOf = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

function choice(name: string, options: readonly string[]): Reader {
  return (value, { attributes }) => (options.includes(value) ? void attributes.set(name, value) : options);
}

function flag(name: string): Reader {
  return (value, { attributes }) => {
    if (YES.includes(value)) attributes.set(name, "");
    else if (NO.includes(value)) attributes.delete(name);
    else return ["1", "0"];
    return undefined;
  };
}

function readControls(value: string, { attributes }: Draft): ReturnType<Reader> {
  const words = wordsOf(value);
  if (words.some((word) => !CONTROLS.includes(word as never) && !(words.length === 1 && /^(all|none)$/.test(word))))
    return ["all", "none", ...CONTROLS];
  attributes.set("controls", words.join(" "));
  return undefined;
}

function readHue(value: string, draft: Draft): ReturnType<Reader> {
  const hue = Number(value);
  if (!/^\d{1,3}$/.test(value) || hue > 359) return "embed-wanted-hue";
  draft.hue = hue;
  return undefined;
}

function readLanguage(value: string, draft: Draft): ReturnType<Reader> {
  try {
    draft.lang = new Intl.Locale(value).toString();
    return undefined;
  } catch {
    return "embed-wanted-lang";
  }
}

function readAllow(value: string, draft: Draft): ReturnType<Reader> {
  const origins = wordsOf(value).map(readOrigin);
  if (origins.includes(null)) return "embed-wanted-origin";
  draft.allow = origins as string[];
  return undefined;
}

function readGuard(value: string, draft: Draft): ReturnType<Reader> {
  const words = wordsOf(value);
  const kinds = words.length === 1 && words[0] === "all" ? GUARDED : words;
  if (!kinds.length || kinds.some((kind) => !GUARDED.includes(kind))) return ["all", ...GUARDED];
  draft.guard = new Set(kinds);
  return undefined;
}

const written =
  (name: "puzzle" | "state", most: number): Reader =>
  (value, draft) =>
    value.length <= most ? void (draft[name] = value) : "embed-wanted-length";

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["puzzle", written("puzzle", 100_000)],
  // Our own links have these behind the `#`: 81 cells or fewer letters that pack them, and a game.
  [
    "p",
    (value, draft) => written("puzzle", 100_000)(/^[\w-]{10,80}$/.test(value) ? `${OWN_LINK}p=${value}` : value, draft),
  ],
  ["g", (value, draft) => written("puzzle", 100_000)(`${OWN_LINK}g=${encodeURIComponent(value)}`, draft)],
  ["state", written("state", 200_000)],
  ...Object.entries(CHOICES).map(([name, options]) => [name, choice(name, options)] as const),
  ...FLAGS.map((name) => [name, flag(name)] as const),
  [
    "technique",
    (value, { attributes }) =>
      /^[a-z0-9-]{1,60}$/.test(value) ? void attributes.set("technique", value) : "embed-wanted-technique",
  ],
  ["controls", readControls],
  ["theme", (value, draft) => (THEMES.includes(value as never) ? void (draft.theme = value) : THEMES)],
  ["hue", readHue],
  ["lang", readLanguage],
  ["storage-key", (value, draft) => (value.length <= 100 ? void (draft.storageKey = value) : "embed-wanted-length")],
  ["keep", (value, draft) => (value === "fragment" ? void (draft.keepsInAddress = true) : ["fragment"])],
  ["allow", readAllow],
  ["guard", readGuard],
]);

/**
 * Whether a value may stand in the address, or come from the page, as that of a custom property: of a kind that can
 * fetch nothing.
 */
export function isStyle(name: string, value: string): boolean {
  if (!/^--nonet-[a-z0-9-]{1,40}$/.test(name) || value.length > 200) return false;
  if (/(^|-)(radius|width|size|gap|height)$/.test(name))
    return CSS.supports("border-top-left-radius", value) && !/var\(/i.test(value);
  if (name === "--nonet-font") return CSS.supports("font-family", value) && !/[()]/.test(value);
  if (name === "--nonet-touch-action") return CSS.supports("touch-action", value);
  if (name === "--nonet-hue") return /^\d{1,3}(\.\d+)?$/.test(value);
  return CSS.supports("color", value) && !/var\(/i.test(value);
}

function readOne(name: string, value: string, draft: Draft): ParameterFault | null {
  const fault = (wanted: ParameterFault["wanted"]): ParameterFault => ({
    parameter: name.slice(0, 60),
    value: value.slice(0, 60),
    wanted,
  });
  if (name.startsWith("--nonet-"))
    return isStyle(name, value) ? (draft.styles.set(name, value), null) : fault("embed-wanted-style");
  const reader = READERS.get(name);
  if (!reader) return fault("");
  const wanted = reader(value, draft);
  return wanted === undefined ? null : fault(wanted);
}

/** Reads the query and what is behind the `#`. Parameters that cannot be read are reported and passed over. */
export function readParameters(search: string, hash: string): FrameSettings {
  const draft: Draft = {
    attributes: new Map(),
    puzzle: "",
    state: "",
    theme: "auto",
    hue: null,
    lang: "",
    styles: new Map(),
    storageKey: "",
    keepsInAddress: false,
    allow: [],
    guard: new Set(),
    faults: [],
  };
  const named = [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ""))];
  draft.faults = named.flatMap(([name, value]) => readOne(name, value, draft) ?? []);
  return draft;
}
