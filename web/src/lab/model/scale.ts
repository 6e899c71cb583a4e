/** The scale of a bar chart: logarithmic only where the longest bar would hide the others. */

export interface Scale {
  readonly log: boolean;
  readonly min: number;
  readonly max: number;
}

/** Longest to shortest bar at which a linear scale stops telling anything about the short one. */
const TOO_FAR = 30;

/** Units of bars. Counts are whole numbers, and so are the places on their axis. */
export type Unit = "time" | "count" | "bytes";

/** Where a logarithmic scale of counts begins: below 1, so that the bar of 1 can be told from that of 0. */
const BELOW_ONE = 0.5;

/** The powers of ten that a logarithmic scale covers. */
export function powersOfTen({ min, max }: Scale): number[] {
  const first = Math.ceil(Math.log10(min) - 1e-9);
  return Array.from({ length: Math.floor(Math.log10(max)) - first + 1 }, (_, step) => 10 ** (first + step));
}

export function scaleFor(values: readonly number[], unit: Unit): Scale {
  const positive = values.filter((value) => value > 0);
  const max = Math.max(unit === "count" ? 1 : 1e-9, ...positive);
  const min = Math.min(max, ...positive);
  // Room for the number behind the longest bar is left by the chart, not by the scale.
  if (max / min < TOO_FAR) return { log: false, min: 0, max };
  const below = 10 ** (Math.ceil(Math.log10(min)) - 1);
  return { log: true, min: unit === "count" ? Math.max(BELOW_ONE, below) : below, max };
}
