/**
 * Judging of answers. The engine decides: what it can show by any technique is never called wrong, only not what was
 * asked for.
 */
import type { Engine, Step, TechniqueId } from "../engine/index.js";
import { COURSE } from "../hint/course.js";
import { cellOf, digitOf } from "../hint/names.js";
import { stepsOf, type Task } from "./tasks.js";

export type Verdict =
  | { readonly is: "right"; readonly step: Step }
  /** The solution says otherwise; `candidate` is one that shows it. */
  | { readonly is: "wrong"; readonly candidate: number }
  /** True, and more belongs to it. */
  | { readonly is: "more"; readonly left: number }
  /**
   * True, but not by the technique that was asked for; by which one then, "" where no technique shows it yet, or null
   * where the search for one was given up.
   */
  | { readonly is: "other"; readonly technique: TechniqueId | "" | null; readonly candidate: number };

const isTrue = ({ solution }: Task, candidate: number): boolean =>
  Number(solution[cellOf(candidate)]) === digitOf(candidate);

/** A digit that was placed where a single was to be found. */
export async function judgePlacement(engine: Pick<Engine, "steps">, task: Task, candidate: number): Promise<Verdict> {
  if (!isTrue(task, candidate)) return { is: "wrong", candidate };
  const step = task.steps.find(({ placements }) => placements.includes(candidate));
  if (step) return { is: "right", step };
  const { steps, all } = await stepsOf(engine, task.position, COURSE.slice(0, 4));
  const other = steps.find(({ placements }) => placements.includes(candidate));
  return { is: "other", technique: other?.technique ?? (all ? "" : null), candidate };
}

/** The candidates that were struck out where those of a technique were to be found. */
export async function judgeEliminations(
  engine: Pick<Engine, "steps">,
  task: Task,
  struck: readonly number[],
): Promise<Verdict> {
  const wrong = struck.find((candidate) => isTrue(task, candidate));
  if (wrong !== undefined) return { is: "wrong", candidate: wrong };
  const all = new Set(struck);
  const whole = task.steps.find(({ eliminations }) => eliminations.every((one) => all.has(one)));
  if (whole) return { is: "right", step: whole };
  const beside = struck.find((one) => !task.steps.some(({ eliminations }) => eliminations.includes(one)));
  if (beside === undefined) {
    const missing = task.steps
      .filter(({ eliminations }) => eliminations.some((one) => all.has(one)))
      .map(({ eliminations }) => eliminations.filter((one) => !all.has(one)).length);
    return { is: "more", left: Math.min(...missing) };
  }
  const found = await stepsOf(engine, task.position, null);
  const other = found.steps.find(({ eliminations }) => eliminations.includes(beside));
  return { is: "other", technique: other?.technique ?? (found.all ? "" : null), candidate: beside };
}

/** The name of what is drawn. The choices were made so that no other of them does the same here. */
export const judgeName = ({ step }: Task, name: TechniqueId): Verdict =>
  name === step.technique ? { is: "right", step } : { is: "wrong", candidate: -1 };

/** A digit of the last stretch: wrong, or right and the board is full, or right and there is more to fill. */
export function judgeFinish(task: Task, values: string): Verdict {
  const differs = [...values].findIndex((digit, cell) => digit !== "." && digit !== task.solution[cell]);
  if (differs >= 0) return { is: "wrong", candidate: differs * 9 + Number(values[differs]) - 1 };
  const left = values.split(".").length - 1;
  return left ? { is: "more", left } : { is: "right", step: task.step };
}
