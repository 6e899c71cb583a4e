/** A step of the engine as a drawing and as sentences. */
import { cellName, digitsOf, HOUSES } from "../board/geometry.js";
import type { Highlight } from "../board/highlight.js";
import { houseArgs } from "../board/labels.js";
import type { Step } from "../engine/index.js";
import type { Localizer } from "../i18n/localizer.js";

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const digitOf = (candidate: number): number => (candidate % 9) + 1;

/** The house to look at first. A naked single has none of its own: its box is where the eye finds it. */
export function houseOf(step: Step): number {
  const [house] = step.houses;
  const cell = cellOf(step.placements[0]!);
  return step.technique === "naked-single" || house === undefined ? 18 + boxIndex(cell) : house;
}

const boxIndex = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** What to draw: the house alone for the first two stages, then the whole reasoning. */
export function drawing(step: Step, stage: number, values: string): Highlight {
  const house = houseOf(step);
  if (stage < 3) return { houses: [house] };
  const target = cellOf(step.placements[0]!);
  const naked = step.technique === "naked-single";
  const causes = causesOf(step).filter((candidate) => values[cellOf(candidate)] !== ".");
  const blocked = naked ? [] : HOUSES[house]!.filter((cell) => cell !== target && values[cell] === ".");
  return {
    houses: naked ? [] : [house],
    cells: [
      { cell: target, role: "target" },
      ...causes.map((candidate) => ({ cell: cellOf(candidate), role: "cause" as const })),
      ...blocked.map((cell) => ({ cell, role: "blocked" as const })),
    ],
    candidates: [{ candidate: step.placements[0]!, role: "place" }],
  };
}

const causesOf = (step: Step): number[] =>
  step.marks.filter(({ role }) => role === "cause").map(({ candidate }) => candidate);

/** Why the step follows, in whole sentences. `struck` is the mask of what the player struck out in the target cell. */
export function explain(t: Localizer, step: Step, values: string, struck: number): string {
  const target = cellOf(step.placements[0]!);
  const digit = digitOf(step.placements[0]!);
  const cell = cellName(target);
  if (step.technique === "naked-single") return explainNaked(t, { cell, digit, step, values, struck });
  const house = houseArgs(houseOf(step));
  if (step.technique === "full-house") return t("why-full-house", { cell, digit, ...house });
  const causes = [...new Set(causesOf(step).map(cellOf))].filter((cause) => values[cause] !== ".");
  return t("why-hidden-single", { ...house, digit, cell, causes: causes.length, cells: list(t, causes.map(cellName)) });
}

function explainNaked(
  t: Localizer,
  { cell, digit, step, values, struck }: { cell: string; digit: number; step: Step; values: string; struck: number },
): string {
  const seen = causesOf(step).filter((candidate) => values[cellOf(candidate)] === String(digitOf(candidate)));
  const digits = [...new Set(seen.map(digitOf))].sort();
  const removed = digitsOf(struck).filter((other) => !digits.includes(other) && other !== digit);
  return t("why-naked-single", {
    cell,
    digit,
    digits: list(t, digits.map(String)),
    removed: removed.length,
    struck: list(t, removed.map(String)),
  });
}

/** `a, b and c` in the page's language. */
export function list(t: Localizer, items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return t("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}
