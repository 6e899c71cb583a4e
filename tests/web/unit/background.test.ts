/** When the page does what nobody asked for: never beside what the player asks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Background, type IdleWork } from "../../../web/src/page/background.js";

const page = { isBusy: false, isWithoutEngine: false };
type Page = typeof page;

let begun: string[];
/** Work that lasts until it is ended, or is done at once. */
const work = (name: string, after?: number, lasts = true): IdleWork<Page> => ({
  ...(after === undefined ? {} : { after }),
  isWanted: () => lasts || !begun.includes(name),
  run: (_page, _engine, signal) => {
    begun.push(name);
    if (!lasts) return Promise.resolve();
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  },
});

beforeEach(() => {
  begun = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what cannot wait begins at once, and what a move cut short only when it is quiet", async () => {
  const background = new Background(page, [work("grade", 0)]);
  background.wake();
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual(["grade"]);
  for (let move = 0; move < 4; move++) {
    background.wake();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(begun).toEqual(["grade"]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(begun).toEqual(["grade", "grade"]);
});

test("the next hint is thought of soon after a move, whatever was cut short", async () => {
  const background = new Background(page, [work("grade", 0), work("think", 300, false)]);
  background.wake();
  await vi.advanceTimersByTimeAsync(50);
  background.wake();
  await vi.advanceTimersByTimeAsync(350);
  expect(begun).toEqual(["grade", "think"]);
});

test("another puzzle or position is other work, which need not wait for what was cut short", async () => {
  let puzzle = "first";
  const background = new Background(page, [{ ...work("grade", 0), about: () => puzzle }]);
  background.wake();
  await vi.advanceTimersByTimeAsync(50);
  puzzle = "second";
  background.wake();
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual(["grade", "grade"]);
});
