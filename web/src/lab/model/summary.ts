/** A comparison, in plain sentences made from its numbers. */
import { ListOf } from "../../i18n/formats.js";
import type { SearchReport } from "../engine.js";
import type { LabWords } from "../texts.js";
import { duration, type FormatNumber, memory, ratio } from "./format.js";
import { answered, isWhole, type Run } from "./race.js";

type Answered = Run & { result: SearchReport };

/** Differences smaller than this are not worth a sentence about who was faster. */
const NOTICEABLE = 1.2;

export function raceSentences(t: LabWords, format: FormatNumber, runs: readonly Run[]): string[] {
  const all = answered(runs);
  const whole = all.filter(isWhole);
  return [
    ...positionSentences(t, whole),
    ...timeSentences(t, format, whole),
    ...budgetSentences(t, all),
    ...solutionSentences(t, all),
    ...guessSentences(t, whole),
    ...memorySentences(t, format, all),
  ];
}

/** The runs with the smallest and the largest number; null when there is nothing to compare. */
function extremes(runs: readonly Answered[], value: (run: Answered) => number): [Answered, Answered] | null {
  const sorted = runs.toSorted((a, b) => value(a) - value(b));
  return sorted.length < 2 ? null : [sorted[0]!, sorted.at(-1)!];
}

function positionSentences(t: LabWords, runs: readonly Answered[]): string[] {
  const ends = extremes(runs, ({ result }) => result.nodes);
  if (!ends) return [];
  const [few, many] = ends;
  if (few.result.nodes === many.result.nodes) return [t("lab-say-same", { nodes: few.result.nodes })];
  return [t("lab-say-nodes", { most: many.engine, many: many.result.nodes, least: few.engine, few: few.result.nodes })];
}

function timeSentences(t: LabWords, format: FormatNumber, runs: readonly Answered[]): string[] {
  const ends = extremes(runs, ({ micros }) => micros);
  if (!ends) return [];
  const [fast, slow] = ends;
  const times = slow.micros / fast.micros;
  if (!Number.isFinite(times) || times < NOTICEABLE) return [];
  return [
    t("lab-say-time", {
      fast: fast.engine,
      time: duration(format, fast.micros),
      slow: slow.engine,
      times: ratio(format, times),
    }),
  ];
}

function budgetSentences(t: LabWords, runs: readonly Answered[]): string[] {
  const stopped = runs.filter(({ result }) => result.ended === "budget");
  if (!stopped.length) return [];
  const names = new ListOf(stopped.map(({ engine }) => engine));
  return [
    t("lab-say-budget", {
      engines: names,
      count: stopped.length,
      nodes: Math.max(...stopped.map(({ result }) => result.nodes)),
    }),
  ];
}

/**
 * Solutions that they found. Engines that completed the search have to agree; if they ever do not, it says so aloud.
 */
function solutionSentences(t: LabWords, runs: readonly Answered[]): string[] {
  const complete = runs.filter(({ result }) => result.ended === "complete");
  const limited = runs.filter(({ result }) => result.ended === "limit");
  const most = Math.max(...runs.map(({ result }) => result.solutions));
  // One that is through has them all: no other may have fewer, and one that was stopped early none beyond them.
  if (complete.some(({ result }) => result.solutions < most)) return [t("lab-say-disagree")];
  const count = complete.length;
  if (count)
    return [t("lab-say-solutions", { count, engine: complete[0]!.engine, solutions: complete[0]!.result.solutions })];
  if (!limited.length) return [];
  return [t("lab-say-limit", { solutions: Math.max(...limited.map(({ result }) => result.solutions)) })];
}

function guessSentences(t: LabWords, runs: readonly Answered[]): string[] {
  const none = runs.filter(({ result }) => result.guesses === 0 && result.solutions > 0);
  if (!none.length) return [];
  return [t("lab-say-no-guess", { count: none.length, engines: new ListOf(none.map(({ engine }) => engine)) })];
}

function memorySentences(t: LabWords, format: FormatNumber, runs: readonly Answered[]): string[] {
  const matrix = runs.find(({ result }) => result.rows > 0);
  if (!matrix) return [];
  const { rows, columns, links, bytes } = matrix.result;
  return [t("lab-say-matrix", { engine: matrix.engine, rows, columns, links, memory: memory(format, bytes) })];
}
