/** Figures of measured times. */

/** The value below which a share of the values lies (0 to 1). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** "p50 0.4, p99 12.0, at most 30.1 ms of 500" */
export const summary = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)}, at most ${Math.max(...times).toFixed(1)} ms of ${times.length}`;
