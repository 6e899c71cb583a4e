/**
 * The plan of an explanation in the words of a language. The core says which messages to say and what they name; here
 * they are filled in. `nonet hint --explain` does the same with the same texts.
 */
import type { FluentVariable } from "@fluent/bundle";
import type { ExplainedLine, ListJoin, Message, NamedThing, Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { type CellNames, cellName } from "../sudoku/geometry.js";
import { compact, listCandidates, listDigits, listHouses } from "./names.js";

/** A line in words, what of the step it is about, and its place among all lines of the explanation. */
export type ToldLine = Omit<ExplainedLine, "id" | "named"> & { text: string; at: number };

/** Which message it is, the core knows: the types of the texts can't. */
type AnyMessage = (id: string, args: Record<string, FluentVariable>) => string;

export function sayMessage(t: Localizer<HintsId>, { id, named }: Message, names: CellNames = cellName): string {
  const args = Object.entries(named).map(([name, thing]) => [name, valueOf(t, thing, names)] as const);
  return (t as AnyMessage)(id, Object.fromEntries(args));
}

function valueOf(t: Localizer<HintsId>, thing: NamedThing, names: CellNames): FluentVariable {
  if (typeof thing !== "object") return thing;
  if ("messages" in thing) {
    const items = thing.messages.map((message) => sayMessage(t, message, names));
    return items.length === 1
      ? items[0]!
      : thing.join === "clauses"
        ? items.join(t("why-between"))
        : new ListOf(items, thing.join);
  }
  if ("sets" in thing)
    return new ListOf(
      thing.sets.map(({ cells, digits }) => t("why-set", { cells: compact(cells).join(), digits: digits.join("") })),
    );
  if ("cells" in thing) return listCells(thing.cells, thing.join, names);
  if ("digits" in thing) return listDigits(thing.digits, thing.join);
  return "houses" in thing ? listHouses(t, thing.houses) : listCandidates(t, thing.candidates);
}

/** Up to three cells are named one by one; more of them as `r1c26`, but for those whose order counts. */
const listCells = (cells: readonly number[], join: ListJoin, names: CellNames): ListOf =>
  new ListOf(
    cells.length > 3 && join !== "narrow" && names === cellName
      ? compact(cells)
      : cells.map((cell) => names(cell, cells.length)),
    join,
  );

/**
 * The lines that explain a step. `branch`: the only one to tell of a forcing chain, or null for all. `names`: how the
 * sentences of singles name cells; all others have so many of them that they name them as forums do.
 */
export function tell(
  t: Localizer<HintsId>,
  step: Step,
  branch: number | null = null,
  names: CellNames = cellName,
): ToldLine[] {
  const cells = isSingle(step) ? names : cellName;
  return step.explanation.lines
    .map((line, at) => ({ ...line, at }))
    .filter((line) => branch === null || line.branch < 0 || line.branch === branch)
    .map(({ id, named, ...line }) => ({ ...line, text: sayMessage(t, { id, named }, cells) }));
}

/** The same as one text. */
export const explain = (
  t: Localizer<HintsId>,
  step: Step,
  branch: number | null = null,
  names: CellNames = cellName,
): string =>
  joined(
    t,
    tell(t, step, branch, names).map(({ text }) => text),
  );

/** One sentence after another, as the language joins them: Chinese leaves no blank. */
export const joined = (t: Localizer<HintsId>, texts: readonly string[]): string =>
  texts.reduce((why, so) => (why ? t("why-whole", { why, so }) : so), "");

/** The supposition of each branch of a forcing chain. */
export const branchStarts = (t: Localizer<HintsId>, step: Step): string[] =>
  step.explanation.lines
    .filter(({ branch, depth }) => branch >= 0 && depth === 0)
    .map(({ named }) => String(valueOf(t, named["what"]!, cellName)));

/** A digit that is placed because others are locked: see `direct.ts`. */
export const isDirect = ({ technique }: Step): boolean => technique.startsWith("direct-");

export const isSingle = ({ technique }: Step): boolean => /-single|^full-house$/.test(technique);
