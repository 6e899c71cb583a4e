/**
 * A player with one way to put things in: keys, a mouse or a finger. It finds controls as people find them, and calls
 * nothing in the page.
 */
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage } from "./app.js";
import { CLASSIC, solveNaively } from "./sudoku.js";

export type Means = "keyboard" | "mouse" | "touch";
type Mark = "corner" | "centre" | "colour";

/** Cells count from 0, row by row. */
export interface Hand {
  readonly means: Means;
  begin(): Promise<void>;
  select(from: number, to?: number): Promise<void>;
  digit(digit: number): Promise<void>;
  mark(mark: Mark, digit: number): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  setCheckpoint(): Promise<void>;
  returnToCheckpoint(): Promise<void>;
  hint(): Promise<void>;
}

/** Notes what the page is operated with. */
export async function watchMeans(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const means = Object.assign(window, { means: new Set<string>() }).means;
    addEventListener("pointerdown", ({ pointerType }) => means.add(pointerType), true);
    addEventListener("keydown", () => means.add("keyboard"), true);
    for (const type of ["paste", "drop"]) addEventListener(type, () => means.add(type), true);
  });
}

const meansOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { means: Set<string> }).means]);

/** A whole game: begun, noted, coloured, undone and redone, gone back in, helped once, and solved. */
export async function playThrough(nonet: NonetPage, hand: Hand): Promise<void> {
  await watchMeans(nonet.page);
  await nonet.open();
  await hand.begin();
  const givens = await nonet.givens();
  const solution = solveNaively(givens)!;
  const cell = (index: number): Locator => nonet.cell(Math.floor(index / 9) + 1, (index % 9) + 1);
  const first = Array.from(givens).findIndex(
    (digit, index) => digit === "." && givens[index + 1] === "." && index % 9 < 8,
  );
  const [one, other] = [first, first + 1] as const;

  await hand.select(one, other);
  expect(await nonet.selection()).toEqual([one, other]);
  await hand.mark("corner", 1);
  await hand.mark("centre", 2);
  await hand.mark("colour", 3);
  for (const index of [one, other])
    await expect(cell(index)).toHaveAccessibleName(/Empty\. Notes 1\. Centre notes 2\. Coloured yellow\.$/);
  await hand.undo();
  await expect(cell(other)).toHaveAccessibleName(/Empty\. Notes 1\. Centre notes 2\.$/);
  await hand.redo();
  await expect(cell(other)).toHaveAccessibleName(/Coloured yellow\.$/);

  await hand.select(one);
  await hand.digit(Number(solution[one]));
  await hand.setCheckpoint();
  await expect(nonet.says).toContainText("Checkpoint set");
  await hand.select(other);
  await hand.digit(Number(solution[other]));
  await expect(cell(other)).toHaveAccessibleName(new RegExp(`${solution[other]!}, entered`));
  await hand.returnToCheckpoint();
  await expect(nonet.says).toContainText("Back at the checkpoint");
  await expect(cell(one)).toHaveAccessibleName(new RegExp(`${solution[one]!}, entered`));
  await expect(cell(other)).toHaveAccessibleName(/Empty\./);

  const before = await nonet.value();
  for (let stage = 1; stage <= 3; stage++) {
    await hand.hint();
    await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
  }
  await hand.hint();
  await expect.poll(() => nonet.value()).not.toBe(before);

  const now = await nonet.value();
  for (const index of Array.from(now).flatMap((digit, at) => (digit === "." ? [at] : []))) {
    await hand.select(index);
    await hand.digit(Number(solution[index]));
  }
  expect(await nonet.value()).toBe(solution);
  await expect(nonet.says).toContainText("Solved");
  expect(await meansOf(nonet.page)).toEqual([hand.means]);
}

/** Keys only; with a puzzle that is typed in. */
export function keyboardOf(nonet: NonetPage): Hand {
  const { page } = nonet;
  const { keyboard } = page;
  /**
   * Goes on, or back, until something of this name has the focus. Never past the end of the page: there are the
   * browser's own buttons, which no driver of Firefox gets out of again.
   */
  const tabTo = async (name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
    for (let i = 0; i < 150; i++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement!;
        return element.id === "board"
          ? "board"
          : (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      });
      if (name.test(focused)) return;
      await keyboard.press(key);
    }
    throw new Error(`${key} never came to ${String(name)}`);
  };
  const press = async (name: RegExp, key?: "Shift+Tab"): Promise<void> => {
    await tabTo(name, key);
    await keyboard.press("Enter");
  };
  const toHistory = async (): Promise<void> => {
    await keyboard.press("Control+k");
    await keyboard.type("history");
    await keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "History" })).toBeVisible();
  };
  const repeat = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  return {
    means: "keyboard",
    async begin() {
      await keyboard.press("Control+k");
      await expect(page.getByRole("searchbox")).toBeFocused();
      await keyboard.type("paste");
      await keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Puzzle text" })).toBeFocused();
      await keyboard.type(CLASSIC);
      await expect(page.getByRole("dialog").getByRole("status")).toContainText("30");
      await press(/^Play it$/);
      await expect.poll(() => nonet.givens()).toBe(CLASSIC);
    },
    async select(from, to = from) {
      await tabTo(/^board$/, "Shift+Tab");
      const at = await nonet.board.evaluate((board: NonetBoard) => board.cursor);
      const [down, right] = [Math.floor(from / 9) - Math.floor(at / 9), (from % 9) - (at % 9)];
      await repeat(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
      await repeat(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
      await repeat("Shift+ArrowRight", to - from);
    },
    digit: (digit) => keyboard.press(String(digit)),
    mark: (mark, digit) =>
      keyboard.press(`${{ corner: "Shift", centre: "Control", colour: "Control+Shift" }[mark]}+Digit${digit}`),
    undo: () => keyboard.press("Control+z"),
    redo: () => keyboard.press("Control+y"),
    async setCheckpoint() {
      await toHistory();
      await press(/^Set a checkpoint$/);
      await keyboard.press("Escape");
    },
    async returnToCheckpoint() {
      await toHistory();
      await press(/^1, at .* of 81$/s);
    },
    /** The actions are one stop of the Tab key; arrows go on from there. */
    async hint() {
      await tabTo(/^(Undo|Redo|Erase|Fill|Hint)$/);
      await keyboard.press("End");
      await keyboard.press("Enter");
    },
  };
}

interface Pointing {
  means: Means;
  press(target: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

/** Common parts of mouse and finger: a game of the page's own, and buttons. */
function pointing(nonet: NonetPage, { means, press, drag }: Pointing): Hand {
  const { page } = nonet;
  const button = (name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
  const key = (digit: number): Locator => page.locator(".pad").getByRole("button", { name: new RegExp(`^${digit}, `) });
  const mode = (name: string): Promise<void> =>
    press(page.locator(".modes").getByRole("button", { name, exact: true }));
  const cell = (index: number): Locator => nonet.cell(Math.floor(index / 9) + 1, (index % 9) + 1);
  const dialog = page.getByRole("dialog");
  /** Beside the board, or on a phone in the menu of the header. */
  const toHistory = async (): Promise<void> => {
    const tools = button("Tools");
    await press((await tools.isVisible()) ? tools : button("More"));
    await press(button("History and checkpoints"));
  };
  return {
    means,
    async begin() {
      const before = await nonet.givens();
      await press(button("New game"));
      await press(dialog.getByRole("button", { name: /^Beginner/ }));
      await expect.poll(() => nonet.givens()).not.toBe(before);
    },
    select: (from, to = from) => (from === to ? press(cell(from)) : drag(cell(from), cell(to))),
    digit: (digit) => press(key(digit)),
    async mark(mark, digit) {
      await mode({ corner: "Corner", centre: "Centre", colour: "Colour" }[mark]);
      await press(key(digit));
      await mode("Digit");
    },
    undo: () => press(page.locator(".pad").getByRole("button", { name: "Undo" })),
    redo: () => press(page.locator(".pad").getByRole("button", { name: "Redo" })),
    async setCheckpoint() {
      await toHistory();
      await press(button("Set a checkpoint"));
      await press(dialog.getByRole("button", { name: "Close" }));
    },
    async returnToCheckpoint() {
      await toHistory();
      await press(button(/^1, at .* of 81$/));
    },
    hint: () => press(page.locator(".pad").getByRole("button", { name: "Hint" })),
  };
}

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

export function mouseOf(nonet: NonetPage): Hand {
  const { mouse } = nonet.page;
  return pointing(nonet, {
    means: "mouse",
    press: (target) => target.click(),
    async drag(from, to) {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await mouse.move(start.x, start.y);
      await mouse.down();
      await mouse.move(end.x, end.y, { steps: 6 });
      await mouse.up();
    },
  });
}

export function fingerOf(nonet: NonetPage): Hand {
  return pointing(nonet, {
    means: "touch",
    press: (target) => target.tap(),
    async drag(from, to) {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      // Playwright's own touches do not move.
      const session = await nonet.page.context().newCDPSession(nonet.page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
      for (let i = 1; i <= 6; i++) {
        const point = { x: start.x + ((end.x - start.x) * i) / 6, y: start.y + ((end.y - start.y) * i) / 6 };
        await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
      }
      // A finger comes to rest before it leaves. After a fling, the browser takes the next tap for its end.
      await nonet.page.waitForTimeout(150);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await session.detach();
    },
  });
}
