/**
 * The facts that come with a puzzle that was made: from the call that made it, and from the error that none met the
 * request.
 */
import type { GenerateResult } from "#wasm";
import type { WithPuzzle } from "./with-puzzle.js";

/** A puzzle that was made, with the seed that makes it again. */
export interface Generated extends WithPuzzle<Omit<GenerateResult, "error" | "cell" | "house" | "digit">> {
  seed: string;
}
