/**
 * A host can count on this, from first to last: on a page of another origin, under that page's own strict policy, a
 * game is played by keyboard to its end, in the element and in the frame. The page hears every event, refuses an entry,
 * gives the board its looks, and has the game again after a reload.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.js";
import { openBoard, SOLUTION } from "../support/embed-board.js";
import { ask, connect, embedFrame, type HostWindow, heard } from "../support/embed-frame.js";
import { CLASSIC } from "../support/sudoku.js";

const EVENTS = [
  "nonet-change",
  "nonet-error",
  "nonet-hint",
  "nonet-input",
  "nonet-ready",
  "nonet-select",
  "nonet-solved",
] as const;
const EMPTY = Array.from(CLASSIC).flatMap((digit, cell) => (digit === "." ? [cell] : []));

/** A board as its page sees it. */
interface Hosted {
  cell(index: number): Locator;
  grid: Locator;
  value(): Promise<string>;
  call(method: "hint" | "load", ...args: string[]): Promise<unknown>;
  /** The events that were heard since the page was loaded. */
  heard(): Promise<string[]>;
  /** From now on that digit is refused; 0: none. */
  refuse(digit: number): Promise<void>;
  paint(property: string, value: string): Promise<void>;
  reload(): Promise<void>;
  faults: string[];
  close(): Promise<void>;
}

async function element(page: Page): Promise<Hosted> {
  const faults: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && !message.location().url.endsWith("favicon.ico") && faults.push(message.text()),
  );
  await page.addInitScript((types) => {
    const own = Object.assign(window, { told: [] as string[], refused: 0 });
    for (const type of types)
      document.addEventListener(type, (event) => {
        own.told.push(type);
        const detail = (event as CustomEvent<{ digit?: number } | null>).detail;
        if (own.refused && detail?.digit === own.refused) event.preventDefault();
      });
  }, EVENTS);
  const { board, close } = await openBoard(page, `storage-key="mine"`, { strict: true });
  return {
    cell: (index) => board.getByRole("gridcell").nth(index),
    grid: board.getByRole("grid"),
    value: () => board.evaluate((element) => (element as HTMLElement & { value: string }).value),
    call: (method, ...args) =>
      board.evaluate(
        (element, [name, given]) =>
          (element as unknown as Record<string, (...args: string[]) => unknown>)[name]!(...given),
        [method, args] as const,
      ),
    heard: () => page.evaluate(() => (window as unknown as { told: string[] }).told),
    refuse: (digit) =>
      page.evaluate((digit) => void ((window as unknown as { refused: number }).refused = digit), digit),
    paint: (property, value) =>
      board.evaluate((element, [name, value]) => (element as HTMLElement).style.setProperty(name, value), [
        property,
        value,
      ] as const),
    reload: async () => {
      await page.reload();
      await expect(board.getByRole("gridcell")).toHaveCount(81);
    },
    faults,
    close,
  };
}

async function frame(page: Page): Promise<Hosted> {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&storage-key=mine&guard=digit&lang=en` });
  await connect(page, there.cdn);
  return {
    cell: (index) => there.frame.getByRole("gridcell").nth(index),
    grid: there.frame.getByRole("grid"),
    value: () => ask(page, "get", "value"),
    call: (method, ...args) => ask(page, method, ...args),
    heard: async () => (await heard(page)).map(({ type }) => type),
    refuse: (digit) =>
      page.evaluate(
        (digit) =>
          void ((window as unknown as HostWindow).refuse = (detail) => digit !== 0 && detail["digit"] === digit),
        digit,
      ),
    paint: (property, value) => ask(page, "set", property, value),
    reload: async () => {
      await page.reload();
      await connect(page, there.cdn);
    },
    faults: there.faults,
    close: there.close,
  };
}

for (const [where, open] of [
  ["the element", element],
  ["the frame", frame],
] as const) {
  test(`a whole game in ${where} on a page of another origin: heard, refused, themed, and there again after a reload`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const hosted = await open(page);
    const play = async (cells: readonly number[]): Promise<void> => {
      for (const cell of cells) {
        await hosted.cell(cell).click();
        await page.keyboard.press(SOLUTION[cell]!);
      }
    };
    const first = EMPTY[0]!;
    await hosted.refuse(9);
    await hosted.cell(first).click();
    await page.keyboard.press("9");
    await expect.poll(() => hosted.heard()).toContain("nonet-input");
    await hosted.refuse(0);
    expect(await hosted.value()).toBe(CLASSIC);
    expect((await hosted.heard()).at(-1)).toBe("nonet-input");

    await hosted.paint("--nonet-background", "rgb(1, 2, 3)");
    await expect(hosted.grid).toHaveCSS("background-color", "rgb(1, 2, 3)");

    expect(await hosted.call("hint")).toMatchObject({ stage: "where" });
    expect(await hosted.call("load", "12x")).toBe(false);
    expect(await hosted.value()).toBe(CLASSIC);

    const half = EMPTY.slice(0, EMPTY.length / 2);
    await play(half);
    const played = Array.from(CLASSIC, (digit, cell) => (half.includes(cell) ? SOLUTION[cell] : digit)).join("");
    await expect.poll(() => hosted.value()).toBe(played);
    const before = await hosted.heard();
    await hosted.reload();
    expect(await hosted.value()).toBe(played);

    await play(EMPTY.slice(half.length));
    await expect.poll(() => hosted.heard()).toContain("nonet-solved");
    expect(await hosted.value()).toBe(SOLUTION);
    expect([...new Set([...before, ...(await hosted.heard())])].sort()).toEqual(EVENTS);
    expect(hosted.faults).toEqual([]);
    await hosted.close();
  });
}
