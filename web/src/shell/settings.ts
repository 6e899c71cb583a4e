/**
 * The choices of the player that last. Stored as one object; what an older version left out or cannot be read has
 * its default.
 */
import type { TechniqueId, TechniqueOrder } from "../engine/index.js";
import { LANGUAGES } from "../i18n/localizer.js";
import { nameFrom } from "./challenge.js";
import { LEVELS, type Level } from "./levels.js";
import { fieldsOf, flag, type LeftOut, listOf, oneOf, type Reader, type Shape, technique, untold } from "./valid.js";

export const THEMES = ["auto", "light", "dark", "sepia", "contrast"] as const;
export type ThemeChoice = (typeof THEMES)[number];
export const BOARD_SIZES = ["fit", "large", "medium", "small"] as const;
export const ENTRIES = ["cell", "digit"] as const;
export const SIDES = ["right", "left"] as const;
export const PAD_ORDERS = ["123", "789"] as const;
export const MARKS = ["notes", "candidates"] as const;
export const CHECKS = ["off", "conflicts", "solution"] as const;
export const TIMERS = ["shown", "hidden", "off"] as const;
const HINT_ORDERS = ["nonet", "hodoku", "sudokuwiki", "sudoku-explainer"] as const satisfies readonly TechniqueOrder[];

export interface Settings {
  theme: ThemeChoice;
  /** The hue of everything that is coloured for emphasis, in degrees; null is the theme's own. */
  accent: number | null;
  /** "" follows the browser. */
  language: string;
  /** The level of the next new game. */
  level: Level;
  boardSize: (typeof BOARD_SIZES)[number];
  /** Cell first: digits go to the selected cells. Digit first: a chosen digit goes to every cell that is pressed. */
  entry: (typeof ENTRIES)[number];
  /** Where the digits are beside the board, on screens wide enough. */
  padSide: (typeof SIDES)[number];
  /** Which digits are on top, where they stand as three rows of three. */
  padOrder: (typeof PAD_ORDERS)[number];
  /** While a puzzle is typed in: each digit or blank leads on to the next cell. */
  typingAdvances: boolean;
  /** While a puzzle is typed in: what the empty cells can be is drawn. */
  typingShows: boolean;
  vibration: boolean;
  /** An entry, a house that is full and a solved puzzle are heard. */
  sound: boolean;
  gamepad: boolean;
  /** A digit takes away the notes that it contradicts. */
  tidyNotes: boolean;
  /** The small digits that a new game begins with. */
  marks: (typeof MARKS)[number];
  /** Colours have patterns too. */
  patterns: boolean;
  /** The numbers of rows and columns stand at the edge of the board. */
  coordinates: boolean;
  /** Tint the row, column and box of the selected cell, and the cells with its digit. */
  showPeers: boolean;
  showSame: boolean;
  /** Grey the cells that cannot hold the digit that is armed or selected. */
  showSeen: boolean;
  /** Marking of entries while playing: none, digits twice in a house, or also those that the solution does not have. */
  checking: (typeof CHECKS)[number];
  /** The game is over at the third wrong entry; needs `checking` by the solution. */
  threeMistakes: boolean;
  timer: (typeof TIMERS)[number];
  /** Expected times are those of the player, as finished games tell, not those of people on average. */
  ownTime: boolean;
  /** The tools stand beside the board, on screens wide enough. */
  toolsBeside: boolean;
  /** Hints show their step in the notation of the field, too. */
  notation: boolean;
  /** The legend of a hint's drawing is open. */
  legend: boolean;
  /** Digits, drawings, sheets and views move; never where the device asks for less motion. */
  motion: boolean;
  /** In whose order hints and paths look for techniques. */
  hintOrder: TechniqueOrder;
  /** While no notes are shown, hints prefer a step that needs none to one that strikes candidates out. */
  directHints: boolean;
  /** Techniques that hints and paths do without. */
  withoutTechniques: readonly TechniqueId[];
  /** Techniques that are for request only, and that hints and paths use all the same. */
  extraTechniques: readonly TechniqueId[];
  /** The name that a challenge's link was given last, for the next one; "" for none. It goes nowhere else. */
  challengeName: string;
}

export const DEFAULTS: Settings = {
  theme: "auto",
  accent: null,
  language: "",
  level: "beginner",
  boardSize: "fit",
  entry: "cell",
  padSide: "right",
  padOrder: "123",
  typingAdvances: true,
  typingShows: true,
  vibration: false,
  sound: false,
  gamepad: true,
  tidyNotes: true,
  marks: "notes",
  patterns: false,
  coordinates: false,
  showPeers: true,
  showSame: true,
  showSeen: false,
  checking: "conflicts",
  threeMistakes: false,
  timer: "shown",
  ownTime: true,
  toolsBeside: false,
  notation: false,
  legend: false,
  motion: true,
  hintOrder: "nonet",
  directHints: true,
  withoutTechniques: [],
  extraTechniques: [],
  challengeName: "",
};

/** More than there are. */
const MOST_TECHNIQUES = 1000;

const SHAPE: Shape<Settings> = {
  theme: oneOf(THEMES),
  accent: (value) => (typeof value === "number" && value >= 0 && value < 360 ? value : undefined),
  language: oneOf(["", ...LANGUAGES]),
  level: oneOf(LEVELS),
  boardSize: oneOf(BOARD_SIZES),
  entry: oneOf(ENTRIES),
  padSide: oneOf(SIDES),
  padOrder: oneOf(PAD_ORDERS),
  typingAdvances: flag,
  typingShows: flag,
  vibration: flag,
  sound: flag,
  gamepad: flag,
  tidyNotes: flag,
  marks: oneOf(MARKS),
  patterns: flag,
  coordinates: flag,
  showPeers: flag,
  showSame: flag,
  showSeen: flag,
  checking: oneOf(CHECKS),
  threeMistakes: flag,
  timer: oneOf(TIMERS),
  ownTime: flag,
  toolsBeside: flag,
  notation: flag,
  legend: flag,
  motion: flag,
  hintOrder: oneOf(HINT_ORDERS),
  directHints: flag,
  withoutTechniques: listOf(technique as Reader<TechniqueId>, MOST_TECHNIQUES),
  extraTechniques: listOf(technique as Reader<TechniqueId>, MOST_TECHNIQUES),
  challengeName: (value) => (typeof value === "string" ? nameFrom(value) : undefined),
};

/** Reads settings of any version, part by part. Whether a technique still exists is for the engine to say. */
export function readSettings(stored: Record<string, unknown> | null, left: LeftOut = untold): Settings {
  // Null is the theme's own colour, which is the default. Who did without the wave, once all that moved, does without motion.
  const { accent, celebrate, ...rest } = stored ?? {};
  const before = celebrate === false ? { motion: false } : {};
  return { ...DEFAULTS, ...fieldsOf(SHAPE, { ...before, ...(accent === null ? {} : { accent }), ...rest }, left) };
}
