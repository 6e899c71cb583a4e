/** Requests to the engine for a hint, and messages about techniques that were left out. */
import { describe, expect, test, vi } from "vitest";
import type { Engine, Hint, LogicOptions } from "../../../web/src/engine/index.js";
import type { App } from "../../../web/src/page/app.js";
import { findHint, keyOf, questionOf } from "../../../web/src/play/hint/find.js";
import { type Game, newGame, withMarks } from "../../../web/src/sudoku/game.js";
import { toggleCentre, toggleMark } from "../../../web/src/sudoku/notes.js";

const TABLE = [
  { id: "full-house", use: "usual" },
  { id: "x-wing", use: "usual" },
  { id: "whip", use: "on-request" },
];

interface Chosen {
  withoutTechniques: string[];
  extraTechniques: string[];
  hintOrder?: string;
  directHints?: boolean;
}

const GIVENS = "1".padEnd(81, ".");
const EMPTY = newGame(Array.from(GIVENS, (digit) => Number(digit) || 0));

function appWith(settings: Chosen, game: Game = EMPTY): App {
  const model = { marks: "notes", givens: GIVENS, value: "12".padEnd(81, "."), game };
  return {
    engine: { techniques: async () => TABLE },
    model,
    state: { settings, ready: true },
  } as unknown as App;
}

async function ask(settings: Chosen, all = false): Promise<{ techniques: unknown; limited: boolean }> {
  const app = appWith(settings);
  const hint = vi.fn(async (_puzzle: unknown, _logic: LogicOptions) => ({ step: null }));
  const engine = { solve: async () => ({ outcome: "unique" }), hint } as unknown as Engine;
  const { limited } = await findHint(app, engine, questionOf(app, all), { signal: new AbortController().signal });
  return { techniques: hint.mock.calls[0]![1].techniques, limited };
}

describe("a hint's question", () => {
  test("leaves the choice to the engine when nothing was chosen", async () => {
    expect(await ask({ withoutTechniques: [], extraTechniques: [] })).toEqual({ techniques: null, limited: false });
  });
  test("leaves out what is switched off, and says so", async () => {
    expect(await ask({ withoutTechniques: ["x-wing"], extraTechniques: [] })).toEqual({
      techniques: ["full-house"],
      limited: true,
    });
  });
  test("has what is for request only where it is switched on; nothing is left out then", async () => {
    expect(await ask({ withoutTechniques: [], extraTechniques: ["whip"] })).toEqual({
      techniques: ["full-house", "x-wing", "whip"],
      limited: false,
    });
  });
  test("with all techniques, has those that are switched off too, and what was added", async () => {
    expect(await ask({ withoutTechniques: ["x-wing"], extraTechniques: ["whip"] }, true)).toEqual({
      techniques: ["full-house", "x-wing", "whip"],
      limited: false,
    });
  });
  test("is asked once; that the search goes on beyond what is easy is told once", async () => {
    const app = appWith({ withoutTechniques: [], extraTechniques: [] });
    const told = async (...works: number[]): Promise<unknown[]> => {
      const seen: unknown[] = [];
      const hint: Engine["hint"] = async (_puzzle, logic, options) => {
        seen.push(logic?.budget);
        for (const work of works) options?.onProgress?.(work);
        return { step: null } as Hint;
      };
      const engine = { solve: async () => ({ outcome: "unique" }), hint } as unknown as Engine;
      const { signal } = new AbortController();
      await findHint(app, engine, questionOf(app), { budget: 5_000_000, signal, onHard: () => seen.push("hard") });
      return seen;
    };
    expect(await told()).toEqual([5_000_000]);
    expect(await told(64, 19_999)).toEqual([5_000_000]);
    expect(await told(64, 20_000)).toEqual([5_000_000, "hard"]);
    expect(await told(64, 20_000, 70_000)).toEqual([5_000_000, "hard"]);
  });
  test("has the order of the settings", async () => {
    const hint = vi.fn(async (_puzzle: unknown, _logic: LogicOptions) => ({ step: null }));
    const engine = { solve: async () => ({ outcome: "unique" }), hint } as unknown as Engine;
    const app = appWith({ withoutTechniques: [], extraTechniques: [], hintOrder: "sudokuwiki" });
    await findHint(app, engine, questionOf(app), { signal: new AbortController().signal });
    expect(hint.mock.calls[0]![1].order).toBe("sudokuwiki");
  });
  test("has the direct steps while no small digits are shown, unless that is switched off", () => {
    const asked = (game: Game, directHints = true): readonly string[] =>
      questionOf(appWith({ withoutTechniques: [], extraTechniques: ["whip"], directHints }, game)).extraTechniques;
    const direct = ["direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple"];
    expect(asked(EMPTY)).toEqual(["whip", ...direct]);
    expect(asked(EMPTY, false)).toEqual(["whip"]);
    expect(asked(withMarks(EMPTY, "candidates"))).toEqual(["whip"]);
    const noted = toggleMark(EMPTY, [40], 5);
    expect(asked(noted)).toEqual(["whip"]);
    expect(asked(toggleMark(noted, [40], 5))).toEqual(["whip", ...direct]);
    expect(asked(toggleCentre(EMPTY, [40], 5))).toEqual(["whip"]);
  });
  test("is another one for another position, order and other techniques", () => {
    const app = appWith({ withoutTechniques: [], extraTechniques: [] });
    const question = questionOf(app);
    const others = [
      { ...question, value: "13".padEnd(81, ".") },
      { ...question, candidates: new Uint16Array(81).fill(511) },
      { ...question, hintOrder: "hodoku" as const },
      { ...question, withoutTechniques: ["whip" as const] },
      { ...question, extraTechniques: ["whip" as const] },
    ];
    expect(new Set([question, ...others].map(keyOf)).size).toBe(6);
    expect(keyOf({ ...question })).toBe(keyOf(question));
  });
});
