/** The form of the dialog, as it is typed in, and as a request. */

import {
  type Bounds,
  type Generated,
  MOST_PUZZLES,
  type PuzzleOptions,
  type RequestFault,
  type RequestProblem,
  type SeriesPuzzle,
  type Symmetry,
  type TechniqueId,
  type TechniqueInfo,
  type TechniqueNeed,
} from "../engine/index.js";
import type { MakerWords } from "../page/room-texts.js";
import type { Level } from "../shell/levels.js";
import { csvField } from "../shell/save-file.js";
import { slice } from "../shell/slice.js";
import { columnOf, rowOf } from "../sudoku/geometry.js";
import { houseArgs } from "../sudoku/labels.js";

/** A text that follows the language: it is made anew on every rendering. */
export type MakerText = (t: MakerWords) => string;

export interface MakerForm {
  level: "" | Level;
  technique: "" | TechniqueId;
  need: TechniqueNeed;
  /** Numbers as they are typed; "" is any. */
  erLow: string;
  erHigh: string;
  minutesLow: string;
  minutesHigh: string;
  cluesLow: string;
  cluesHigh: string;
  symmetry: Symmetry;
  hasPattern: boolean;
  pattern: ReadonlySet<number>;
  /** The digits on the board are to be among the givens. */
  hasGivens: boolean;
  minimal: boolean;
  fair: boolean;
  seed: string;
  count: string;
  format: ListFormat;
}

/** A control of the dialog, or two for a range. */
export type MakerField =
  | "level"
  | "technique"
  | "need"
  | "er"
  | "minutes"
  | "clues"
  | "pattern"
  | "givens"
  | "fair"
  | "seed"
  | "count";

export interface MakerProblem {
  field: MakerField;
  text: MakerText;
}

export interface MakerState {
  form: MakerForm;
  /** All techniques; empty until they are there. */
  techniques: readonly TechniqueInfo[];
  /** They could not be had. */
  withoutTechniques: boolean;
  /** Search text for the list of techniques. */
  search: string;
  problem: MakerProblem | null;
  /** Work in progress, once it lasts; `done` of `of` puzzles, of a list. */
  work: { text: MakerText; done: number; of: number } | null;
  /** The last note, other than of a problem. */
  note: MakerText | null;
  nearest: Generated | null;
  list: readonly SeriesPuzzle[];
}

export const emptyForm: MakerForm = {
  level: "",
  technique: "",
  need: "alone",
  erLow: "",
  erHigh: "",
  minutesLow: "",
  minutesHigh: "",
  cluesLow: "",
  cluesHigh: "",
  symmetry: "rotate180",
  hasPattern: false,
  pattern: new Set(),
  hasGivens: false,
  minimal: false,
  fair: false,
  seed: "",
  count: "10",
  format: "text",
};

type Read<T> = { value: T } | { problem: MakerProblem };

const problem = (field: MakerField, text: MakerText): { problem: MakerProblem } => ({ problem: { field, text } });

/** A request for what the form asks; `board` is the 81 characters that are on the board. */
export function readForm(form: MakerForm, board: string): Read<PuzzleOptions> {
  const er = readRange("er", form.erLow, form.erHigh, /^\d{1,2}(\.\d)?$/, [1, 12]);
  if ("problem" in er) return er;
  const minutes = readRange("minutes", form.minutesLow, form.minutesHigh, /^\d{1,2}(\.\d)?$/, [1, 60]);
  if ("problem" in minutes) return minutes;
  const clues = readRange("clues", form.cluesLow, form.cluesHigh, /^\d{1,3}$/, [17, 81]);
  if ("problem" in clues) return clues;
  const { level, technique, need, symmetry, minimal, fair, seed } = form;
  const pattern = form.hasPattern ? Uint8Array.from({ length: 81 }, (_, cell) => Number(form.pattern.has(cell))) : null;
  const givens = form.hasGivens ? board : null;
  return {
    value: {
      level,
      technique,
      need,
      er: er.value,
      minutes: minutes.value,
      clues: clues.value,
      symmetry,
      pattern,
      givens,
      minimal,
      fair,
      ...(seed ? { seed } : {}),
    },
  };
}

function readRange(
  field: "er" | "minutes" | "clues",
  low: string,
  high: string,
  form: RegExp,
  all: Bounds,
): Read<Bounds | null> {
  const [from, to] = [low, high].map((text) => text.trim().replace(",", ".")) as [string, string];
  if (!from && !to) return { value: null };
  if ([from, to].some((text) => text && !form.test(text))) return problem(field, (t) => t(`maker-number-${field}`));
  const range: Bounds = [from ? Number(from) : all[0], to ? Number(to) : Math.max(all[1], Number(from))];
  return range[0] > range[1] ? problem(field, (t) => t("maker-order")) : { value: range };
}

/** How many puzzles a list is to have. */
export function readCount(text: string): Read<number> {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MOST_PUZZLES ? { value: count } : problem("count", (t) => t("maker-count-range"));
}

const fieldOfFault: Record<RequestFault, MakerField> = {
  "range-order": "clues",
  "too-few-clues": "clues",
  "too-many-clues": "clues",
  "rating-range": "er",
  "level-rating": "er",
  "time-range": "minutes",
  "level-technique": "technique",
  "singles-alone": "need",
  "small-pattern": "pattern",
  "empty-lines": "pattern",
  "pattern-clues": "clues",
  "pattern-symmetry": "pattern",
  "givens-conflict": "givens",
  "givens-unsolvable": "givens",
  "givens-pattern": "givens",
  "givens-clues": "givens",
  "fair-request": "fair",
};

/** The engine's fault of a request, with the place. */
export function faultProblem({ fault, cell, house, digit }: RequestProblem): MakerProblem {
  const where = {
    ...(house < 0 ? { kind: "row", number: 0 } : houseArgs(house)),
    row: rowOf(cell) + 1,
    column: columnOf(cell) + 1,
    digit,
  };
  return { field: fieldOfFault[fault], text: (t) => t(`fault-${fault}`, where) };
}

/** State of the dialog; null before it was opened. */
export const makerState = slice<MakerState | null>(null);

export const LIST_FORMATS = ["text", "json", "csv"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const EXTENSIONS: Record<ListFormat, string> = { text: "txt", json: "json", csv: "csv" };

/** Only the puzzles, or with what is known of each; ratings are of Sudoku Explainer. */
export function listText(puzzles: readonly SeriesPuzzle[], format: ListFormat): string {
  if (format === "text") return puzzles.map(({ puzzle }) => `${puzzle}\n`).join("");
  const rows = puzzles.map(({ seed, puzzle, solution, clues, grade, nearKnown }) => ({
    puzzle,
    solution,
    clues,
    level: grade?.level ?? "",
    er: grade?.er ?? 0,
    seed,
    nearKnown,
  }));
  if (format === "json") return `${JSON.stringify(rows, null, 1)}\n`;
  const head = ["puzzle", "solution", "clues", "level", "er", "seed"] as const;
  const known = ({ nearKnown }: (typeof rows)[number]): string =>
    nearKnown ? `${nearKnown.name} (${nearKnown.source})` : "";
  return [[...head, "nearKnown"], ...rows.map((row) => [...head.map((name) => row[name]), known(row)])]
    .map((fields) => `${fields.map(csvField).join(",")}\r\n`)
    .join("");
}
