/** How far a game has come, as the core's writers take it. */
import { candidatesOf, type CellContent, centreOf, freeCandidates, type Game, marksOf, valuesOf } from "../../board/game.js";
import type { FormatId, FormatInfo, Progress } from "../../engine/index.js";
import type { Target } from "./formats.js";

/** What a format can say besides givens. */
export type Carries = Pick<FormatInfo, "placed" | "candidates" | "notes" | "colours" | "details">;

export const NO_MASKS = new Uint16Array();

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
    candidates: carries.notes ? narrowed(game, game.marks === "candidates" ? candidatesOf(game) : freeCandidates(values)) : narrowed(game, leftOf(game)),
    corner: notes,
    centre,
    colours,
    solution: new Uint8Array(),
    details,
  };
}

const ALL: Carries = { placed: true, candidates: true, notes: true, colours: true, details: true };

function layersOf(game: Game, { candidates, notes }: Carries): { notes: Uint16Array; centre: Uint16Array; colours: Uint16Array } {
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
function leftOf(game: Game): number[] {
  if (game.marks === "candidates") return candidatesOf(game);
  const [corner, centre] = [marksOf(game), centreOf(game)];
  return freeCandidates(valuesOf(game)).map((mask, cell) => mask & (corner[cell]! | centre[cell]!) || mask);
}

/** Empty where they are what anybody would work out from the digits. */
function narrowed(game: Game, candidates: readonly number[]): Uint16Array {
  const free = freeCandidates(valuesOf(game));
  return candidates.some((mask, cell) => mask !== free[cell]) ? Uint16Array.from(candidates) : NO_MASKS;
}

/** Which format is written: SudokuWiki has another for a puzzle at its start. */
export const formatOf = (target: Target, game: Game): FormatId => (target.atStart && isAtStart(game) ? target.atStart : target.id);

/**
 * What is written of a game. A format that cannot tell entries from givens gets the puzzle at its start, or with `entries` all digits
 * as givens. The record of the board goes into Nonet's own file only.
 */
export function progressFor(game: Game, target: Target, carries: Carries, { entries = false, details = {} }: { entries?: boolean; details?: Progress["details"] } = {}): Progress {
  const { record, ...others } = details;
  const progress = progressOf(game, target.whole ? details : others, carries);
  if (carries.placed || target.shows) return progress;
  const digits = entries ? progress.values : progress.givens;
  return { ...progress, givens: digits, values: digits, candidates: NO_MASKS, corner: NO_MASKS, centre: NO_MASKS, colours: NO_MASKS };
}

export const isEmpty = (game: Game): boolean => !valuesOf(game).some(Boolean);

/** Whether there are entries beside givens. */
export const hasEntries = (game: Game): boolean => game.givens.some(Boolean) && game.cells.some(({ value }) => value);

/** Whether there is nothing but givens. */
export const isAtStart = (game: Game): boolean => !hasEntries(game) && !isNarrowed(game);

/** Whether the player's notes stand for candidates where a format has no notes. */
export const notesAreCandidates = (game: Game, { candidates, notes }: Carries): boolean =>
  candidates && !notes && game.marks === "notes" && isNarrowed(game);

/** Whether the player has fewer candidates left than the digits do. */
const isNarrowed = (game: Game): boolean => narrowed(game, leftOf(game)).length > 0;

/** What of a game a format leaves out. */
export type Lost = "notes" | "candidates" | "colours" | "marked";

export function lostOf(game: Game, { candidates, notes, colours }: Carries): Lost[] {
  const any = (is: (content: CellContent) => number): boolean => game.cells.some((content) => is(content) > 0);
  const lost: Record<Lost, boolean> = {
    // Notes that stand for candidates are not lost; the dialog says what became of them.
    notes: any((content) => content.notes | content.centre) && !notes && !(candidates && game.marks === "notes"),
    candidates: game.marks === "candidates" && isNarrowed(game) && !candidates && !notes,
    colours: any((content) => content.colours) && !colours,
    marked: any((content) => content.marked),
  };
  return (Object.keys(lost) as Lost[]).filter((what) => lost[what]);
}
