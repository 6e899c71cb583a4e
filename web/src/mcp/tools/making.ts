/** Tools that rate puzzles and make new ones. */
import { z } from "zod";
import type { PuzzleOptions } from "../../engine/index.js";
import { asGrid, asText, boardOf } from "../board.js";
import { ToolError } from "../errors.js";
import { board, bounds, puzzle } from "../schemas.js";
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
const rating = z.number();
const needed = z.array(z.object({ technique: z.string(), title: z.string(), count: z.int() }));

const rate = tool({
  name: "rate",
  title: "How hard is it?",
  description:
    "Says how hard a proper Sudoku is for people: its level, Sudoku Explainer's ratings ER, EP and ED, how long people need, and which techniques a solver needs how often.",
  input: z.strictObject({ puzzle }),
  output: z.object({
    level: z.enum(LEVELS),
    er: rating.describe("As Sudoku Explainer writes it, such as 7.1."),
    ep: rating,
    ed: rating,
    score: z.int().describe("The sum of the difficulties of all steps."),
    solvedByLogic: z.boolean().describe("Without trial and error."),
    expectedSeconds: z.int().describe("What people need on average."),
    expectedRange: bounds(z.int()).describe("Seconds, in which eight of ten such puzzles lie."),
    expectedRough: z.boolean().describe("Few puzzles as hard as this were timed."),
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
    const time = { expectedSeconds, expectedRange: [low, high], expectedRough };
    const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
    const people = `People need about ${inMinutes(expectedSeconds)} minutes (${inMinutes(low)} to ${inMinutes(high)})`;
    const rough = expectedRough ? ", a rough guess" : "";
    const list = techniques.map(({ title, count }) => `${title} (${count})`).join(", ");
    return {
      data: { level: grade.level, er, ep, ed, score: grade.score, solvedByLogic: grade.solved, ...time, techniques },
      words: `Level: ${grade.level}. ER ${er.toFixed(1)}, EP ${ep.toFixed(1)}, ED ${ed.toFixed(1)}. ${people}${rough}. It takes ${list}.`,
    };
  },
});

const generate = tool({
  name: "generate",
  title: "Make a Sudoku",
  description:
    "Makes a Sudoku with exactly one solution. Most take less than a second; a rare technique may take many. The same seed and wishes make the same puzzle again.",
  input: z.strictObject({
    level: z.enum(LEVELS).optional(),
    technique: z.string().optional().describe("An id of list_techniques, which the puzzle takes."),
    symmetry: z.enum(SYMMETRIES).default("none").describe("Of the givens; a half turn is rotate180."),
    er: bounds(z.number()).optional().describe("Sudoku Explainer's rating, such as [2.5, 4.0]."),
    minutes: bounds(z.number()).optional().describe("What people need on average, 1 to 60, such as [5, 8]."),
    clues: bounds(z.int().min(17).max(81)).optional().describe("The number of givens, such as [24, 28]."),
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
