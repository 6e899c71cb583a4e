/** Ratings: Glickman's own example, and players of a known strength. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TechniqueId } from "../../../web/src/engine/index.js";
import { judged, nextPlan, opponentOf, type Scores } from "../../../web/src/training/course.js";
import { expectation, rated, rested } from "../../../web/src/training/glicko2.js";
import { EMPTY } from "../../../web/src/training/record.js";
import { randomBy } from "../support/odd-values.js";

const DEFINITIONS = readFileSync(new URL("../../../core/include/nonet/techniques.def", import.meta.url), "utf8");
/** The scores as the engine has them. */
const SCORES: Scores = new Map(
  [...DEFINITIONS.matchAll(/^NONET_TECHNIQUE\(\w+, "([^"]+)", "[^"]+", \w+, "\d*", \d+, (\d+),/gm)].map(
    ([, id, score]) => [id as TechniqueId, Number(score)],
  ),
);

test("the example of Glickman's paper comes out as he has it", () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("who rests is less sure of, but not less strong, and never less sure than a newcomer", () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = rested(before, 1, 350);
  // The paper's φ* for this player.
  expect(after.deviation / 173.7178).toBeCloseTo(1.152862, 4);
  expect(after.rating).toBe(1500);
  expect(rested(before, 1e6, 350).deviation).toBe(350);
});

/** Players of one strength, each after so many tasks: the ratings, less the strength. */
function errorsOf(strength: number, tasks: number, players: number): number[] {
  return Array.from({ length: players }, (_, player) => {
    const random = randomBy(strength * 1000 + player);
    let record = EMPTY;
    let recent: (TechniqueId | "")[] = [];
    for (let task = 0; task < tasks; task++) {
      const now = 1_795_000_000_000 + task * 60_000;
      const plan = nextPlan(record, { kind: "", technique: "" }, recent, SCORES, now, random);
      recent = [plan.technique, ...recent].slice(0, 4);
      const won = random() < expectation(strength, opponentOf(plan, SCORES));
      record = judged(record, plan, won ? "right" : "wrong", SCORES, now);
    }
    return record.strength.rating - strength;
  });
}

/**
 * A game tells little: by the bound of Cramér and Rao no estimate without a guess beforehand has a standard deviation
 * under 65 after 30 games with a chance of 60 %, so that at most three of four are within 75.
 */
test.each([
  [1000, 30],
  [1200, 30],
  [1400, 30],
  [1600, 30],
  [1800, 30],
  [1400, 90],
])("of 200 players of strength %i, most are known well after %i tasks at their level", (strength, tasks) => {
  const errors = errorsOf(strength, tasks, 200);
  const share = (most: number): number => errors.filter((error) => Math.abs(error) <= most).length / errors.length;
  const mean = errors.reduce((sum, error) => sum + error) / errors.length;
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  console.log(
    `${strength} after ${tasks}: ${Math.round(100 * share(75))} % within 75, ${Math.round(100 * share(150))} % within 150, mean ${Math.round(mean)}, spread ${Math.round(spread)}`,
  );
  expect(share(75)).toBeGreaterThan(0.6);
  expect(share(150)).toBeGreaterThan(0.9);
});
