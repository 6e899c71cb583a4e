/**
 * What single techniques have to tell besides the facts of every step: which colours clash, which petals, where a
 * loop ends.
 */
import type { DigitCells, Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer, Told } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { arePeers, cellName } from "../sudoku/geometry.js";
import { nodeClause } from "./chains.js";
import { cellOf, cellsOf, compact, digitOf, digitsIn, listCells, listDigits, markedBy, sentences } from "./names.js";

/** Everything of this kind that a sentence may name. */
export const reasons = (t: Localizer<HintsId>, step: Step) => ({
  ...endFacts(t, step),
  ...colorFacts(t, step),
  ...setFacts(t, step),
  guarding: listCandidates(t, markedBy(step, "guardian")),
  gone: listCandidates(t, [...step.eliminations]),
  put: listCells(cellsOf(step.placements)),
  // Each says where the digit has to be, if not at its other end.
  strongs: step.links
    .filter(({ strong }) => strong)
    .map(({ from, to }) => t("why-either", eitherFacts(step, from, to)))
    .join(t("why-between")),
  pivotDigits: orDigits(digitsIn(markedBy(step, "pivot"))),
});

const orDigits = (digits: readonly number[]): ListOf => new ListOf(digits.map(String), "or");

/** Candidates as "2 in r1c5 and r1c6; 3 in r4c4": digits with the same cells together. */
export function listCandidates(t: Localizer<HintsId>, candidates: readonly number[]): string {
  return digitGroups(candidates)
    .map(({ digits, cells }) => t("why-strike", { digits: listDigits(digits), cells: listCells(cells) }))
    .join(t("why-between"));
}

/** Digits that are in the same cells, together. */
export function digitGroups(candidates: readonly number[]): { digits: number[]; cells: number[] }[] {
  const groups = new Map<string, { digits: number[]; cells: number[] }>();
  for (const digit of digitsIn(candidates)) {
    const cells = cellsOf(candidates.filter((candidate) => digitOf(candidate) === digit));
    const group = groups.get(cells.join());
    if (group) group.digits.push(digit);
    else groups.set(cells.join(), { digits: [digit], cells });
  }
  return [...groups.values()];
}

function eitherFacts({ nodes }: Step, from: number, to: number): Told<"why-either"> {
  return {
    digit: nodes[from]?.digit ?? 0,
    from: listCells(nodes[from]?.cells ?? []),
    to: listCells(nodes[to]?.cells ?? []),
  };
}

/** The two ends of a chain, one of which is right; what a loop settles; and to what every chain of a step leads. */
function endFacts(t: Localizer<HintsId>, { nodes, links }: Step) {
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last) return { loop: "none", start: "", either: "", outcome: "" };
  const [begin, end] = [nodes[first.from], nodes[last.to]];
  return {
    loop: first.strong === last.strong ? (first.strong ? "on" : "off") : "ring",
    start: nodeClause(t, begin, true),
    either: new ListOf([nodeClause(t, begin, true), nodeClause(t, end, true)], "or"),
    outcome: nodeClause(t, end, last.strong),
  };
}

const inGroup = ({ marks }: Step, wanted: string, index: number): number[] =>
  marks.filter(({ role, group }) => role === wanted && group === index).map(({ candidate }) => candidate);

/** Both can't be true: the same digit in cells that see each other, or two digits of a cell. */
const clash = (a: number, b: number): boolean =>
  a !== b && (digitOf(a) === digitOf(b) ? arePeers(cellOf(a), cellOf(b)) : cellOf(a) === cellOf(b));

function firstClash(some: readonly number[], others: readonly number[]): [number, number] | null {
  for (const a of some) for (const b of others) if (clash(a, b)) return [a, b];
  return null;
}

/** The colours of one or two networks, what of them clashes, and what is left then. */
function colorFacts(t: Localizer<HintsId>, step: Step) {
  const colors = [0, 1, 2, 3].map((group) => inGroup(step, "color", group));
  const struck = [...step.eliminations];
  const wrong =
    colors.find((color) => color.length > 0 && color.every((candidate) => struck.includes(candidate))) ?? [];
  const [a, b] = meeting(colors, struck);
  const pair = colors[2]!.length ? firstClash(colors[a]!, colors[b]!) : firstClash(wrong, wrong);
  return {
    setA: listCandidates(t, colors[0]!),
    setB: listCandidates(t, colors[1]!),
    colorC: listCells(cellsOf(colors[2]!)),
    colorD: listCells(cellsOf(colors[3]!)),
    wrong: listCandidates(t, wrong),
    wrongCells: listCells(cellsOf(wrong)),
    fault: wrong.length === 0 ? "none" : pair ? (cellOf(pair[0]) === cellOf(pair[1]) ? "cell" : "sight") : "place",
    clash: pair ? new ListOf([...new Set(pair.map((candidate) => cellName(cellOf(candidate))))]) : "",
    clashDigit: pair ? digitOf(pair[0]) : 0,
    // The opposites of the two colours that meet.
    restA: listCells(cellsOf(colors[a ^ 1]!)),
    restB: listCells(cellsOf(colors[b ^ 1]!)),
  };
}

/** Of two networks, the two colours that see each other, and whose opposites between them rule out what goes. */
function meeting(colors: readonly number[][], struck: readonly number[]): [number, number] {
  const rules = (color: number): boolean =>
    struck.some((candidate) => colors[color]!.some((other) => clash(candidate, other)));
  for (const a of [0, 1])
    for (const b of [2, 3]) if (firstClash(colors[a]!, colors[b]!) && rules(a ^ 1) && rules(b ^ 1)) return [a, b];
  return [0, 2];
}

export const setText = (t: Localizer<HintsId>, { cells, digits }: DigitCells): string =>
  t("why-set", { cells: compact([...cells]).join(), digits: [...digits].join("") });

/** Sets one by one, and what each digit of a stem takes from its set. */
function setFacts(t: Localizer<HintsId>, step: Step) {
  const [first, second, third] = step.sets.map((set) => setText(t, set));
  const petals = step.sets.flatMap((set, group) => {
    const stem = inGroup(step, "pivot", group)[0];
    return stem === undefined
      ? []
      : [t("why-petal", { cell: cellName(cellOf(stem)), digit: digitOf(stem), set: setText(t, set) })];
  });
  return { first: first ?? "", second: second ?? "", third: third ?? "", petals: sentences(t, petals) };
}
