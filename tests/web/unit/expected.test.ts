/** How long a puzzle takes, in words: for people, or for this player, and not at all where it is not known. */
import { expect, test, vi } from "vitest";
import type { App } from "../../../web/src/page/app.js";
import { expectedShort, expectedText, levelTime, minutesOf, ownFactor } from "../../../web/src/play/expected.js";
import { resultOf } from "../../../web/src/play/history/finish.js";
import { bookletOf } from "../../../web/src/print/actions.js";
import type { Printed } from "../../../web/src/print/model.js";

/** Says ids and arguments. */
const t = (id: string, args: object = {}): string => [id, ...Object.values(args)].join(" ");
/** A page whose player finished so many games in four fifths of the time that people need, or in another one. */
function pageOf(games: number, ownTime = true, seconds = 320): App {
  const results = Array.from({ length: games }, (_, index) => ({
    id: `game-${index}`,
    level: "easy",
    er: 1.5,
    seconds,
    expected: 400,
    hints: 0,
    mistakes: 0,
    solved: index + 1,
  }));
  const store = { kept: () => results, leftOut: new Set<string>() };
  const grade = { er: 2, expectedSeconds: 700 };
  return {
    t,
    state: { settings: { ownTime }, gameLevel: "medium", grade },
    game: { id: "new" },
    timer: { seconds: 600 },
    store,
  } as unknown as App;
}
const nine = { expectedSeconds: 540, expectedRange: [420, 780] as const };

test("people's time is said in whole minutes, with its range", () => {
  expect(expectedText(pageOf(0), nine)).toBe("about-time 9 7 13");
  expect([0, 20, 89, 91, 3600].map(minutesOf)).toEqual([1, 1, 1, 2, 60]);
});

test("after five games it is the player's own, unless that is not wanted", () => {
  expect(ownFactor(pageOf(4))).toBeNull();
  expect(ownFactor(pageOf(5))).toBeCloseTo(0.8, 6);
  expect(expectedText(pageOf(5), nine)).toBe("about-time-own 7 6 10");
  expect(expectedShort(pageOf(5), 540)).toBe("level-time-one 7");
  expect(expectedText(pageOf(5, false), nine)).toBe("about-time 9 7 13");
  expect(expectedShort(pageOf(5, false), 540)).toBe("level-time-one 9");
});

test("of a puzzle without a time nothing is said", () => {
  expect(expectedText(pageOf(5), {})).toBe("");
  expect(expectedText(pageOf(5), { expectedSeconds: 0, expectedRange: [0, 0] })).toBe("");
});

test("a level has a range, of harder ones than were timed the least", () => {
  expect(
    (["beginner", "easy", "hard", "expert", "extreme"] as const).map((level) => levelTime(pageOf(0), level)),
  ).toEqual(["level-time 3 4", "level-time 6 8", "level-time 10 14", "level-time-more 13", "level-time-more 15"]);
  expect(levelTime(pageOf(5), "easy")).toBe("level-time 5 7");
  // Where both ends are the same, one is said.
  expect(levelTime(pageOf(5, true, 200), "beginner")).toBe("level-time-one 2");
});

test("a result keeps the time that people need, for the player's own factor", () => {
  expect(resultOf(pageOf(0))).toMatchObject({ id: "new", level: "medium", seconds: 600, expected: 700 });
});

test("on paper a puzzle's name has people's time, whoever prints it, and none where it isn't known", () => {
  const none = new Array<number>(81).fill(0);
  const puzzle = (level: Printed["level"], expected?: number): Printed => ({
    ...{ givens: ".".repeat(81), values: ".".repeat(81), corner: none, centre: none, solution: "" },
    ...{ level, er: null, expected },
  });
  const page = {
    ...pageOf(5),
    language: "en",
    update: () => {},
    notify: () => {},
    dismiss: () => {},
  } as unknown as App;
  expect(ownFactor(page)).toBeCloseTo(0.8, 6);
  // The view's own texts never arrive, so ids are said.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { booklet } = bookletOf(page, [puzzle("easy", 540), puzzle(null, 61), puzzle("hard", 0), puzzle(null)]);
  expect(booklet.names).toEqual([
    "print-timed print-unrated 1 level-easy 9",
    "print-timed print-name-number 2 1",
    "print-unrated 3 level-hard",
    "print-name-number 4",
  ]);
  vi.unstubAllGlobals();
});
