/** What the player chose once and for all. Stored as one object; what an older version left out or cannot be read has its default. */
import type { TechniqueId } from "../engine/index.js";
import { LEVELS, type Level } from "./levels.js";
import { pick } from "./pick.js";

export const THEMES = ["auto", "light", "dark", "sepia", "contrast"] as const;
export type ThemeChoice = (typeof THEMES)[number];
export const BOARD_SIZES = ["fit", "large", "medium", "small"] as const;
export const ENTRIES = ["cell", "digit"] as const;
export const SIDES = ["right", "left"] as const;
export const MARKS = ["notes", "candidates"] as const;
export const CHECKS = ["off", "conflicts", "solution"] as const;
export const TIMERS = ["shown", "hidden", "off"] as const;

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
  vibration: boolean;
  gamepad: boolean;
  /** A digit takes away the notes that it contradicts. */
  tidyNotes: boolean;
  /** The small digits that a new game begins with. */
  marks: (typeof MARKS)[number];
  /** Colours have patterns too. */
  patterns: boolean;
  /** Tint the row, column and box of the selected cell, and the cells with its digit. */
  showPeers: boolean;
  showSame: boolean;
  /** What is said of entries while playing: nothing, digits twice in a house, or also those that the solution does not have. */
  checking: (typeof CHECKS)[number];
  /** The game is over at the third wrong entry; needs `checking` by the solution. */
  threeMistakes: boolean;
  timer: (typeof TIMERS)[number];
  /** A small wave over the board when it is solved. */
  celebrate: boolean;
  /** Techniques that hints and paths do without. */
  withoutTechniques: readonly TechniqueId[];
  /** Techniques that are for request only, and that hints and paths use all the same. */
  extraTechniques: readonly TechniqueId[];
}

export const DEFAULTS: Settings = {
  theme: "auto",
  accent: null,
  language: "",
  level: "easy",
  boardSize: "fit",
  entry: "cell",
  padSide: "right",
  vibration: false,
  gamepad: true,
  tidyNotes: true,
  marks: "notes",
  patterns: false,
  showPeers: true,
  showSame: true,
  checking: "conflicts",
  threeMistakes: false,
  timer: "shown",
  celebrate: true,
  withoutTechniques: [],
  extraTechniques: [],
};

const isTrue = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);

const idsIn = (list: unknown): TechniqueId[] => (Array.isArray(list) ? list.filter((id): id is TechniqueId => typeof id === "string") : []);

/** Reads settings of any version, part by part. Whether a technique still exists is for the engine to say. */
export function readSettings(stored: Record<string, unknown> | null): Settings {
  const of = stored ?? {};
  const accent = of["accent"];
  const language = of["language"];
  return {
    theme: pick(THEMES, of["theme"], DEFAULTS.theme),
    accent: typeof accent === "number" && accent >= 0 && accent < 360 ? accent : DEFAULTS.accent,
    language: typeof language === "string" ? language : DEFAULTS.language,
    level: pick(LEVELS, of["level"], DEFAULTS.level),
    boardSize: pick(BOARD_SIZES, of["boardSize"], DEFAULTS.boardSize),
    entry: pick(ENTRIES, of["entry"], DEFAULTS.entry),
    padSide: pick(SIDES, of["padSide"], DEFAULTS.padSide),
    vibration: isTrue(of["vibration"], DEFAULTS.vibration),
    gamepad: isTrue(of["gamepad"], DEFAULTS.gamepad),
    tidyNotes: isTrue(of["tidyNotes"], DEFAULTS.tidyNotes),
    marks: pick(MARKS, of["marks"], DEFAULTS.marks),
    patterns: isTrue(of["patterns"], DEFAULTS.patterns),
    showPeers: isTrue(of["showPeers"], DEFAULTS.showPeers),
    showSame: isTrue(of["showSame"], DEFAULTS.showSame),
    checking: pick(CHECKS, of["checking"], DEFAULTS.checking),
    threeMistakes: isTrue(of["threeMistakes"], DEFAULTS.threeMistakes),
    timer: pick(TIMERS, of["timer"], DEFAULTS.timer),
    celebrate: isTrue(of["celebrate"], DEFAULTS.celebrate),
    withoutTechniques: idsIn(of["withoutTechniques"]),
    extraTechniques: idsIn(of["extraTechniques"]),
  };
}
