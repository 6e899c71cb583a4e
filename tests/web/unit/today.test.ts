/** The page follows the day: at midnight, after sleep, into another time zone, and at a broken clock it stays calm. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToDay } from "../../../web/src/page/today.js";

const zone = process.env["TZ"];
const page = new EventTarget() as EventTarget & { hidden: boolean };
const app = { update: vi.fn(), background: { wake: vi.fn() } };
const days = (): number => app.update.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  process.env["TZ"] = "Europe/Berlin";
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

const listen = (time: string): void => {
  vi.setSystemTime(new Date(time));
  listenToDay(app as unknown as Parameters<typeof listenToDay>[0]);
};

test("at midnight the page is drawn anew, and the day's puzzle can be made", () => {
  listen("2026-11-30T23:58:30");
  vi.advanceTimersByTime(89_999);
  expect(days()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(days()).toBe(1);
  expect(app.background.wake).toHaveBeenCalledTimes(1);
  // And once at the next.
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(days()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(days()).toBe(2);
});

test("after sleep, in which no timer ran, it follows as soon as it is seen, and at last within a minute", () => {
  for (const event of ["visibilitychange", "pageshow"]) {
    vi.clearAllMocks();
    listen("2026-11-30T22:00:00");
    vi.setSystemTime(new Date("2026-12-01T07:00:00"));
    expect(days()).toBe(0);
    page.dispatchEvent(new Event(event));
    expect(days()).toBeGreaterThan(0);
  }
  vi.clearAllTimers();
  vi.clearAllMocks();
  listen("2026-11-30T22:00:00");
  vi.setSystemTime(new Date("2026-12-01T07:00:00"));
  vi.advanceTimersByTime(60_000);
  expect(days()).toBe(1);
});

test("in another time zone it is another day", () => {
  listen("2026-11-30T22:00:00");
  process.env["TZ"] = "Asia/Tokyo";
  vi.advanceTimersByTime(60_000);
  expect(days()).toBe(1);
});

test("where nobody looks, nothing runs", () => {
  page.hidden = true;
  vi.clearAllTimers();
  listen("2026-11-30T23:59:00");
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(new Date("2026-12-01T00:01:00"));
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(days()).toBeGreaterThan(0);
});

test("at the end of time it does not look without an end", () => {
  vi.clearAllTimers();
  vi.setSystemTime(8.64e15);
  listenToDay(app as unknown as Parameters<typeof listenToDay>[0]);
  vi.advanceTimersByTime(59_999);
  expect(vi.getTimerCount()).toBe(1);
  expect(days()).toBe(0);
});
