/** The page as a player meets it, and the faults that no test may leave unseen. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { test as base, expect } from "./browser.js";
import { solveNaively } from "./sudoku.js";

const SHEETS = {
  Fill: ["Fill notes", "All nine", "Clear notes", "Candidates"],
  History: ["Set a checkpoint", "Replay"],
  Tools: [
    "Check my entries",
    "Draw a reason",
    "Check uniqueness",
    "Go back before the first mistake",
    "History and checkpoints",
    "Solve",
    "Fill all singles",
    "Solve path",
    "All steps now",
    "Techniques",
    "Paste a puzzle",
    "Empty board",
    "Make a puzzle",
    "Copy puzzle",
    "Export",
    "Print",
    "Start over",
    "Install",
  ],
} as const;

/** The sheet that has a button, or null where it is on the page itself. */
const sheetOf = (name: string): keyof typeof SHEETS | null =>
  (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).find((sheet) =>
    (SHEETS[sheet] as readonly string[]).includes(name),
  ) ?? null;

/** Enters what is missing, cell by cell, as a player does. */
export async function fillIn(board: Locator): Promise<void> {
  const givens = await board.evaluate((element: NonetBoard) => element.givens);
  await board.evaluate((element: NonetBoard, solution) => {
    for (const [cell, digit] of [...solution].entries()) {
      if (element.value[cell] !== ".") continue;
      element.selection = [cell];
      element.enter(Number(digit));
    }
  }, solveNaively(givens)!);
}

export class NonetPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get board(): Locator {
    return this.page.locator("#board");
  }
  get says(): Locator {
    return this.page.getByRole("region", { name: /Messages|消息/ });
  }
  /** Which puzzle it is, and how long it has been played. */
  get caption(): Locator {
    return this.page.locator(".caption");
  }
  cell(row: number, column: number): Locator {
    return this.board.getByRole("gridcell").nth((row - 1) * 9 + column - 1);
  }

  async open(path = "./"): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }
  /** Until a puzzle is on the board. */
  async ready(): Promise<void> {
    await expect(this.cell(1, 1)).toBeVisible();
    await expect.poll(() => this.givens()).toMatch(/[1-9]/);
  }

  value(): Promise<string> {
    return this.board.evaluate((board: NonetBoard) => board.value);
  }
  givens(): Promise<string> {
    return this.board.evaluate((board: NonetBoard) => board.givens);
  }
  record(): Promise<string> {
    return this.board.evaluate((board: NonetBoard) => board.record);
  }
  selection(): Promise<number[]> {
    return this.board.evaluate((board: NonetBoard) => board.selection);
  }

  /** Presses a button of the page; what is in a sheet is pressed there. */
  async press(name: string | RegExp): Promise<void> {
    const sheet = sheetOf(String(name));
    if (!sheet) return this.page.getByRole("main").getByRole("button", { name, exact: true }).click();
    await this.openSheet(sheet);
    const dialog = this.page.getByRole("dialog");
    const what = { name: sheet === "Fill" ? new RegExp(`^${String(name)}`) : name, exact: true };
    await dialog.getByRole("button", what).or(dialog.getByRole("link", what)).click();
  }

  /** The sheet that a button of the page opens; on phones the header has the tools. */
  async openSheet(name: "New game" | "Tools" | "Fill" | "History"): Promise<void> {
    if (name === "History") {
      await this.openSheet("Tools");
      return this.page.getByRole("dialog").getByRole("button", { name: "History and checkpoints" }).click();
    }
    const button = this.page.getByRole("button", { name, exact: true });
    const more = this.page.getByRole("banner").getByRole("button", { name: "More" });
    await (name === "Tools" && !(await button.isVisible()) ? more : button).click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Closes what lies over the page. */
  async closeSheet(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  /** On phones, opens what is said where it is folded to a line. */
  async unfold(): Promise<void> {
    const button = this.says.getByRole("button", { name: "Unfold" });
    if (await button.isVisible()) await button.click();
  }

  /** From another view to the board. */
  async back(): Promise<void> {
    await this.page.getByRole("link", { name: "Back to the game" }).click();
    await expect(this.cell(1, 1)).toBeVisible();
  }

  /** A new game of a level, by two presses. */
  async newGame(level = "Easy"): Promise<void> {
    await this.openSheet("New game");
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${level}`) })
      .click();
  }

  /** In the settings: those that few people change, and what concerns all that is stored. */
  async moreSettings(): Promise<void> {
    await this.page.getByText("More settings", { exact: true }).click();
  }

  /** Back to the game that was left last. */
  async goOn(): Promise<void> {
    await this.openSheet("New game");
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: /^Continue/ })
      .click();
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  /** Starts a puzzle the way a player brings one: by pasting it. */
  async paste(puzzle: string): Promise<void> {
    await this.press("Paste a puzzle");
    await this.page.getByRole("textbox", { name: "Puzzle text" }).fill(puzzle);
    await this.page.getByRole("button", { name: "Play it" }).click();
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }
  /** Takes the puzzles away that are ready, so that the next has to be made. */
  async emptyShelf(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem("nonet:shelf", "{}"));
  }
  /** Ctrl+V somewhere on the page. */
  async pasteAnywhere(text: string): Promise<void> {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", data);
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      // Firefox empties what it is made with.
      document.body.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: clipboardData }));
    }, text);
  }
}

/** The shelf that an earlier visit would have left: three puzzles of each level. */
const fullShelf = JSON.stringify({ levels: JSON.parse(readFileSync(new URL("shelf.json", import.meta.url), "utf8")) });

interface Fixtures {
  /**
   * Whether puzzles are ready when the page is first opened. Without them each test would wait until the engine has
   * made some.
   */
  shelf: "full" | "empty";
  nonet: NonetPage;
  /** Faults behind the scenes; a test that causes faults on purpose names them to `forgive`. */
  faults: string[];
}

/** Patterns that each running test has named to `forgive`. */
const forgiven = new WeakMap<string[], RegExp[]>();

/**
 * Names the faults that a test causes on purpose, which the browser may tell of later than they come about. All
 * others count.
 */
export function forgive(faults: string[], expected: RegExp): void {
  forgiven.set(faults, [...(forgiven.get(faults) ?? []), expected]);
}

/** Runs in the page. Storage throws where there is none; what the page itself has kept stays. */
function fillShelf(text: string): void {
  try {
    if (localStorage.getItem("nonet:shelf") === null) localStorage.setItem("nonet:shelf", text);
  } catch {
    // The page is told by its own attempts.
  }
}

export const test = base.extend<Fixtures>({
  shelf: ["full", { option: true }],
  faults: [
    async ({ context, baseURL, shelf }, use, testInfo) => {
      const faults: string[] = [];
      const home = new URL(baseURL!).origin;
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      if (shelf === "full") await context.addInitScript(fillShelf, fullShelf);
      context.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      context.on("weberror", (error) => faults.push(String(error.error())));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (!["blob:", "data:"].includes(url.protocol) && url.origin !== home)
          faults.push(`another origin: ${request.url()}`);
      });
      await use(faults);
      // A test's answer in place of the server may still be under way.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      // A test that ended early has not come to name them: its own error is what counts.
      if (testInfo.status !== testInfo.expectedStatus) return;
      const expected = forgiven.get(faults) ?? [];
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  nonet: async ({ page }, use) => {
    await use(new NonetPage(page));
  },
});

export { expect };
