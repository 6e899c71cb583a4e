/**
 * The nine colours of cells can be told apart, also by those who see no red or no green: the difference CIEDE2000 of each
 * pair, and of each from the tint of the selection, as three kinds of eyes see them.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  colour,
  contrast,
  difference,
  differenceOfLab,
  EYES,
  type Linear,
  lightness,
  palette,
  seenBy,
} from "../support/colours.js";

const NAMES = ["blue", "orange", "yellow", "pink", "cyan", "green", "lime", "olive", "grey"];
const source = readFileSync(new URL("../../../web/src/board/colour-styles.ts", import.meta.url), "utf8");

/** Both sides of every `light-dark(…)` whose property matches. */
const pairs = (name: RegExp): [light: string, dark: string][] =>
  Array.from(source.matchAll(/(--_\w+):.*?light-dark\((#\w{6}), (#\w{6})\)/g))
    .filter(([, property]) => name.test(property!))
    .map(([, , light, dark]) => [light!, dark!]);

const plain = (hex: string): Linear => colour(new Map([["it", hex]]), "it");

/**
 * The least difference that nine colours of these names reach on which digits have 4.5:1; the dark theme has less room,
 * since its colours all lie between the dark paper and what a light digit can still be read on.
 */
const THEMES = [
  ["light", 0, 10.5],
  ["dark", 1, 6],
] as const;

test.each(THEMES)("in the %s theme the nine colours differ, with every kind of eyes", (theme, side, least) => {
  const nine = pairs(/^--_c\d$/).map((pair) => plain(pair[side]!));
  expect(nine).toHaveLength(9);
  const all = [...nine, colour(palette(theme, theme), "--_selected")];
  const names = [...NAMES, "selected"];
  const rows = nine.flatMap((one, i) =>
    all.slice(i + 1).map((other, j) => ({
      pair: `${names[i]} – ${names[i + 1 + j]}`,
      ...Object.fromEntries(
        EYES.map((eyes) => [eyes, Number(difference(seenBy(eyes, one), seenBy(eyes, other)).toFixed(1))]),
      ),
    })),
  ) as { pair: string; all: number; deuteranopia: number; protanopia: number }[];
  const worst = (row: (typeof rows)[number]): number => Math.min(...EYES.map((eyes) => row[eyes]));
  rows.sort((a, b) => worst(a) - worst(b));
  console.log(`${theme}, CIEDE2000, the closest first`);
  console.table(rows);
  expect(rows).toHaveLength(45);
  expect(worst(rows[0]!)).toBeGreaterThanOrEqual(least);
});

test.each(THEMES)("in the %s theme every digit has 4.5:1 on each of them", (_theme, side) => {
  const inks = pairs(/^--_(given|entry|note|conflict)$/).map((pair) => pair[side]!);
  expect(inks).toHaveLength(4);
  for (const [at, pair] of pairs(/^--_c\d$/).entries())
    for (const ink of inks)
      expect.soft(contrast(plain(ink), plain(pair[side]!)), `${ink} on ${NAMES[at]}`).toBeGreaterThanOrEqual(4.5);
});

test("in the dark theme the nine are lighter than they were", () => {
  // Those before had a mean lightness of 0.459 (Oklab).
  const nine = pairs(/^--_c\d$/).map(([, dark]) => plain(dark));
  expect(nine.reduce((sum, one) => sum + lightness(one), 0) / 9).toBeGreaterThan(0.459 * 1.12);
});

test("the differences are those that others compute", () => {
  // Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005, table 1, pairs 1, 9 and 25.
  expect(differenceOfLab([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(differenceOfLab([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
  expect(differenceOfLab([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
});
