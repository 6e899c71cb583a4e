/** A step of the engine as whole sentences. */
import type { FluentVariable } from "@fluent/bundle";
import { cellName } from "../../board/geometry.js";
import type { Step } from "../../engine/index.js";
import { ListOf } from "../../i18n/list.js";
import type { Localizer } from "../../i18n/localizer.js";
import { chainEnds, chainSentences, isRing } from "./chains.js";
import { ideaOf } from "./ideas.js";
import { cellOf, cellsOf, digitOf, digitsIn, listCells, listDigits, listHouses, markedBy } from "./names.js";
import { explainSingle, isSingle } from "./singles.js";

/** More cells than these are counted: their names would bury the sentence, and the drawing shows them. */
const MOST_NAMES = 12;

/** Why the step follows. `struck` is the mask of what the player struck out in the cell of a single. */
export function explain(t: Localizer, step: Step, values: string, struck: number): string {
  if (isSingle(step)) return explainSingle(t, step, values, struck);
  const why = t(`why-${ideaOf(step.technique)}`, factsOf(t, step));
  return t("why-whole", { why, so: t("why-so", { effects: new ListOf(effectsOf(t, step)) }) });
}

/** What the step does, one clause a cell to fill and a digit to strike out. */
function effectsOf(t: Localizer, { placements, eliminations }: Step): string[] {
  const placed = Array.from(placements, (candidate) => t("why-put", { cell: cellName(cellOf(candidate)), digit: digitOf(candidate) }));
  const struck = digitsIn(eliminations).map((digit) => {
    const cells = cellsOf(eliminations.filter((candidate) => digitOf(candidate) === digit));
    return t("why-strike", { digit, cells: listCells(cells), count: cells.length, few: cells.length <= MOST_NAMES ? "yes" : "no" });
  });
  return [...placed, ...struck];
}

/** Everything that a sentence may name. */
function factsOf(t: Localizer, step: Step): Record<string, FluentVariable> {
  const marked = (...roles: Parameters<typeof markedBy>[1][]): ListOf => listCells(cellsOf(markedBy(step, ...roles)));
  const digits = digitsOfStep(step);
  const pincers = cellsOf(markedBy(step, "pincer"));
  return {
    digit: digits[0] ?? 0,
    digits: listDigits(digits),
    cells: listCells(patternCells(step)),
    houses: listHouses(t, step.houses),
    covers: listHouses(t, step.covers),
    fins: marked("fin", "endo-fin"),
    pivots: marked("pivot"),
    ends: listCells(pincers.length ? pincers : chainEnds(step)),
    corners: marked("corner"),
    guardians: marked("guardian"),
    extra: listDigits(digitsIn(markedBy(step, "guardian"))),
    colorA: listCells(coloredCells(step, 0)),
    colorB: listCells(coloredCells(step, 1)),
    sets: listSets(t, step),
    shared: listDigits(digitsIn(markedBy(step, "restricted"))),
    removed: listDigits(digitsIn(step.eliminations)),
    ring: isRing(step) ? "yes" : "no",
    chains: chainSentences(t, step),
  };
}

/** Of a deadly pattern, the digits that could be exchanged: the step's also have what prevents it. */
function digitsOfStep(step: Step): number[] {
  const corners = digitsIn(markedBy(step, "corner"));
  if (corners.length) return corners;
  return step.digits.length ? [...step.digits] : digitsIn(step.marks.map(({ candidate }) => candidate));
}

function patternCells(step: Step): number[] {
  const pattern = cellsOf(markedBy(step, "pattern"));
  return pattern.length ? pattern : cellsOf(step.marks.filter(({ role }) => role !== "cause").map(({ candidate }) => candidate));
}

function coloredCells(step: Step, color: number): number[] {
  return cellsOf(step.marks.filter(({ role, group }) => role === "color" && group === color).map(({ candidate }) => candidate));
}

function listSets(t: Localizer, step: Step): ListOf {
  return new ListOf(step.sets.map(({ cells, digits }) => t("why-set", { cells: listCells(cells), digits: [...digits].join("") })));
}
