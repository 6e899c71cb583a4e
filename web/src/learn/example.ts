/**
 * Examples: a position on which a technique gives the next step. Made on the spot where that is quick, else a known
 * one in a new guise.
 */

import { type Engine, NotFoundError, RequestError, type Step, type TechniqueId } from "../engine/index.js";
import { type Position, positionOf } from "../hint/position.js";
import { inTime } from "../i18n/patience.js";
import { fetchText } from "../i18n/sources.js";
import { readCases } from "./cases.js";
import examplesUrl from "./examples.txt?url";
import { inGuise } from "./guise.js";

export interface Example {
  technique: TechniqueId;
  position: Position;
  step: Step;
  /** Made just now; otherwise a known position in a new guise. */
  made: boolean;
}

/** As much of the engine as is asked. */
type Asked = Pick<Engine, "generate" | "hint">;

/** Attempts at making one, about a second; and work for its step, some seconds. */
const BUDGET = 8_000;
const STEP_BUDGET = 5_000_000;

const textOf = (cells: Uint8Array): string => Array.from(cells, (digit) => digit || ".").join("");

/** Rejects when the engine or the known positions cannot be had, or when it was ended. */
export async function makeExample(
  engine: Asked,
  technique: TechniqueId,
  onRequest: boolean,
  signal: AbortSignal,
): Promise<Example> {
  const position = onRequest ? null : await madePosition(engine, technique, signal);
  const step = position && (await stepOn(engine, position, technique, signal));
  if (position && step) return { technique, position, step, made: true };
  return knownExample(engine, technique, signal);
}

async function madePosition(engine: Asked, technique: TechniqueId, signal: AbortSignal): Promise<Position | null> {
  try {
    const wanted = { technique, need: "next", budget: BUDGET } as const;
    const { puzzle, board, eliminated } = await engine.generate(wanted, { signal });
    return positionOf(textOf(puzzle), textOf(board), eliminated);
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof RequestError) return null;
    throw error;
  }
}

/** Null where the technique gives none, or the search was given up: then another position serves. */
async function stepOn(
  engine: Asked,
  { values, givens, candidates }: Position,
  technique: TechniqueId,
  signal: AbortSignal,
): Promise<Step | null> {
  const options = { givens, candidates, techniques: [technique], budget: STEP_BUDGET };
  return (await engine.hint(values, options, { signal })).step;
}

async function knownExample(engine: Asked, technique: TechniqueId, signal: AbortSignal): Promise<Example> {
  const known = readCases(await inTime(fetchText(examplesUrl))).filter((one) => one.technique === technique);
  const { position } = known[Math.floor(Math.random() * known.length)]!;
  // A chain is followed in the order of the lines: another order may lead to another step, or to none at all.
  for (const shown of [inGuise(position, technique), position]) {
    const step = await stepOn(engine, shown, technique, signal);
    if (step) return { technique, position: shown, step, made: false };
  }
  throw new Error(`No example of ${technique}.`);
}
