/** The arguments of human logic, and how its answers are handed on. */
import type {
  HintResult,
  LogicRequest,
  PathResult,
  Position,
  RateManyResult,
  RatingResult,
  RatingScale,
  StepsResult,
  TechniqueId,
  TechniqueOrder,
} from "#wasm";
import { type Puzzle, toCandidates, toCells, toLimit, toOptions } from "./puzzle.js";

/** Options of `hint`, `steps` and `path`, besides the digits on the board. */
export interface LogicOptions {
  /** The candidates that are left, 81 masks; without them, those that the digits leave. */
  candidates?: Uint16Array | null;
  /** The puzzle's givens, as 81 characters or digits; without them, every digit on the board is one. */
  givens?: Puzzle | null;
  /** Techniques that may be used; without it, every technique but those that are for request only. */
  techniques?: readonly TechniqueId[] | null;
  /** In whose order techniques are looked for; without it, Nonet's. How hard a puzzle is never depends on it. */
  order?: TechniqueOrder;
  /** Ends the search after so much work, about a microsecond a unit; 0, as by default: never. */
  budget?: number;
}

/** Further options of `path`. */
export interface PathOptions extends LogicOptions {
  /** Keeps the steps that the rest of the path does without. */
  detours?: boolean;
}

/** Whether logic can start, and why it ended; and the next step, in Nonet's order one of the easiest, or null when no technique applies. */
export type Hint = Omit<HintResult, "error">;
/** The same with all steps, in the wanted order of techniques. */
export type AllSteps = Omit<StepsResult, "error">;
/** The same with the steps to the solution, or as far as the techniques lead. Level and score are those of these steps. */
export type SolutionPath = Omit<PathResult, "error">;

/** Options of `rate`: the candidates that are left, the givens, and a bound of chains (0: none). */
export interface RatingOptions extends Pick<LogicOptions, "candidates" | "givens" | "budget"> {
  /** Whose numbers: `se`, as by default, is Sudoku Explainer 1.2.1, `sukaku` Sukaku Explainer 1.18.1 in its default mode. */
  scale?: RatingScale;
}
/** The rating with its path; numbers in tenths, and lower bounds where `end` is not `complete`. */
export type Rating = Omit<RatingResult, "error">;
/** ER, EP and ED of each puzzle in tenths, and what became of it: 0 exact, 1 unsolved, 2 lower bounds, 3 no puzzle. */
export type Ratings = Omit<RateManyResult, "error">;

export function toScale(options: Pick<RatingOptions, "scale"> | undefined): RatingScale {
  return toOptions(options).scale ?? "se";
}

export function toPosition(puzzle: Puzzle, options: LogicOptions | undefined): Position {
  const { candidates, givens } = toOptions(options);
  return {
    cells: toCells(puzzle),
    candidates: toCandidates(candidates),
    givens: givens ? toCells(givens).map((digit) => (digit ? 1 : 0)) : new Uint8Array(),
  };
}

export function toLogicRequest(options: PathOptions | undefined): LogicRequest {
  const { techniques = null, order = "nonet", budget = 0, detours = false } = toOptions(options);
  return { techniques, order, budget: toLimit(budget, "budget"), detours };
}
