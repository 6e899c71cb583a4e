/** What the page says of each verdict, and what it does then. The engine's answers are made up here. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Judgement, LinkVerdict, Step } from "../../../web/src/engine/index.js";
import { LANGUAGES } from "../../../web/src/i18n/localizer.js";
import type { MessageId } from "../../../web/src/i18n/messages.js";
import { textsOf } from "../../../web/src/i18n/texts.js";
import type { App } from "../../../web/src/page/app.js";
import type { SketchWords } from "../../../web/src/page/room-texts.js";
import type { Message } from "../../../web/src/page/state.js";
import { why } from "../../../web/src/play/sketch/judge.js";
import { withLink, withMark } from "../../../web/src/play/sketch/model.js";
import * as games from "../../../web/src/sudoku/game.js";
import { GameModel } from "../../../web/src/sudoku/game-model.js";
import { readSketch, writeSketch } from "../../../web/src/sudoku/sketch.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

vi.setConfig({ testTimeout: 60_000 });

const TEXTS = [
  "shell/texts/shell",
  "page/texts/page",
  "board/texts/board",
  "hint/texts/hints",
  "play/sketch/texts/sketch",
].map((name) =>
  textsOf<MessageId>(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        `${name}.${language}.ftl`,
        readFileSync(new URL(`../../../web/src/${name}.${language}.ftl`, import.meta.url), "utf8"),
      ]),
    ),
  ),
);
const texts = (language: string): SketchWords => TEXTS.reduce((all, one) => all.beside(one)).at(language)!;
let words = texts("en");
beforeEach(() => void (words = texts("en")));
vi.mock("../../../web/src/page/room-texts.js", () => ({ sketchTexts: { of: () => words } }));

const at = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
const SOLUTION = solveNaively(CLASSIC)!;
const LINK: LinkVerdict = {
  holds: true,
  because: "same-cell",
  houses: new Uint8Array(),
  covers: new Uint8Array(),
  sets: [],
  why: "",
  candidates: new Uint16Array(),
  house: -1,
};
const failing = (why: LinkVerdict["why"], candidates: number[], house = -1): LinkVerdict => ({
  ...LINK,
  holds: false,
  because: "",
  why,
  candidates: Uint16Array.from(candidates),
  house,
});
const JUDGEMENT: Judgement = {
  fault: "",
  cell: -1,
  house: -1,
  digit: 0,
  end: "complete",
  verdict: "untold",
  steps: [],
  assumedSteps: 0,
  links: [],
  carries: null,
  solutions: [],
};

/** 1 and 4 in r1c3 linked strongly; of marks those that are given. */
function pageWith(marks: readonly (readonly [number, "true" | "false" | "strike"])[], answer: Partial<Judgement>) {
  const linked = withLink(readSketch(""), "strong", [at(1, 3, 1)], [at(1, 3, 4)]);
  const sketch = marks.reduce((all, [candidate, tool]) => withMark(all, [candidate], tool), linked);
  const model = new GameModel();
  model.take(
    games.takeSketch(games.newGame(Array.from(CLASSIC, (digit) => Number(digit) || 0)), writeSketch(sketch)),
    "load",
  );
  const page = {
    model,
    said: null as Message | null,
    asked: [] as unknown[],
    engine: {
      solve: async () => ({ outcome: "unique", solution: Uint8Array.from(SOLUTION, Number) }),
      judge: async (...question: unknown[]) => (page.asked.push(question), { ...JUDGEMENT, links: [LINK], ...answer }),
    },
    board: {
      game: {
        change: (_: unknown, next: (game: games.Game) => games.Game) => model.take(next(model.game), "eliminate"),
      },
      selection: [] as number[],
      value: model.value,
      celebrate: () => undefined,
    },
    state: { settings: { tidyNotes: true }, ready: true, gameLevel: "medium" },
    needTexts: async () => undefined,
    roomCame: () => undefined,
    clearMessage: () => (page.said = null),
    say: (message: Message) => (page.said = message),
    task: (_: unknown, work: (signal: AbortSignal) => unknown) => work(new AbortController().signal),
  };
  return page as unknown as App & { said: Message | null; asked: unknown[][] };
}

const told = ({ said }: { said: Message | null }): string =>
  [said?.title?.(words), said?.text(words)].filter(Boolean).join(" | ");
const labels = ({ said }: { said: Message | null }): string[] => said?.actions?.map(({ label }) => label(words)) ?? [];

test("where nothing is marked, nothing is judged", async () => {
  const page = pageWith([[at(1, 3, 2), "false"]], {});
  await why(page);
  expect(told(page)).toBe("Mark a candidate first: one that is true, or one that goes.");
  expect(page.asked).toEqual([]);
});

test("the position and all that stands of the drawing is what is asked", async () => {
  const page = pageWith(
    [
      [at(1, 4, 2), "strike"],
      [at(1, 1, 5), "strike"],
    ],
    {},
  );
  await why(page);
  expect(page.asked[0]!.slice(0, 3)).toEqual([
    CLASSIC,
    {
      place: [],
      remove: [at(1, 4, 2)],
      assumed: [],
      links: [{ kind: "strong", from: [at(1, 3, 1)], to: [at(1, 3, 4)] }],
    },
    { candidates: null, givens: CLASSIC },
  ]);
  expect(told(page)).toBe("Cannot be told yet | No solution speaks against it, but no technique gets there from here.");
});

test("right: the technique's name and its reason; done is what was marked, not all that the step does", async () => {
  const XY = techniqueCases.find(({ technique }) => technique === "xy-wing")!;
  const [step] = stepsOn(await loadModule(), XY, "xy-wing") as [Step];
  const page = pageWith([[at(1, 4, 2), "strike"]], { verdict: "right", steps: [step], carries: true });
  await why(page);
  expect(told(page)).toMatch(/^Right: XY-Wing \| .*r\dc\d/);
  const { judged, stage } = page.said!.hint!;
  expect([stage, judged!.next]).toEqual([3, undefined]);
  const before = page.model.at;
  judged!.action.run();
  expect(page.model.at).toBe(before + 1);
  expect(page.model.game.sketch).toBe("");
  expect(page.model.game.cells[3]!.notes & 2).toBe(0);
  expect(told(page)).toBe("Done as you marked it.");

  // Several steps are told one after another.
  const two = pageWith([[at(1, 4, 2), "strike"]], { verdict: "right", steps: [step, step], carries: true });
  await why(two);
  expect(told(two)).toMatch(/^Right, in 2 steps: XY-Wing/);
  two.said!.hint!.judged!.next!.run();
  expect(two.said!.hint!.judged!.next).toBeDefined();
});

test.each([
  ["other-places", [at(1, 7, 1)], 0, "1 in row 1 also fits r1c7.", "第1行的 1 还可以在 r1c7。"],
  ["other-digits", [at(1, 3, 2)], -1, "r1c3 can also be 2.", "r1c3 还可以是 2。"],
  ["no-house", [at(1, 3, 1), at(9, 9, 1)], -1, "they share no row, column or box.", "它们不在同一行、列或宫。"],
  ["overlap", [at(1, 3, 1)], -1, "both ends have r1c3.", "两端都有 r1c3。"],
  ["nothing-shared", [], -1, "nothing ties these digits and cells to each other.", "这些数字和格子之间没有联系。"],
] as const)("a link that fails is told with why: %s", async (why_, candidates, house, english, chinese) => {
  const links = [failing(why_, [...candidates], house)];
  const page = pageWith([[at(1, 4, 2), "strike"]], { verdict: "other-reason", links });
  await why(page);
  expect(told(page)).toBe(
    `Right, but not for that reason | The strong link from 1 in r1c3 to 4 in r1c3 doesn’t hold: ${english}`,
  );
  expect(labels(page)).toEqual(["Do it"]);
  // It is the one that is drawn in full.
  expect(page.said!.highlight!.links!.map(({ faint }) => faint)).toEqual([undefined]);
  words = texts("zh-CN");
  expect(told(page)).toBe(`结论对，但理由不对 | r1c3 的 1 到 r1c3 的 4 的强链不成立：${chinese}`);
});

test("links that hold and lead elsewhere are told as such", async () => {
  const page = pageWith([[at(1, 4, 2), "strike"]], { verdict: "other-reason", carries: false });
  await why(page);
  expect(told(page)).toMatch(/\| All links hold, but they don’t lead to what you marked\.$/);
});

test("wrong: the solution is shown only to who asks, and of several solutions two", async () => {
  const marks = [
    [at(1, 3, 1), "true"],
    [at(1, 4, 6), "strike"],
  ] as const;
  const page = pageWith(marks, { verdict: "wrong", solutions: [SOLUTION] });
  await why(page);
  expect(told(page)).toBe("Wrong | The solution has it otherwise.");
  expect(labels(page)).toEqual(["Show why it is wrong"]);
  page.said!.actions![0]!.run();
  expect(told(page)).toBe("Wrong | In the solution, r1c3 is 4. In the solution, r1c4 is 6.");
  expect(page.said!.highlight!.cells!.map(({ cell }) => cell)).toEqual([2, 3]);

  const other = `${SOLUTION.slice(0, 2)}1${SOLUTION.slice(3)}`;
  const open = pageWith(marks, { verdict: "wrong", solutions: [SOLUTION, other], fault: "several-solutions" });
  await why(open);
  expect(told(open)).toBe("Wrong | This puzzle has several solutions, and one has it otherwise.");
  open.said!.actions![0]!.run();
  expect(told(open)).toContain("In one solution, r1c3 is 4. In another, it is 1. In one of the solutions, r1c4 is 6.");
});

test("entries that clash or are wrong come first", async () => {
  const page = pageWith([[at(1, 4, 2), "strike"]], {});
  page.model.take(games.enterDigit(page.model.game, [2], 5), "digit");
  await why(page);
  expect(told(page)).toContain("5");
  expect(page.asked).toEqual([]);
  page.model.take(games.enterDigit(page.model.game, [2], 1), "digit");
  await why(page);
  expect(told(page)).toMatch(/r1c3/);
  expect(told(page)).not.toContain("Cannot be told");
});

test("what has changed meanwhile gets no verdict", async () => {
  const page = pageWith([[at(1, 4, 2), "strike"]], {});
  const { engine } = page;
  const judge = engine.judge.bind(engine);
  Object.assign(engine, {
    judge: async (...question: Parameters<typeof judge>) => {
      page.model.take(games.enterDigit(page.model.game, [2], 4), "digit");
      return judge(...question);
    },
  });
  await why(page);
  expect(page.said).toBeNull();
});
