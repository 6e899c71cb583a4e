/** The links of every technique keep clear of the digits that they do not join, wherever there is a way around. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Step } from "../../../web/src/engine/index.js";
import { drawing } from "../../../web/src/hint/drawing.js";
import { type HighlightLink, mapHighlight } from "../../../web/src/sudoku/highlight.js";
import { RADIUS } from "../../../web/src/sudoku/link-ways.js";
import { pathsOf } from "../../../web/src/sudoku/links.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Point = readonly [x: number, y: number];
const BOARD = 270;
const PER_TECHNIQUE = 3;
/** The radius of a mark: 1.1 of a font's size that is a quarter of a cell. */
const MARK = (1.1 * 30) / 8;

/** Where a small digit stands: in its ninth of the middle 84 % of a cell of 30 units. */
const placeOf = (candidate: number): Point => {
  const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
  return [
    (cell % 9) * 30 + 15 + ((digit % 3) - 1) * 8.4,
    Math.floor(cell / 9) * 30 + 15 + (Math.floor(digit / 3) - 1) * 8.4,
  ];
};
const apart = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

/** The points of a path of `M`, `L`, `Q` and `C`, a third of a unit apart at most. */
function sampled(path: string): Point[] {
  const pieces = Array.from(path.matchAll(/([MLQC])([^MLQCZ]*)/g), ([, kind, text]) => {
    const numbers = Array.from(text!.matchAll(/-?[\d.]+/g), Number);
    return { kind, points: numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]!] as Point])) };
  });
  const found: Point[] = [];
  let from: Point = [0, 0];
  for (const { kind, points } of pieces) {
    const curve = [from, ...points];
    if (kind !== "M")
      for (let i = 0; i <= 120; i++) {
        let rest: Point[] = curve;
        while (rest.length > 1)
          rest = rest
            .slice(1)
            .map(([x, y], k) => [
              rest[k]![0] + ((x - rest[k]![0]) * i) / 120,
              rest[k]![1] + ((y - rest[k]![1]) * i) / 120,
            ]);
        found.push(rest[0]!);
      }
    from = points.at(-1)!;
  }
  return found;
}

/** Whether there is any way from one rim to the other, by a wave over points one unit apart: another way than that of links.ts. */
function hasDetour(link: HighlightLink, others: readonly Point[]): boolean {
  const free = (x: number, y: number): boolean =>
    x > 2 && y > 2 && x < BOARD - 2 && y < BOARD - 2 && others.every((other) => apart(other, [x, y]) > RADIUS + 1.2);
  const [from, to] = [link.from.map(placeOf), link.to.map(placeOf)];
  const isAt = (ends: readonly Point[], point: Point): boolean => ends.some((end) => apart(end, point) <= RADIUS + 1);
  const seen = new Uint8Array(BOARD * BOARD);
  const queue: Point[] = [];
  const visit = (x: number, y: number): void => {
    if (seen[y * BOARD + x] || !free(x, y)) return;
    seen[y * BOARD + x] = 1;
    queue.push([x, y]);
  };
  for (let y = 0; y < BOARD; y++) for (let x = 0; x < BOARD; x++) if (isAt(from, [x, y])) visit(x, y);
  for (const [x, y] of queue) {
    if (isAt(to, [x, y])) return true;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      visit(x + dx, y + dy);
  }
  return false;
}

const steps: { name: string; step: Step; values: string }[] = [];
beforeAll(async () => {
  const module = await loadModule();
  const taken = new Map<string, number>();
  for (const one of techniqueCases) {
    const count = taken.get(one.technique) ?? 0;
    if (count === PER_TECHNIQUE) continue;
    taken.set(one.technique, count + 1);
    const step = stepsOn(module, one, one.technique).find(({ notation }) => notation === one.notation);
    if (step?.links.length) steps.push({ name: `${one.technique} ${one.notation}`, step, values: one.position.values });
  }
});

test("no link comes nearer to a marked digit than its rim, unless it is walled in", () => {
  expect(steps.length).toBeGreaterThan(100);
  const [faults, walled]: [string[], string[]] = [[], []];
  let count = 0;
  for (const { name, step, values } of steps) {
    const map = mapHighlight(drawing(step, 3, values));
    const all = [...map.candidates.values()];
    const placed = all.filter(({ role }) => role === "place").map(({ candidate }) => candidate);
    const small = all.filter(({ role }) => role !== "place").map(({ candidate }) => candidate);
    const filled = [...values].flatMap((digit, cell) => (digit === "." ? [] : [cell]));
    for (const link of map.links) {
      count++;
      const candidates = all.map(({ candidate }) => candidate);
      // Alone: of more than 64 the rest go straight.
      const { line, head } = pathsOf([link], { candidates, filled, placed })[0]!;
      const others = small.filter((one) => !link.from.includes(one) && !link.to.includes(one)).map(placeOf);
      const nearest = (path: string): number =>
        Math.min(...sampled(path).flatMap((point) => others.map((other) => apart(other, point))));
      // Arrows may come as near as the rim of a mark is on boards of full size, lines no nearer than on small ones.
      if (nearest(line) > RADIUS - 0.1 && nearest(head) > MARK - 0.1) continue;
      const what = `${name}: ${link.from} – ${link.to}: ${nearest(line).toFixed(2)}, ${nearest(head).toFixed(2)}`;
      (hasDetour(link, others) ? faults : walled).push(what);
    }
  }
  console.log(`${count} links of ${steps.length} steps, ${walled.length} of them walled in`);
  expect(faults).toEqual([]);
});
