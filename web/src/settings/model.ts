/** The settings in groups, as the view shows them. Each has the texts `setting-…` and `setting-…-help`. */
import { LEVELS } from "../shell/levels.js";
import {
  BOARD_SIZES,
  CHECKS,
  DEFAULTS,
  ENTRIES,
  MARKS,
  type Settings,
  SIDES,
  THEMES,
  TIMERS,
} from "../shell/settings.js";

export type Key = keyof Settings;
type KeyOf<T> = { [K in Key]: Settings[K] extends T ? (T extends Settings[K] ? K : never) : never }[Key];
export type SwitchKey = KeyOf<boolean>;

export type Part =
  | { kind: "switch"; key: SwitchKey }
  /** One of a few; `prefix` and the value name the text of each. */
  | { kind: "choice"; key: Key; values: readonly string[]; prefix: string }
  /** These have a control of their own. */
  | { kind: "accent"; key: "accent" }
  | { kind: "language"; key: "language" }
  | { kind: "techniques"; key: "withoutTechniques" | "extraTechniques" };

export interface Group {
  readonly id: string;
  readonly parts: readonly Part[];
}

const one = (key: Key, values: readonly string[], prefix = `choice-${key}-`): Part => ({
  kind: "choice",
  key,
  values,
  prefix,
});
const toggle = (key: SwitchKey): Part => ({ kind: "switch", key });

export const GROUPS: readonly Group[] = [
  {
    id: "appearance",
    parts: [
      one("theme", THEMES, "theme-"),
      { kind: "accent", key: "accent" },
      one("boardSize", BOARD_SIZES),
      toggle("celebrate"),
    ],
  },
  { id: "language", parts: [{ kind: "language", key: "language" }] },
  { id: "entry", parts: [one("entry", ENTRIES), one("padSide", SIDES), toggle("vibration"), toggle("gamepad")] },
  { id: "board", parts: [toggle("showPeers"), toggle("showSame"), toggle("patterns")] },
  { id: "notes", parts: [one("marks", MARKS), toggle("tidyNotes")] },
  { id: "checking", parts: [one("checking", CHECKS), toggle("threeMistakes")] },
  {
    id: "hints",
    parts: [
      { kind: "techniques", key: "withoutTechniques" },
      { kind: "techniques", key: "extraTechniques" },
    ],
  },
  { id: "games", parts: [one("level", LEVELS, "level-"), one("timer", TIMERS)] },
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
