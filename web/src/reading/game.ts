/** A progress that was read, as a game of the board. */

import type { Progress } from "../engine/index.js";
import type { Brought } from "../play/games.js";
import { readProgress } from "../shell/progress.js";
import { TITLE_LENGTH } from "../shell/valid.js";
import { decodeGame, encodeState } from "../sudoku/codec.js";
import {
  type CellContent,
  freeCandidates,
  type Game,
  isTouched,
  type Marks,
  newGame,
  valuesOf,
} from "../sudoku/game.js";
import { gameOf } from "../sudoku/progress.js";

/** Parts found besides the givens. */
export interface Found {
  placed: number;
  removed: number;
  /** Small digits in the corners and in the middle. */
  notes: number;
  /** Cells with a colour. */
  coloured: number;
  /** Candidates that the digits rule out, and that are therefore left out. */
  impossible: number;
}

const bits = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

export function foundIn(progress: Progress, { givens, cells }: Game): Found {
  const sum = (of: (content: CellContent, cell: number) => number): number =>
    cells.reduce((total, content, cell) => total + of(content, cell), 0);
  const free = freeCandidates(progress.values);
  return {
    placed: sum(({ value }, cell) => (value && !givens[cell] ? 1 : 0)),
    removed: sum(({ removed }) => bits(removed)),
    notes: sum(({ notes, centre }) => bits(notes) + bits(centre)),
    coloured: sum(({ colours }) => (colours ? 1 : 0)),
    impossible: progress.candidates.length
      ? sum((_, cell) => (progress.values[cell] ? 0 : bits(progress.candidates[cell]! & ~free[cell]!)))
      : 0,
  };
}

/**
 * The game to go on with: the one that Nonet recorded, with its history and checkpoints, where the file has one that
 * is of the same position; else the position. `unrecorded`: there is a record that cannot be used.
 */
export function broughtOf(progress: Progress, marks?: Marks): { brought: Brought; unrecorded: boolean } {
  const { record, title } = progress.details;
  const named = title?.trim() ? { title: title.trim().slice(0, TITLE_LENGTH) } : {};
  const recorded = record === undefined ? null : recordedIn(record, progress);
  return {
    brought: { ...(recorded ?? { record: encodeState(gameOf(progress, marks)) }), ...named },
    unrecorded: record !== undefined && !recorded,
  };
}

/** Whether a record has givens and nothing else: no entries, no notes, no colours, no history. */
export function isBare(record: string): boolean {
  const game = decodeGame(record)!;
  return !isTouched(game) && encodeState(game) === encodeState(newGame(game.givens, game.marks));
}

/** The record is the board's own text, or an object that has it beside times and checkpoints, as games are stored. */
function recordedIn(text: string, { givens, values }: Progress): Brought | null {
  const stored = text.trimStart().startsWith("{") ? parse(text) : { record: text };
  const record = stored["record"];
  const game = typeof record === "string" ? decodeGame(record) : null;
  if (!game || !isSame(game.givens, givens) || !isSame(valuesOf(game), values)) return null;
  return { ...readProgress(stored, (text) => decodeGame(text) !== null), record: record as string };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from(a).every((digit, cell) => digit === b[cell]);
