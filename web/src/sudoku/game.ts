/**
 * A game as plain data, and the pure functions that change it. Nothing here knows of the page. Cells and digits that do not
 * exist are ignored.
 *
 * Every change is one `Step`: the cells it touched, before and after. Undo and redo walk along the steps, without limit.
 */
import { ALL_DIGITS, bit, HOUSES, isCell, isDigit, PEERS } from "./geometry.js";

/** The player's contents of one cell. A given has colours only. */
export interface CellContent {
  /** 0 for empty. */
  readonly value: number;
  /** The player's own corner notes, a mask; they stay under a value and show again when it is erased. */
  readonly notes: number;
  /** The automatic candidates that the player struck out, a mask. */
  readonly removed: number;
  /** The player's own centre notes, a mask; they stay under a value like the others. */
  readonly centre: number;
  /** The colours of the cell, a mask of nine. */
  readonly colours: number;
  /** The colour of each small digit: a number of nine decimal places, that of digit `d` worth `10 ** (d - 1)`; 0 is none. */
  readonly marked: number;
}

/** Which small digits are shown: the player's notes, or the candidates that the values leave. */
export type Marks = "notes" | "candidates";

type Side = "before" | "after";

/** One cell's part of a step. */
export interface Change extends Readonly<Record<Side, CellContent>> {
  readonly cell: number;
}

/** One undoable change. */
export interface Step {
  readonly changes: readonly Change[];
  /** What was drawn before and after, where that changed. */
  readonly sketch?: Readonly<Record<Side, string>>;
  /** The cells that the player acted on; undo and redo select them again. Empty for changes all over the board. */
  readonly focus: readonly number[];
}

/** A whole game. Treat it as immutable. */
export interface Game {
  /** 81 digits, 0 where the puzzle gives none. */
  readonly givens: readonly number[];
  readonly cells: readonly CellContent[];
  readonly marks: Marks;
  /** What the player has drawn of a reason, as text; see `sketch-text.ts`. */
  readonly sketch: string;
  readonly steps: readonly Step[];
  /** How many of `steps` are in force; the others can be redone. */
  readonly at: number;
}

/** Kinds of actions in a game. */
export type ActionKind =
  | "digit"
  | "note"
  | "centre"
  | "colour"
  | "erase"
  | "place"
  | "eliminate"
  | "draw"
  | "fill"
  | "clear"
  | "reset"
  | "undo"
  | "redo";
/** Kinds of changes that make another game of one: an action, another puzzle, or other small digits that are shown. */
export type ChangeKind = ActionKind | "load" | "marks";

/** Of a cell in which nothing was done. */
export const UNTOUCHED: CellContent = { value: 0, notes: 0, removed: 0, centre: 0, colours: 0, marked: 0 };

/** A game that has not begun: the givens (81 digits, 0 for none) and nothing else. */
export function newGame(givens: ArrayLike<number>, marks: Marks = "notes"): Game {
  const digits = Array.from(givens);
  return { givens: digits, cells: digits.map(() => UNTOUCHED), marks, sketch: "", steps: [], at: 0 };
}

/** The digit in a cell, given or entered; 0 when it is empty. */
export function valueAt(game: Game, cell: number): number {
  return game.givens[cell] || game.cells[cell]!.value;
}

/** All 81 digits, given and entered. */
export function valuesOf(game: Game): number[] {
  return game.givens.map((given, cell) => given || game.cells[cell]!.value);
}

/** The candidates that the values leave, 81 masks; 0 in filled cells. The player's own removals do not count here. */
export function freeCandidates(values: ArrayLike<number>): number[] {
  return PEERS.map((peers, cell) =>
    values[cell] ? 0 : peers.reduce((mask, peer) => (values[peer] ? mask & ~bit(values[peer]!) : mask), ALL_DIGITS),
  );
}

/** The candidates that the values and the player leave, 81 masks. */
export function candidatesOf(game: Game): number[] {
  return freeCandidates(valuesOf(game)).map((mask, cell) => mask & ~game.cells[cell]!.removed);
}

/** The candidates that came with the puzzle, before any move, as of a Sukaku: the game then; null where the givens say all. */
function withCandidates(game: Game): Game | null {
  const start = goTo(game, 0);
  const { cells } = start;
  return cells.some(({ removed }) => removed) && cells.every(({ value }) => !value) ? start : null;
}

/** The candidates of the puzzle itself, 81 masks, as of a Sukaku; null where the givens say all. */
export function puzzleCandidates(game: Game): number[] | null {
  const start = withCandidates(game);
  return start && candidatesOf(start);
}

/**
 * Candidates that the player has worked out, 81 masks: the candidates where those are shown, else the corner notes as
 * far as the values allow them. Null while an empty cell has no notes: then the notes are not all candidates.
 */
export function playerCandidates(game: Game): number[] | null {
  if (game.marks === "candidates") return candidatesOf(game);
  const free = freeCandidates(valuesOf(game));
  const masks = game.cells.map(({ notes }, cell) => notes & free[cell]!);
  return valuesOf(game).every((value, cell) => value || game.cells[cell]!.notes) ? masks : null;
}

/** The small digits to show, 81 masks: notes or candidates, 0 in filled cells. */
export function marksOf(game: Game): number[] {
  if (game.marks === "candidates") return candidatesOf(game);
  return game.cells.map((content, cell) => (valueAt(game, cell) ? 0 : content.notes));
}

/** The centre notes to show, 81 masks, 0 in filled cells. */
export function centreOf(game: Game): number[] {
  return game.cells.map((content, cell) => (valueAt(game, cell) ? 0 : content.centre));
}

/** The cells whose digit stands a second time in a house. */
export function conflictsOf(values: ArrayLike<number>): Set<number> {
  const found = new Set<number>();
  PEERS.forEach((peers, cell) => {
    if (values[cell] && peers.some((peer) => values[peer] === values[cell])) found.add(cell);
  });
  return found;
}

/** Two cells of a house with one digit. */
export interface Clash {
  digit: number;
  /** 0–26. */
  house: number;
  cells: readonly [first: number, second: number];
}

/** The first digit that stands twice in a house: in rows from the top, then in columns, then in boxes. Null where none does. */
export function clashOf(values: ArrayLike<number>): Clash | null {
  for (const [house, members] of HOUSES.entries()) {
    for (const [at, second] of members.entries()) {
      const first = members.slice(0, at).find((cell) => values[cell] && values[cell] === values[second]);
      if (first !== undefined) return { digit: values[second]!, house, cells: [first, second] };
    }
  }
  return null;
}

/** True when every cell is filled and no digit is repeated in a house. */
export function isSolved(game: Game): boolean {
  const values = valuesOf(game);
  return values.every((value) => value > 0) && conflictsOf(values).size === 0;
}

/** True when the player has entered or noted something that is still there, or can be redone. */
export function isTouched(game: Game): boolean {
  return game.steps.length > 0;
}

/** Enters a digit in the cells; where all of them hold it already, takes it out. `tidy`: clears the notes it contradicts. */
export function enterDigit(game: Game, cells: readonly number[], digit: number, tidy = true): Game {
  if (!isDigit(digit)) return game;
  const open = editable(game, cells);
  const value = open.length > 0 && open.every((cell) => game.cells[cell]!.value === digit) ? 0 : digit;
  return place(
    game,
    open.map((cell) => [cell, value] as const),
    open,
    tidy,
  );
}

/**
 * Sets the values of several cells (0 empties one) as one step. Givens are left alone. `focus` is what undo selects; leave it empty
 * for changes all over the board. `tidy`: clears the notes that the values contradict, but for digits that clash with another: those are slips.
 */
export function place(
  game: Game,
  values: Iterable<readonly [cell: number, value: number]>,
  focus: readonly number[] = [],
  tidy = true,
): Game {
  const draft = new Map<number, CellContent>();
  for (const [cell, value] of values) {
    if (!isOpen(game, cell) || !(isDigit(value) || value === 0)) continue;
    draft.set(cell, { ...read(game, draft, cell), value });
  }
  // A digit that clashes with another tells nothing of where it can be.
  const slips = conflictsOf(game.givens.map((given, cell) => given || read(game, draft, cell).value));
  for (const [cell, { value }] of [...draft])
    if (value && tidy && !slips.has(cell)) for (const peer of PEERS[cell]!) clearNote(game, draft, peer, value);
  return commit(game, draft, focus);
}

/** Strikes out candidates (ids `cell * 9 + digit - 1`) as one step. */
export function eliminate(game: Game, candidates: Iterable<number>): Game {
  const draft = new Map<number, CellContent>();
  for (const id of candidates) {
    const cell = Math.floor(id / 9);
    if (!Number.isInteger(id) || !isOpen(game, cell)) continue;
    const content = read(game, draft, cell);
    const mask = bit((id % 9) + 1);
    draft.set(cell, {
      ...content,
      removed: content.removed | mask,
      notes: content.notes & ~mask,
      centre: content.centre & ~mask,
    });
  }
  return commit(game, draft, []);
}

/**
 * Takes out of the cells what is on top: their values; where none has one, their notes (in candidates mode, what was struck out comes
 * back); where there are none either, their colours. With `coloursFirst`, colours go before anything else.
 */
export function erase(game: Game, cells: readonly number[], coloursFirst = false): Game {
  const open = editable(game, cells);
  const notes = game.marks === "candidates" ? { removed: 0, centre: 0 } : { notes: 0, centre: 0 };
  const parts: [readonly number[], Partial<CellContent>][] = [
    [open, { value: 0 }],
    [open, notes],
  ];
  const colours: (typeof parts)[number] = [cells.filter(isCell), { colours: 0, marked: 0 }];
  for (const [from, part] of coloursFirst ? [colours, ...parts] : [...parts, colours]) {
    const next = edit(game, from, (content) => ({ ...content, ...part }), cells);
    if (next !== game) return next;
  }
  return game;
}

/** Takes out everything that is not a given, as one step. */
export function reset(game: Game): Game {
  const start = withCandidates(game);
  return edit(
    game,
    game.cells.map((_, cell) => cell),
    (_, cell) => (start ? { ...UNTOUCHED, removed: start.cells[cell]!.removed } : UNTOUCHED),
    [],
    "",
  );
}

/** The player's own drawing (`sketch.ts`), in place of the one before. */
export const takeSketch = (game: Game, sketch: string): Game => commit(game, new Map(), [], sketch);

/** Takes over the cells and the drawing of another game of the same puzzle, as one step. Which marks are shown stays. */
export function adopt(game: Game, other: Game): Game {
  if (!isSamePuzzle(game, other)) return game;
  return edit(
    game,
    game.cells.map((_, cell) => cell),
    (_, cell) => other.cells[cell]!,
    [],
    other.sketch,
  );
}

/** True when both games have the same givens. */
export function isSamePuzzle(game: Game, other: Game): boolean {
  return game.givens.every((given, cell) => given === other.givens[cell]);
}

/** Shows notes or candidates. Not a step: it changes nothing in the cells. */
export function withMarks(game: Game, marks: Marks): Game {
  return game.marks === marks ? game : { ...game, marks };
}

/** Takes back the last step; the same game when there is none. */
export function undo(game: Game): Game {
  const step = game.steps[game.at - 1];
  return step ? { ...game, ...applyStep(game, step, "before"), at: game.at - 1 } : game;
}

/** Does the last undone step again; the same game when there is none. */
export function redo(game: Game): Game {
  const step = game.steps[game.at];
  return step ? { ...game, ...applyStep(game, step, "after"), at: game.at + 1 } : game;
}

/** Undoes or redoes until `step` steps are in force, from 0 to all of them. */
export function goTo(game: Game, step: number): Game {
  let next = game;
  while (next.at > Math.max(0, step)) next = undo(next);
  while (next.at < Math.min(step, next.steps.length)) next = redo(next);
  return next;
}

function applyStep(game: Game, step: Step, side: Side): Pick<Game, "cells" | "sketch"> {
  const cells = [...game.cells];
  for (const change of step.changes) cells[change.cell] = change[side];
  return { cells, sketch: step.sketch ? step.sketch[side] : game.sketch };
}

/** True for the cells that can be filled. */
const isOpen = (game: Game, cell: number): boolean => isCell(cell) && !game.givens[cell];

/** Those of the cells that are not given. */
export function editable(game: Game, cells: readonly number[]): number[] {
  return cells.filter((cell) => isOpen(game, cell));
}

function read(game: Game, draft: ReadonlyMap<number, CellContent>, cell: number): CellContent {
  return draft.get(cell) ?? game.cells[cell]!;
}

function clearNote(game: Game, draft: Map<number, CellContent>, cell: number, digit: number): void {
  const content = read(game, draft, cell);
  if (!((content.notes | content.centre) & bit(digit))) return;
  draft.set(cell, { ...content, notes: content.notes & ~bit(digit), centre: content.centre & ~bit(digit) });
}

export const withBit = (mask: number, digit: number, on: boolean): number =>
  on ? mask | bit(digit) : mask & ~bit(digit);

/** Changes cells as one step. */
export function edit(
  game: Game,
  cells: readonly number[],
  change: (content: CellContent, cell: number) => CellContent,
  focus = cells,
  sketch = game.sketch,
): Game {
  return commit(game, new Map(cells.map((cell) => [cell, change(game.cells[cell]!, cell)])), focus, sketch);
}

/** Makes a step of the drafted contents; a draft that changes nothing is no step. */
function commit(
  game: Game,
  draft: ReadonlyMap<number, CellContent>,
  focus: readonly number[],
  sketch = game.sketch,
): Game {
  const changes: Change[] = [];
  for (const [cell, after] of draft) {
    const before = game.cells[cell]!;
    if (!sameContent(before, after)) changes.push({ cell, before, after });
  }
  const hasSketch = sketch !== game.sketch;
  if (changes.length === 0 && !hasSketch) return game;
  const step: Step = { changes, focus, ...(hasSketch && { sketch: { before: game.sketch, after: sketch } }) };
  return {
    ...game,
    ...applyStep(game, step, "after"),
    steps: [...game.steps.slice(0, game.at), step],
    at: game.at + 1,
  };
}

const PARTS = [
  "value",
  "notes",
  "removed",
  "centre",
  "colours",
  "marked",
] as const satisfies readonly (keyof CellContent)[];

function sameContent(a: CellContent, b: CellContent): boolean {
  return PARTS.every((part) => a[part] === b[part]);
}
