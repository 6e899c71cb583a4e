/** A step of the engine as whole sentences. */
import type { FluentVariable } from "@fluent/bundle";
import type { Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer, Told } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { type CellNames, cellName } from "../sudoku/geometry.js";
import { chainEnds, chainSentences, endsWhereItBegins, isRing, nodeClause } from "./chains.js";
import { forcingFacts } from "./forcing.js";
import { type IdeaId, ideaOf } from "./ideas.js";
import { cellOf, cellsOf, digitOf, digitsIn, listCells, listDigits, listHouses, markedBy, sentences } from "./names.js";
import { listCandidates, reasons, setText } from "./reasons.js";
import { explainSingle, isSingle } from "./singles.js";

/** Ideas whose reason is one sentence about the facts of the step; singles have sentences of their own. */
type Argued = Exclude<IdeaId, `${string}-single${string}` | "full-house">;
type Facts = Told<`why-${Argued}`>;
type Fact = keyof Facts;

/** Facts that only some techniques have. */
const NONE = {
  forced: "",
  count: 0,
  kind: "",
  without: "",
  branches: "",
  depth: "",
  supposed: "",
  opposed: "",
  common: "",
  possible: "",
};

/**
 * Why the step follows. `struck` is the mask of what the player struck out in the cell of a single, `branch` the only
 * one to tell of a forcing chain, or null for all. `names`: how the sentences of singles name cells; all others have
 * so many of them that they name them as forums do.
 */
export function explain(
  t: Localizer<HintsId>,
  step: Step,
  values: string,
  struck: number,
  branch: number | null = null,
  names: CellNames = cellName,
): string {
  if (isSingle(step)) return explainSingle(t, step, values, struck, names);
  const why = t(`why-${ideaOf(step.technique) as Argued}`, factsOf(t, step, branch));
  // A part that has nothing to say leaves the blanks on both of its sides.
  return t("why-whole", { why: why.replaceAll(/ {2,}/g, " "), so: conclusion(t, step) });
}

/** What the step does: the cells that it fills, and what it strikes out. */
function conclusion(t: Localizer<HintsId>, { placements, eliminations }: Step): string {
  const placed = Array.from(placements, (candidate) =>
    t("why-put", { cell: cellName(cellOf(candidate)), digit: digitOf(candidate) }),
  );
  const struck = listCandidates(t, [...eliminations]);
  const parts = [
    placed.length ? t("why-so-put", { effects: placed.join(t("why-between")) }) : "",
    struck ? t("why-so-strike", { effects: struck }) : "",
  ];
  return sentences(t, parts);
}

/** Everything that a sentence may name. */
function factsOf(t: Localizer<HintsId>, step: Step, branch: number | null): Facts {
  const marked = (...roles: Parameters<typeof markedBy>[1][]): ListOf => listCells(cellsOf(markedBy(step, ...roles)));
  const digits = digitsOfStep(step);
  const pincers = cellsOf(markedBy(step, "pincer"));
  return {
    ...NONE,
    digit: digits[0] ?? 0,
    digits: listDigits(digits),
    cells: listCells(patternCells(step)),
    houses: listHouses(t, step.houses),
    covers: listHouses(t, step.covers),
    fins: marked("fin", "endo-fin"),
    pivots: marked("pivot"),
    ends: listCells(pincers.length ? pincers : chainEnds(step)),
    // Some cells of a deadly pattern may have nothing marked but what keeps it from being deadly.
    corners: marked("corner", "guardian"),
    guardians: marked("guardian"),
    extra: listDigits(digitsIn(markedBy(step, "guardian"))),
    colorA: listCells(coloredCells(step, 0)),
    colorB: listCells(coloredCells(step, 1)),
    sets: listSets(t, step),
    shared: listDigits(digitsIn(markedBy(step, "restricted"))),
    removed: listDigits(digitsIn(step.eliminations)),
    linked: listDigits(new Set(step.nodes.map(({ digit }) => digit))),
    ring: isRing(step) ? "yes" : "no",
    target: listCells(cellsOf(step.eliminations)),
    // Whether a contradiction is a digit without a place, or a cell without a digit.
    lacks: step.houses.length ? "place" : "digit",
    same: endsWhereItBegins(step) ? "yes" : "no",
    chains: chainSentences(t, step),
    nodes: listCells(step.nodes.flatMap(({ cells }) => [...cells]).sort((a, b) => a - b)),
    renamed: new ListOf(renamed(step)),
    ...reasons(t, step),
    ...trialFacts(t, step),
    ...forcingFacts(t, step, branch),
  };
}

/** Of a deadly pattern, the digits that could be exchanged: the step's also have what prevents it. */
function digitsOfStep(step: Step): number[] {
  const corners = digitsIn(markedBy(step, "corner"));
  if (corners.length) return corners;
  return step.digits.length ? [...step.digits] : digitsIn(step.marks.map(({ candidate }) => candidate));
}

function patternCells(step: Step): number[] {
  const pattern = cellsOf(markedBy(step, "pattern", "pivot", "pincer"));
  return pattern.length
    ? pattern
    : cellsOf(step.marks.filter(({ role }) => role !== "cause").map(({ candidate }) => candidate));
}

function coloredCells(step: Step, color: number): number[] {
  return cellsOf(
    step.marks.filter(({ role, group }) => role === "color" && group === color).map(({ candidate }) => candidate),
  );
}

/** "1 to 2", "3 to 6": the digits that change their names in a symmetry. */
function renamed({ technique, digits }: Step): string[] {
  if (technique !== "symmetrical-placement") return [];
  return [...digits].flatMap((name, i) => (name === i + 1 ? [] : [`${i + 1}→${name}`]));
}

/** What a trial supposes, what follows, and what is left without a digit or a place. */
function trialFacts(t: Localizer<HintsId>, step: Step): Partial<Record<Fact, FluentVariable>> {
  if (step.technique !== "bowmans-bingo") return {};
  const [start, ...forced] = step.nodes.map((node) => nodeClause(t, node, true));
  const [without] = step.sets;
  return {
    start: start ?? "",
    forced: new ListOf(forced, "narrow"),
    count: forced.length,
    kind: step.houses.length ? "house" : "cell",
    without: listDigits(without?.digits ?? []),
    cells: listCells(without?.cells ?? []),
  };
}

function listSets(t: Localizer<HintsId>, step: Step): ListOf {
  return new ListOf(step.sets.map((set) => setText(t, set)));
}
