/** A game as the core's readers and writers know it, and back. */
import type { FormatId, FormatInfo, Progress, ReadResult } from "../engine/index.js";
import {
  type CellContent,
  candidatesOf,
  centreOf,
  freeCandidates,
  type Game,
  type Marks,
  marksOf,
  newGame,
  UNTOUCHED,
  valuesOf,
} from "./game.js";

const NONE = new Uint16Array(0);

/** A puzzle of which no more is known than its givens. */
export const untouched = (givens: Uint8Array): Progress => ({
  givens,
  values: givens,
  candidates: NONE,
  corner: NONE,
  centre: NONE,
  colours: NONE,
  solution: new Uint8Array(0),
  details: {},
});

/** One of the puzzles that were read. */
export const progressAt = ({ givens, progress }: ReadResult, index: number): Progress =>
  progress.find((one) => one.index === index) ?? untouched(givens.slice(81 * index, 81 * index + 81));

/**
 * The position, without a history. Its candidates become those struck out: what the digits rule out cannot be a candidate here. `marks`:
 * which small digits the player wants to see where the position does not say.
 */
export function gameOf(progress: Progress, marks: Marks = "notes"): Game {
  const game = newGame(progress.givens);
  const free = freeCandidates(progress.values);
  const candidates = progress.candidates.length ? progress.candidates : free;
  const cells = game.givens.map((given, cell): CellContent => {
    const colours = progress.colours[cell] ?? 0;
    if (given) return { ...UNTOUCHED, colours };
    return {
      ...UNTOUCHED,
      value: progress.values[cell]!,
      notes: progress.corner[cell] ?? 0,
      removed: free[cell]! & ~candidates[cell]!,
      centre: progress.centre[cell] ?? 0,
      colours,
    };
  });
  const struck = cells.some(({ removed }) => removed);
  const noted = cells.some(({ notes, centre }) => notes || centre);
  // Candidates from which nothing is struck out say no more than the digits do, and would hide notes.
  if (noted && !struck) return { ...game, cells, marks: "notes" };
  return { ...game, cells, marks: struck || progress.candidates.length > 0 ? "candidates" : marks };
}

/** Abilities of a format besides givens. */
export type Carries = Pick<FormatInfo, "placed" | "candidates" | "notes" | "colours" | "details">;

const NO_MASKS = new Uint16Array();

/**
 * A game for a format. Where that has no notes, those of the player stand for the candidates, in cells that have some; where it has
 * no candidates, those on the board are written as notes. By default nothing has to give way.
 */
export function progressOf(game: Game, details: Progress["details"] = {}, carries: Carries = ALL): Progress {
  const values = valuesOf(game);
  const typed = !game.givens.some(Boolean);
  const { notes, centre, colours } = layersOf(game, carries);
  return {
    // While a puzzle is typed in, its digits are the givens.
    givens: Uint8Array.from(typed ? values : game.givens),
    values: Uint8Array.from(values),
    candidates: carries.notes
      ? narrowed(game, game.marks === "candidates" ? candidatesOf(game) : freeCandidates(values))
      : narrowed(game, leftOf(game)),
    corner: notes,
    centre,
    colours,
    solution: new Uint8Array(),
    details,
  };
}

/** Nonet's own file: nothing of a game is lost in it, not even the history. */
export const WHOLE = "sudoku-json" satisfies FormatId;
const SHOWING_ALL: ReadonlySet<FormatId> = new Set<FormatId>(["current", "pencil-marks", "sukaku"]);

/** Whether a format has all digits: it can tell entries from givens, or is a picture of the position as it is. */
export const hasAllDigits = (format: FormatId, { placed }: Pick<Carries, "placed">): boolean =>
  placed || SHOWING_ALL.has(format);

/**
 * The progress to write of a game. A format that cannot tell entries from givens gets the puzzle at its start, or with
 * `entries` all digits as givens. The record of the board goes into Nonet's own file only.
 */
export function progressFor(
  game: Game,
  format: FormatId,
  carries: Carries,
  { entries = false, details = {} }: { entries?: boolean; details?: Progress["details"] } = {},
): Progress {
  const { record, ...others } = details;
  const progress = progressOf(game, format === WHOLE ? details : others, carries);
  if (hasAllDigits(format, carries)) return progress;
  const digits = entries ? progress.values : progress.givens;
  return {
    ...progress,
    givens: digits,
    values: digits,
    candidates: NO_MASKS,
    corner: NO_MASKS,
    centre: NO_MASKS,
    colours: NO_MASKS,
  };
}

const ALL: Carries = { placed: true, candidates: true, notes: true, colours: true, details: true };

function layersOf(
  game: Game,
  { candidates, notes }: Carries,
): { notes: Uint16Array; centre: Uint16Array; colours: Uint16Array } {
  return {
    // A format of both has the player's own layer; what is below a digit comes back when that is erased.
    notes: some(notes && candidates ? game.cells.map((content) => content.notes) : marksOf(game)),
    centre: some(notes && candidates ? game.cells.map((content) => content.centre) : centreOf(game)),
    colours: some(game.cells.map((content) => content.colours)),
  };
}

const some = (masks: readonly number[]): Uint16Array => (masks.some(Boolean) ? Uint16Array.from(masks) : NO_MASKS);

/**
 * The candidates that the player has left: in notes mode those noted, in cells that have notes. A note that the digits have ruled out
 * since is no candidate any more, and would make other programs doubt those digits.
 */
export function leftOf(game: Game): number[] {
  if (game.marks === "candidates") return candidatesOf(game);
  const [corner, centre] = [marksOf(game), centreOf(game)];
  return freeCandidates(valuesOf(game)).map((mask, cell) => mask & (corner[cell]! | centre[cell]!) || mask);
}

/** Empty where they are what anybody would work out from the digits. */
export function narrowed(game: Game, candidates: readonly number[]): Uint16Array {
  const free = freeCandidates(valuesOf(game));
  return candidates.some((mask, cell) => mask !== free[cell]) ? Uint16Array.from(candidates) : NO_MASKS;
}
