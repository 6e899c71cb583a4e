/**
 * A game as one line of text, safe in URLs. Version 1, fields joined by `~`:
 *
 *     n1 ~ givens ~ entries ~ notes ~ removed ~ marks [ ~ at ~ steps ]
 *
 * `givens` and `entries` are 81 digits, 0 for none. A mask is `.` when empty, else two base-36 digits; trailing dots are
 * left out. `marks` is `n` or `c`. With the two last fields it is a record: the cells then stand for the position *before*
 * the first step, and every step lists what each changed cell became: count of focus cells, the focus cells, then
 * cell, value, notes, removed for each change; steps are joined by `!`.
 */
import { type CellContent, type Change, type Game, type Marks, newGame, redo, type Step, undo } from "./game.js";
import { ALL_DIGITS, CELLS } from "./geometry.js";

const VERSION = "n1";

/** The position (givens, entries, notes, what was removed, which marks are shown) without the history. */
export function encodeState(game: Game): string {
  const { givens, cells, marks } = game;
  return [
    VERSION,
    givens.join(""),
    cells.map((content) => content.value).join(""),
    encodeMasks(cells.map((content) => content.notes)),
    encodeMasks(cells.map((content) => content.removed)),
    marks === "candidates" ? "c" : "n",
  ].join("~");
}

/** The position with its whole history, undone steps included. */
export function encodeRecord(game: Game): string {
  let start = game;
  while (start.at > 0) start = undo(start);
  return [encodeState(start), game.at, game.steps.map(encodeStep).join("!")].join("~");
}

/** Reads what `encodeState` or `encodeRecord` wrote. Returns null for anything else; never throws. */
export function decodeGame(text: string): Game | null {
  const fields = text.split("~");
  if (fields[0] !== VERSION || (fields.length !== 6 && fields.length !== 8)) return null;
  const start = decodeStart(fields);
  if (!start || fields.length === 6) return start;
  return replay(start, Number(fields[6]), fields[7]!);
}

function decodeStart(fields: readonly string[]): Game | null {
  const [, givens = "", entries = "", notesText = "", removedText = "", marks = ""] = fields;
  const notes = decodeMasks(notesText);
  const removed = decodeMasks(removedText);
  if (!/^\d{81}$/.test(givens) || !/^\d{81}$/.test(entries) || !notes || !removed || !/^[nc]$/.test(marks)) return null;
  const game = newGame(Array.from(givens, Number), (marks === "c" ? "candidates" : "notes") satisfies Marks);
  const cells = Array.from(entries, (digit, cell): CellContent => {
    return { value: game.givens[cell] ? 0 : Number(digit), notes: notes[cell]!, removed: removed[cell]! };
  });
  return { ...game, cells };
}

function replay(start: Game, at: number, text: string): Game | null {
  let game = start;
  for (const part of text === "" ? [] : text.split("!")) {
    const step = decodeStep(game, part);
    if (!step) return null;
    game = redo({ ...game, steps: [...game.steps, step] });
  }
  if (!Number.isInteger(at) || at < 0 || at > game.steps.length) return null;
  while (game.at > at) game = undo(game);
  return game;
}

const pair = (value: number): string => value.toString(36).padStart(2, "0");

function encodeMasks(masks: readonly number[]): string {
  return masks
    .map((mask) => (mask ? pair(mask) : "."))
    .join("")
    .replace(/\.+$/, "");
}

function decodeMasks(text: string): number[] | null {
  if (!/^(\.|[0-9a-z]{2})*$/.test(text)) return null;
  const masks = Array.from(text.matchAll(/\.|[0-9a-z]{2}/g), ([part]) => (part === "." ? 0 : parseInt(part, 36)));
  if (masks.length > CELLS || masks.some((mask) => mask > ALL_DIGITS)) return null;
  return [...masks, ...new Array<number>(CELLS - masks.length).fill(0)];
}

function encodeStep(step: Step): string {
  const changes = step.changes.map(({ cell, after }) => pair(cell) + after.value + pair(after.notes) + pair(after.removed));
  return pair(step.focus.length) + step.focus.map(pair).join("") + changes.join("");
}

function decodeStep(game: Game, text: string): Step | null {
  const focusEnd = 2 + 2 * parseInt(text.slice(0, 2), 36);
  const body = text.slice(focusEnd);
  if (!/^[0-9a-z]+$/.test(text) || body.length === 0 || body.length % 7 !== 0) return null;
  const focus = Array.from(text.slice(2, focusEnd).matchAll(/../g), ([part]) => parseInt(part, 36));
  const changes = Array.from(body.matchAll(/.{7}/g), ([part]) => decodeChange(game, part));
  if (focus.some((cell) => cell >= CELLS) || changes.includes(null)) return null;
  return { focus, changes: changes as Change[] };
}

function decodeChange(game: Game, text: string): Change | null {
  const cell = parseInt(text.slice(0, 2), 36);
  const value = Number(text[2]);
  const notes = parseInt(text.slice(3, 5), 36);
  const removed = parseInt(text.slice(5, 7), 36);
  const good = cell < CELLS && value <= 9 && notes <= ALL_DIGITS && removed <= ALL_DIGITS && !game.givens[cell];
  return good ? { cell, before: game.cells[cell]!, after: { value, notes, removed } } : null;
}
