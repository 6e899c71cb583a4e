/** Shared by arguments and answers. */
import { z } from "zod";

export const puzzle = z
  .string()
  .describe("81 characters row by row, . or 0 for empty cells; or a grid, candidates, a link or a file.");
export const entries = z
  .string()
  .optional()
  .describe("What is entered, 81 characters with . for the rest; none where puzzle has it.");
export const cell = z.string();
export const digit = z.int().min(1).max(9);
export const board = z.string().length(81);
/** The lower and the upper one. A tuple would be a schema that many programs of assistants cannot read. */
export const bounds = (one: z.ZodNumber | z.ZodInt) => z.array(one).length(2);

export const candidate = z.object({ cell, digit });
export const step = z.object({
  technique: z.string(),
  title: z.string(),
  level: z.string(),
  notation: z.string(),
  places: z.array(candidate),
  removes: z.array(candidate),
});
export const explainedStep = step.extend({ reasons: z.array(z.string()) });
