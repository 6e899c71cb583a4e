/** A reason line by line: what each line draws, how one walks along them, and what the legend lists. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Step, TechniqueId } from "../../../web/src/engine/index.js";
import { drawing, drawingOfLine, reasonDrawing, reasonDrawings } from "../../../web/src/hint/drawing.js";
import { legendOf } from "../../../web/src/hint/legend.js";
import { linesToLight, UNLIT, walkOn } from "../../../web/src/hint/lit.js";
import { candidatesOfNode } from "../../../web/src/hint/names.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";
import type { HintsId } from "../../../web/src/i18n/messages.js";
import type { Highlight } from "../../../web/src/sudoku/highlight.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

interface Found {
  step: Step;
  values: string;
}
const found = new Map<TechniqueId, Found[]>();
const first = (technique: TechniqueId): Found => found.get(technique)![0]!;

beforeAll(async () => {
  const module = await loadModule();
  for (const { id } of module.techniques())
    found.set(
      id,
      techniqueCases
        .filter(({ technique }) => technique === id)
        .slice(0, 2)
        .flatMap((one) =>
          stepsOn(module, one, id)
            .filter(({ notation }) => notation === one.notation)
            .map((step) => ({ step, values: one.position.values })),
        ),
    );
}, 120_000);

const cellsIn = ({ cells = [] }: Highlight): number[] => cells.map(({ cell }) => cell).sort((a, b) => a - b);
const marked = ({ candidates = [] }: Highlight): number[] =>
  [...new Set(candidates.map(({ candidate }) => candidate))].sort((a, b) => a - b);

describe("what a line of a chain draws", () => {
  test("its own links, the way there paler, and nothing of what comes later", () => {
    const { step, values } = first("xy-chain");
    const at = step.explanation.lines.findIndex(({ links }) => links.includes(2));
    const drawn = drawingOfLine(step, at, values);
    expect(drawn.links!.map(({ faint = false }) => faint)).toEqual([true, true, false]);
    expect(drawn.links!.map(({ from }) => from)).toEqual([0, 1, 2].map((node) => candidatesOfNode(step.nodes[node])));
    const reached = [0, 1, 2, 3].flatMap((node) => candidatesOfNode(step.nodes[node]));
    expect(marked(drawn)).toEqual(reached.sort((a, b) => a - b));
    // The candidates that go are told at the end.
    expect(drawn.candidates!.some(({ role }) => role === "eliminated")).toBe(false);
  });

  test("the house of its reason, and the cell of what it states", () => {
    const { step, values } = first("xy-chain");
    const at = step.explanation.lines.findIndex(({ links }) => links.includes(3));
    const { reason, to, from } = step.links[3]!;
    const drawn = drawingOfLine(step, at, values);
    expect(drawn.houses).toEqual([...reason.houses]);
    expect(drawn.houses).toHaveLength(1);
    const cells = [from, to].flatMap((node) => [...step.nodes[node]!.cells]);
    expect(cellsIn(drawn)).toEqual(cells.sort((a, b) => a - b));
  });

  test("what is supposed, without a link", () => {
    const { step, values } = first("xy-chain");
    const drawn = drawingOfLine(step, linesToLight(step, null)[0]!, values);
    expect(drawn.links).toEqual([]);
    expect(marked(drawn)).toEqual(candidatesOfNode(step.nodes[0]));
  });

  test("a fact that its link rests on, though no link leads from it", () => {
    const { step, values } = first("xy-chain");
    const links = step.links.map((link, index) =>
      index === 2 ? { ...link, reason: { ...link.reason, facts: Uint16Array.of(6) } } : link,
    );
    const at = step.explanation.lines.findIndex((line) => line.links.includes(2));
    expect(marked(drawingOfLine({ ...step, links }, at, values))).toEqual(
      expect.arrayContaining(candidatesOfNode(step.nodes[6])),
    );
    expect(marked(drawingOfLine(step, at, values))).not.toEqual(
      expect.arrayContaining(candidatesOfNode(step.nodes[6])),
    );
  });
});

test("every line of every technique that can be lit draws something, in cells that are empty", () => {
  let lines = 0;
  for (const { step, values } of [...found.values()].flat())
    for (const at of linesToLight(step, null)) {
      lines++;
      const drawn = drawingOfLine(step, at, values);
      const { links } = step.explanation.lines[at]!;
      // Grounds of any kind: earlier facts, and the cells of a set.
      const reasons = links.map((link) => step.links[link]!);
      const grounds = reasons.flatMap(({ reason }) =>
        [...reason.facts].flatMap((node) => candidatesOfNode(step.nodes[node])),
      );
      expect(marked(drawn), step.notation).toEqual(expect.arrayContaining(grounds));
      const sets = reasons.flatMap(({ set, reason }) => [
        ...(step.sets[set]?.cells ?? []),
        ...(reason.pair?.cells ?? []),
      ]);
      expect(cellsIn(drawn), step.notation).toEqual(expect.arrayContaining(sets));
      expect(drawn.candidates!.length, `${step.notation}, line ${at}`).toBeGreaterThan(0);
      for (const { candidate } of drawn.candidates!) expect(values[Math.floor(candidate / 9)]).toBe(".");
      expect(drawn.links!.filter(({ faint }) => !faint).length).toBe(step.explanation.lines[at]!.links.length);
      expect(drawn.links!.length).toBeLessThanOrEqual(16 + step.explanation.lines[at]!.links.length);
    }
  expect(lines).toBeGreaterThan(300);
});

test("a branch draws what holds in it alone", () => {
  const { step, values } = first("nishio-forcing-chain");
  const at = step.explanation.lines.findLastIndex(({ branch }) => branch === 1);
  const drawn = drawingOfLine(step, at, values);
  expect(drawn.links).toHaveLength(1);
  expect(drawn.candidates!.map(({ role }) => role)).toEqual(["off", "on"]);
});

describe("walking", () => {
  test("goes from line to line, ends with the whole drawing, and goes back", () => {
    const { step } = first("xy-chain");
    const lines = linesToLight(step, null);
    let lit = UNLIT;
    const seen: (number | null)[] = [];
    for (const _ of lines) seen.push((lit = walkOn(step, null, lit, 1)).line);
    expect(seen).toEqual(lines);
    lit = walkOn(step, null, lit, 1);
    expect(lit).toEqual({ line: null, pointed: null, walked: true });
    expect(walkOn(step, null, lit, -1).line).toBe(lines.at(-1));
    expect(walkOn(step, null, walkOn(step, null, UNLIT, 1), -1).line).toBeNull();
  });

  test("stays within the branch that is told", () => {
    const { step } = first("nishio-forcing-chain");
    const { lines } = step.explanation;
    const branch = linesToLight(step, 1);
    expect(branch.length).toBeGreaterThan(1);
    expect(branch.length).toBeLessThan(linesToLight(step, null).length);
    for (const at of branch) expect(lines[at]!.branch).not.toBe(0);
  });

  test("there is nowhere to walk where no line draws anything by itself", () => {
    expect(linesToLight(first("x-wing").step, null)).toEqual([]);
  });
});

describe("where to look", () => {
  test("the houses that are named, or the cells", () => {
    const fish = first("x-wing");
    expect(drawing(fish.step, 1, fish.values)).toEqual({ houses: fish.step.explanation.lookHouses, cells: [] });
    const wing = first("xyz-wing");
    expect(cellsIn(drawing(wing.step, 2, wing.values))).toEqual(wing.step.explanation.lookCells);
    expect(wing.step.explanation.lookCells).toHaveLength(3);
  });
});

describe("the legend", () => {
  const listed = (drawn: Highlight | readonly Highlight[]): string[] =>
    legendOf([drawn].flat() as Highlight[]).map(({ meaning, letter }) => meaning + letter);

  test("lists what a fish draws, base and cover by their names", () => {
    const { step, values } = first("finned-x-wing");
    expect(listed(reasonDrawing(step, null, null, values))).toEqual([
      "eliminated",
      "pattern",
      "fin",
      "cell",
      "base",
      "cover",
    ]);
  });

  test("tells strong links from weak ones, and the ends of a chain", () => {
    const { step, values } = first("skyscraper");
    const all = listed(reasonDrawing(step, null, null, values));
    expect(all).toEqual(expect.arrayContaining(["pincer", "strong", "weak"]));
  });

  test("is of all that lines draw, where they take turns", () => {
    const { step, values } = first("xy-chain");
    expect(listed(reasonDrawing(step, null, null, values))).not.toContain("house");
    expect(listed(reasonDrawings(step, null, values))).toContain("house");
  });

  test("tells sets and colours apart by letters", () => {
    const { step, values } = first("simple-colors-trap");
    expect(listed(reasonDrawing(step, null, null, values))).toEqual(expect.arrayContaining(["colorA", "colorB"]));
    const sets = legendOf([
      { candidates: [3, 1, 0].map((group) => ({ candidate: group, role: "set" as const, group })) },
    ]);
    expect(sets.map(({ letter, swatch }) => [letter, swatch.classes])).toEqual([
      ["A", "set-0"],
      ["B", "set-1"],
      ["D", "set-3"],
    ]);
  });

  test("whatever is drawn for any technique has a meaning in every language", () => {
    const folder = new URL("../../../web/src/hint/texts/", import.meta.url);
    const texts = readdirSync(folder).map((name) =>
      createLocalizer<HintsId>("en", readFileSync(new URL(name, folder), "utf8")),
    );
    for (const { step, values } of [...found.values()].flat()) {
      const drawn = reasonDrawing(step, null, null, values);
      const entries = legendOf([drawn]);
      for (const { meaning, letter } of entries)
        for (const t of texts) expect(t(`legend-${meaning}`, { letter })).not.toMatch(/legend-|\{|\$/);
      const roles = new Set(drawn.candidates!.map(({ role }) => role));
      expect(entries.length, step.notation).toBeGreaterThanOrEqual(roles.size);
    }
  });
});
