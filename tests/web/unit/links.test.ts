import { expect, test } from "vitest";
import { mapHighlight } from "../../../web/src/sudoku/highlight.js";
import { drawingLabel } from "../../../web/src/sudoku/labels.js";
import { linkPaths } from "../../../web/src/sudoku/links.js";

const candidate = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
const numbers = (path: string): number[] => Array.from(path.matchAll(/-?\d+(\.\d+)?/g), ([number]) => Number(number));

const nothing = { candidates: [], filled: [] };

test("a line runs between the rims of its two digits, and bends aside from a third", () => {
  const [from, to, between] = [candidate(1, 1, 5), candidate(1, 9, 5), candidate(1, 5, 5)];
  const straight = numbers(
    linkPaths({ from: [from], to: [to], strong: true }, { candidates: [from, to], filled: [] }).line,
  );
  const [startX, , , , endX] = straight;
  expect(startX).toBeGreaterThan(15);
  expect(startX).toBeLessThan(23);
  expect(endX).toBeGreaterThan(246);
  expect(endX).toBeLessThan(255);
  // Half of the bend is where the line is furthest from the straight way, which is at 15.
  const around = numbers(
    linkPaths({ from: [from], to: [to], strong: true }, { candidates: [from, to, between], filled: [] }).line,
  );
  expect(Math.abs(around[3]! - 15) / 2).toBeGreaterThan(4);
});

test("a line keeps clear of large digits where it can", () => {
  const link = { from: [candidate(1, 1, 1)], to: [candidate(1, 9, 1)], strong: true };
  const filled = [1, 2, 3, 4, 5, 6, 7];
  // The small 1 stands at a height of 5.6, and large digits begin at 7.
  expect(numbers(linkPaths(link, { candidates: [], filled }).line)[3]).toBeLessThan(8);
});

test("a line goes between small digits that are not part of the drawing, where it can", () => {
  const link = { from: [candidate(2, 2, 1)], to: [candidate(4, 2, 1)], strong: false };
  const straight = numbers(linkPaths(link, nothing).line)[2]!;
  const around = numbers(
    linkPaths(link, { ...nothing, notes: [candidate(3, 2, 1), candidate(3, 2, 4), candidate(3, 2, 7)] }).line,
  )[2]!;
  // Half of the bend is where the line is furthest from the straight way; a digit is about 4 wide on either side.
  expect(Math.abs(straight - 35.6) / 2).toBeLessThan(3);
  expect(Math.abs(around - 35.6) / 2).toBeGreaterThan(3.8);
});

test("between neighbours in a cell the line goes round, on the side where no other link comes in, and its arrow has room", () => {
  const link = { from: [candidate(5, 4, 3)], to: [candidate(5, 4, 5)], strong: true };
  for (const [from, below] of [
    [candidate(5, 3, 3), true],
    [candidate(8, 4, 3), false],
  ] as const) {
    const { line, head } = linkPaths(link, {
      ...nothing,
      links: [{ from: [from], to: link.from, strong: false }, link],
    });
    const [, , bendX, bendY] = numbers(line) as [number, number, number, number];
    // The straight way from the 3 to the 5 has its middle at (109.7, 130.3), and goes down to the left.
    expect(bendX - 109.7 + (bendY - 130.3) > 0, head).toBe(below);
    expect(Math.hypot(bendX - 109.7, bendY - 130.3)).toBeGreaterThan(9);
  }
});

test("a line of a group begins at the member that is nearest", () => {
  const group = [candidate(1, 1, 1), candidate(1, 3, 1)];
  const [x] = numbers(linkPaths({ from: group, to: [candidate(1, 9, 1)], strong: false }, nothing).line);
  expect(x).toBeGreaterThan(60);
});

test("neighbours in a cell are joined without leaving the board", () => {
  for (const [a, b] of [
    [1, 2],
    [1, 4],
    [1, 9],
  ] as const) {
    const { line, head } = linkPaths({ from: [candidate(1, 1, a)], to: [candidate(1, 1, b)], strong: true }, nothing);
    for (const number of [...numbers(line), ...numbers(head)])
      expect(number >= 0 && number <= 30, `${a}${b}: ${number}`).toBe(true);
  }
});

test("the label of a cell says what is drawn in it", () => {
  const text = (id: string, args?: object): string => `${id} ${JSON.stringify(args)}`;
  const map = mapHighlight({
    candidates: [
      { candidate: candidate(1, 1, 3), role: "fin" },
      { candidate: candidate(1, 1, 5), role: "eliminated" },
    ],
  });
  expect(drawingLabel(text, map, 0)).toBe(' board-drawn-eliminated {"digits":"5"} board-drawn-part {"digits":"3"}');
  expect(drawingLabel(text, map, 1)).toBe("");
  // What is no hint is called what the page calls it.
  const open = mapHighlight({
    candidates: [
      { candidate: candidate(1, 1, 3), role: "pattern" },
      { candidate: candidate(1, 1, 5), role: "pattern" },
    ],
    label: (digits) => `Open: ${digits}.`,
  });
  expect(drawingLabel(text, open, 0)).toBe(" Open: 3 5.");
});
