/** The links of a drawing come in the order of the reasoning, and are soon there. */
import { expect, test } from "vitest";
import type { HighlightLink } from "../../../web/src/sudoku/highlight.js";
import { paceOf, wavesOf } from "../../../web/src/sudoku/link-order.js";

const link = (from: number, to: number): HighlightLink => ({ from: [from], to: [to], strong: true });

test("a chain goes link by link, however it is listed", () => {
  expect(wavesOf([link(1, 2), link(2, 3), link(3, 4)])).toEqual([0, 1, 2]);
  expect(wavesOf([link(3, 4), link(1, 2), link(2, 3)])).toEqual([2, 0, 1]);
  expect(wavesOf([])).toEqual([]);
});

test("branches are drawn side by side, and what follows from two waits for both", () => {
  const [a, b, c, d, e] = [link(1, 2), link(1, 3), link(3, 4), link(2, 5), link(4, 5)];
  expect(wavesOf([a, b, c, d, e, link(5, 6)])).toEqual([0, 0, 1, 1, 2, 3]);
});

test("a loop begins with its first link; groups are ends of their own", () => {
  expect(wavesOf([link(1, 2), link(2, 3), link(3, 1)])).toEqual([0, 1, 2]);
  expect(wavesOf([link(7, 7)])).toEqual([0]);
  const group = { from: [1], to: [2, 3], strong: false };
  expect(wavesOf([{ from: [2, 3], to: [9], strong: true }, group, link(2, 8)])).toEqual([1, 0, 0]);
});

test("a link takes 120 ms at most, three are there within 250 ms, and a hundred within 900", () => {
  for (let waves = 1; waves <= 200; waves++) {
    const { from, each } = paceOf(waves);
    expect(each).toBeGreaterThan(0);
    expect(each).toBeLessThanOrEqual(120);
    expect(Math.round(from + waves * each)).toBeLessThanOrEqual(waves <= 3 ? 250 : 900);
  }
});
