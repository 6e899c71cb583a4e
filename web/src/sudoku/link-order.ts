/** In which order the links of a drawing are drawn: that of the reasoning, so that eyes can follow it. */
import type { HighlightLink } from "./highlight.js";

/**
 * Of each link, after how many others in a row its turn comes. A link waits for those that lead to where it begins; what does not wait for
 * each other is drawn at the same time. Where all wait, as in a loop, it is broken at the first of them.
 */
export function wavesOf(links: readonly HighlightLink[]): number[] {
  const ends = links.map(({ from, to }) => ({ from: from.join(), to: to.join() }));
  const waves = new Array<number>(links.length).fill(0);
  let left = [...ends.keys()];
  for (let wave = 0; left.length; wave++) {
    const awaited = new Set(left.map((link) => ends[link]!.to));
    const ready = left.filter((link) => !awaited.has(ends[link]!.from));
    const next = new Set(ready.length ? ready : left.slice(0, 1));
    for (const link of next) waves[link] = wave;
    left = left.filter((link) => !next.has(link));
  }
  return waves;
}

/** Links begin when houses and marks are there. */
const FROM_MS = 100;
const LONGEST_LINK_MS = 120;
/** A few links are drawn by the 250th ms, and the longest chain by the 900th. */
const LEAST_MS = 150;
const MOST_MS = 800;
const FOR_EACH_MS = 50;

/** When the first links begin, and how long each takes; one after the other. */
export function paceOf(waves: number): { from: number; each: number } {
  const whole = Math.min(MOST_MS, Math.max(LEAST_MS, waves * FOR_EACH_MS));
  return { from: FROM_MS, each: Math.min(LONGEST_LINK_MS, whole / waves) };
}
