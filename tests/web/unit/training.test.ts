/** Training: its record, when techniques come back, which task is next, and how answers are judged. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Step, TechniqueInfo } from "../../../web/src/engine/index.js";
import { COURSE } from "../../../web/src/hint/course.js";
import { readCases } from "../../../web/src/learn/cases.js";
import { GameStore } from "../../../web/src/shell/storage.js";
import { judgeEliminations, judgeFinish, judgeName, judgePlacement } from "../../../web/src/training/checking.js";
import {
  chanceOf,
  judged,
  kindsOf,
  nextOnCourse,
  nextPlan,
  type Plan,
  type Scores,
  scoresOf,
  standingOf,
} from "../../../web/src/training/course.js";
import {
  EMPTY,
  loadRecord,
  mergeRecords,
  NAME,
  readRecord,
  type TrainingRecord,
} from "../../../web/src/training/record.js";
import { isDue, scheduled } from "../../../web/src/training/schedule.js";
import { placeIn } from "../../../web/src/training/state.js";
import { Stock } from "../../../web/src/training/stock.js";
import { type Task, taskOn } from "../../../web/src/training/tasks.js";
import { placeOn, scaleFor } from "../../../web/src/training/view/chart.js";
import { FakeStorage } from "../support/fake-storage.js";
import { loadModule, stepsOn } from "../support/logic.js";
import { leavesOf, ODD, randomBy, withOdd } from "../support/odd-values.js";
import { solveNaively } from "../support/sudoku.js";

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

let table: readonly TechniqueInfo[];
let scores: Scores;
/** The engine's own steps; the solution is that of a solver of the tests. */
let engine: Pick<Engine, "solve" | "steps">;

beforeAll(async () => {
  const module = await loadModule();
  table = module.techniques();
  scores = scoresOf(table);
  engine = {
    solve: async (puzzle) => ({ outcome: "unique", solution: Uint8Array.from(solveNaively(puzzle as string)!) }),
    steps: async (values, { givens, candidates, techniques } = {}) => {
      const position = { values: values as string, givens: givens as string, candidates: candidates! };
      const steps = stepsOn(
        module,
        { technique: "aic", position, notation: "" },
        "aic",
        techniques ?? COURSE.slice(0, 30),
      );
      return { steps, end: "complete" } as never;
    },
  };
});

const played = (plan: Plan, grade: "wrong" | "slow" | "right", times = 1, from: TrainingRecord = EMPTY, at = NOW) => {
  let record = from;
  for (let time = 0; time < times; time++) record = judged(record, plan, grade, scores, at + time * MINUTE);
  return record;
};
const SINGLE: Plan = { kind: "single", technique: "naked-single" };
const WING: Plan = { kind: "elimination", technique: "x-wing" };

describe("the record", () => {
  const storage = (text?: string) => {
    const local = new FakeStorage();
    if (text !== undefined) local.setItem(`nonet:${NAME}`, text);
    return { local, store: new GameStore({ local: () => local, session: () => local }, () => true) };
  };

  test("comes back from the storage as it was kept", () => {
    const record = played(WING, "wrong", 2, played(SINGLE, "right", 3));
    const { store } = storage();
    store.keep(NAME, record);
    expect(loadRecord(store)).toEqual({ record, newer: false });
  });

  test("of a device that has none is empty; practice before it kept nothing that could be taken over", () => {
    expect(loadRecord(storage().store)).toEqual({ record: EMPTY, newer: false });
  });

  test.each(["{", "[]", "7", `{"version":0}`, `{"version":"1"}`])(
    "%s is set aside, and the training begins anew",
    (text) => {
      const { local, store } = storage(text);
      expect(loadRecord(store)).toEqual({ record: EMPTY, newer: false });
      expect([...local.entries.keys()].some((key) => key.startsWith("nonet:aside:training:"))).toBe(true);
    },
  );

  test("of a newer version stays where it is", () => {
    const text = `{"version":2,"more":[1]}`;
    const { local, store } = storage(text);
    expect(loadRecord(store)).toEqual({ record: EMPTY, newer: true });
    expect(local.getItem(`nonet:${NAME}`)).toBe(text);
  });

  test("with any value in any place still can be trained with", () => {
    const whole = played(WING, "wrong", 2, played(SINGLE, "right", 3));
    for (const path of leavesOf(whole))
      for (const odd of ODD) {
        const record = readRecord(JSON.parse(withOdd(whole, path, odd)));
        if (!record) continue;
        const after = played(WING, "right", 1, record, NOW + DAY);
        expect(Number.isFinite(after.strength.rating), `${path.join(".")} = ${odd}`).toBe(true);
        expect(readRecord(JSON.parse(JSON.stringify(after)))).not.toBeNull();
        expect(record.right).toBeLessThanOrEqual(record.tasks);
      }
  });

  test("and another become one that has the best of both, and merging twice changes nothing", () => {
    const one = { ...played(SINGLE, "right", 4), streak: 9 };
    const other = { ...played(WING, "wrong", 2), storm: 5 };
    const merged = mergeRecords(one, other)!;
    expect(merged).toMatchObject({ tasks: 4, streak: 9, storm: 5 });
    expect(Object.keys(merged.techniques).sort()).toEqual(["naked-single", "x-wing"]);
    expect(mergeRecords(merged, other)).toEqual(merged);
    expect(mergeRecords(null, one)).toBe(one);
  });
});

describe("what comes back", () => {
  test("after an error within minutes, then after growing intervals", () => {
    let card = scheduled(null, "wrong", NOW);
    expect(card.due - NOW).toBeLessThanOrEqual(10 * MINUTE);
    const intervals: number[] = [];
    for (let time = 0; time < 6; time++) {
      const at = card.due;
      card = scheduled(card, "right", at);
      intervals.push(card.due - at);
    }
    expect(intervals.at(-1)! / DAY).toBeGreaterThan(14);
    for (let time = 1; time < intervals.length; time++) expect(intervals[time]).toBeGreaterThan(intervals[time - 1]!);
    const failed = scheduled(card, "wrong", card.due);
    expect(failed.due - card.due).toBeLessThan(DAY);
    expect(failed.lapses).toBe(card.lapses + 1);
  });

  test("is not lost, nor asked for too early, when the clock is changed", () => {
    const card = scheduled(null, "right", NOW);
    const back = scheduled(card, "right", NOW - 3600_000);
    expect(back.last).toBe(NOW);
    expect(back.due).toBeGreaterThan(NOW);
    // Trained while the clock was a year ahead: it comes back by the right clock.
    const ahead = scheduled(null, "right", NOW + 365 * DAY);
    expect(isDue(ahead, NOW)).toBe(true);
    const mended = scheduled(ahead, "right", NOW);
    expect(mended.last).toBe(NOW);
    expect(mended.due).toBeLessThan(NOW + 60 * DAY);
    const record = played(SINGLE, "right", 1, played(SINGLE, "right", 1, EMPTY, NOW + 365 * DAY), NOW);
    expect(record.last).toBe(NOW);
  });
});

describe("the next task", () => {
  const next = (record: TrainingRecord, recent: Plan["technique"][] = [], now = NOW) =>
    nextPlan(record, { kind: "", technique: "" }, recent, scores, now, randomBy(1));

  test("is one that newcomers have a fair chance with", () => {
    const plan = next(EMPTY);
    expect(chanceOf(EMPTY, plan, scores, NOW)).toBeGreaterThan(0.5);
    expect(chanceOf(EMPTY, plan, scores, NOW)).toBeLessThan(0.8);
  });

  test("is what is due, before all others", () => {
    const record = played(WING, "wrong", 1, played(SINGLE, "right", 20));
    expect(next(record, [], NOW + 20 * MINUTE).technique).toBe("x-wing");
    expect(nextOnCourse(record, scores, NOW + 20 * MINUTE)).toEqual({ id: "x-wing", standing: "due" });
    expect(next(record, ["x-wing"], NOW + 20 * MINUTE).technique).not.toBe("x-wing");
  });

  test("is of the kind and technique that were asked for", () => {
    for (const technique of COURSE)
      expect(kindsOf(technique)).toContain(
        nextPlan(EMPTY, { kind: "", technique }, [technique], scores, NOW, randomBy(1)).kind,
      );
    expect(nextPlan(EMPTY, { kind: "finish", technique: "" }, [""], scores, NOW, randomBy(1)).kind).toBe("finish");
  });

  test("on the path is new at first; what goes well is mastered, and then the one after it is next", () => {
    expect(nextOnCourse(EMPTY, scores, NOW)).toEqual({ id: "full-house", standing: "new" });
    const house: Plan = { kind: "single", technique: "full-house" };
    const begun = played(house, "right", 1);
    expect(standingOf(begun, "full-house", scores, NOW + MINUTE)).toBe("learning");
    const record = played(house, "right", 8);
    expect(standingOf(record, "full-house", scores, NOW + 9 * MINUTE)).toBe("mastered");
    expect(nextOnCourse(record, scores, NOW + 9 * MINUTE)).toEqual({ id: "hidden-single-box", standing: "new" });
  });

  test("a series of one technique never asks what it is called", () => {
    for (const technique of COURSE)
      for (const random of [0, 0.5, 0.999]) {
        const plan = nextPlan(EMPTY, { kind: "", technique }, [], scores, NOW, () => random);
        expect(plan, technique).toEqual({ kind: kindsOf(technique)[0], technique });
        expect(plan.kind).not.toBe("name");
      }
  });

  test("an address names a part, the run or a technique of the path; anything else is the beginning", () => {
    expect(["", "path", "progress", "run", "x-wing"].map(placeIn)).toEqual([
      "start",
      "path",
      "progress",
      "run",
      "x-wing",
    ]);
    expect(["leviathan", "X-Wing", "x-wing/", "%00", "__proto__"].map(placeIn)).toEqual(Array(5).fill("start"));
  });

  test("every technique of the path is one of the engine's, and none is harder than the one after it", () => {
    const known = COURSE.map((id) => scores.get(id) ?? NaN);
    expect(known).toEqual([...known].sort((a, b) => a - b));
  });
});

describe("an answer", () => {
  const examples = readCases(readFileSync(new URL("../../../web/src/learn/examples.txt", import.meta.url), "utf8"));
  const never = new AbortController().signal;
  /** A task on each known position of the path's techniques. */
  async function tasks(kind: (technique: (typeof COURSE)[number]) => Plan["kind"] | null): Promise<Task[]> {
    const found: Task[] = [];
    for (const technique of COURSE)
      for (const { position } of examples.filter((one) => one.technique === technique)) {
        const wanted = kind(technique);
        const { steps } = await engine.steps(position.values, { ...position, techniques: [technique] });
        if (wanted)
          found.push(
            await taskOn(engine, { kind: wanted, technique }, { position, step: steps[0]! }, never, randomBy(7)),
          );
      }
    return found;
  }

  test("that the engine can show by another technique is never called wrong", async () => {
    const all = await tasks((technique) => (kindsOf(technique).includes("elimination") ? "elimination" : null));
    expect(all.length).toBeGreaterThan(40);
    let others = 0;
    for (const task of all) {
      const { position } = task;
      const { steps } = await engine.steps(position.values, { ...position, techniques: null });
      for (const { eliminations } of steps) {
        const verdict = await judgeEliminations(engine, task, [...eliminations]);
        expect(["right", "other", "more"]).toContain(verdict.is);
        if (verdict.is === "other") others++;
      }
      for (const step of task.steps)
        expect(await judgeEliminations(engine, task, [...step.eliminations])).toMatchObject({ is: "right" });
    }
    expect(others).toBeGreaterThan(40);
  });

  test("says how many candidates are missing, and which digit must stay", async () => {
    const [task] = (await tasks((technique) => (technique === "x-wing" ? "elimination" : null))).filter(
      ({ step }) => step.eliminations.length > 1,
    ) as [Task];
    const [first] = task.step.eliminations as unknown as [number];
    const verdict = await judgeEliminations(engine, task, [first]);
    expect(verdict.is).toBe("more");
    const cell = task.position.values.indexOf(".");
    const stays = cell * 9 + Number(task.solution[cell]) - 1;
    expect(await judgeEliminations(engine, task, [first, stays])).toEqual({ is: "wrong", candidate: stays });
  });

  test("is asked for only where all steps are known, and no technique is denied where the search was given up", async () => {
    const [task] = (await tasks((technique) => (technique === "x-wing" ? "elimination" : null))) as [Task];
    const hurried: Pick<Engine, "steps" | "solve"> = {
      solve: (...asked) => engine.solve(...asked),
      steps: async (...asked) => ({ ...(await engine.steps(...asked)), steps: [], end: "budget" }),
    };
    await expect(taskOn(hurried, task, task, never, randomBy(7))).rejects.toThrow("took too long");
    const known = new Set(task.steps.flatMap(({ eliminations }) => [...eliminations]));
    const cell = task.position.values.indexOf(".");
    const beside = Array.from({ length: 9 }, (_, digit) => cell * 9 + digit).find(
      (candidate) => !known.has(candidate) && Number(task.solution[cell]) - 1 !== candidate % 9,
    )!;
    const verdict = { is: "other", technique: null, candidate: beside };
    expect(await judgeEliminations(hurried, task, [beside])).toEqual(verdict);
  });

  test("in place of a single is right, true by another one, or wrong, as the solution and the engine say", async () => {
    for (const task of await tasks((technique) => (kindsOf(technique)[0] === "single" ? "single" : null))) {
      for (const [cell, digit] of Array.from(task.position.values).entries()) {
        if (digit !== ".") continue;
        const solved = Number(task.solution[cell]);
        const own = await judgePlacement(engine, task, cell * 9 + solved - 1);
        const shown = task.steps.some((step) => step.placements.includes(cell * 9 + solved - 1));
        expect(own.is).toBe(shown ? "right" : "other");
        const wrong = (solved % 9) + 1;
        expect((await judgePlacement(engine, task, cell * 9 + wrong - 1)).is).toBe("wrong");
      }
    }
  });

  test("by name has one right choice: no other strikes out there what is struck out", async () => {
    for (const task of await tasks((technique) => (kindsOf(technique).includes("name") ? "name" : null))) {
      expect(task.choices.length).toBe(4);
      expect(task.choices.filter((id) => judgeName(task, id).is === "right")).toEqual([task.technique]);
      const gone = new Set(task.step.eliminations);
      for (const id of task.choices.filter((one) => one !== task.technique)) {
        const { steps } = await engine.steps(task.position.values, { ...task.position, techniques: [id] });
        expect(
          steps.some((step: Step) => step.eliminations.some((one) => gone.has(one))),
          `${id} for ${task.technique}`,
        ).toBe(false);
      }
    }
  });

  test("of the last stretch ends with the first wrong digit, or with the last right one", async () => {
    const [task] = (await tasks((technique) => (technique === "naked-single" ? "single" : null))) as [Task];
    const { solution, position } = task;
    const cell = position.values.indexOf(".");
    const wrong = (Number(solution[cell]) % 9) + 1;
    const withDigit = (digit: number | string) =>
      position.values.slice(0, cell) + digit + position.values.slice(cell + 1);
    expect(judgeFinish(task, withDigit(wrong))).toEqual({ is: "wrong", candidate: cell * 9 + wrong - 1 });
    expect(judgeFinish(task, withDigit(solution[cell]!)).is).toBe("more");
    expect(judgeFinish(task, solution).is).toBe("right");
  });
});

test("tasks are ready before they are asked for, and made by the engine that may take its time", async () => {
  const made: string[] = [];
  const source = (name: string) => ({
    generate: async () => {
      made.push(name);
      return { puzzle: new Uint8Array(81) };
    },
    path: async () => ({ steps: [] }),
    hint: async () => ({ step: { technique: "full-house", placements: [0], eliminations: [] } }),
    solve: async () => ({ solution: new Uint8Array(81) }),
    steps: async () => ({ steps: [] }),
  });
  const stock = new Stock(source("quick") as never, source("slow") as never, () => ({
    record: EMPTY,
    scores,
    now: NOW,
  }));
  stock.want({ kind: "finish", technique: "" });
  await expect.poll(() => made.length).toBe(3);
  await stock.take(new AbortController().signal);
  await expect.poll(() => made.length).toBe(4);
  expect(made).not.toContain("quick");
  stock.want({ kind: "", technique: "" });
  stock.want({ kind: "finish", technique: "" });
  await stock.take(new AbortController().signal);
  expect(made).toContain("quick");
});

test("the chart's scale has room for all, and a value beyond it stays at its edge", () => {
  const scale = scaleFor([812, 1490]);
  expect(scale).toEqual({ from: 800, to: 1500 });
  expect(placeOn(scale, 800)).toBe(6);
  expect(placeOn(scale, 9000)).toBe(194);
  expect(scaleFor([1200])).toEqual({ from: 1200, to: 1300 });
});
