/**
 * Known positions on which a technique gives a step, one a line: `technique|grid:struck|notation`, or without the last. In the grid a `+`
 * stands before a digit that was placed; struck are digit, row and column of candidates, as in HoDoKu's library; the site has no blanks between them.
 */

import type { TechniqueId } from "../engine/index.js";
import { type Position, positionOf } from "../hint/position.js";

export interface Case {
  readonly technique: TechniqueId;
  readonly position: Position;
  /** The step that is meant, or "", or with a `!` before it an effect that the technique must not have there. */
  readonly notation: string;
}

export function readCase(line: string): Case {
  const [technique = "", grid = "", ...parts] = line.split("|");
  const [board = "", struck = ""] = grid.split(":");
  const values = board.replaceAll("+", "");
  const givens = board.replaceAll(/\+\d/g, ".");
  return {
    technique: technique as TechniqueId,
    position: positionOf(givens, values, (struck.match(/\d{3}/g) ?? []).map(candidateOf)),
    notation: parts.join("|"),
  };
}

/** "512" is 5 in row 1, column 2. */
const candidateOf = (text: string): number =>
  ((Number(text[1]) - 1) * 9 + Number(text[2]) - 1) * 9 + Number(text[0]) - 1;

export const readCases = (text: string): Case[] =>
  text
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map(readCase);
