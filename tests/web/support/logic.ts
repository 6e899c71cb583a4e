/** The engine itself, in Node, and the positions for techniques that the core is tested with. */
import { readdirSync, readFileSync } from "node:fs";
import type {
  LogicRequest,
  Position,
  Step,
  StepsResult,
  TechniqueId,
  TechniqueInfo,
} from "../../../web/src/engine/index.js";
import { type Case, readCases } from "../../../web/src/learn/cases.js";

interface Module {
  techniques(): TechniqueInfo[];
  steps(position: Position, request: LogicRequest, progress: null): StepsResult;
}

export async function loadModule(): Promise<Module> {
  const { loadNonet } = (await import(new URL("../../wasm/load.mjs", import.meta.url).href)) as {
    loadNonet(): Promise<Module>;
  };
  return loadNonet();
}

const folder = new URL("../../data/techniques/", import.meta.url);

/** Those that are no near misses. */
export const techniqueCases: readonly Case[] = readdirSync(folder)
  .flatMap((name) => readCases(readFileSync(new URL(name, folder), "utf8")))
  .filter(({ notation }) => !notation.startsWith("!"));

/** Work for all of them, far more than the cases need: a position of nets alone fails a test, and does not hold it up. */
const STEPS_BUDGET = 20_000_000;

/** Every step of a technique on a position; or of several. Fails where the search was given up: some would be missing. */
export function stepsOn(
  module: Module,
  { position: { givens, values, candidates } }: Case,
  technique: TechniqueId,
  techniques: readonly TechniqueId[] = [technique],
): Step[] {
  const position = {
    cells: Uint8Array.from(values, (digit) => Number(digit) || 0),
    candidates,
    givens: Uint8Array.from(givens, (digit) => (digit === "." ? 0 : 1)),
  };
  const { error, fault, end, steps } = module.steps(
    position,
    { techniques, order: "nonet", budget: STEPS_BUDGET, detours: false },
    null,
  );
  if (error || fault) throw new Error(`${technique} on ${values}: ${error}${fault}`);
  if (end !== "complete") throw new Error(`${technique} on ${values}: the search ended by ${end}`);
  return steps;
}
