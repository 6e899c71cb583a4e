/** From any format to another: what was read is written, and what the new format has no room for is named. */
import type { FormatId, FormatInfo, Progress, ReadFault, ReadResult, ReadWarning, WriteResult } from "#wasm-text";
import type { CallOptions } from "./queue.js";
import { toWritable } from "./text.js";

/** How `convert` reads. */
export interface ConvertOptions extends CallOptions {
  /** Reads only this format; a text in another one is a fault. By default the format is found out. */
  from?: FormatId | undefined;
}

/** Parts that a puzzle may have besides its givens, as `formats()` names them. */
export type LostPart = "placed" | "candidates" | "notes" | "colours" | "details";

/** Result of a conversion. */
export interface Converted {
  /** "" when there is a text; `read`: nothing could be read, see `fault`; else why the format cannot say it. */
  error: "" | "read" | WriteResult["error"];
  /** The puzzles in the new format; "" with an error. */
  text: string;
  /** The format of the old text; of one that was not read, the format it was taken for, or "". */
  from: "" | FormatId;
  /** How many puzzles were read. */
  count: number;
  /** Parts of the old text that the new format has no room for. */
  lost: LostPart[];
  /** Doubts about the old text, with their places. */
  warnings: ReadWarning[];
  /** Of a list, the lines that could not be read: the first 1,000 of `faultCount`. */
  faults: ReadFault[];
  faultCount: number;
  /** Why nothing was read, and where; null when it was. */
  fault: ReadFault | null;
  /** For the error `no-candidate`, the empty cell (0–80); else -1. */
  cell: number;
}

type Ask = (call: string, args: unknown[]) => Promise<unknown>;

/** Everything that was read, in its order. */
function puzzlesOf({ count, givens, progress }: ReadResult): Progress[] {
  const more = new Map(progress.map(({ index, ...puzzle }) => [index, puzzle]));
  return Array.from(
    { length: count },
    (_, index) => more.get(index) ?? toWritable({ givens: givens.slice(81 * index, 81 * index + 81) })[0]!,
  );
}

const parts: Record<LostPart, (puzzle: Progress) => boolean> = {
  placed: ({ givens, values }) => values.some((value, cell) => value !== givens[cell]),
  candidates: ({ candidates }) => candidates.length > 0,
  notes: ({ corner, centre }) => [...corner, ...centre].some(Boolean),
  colours: ({ colours }) => colours.some(Boolean),
  details: ({ details }) => Object.keys(details).length > 0,
};

function lostIn(puzzles: readonly Progress[], format: FormatInfo | undefined): LostPart[] {
  return (Object.keys(parts) as LostPart[]).filter((part) => format && !format[part] && puzzles.some(parts[part]));
}

/** @internal Asks for a reading, a writing, and what the format has room for. */
export async function convertWith(ask: Ask, text: string, to: string, from: string): Promise<Converted> {
  const read = (await ask("read", [text, from])) as ReadResult;
  const { format, count, givens: _givens, progress: _progress, warnings, faults, faultCount, ...fault } = read;
  const found = { from: format, count, warnings, faults, faultCount };
  if (fault.error) return { ...found, error: "read", text: "", lost: [], fault, cell: -1 };
  const puzzles = puzzlesOf(read);
  const written = (await ask("write", [puzzles, to])) as WriteResult;
  if (written.error) return { ...found, error: written.error, text: "", lost: [], fault: null, cell: written.cell };
  const formats = (await ask("formats", [])) as FormatInfo[];
  return {
    ...found,
    error: "",
    text: written.text,
    lost: lostIn(
      puzzles,
      formats.find(({ id }) => id === to),
    ),
    fault: null,
    cell: -1,
  };
}
