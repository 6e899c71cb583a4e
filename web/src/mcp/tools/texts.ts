/** Tools that read puzzles and write them. */
import { z } from "zod";
import type { FormatId } from "../../engine/index.js";
import { didYouMean } from "../../engine/nearest.js";
import { asText, progressesOf, readText } from "../board.js";
import { ToolError } from "../errors.js";
import { board } from "../schemas.js";
import { type Desk, tool } from "../tool.js";

const MOST = 100;

const readPuzzles = tool({
  name: "read_puzzles",
  title: "Read Sudokus from any text",
  description:
    "Reads all Sudokus in a text: lines, grids, tables, candidate grids, links and files of dozens of programs. Answers each as 81 characters, with what is entered, and says which format it is and what is doubtful.",
  input: z.strictObject({ text: z.string().describe("Any text with Sudokus in it.") }),
  output: z.object({
    format: z.string(),
    count: z.int(),
    puzzles: z
      .array(
        z.object({
          givens: board,
          values: board.describe("The givens and what is entered."),
          title: z.string().optional(),
        }),
      )
      .describe(`The first ${MOST}.`),
  }),
  async run(desk, { text }) {
    const result = await readText(desk, text);
    const puzzles = (await progressesOf(desk, text)).slice(0, MOST).map(({ givens, values, details }) => ({
      givens: asText(givens),
      values: asText(values),
      ...(details.title && { title: details.title }),
    }));
    const words = [`${result.count} read (${result.format}).`, ...puzzles.map(({ givens }) => givens)];
    return { data: { format: result.format, count: result.count, puzzles }, words: words.join("\n") };
  },
});

const writable = async ({ engine }: Desk): Promise<FormatId[]> =>
  (await engine.formats()).filter(({ writes }) => writes).map(({ id }) => id);

const convert = tool({
  name: "convert",
  title: "Write Sudokus in another format",
  description:
    "Reads the Sudokus of a text and writes them in another format, as a link of SudokuPad (sudokupad), f-puzzles, SudokuWiki or sudoku.coach, a file, a table, LaTeX or an SVG picture. Says what the new format cannot carry.",
  input: z.strictObject({
    puzzle: z.string().describe("Any text with Sudokus in it."),
    to: z
      .string()
      .describe(
        'The id of the format, such as "sudokupad", "f-puzzles", "sudokuwiki", "sudoku-coach", "sdk", "csv", "latex", "svg". A wrong id is answered with all of them.',
      ),
  }),
  output: z.object({
    text: z.string(),
    lost: z.array(z.string()).describe("Parts of the puzzles that the new text lacks."),
  }),
  async run(desk, { puzzle: text, to }) {
    const formats = await writable(desk);
    if (!formats.includes(to as FormatId))
      throw new ToolError(
        `Nonet cannot write the format "${to}".${didYouMean(to, formats)} It can write: ${formats.join(", ")}.`,
      );
    await readText(desk, text);
    const converted = await desk.engine.convert(text, to as FormatId, { signal: desk.signal });
    if (converted.error)
      throw new ToolError(
        `The format ${to} has no room for this (${converted.error}). Others are: ${formats.join(", ")}.`,
      );
    return { data: { text: converted.text, lost: [...converted.lost] }, words: converted.text };
  },
});

export const textTools = [readPuzzles, convert];
