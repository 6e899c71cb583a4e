/**
 * A game as plain data, and the pure functions that change it. Nothing here knows of the page. Cells and digits that do not
 * exist are ignored.
 *
 * Every change is one `Step`: the cells it touched, before and after. Undo and redo walk along the steps, without limit.
 */
import { ALL_DIGITS, bit, isCell, isDigit, PEERS } from "./geometry.js";

/** What is in one cell that is not a given. */
export interface CellContent {
  /** 0 for empty. */
  readonly value: number;
  /** The player's own notes, a mask; they stay under a value and show again when it is erased. */
  readonly notes: number;
  /** The automatic candidates that the player struck out, a mask. */
  readonly removed: number;
}

/** Which small digits are shown: the player's notes, or the candidates that the values leave. */
export type Marks = "notes" | "candidates";

/** One cell's part of a step. */
export interface Change {
  readonly cell: number;
  readonly before: CellContent;
  readonly after: CellContent;
}

/** One undoable change. */
export interface Step {
  readonly changes: readonly Change[];
  /** The cells that the player acted on; undo and redo select them again. Empty for changes all over the board. */
  readonly focus: readonly number[];
}

/** A whole game. Treat it as immutable. */
export interface Game {
  /** 81 digits, 0 where the puzzle gives none. */
  readonly givens: readonly number[];
  readonly cells: readonly CellContent[];
  readonly marks: Marks;
  readonly steps: readonly Step[];
  /** How many of `steps` are in force; the others can be redone. */
  readonly at: number;
}

const EMPTY: CellContent = { value: 0, notes: 0, removed: 0 };

/** A game that has not begun: the givens (81 digits, 0 for none) and nothing else. */
export function newGame(givens: ArrayLike<number>, marks: Marks = "notes"): Game {
  const digits = Array.from(givens);
  return { givens: digits, cells: digits.map(() => EMPTY), marks, steps: [], at: 0 };
}

/** The digit in a cell, given or entered; 0 when it is empty. */
export function valueAt(game: Game, cell: number): number {
  return game.givens[cell] || game.cells[cell]!.value;
}

/** All 81 digits, given and entered. */
export function valuesOf(game: Game): number[] {
  return game.givens.map((given, cell) => given || game.cells[cell]!.value);
}

/** The candidates that the values leave, 81 masks; 0 in filled cells. What the player removed is not considered. */
export function freeCandidates(values: ArrayLike<number>): number[] {
  return PEERS.map((peers, cell) =>
    values[cell] ? 0 : peers.reduce((mask, peer) => (values[peer] ? mask & ~bit(values[peer]!) : mask), ALL_DIGITS),
  );
}

/** The candidates that the values and the player leave, 81 masks. */
export function candidatesOf(game: Game): number[] {
  return freeCandidates(valuesOf(game)).map((mask, cell) => mask & ~game.cells[cell]!.removed);
}

/** The small digits to show, 81 masks: notes or candidates, 0 in filled cells. */
export function marksOf(game: Game): number[] {
  if (game.marks === "candidates") return candidatesOf(game);
  return game.cells.map((content, cell) => (valueAt(game, cell) ? 0 : content.notes));
}

/** The cells whose digit stands a second time in a house. */
export function conflictsOf(values: ArrayLike<number>): Set<number> {
  const found = new Set<number>();
  PEERS.forEach((peers, cell) => {
    if (values[cell] && peers.some((peer) => values[peer] === values[cell])) found.add(cell);
  });
  return found;
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

/** Enters a digit in the cells; where all of them hold it already, takes it out. Clears the notes it contradicts. */
export function enterDigit(game: Game, cells: readonly number[], digit: number): Game {
  if (!isDigit(digit)) return game;
  const open = editable(game, cells);
  const value = open.length > 0 && open.every((cell) => game.cells[cell]!.value === digit) ? 0 : digit;
  return place(game, open.map((cell) => [cell, value] as const), open);
}

/**
 * Sets the values of several cells (0 empties one) as one step, and clears the notes that they contradict. Givens are left
 * alone. `focus` is what undo selects; leave it empty for changes all over the board.
 */
export function place(game: Game, values: Iterable<readonly [cell: number, value: number]>, focus: readonly number[] = []): Game {
  const draft = new Map<number, CellContent>();
  for (const [cell, value] of values) {
    if (!isOpen(game, cell) || !(isDigit(value) || value === 0)) continue;
    draft.set(cell, { ...read(game, draft, cell), value });
    if (value) for (const peer of PEERS[cell]!) clearNote(game, draft, peer, value);
  }
  return commit(game, draft, focus);
}

/** Notes a digit in the empty cells; where all that can have it do, takes it out. In candidates mode it strikes out or restores. */
export function toggleMark(game: Game, cells: readonly number[], digit: number): Game {
  if (!isDigit(digit)) return game;
  return game.marks === "candidates" ? toggleCandidate(game, cells, digit) : toggleNote(game, cells, digit);
}

function toggleNote(game: Game, cells: readonly number[], digit: number): Game {
  const open = editable(game, cells).filter((cell) => !game.cells[cell]!.value);
  const all = open.every((cell) => game.cells[cell]!.notes & bit(digit));
  return edit(game, open, (content) => ({ ...content, notes: withBit(content.notes, digit, !all) }));
}

function toggleCandidate(game: Game, cells: readonly number[], digit: number): Game {
  const free = freeCandidates(valuesOf(game));
  const open = editable(game, cells).filter((cell) => free[cell]! & bit(digit));
  const any = open.some((cell) => !(game.cells[cell]!.removed & bit(digit)));
  return edit(game, open, (content) => ({ ...content, removed: withBit(content.removed, digit, any) }));
}

/** Strikes out candidates (ids `cell * 9 + digit - 1`) as one step. */
export function eliminate(game: Game, candidates: Iterable<number>): Game {
  const draft = new Map<number, CellContent>();
  for (const id of candidates) {
    const cell = Math.floor(id / 9);
    if (!Number.isInteger(id) || !isOpen(game, cell)) continue;
    const content = read(game, draft, cell);
    const mask = bit((id % 9) + 1);
    draft.set(cell, { ...content, removed: content.removed | mask, notes: content.notes & ~mask });
  }
  return commit(game, draft, []);
}

/** Empties the cells. Where none has a value, their notes go, or in candidates mode what was struck out comes back. */
export function erase(game: Game, cells: readonly number[]): Game {
  const open = editable(game, cells);
  if (open.some((cell) => game.cells[cell]!.value)) return edit(game, open, (content) => ({ ...content, value: 0 }));
  const candidates = game.marks === "candidates";
  return edit(game, open, (content) => (candidates ? { ...content, removed: 0 } : { ...content, notes: 0 }));
}

/** Takes out everything that is not a given, as one step. */
export function reset(game: Game): Game {
  return edit(game, game.cells.map((_, cell) => cell), () => EMPTY, []);
}

/** Takes over what is in the cells of another game of the same puzzle, as one step. Which marks are shown stays. */
export function adopt(game: Game, other: Game): Game {
  if (!isSamePuzzle(game, other)) return game;
  return edit(game, game.cells.map((_, cell) => cell), (_, cell) => other.cells[cell]!, []);
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
  return step ? { ...game, cells: applyStep(game.cells, step, "before"), at: game.at - 1 } : game;
}

/** Does the last undone step again; the same game when there is none. */
export function redo(game: Game): Game {
  const step = game.steps[game.at];
  return step ? { ...game, cells: applyStep(game.cells, step, "after"), at: game.at + 1 } : game;
}

/** Undoes or redoes until `step` steps are in force, from 0 to all of them. */
export function goTo(game: Game, step: number): Game {
  let next = game;
  while (next.at > Math.max(0, step)) next = undo(next);
  while (next.at < Math.min(step, next.steps.length)) next = redo(next);
  return next;
}

function applyStep(cells: readonly CellContent[], step: Step, side: "before" | "after"): CellContent[] {
  const next = [...cells];
  for (const change of step.changes) next[change.cell] = change[side];
  return next;
}

const isOpen = (game: Game, cell: number): boolean => isCell(cell) && !game.givens[cell];

function editable(game: Game, cells: readonly number[]): number[] {
  return cells.filter((cell) => isOpen(game, cell));
}

function read(game: Game, draft: ReadonlyMap<number, CellContent>, cell: number): CellContent {
  return draft.get(cell) ?? game.cells[cell]!;
}

function clearNote(game: Game, draft: Map<number, CellContent>, cell: number, digit: number): void {
  const content = read(game, draft, cell);
  if (content.notes & bit(digit)) draft.set(cell, { ...content, notes: content.notes & ~bit(digit) });
}

const withBit = (mask: number, digit: number, on: boolean): number => (on ? mask | bit(digit) : mask & ~bit(digit));

function edit(game: Game, cells: readonly number[], change: (content: CellContent, cell: number) => CellContent, focus = cells): Game {
  return commit(game, new Map(cells.map((cell) => [cell, change(game.cells[cell]!, cell)])), focus);
}

/** Makes a step of the drafted contents; a draft that changes nothing is no step. */
function commit(game: Game, draft: ReadonlyMap<number, CellContent>, focus: readonly number[]): Game {
  const changes: Change[] = [];
  for (const [cell, after] of draft) {
    const before = game.cells[cell]!;
    if (!sameContent(before, after)) changes.push({ cell, before, after });
  }
  if (changes.length === 0) return game;
  const step: Step = { changes, focus };
  return {
    ...game,
    cells: applyStep(game.cells, step, "after"),
    steps: [...game.steps.slice(0, game.at), step],
    at: game.at + 1,
  };
}

function sameContent(a: CellContent, b: CellContent): boolean {
  return a.value === b.value && a.notes === b.notes && a.removed === b.removed;
}
