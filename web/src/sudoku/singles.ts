/** Singles, one after another: what a player fills in without thinking. */
import { freeCandidates } from "./game.js";
import { bit, DIGITS, digitsOf, HOUSES } from "./geometry.js";

/**
 * The cells with their digits that naked and hidden singles fill, until there is none left. `allowed`: masks of what
 * each cell may be at most, where the player has struck out candidates.
 */
export function singlesOf(values: ArrayLike<number>, allowed?: ArrayLike<number>): [cell: number, digit: number][] {
  const now = Array.from(values);
  const found: [number, number][] = [];
  for (let next = nextSingle(now, allowed); next; next = nextSingle(now, allowed)) {
    now[next[0]] = next[1];
    found.push(next);
  }
  return found;
}

function nextSingle(values: readonly number[], allowed?: ArrayLike<number>): [cell: number, digit: number] | null {
  const free = freeCandidates(values).map((mask, cell) => mask & (allowed?.[cell] ?? mask));
  for (const [cell, mask] of free.entries()) {
    const [digit, other] = digitsOf(mask);
    if (digit && !other) return [cell, digit];
  }
  for (const members of HOUSES)
    for (const digit of DIGITS) {
      if (members.some((cell) => values[cell] === digit)) continue;
      const [cell, other] = members.filter((member) => free[member]! & bit(digit));
      if (cell !== undefined && other === undefined) return [cell, digit];
    }
  return null;
}
