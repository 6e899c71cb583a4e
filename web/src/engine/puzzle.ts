/** Arguments that the types describe already, checked again: not everybody calls from TypeScript. */
import { EngineError } from "./errors.js";
import { kindOf, tagOf } from "./kind.js";

/** A puzzle: 81 characters, row by row, with `.`, `0`, `_`, `*` or `-` for an empty cell; or 81 digits, 0 for empty. */
export type Puzzle = string | Uint8Array;

/** Many puzzles: one `Uint8Array` with 81 digits each, which is fastest, or a list of single ones. */
export type Puzzles = Uint8Array | readonly Puzzle[];

/** More than any part of a puzzle has: of a longer array, which may have gigabytes, no more is copied to say that it is too long. */
const TOO_MANY = 82;
/** The same of a text: the core reads 32 MiB, and no character takes less than a byte. */
const TOO_LONG = 32 * 2 ** 20 + 1;

/** The module would throw, which would look like a trap. */
export function asText(text: string): string {
  if (typeof text === "string") return text;
  throw new EngineError("input", `A text is a string, not ${kindOf(text)}.`);
}

/** A text that is to be read. */
export const toRead = (text: string): string => asText(text).slice(0, TOO_LONG);

/**
 * The 81 digits of a puzzle, row by row, 0 for an empty cell. Bytes that are alone in their buffer are handed on as they are. Throws an `EngineError` with the code
 * `input` for what has not 81 cells, or a character that is neither a digit nor a blank.
 */
export function toCells(puzzle: Puzzle): Uint8Array {
  const cells =
    typeof puzzle === "string"
      ? Uint8Array.from(puzzle.slice(0, TOO_MANY), toDigit)
      : toBytes(puzzle, "A puzzle is a string or a Uint8Array");
  if (cells.length !== 81) throw new EngineError("input", `A puzzle has 81 cells, not ${puzzle.length}.`);
  return cells;
}

/**
 * The 81 characters of a puzzle, row by row, with `.` for an empty cell; of a solution, 81 digits. Throws an `EngineError` with the code `input` for what
 * is no puzzle.
 */
export function toText(puzzle: Puzzle): string {
  return Array.from(toCells(puzzle), (digit, cell) => {
    if (digit > 9) throw new EngineError("input", `Cell ${cell} has ${digit}, which is not a digit.`);
    return digit || ".";
  }).join("");
}

/** The bytes alone: a view would be sent to the worker with everything that lies before and after it. */
export function toBytes(bytes: Uint8Array, wanted: string, most = TOO_MANY): Uint8Array {
  // One of another window has another class, and Node.js has a class of its own.
  if (tagOf(bytes) !== "Uint8Array") throw new EngineError("input", `${wanted}, not ${kindOf(bytes)}.`);
  const part = bytes.subarray(0, most);
  return part.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(part);
}

/** The same for masks. */
export function toMasks(masks: Uint16Array, wanted: string): Uint16Array {
  if (tagOf(masks) !== "Uint16Array") throw new EngineError("input", `${wanted}, not ${kindOf(masks)}.`);
  const part = masks.subarray(0, TOO_MANY);
  return part.byteLength === masks.buffer.byteLength ? masks : new Uint16Array(part);
}

/** The candidates of 81 cells as masks, or none: those that the digits leave. */
export function toCandidates(candidates: Uint16Array | null | undefined): Uint16Array {
  const masks = toMasks(candidates ?? new Uint16Array(), "Candidates are a Uint16Array");
  if (masks.length === 0 || masks.length === 81) return masks;
  throw new EngineError("input", `Candidates are 81 masks, not ${candidates?.length}.`);
}

/** Options that were left out, or are null, are none. */
export function toOptions<Options extends object>(options: Options | null | undefined): Options {
  if (typeof (options ?? {}) === "object") return (options ?? {}) as Options;
  throw new EngineError("input", `Options are an object, not ${kindOf(options)}.`);
}

function toDigit(character: string, index: number): number {
  if (".0_*-".includes(character)) return 0;
  if (/^[1-9]$/.test(character)) return Number(character);
  throw new EngineError("input", `Character ${index + 1} is neither a digit nor one of .0_*-: "${character}"`);
}

/**
 * Many puzzles as one array of 81 digits each: what `solveMany`, `rateMany` and `batch` work on. Throws an `EngineError` with the code `input` that says which one is
 * no puzzle.
 */
export function packPuzzles(puzzles: readonly Puzzle[]): Uint8Array {
  const packed = new Uint8Array(81 * puzzles.length);
  puzzles.forEach((puzzle, index) => packed.set(cellsOf(puzzle, index), 81 * index));
  return packed;
}

function cellsOf(puzzle: Puzzle, index: number): Uint8Array {
  try {
    return toCells(puzzle);
  } catch (error) {
    throw error instanceof EngineError ? new EngineError("input", `Puzzle ${index + 1}: ${error.message}`) : error;
  }
}

export function toGrids(puzzles: Puzzles): Uint8Array {
  if (Array.isArray(puzzles)) return packPuzzles(puzzles);
  const cells = toBytes(puzzles as Uint8Array, "Many puzzles are one Uint8Array, or an array of puzzles", Infinity);
  if (cells.length % 81 === 0) return cells;
  throw new EngineError("input", `Puzzles have 81 cells each; ${cells.length} is not a multiple of 81.`);
}

/** Refuses what no limit, budget or number of events can be. */
export function toLimit(limit: number, name = "limit"): number {
  if (Number.isSafeInteger(limit) && limit >= 0) return limit;
  throw new EngineError(
    "input",
    `The ${name} must be a whole number from 0: ${typeof limit === "number" ? limit : kindOf(limit)}`,
  );
}
