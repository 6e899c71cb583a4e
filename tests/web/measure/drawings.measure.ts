/**
 * How long a move holds the page while a drawing of many links is on the board, in time of the processor: of each move
 * its longest task, and all of its tasks.
 */
import type { Browser, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { encodeState } from "../../../web/src/sudoku/codec.js";
import { newGame, playerCandidates, takeSketch } from "../../../web/src/sudoku/game.js";
import { bit } from "../../../web/src/sudoku/geometry.js";
import { fillNotes } from "../../../web/src/sudoku/notes.js";
import { writeSketch } from "../../../web/src/sudoku/sketch.js";
import { test } from "../support/app.js";
import { quantile } from "../support/figures.js";
import { CLASSIC, randomFrom } from "../support/sudoku.js";

const MOVES = Number(process.env["NONET_MOVES"] ?? 40);

/** A game with all notes, and so many links between any of its candidates. */
function tangle(count: number): string {
  const random = randomFrom(count);
  const noted = fillNotes(newGame(Array.from(CLASSIC, (digit) => Number(digit) || 0)));
  const there = playerCandidates(noted)!.flatMap((mask, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & bit(digit)).map((digit) => cell * 9 + digit - 1),
  );
  const links = Array.from({ length: count }, () => {
    const [from, to] = [there[random(there.length)]!, there[random(there.length)]!];
    return { kind: random(2) ? "strong" : "weak", from: [from], to: [to] } as const;
  });
  return encodeState(takeSketch(noted, writeSketch({ marks: new Map(), links })));
}

/** Of each move the processor's time, in ms: of its longest task, and of all. */
async function traced(browser: Browser, page: Page): Promise<{ longest: number[]; all: number[] }> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  for (let move = 0; move < MOVES; move++) {
    await page.evaluate((now) => {
      performance.mark("move");
      const board = document.querySelector<NonetBoard>("#board")!;
      if (now % 4 === 3) return board.undo();
      board.selection = [[2, 3, 24][now % 4]!];
      if (now % 4 === 2) board.enter(1 + (now % 9));
      else board.note(1 + (now % 9));
    }, move);
    await page.waitForTimeout(500);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; ts: number; tdur?: number; pid: number; tid: number }[];
  };
  const marks = traceEvents.filter(({ name }) => name === "move");
  const { pid, tid } = marks[0]!;
  const tasks = traceEvents.filter((event) => event.pid === pid && event.tid === tid && /RunTask/.test(event.name));
  const of = marks.map(({ ts }, move) =>
    tasks
      // The mark is set within the first of them.
      .filter((task) => task.ts > ts - 1000 && task.ts < (marks[move + 1]?.ts ?? Infinity) - 1000)
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  return {
    longest: of.map((all) => Math.max(0, ...all)),
    all: of.map((all) => all.reduce((sum, one) => sum + one, 0)),
  };
}

for (const count of [0, 12, 60, 300])
  test(`moves beside ${count} links`, async ({ browser, nonet, page }) => {
    await nonet.open();
    await nonet.board.evaluate((board: NonetBoard, state) => (board.state = state), tangle(count));
    await page.waitForTimeout(3000);
    const figures = (values: number[]): string =>
      [0.5, 0.95, 1].map((part) => quantile(values, part).toFixed(1)).join(", ");
    const { longest, all } = await traced(browser, page);
    console.log(
      `${count} links: longest task of a move ${figures(longest)} ms; all ${figures(all)} ms (p50, p95, most)`,
    );
  });
