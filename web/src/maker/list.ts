/** Puzzles as a text to copy or to save. */
import type { SeriesPuzzle } from "../engine/index.js";
import { csvField } from "../shell/csv.js";

export const LIST_FORMATS = ["text", "json", "csv"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const EXTENSIONS: Record<ListFormat, string> = { text: "txt", json: "json", csv: "csv" };

/** Only the puzzles, or with what is known of each; ratings are of Sudoku Explainer. */
export function listText(puzzles: readonly SeriesPuzzle[], format: ListFormat): string {
  if (format === "text") return puzzles.map(({ puzzle }) => `${puzzle}\n`).join("");
  const rows = puzzles.map(({ seed, puzzle, solution, clues, grade }) => ({
    puzzle,
    solution,
    clues,
    level: grade?.level ?? "",
    er: grade?.er ?? 0,
    seed,
  }));
  if (format === "json") return `${JSON.stringify(rows, null, 1)}\n`;
  const head = ["puzzle", "solution", "clues", "level", "er", "seed"] as const;
  return [head, ...rows.map((row) => head.map((name) => row[name]))]
    .map((fields) => `${fields.map(csvField).join(",")}\r\n`)
    .join("");
}
