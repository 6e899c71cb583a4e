/** `nonet hint --explain` says of a step what the page says: each technique on real positions, in each language. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Step, TechniqueId } from "../../../web/src/engine/index.js";
import { cellOf, digitOf } from "../../../web/src/hint/names.js";
import { struckIn } from "../../../web/src/hint/position.js";
import { tell } from "../../../web/src/hint/telling.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";
import type { HintsId } from "../../../web/src/i18n/messages.js";
import type { Case } from "../../../web/src/learn/cases.js";
import { cellName } from "../../../web/src/sudoku/geometry.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const program = process.env["NONET_PROGRAM"] ?? new URL("../../../build/test/bin/nonet", import.meta.url).pathname;
const folder = new URL("../../../web/src/hint/texts/", import.meta.url);
const languages = readdirSync(folder).map((name) => name.replace(/^hints\.|\.ftl$/g, ""));

const MOST_PER_TECHNIQUE = 4;

/** One position of a technique, and the steps that it has there. */
const asked: { one: Case; technique: TechniqueId; steps: Step[] }[] = [];

beforeAll(async () => {
  const module = await loadModule();
  for (const { id } of module.techniques()) {
    for (const one of techniqueCases.filter(({ technique }) => technique === id).slice(0, MOST_PER_TECHNIQUE))
      asked.push({ one, technique: id, steps: stepsOn(module, one, id).slice(0, 2) });
  }
});

/** A position as a line of the library: `..+3…:512 624`. */
function lineOf({ position }: Case): string {
  const grid = Array.from(position.values, (digit, cell) => (position.givens[cell] === digit ? digit : `+${digit}`));
  const struck = struckIn(position).map(
    (candidate) => `${digitOf(candidate)}${cellName(cellOf(candidate)).replaceAll(/[rc]/g, "")}`,
  );
  return `${grid.join("")}:${struck.join(" ")}`;
}

/** The lines that the program prints below each step, by its notation; one map for each position. */
function printed(technique: TechniqueId, cases: readonly Case[], language: string): Map<string, string[]>[] {
  const output = execFileSync(
    program,
    ["steps", "--technique", technique, "--budget", "0", "--explain", "--lang", language, "-"],
    { input: cases.map(lineOf).join("\n"), encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const positions = [new Map<string, string[]>()];
  let lines: string[] = [];
  for (const line of output.split("\n")) {
    if (line.startsWith("  ")) lines.push(line.slice(2));
    else if (/^\d+ steps?$/.test(line)) positions.push(new Map());
    else {
      lines = [];
      positions.at(-1)!.set(line.replace(/ {2}\[.*/, ""), lines);
    }
  }
  return positions;
}

test.each(languages)("in %s", (language) => {
  const t = createLocalizer<HintsId>(language, readFileSync(new URL(`hints.${language}.ftl`, folder), "utf8"));
  let compared = 0;
  for (const technique of new Set(asked.map((one) => one.technique))) {
    const own = asked.filter((one) => one.technique === technique);
    const said = printed(
      technique,
      own.map(({ one }) => one),
      language,
    );
    for (const [i, { steps }] of own.entries()) {
      for (const step of steps) {
        const page = tell(t, step).map(({ text, depth }) => " ".repeat(2 * depth) + text);
        expect.soft(said[i]!.get(step.notation), step.notation).toEqual(page);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThanOrEqual(500);
});
