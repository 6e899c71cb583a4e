/** The meaning of a key on the board, apart from moving about. */

/**
 * Modes of digits: `digit` enters them, `corner` and `centre` note them there, `colour` colours cells or small digits.
 */
export const ENTRY_MODES = ["digit", "corner", "centre", "colour"] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];
/** Cell first: digits go to the selected cells. Digit first: a chosen digit goes to every cell that is pressed. */
export type Entry = "cell" | "digit";

/**
 * Questions to the board: a house of the cell with the cursor, the digits that are missing there, or how far the game
 * is.
 */
export type Question = "row" | "column" | "box" | "missing" | "summary";

/** The mode that a held key asks for, or null. */
export type Hold = Exclude<EntryMode, "digit"> | null;

export type Command =
  | { do: "digit"; digit: number; hold: Hold }
  | { do: "apply"; key: "Enter" | " "; hold: Hold }
  | { do: "pick"; digit: number }
  | { do: "mode"; mode: EntryMode }
  | { do: "erase" | "undo" | "redo" | "toggle-notes" | "select-all" | "collapse" }
  | { do: "speak"; what: Question };

/** The parts of a `KeyboardEvent` that matter. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  getModifierState(name: string): boolean;
}

/** The modifiers of keys, presses and clicks. */
export type Modifiers = Pick<Key, "ctrlKey" | "metaKey" | "shiftKey">;

/** C is the key of centre notes everywhere, so the column has K. */
const SPEAK: Record<string, Question> = {
  r: "row",
  k: "column",
  b: "box",
  m: "missing",
  ",": "summary",
};

const MODE_KEYS: Record<string, EntryMode> = { z: "digit", x: "corner", c: "centre", v: "colour" };

/** Shift asks for corner notes, Ctrl or Cmd for centre notes, both for colours. */
export function holdOf({ ctrlKey, metaKey, shiftKey }: Modifiers): Hold {
  if (ctrlKey || metaKey) return shiftKey ? "colour" : "centre";
  return shiftKey ? "corner" : null;
}

/** The mode in force while keys are held. To hold what is on already asks for digits. */
export function modeWhile(hold: Hold, mode: EntryMode): EntryMode {
  if (!hold) return mode;
  return hold === mode ? "digit" : hold;
}

/** The mode that comes after another when they are gone through. */
export const nextMode = (mode: EntryMode): EntryMode =>
  ENTRY_MODES[(ENTRY_MODES.indexOf(mode) + 1) % ENTRY_MODES.length]!;

/** The command of a key, or null. */
export function commandOf(event: Key): Command | null {
  if (event.getModifierState("AltGraph")) return null;
  if (event.altKey) return pick(event);
  return event.ctrlKey || event.metaKey ? chord(event) : plain(event);
}

/** True for keys of the numpad that mean digits, not arrows: they give one, or would if Shift did not turn Num Lock round. */
export function isNumpadDigit(event: Key): boolean {
  return /^Numpad[0-9]$/.test(event.code) && (isDigit(event.key) || event.getModifierState("NumLock"));
}

function pick(event: Key): Command | null {
  const digit = event.ctrlKey || event.metaKey ? 0 : digitOf(event);
  return digit ? { do: "pick", digit } : null;
}

function chord(event: Key): Command | null {
  const digit = digitOf(event);
  // Ctrl+0 is the browser's: it takes back what was zoomed.
  if (digit) return { do: "digit", digit, hold: holdOf({ ...modifiersOf(event), shiftKey: isShifted(event) }) };
  const key = letterOf(event);
  if (key === "z") return { do: event.shiftKey ? "redo" : "undo" };
  if (key === "y") return { do: "redo" };
  if (key === "a") return { do: "select-all" };
  return applied(event);
}

function plain(event: Key): Command | null {
  const digit = digitOf(event);
  if (digit === 0) return { do: "erase" };
  if (digit !== null) return { do: "digit", digit, hold: isShifted(event) ? "corner" : null };
  if (event.key === "Delete" || event.key === "Backspace") return { do: "erase" };
  if (event.key === "Escape") return { do: "collapse" };
  const key = letterOf(event);
  if (key === "n") return { do: "toggle-notes" };
  const mode = event.shiftKey ? undefined : MODE_KEYS[key];
  if (mode) return { do: "mode", mode };
  const what = event.shiftKey ? undefined : SPEAK[key];
  return what ? { do: "speak", what } : applied(event);
}

function applied(event: Key): Command | null {
  const { key } = event;
  return key === "Enter" || key === " " ? { do: "apply", key, hold: holdOf(event) } : null;
}

const modifiersOf = ({ ctrlKey, metaKey, shiftKey }: Key): Modifiers => ({ ctrlKey, metaKey, shiftKey });

/** The letter of a key in lower case. On layouts without Latin letters, the one at its place on a US keyboard. */
function letterOf(event: Key): string {
  const key = event.key.toLowerCase();
  const isForeign = key.length === 1 && key > "\x7f" && /^Key[A-Z]$/.test(event.code);
  return isForeign ? event.code.at(-1)!.toLowerCase() : key;
}

/** The place of the key comes first: what the top row gives, with Shift or without, differs from layout to layout. */
function digitOf(event: Key): number | null {
  if (/^Digit[0-9]$/.test(event.code) || isNumpadDigit(event)) return Number(event.code.at(-1));
  return isDigit(event.key) ? Number(event.key) : null;
}

/** Windows lets go of Shift before a key of the numpad: that the key gives no digit is then all that tells of it. */
function isShifted(event: Key): boolean {
  return event.shiftKey || (isNumpadDigit(event) && !isDigit(event.key));
}

const isDigit = (key: string): boolean => /^[0-9]$/.test(key);
