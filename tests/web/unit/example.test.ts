/** Examples of techniques: how long they are looked for, and what serves when one is not found. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Engine, LogicOptions, Step, TechniqueId } from "../../../web/src/engine/index.js";
import { makeExample } from "../../../web/src/learn/example.js";

const EXAMPLES = readFileSync(new URL("../../../web/src/learn/examples.txt", import.meta.url), "utf8");
vi.mock("../../../web/src/i18n/sources.js", () => ({ fetchText: async () => EXAMPLES }));

const TECHNIQUE: TechniqueId = "sue-de-coq";
const STEP = { technique: TECHNIQUE } as Step;

/** An engine that gives up so many searches, and then finds the step. */
function engine(givenUp: number): { asked: { values: unknown; options: LogicOptions }[]; made: Engine } {
  const asked: { values: unknown; options: LogicOptions }[] = [];
  const hint = async (values: unknown, options: LogicOptions): Promise<{ step: Step | null; end: string }> => {
    asked.push({ values, options });
    return asked.length > givenUp ? { step: STEP, end: "complete" } : { step: null, end: "budget" };
  };
  return { asked, made: { hint } as unknown as Engine };
}
const example = ({ made }: { made: Engine }) => makeExample(made, TECHNIQUE, true, new AbortController().signal);

test("no search for an example goes on for ever", async () => {
  const found = engine(0);
  expect(await example(found)).toMatchObject({ technique: TECHNIQUE, step: STEP, made: false });
  expect(found.asked.map(({ options }) => options.techniques)).toEqual([[TECHNIQUE]]);
  expect(found.asked.every(({ options }) => (options.budget ?? 0) > 0)).toBe(true);
});

test("where a search in a new guise was given up, the position as it is known serves; else it is said that there is none", async () => {
  const second = engine(1);
  expect((await example(second)).step).toBe(STEP);
  expect(second.asked).toHaveLength(2);
  expect(second.asked[0]!.values).not.toEqual(second.asked[1]!.values);
  await expect(example(engine(9))).rejects.toThrow("No example of sue-de-coq.");
});
