/** The request for a puzzle, and how the answers are handed on. */
import type { Bounds, GenerateResult, GradeResult, MissedPart, PuzzleRequest, RequestFault, RequestPart } from "#wasm";
import { EngineError, NotFoundError, RequestError, refusal } from "./errors.js";
import type { Generated } from "./generated.js";
import { randomSeed } from "./grids.js";
import { asText, type Puzzle, toCells, toLimit, toOptions } from "./puzzle.js";
import { withPuzzle } from "./with-puzzle.js";

/** Wishes for a puzzle; a part that is left out may be anything. Ratings are as Sudoku Explainer writes them: 7.1. */
export interface PuzzleOptions extends Partial<Omit<PuzzleRequest, "pattern" | "givens">> {
  /** The cells that are to be given: all that are not blank. */
  pattern?: Puzzle | null;
  /** Digits that are to be among the givens. */
  givens?: Puzzle | null;
}

/** How hard a puzzle is; with a fault, or after the budget, there is nothing in it. */
export type Grade = Omit<GradeResult, "error">;

/** The most puzzles of one call. */
export const MOST_PUZZLES = 100_000;
/** Work of a `generate` that is not told how much. */
export const DEFAULT_BUDGET = 100_000;

export function toPuzzleRequest(options: PuzzleOptions | undefined): PuzzleRequest {
  const { pattern, givens, clues, ...wanted } = toOptions(options);
  const { seed = randomSeed(), budget = DEFAULT_BUDGET } = wanted;
  return {
    level: "",
    technique: "",
    need: "alone",
    er: null,
    minutes: null,
    symmetry: "none",
    minimal: false,
    fair: false,
    grids: "uniform",
    ...wanted,
    pattern: pattern ? toCells(pattern).map((digit) => (digit ? 1 : 0)) : null,
    givens: givens ? toCells(givens) : null,
    clues: toClues(clues),
    seed: asText(seed),
    budget: toLimit(budget, "budget"),
  };
}

/** More than there are cells would be as good as all of them, and is hardly what was meant. */
function toClues(clues: Bounds | null | undefined): Bounds | null {
  if (!clues) return null;
  const [low, high] = Array.isArray(clues) && clues.length === 2 ? (clues as Bounds) : [NaN, NaN];
  if (![low, high].every((count) => Number.isInteger(count) && count >= 0))
    throw new EngineError("input", "The clues are two whole numbers from 0, as [24, 28].");
  if (low > 81 || high > 81)
    throw new RequestError(`The clues cannot be [${low}, ${high}]: a board has 81 cells.`, {
      fault: "too-many-clues",
      cell: -1,
      house: -1,
      digit: 0,
    });
  return [low, high];
}

const place = ({ cell }: GenerateResult): string => `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
const line = (house: number): string => `${["row", "column", "box"][Math.floor(house / 9)]} ${(house % 9) + 1}`;

const faults: Record<RequestFault, string | ((result: GenerateResult) => string)> = {
  "range-order": "A range ends before it begins.",
  "too-few-clues": "No puzzle with fewer than 17 clues has one solution.",
  "too-many-clues": "A puzzle has at most 81 clues, and a minimal one at most 40.",
  "rating-range": "Ratings range from 1.0 to 12.0.",
  "level-rating": "No puzzle of this level has such a rating.",
  "time-range": "Times are from 1 to 60 minutes.",
  "level-technique": "The technique is harder than the level.",
  "singles-alone": "A single adds nothing to singles: choose the need path or next.",
  "small-pattern": "The pattern has fewer than 17 cells.",
  "empty-lines": ({ house }) => `The pattern has no cell in ${line(house)} and none in another one beside it.`,
  "pattern-clues": "The pattern has a different number of cells than clues asks for.",
  "pattern-symmetry": (result) => `The pattern has the cell at ${place(result)} without its mirror image.`,
  "givens-conflict": (result) =>
    `The digit ${result.digit} appears twice in ${line(result.house)}: again at ${place(result)}.`,
  "givens-unsolvable": "The given digits have no solution.",
  "givens-pattern": (result) => `The digit at ${place(result)} is not in the pattern.`,
  "givens-clues": "There are more given digits than clues allows.",
  "fair-request": "Only a puzzle without symmetry, pattern, given digits or technique can be fair.",
};

const range = ([low, high]: Bounds): string => (low === high ? `${low}` : `${low} to ${high}`);

/** Wishes that the nearest puzzle misses, as parts of a sentence. */
const missed: Record<MissedPart, (request: PuzzleRequest) => string> = {
  level: ({ level }) => `the level ${level}`,
  technique: ({ technique, need }) => `the technique ${technique} (${need})`,
  er: ({ er }) => `a rating of ${er ? range(er) : "that kind"}`,
  clues: ({ clues }) => `${clues ? range(clues) : "so many"} clues`,
  minimal: () => "no given to spare",
  pattern: () => "the pattern",
  minutes: ({ minutes }) => `${minutes ? range(minutes) : "so many"} minutes`,
};

function notFound(made: Generated, request: PuzzleRequest): NotFoundError {
  const attempts = `${made.attempts} attempt${made.attempts === 1 ? "" : "s"}`;
  const parts = made.missed.map((part) => missed[part](request));
  const nearest = parts.length ? `The nearest one does not have: ${parts.join(", ")}.` : "None came near.";
  const advice = "Leave a wish out, or widen one.";
  return new NotFoundError(`No such puzzle was found in ${attempts}. ${nearest} ${advice}`, made);
}

const isFault = (error: RequestPart | RequestFault): error is RequestFault => Object.hasOwn(faults, error);

/** Hands on a puzzle that meets its request, and rejects any other answer. */
export function toGenerated(result: GenerateResult, request: PuzzleRequest, seed: string): Generated {
  const { error, cell, house, digit, ...made } = result;
  if (error && isFault(error)) {
    const message = faults[error];
    throw new RequestError(typeof message === "string" ? message : message(result), {
      fault: error,
      cell,
      house,
      digit,
    });
  }
  if (error) throw refusal(error, request[error as keyof PuzzleRequest]);
  const generated = { ...withPuzzle(made), seed };
  if (made.found) return generated;
  throw notFound(generated, request);
}
