/**
 * Where a player is on a path: the digits on the board and the candidates that are left, and what a step makes of
 * them.
 */

import type { Step } from "../engine/index.js";
import { freeCandidates } from "../sudoku/game.js";
import { bit, PEERS } from "../sudoku/geometry.js";
import { cellOf, digitOf } from "./names.js";

export interface Position {
  /** 81 characters, `.` for an empty cell; so are the values. */
  readonly givens: string;
  readonly values: string;
  /** 81 masks, 0 in filled cells. */
  readonly candidates: Uint16Array;
}

/** A position with the candidates that the values leave, but for those that were struck out. */
export function positionOf(givens: string, values = givens, struck: Iterable<number> = []): Position {
  const candidates = Uint16Array.from(freeCandidates(Array.from(values, (digit) => Number(digit) || 0)));
  for (const candidate of struck) candidates[cellOf(candidate)]! &= ~bit(digitOf(candidate));
  return { givens, values, candidates };
}

/** The position after a step. */
export function after(
  position: Position,
  { placements, eliminations }: Pick<Step, "placements" | "eliminations">,
): Position {
  const values = Array.from(position.values);
  const candidates = Uint16Array.from(position.candidates);
  for (const candidate of placements) {
    const [cell, digit] = [cellOf(candidate), digitOf(candidate)];
    values[cell] = String(digit);
    candidates[cell] = 0;
    for (const peer of PEERS[cell]!) candidates[peer]! &= ~bit(digit);
  }
  for (const candidate of eliminations) candidates[cellOf(candidate)]! &= ~bit(digitOf(candidate));
  return { givens: position.givens, values: values.join(""), candidates };
}

/** The candidates that the values would leave and that were struck out. */
export function struckIn({ givens, values, candidates }: Position): number[] {
  const free = positionOf(givens, values).candidates;
  return Array.from({ length: 729 }, (_, candidate) => candidate).filter((candidate) => {
    const mask = bit(digitOf(candidate));
    return (free[cellOf(candidate)]! & mask) !== 0 && (candidates[cellOf(candidate)]! & mask) === 0;
  });
}
