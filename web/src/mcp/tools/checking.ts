/** Tools that say whether a puzzle is proper, what solves it, and which entries are wrong. */
import { z } from "zod";
import type { Engine } from "../../engine/index.js";
import { cellName } from "../../sudoku/geometry.js";
import { candidatesIn, solveWith } from "../../sudoku/solve.js";
import { asGrid, asText, boardOf, digitsIn } from "../board.js";
import { ToolError } from "../errors.js";
import { board, cell, digit, entries, puzzle } from "../schemas.js";
import { tool } from "../tool.js";
import { faultOf, houseName } from "../words.js";

const conflict = z.object({ digit, cells: z.array(cell).length(2), house: z.string() });
const outcomes = z.enum(["none", "one", "several"]);
const SOLUTIONS = { none: "none", unique: "one", multiple: "several" } as const;

async function conflictsOf(engine: Engine, values: Uint8Array): Promise<z.output<typeof conflict>[]> {
  const found = await engine.conflicts(values);
  return found.map(({ digit: twice, first, second, house }) => ({
    digit: twice,
    cells: [cellName(first), cellName(second)],
    house: houseName(house),
  }));
}

const checkPuzzle = tool({
  name: "check_puzzle",
  title: "Is this puzzle proper?",
  description:
    "Says whether a Sudoku has exactly one solution. If it has several, in which cells they differ and with which digits; if it has none, which digits contradict each other. Also which givens could be left out.",
  input: z.strictObject({ puzzle }),
  output: z.object({
    proper: z.boolean(),
    solutions: outcomes,
    givens: z.int(),
    differ: z.array(z.object({ cell, digits: z.array(digit) })).describe("Where solutions differ."),
    conflicts: z.array(conflict).describe("Digits that appear twice in a row, column or box."),
    spare: z.array(cell).describe("Givens each of which could go alone."),
  }),
  async run(desk, { puzzle: text }) {
    const { engine, signal } = desk;
    const read = await boardOf(desk, text);
    const { givens } = read;
    const { outcome, candidates } = await solveWith(engine, givens, candidatesIn(read), signal);
    if (candidates)
      throw new ToolError(
        `The candidates are a part of this puzzle, which leave ${outcome === "unique" ? "one solution" : outcome === "none" ? "no solution" : "several solutions"}; this tool is about givens alone. solve and count_solutions know candidates.`,
      );
    const solutions = SOLUTIONS[outcome];
    const several = solutions === "several" ? await engine.ambiguousCells(givens, {}, { signal }) : null;
    const differ = several ? Array.from(several.cells, (at) => digitsIn(at, several.digits[at]!)) : [];
    const conflicts = solutions === "none" ? await conflictsOf(engine, givens) : [];
    const spare = solutions === "one" ? Array.from((await engine.redundantGivens(givens)).cells, cellName) : [];
    const words = {
      one: `The puzzle is proper: it has exactly one solution.${spare.length ? ` These givens could each go alone: ${spare.join(", ")}.` : " Every given is needed."}`,
      none: `The puzzle has no solution.${conflicts.map(({ digit: twice, cells, house }) => ` ${twice} appears twice in ${house}: ${cells.join(", ")}.`).join("")}`,
      several: `The puzzle has several solutions. They differ in ${differ.map(({ cell: at, digits }) => `${at} (${digits.join(" or ")})`).join(", ")}.`,
    }[solutions];
    const { fault, ...where } =
      solutions === "none" ? await engine.hint(givens, {}, { signal }) : { fault: "" as const };
    const reason = fault && !conflicts.length && "cell" in where ? ` ${faultOf(fault, where)}` : "";
    const count = givens.filter(Boolean).length;
    return {
      data: { proper: solutions === "one", solutions, givens: count, differ, conflicts, spare },
      words: words + reason,
    };
  },
});

const solve = tool({
  name: "solve",
  title: "Solve a Sudoku",
  description:
    "Finds the solution of a Sudoku, and says whether it is the only one. It searches; solution_path solves as a person does, step by step.",
  input: z.strictObject({ puzzle }),
  output: z.object({ solutions: outcomes, solution: board.nullable().describe("One of them, or null.") }),
  async run(desk, { puzzle: text }) {
    const { engine, signal } = desk;
    const read = await boardOf(desk, text);
    const { outcome, solution } = await solveWith(engine, read.givens, candidatesIn(read), signal);
    const text81 = outcome === "none" ? null : asText(solution);
    const only = outcome === "unique" ? "The only solution" : "One of several solutions";
    return {
      data: { solutions: SOLUTIONS[outcome], solution: text81 },
      words: text81
        ? `${only}:\n${text81}\n\n${asGrid(solution)}`
        : "The puzzle has no solution. check_puzzle has details.",
    };
  },
});

const countSolutions = tool({
  name: "count_solutions",
  title: "Count solutions",
  description: "Counts the solutions of a grid, up to a limit.",
  input: z.strictObject({
    puzzle,
    limit: z.int().min(1).max(10_000_000).default(1000).describe("Where to stop counting."),
  }),
  output: z.object({
    count: z.int(),
    limited: z.boolean().describe("There may be more."),
  }),
  async run(desk, { puzzle: text, limit }) {
    const { engine, signal } = desk;
    const read = await boardOf(desk, text);
    const { candidates } = await solveWith(engine, read.givens, candidatesIn(read), signal);
    const found = candidates ? await engine.search(read.givens, { limit, candidates }, { signal }) : null;
    const { count, limited } = found
      ? { count: found.solutions, limited: found.ended === "limit" }
      : await engine.count(read.givens, limit, { signal });
    return {
      data: { count, limited },
      words: limited
        ? `At least ${count} solutions; a higher limit counts on.`
        : count === 1
          ? "Exactly one solution."
          : `${count} solutions.`,
    };
  },
});

const checkEntries = tool({
  name: "check_entries",
  title: "Which entries are wrong?",
  description: "Names the entries that are wrong. It keeps the right digits to itself, unless you ask for them.",
  input: z.strictObject({
    puzzle,
    entries,
    reveal: z.boolean().default(false).describe("Also tells the right digit of each wrong entry."),
  }),
  output: z.object({
    entered: z.int().describe("Number of cells compared."),
    wrong: z.array(z.object({ cell, entered: digit, right: digit.optional() })),
  }),
  async run(desk, { puzzle: text, entries: entered, reveal }) {
    const { engine, signal } = desk;
    const read = await boardOf(desk, text, entered);
    const { givens, values } = read;
    const masks = candidatesIn(entered === undefined ? read : { ...read, values: givens });
    const { outcome, solution } = await solveWith(engine, givens, masks, signal);
    if (outcome !== "unique")
      throw new ToolError(
        `The givens have ${outcome === "none" ? "no solution" : "several solutions"}, so no entry is right or wrong. Are entries among the givens? Pass the givens as puzzle, and what was entered as entries.`,
      );
    const own = Array.from(values.keys()).filter((at) => values[at] && !givens[at]);
    if (!own.length)
      throw new ToolError(
        "Nothing is entered in this puzzle. Pass the digits as entries, 81 characters with . for the others.",
      );
    const wrong = own
      .filter((at) => values[at] !== solution[at])
      .map((at) => ({ cell: cellName(at), entered: values[at]!, ...(reveal && { right: solution[at]! }) }));
    const words = wrong.length
      ? `Wrong: ${wrong.map((one) => `${one.cell} (${one.entered}${reveal ? `, right is ${one.right}` : ""})`).join(", ")}.`
      : `All ${own.length} entries are right.`;
    return { data: { entered: own.length, wrong }, words };
  },
});

export const checkingTools = [checkPuzzle, solve, countSolutions, checkEntries];
