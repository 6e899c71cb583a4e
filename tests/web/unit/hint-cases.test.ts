/** Every technique as a hint shows it, on real positions: sentences in all languages, and a drawing. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Step, TechniqueInfo } from "../../../web/src/engine/index.js";
import { drawing } from "../../../web/src/hint/drawing.js";
import { ideaOf } from "../../../web/src/hint/ideas.js";
import { cellOf, cellsOf, digitOf } from "../../../web/src/hint/names.js";
import { explain } from "../../../web/src/hint/telling.js";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { HintsId } from "../../../web/src/i18n/messages.js";
import { cellName } from "../../../web/src/sudoku/geometry.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

// Three positions of each technique, on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = new URL("../../../web/src/hint/texts/", import.meta.url);

/**
 * Chinese has no blanks around what is filled in, so nothing shows where it is empty: here it gets them, and an empty
 * one leaves two.
 */
const spaced = (source: string): string =>
  source.replaceAll(/(?<=\p{Script=Han})(?=\{ \$\w+ \})|(?<=\{ \$\w+ \})(?=\p{Script=Han})/gu, " ");
const languages: [tag: string, t: Localizer<HintsId>][] = readdirSync(folder).map((name) => {
  const tag = name.replace(/^hints\.|\.ftl$/g, "");
  return [tag, createLocalizer(tag, spaced(readFileSync(new URL(name, folder), "utf8")))];
});

const PER_TECHNIQUE = 3;
let techniques: TechniqueInfo[] = [];
/** Steps, and the digits on the board before each. */
const found = new Map<string, { step: Step; values: string }[]>();

beforeAll(async () => {
  const module = await loadModule();
  techniques = module.techniques();
  for (const { id } of techniques) {
    const cases = techniqueCases.filter(({ technique }) => technique === id).slice(0, PER_TECHNIQUE);
    found.set(
      id,
      cases.flatMap((one) =>
        stepsOn(module, one, id)
          .filter(({ notation }) => notation === one.notation)
          .map((step) => ({ step, values: one.position.values })),
      ),
    );
  }
});

/** Names of cells, also of many together as in `r1c26`. */
function namedCells(text: string): Set<string> {
  const names = Array.from(text.matchAll(/r(\d+)c(\d+)/g), ([, rows, columns]) =>
    Array.from(rows!, (row) => Array.from(columns!, (column) => `r${row}c${column}`)),
  );
  return new Set(names.flat(2));
}

test("every technique has positions, and gives its step there", () => {
  expect(techniques.length).toBeGreaterThan(150);
  expect(techniques.filter(({ id }) => found.get(id)!.length < PER_TECHNIQUE).map(({ id }) => id)).toEqual([]);
});

describe.each(languages)("in %s", (_tag, t) => {
  test("every technique has a name and a meaning, and every step whole sentences without a gap", () => {
    const warn = vi.spyOn(console, "warn");
    for (const { id } of techniques) {
      expect.soft(t(`technique-${id}`), id).not.toBe(`technique-${id}`);
      expect.soft(t(`means-${ideaOf(id)}`), id).toMatch(/[.。]$/);
      for (const { step } of found.get(id)!) {
        const text = explain(t, step);
        expect.soft(text, id).toMatch(/[.。]$/);
        // A list without items leaves two blanks, or a blank before a comma; a variable that is not there leaves its
        // name. Sets have braces: r1c26 {357}.
        expect
          .soft(text.replaceAll(/ ?\{\d+\}/g, ""), id)
          .not.toMatch(
            /\{|\}|undefined|NaN|null| {2}| [,.;:，。；：]|\(\)|（）|(?:：|: )(?:[.。;；])|[ 是有] 或 |或 [。，；]|, or [.,]/,
          );
      }
    }
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  test("the sentences name every cell in which something happens, and some cell or house or digit that is the reason", () => {
    for (const { id } of techniques) {
      for (const { step } of found.get(id)!) {
        const text = explain(t, step);
        const named = namedCells(text);
        const happens = cellsOf([...step.placements, ...step.eliminations]).map(cellName);
        expect
          .soft(
            happens.filter((cell) => !named.has(cell)),
            `${id}: ${text}`,
          )
          .toEqual([]);
        for (const candidate of [...step.placements, ...step.eliminations])
          expect.soft(text, id).toContain(String(digitOf(candidate)));
      }
    }
  });
});

describe("the drawing", () => {
  test("shows what the step does, the reason, and every link", () => {
    for (const { id } of techniques) {
      for (const { step, values } of found.get(id)!) {
        const { candidates = [], cells = [], links = [], houses = [], covers = [] } = drawing(step, 3, values);
        const drawn = new Map(candidates.map(({ candidate, role }) => [candidate, role]));
        for (const candidate of step.placements) expect.soft(drawn.get(candidate), id).toBe("place");
        for (const candidate of step.eliminations)
          if (!step.placements.includes(candidate)) expect.soft(drawn.get(candidate), id).toBe("eliminated");
        const happens = new Set([...step.placements, ...step.eliminations]);
        const reason =
          candidates.filter(({ candidate }) => !happens.has(candidate)).length +
          cells.filter(({ role }) => role !== "target").length +
          houses.length +
          covers.length;
        // Templates are about all nine places of a digit, and what they rule out is all there is to see.
        if (!/^(template-|pattern-overlay|symmetrical-)/.test(id)) expect.soft(reason, id).toBeGreaterThan(0);
        expect.soft(links.length, id).toBe(step.links.length);
        for (const mark of step.marks)
          expect
            .soft(
              drawn.has(mark.candidate) || cells.some(({ cell }) => cell === cellOf(mark.candidate)),
              `${id} ${mark.candidate}`,
            )
            .toBe(true);
      }
    }
  });
});
