/** Which of many steps are looked at. */
import type { Step, TechniqueInfo } from "../engine/index.js";
import { candidatesOfNode, cellOf, digitOf } from "../hint/names.js";
import { fits } from "../hint/search.js";
import type { Filter } from "./state.js";

export interface StepGroup {
  technique: TechniqueInfo;
  /** The places of the steps in the whole list. */
  indices: number[];
}

/** "r4c7", "R4C7" or "47" as a cell; -1 when it is none. */
export function cellNamed(text: string): number {
  const [, row, column] = /^\s*r?([1-9])\s*c?([1-9])\s*$/i.exec(text) ?? [];
  return row ? (Number(row) - 1) * 9 + Number(column) - 1 : -1;
}

/** Everything that a step is about. */
function candidatesOf({ placements, eliminations, marks, nodes }: Step): number[] {
  return [
    ...placements,
    ...eliminations,
    ...marks.map(({ candidate }) => candidate),
    ...nodes.flatMap(candidatesOfNode),
  ];
}

/** Whether a step is one of those; `name` is its technique's in the reader's language. */
export function isWanted(step: Step, info: TechniqueInfo, name: string, filter: Filter): boolean {
  const text = filter.text.trim().toLocaleLowerCase();
  const cell = cellNamed(filter.cell);
  if (filter.family && info.family !== filter.family) return false;
  if (text && !step.notation.toLocaleLowerCase().includes(text) && !fits(info, name, filter.text)) return false;
  if (filter.digit && !candidatesOf(step).some((candidate) => digitOf(candidate) === filter.digit)) return false;
  return cell < 0 || candidatesOf(step).some((candidate) => cellOf(candidate) === cell);
}

/** The steps that are wanted, by technique in the order in which they come. */
export function groupSteps(
  steps: readonly Step[],
  table: readonly TechniqueInfo[],
  nameOf: (info: TechniqueInfo) => string,
  filter: Filter,
): StepGroup[] {
  const order = [...new Set(steps.map(({ technique }) => technique))];
  const found = order.flatMap((id) => table.find((info) => info.id === id) ?? []);
  const groups = found.map((technique): StepGroup => {
    const name = nameOf(technique);
    const indices = steps.flatMap((step, index) =>
      step.technique === technique.id && isWanted(step, technique, name, filter) ? [index] : [],
    );
    return { technique, indices };
  });
  return groups.filter(({ indices }) => indices.length > 0);
}
