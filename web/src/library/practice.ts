/** Puzzles for practising one technique. */
import { type Engine, type Generated, NotFoundError, type TechniqueInfo, type TechniqueNeed } from "../engine/index.js";

/** Units of the generator's work: some tenths of a millisecond each, in a browser up to twice as much. */
const SHORT = 20_000;
const LONG = 150_000;

/** A whole puzzle that needs the technique, or a position in which it is the next step. */
export type Way = "whole" | "step";

interface Attempt {
  need: TechniqueNeed;
  budget: number;
}

export interface PracticePuzzle {
  made: Generated;
  need: TechniqueNeed;
}

/** Attempts to make, one after another. Singles are everywhere and cannot be alone beside singles. */
export function attemptsFor({ family }: Pick<TechniqueInfo, "family">, way: Way): Attempt[] {
  if (way === "step") return [{ need: "next", budget: LONG }];
  if (family === "singles") return [{ need: "path", budget: SHORT }];
  return [
    { need: "alone", budget: SHORT },
    { need: "enough", budget: SHORT },
    { need: "next", budget: LONG },
  ];
}

/** Makes a puzzle for a technique; null when none was found. Rejects as the engine does. */
export async function makePractice(
  engine: Pick<Engine, "generate">,
  technique: TechniqueInfo,
  way: Way,
  signal: AbortSignal,
): Promise<PracticePuzzle | null> {
  for (const { need, budget } of attemptsFor(technique, way)) {
    try {
      return { made: await engine.generate({ technique: technique.id, need, budget }, { signal }), need };
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return null;
}
