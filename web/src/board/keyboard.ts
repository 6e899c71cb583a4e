/** What a key means on the board, apart from moving about. */

/** What the board can be asked to say: a house of the cell with the cursor, what is missing there, or how far the game is. */
export type Question = "row" | "column" | "box" | "missing" | "summary";

export type Command =
  | { do: "digit"; digit: number; other: boolean }
  | { do: "erase" | "undo" | "redo" | "toggle-mode" | "select-all" | "collapse" }
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

const SPEAK: Record<string, Question> = {
  r: "row",
  c: "column",
  b: "box",
  m: "missing",
  ",": "summary",
};

/** The command of a key, or null. `other` on a digit asks for the mode that is not on: notes while entering and the reverse. */
export function commandOf(event: Key): Command | null {
  if (event.altKey || event.getModifierState("AltGraph")) return null;
  return event.ctrlKey || event.metaKey ? chord(event) : plain(event);
}

/** True for keys of the numpad that mean digits, not arrows: they give one, or would if Shift did not turn Num Lock round. */
export function isNumpadDigit(event: Key): boolean {
  return /^Numpad[0-9]$/.test(event.code) && (isDigit(event.key) || event.getModifierState("NumLock"));
}

function chord(event: Key): Command | null {
  const key = event.key.toLowerCase();
  if (key === "z") return { do: event.shiftKey ? "redo" : "undo" };
  if (key === "y") return { do: "redo" };
  if (key === "a") return { do: "select-all" };
  return null;
}

function plain(event: Key): Command | null {
  const digit = digitOf(event);
  if (digit === 0) return { do: "erase" };
  if (digit !== null) return { do: "digit", digit, other: isShifted(event) };
  if (event.key === "Delete" || event.key === "Backspace") return { do: "erase" };
  if (event.key === "Escape") return { do: "collapse" };
  const key = event.key.toLowerCase();
  if (key === "n" || key === " ") return { do: "toggle-mode" };
  const what = event.shiftKey ? undefined : SPEAK[key];
  return what ? { do: "speak", what } : null;
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
