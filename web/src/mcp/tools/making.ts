/** Tools that rate puzzles and make new ones. */
import { z } from "zod";
import type { PuzzleOptions } from "../../engine/index.js";
import { asGrid, asText, boardOf } from "../board.js";
import { ToolError } from "../errors.js";
import { board, puzzle } from "../schemas.js";
import { tool } from "../tool.js";
import { faultOf } from "../words.js";

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "fiendish", "extreme"] as const;
const SYMMETRIES = [
  "none",
  "rotate180",
  "rotate90",
  "horizontal",
  "vertical",
  "both",
  "diagonal",
  "antidiagonal",
  "full",
] as const;
const rating = z.number().describe("As Sudoku Explainer writes it, such as 7.1.");
const needed = z.array(z.object({ technique: z.string(), title: z.string(), count: z.int() }));

const rate = tool({
  name: "rate",
  title: "How hard is it?",
  description:
    "Says how hard a proper Sudoku is for people: its level, Sudoku Explainer's ratings ER, EP and ED, how long people need, and which techniques a solver needs how often.",
  input: z.strictObject({ puzzle }),
  output: z.object({
    level: z.enum(LEVELS),
    er: rating,
    ep: rating,
    ed: rating,
    score: z.int().describe("The sum of the difficulties of all steps."),
    solvedByLogic: z.boolean().describe("Without trial and error."),
    expectedSeconds: z.int().describe("How long people who finish it need on average."),
    expectedRange: z
      .tuple([z.int(), z.int()])
      .describe("Of ten puzzles with this time, the averages of eight lie in this range of seconds."),
    expectedRough: z.boolean().describe("Few puzzles as hard as this were timed: the time promises little."),
    techniques: needed,
  }),
  async run(desk, { puzzle: text }) {
    const { engine, signal } = desk;
    const { givens } = await boardOf(desk, text);
    const grade = await engine.grade(givens, {}, { signal });
    if (grade.fault) throw new ToolError(faultOf(grade.fault, grade));
    if (!grade.level) throw new ToolError("Rating the puzzle took too long.");
    const titles = new Map((await engine.techniques()).map(({ id, title }) => [id, title]));
    const techniques = grade.techniques.map(({ id, count }) => ({ technique: id, title: titles.get(id)!, count }));
    const { er, ep, ed, expectedSeconds, expectedRange, expectedRough } = grade;
    const [low, high] = expectedRange;
    const time = { expectedSeconds, expectedRange: [low, high] as [number, number], expectedRough };
    const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
    const people = `People need about ${inMinutes(expectedSeconds)} minutes (${inMinutes(low)} to ${inMinutes(high)})`;
    const rough = expectedRough ? ", a rough guess" : "";
    const list = techniques.map(({ title, count }) => `${title} (${count})`).join(", ");
    return {
      data: { level: grade.level, er, ep, ed, score: grade.score, solvedByLogic: grade.solved, ...time, techniques },
      words: `Level: ${grade.level}. ER ${er}, EP ${ep}, ED ${ed}. ${people}${rough}. It takes ${list}.`,
    };
  },
});

const generate = tool({
  name: "generate",
  title: "Make a Sudoku",
  description:
    "Makes a Sudoku with exactly one solution. Wishes that you leave out are open. Most puzzles take less than a second; a rare technique may take many. The same seed and wishes make the same puzzle again. A half turn as symmetry is rotate180.",
  input: z.strictObject({
    level: z.enum(LEVELS).optional(),
    technique: z
      .string()
      .optional()
      .describe("The id of a technique that the puzzle takes, as list_techniques has it."),
    symmetry: z.enum(SYMMETRIES).default("none").describe("Of the pattern of givens."),
    er: z
      .tuple([z.number(), z.number()])
      .optional()
      .describe("Bounds of Sudoku Explainer's rating, such as [2.5, 4.0]."),
    minutes: z
      .tuple([z.number(), z.number()])
      .optional()
      .describe("Bounds of the time that people need on average, from 1 to 60 minutes, such as [5, 8]."),
    clues: z.tuple([z.int(), z.int()]).optional().describe("Bounds of the number of givens, such as [24, 28]."),
    minimal: z.boolean().default(false).describe("Every given is needed."),
    seed: z.string().optional(),
  }),
  output: z.object({ puzzle: board, solution: board, clues: z.int(), seed: z.string() }),
  async run({ engine, signal }, wishes) {
    const wanted = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
    const made = await engine.generate(wanted as PuzzleOptions, { signal });
    const [text, solution] = [asText(made.puzzle), asText(made.solution)];
    return {
      data: { puzzle: text, solution, clues: made.clues, seed: made.seed },
      words: `${text}\n\n${asGrid(made.puzzle)}\n\n${made.clues} givens, seed ${made.seed}.`,
    };
  },
});

export const makingTools = [rate, generate];
