/** The settings in groups, as the view shows them. Each has the text `setting-…`, those of `HELPED` also `setting-…-help`. */

import type { After, PlainId } from "../i18n/localizer.js";
import type { SettingsId } from "../i18n/messages.js";
import { LEVELS } from "../shell/levels.js";
import {
  BOARD_SIZES,
  CHECKS,
  DEFAULTS,
  ENTRIES,
  MARKS,
  PAD_ORDERS,
  type Settings,
  SIDES,
  THEMES,
  TIMERS,
} from "../shell/settings.js";
import type { SharedId } from "../shell/texts.js";

/** Whether hints show their notation and a legend, how a puzzle is typed in, and a name are chosen where they are used. */
export type Key = Exclude<keyof Settings, "notation" | "legend" | "typingAdvances" | "typingShows" | "challengeName">;
type KeyOf<T> = { [K in Key]: Settings[K] extends T ? (T extends Settings[K] ? K : never) : never }[Key];
export type SwitchKey = KeyOf<boolean>;

export type Part =
  | { kind: "switch"; key: SwitchKey }
  /** One of a few, each with a text. */
  | { kind: "choice"; key: Key; values: readonly string[]; textOf(value: string): PlainId<SettingsId | SharedId> }
  /** One of a few that have the same name in every language. */
  | { kind: "names"; key: "hintOrder"; names: Readonly<Record<string, string>> }
  /** These have a control of their own. */
  | { kind: "accent"; key: "accent" }
  | { kind: "language"; key: "language" }
  | { kind: "techniques"; key: "withoutTechniques" | "extraTechniques" };

export interface Group {
  readonly id: After<"settings-", PlainId<SettingsId>>;
  readonly parts: readonly Part[];
}

/** Those whose label leaves something open that can go wrong. */
const HELPED = [
  "boardSize",
  "entry",
  "patterns",
  "threeMistakes",
  "hintOrder",
  "extraTechniques",
  "timer",
  "ownTime",
] as const;
export type HelpedKey = (typeof HELPED)[number];

export const isHelped = (key: Key): key is HelpedKey => (HELPED as readonly Key[]).includes(key);

const one = <V extends string>(
  key: Key,
  values: readonly V[],
  textOf: (value: V) => PlainId<SettingsId | SharedId>,
): Part => ({
  kind: "choice",
  key,
  values,
  textOf: textOf as (value: string) => PlainId<SettingsId | SharedId>,
});
const toggle = (key: SwitchKey): Part => ({ kind: "switch", key });

/** The programs. */
const ORDER_NAMES = {
  nonet: "Nonet",
  hodoku: "HoDoKu",
  sudokuwiki: "SudokuWiki",
  "sudoku-explainer": "Sudoku Explainer",
} as const satisfies Record<Settings["hintOrder"], string>;

/** Settings that people change most. */
export const FIRST: readonly Group[] = [
  {
    id: "appearance",
    parts: [one("theme", THEMES, (theme) => `theme-${theme}`), { kind: "language", key: "language" }],
  },
  {
    id: "entry",
    parts: [
      one("entry", ENTRIES, (entry) => `choice-entry-${entry}`),
      toggle("tidyNotes"),
      one("timer", TIMERS, (timer) => `choice-timer-${timer}`),
    ],
  },
  { id: "board", parts: [toggle("showPeers"), toggle("showSame")] },
  { id: "checking", parts: [one("checking", CHECKS, (check) => `choice-checking-${check}`), toggle("threeMistakes")] },
];

/** The rest. */
export const MORE: readonly Group[] = [
  {
    id: "look",
    parts: [
      { kind: "accent", key: "accent" },
      one("boardSize", BOARD_SIZES, (size) => `choice-boardSize-${size}`),
      toggle("showSeen"),
      toggle("patterns"),
      toggle("coordinates"),
      toggle("toolsBeside"),
      toggle("motion"),
    ],
  },
  {
    id: "input",
    parts: [
      one("padSide", SIDES, (side) => `choice-padSide-${side}`),
      one("padOrder", PAD_ORDERS, (order) => `choice-padOrder-${order}`),
      toggle("vibration"),
      toggle("sound"),
      toggle("gamepad"),
    ],
  },
  {
    id: "games",
    parts: [
      one("level", LEVELS, (level) => `level-${level}`),
      one("marks", MARKS, (marks) => `choice-marks-${marks}`),
      toggle("ownTime"),
    ],
  },
  {
    id: "hints",
    parts: [
      { kind: "names", key: "hintOrder", names: ORDER_NAMES },
      toggle("directHints"),
      { kind: "techniques", key: "withoutTechniques" },
      { kind: "techniques", key: "extraTechniques" },
    ],
  },
];

/** Ready-made hues; null is the theme's own. */
export const HUES = {
  own: null,
  red: 25,
  orange: 55,
  green: 145,
  teal: 190,
  blue: 262,
  violet: 300,
  pink: 350,
} as const;
export type HueName = keyof typeof HUES;

export const defaultsOf = (keys: readonly Key[]): Partial<Settings> =>
  Object.fromEntries(keys.map((key) => [key, DEFAULTS[key]]));

const isDefault = (settings: Settings, key: Key): boolean =>
  JSON.stringify(settings[key]) === JSON.stringify(DEFAULTS[key]);

/** Those of these settings that are not as they were at the first visit. */
export const changed = (settings: Settings, keys: readonly Key[]): Key[] =>
  keys.filter((key) => !isDefault(settings, key));

export const keysOf = ({ parts }: Group): Key[] => parts.map(({ key }) => key);
