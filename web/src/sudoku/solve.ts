/** Solving for what a puzzle is: its givens, or as of a Sukaku its candidates too. */
import type { Engine, Puzzle, Solved } from "../engine/index.js";

export interface SolvedWith extends Solved {
  /** The candidates that count, since the digits alone have several solutions; else null. */
  candidates: Uint16Array | null;
}

/** The candidates of a puzzle that was read; null where it has none, or digits were placed since. */
export function candidatesIn({
  givens,
  values,
  candidates,
}: {
  givens: Uint8Array;
  values: Uint8Array;
  candidates: Uint16Array | null;
}): Uint16Array | null {
  return candidates?.length && givens.every((digit, cell) => digit === values[cell]) ? candidates : null;
}

/** Solves a puzzle; where its digits have several solutions, for these candidates, if there are some. */
export async function solveWith(
  engine: Engine,
  puzzle: Puzzle,
  masks: Uint16Array | null,
  signal?: AbortSignal,
): Promise<SolvedWith> {
  const solved = await engine.solve(puzzle, { signal });
  if (solved.outcome !== "multiple" || !masks) return { ...solved, candidates: null };
  const { solutions, complete } = await engine.solutions(puzzle, { most: 1, candidates: masks }, { signal });
  const outcome = complete ? (solutions.length ? "unique" : "none") : "multiple";
  return { outcome, solution: Uint8Array.from(solutions[0] ?? solved.solution, Number), candidates: masks };
}
