/**
 * Many games in one page, as a player of months would play them: brought, played, noted, undone, hinted, solved or
 * left.
 */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { memory } from "./memory.js";
import { CLASSIC, INKALA, solveNaively } from "./sudoku.js";

export interface Sample {
  games: number;
  /** Megabytes: the page's JavaScript after a collection, all processes of the browser, the storage. */
  heap: number;
  all: number;
  stored: number;
  nodes: number;
  listeners: number;
}

/** Plays games number `from` to `to`. Resolves to how many hints were shown and games solved. */
export function playGames(page: Page, from: number, to: number): Promise<{ hints: number; solved: number }> {
  return page.evaluate(
    async ([first, last, puzzles]) => {
      const until = async (true_: () => boolean): Promise<void> => {
        for (let tries = 0; !true_(); ++tries) {
          if (tries > 2000) throw new Error(`waited in vain in a game: ${String(true_)}`);
          await new Promise((done) => setTimeout(done, 4));
        }
      };
      const board = (): NonetBoard => document.querySelector<NonetBoard>("#board")!;
      const button = (name: string): HTMLButtonElement | undefined =>
        [...document.querySelectorAll<HTMLButtonElement>("main button")].find(
          (one) => one.textContent?.trim() === name,
        );
      const tool = (name: string): HTMLElement | null =>
        document.querySelector<HTMLElement>(`dialog[open] [data-tool="${name}"]`);
      const says = (): string => document.querySelector('[aria-label="Messages"]')?.textContent ?? "";
      const bring = (text: string): void => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        document.body.dispatchEvent(
          Object.defineProperty(new ClipboardEvent("paste", { bubbles: true, cancelable: true }), "clipboardData", {
            value: clipboardData,
          }),
        );
      };
      const count = { hints: 0, solved: 0 };
      for (let game = first; game < last; ++game) {
        // The same puzzle with its digits moved on is another one, nine times over. One in ten is a very hard one.
        const shift = game % 9;
        const moved = (digits: string): string =>
          digits.replace(/[1-9]/g, (digit) => String(((Number(digit) - 1 + shift) % 9) + 1));
        const [puzzle, solution] = puzzles[game % 10 ? 0 : 1]!.map(moved) as [string, string];
        bring(puzzle);
        // Where a game is in progress, the page shows the puzzle first.
        await until(
          () => (document.querySelector<HTMLButtonElement>("#paste-play:enabled")?.click(), board().givens === puzzle),
        );
        const open = Array.from(puzzle).flatMap((digit, cell) => (digit === "." ? [cell] : []));
        for (let i = 0; i < 12; ++i) {
          board().selection = [open[(game * 7 + i * 5) % open.length]!];
          if (i % 3) board().note(((game + i) % 9) + 1);
          else board().enter(((game + i) % 9) + 1);
        }
        for (let i = 0; i < 12; ++i) board().undo();
        for (let i = 0; i < 3; ++i) board().redo();
        for (let i = 0; i < 3; ++i) board().undo();
        button("Hint")?.click();
        await until(() => /Look at|Start from/.test(says()));
        ++count.hints;
        // A game that is left, or that the page has filled in, is kept for good, which is no leak; of those that the
        // player solved the page keeps the last.
        if (game % 100 === 0) continue;
        if (game % 10 === 0) {
          button("Tools")?.click();
          await until(() => tool("solve") !== null);
          tool("solve")?.click();
          await until(() => board().value === solution);
          board().undo();
        }
        for (const cell of open) {
          board().selection = [cell];
          board().enter(Number(solution[cell]));
        }
        await until(() => board().value === solution && says().includes("Solved"));
        ++count.solved;
      }
      return count;
    },
    [from, to, [CLASSIC, INKALA].map((puzzle) => [puzzle, solveNaively(puzzle)!])] as const,
  );
}

async function counted(page: Page): Promise<Pick<Sample, "heap" | "nodes" | "listeners">> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { heap: usedSize / 2 ** 20, nodes, listeners };
}

/**
 * Memory of the page when it has come to rest: just after a game it still holds the wave over the board and the last
 * message.
 */
export async function sample(page: Page, games: number): Promise<Sample> {
  let last = await counted(page);
  for (let tries = 0; tries < 20; ++tries) {
    await page.waitForTimeout(500);
    const next = await counted(page);
    const rests = next.nodes === last.nodes && next.listeners === last.listeners;
    last = next;
    if (rests) break;
  }
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0),
  );
  return { games, all: memory(), stored: stored / 2 ** 20, ...last };
}
