/** The position after any number of events, forwards and backwards. */

import type { TraceEvent } from "../../engine/index.js";
import { traceEvent, traceEvents } from "../../engine/search.js";
import { ALL_DIGITS, bit, CELLS, HOUSES, PEERS } from "../../sudoku/geometry.js";

/** How a digit came into its cell. */
export type Origin = "" | "given" | "placed" | "guessed";

/** A position of the search. Never changed: every event makes a new one, so that taking a guess back is a pointer. */
export interface Position {
  readonly values: Uint8Array;
  readonly origins: readonly Origin[];
  /** Candidates that the search struck out, as masks. */
  readonly removed: Uint16Array;
  /**
   * The search tells of every candidate that it strikes out; `removed` then begins with those that the givens rule
   * out. A search that tells of none is shown as if each digit ruled itself out of the cells that see it.
   */
  readonly tells: boolean;
  /** The guess that this position rests on, and the position before it; null when no guess stands. */
  readonly guess: { readonly cell: number; readonly digit: number; readonly before: Position } | null;
}

const STRIDE = 256;

export function startOf(puzzle: string, tells = false): Position {
  const values = Uint8Array.from(puzzle, (digit) => Number(digit) || 0);
  const removed = new Uint16Array(CELLS);
  if (tells) removed.set(removed.map((_, cell) => seenFrom(values, cell)));
  return { values, origins: Array.from(values, (value) => (value ? "given" : "")), removed, tells, guess: null };
}

/** The digits that stand in the row, column and box of a cell, as a mask. */
const seenFrom = (values: Uint8Array, cell: number): number =>
  PEERS[cell]!.reduce((mask, peer) => (values[peer] ? mask | bit(values[peer]!) : mask), 0);

/** The position after one more event. */
function advance(position: Position, event: TraceEvent): Position {
  switch (event.kind) {
    case "place":
      return withDigit(position, event, "placed");
    case "guess":
      return {
        ...withDigit(position, event, "guessed"),
        guess: { cell: event.cell, digit: event.digit, before: position },
      };
    case "eliminate":
      return {
        ...position,
        removed: position.removed.with(event.cell, position.removed[event.cell]! | bit(event.digit)),
      };
    case "retract":
      return position.guess?.before ?? position;
    default:
      return position;
  }
}

function withDigit(position: Position, { cell, digit }: TraceEvent, origin: Origin): Position {
  // A given that an engine places once more stays a given.
  const origins = position.origins[cell] === "given" ? position.origins : position.origins.with(cell, origin);
  return { ...position, values: position.values.with(cell, digit), origins };
}

/** Finds positions in any order quickly: it keeps one every few hundred events, and goes on from there. */
export class Replay {
  readonly events: Uint32Array;
  readonly #kept: Position[];

  constructor(puzzle: string, events: Uint32Array) {
    this.events = events;
    this.#kept = [startOf(puzzle, hasEliminations(events))];
  }

  /** The position after the first `count` events. */
  at(count: number): Position {
    const end = Math.max(0, Math.min(count, this.events.length));
    let slot = Math.min(Math.floor(end / STRIDE), this.#kept.length - 1);
    let position = this.#kept[slot]!;
    for (let index = slot * STRIDE; index < end; index++) {
      position = advance(position, traceEvent(this.events, index)!);
      if ((index + 1) % STRIDE === 0 && ++slot === this.#kept.length) this.#kept.push(position);
    }
    return position;
  }
}

function hasEliminations(events: Uint32Array): boolean {
  for (const { kind } of traceEvents(events)) if (kind === "eliminate") return true;
  return false;
}

/** The guesses that stand, the oldest first. */
export function pathOf(position: Position): { cell: number; digit: number }[] {
  const path: { cell: number; digit: number }[] = [];
  for (let guess = position.guess; guess; guess = guess.before.guess)
    path.unshift({ cell: guess.cell, digit: guess.digit });
  return path;
}

/** Candidates that the search has left for each empty cell so far: masks, 0 in filled cells. */
export function candidatesAt(position: Position): Uint16Array {
  return position.tells ? left(position, () => 0) : possibleAt(position);
}

/**
 * Digits that can still stand in each empty cell: the search has left them, and no digit on the board rules them out.
 */
function possibleAt(position: Position): Uint16Array {
  return left(position, (cell) => seenFrom(position.values, cell));
}

const left = ({ values, removed }: Position, ruledOut: (cell: number) => number): Uint16Array =>
  Uint16Array.from(values, (value, cell) => (value ? 0 : ALL_DIGITS & ~removed[cell]! & ~ruledOut(cell)));

/** Why a position cannot be finished, as far as it can be seen at a glance. */
export type DeadEnd =
  | { kind: "cell"; cell: number }
  | { kind: "house"; house: number; digit: number }
  | { kind: "repeat"; cells: [number, number] }
  | null;

/** A cell without a candidate, a digit without a place in a house, or a digit that stands twice in one. */
export function deadEndOf(position: Position): DeadEnd {
  const { values } = position;
  const candidates = possibleAt(position);
  for (const house of HOUSES) {
    const seen = new Map<number, number>();
    for (const cell of house) {
      const other = values[cell] ? seen.get(values[cell]!) : undefined;
      if (other !== undefined) return { kind: "repeat", cells: [other, cell] };
      seen.set(values[cell]!, cell);
    }
  }
  const cell = values.findIndex((value, index) => !value && !candidates[index]);
  if (cell >= 0) return { kind: "cell", cell };
  return missingDigit(values, candidates);
}

function missingDigit(values: Uint8Array, candidates: Uint16Array): DeadEnd {
  for (const [house, cells] of HOUSES.entries()) {
    const possible = cells.reduce(
      (mask, cell) => mask | candidates[cell]! | (values[cell] ? bit(values[cell]!) : 0),
      0,
    );
    for (let digit = 1; digit <= 9; digit++) if (!(possible & bit(digit))) return { kind: "house", house, digit };
  }
  return null;
}
