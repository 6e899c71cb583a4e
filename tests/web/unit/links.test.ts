import { expect, test } from "vitest";
import type { HighlightLink } from "../../../web/src/sudoku/highlight.js";
import { mapHighlight } from "../../../web/src/sudoku/highlight.js";
import { drawingLabel } from "../../../web/src/sudoku/labels.js";
import type { Obstacles } from "../../../web/src/sudoku/link-ways.js";
import { type LinkPaths, pathsOf } from "../../../web/src/sudoku/links.js";

const candidate = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
const numbers = (path: string): number[] => Array.from(path.matchAll(/-?\d+(\.\d+)?/g), ([number]) => Number(number));

const nothing = { candidates: [], filled: [] };
const linkPaths = (link: HighlightLink, obstacles: Obstacles): LinkPaths => pathsOf([link], obstacles)[0]!;

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

test("within a cell a link is a short bar without an arrow, and goes around what stands between", () => {
  const link = { from: [candidate(5, 4, 1)], to: [candidate(5, 4, 3)], strong: true };
  const bar = linkPaths(link, nothing);
  expect(bar).toMatchObject({ head: "", bar: true });
  // Row 5 has its upper small digits at 126.6; the 1 and the 3 of column 4 are at 96.6 and 113.4.
  expect(numbers(bar.line)).toEqual([101.6, 126.6, 108.4, 126.6]);
  const neighbours = linkPaths({ ...link, to: [candidate(5, 4, 2)] }, nothing);
  const [from, , to] = numbers(neighbours.line) as [number, number, number, number];
  expect(to - from).toBeCloseTo(2.4);
  const around = linkPaths(link, { ...nothing, candidates: [candidate(5, 4, 2)] });
  expect(around.bar).toBe(false);
  expect(around.head).not.toBe("");
});

test("where a curve would run over a marked digit, the line has corners; to a digit that is drawn large it ends at its rim", () => {
  // All digits of all cells but those of the ends: the ways are the lines of the board.
  const every = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const link = { from: [candidate(4, 4, 5)], to: [candidate(7, 6, 5)], strong: true };
  const cells = every.flatMap((row) => every.map((column) => [row, column] as const));
  const others = cells.filter(([row, column]) => !(row === 4 && column === 4) && !(row === 7 && column === 6));
  const wall = others.flatMap(([row, column]) => every.map((digit) => candidate(row, column, digit)));
  const { line } = linkPaths(link, { ...nothing, candidates: wall });
  expect(line).toMatch(/^M[\d. ]+( L[\d. ]+){2,}$/);
  const target = candidate(5, 9, 1);
  const [, , , , x] = numbers(
    linkPaths({ ...link, to: [target] }, { ...nothing, candidates: [target], placed: [target] }).line,
  );
  // The middle of the cell is at 255, and a large digit begins 9 before it.
  expect(x).toBeGreaterThan(240);
  expect(x).toBeLessThan(246);
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
  // Links outside of hints are called as the page calls them.
  const open = mapHighlight({
    candidates: [
      { candidate: candidate(1, 1, 3), role: "pattern" },
      { candidate: candidate(1, 1, 5), role: "pattern" },
    ],
    label: (digits) => `Open: ${digits}.`,
  });
  expect(drawingLabel(text, open, 0)).toBe(" Open: 3 5.");
});

test("hundreds of links among hundreds of candidates are drawn: those that come first go around digits, the rest straight", () => {
  const candidates = Array.from({ length: 243 }, (_, id) => 3 * id);
  const links = Array.from({ length: 300 }, (_, i) => ({
    from: [(i * 91) % 729],
    to: [(i * 37 + 400) % 729],
    strong: true,
  }));
  const obstacles = { candidates, filled: [] };
  const paths = pathsOf(links, obstacles);
  expect(paths.every(({ line }) => /^M[\d.]+ [\d.]+ [LQC]/.test(line))).toBe(true);
  expect(paths[1]).toEqual(linkPaths(links[1]!, obstacles));
  expect(paths[200]).toEqual(linkPaths(links[200]!, { candidates: [], filled: [] }));
});
