/** The ways of links from one change of the game to the next: always the right ones, and little work at a time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LinkRouter } from "../../../web/src/board/link-router.js";
import type { HighlightLink } from "../../../web/src/sudoku/highlight.js";
import { Field, type Obstacles } from "../../../web/src/sudoku/link-ways.js";
import { pathsOf, Routes } from "../../../web/src/sudoku/links.js";
import { randomFrom } from "../support/sudoku.js";

/** Tasks that wait to be run. */
const { tasks } = vi.hoisted(() => ({ tasks: [] as (() => void)[] }));
vi.mock("../../../web/src/board/task.js", () => ({
  nextTask: () => new Promise<void>((resolve) => tasks.push(resolve)),
}));

/** In one task. */
const AT_ONCE = 4;

interface Position {
  links: readonly HighlightLink[];
  obstacles: Obstacles;
}

/** A board with digits, notes, and a tangle of links. In two of three cells are candidates, so many of five. */
function tangle(random: (below: number) => number, count: number, dense = 2): Position {
  const filled = Array.from({ length: 81 }, (_, cell) => cell).filter(() => random(3) === 0);
  const there = Array.from({ length: 729 }, (_, id) => id).filter(
    (id) => !filled.includes(Math.floor(id / 9)) && random(5) < dense,
  );
  const any = (): number => there[random(there.length)]!;
  const links = Array.from({ length: count }, () => {
    const from = any();
    let to = any();
    while (to === from) to = any();
    return { from: [from], to: [to], strong: random(2) === 0 };
  });
  const touched = new Set(links.flatMap(({ from, to }) => [...from, ...to]).map((id) => Math.floor(id / 9)));
  const isDrawn = (id: number): boolean => touched.has(Math.floor(id / 9));
  const notes = there.filter((id) => !isDrawn(id));
  return { links, obstacles: { candidates: there.filter(isDrawn), filled, notes, placed: [] } };
}

/** One change, as a move makes it: a note, a digit, a candidate to place, or a link. */
function changed(random: (below: number) => number, { links, obstacles }: Position): Position {
  const { candidates, filled, notes = [], placed = [] } = obstacles;
  const toggled = (list: readonly number[], one: number): number[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  switch (random(5)) {
    case 0:
      return { links, obstacles: { ...obstacles, notes: toggled(notes, random(729)) } };
    case 1:
      return { links, obstacles: { ...obstacles, filled: toggled(filled, random(81)) } };
    case 2:
      return { links, obstacles: { ...obstacles, placed: toggled(placed, candidates[random(candidates.length)]!) } };
    case 3:
      return { links, obstacles: { ...obstacles, candidates: toggled(candidates, random(729)) } };
    default: {
      const at = random(links.length);
      // The order of the obstacles is nothing.
      const turned = { ...obstacles, candidates: [...candidates].reverse(), notes: [...notes].reverse() };
      return { links: [...links.slice(at), ...links.slice(0, Math.max(0, at - random(2)))], obstacles: turned };
    }
  }
}

test("what is kept from one drawing to the next is what would be found anew", () => {
  const random = randomFrom(11);
  for (let round = 0; round < 3; round++) {
    const routes = new Routes();
    let position = tangle(random, 10, 2 + round);
    for (let step = 0; step < 25; step++) {
      routes.take(position.links, position.obstacles);
      // Not all is found before the next change.
      if (random(3) === 0) routes.work(random(4));
      else {
        while (routes.work(5));
        expect(routes.paths).toEqual(pathsOf([...position.links], position.obstacles));
      }
      position = changed(random, position);
    }
  }
});

test("a way that was looked for all around depends on all that is around it", () => {
  // All digits of all cells but those of the ends, which lie across the board: only a line with corners is clear.
  const [from, to] = [(1 * 9 + 1) * 9 + 4, (7 * 9 + 6) * 9 + 4];
  const candidates = Array.from({ length: 729 }, (_, id) => id).filter(
    (id) => ![from, to].some((end) => Math.floor(end / 9) === Math.floor(id / 9)),
  );
  const field = new Field({ candidates, filled: [] });
  const link = { from: [from], to: [to], strong: true };
  const { result, seen } = field.watch(link, () => field.wayOf(link, field.endOf(from), field.endOf(to)));
  expect(result.corners).toBe(true);
  // Squares are as wide as a third of a cell.
  const unseen = [...seen.keys()].filter((square) => {
    const [row, column] = [Math.floor(square / 27), square % 27];
    return !seen[square] && row >= 4 && row <= 22 && column >= 4 && column <= 19;
  });
  expect(unseen).toEqual([]);
});

test("a link that goes straight, since there are so many, ends where its digits do", () => {
  const { links, obstacles } = tangle(randomFrom(2), 70);
  const routes = new Routes();
  routes.take(links, obstacles);
  const [placed] = links.at(-1)!.to;
  const next = { ...obstacles, placed: [placed!] };
  const before = routes.paths.at(-1);
  routes.take(links, next);
  expect(routes.paths.at(-1)).not.toEqual(before);
  const alone = new Routes();
  alone.take([...links].reverse(), next);
  expect(routes.paths.at(-1)).toEqual(alone.paths[0]);
});

describe("of a drawing with many links", () => {
  const ways = vi.spyOn(Field.prototype, "wayOf");
  const found = vi.fn();
  beforeEach(() => {
    ways.mockClear();
    found.mockClear();
  });
  afterEach(() => void tasks.splice(0));

  /** Runs the tasks that wait, and those that they call for: of each, how many ways it found. */
  async function run(most = Infinity): Promise<number[]> {
    const counts: number[] = [];
    while (tasks.length > 0 && counts.length < most) {
      const before = ways.mock.calls.length;
      tasks.shift()!();
      await Promise.resolve();
      await Promise.resolve();
      counts.push(ways.mock.calls.length - before);
    }
    return counts;
  }

  for (const count of [60, 300])
    test(`no task finds the ways of more than ${AT_ONCE} of ${count}, and in the end all have theirs`, async () => {
      const { links, obstacles } = tangle(randomFrom(count), count);
      const router = new LinkRouter(found);
      expect(router.paths(links, obstacles)).toHaveLength(count);
      expect(ways.mock.calls.length).toBeLessThanOrEqual(AT_ONCE);
      const counts = await run();
      expect(Math.max(...counts)).toBeLessThanOrEqual(AT_ONCE);
      expect(found).toHaveBeenCalledTimes(1);
      ways.mockClear();
      const paths = router.paths([...links], { ...obstacles });
      // Rendered once more, it is the same.
      expect(ways).not.toHaveBeenCalled();
      expect(tasks).toEqual([]);
      expect(paths).toEqual(pathsOf([...links], obstacles));
    });

  test("a note changes the ways that lead by it, and no other", async () => {
    const { links, obstacles } = tangle(randomFrom(3), 40);
    const router = new LinkRouter(found);
    router.paths(links, obstacles);
    await run();
    ways.mockClear();
    // In the corner: nothing leads by a digit that leads nowhere near.
    const [corner] = [0, 8, 72, 80].filter((cell) => !obstacles.filled.includes(cell));
    const notes = [...obstacles.notes!, corner! * 9 + 4];
    router.paths(links, { ...obstacles, notes });
    await run();
    expect(ways.mock.calls.length).toBeLessThan(20);
  });

  test("the next change puts an end to the rest of the last one", async () => {
    const { links, obstacles } = tangle(randomFrom(5), 60);
    const router = new LinkRouter(found);
    for (let move = 0; move < 10; move++) {
      router.paths(links, { ...obstacles, filled: [...obstacles.filled, move] });
      await run(1);
    }
    // At each rendering, and once between two.
    expect(ways.mock.calls.length).toBeLessThanOrEqual(10 * 2 * AT_ONCE);
    expect(found).not.toHaveBeenCalled();
    // A drawing that is gone wants nothing.
    expect(router.paths([], obstacles)).toEqual([]);
    ways.mockClear();
    await run();
    expect(ways).not.toHaveBeenCalled();
    expect(found).not.toHaveBeenCalled();
  });
});
