/** Tasks: made from an example of the technique, with what the engine needs to have said before one can be judged. */
import type { Engine, Step, TechniqueId } from "../engine/index.js";
import { COURSE } from "../hint/course.js";
import { after, type Position, positionOf, struckIn } from "../hint/position.js";
import { makeExample } from "../learn/example.js";
import type { Plan } from "./course.js";

export interface Task extends Plan {
  readonly position: Position;
  /** The digits of the solution. */
  readonly solution: string;
  /** The step to explain when it is over: the next one. */
  readonly step: Step;
  /** Every step of the technique that there is in the position; for the finish none. */
  readonly steps: readonly Step[];
  /** Names to choose from, of which one is right; none for other kinds. */
  readonly choices: readonly TechniqueId[];
}

export type Asked = Pick<Engine, "generate" | "hint" | "solve" | "steps" | "path">;

const CHOICES = 4;
/** So many cells are open at the last stretch. */
const OPEN = 9;

/** `known`: from the positions that are shipped, which is quick; else one that is made now, where that can be done. */
export async function makeTask(
  engine: Asked,
  plan: Plan,
  known: boolean,
  signal: AbortSignal,
  random: () => number,
): Promise<Task> {
  if (!plan.technique) return makeFinish(engine, plan, signal);
  return taskOn(engine, plan, await makeExample(engine, plan.technique, known, signal), signal, random);
}

/** The task on a position on which the technique gives the step. */
export async function taskOn(
  engine: Pick<Engine, "solve" | "steps">,
  plan: Plan,
  { position, step }: { position: Position; step: Step },
  signal: AbortSignal,
  random: () => number,
): Promise<Task> {
  const [steps, solution] = await Promise.all([
    allStepsOf(engine, position, [step.technique], signal),
    solutionOf(engine, position, signal),
  ]);
  const choices = plan.kind === "name" ? await choicesFor(engine, position, step, signal, random) : [];
  // The example's own counts, whatever the list left out.
  const all = steps.some((one) => hasSameEffect(one, step)) ? steps : [...steps, step];
  return { ...plan, position, solution, step, steps: all, choices };
}

/** Work for all steps of a position, some tenths of a second. */
const BUDGET = 300_000;

/** The steps of a position, and whether these are all. */
export async function stepsOf(
  engine: Pick<Engine, "steps">,
  { values, givens, candidates }: Position,
  techniques: readonly TechniqueId[] | null,
  signal?: AbortSignal,
): Promise<{ steps: readonly Step[]; all: boolean }> {
  const options = { givens, candidates, techniques, budget: BUDGET };
  const { steps, end } = await engine.steps(values, options, signal ? { signal } : {});
  return { steps, all: end === "complete" };
}

/** A task needs all of them: by a part, a right answer could be called wrong. Rejects when they take too long. */
async function allStepsOf(...asked: Parameters<typeof stepsOf>): Promise<readonly Step[]> {
  const { steps, all } = await stepsOf(...asked);
  if (!all) throw new Error("The steps of a position took too long.");
  return steps;
}

async function solutionOf(engine: Pick<Engine, "solve">, { values }: Position, signal: AbortSignal): Promise<string> {
  return (await engine.solve(values, { signal })).solution.join("");
}

const outcome = ({ placements, eliminations }: Step): string => [...placements, "-", ...eliminations].sort().join(" ");
const hasSameEffect = (one: Step, other: Step): boolean => outcome(one) === outcome(other);

/** The technique and others about as hard, none of which does here what the step does: else two names would be right. */
async function choicesFor(
  engine: Pick<Engine, "steps">,
  position: Position,
  step: Step,
  signal: AbortSignal,
  random: () => number,
): Promise<readonly TechniqueId[]> {
  const from = 4;
  const at = COURSE.indexOf(step.technique as (typeof COURSE)[number]);
  const others = COURSE.slice(from)
    .filter((id) => id !== step.technique)
    .sort((a, b) => Math.abs(COURSE.indexOf(a) - at) - Math.abs(COURSE.indexOf(b) - at))
    .slice(0, 10);
  const gone = new Set(step.eliminations);
  const found = await allStepsOf(engine, position, others, signal);
  const doTheSame = new Set(
    found.filter(({ eliminations }) => eliminations.some((one) => gone.has(one))).map((one) => one.technique),
  );
  const wrong = shuffled(
    others.filter((id) => !doTheSame.has(id)),
    random,
  ).slice(0, CHOICES - 1);
  return shuffled([step.technique, ...wrong], random);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

/** The last stretch of a puzzle of singles. */
async function makeFinish(engine: Asked, plan: Plan, signal: AbortSignal): Promise<Task> {
  const { puzzle } = await engine.generate({ level: "easy" }, { signal });
  const { steps } = await engine.path(puzzle, {}, { signal });
  let position = positionOf(Array.from(puzzle, (digit) => digit || ".").join(""));
  for (const step of steps) {
    if (openIn(position) <= OPEN && !struckIn(position).length) break;
    position = after(position, step);
  }
  const [step, solution] = await Promise.all([
    nextSingle(engine, position, signal),
    solutionOf(engine, position, signal),
  ]);
  if (!step) throw new Error("The last stretch has no single.");
  return { ...plan, position, solution, step, steps: [], choices: [] };
}

const openIn = ({ values }: Position): number => values.split(".").length - 1;

/** The next single; null where there is none. */
export async function nextSingle(
  engine: Pick<Engine, "hint">,
  { values, givens }: Position,
  signal?: AbortSignal,
): Promise<Step | null> {
  const techniques = COURSE.slice(0, 4);
  return (await engine.hint(values, { givens, techniques }, signal ? { signal } : {})).step;
}
