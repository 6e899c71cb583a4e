/** How quick a player is, from finished games: simulated players whose speed is known. */
import { expect, test } from "vitest";
import { FEWEST_GAMES, type Finished, ownTime } from "../../../web/src/shell/own-time.js";

/** Uniform numbers below 1, the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Habits {
  speed: number;
  /** How far times scatter, as the standard deviation of their logarithms. */
  scatter: number;
  /** The part of games with a break that the clock took for play. */
  breaks: number;
  /** The part of games that are given up: some are solved by hints later. */
  abandoned: number;
}

/** Ten games that were begun, or so many more that ten were finished without hints. */
function play(seed: number, { speed, scatter, breaks, abandoned }: Habits, games = 10): Finished[] {
  const next = numbers(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const finished: Finished[] = [];
  while (finished.filter(({ hints }) => !hints).length < games) {
    const expected = Math.round(180 + 900 * next());
    const played = expected * speed * Math.exp(scatter * normal());
    const away = next() < breaks ? expected * (0.5 + 10 * next()) : 0;
    const left = next() < abandoned;
    // Who gives up leaves the game as it is, or lets hints finish it.
    if (left && next() < 0.5) continue;
    finished.push({ seconds: Math.round(played * (left ? next() : 1) + away), hints: left ? 9 : 0, expected });
  }
  return finished;
}

const errorOf = (finished: Finished[], speed: number): number => Math.abs(ownTime(finished)!.factor / speed - 1);

test.each([0.4, 0.7, 1, 1.6, 2.5])("a player who takes %s of the average time is known after ten games", (speed) => {
  for (const [breaks, abandoned] of [
    [0, 0],
    [0.1, 0.2],
    [0.2, 0.3],
  ] as const) {
    const errors = Array.from({ length: 200 }, (_, seed) =>
      errorOf(play(seed, { speed, scatter: 0.15, breaks, abandoned }), speed),
    ).sort((a, b) => a - b);
    // Of two hundred such players.
    expect(errors[100]!, `median with breaks in ${breaks}`).toBeLessThan(0.06);
    expect(errors[189]!, `nineteen of twenty with breaks in ${breaks}`).toBeLessThan(0.15);
  }
});

test("two long breaks among ten games of an even player change nothing", () => {
  const even = Array.from({ length: 10 }, () => ({ seconds: 300, hints: 0, expected: 400 }));
  const broken = even.map((game, at) => (at % 5 === 2 ? { ...game, seconds: 20_000 } : game));
  expect(ownTime(even)).toEqual({ factor: expect.closeTo(0.75, 6), games: 10 });
  expect(ownTime(broken)).toEqual({ factor: expect.closeTo(0.75, 6), games: 8 });
});

test("five games are enough", () => {
  const game = { seconds: 300, hints: 0, expected: 400 };
  expect([4, 5].map((length) => ownTime(Array.from({ length }, () => game))?.games ?? 0)).toEqual([0, 5]);
});

test("nothing is said of few games, nor of games without a time, with hints, or whose expected time isn't known", () => {
  const game = { seconds: 300, hints: 0, expected: 400 };
  const few = Array.from({ length: FEWEST_GAMES - 1 }, () => game);
  expect(ownTime([])).toBeNull();
  expect(ownTime(few)).toBeNull();
  for (const other of [
    { ...game, seconds: 0 },
    { ...game, hints: 1 },
    { seconds: 300, hints: 0 },
  ])
    expect(ownTime([...few, other, other, other])).toBeNull();
  expect(ownTime([...few, game])).toEqual({ factor: expect.closeTo(0.75, 6), games: FEWEST_GAMES });
});

test("the last games count: who has become quicker is known as quick", () => {
  const of = (seconds: number, count: number): Finished[] =>
    Array.from({ length: count }, () => ({ seconds, hints: 0, expected: 400 }));
  expect(ownTime([...of(800, 100), ...of(400, 50)])!.factor).toBeCloseTo(1, 6);
  // Of fifty two fifths are enough; of more they would not be.
  expect(ownTime([...of(800, 100), ...of(400, 20)])!.factor).toBeCloseTo(1, 6);
});
