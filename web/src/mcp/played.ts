/** A position in which steps are made. */
import type { Step } from "../engine/index.js";
import { freeCandidates } from "../sudoku/game.js";
import { bit, PEERS } from "../sudoku/geometry.js";
import { type BoardGiven, hasDigit } from "./board.js";

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const digitOf = (candidate: number): number => (candidate % 9) + 1;

export class Played {
  readonly values: Uint8Array;
  readonly candidates: Uint16Array;

  constructor({ values, candidates }: BoardGiven) {
    this.values = values.slice();
    this.candidates = candidates?.slice() ?? Uint16Array.from(freeCandidates(values));
  }

  /** Whether a step does all that another one would still do here. */
  doesAsMuch(step: Step, other: Step): boolean {
    return (
      other.placements.every((candidate) => step.placements.includes(candidate)) &&
      other.eliminations.every((candidate) => !this.#has(candidate) || step.eliminations.includes(candidate))
    );
  }

  play({ placements, eliminations }: Step): void {
    for (const candidate of eliminations) this.#strike(cellOf(candidate), digitOf(candidate));
    for (const candidate of placements) {
      const [cell, digit] = [cellOf(candidate), digitOf(candidate)];
      this.values[cell] = digit;
      this.candidates[cell] = 0;
      for (const peer of PEERS[cell]!) this.#strike(peer, digit);
    }
  }

  #has(candidate: number): boolean {
    return hasDigit(this.candidates[cellOf(candidate)]!, digitOf(candidate));
  }
  #strike(cell: number, digit: number): void {
    this.candidates[cell]! &= ~bit(digit);
  }
}
