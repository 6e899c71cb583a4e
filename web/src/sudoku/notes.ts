/** Small digits: corner notes, centre notes, and the automatic candidates. Pure functions, like those of `game.ts`. */
import { edit, editable, eliminate, freeCandidates, type Game, playerCandidates, valuesOf, withBit } from "./game.js";
import { ALL_DIGITS, bit, isDigit } from "./geometry.js";

/** Notes a digit in the corners of the empty cells; where all that can have it do, takes it out. In candidates mode it strikes out or restores. */
export function toggleMark(game: Game, cells: readonly number[], digit: number): Game {
  if (!isDigit(digit)) return game;
  return game.marks === "candidates" ? toggleCandidate(game, cells, digit) : toggleNote(game, cells, digit, "notes");
}

/** Notes a digit in the middle of the empty cells; where all of them have it, takes it out. */
export function toggleCentre(game: Game, cells: readonly number[], digit: number): Game {
  return isDigit(digit) ? toggleNote(game, cells, digit, "centre") : game;
}

function toggleNote(game: Game, cells: readonly number[], digit: number, where: "notes" | "centre"): Game {
  const open = editable(game, cells).filter((cell) => !game.cells[cell]!.value);
  const all = open.every((cell) => game.cells[cell]![where] & bit(digit));
  return edit(game, open, (content) => ({ ...content, [where]: withBit(content[where], digit, !all) }));
}

function toggleCandidate(game: Game, cells: readonly number[], digit: number): Game {
  const free = freeCandidates(valuesOf(game));
  const open = editable(game, cells).filter((cell) => free[cell]! & bit(digit));
  const any = open.some((cell) => !(game.cells[cell]!.removed & bit(digit)));
  return edit(game, open, (content) => ({ ...content, removed: withBit(content.removed, digit, any) }));
}

/** Notes in every empty cell the candidates that the values leave, in place of its corner notes, as one step. */
export function fillNotes(game: Game): Game {
  const free = freeCandidates(valuesOf(game));
  return edit(
    game,
    everywhere(game),
    (content, cell) => (free[cell] ? { ...content, notes: free[cell]! } : content),
    [],
  );
}

/** Notes a digit in every empty cell that its row, column and box leave it, and takes it out of the others, as one step. */
export function fillDigit(game: Game, digit: number): Game {
  if (!isDigit(digit)) return game;
  const free = freeCandidates(valuesOf(game));
  return edit(
    game,
    everywhere(game),
    (content, cell) =>
      content.value ? content : { ...content, notes: withBit(content.notes, digit, (free[cell]! & bit(digit)) > 0) },
    [],
  );
}

/** Notes all nine digits in every empty cell, as one step. */
export function fillAll(game: Game): Game {
  return edit(game, everywhere(game), (content) => (content.value ? content : { ...content, notes: ALL_DIGITS }), []);
}

/** Takes out all notes, or in candidates mode brings back all that was struck out, as one step. */
export function clearNotes(game: Game): Game {
  const none = game.marks === "candidates" ? { removed: 0 } : { notes: 0, centre: 0 };
  return edit(game, everywhere(game), (content) => ({ ...content, ...none }), []);
}

/**
 * Strikes out candidates (ids `cell * 9 + digit - 1`) where the player sees it, as one step: among the candidates where those are
 * shown, else in the notes. Cells without notes get what is left then, so that the notes can remember it; all other notes stay.
 */
export function strikeOut(game: Game, candidates: Iterable<number>): Game {
  if (game.marks === "candidates") return eliminate(game, candidates);
  const struck = new Array<number>(81).fill(0);
  for (const id of candidates) struck[Math.floor(id / 9)]! |= bit((id % 9) + 1);
  const fill = playerCandidates(game) ? null : freeCandidates(valuesOf(game));
  return edit(
    game,
    everywhere(game),
    (content, cell) => {
      if (content.value) return content;
      const keep = ~struck[cell]!;
      const notes = content.notes & keep || (fill?.[cell] ?? 0) & keep;
      return { ...content, notes, centre: content.centre & keep };
    },
    [],
  );
}

const everywhere = (game: Game): number[] => editable(game, [...game.cells.keys()]);
