/** Colours of cells and of small digits, 1 to 9. Pure functions, like those of `game.ts`; givens can have colours too. */
import { edit, type Game, withBit } from "./game.js";
import { bit, DIGITS, isCell, isDigit } from "./geometry.js";

/** The colour of a small digit, 0 for none; `marked` is that of its cell. */
export const colourOf = (marked: number, digit: number): number => Math.floor(marked / 10 ** (digit - 1)) % 10;

/** Adds a colour to the cells; where all of them have it, takes it away. */
export function toggleColour(game: Game, cells: readonly number[], colour: number): Game {
  if (!isDigit(colour)) return game;
  const there = cells.filter(isCell);
  const all = there.every((cell) => game.cells[cell]!.colours & bit(colour));
  return edit(game, there, (content) => ({ ...content, colours: withBit(content.colours, colour, !all) }));
}

/** Colours one small digit (`cell * 9 + digit - 1`); one that has the colour already loses it. A small digit has one colour at most. */
export function toggleMarked(game: Game, candidate: number, colour: number): Game {
  const cell = Math.floor(candidate / 9);
  if (!isDigit(colour) || !Number.isInteger(candidate) || !isCell(cell) || game.givens[cell]) return game;
  const digit = (candidate % 9) + 1;
  return edit(game, [cell], (content) => {
    const before = colourOf(content.marked, digit);
    const after = before === colour ? 0 : colour;
    return { ...content, marked: content.marked + (after - before) * 10 ** (digit - 1) };
  });
}

/** The small digits of a mask that have a colour, by colour: `[colour, digits]`. */
export function markedByColour(marked: number, shown: number): [colour: number, digits: number[]][] {
  if (!marked) return [];
  return DIGITS.map((colour): [number, number[]] => [
    colour,
    DIGITS.filter((digit) => shown & bit(digit) && colourOf(marked, digit) === colour),
  ]).filter(([, digits]) => digits.length > 0);
}
