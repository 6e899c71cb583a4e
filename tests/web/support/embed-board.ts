/** A page of somebody else with one board on it, and what tests do with it. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expectAccessible } from "./axe.js";
import { embed, script } from "./embed.js";
import { CLASSIC, solveNaively } from "./sudoku.js";

export const SOLUTION = solveNaively(CLASSIC)!;

/** As strict as a host can be: the board's own files, and nothing in line. */
const policy = (cdn: string): string =>
  `default-src 'none'; script-src ${cdn} 'wasm-unsafe-eval'; connect-src ${cdn}; worker-src blob: ${cdn}; style-src 'none'`;

export interface Embedded {
  board: Locator;
  button(name: string | RegExp): Locator;
  close(): Promise<void>;
}

/** `attributes` are those beside the puzzle; an empty puzzle leaves it out. */
export async function openBoard(
  page: Page,
  attributes: string,
  { inside = "", strict = false, puzzle = CLASSIC } = {},
): Promise<Embedded> {
  const given = puzzle && `puzzle="${puzzle}"`;
  const there = await embed(
    `${script}<nonet-board ${attributes} ${given}>${inside}</nonet-board>`,
    strict ? policy : undefined,
  );
  await page.goto(there.url);
  const board = page.locator("nonet-board");
  await expect(board.getByRole("gridcell")).toHaveCount(81);
  return { board, button: (name) => board.getByRole("button", { name, exact: true }), close: there.close };
}

export const valueOf = (board: Locator): Promise<string> => board.evaluate((element: NonetBoard) => element.value);

/** Fills in the solution but for some cells. */
export const fillBut = (board: Locator, open: readonly number[]): Promise<void> =>
  board.evaluate(
    (element: NonetBoard, [solution, open]) => {
      element.place(Array.from(solution!, (digit, cell) => [cell, open!.includes(cell) ? 0 : Number(digit)] as const));
    },
    [SOLUTION, open] as [string, number[]],
  );

export const select = (board: Locator, cell: number): Promise<void> =>
  board.evaluate((element: NonetBoard, cell) => void (element.selection = [cell]), cell);

/** Expects no finding of axe on the element, light and dark; `state` names it in the message. */
export async function expectBoardAccessible(page: Page, state: string): Promise<void> {
  // Said, since axe takes a page that says nothing for white.
  await page.evaluate(() =>
    Object.assign(document.documentElement.style, { colorScheme: "light dark", background: "Canvas" }),
  );
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`, { within: "nonet-board" });
  }
}
