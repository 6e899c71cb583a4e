/** Tools that reason as people do: the next step, all steps, the whole path, and the techniques that there are. */
import { z } from "zod";
import type {
  AllSteps,
  Hint,
  LogicOptions,
  SolutionPath,
  Step,
  TechniqueId,
  TechniqueInfo,
} from "../../engine/index.js";
import { didYouMean } from "../../engine/nearest.js";
import { cellName } from "../../sudoku/geometry.js";
import { type BoardGiven, boardOf, digitIn } from "../board.js";
import { ToolError } from "../errors.js";
import { entries, explainedStep, puzzle, step } from "../schemas.js";
import { type Desk, tool } from "../tool.js";
import { faultOf, nudgeOf, reasonsOf } from "../words.js";

/** About a microsecond a unit: as long as somebody waits for an answer. */
const BUDGET = 5_000_000;

const techniques = z
  .array(z.string().min(1))
  .min(1)
  .optional()
  .describe("Only these ids of list_techniques; else all usual ones.");

export async function tableOf({ engine }: Desk): Promise<Map<TechniqueId, TechniqueInfo>> {
  return new Map((await engine.techniques()).map((technique) => [technique.id, technique]));
}

/** A position, and what may be used in it. */
export async function logicOf(desk: Desk, { givens, candidates }: BoardGiven, ids?: string[]): Promise<LogicOptions> {
  const table = await tableOf(desk);
  const unknown = ids?.filter((id) => !table.has(id as TechniqueId)) ?? [];
  if (unknown.length)
    throw new ToolError(
      `There is no technique ${unknown.join(", ")}.${didYouMean(unknown[0], [...table.keys()])} list_techniques has the ids, as "x-wing".`,
    );
  return { givens, candidates, budget: BUDGET, ...(ids && { techniques: ids as TechniqueId[] }) };
}

/** Hands on an answer of logic that could start: from a puzzle with several solutions it does. */
export function begun<Result extends Hint | AllSteps | SolutionPath>(result: Result): Result {
  if (result.fault && result.fault !== "solved" && result.fault !== "several-solutions")
    throw new ToolError(faultOf(result.fault, result));
  return result;
}

const endsOpen = (open: Uint8Array): string =>
  `Logic ends here: the puzzle has several solutions, and each candidate left stands in one of them. Open: ${Array.from(open, cellName).join(", ")}. check_puzzle lists the digits of each.`;

export function toldStep(table: Map<TechniqueId, TechniqueInfo>, found: Step): z.output<typeof step> {
  const { title, level } = table.get(found.technique)!;
  return {
    technique: found.technique,
    title,
    level,
    notation: found.notation,
    places: Array.from(found.placements, digitIn),
    removes: Array.from(found.eliminations, digitIn),
  };
}

export const explained = (table: Map<TechniqueId, TechniqueInfo>, found: Step): z.output<typeof explainedStep> => ({
  ...toldStep(table, found),
  reasons: reasonsOf(found),
});

const nextStep = tool({
  name: "next_step",
  title: "The next step, with its reasons",
  description:
    "The easiest next step in a Sudoku that is being solved, and why it follows, line by line. It tells where to look first, so that you can give a nudge instead of the step.",
  input: z.strictObject({ puzzle, entries, techniques }),
  output: z.object({
    solved: z.boolean(),
    nudge: z.string().nullable().describe("Where to look, without the step."),
    step: explainedStep.nullable().describe("Null when the board is solved, or no technique applies."),
  }),
  async run(desk, { puzzle: text, entries: entered, techniques: ids }) {
    const position = await boardOf(desk, text, entered);
    const options = await logicOf(desk, position, ids);
    const {
      fault,
      step: found,
      end,
      open,
    } = begun(await desk.engine.hint(position.values, options, { signal: desk.signal }));
    if (!found) {
      const words =
        fault === "solved"
          ? "The board is solved."
          : open.length
            ? endsOpen(open)
            : end === "budget"
              ? "The search found no step within the time for an answer."
              : "None of these techniques applies. Leave techniques out to allow all of them.";
      return { data: { solved: fault === "solved", nudge: null, step: null }, words };
    }
    const told = explained(await tableOf(desk), found);
    const nudge = nudgeOf(found);
    if (fault === "several-solutions")
      desk.warnings.add("The puzzle has several solutions; this step holds in all of them. check_puzzle has details.");
    return {
      data: { solved: false, nudge, step: told },
      words: [nudge, told.notation, ...told.reasons].join("\n"),
    };
  },
});

const MOST_STEPS = 200;

const allSteps = tool({
  name: "all_steps",
  title: "All steps there are now",
  description:
    'All steps that a position allows now, easiest technique first; with techniques, only those, such as all X-Wings with ["x-wing"].',
  input: z.strictObject({ puzzle, entries, techniques }),
  output: z.object({
    count: z.int(),
    complete: z.boolean().describe("False: there may be more."),
    steps: z.array(step).describe(`The first ${MOST_STEPS}.`),
  }),
  async run(desk, { puzzle: text, entries: entered, techniques: ids }) {
    const position = await boardOf(desk, text, entered);
    const options = await logicOf(desk, position, ids);
    const { steps, end, open } = begun(await desk.engine.steps(position.values, options, { signal: desk.signal }));
    const table = await tableOf(desk);
    const told = steps.slice(0, MOST_STEPS).map((found) => toldStep(table, found));
    const none = open.length ? endsOpen(open) : "There is no such step now.";
    const rest = steps.length - told.length;
    const lines = told.map(({ notation }) => notation);
    if (rest > 0) lines.push(`These are the first ${MOST_STEPS} of ${steps.length}; techniques narrows them down.`);
    const words = lines.join("\n") || none;
    return { data: { count: steps.length, complete: end === "complete", steps: told }, words };
  },
});

const solutionPath = tool({
  name: "solution_path",
  title: "Solve as a person does",
  description:
    "The way from a position to the solution by human techniques, step by step in notation and without detours, with its level. It stops where logic ends.",
  input: z.strictObject({ puzzle, entries, techniques }),
  output: z.object({
    solved: z.boolean(),
    level: z.string().describe("Of the hardest step."),
    score: z.int(),
    steps: z.array(step),
  }),
  async run(desk, { puzzle: text, entries: entered, techniques: ids }) {
    const position = await boardOf(desk, text, entered);
    const options = { ...(await logicOf(desk, position, ids)), budget: 4 * BUDGET };
    const path = begun(await desk.engine.path(position.values, options, { signal: desk.signal }));
    const table = await tableOf(desk);
    const steps = path.steps.map((found) => toldStep(table, found));
    const solved = path.solved || path.fault === "solved";
    const end = solved ? "Solved." : path.open.length ? endsOpen(path.open) : "These techniques lead no further.";
    return {
      data: { solved, level: path.level, score: path.score, steps },
      words: [...steps.map(({ notation }, at) => `${at + 1}. ${notation}`), end].join("\n"),
    };
  },
});

const listTechniques = tool({
  name: "list_techniques",
  title: "The techniques of Sudoku",
  description: "All techniques that Nonet knows, easiest first: id, title, family and level.",
  input: z.strictObject({ family: z.string().optional().describe('Only this family, such as "fish" or "wings".') }),
  output: z.object({
    techniques: z.array(z.object({ id: z.string(), title: z.string(), family: z.string(), level: z.string() })),
  }),
  async run({ engine }, { family }) {
    const all = await engine.techniques();
    const wanted = all.filter((one) => !family || one.family === family);
    if (!wanted.length)
      throw new ToolError(
        `There is no family "${family}". These are: ${[...new Set(all.map((one) => one.family))].join(", ")}.`,
      );
    const told = wanted.map(({ id, title, family: of, level }) => ({ id, title, family: of, level }));
    return {
      data: { techniques: told },
      words: told.map(({ id, title, level }) => `${id}: ${title} (${level})`).join("\n"),
    };
  },
});

export const logicTools = [nextStep, allSteps, solutionPath, listTechniques];
