/** What a key means on the board, apart from moving about. */

export type Command =
  | { do: "digit"; digit: number; other: boolean }
  | { do: "erase" | "undo" | "redo" | "toggle-mode" | "select-all" | "collapse" }
  | { do: "speak"; what: "row" | "column" | "box" | "missing" | "summary" };

/** The parts of a `KeyboardEvent` that matter. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** With Shift, `key` is `!` or, on the numpad of Windows, `End`: only `code` tells which digit was pressed. */
const DIGIT_CODE = /^(?:Digit|Numpad)([0-9])$/;

const SPEAK: Record<string, "row" | "column" | "box" | "missing" | "summary"> = {
  r: "row",
  c: "column",
  b: "box",
  m: "missing",
  ",": "summary",
};

/** The command of a key, or null. `other` on a digit asks for the mode that is not on: notes while entering and the reverse. */
export function commandOf(event: Key): Command | null {
  if (event.altKey) return null;
  return event.ctrlKey || event.metaKey ? chord(event) : plain(event);
}

/** True for keys of the numpad with Num Lock on (or Shift held over it): digits, not arrows. */
export function isNumpadDigit(event: Key): boolean {
  return /^Numpad[0-9]$/.test(event.code) && (event.shiftKey || /^[0-9]$/.test(event.key));
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
  if (digit !== null) return digit === 0 ? { do: "erase" } : { do: "digit", digit, other: event.shiftKey };
  if (event.key === "Delete" || event.key === "Backspace") return { do: "erase" };
  if (event.key === "Escape") return { do: "collapse" };
  const key = event.key.toLowerCase();
  if (key === "n" || key === " ") return { do: "toggle-mode" };
  const what = event.shiftKey ? undefined : SPEAK[key];
  return what ? { do: "speak", what } : null;
}

function digitOf(event: Key): number | null {
  if (/^[0-9]$/.test(event.key)) return Number(event.key);
  const match = event.shiftKey ? DIGIT_CODE.exec(event.code) : null;
  return match ? Number(match[1]) : null;
}
