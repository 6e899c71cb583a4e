/** Reading what comes in: by the engine; where it cannot be loaded, by the board's own reader. */

import type { ReadFault, ReadResult } from "../engine/index.js";
import type { App } from "../page/app.js";
import { type ParseProblem, parsePuzzle } from "../sudoku/parse.js";
import { MOST_BYTES } from "./files.js";

const NO_FAULT: ReadFault = { error: "", offset: 0, line: 0, column: 0, detail: "", found: 0, wanted: 0, row: 0 };
const NOTHING: ReadResult = {
  ...NO_FAULT,
  format: "",
  count: 0,
  givens: new Uint8Array(0),
  progress: [],
  warnings: [],
  faults: [],
  faultCount: 0,
};

/**
 * Result of a reading; `guessed`: it is from a file of unknown encoding, whose letters may be others; `plain`: the
 * engine was not there, and only plain lines and rows are known.
 */
export interface Reading extends ReadResult {
  guessed?: boolean;
  plain?: boolean;
}

/**
 * Never rejects, but with an `AbortError` when the signal was aborted. A text that is too large is not even handed
 * on.
 */
export async function read(app: App, text: string, signal?: AbortSignal): Promise<Reading> {
  if (text.length > MOST_BYTES) return tooLarge;
  try {
    return await app.answered(app.engine.read(text, signal ? { signal } : {}));
  } catch (error) {
    signal?.throwIfAborted();
    console.warn(error);
    return { ...readByBoard(text), plain: true };
  }
}

/** A text that is too large, whatever is in it. */
export const tooLarge: ReadResult = { ...NOTHING, error: "too-large", wanted: MOST_BYTES };

export function readByBoard(text: string): ReadResult {
  const parsed = parsePuzzle(text);
  return "problem" in parsed
    ? { ...NOTHING, ...faultOf(parsed.problem) }
    : { ...NOTHING, count: 1, givens: Uint8Array.from(parsed.cells) };
}

const faultOf = ({ error, line, column, character, found, row }: ParseProblem): ReadFault => ({
  ...NO_FAULT,
  error,
  line,
  column,
  found,
  row,
  detail: character,
});

/** True when nothing about it has to be looked at before it is played: one puzzle, and no doubt. */
export const isCertain = ({ error, count, warnings, faultCount, guessed }: Reading): boolean =>
  !error && count === 1 && !warnings.length && !faultCount && !guessed;

/**
 * The puzzles of several texts as one list. Places are those of a text, which is no longer known: faults only count.
 */
export function joined(results: readonly Reading[]): Reading {
  const good = results.filter((result) => !result.error);
  const givens = new Uint8Array(good.reduce((sum, result) => sum + result.givens.length, 0));
  const progress: ReadResult["progress"] = [];
  let count = 0;
  for (const result of good) {
    givens.set(result.givens, 81 * count);
    for (const one of result.progress) progress.push({ ...one, index: one.index + count });
    count += result.count;
  }
  const formats = new Set(good.map(({ format }) => format));
  const placeless = good.flatMap(({ warnings }) => warnings).map((warning) => ({ ...warning, line: 0, column: 0 }));
  return {
    ...NOTHING,
    format: formats.size === 1 ? good[0]!.format : "",
    count,
    givens,
    progress,
    warnings: placeless,
    guessed: good.some(({ guessed }) => guessed),
    faultCount: good.reduce((sum, result) => sum + result.faultCount, 0),
  };
}
