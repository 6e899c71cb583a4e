/**
 * How long the page's main thread is busy with an interaction on a board full of notes, and how smooth a drag over it
 * is.
 */
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { type NonetPage, test } from "../support/app.js";
import { quantile, summary } from "../support/figures.js";
import { CLASSIC } from "../support/sudoku.js";

interface TraceEvent {
  name: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/**
 * How many ms the tasks of the page's main thread work while something is done; what others do on the machine
 * meanwhile does not count.
 */
async function tasksOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid, dur }) => name === "RunTask" && dur !== undefined && main.has(`${pid} ${tid}`))
    .map(({ dur, tdur }) => (tdur ?? dur!) / 1000);
}

async function fullNotes(nonet: NonetPage, page: Page): Promise<void> {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Fill notes");
  await page.waitForTimeout(4000); // Background work is done first.
}

async function centres(nonet: NonetPage): Promise<{ x: number; y: number }[]> {
  const box = (await nonet.cell(1, 1).boundingBox())!;
  const last = (await nonet.cell(9, 9).boundingBox())!;
  const step = (last.x - box.x) / 8;
  return Array.from({ length: 81 }, (_, cell) => ({
    x: box.x + box.width / 2 + (cell % 9) * step,
    y: box.y + box.height / 2 + Math.floor(cell / 9) * step,
  }));
}

type Mouse = "mouseMoved" | "mousePressed" | "mouseReleased";

/**
 * From cell to cell in snakes, with a move between. By the browser's own protocol: Playwright's mouse makes the page
 * work for each move.
 */
async function drag(session: CDPSession, points: readonly { x: number; y: number }[]): Promise<void> {
  const send = (type: Mouse, { x, y }: { x: number; y: number }, buttons = 1): Promise<unknown> =>
    session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
  const route = Array.from(
    { length: 81 },
    (_, n) => points[Math.floor(n / 9) % 2 ? Math.floor(n / 9) * 9 + 8 - (n % 9) : n]!,
  );
  await send("mouseMoved", route[0]!, 0);
  await send("mousePressed", route[0]!);
  let before = route[0]!;
  for (const point of route) {
    await send("mouseMoved", { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 });
    await send("mouseMoved", point);
    before = point;
  }
  await send("mouseReleased", before);
}

const OPEN = Array.from(CLASSIC).flatMap((digit, cell) => (digit === "." ? [cell] : []));

test("interactions on a board full of notes", async ({ nonet, page, browser }) => {
  await fullNotes(nonet, page);
  const points = await centres(nonet);
  const report = async (name: string, work: () => Promise<void>): Promise<void> => {
    const tasks = (await tasksOf(browser, page, work)).filter((ms) => ms > 1);
    console.log(`${name}: tasks over 1 ms: ${summary(tasks)}`);
  };
  await report("Typing a digit, 30 cells", async () => {
    for (const cell of OPEN.slice(0, 30)) {
      await page.mouse.click(points[cell]!.x, points[cell]!.y);
      await page.keyboard.press(String((cell % 9) + 1));
      await page.waitForTimeout(60);
    }
  });
  await report("Undo and redo, 30 each", async () => {
    for (const key of ["Control+z", "Control+y"]) {
      for (let n = 0; n < 30; n++) {
        await page.keyboard.press(key);
        await page.waitForTimeout(60);
      }
    }
  });
  await report("Undo of 30", async () => {
    for (let n = 0; n < 30; n++) await page.keyboard.press("Control+z");
  });
  await report("Notes in 81 selected cells, 9 digits twice", async () => {
    await page.keyboard.press("Control+a");
    await page.keyboard.press("x");
    for (let n = 0; n < 18; n++) {
      await page.keyboard.press(String((n % 9) + 1));
      await page.waitForTimeout(60);
    }
    await page.keyboard.press("z");
  });
  for (const name of ["New game", "Tools"] as const) {
    await report(`Opening and closing ${name}, 10 times`, async () => {
      for (let n = 0; n < 10; n++) {
        await nonet.openSheet(name);
        await nonet.closeSheet();
        await page.waitForTimeout(60);
      }
    });
  }
  const session = await page.context().newCDPSession(page);
  await report("Dragging over 81 cells", () => drag(session, points));
});

test("a history of 500 steps restored", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const times = await nonet.board.evaluate(async (board: NonetBoard, cells) => {
    for (let step = 0; step < 500; step++) {
      board.selection = [cells[step % cells.length]!];
      if (step % 3) board.note((step % 9) + 1);
      else board.enter((step % 9) + 1);
    }
    const { record, steps } = board;
    if (steps < 500) throw new Error(`only ${steps} steps`);
    const times: number[] = [];
    for (let n = 0; n < 50; n++) {
      board.load(board.givens);
      await board.updateComplete;
      const start = performance.now();
      board.record = record;
      await board.updateComplete;
      times.push(performance.now() - start);
    }
    return times;
  }, OPEN);
  console.log(`A history of 500 steps restored and drawn: ${summary(times)}`);
});

/** Frames drawn while something is done, as the time from each to the next in ms. */
async function framesOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = ((window as unknown as { frames: number[] }).frames = []);
    const next = (time: number): void => {
      times.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  const times = await page.evaluate(() => [...(window as unknown as { frames: number[] }).frames]);
  return times.slice(1).map((time, n) => time - times[n]!);
}

const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send("Emulation.setCPUThrottlingRate", { rate });

test("dragging over a board full of notes, with the processor slowed down", async ({ nonet, page }) => {
  await fullNotes(nonet, page);
  const points = await centres(nonet);
  const session = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) {
    await slow(session, rate);
    for (let run = 0; run < 3; run++) {
      const frames = await framesOf(page, () => drag(session, points));
      const seconds = frames.reduce((a, b) => a + b, 0) / 1000;
      const late = frames.filter((ms) => ms > 25).length;
      console.log(
        `Dragging at 1/${rate} of the speed: ${(frames.length / seconds).toFixed(1)} frames a second over ${seconds.toFixed(1)} s, ${late} frames late, p99 ${quantile(frames, 0.99).toFixed(1)} ms`,
      );
    }
  }
});
