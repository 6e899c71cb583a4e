/** The ways to make full grids side by side: how far each test is, and what the tests show. */
import { ListOf } from "../../i18n/formats.js";
import { GRID_METHODS, type GridMethodId, type GridTestReport } from "../engine.js";
import type { LabWords } from "../texts.js";
import { type FormatNumber, ratio } from "./format.js";
import type { RunState } from "./race.js";

export interface MethodTest {
  readonly method: GridMethodId;
  readonly state: RunState;
  /** Grids so far, while it runs. */
  readonly made: number;
  readonly report: GridTestReport | null;
  /** Grids a second. */
  readonly speed: number;
}

export const idleTest = (method: GridMethodId): MethodTest => ({
  method,
  state: "idle",
  made: 0,
  report: null,
  speed: 0,
});
export const idleTests = (): MethodTest[] => GRID_METHODS.map(idleTest);

type Tested = MethodTest & { report: GridTestReport };
const tested = (tests: readonly MethodTest[]): Tested[] => tests.filter((test): test is Tested => test.report !== null);

/**
 * A smaller chance than this is not taken for an accident: of two tests each, five methods that were uniform would
 * seldom show it.
 */
export const DOUBT = 0.001;

/** Whether a test tells that a method prefers some grids. That it does not proves nothing. */
export const isBiased = ({ bands, stacks }: GridTestReport): boolean => Math.min(bands.p, stacks.p) < DOUBT;

/** A chance with two digits that count; small ones as a power of ten. */
export function chance(format: FormatNumber, p: number): string {
  if (p >= DOUBT) return format(p, 2);
  // Smaller numbers than this the module cannot tell from 0.
  if (p < 1e-300) return "< 10⁻³⁰⁰";
  const [mantissa, exponent] = p.toExponential(1).split("e-");
  return `${format(Number(mantissa), 2)} × 10⁻${Array.from(exponent!, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
}

/** Conclusions of the tests: which methods differ from uniform, which do not, and which was fastest. */
export function testSentences(t: LabWords, format: FormatNumber, tests: readonly MethodTest[]): string[] {
  const all = tested(tests);
  if (all.length < tests.length) return [];
  const names = (some: readonly Tested[]): ListOf => new ListOf(some.map(({ method }) => method));
  const biased = all.filter(({ report }) => isBiased(report));
  const others = all.filter(({ report }) => !isBiased(report));
  const grids = all[0]!.report.grids;
  const sorted = all.toSorted((a, b) => b.speed - a.speed);
  const [fast, slow] = [sorted[0]!, sorted.at(-1)!];
  return [
    ...(biased.length ? [t("lab-say-biased", { methods: names(biased) })] : []),
    ...(others.length ? [t("lab-say-unbiased", { methods: names(others), grids })] : []),
    t("lab-say-fast", { fast: fast.method, slow: slow.method, times: ratio(format, fast.speed / slow.speed) }),
  ];
}

/** A word of a command line as a shell reads it. */
export const shellWord = (text: string): string =>
  /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
