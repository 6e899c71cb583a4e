/** The module `nonet-text`, which reads puzzles from any text and writes them; the conventions are those of nonet.d.ts. */
import type { ModuleOptions } from "./nonet.js";

/** A format, by its id in `formats.def`; `formats()` has the table. */
export type FormatId =
  | "line"
  | "current"
  | "rows"
  | "bordered"
  | "markdown"
  | "html"
  | "json-array"
  | "pencil-marks"
  | "library"
  | "sukaku"
  | "csv"
  | "csv-grid"
  | "tsv"
  | "latex"
  | "latex-table"
  | "svg"
  | "ss"
  | "sdk"
  | "sdm"
  | "sdx"
  | "opensudoku"
  | "1gsudoku"
  | "gnome-sudoku"
  | "ksudoku"
  | "sdku"
  | "exchange-bank"
  | "solo"
  | "solo-save"
  | "nyt"
  | "sudoku-json"
  | "nonet"
  | "nonet-game"
  | "f-puzzles"
  | "sudokupad"
  | "sudokupad-scf"
  | "sudokupad-classic"
  | "sudokupad-scl"
  | "sudokuexchange"
  | "sudokuwiki"
  | "sudokuwiki-b"
  | "sudokuwiki-1"
  | "sudokuwiki-n"
  | "sudoku-coach"
  | "sudoku-coach-state"
  | "solo-link"
  | "good-sudoku"
  | "lisudoku";

/** A row of the table of formats. */
export interface FormatInfo {
  id: FormatId;
  reads: boolean;
  writes: boolean;
  /** Parts besides its givens that a puzzle in this format can have; `several`: a text can have several puzzles. */
  placed: boolean;
  candidates: boolean;
  notes: boolean;
  colours: boolean;
  details: boolean;
  several: boolean;
}

/** Details that a text gives of a puzzle besides its digits. */
export type DetailKey =
  | "title"
  | "author"
  | "rules"
  | "description"
  | "source"
  | "level"
  | "rating"
  | "date"
  | "url"
  | "comment"
  | "record";

/** A puzzle and how far somebody got with it. A part that there is none of is an empty array. */
export interface Progress {
  /** 81 digits. */
  givens: Uint8Array;
  /** The givens and what was placed, 81 digits. */
  values: Uint8Array;
  /** The candidates left, 81 masks, 0 in filled cells; empty when they are what the values leave. */
  candidates: Uint16Array;
  /** Notes, 81 masks each. */
  corner: Uint16Array;
  centre: Uint16Array;
  /** Colours 1 to 9, 81 masks, bit `colour - 1`. */
  colours: Uint16Array;
  /** The solution that the text claims, 81 digits; nobody has checked it. */
  solution: Uint8Array;
  /** Texts of the file, as they stood there: never markup. */
  details: Partial<Record<DetailKey, string>>;
}

/** Why a text was not read; read.hpp says what each means and which fields go with it. */
export type ReadError =
  | "empty"
  | "unknown"
  | "bad-character"
  | "mixed-blanks"
  | "too-few"
  | "too-many"
  | "row-length"
  | "row-count"
  | "extra-text"
  | "fields"
  | "triple"
  | "repeated"
  | "removed-digit"
  | "wrong-digit"
  | "no-puzzle"
  | "json"
  | "xml"
  | "xml-entities"
  | "depth"
  | "bad-value"
  | "contradiction"
  | "size"
  | "base64"
  | "compressed"
  | "too-large"
  | "too-many-puzzles"
  | "short-id"
  | "unsupported"
  | "other-format"
  | "binary"
  | "unknown-sign";

/** Why a text, or a line of it, could not be read, and where. */
export interface ReadFault {
  /** Besides: `format` for an asked format that does not exist. */
  error: "" | ReadError | "format";
  /** Bytes of UTF-8 from the start; line and column (in code points) from 1; 0 when the fault is at no one place. */
  offset: number;
  line: number;
  column: number;
  detail: string;
  found: number;
  wanted: number;
  row: number;
}

/** Kinds of doubt. */
export type WarningId =
  | "mixed-blanks"
  | "variant-rules"
  | "taken-as-filled"
  | "taken-as-open"
  | "comment"
  | "full-width"
  | "repaired"
  | "other-solution"
  | "lost"
  | "invisible"
  | "read-as-empty"
  | "read-as-digit"
  | "read-as-one"
  | "widened"
  | "letter-rows";

/** A doubt about a text that was read. */
export interface ReadWarning {
  id: WarningId;
  /** 0 when it concerns no one place. */
  line: number;
  column: number;
  count: number;
  detail: string;
}

/** Result of reading a text. */
export interface ReadResult extends ReadFault {
  /** The format it was read as; of a text that was not read, the format it was taken for, or "". */
  format: "" | FormatId;
  /** How many puzzles were read; 0 when `error` is set. */
  count: number;
  /** The givens of all, 81 bytes each. */
  givens: Uint8Array;
  /** Those that have more than givens, each with its index, from 0. */
  progress: (Progress & { index: number })[];
  warnings: ReadWarning[];
  /** Of a list, the lines that could not be read: the first 1,000 of `faultCount`. */
  faults: ReadFault[];
  faultCount: number;
}

/** Why puzzles cannot be written in a format. */
export type WriteError = "format" | "no-candidate" | "several" | "none-given";

/** Puzzles as a text. */
export interface WriteResult {
  /** Besides those of writing: the shape of an array, `length` or `value`, and `format` for an id that does not exist. */
  error: "" | WriteError | "length" | "value";
  /** The empty cell of `no-candidate`, or -1. */
  cell: number;
  text: string;
}

export interface TextModule {
  /** Reads any text: one puzzle or several, with all that the text says of them. With a format (else `""`), only that. */
  read(text: string, format: FormatId | ""): ReadResult;
  /** Writes one puzzle; several, where the format has room for them. */
  write(puzzles: readonly Progress[], format: FormatId): WriteResult;
  /** The table of formats, in the order of lists that people see. */
  formats(): FormatInfo[];
}

export default function createNonetText(options?: ModuleOptions): Promise<TextModule>;
