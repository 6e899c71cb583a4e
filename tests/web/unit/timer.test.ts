import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "../../../web/src/page/app.js";
import { tick } from "../../../web/src/play/timer.js";
import { Timer, timeText } from "../../../web/src/sudoku/stopwatch.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it counts only while it runs, goes on from where it was, and never twice", () => {
  const timer = new Timer(() => {});
  timer.seconds = 60;
  vi.advanceTimersByTime(5000);
  expect(timer.seconds).toBe(60);
  timer.run(true);
  timer.run(true);
  vi.advanceTimersByTime(2500);
  timer.run(false);
  vi.advanceTimersByTime(7000);
  expect(timer.seconds).toBe(62);
  timer.run(true);
  vi.advanceTimersByTime(600);
  expect(timer.seconds).toBe(63);
});

test("it ticks every second while it runs, and not after", () => {
  const ticks: number[] = [];
  const timer: Timer = new Timer(() => ticks.push(timer.seconds));
  timer.run(true);
  vi.advanceTimersByTime(3000);
  timer.run(false);
  vi.advanceTimersByTime(3000);
  expect(ticks).toEqual([1, 2, 3]);
});

test("another game begins with its own time, also while it runs", () => {
  const timer = new Timer(() => {});
  timer.run(true);
  vi.advanceTimersByTime(4000);
  timer.seconds = 100;
  vi.advanceTimersByTime(1000);
  expect(timer.seconds).toBe(101);
});

test("while the device sleeps nobody plays", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const timer = new Timer(() => {});
  timer.run(true);
  now.mockReturnValue(3_600_000);
  expect(timer.seconds).toBeLessThanOrEqual(10);
});

test("a game's time is stored every five seconds, so that a battery that ends costs no more", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  const saved: number[] = [];
  const game = { seconds: 60 };
  const timer: Timer = new Timer(() => tick(app));
  const save = (): void => void saved.push((game.seconds = timer.seconds));
  const app = { timer, game, save } as unknown as App;
  timer.seconds = 60;
  timer.run(true);
  vi.advanceTimersByTime(16_000);
  timer.run(false);
  expect(saved).toEqual([65, 70, 75]);
});

test.each([
  [0, "0:00"],
  [9, "0:09"],
  [61, "1:01"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [36_061, "10:01:01"],
])("%d seconds are %s", (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
