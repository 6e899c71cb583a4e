/** Positions along a path, which steps are looked at, which techniques may be used, and examples in another guise. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Step, TechniqueId, TechniqueInfo } from "../../../web/src/engine/index.js";
import { branchesOf, withBranch } from "../../../web/src/hint/branches.js";
import { FAMILIES } from "../../../web/src/hint/families.js";
import { after, positionOf, struckIn } from "../../../web/src/hint/position.js";
import { readCases } from "../../../web/src/learn/cases.js";
import { exerciseOf, ideasOf, neighbours, placeOf } from "../../../web/src/learn/catalogue.js";
import { inGuise } from "../../../web/src/learn/guise.js";
import { allowedOf, harderThan, isUsual } from "../../../web/src/page/techniques.js";
import { cellNamed, groupSteps, isWanted } from "../../../web/src/path/filter.js";
import { NO_FILTER } from "../../../web/src/path/state.js";
import { LEVELS } from "../../../web/src/shell/levels.js";
import { practisedAt } from "../../../web/src/shell/places.js";
import { stateOf } from "../../../web/src/shell/position-board.js";
import { decodeGame } from "../../../web/src/sudoku/codec.js";
import { candidatesOf, valuesOf } from "../../../web/src/sudoku/game.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const cellAt = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const candidateAt = (row: number, column: number, digit: number): number => cellAt(row, column) * 9 + digit - 1;
const effect = (placements: number[], eliminations: number[]): Pick<Step, "placements" | "eliminations"> => ({
  placements: Uint16Array.from(placements),
  eliminations: Uint16Array.from(eliminations),
});

let module: Awaited<ReturnType<typeof loadModule>>;
let table: TechniqueInfo[] = [];
beforeAll(async () => {
  module = await loadModule();
  table = module.techniques();
});

describe("a position", () => {
  const start = positionOf(PUZZLE);
  const next = after(start, effect([candidateAt(5, 5, 5)], [candidateAt(1, 3, 2)]));

  test("after a step has its digits and lacks what it struck out and what the digits rule out", () => {
    expect(next.values[cellAt(5, 5)]).toBe("5");
    expect(next.candidates[cellAt(5, 5)]).toBe(0);
    expect(next.candidates[cellAt(5, 2)]! & (1 << 4)).toBe(0);
    expect(struckIn(next)).toEqual([candidateAt(1, 3, 2)]);
    expect(struckIn(start)).toEqual([]);
    expect(start.values).toBe(PUZZLE);
  });

  test("is the same on the board that shows it: givens, entries and candidates", () => {
    const game = decodeGame(stateOf(next))!;
    expect(game.givens.map((digit) => digit || ".").join("")).toBe(PUZZLE);
    expect(
      valuesOf(game)
        .map((digit) => digit || ".")
        .join(""),
    ).toBe(next.values);
    expect(Uint16Array.from(candidatesOf(game))).toEqual(next.candidates);
  });
});

describe("the list of steps", () => {
  const xWing = (): Step => {
    const one = techniqueCases.find(({ technique }) => technique === "x-wing")!;
    return stepsOn(module, one, "x-wing").find(({ notation }) => notation === one.notation)!;
  };
  const info = (id: TechniqueId): TechniqueInfo => table.find((row) => row.id === id)!;

  test("a cell is named in one of the usual ways", () => {
    expect(["r4c7", " R4C7 ", "47", "r4 c7"].map(cellNamed)).toEqual([33, 33, 33, 33]);
    expect(["", "r0c1", "r10c1", "x"].map(cellNamed)).toEqual([-1, -1, -1, -1]);
  });

  test("is narrowed by name, notation, family, digit and cell, and by all of them together", () => {
    const step = xWing(); // 1 r89 c27 => r46c7<>1
    const wanted = (patch: Partial<typeof NO_FILTER>): boolean =>
      isWanted(step, info("x-wing"), "X翼", { ...NO_FILTER, ...patch });
    expect(wanted({})).toBe(true);
    for (const filter of [
      { text: "x翼" },
      { text: "x-wing" },
      { text: "xwing" },
      { text: "二链列" },
      { text: "R89 C27" },
      { family: "fish" as const },
      { digit: 1 },
      { cell: "r4c7" },
      { cell: "r8c2" },
    ])
      expect(wanted(filter), JSON.stringify(filter)).toBe(true);
    for (const filter of [
      { text: "sword" },
      { family: "wings" as const },
      { digit: 2 },
      { cell: "r1c1" },
      { digit: 1, cell: "r1c1" },
    ])
      expect(wanted(filter), JSON.stringify(filter)).toBe(false);
    expect(wanted({ cell: "no cell" })).toBe(true);
  });

  test("is grouped by technique, as the steps come, with the places in the whole list", () => {
    const step = xWing();
    const pair: Step = { ...step, technique: "naked-pair" };
    const groups = groupSteps([step, pair, step], table, ({ title }) => title, NO_FILTER);
    expect(groups.map(({ technique, indices }) => [technique.id, indices])).toEqual([
      ["x-wing", [0, 2]],
      ["naked-pair", [1]],
    ]);
    expect(groupSteps([step], table, ({ title }) => title, { ...NO_FILTER, digit: 9 })).toEqual([]);
  });
});

describe("techniques in use", () => {
  const choice = (withoutTechniques: TechniqueId[], extraTechniques: TechniqueId[] = []) => ({
    withoutTechniques,
    extraTechniques,
  });

  test("with none left out the engine chooses, and ids that there are no more change nothing", () => {
    const old = "a-technique-of-old" as TechniqueId;
    expect(allowedOf(table, choice([]))).toBe(null);
    expect(allowedOf(table, choice([old], [old]))).toBe(null);
  });

  test("what is left out is not used, nor what is for request only", () => {
    const allowed = allowedOf(table, choice(["x-wing"]))!;
    expect(allowed).not.toContain("x-wing");
    expect(allowed).not.toContain("whip");
    expect(allowed).toHaveLength(table.filter(isUsual).length - 1);
  });

  test("what is for request only is used when it is switched on, and the engine then finds it", () => {
    const one = techniqueCases.find(({ technique }) => technique === "whip")!;
    const allowed = allowedOf(
      table,
      choice(
        table.filter(({ family }) => family !== "singles").map(({ id }) => id),
        ["whip"],
      ),
    )!;
    expect(allowed.at(-1)).toBe("whip");
    expect(allowed).toHaveLength(table.filter(({ family }) => family === "singles").length + 1);
    expect(stepsOn(module, one, "whip", allowed).map(({ technique }) => technique)).toContain("whip");
  });

  test("up to a level: nothing harder, and up to the hardest everything", () => {
    const harder = harderThan(table, "hard");
    expect(harder).toContain("jellyfish");
    expect(harder).not.toContain("x-wing");
    expect(harderThan(table, LEVELS.at(-1)!)).toEqual([]);
  });
});

describe("the pages to learn from", () => {
  test("every technique is on the page of its family, once, and its address leads there", () => {
    const shown = FAMILIES.flatMap((family) =>
      ideasOf(table, family).flatMap(({ techniques }) => techniques.map(({ id }) => id)),
    );
    expect(shown.toSorted()).toEqual(table.map(({ id }) => id).toSorted());
    expect(placeOf("#x-wing", table)).toEqual({ family: "fish", technique: "x-wing", training: null });
    expect(placeOf("#fish", table)).toEqual({ family: "fish", technique: "", training: null });
    expect(placeOf("#nothing", table)).toEqual({ family: "", technique: "", training: null });
    expect(neighbours("singles")).toEqual(["forcing", "intersections"]);
  });

  test("a technique leads to its training, else to a position, unless hardly one would be found", () => {
    vi.stubGlobal("location", new URL("https://nonet.example/learn.html"));
    expect(exerciseOf({ id: "x-wing" })).toEqual({ text: "learn-train", href: "#train/x-wing" });
    const position = exerciseOf({ id: "als-xz" })!;
    expect(position.text).toBe("learn-practise");
    expect(practisedAt(new URL(position.href, "https://nonet.example/").hash)).toBe("als-xz");
    expect(exerciseOf({ id: "leviathan" })).toBeNull();
    expect([practisedAt("#library"), practisedAt("")]).toEqual(["", ""]);
    vi.unstubAllGlobals();
  });

  test("there is an example of every technique for where none can be made", () => {
    const text = readFileSync(new URL("../../../web/src/learn/examples.txt", import.meta.url), "utf8");
    const examples = readCases(text);
    expect(table.filter(({ id }) => !examples.some(({ technique }) => technique === id)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test("in another guise a technique gives a step as before, or else the example is shown as it is", () => {
    // Counts up, so that every draw is another one and the test is the same every time.
    let drawn = 0;
    const random = (below: number): number => (drawn = (drawn * 5 + 3) % 64) % below;
    const lost: string[] = [];
    for (const { id } of table) {
      const one = techniqueCases.find(({ technique }) => technique === id)!;
      const position = inGuise(one.position, id, random);
      expect
        .soft(Array.from(position.values).filter((digit) => digit !== ".").length, id)
        .toBe(Array.from(one.position.values).filter((digit) => digit !== ".").length);
      expect.soft(struckIn(position).length, id).toBe(struckIn(one.position).length);
      if (!stepsOn(module, { ...one, position }, id).length) lost.push(id);
    }
    // Chains take one way to each node, which depends on the order of the lines.
    expect(lost.length).toBeLessThan(table.length / 10);
  });
});

test("a branch that is a tangle is drawn from what is true to what it makes true, without a gap", () => {
  const nets = techniqueCases.filter(({ technique }) =>
    /^(digit-forcing-net|forcing-net|forcing-net-plus|nested-forcing-net-1)$/.test(technique),
  );
  const tangled = nets.flatMap((one) =>
    stepsOn(module, one, one.technique)
      .filter(({ notation }) => notation === one.notation)
      .flatMap((step) => branchesOf(step).map((states, i) => ({ step, states, i }))),
  );
  const shortened = tangled.filter(({ step, states }) => step.links.length > 40 && states.length > 12);
  expect(shortened.length).toBeGreaterThan(0);
  for (const { step, states, i } of shortened) {
    const drawn = withBranch(step, i);
    expect(drawn.links.length).toBeLessThan(step.links.length);
    // From the beginning every end of a line can be come to.
    const reached = new Set([0]);
    for (const { from, to } of drawn.links) if (reached.has(from)) reached.add(to);
    expect(reached.has(states.length - 1), step.notation).toBe(true);
  }
});
