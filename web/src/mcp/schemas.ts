/** Shared by arguments and answers. */
import { z } from "zod";

export const puzzle = z
  .string()
  .describe(
    "The puzzle: 81 characters row by row with . or 0 for empty cells, nine rows, a candidate grid, or a link or file of any Sudoku program.",
  );
export const entries = z
  .string()
  .optional()
  .describe(
    "The digits entered so far, as 81 characters with . for the other cells. Leave it out if the puzzle is a position that has them already.",
  );
export const cell = z.string().describe("A cell by row and column, such as r3c4.");
export const digit = z.int().min(1).max(9);
export const board = z.string().length(81).describe("81 characters, row by row; . is an empty cell.");

export const candidate = z.object({ cell, digit });
export const step = z.object({
  technique: z.string().describe("The technique's id, as list_techniques has it."),
  title: z.string(),
  level: z.string().describe("Level of the technique, from beginner to extreme."),
  notation: z.string().describe("The step in short, as Sudoku forums write it."),
  places: z.array(candidate),
  removes: z.array(candidate).describe("The candidates to strike out."),
});
export const explainedStep = step.extend({
  reasons: z.array(z.string()).describe("Why it follows, line by line."),
});
