import type { NonetBoard } from "../../../web/src/board/index.js";
import type { Engine } from "../../../web/src/engine/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { dist } from "../support/server.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

test("one line puts a playable board on a page, from another origin and under a strict policy", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const there = await embed(
    `${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`,
    (cdn) => `default-src 'self'; script-src ${cdn}; img-src data:`,
  );
  await page.goto(there.url);
  const cells = page.getByRole("gridcell");
  await expect(cells).toHaveCount(81);
  await cells.nth(2).click();
  await page.keyboard.press("4");
  await expect(cells.nth(2)).toHaveAccessibleName("Row 1, column 3, box 1. 4, entered.");
  expect(faults.filter((fault) => !fault.includes("favicon"))).toEqual([]);
  await there.close();
});

test("a bad puzzle shows why, fires an error, and loses nothing", { tag: "@desktop-quick" }, async ({ page }) => {
  const there = await embed(`<script type="module">
      addEventListener("nonet-error", (event) => (window.problem = event.detail));
      await import("CDN/board.js");
    </script><nonet-board id="a" puzzle="12x"></nonet-board><nonet-board id="b" puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  await expect(page.locator("#a").getByRole("alert")).toContainText("“x” at line 1, column 3");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { problem: unknown }).problem))
    .toMatchObject({ code: "puzzle", line: 1, column: 3 });
  const kept = await page.locator("#b").evaluate((board: NonetBoard) => {
    board.selection = [2];
    board.enter(4);
    board.setAttribute("puzzle", "nonsense");
    return board.value;
  });
  expect(kept).toBe(`534${CLASSIC.slice(3)}`);
  await there.close();
});

test("events tell the host everything, and nonet-input can be refused", async ({ page }) => {
  const there = await embed(`${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  const heard = await page.locator("nonet-board").evaluate((board: NonetBoard, solution) => {
    const events: string[] = [];
    for (const type of ["nonet-input", "nonet-change", "nonet-select", "nonet-solved"] as const) {
      document.addEventListener(type, (event) => {
        events.push(type);
        const { digit, kind } = (event as CustomEvent<{ digit: number; kind: string }>).detail;
        if (type === "nonet-input" && kind === "digit" && digit === 9) event.preventDefault();
      });
    }
    board.selection = [2];
    board.enter(9);
    const refused = board.value[2];
    board.enter(4);
    const accepted = board.value[2];
    document.addEventListener("nonet-input", (event) => event.preventDefault(), { once: true });
    board.place([[3, 6]]);
    const stayed = board.selection;
    board.place(Array.from(solution, (digit, cell) => [cell, Number(digit)] as const));
    return { events, refused, accepted, stayed };
  }, solveNaively(CLASSIC)!);
  expect(heard.refused).toBe(".");
  expect(heard.accepted).toBe("4");
  expect(heard.stayed).toEqual([2]);
  expect(heard.events).toEqual([
    "nonet-select",
    "nonet-input",
    "nonet-input",
    "nonet-change",
    "nonet-input",
    "nonet-input",
    "nonet-change",
    "nonet-solved",
  ]);
  await there.close();
});

test("properties set before the script loads count, moving keeps the game, and loading twice does no harm", async ({
  page,
}) => {
  const there = await embed(`<nonet-board></nonet-board><div id="elsewhere"></div>`);
  await page.goto(there.url);
  const state = `n1~${INKALA.replaceAll(".", "0")}~${"0".repeat(80)}5~~~c`;
  const values = await page.evaluate(
    async ([text, cdn]) => {
      const board = document.querySelector("nonet-board")!;
      board.state = text!;
      await import(`${cdn}/npm/board.js`);
      await import(`${cdn}/npm/board.js?again`);
      await board.updateComplete;
      const before = board.value;
      document.querySelector("#elsewhere")!.append(board);
      await board.updateComplete;
      return [before, board.value, board.marks, board.state];
    },
    [state, there.cdn],
  );
  // A game saved by an earlier version is read, and written in today's form.
  expect(values).toEqual([
    `${INKALA.slice(0, 80)}5`,
    `${INKALA.slice(0, 80)}5`,
    "candidates",
    `${state.replace("n1", "n2")}~~~`,
  ]);
  await there.close();
});

test("with a storage-key the game comes back with its puzzle, and a storage that fails is told and stops nothing", {
  tag: "@desktop",
}, async ({ page }) => {
  const other = `1${".".repeat(80)}`;
  const there = await embed(`${script}<nonet-board storage-key="mine" puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  const board = page.locator("nonet-board");
  const value = (): Promise<string> => board.evaluate((element: NonetBoard) => element.value);
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Digit6");
  const state = await board.evaluate((element: NonetBoard) => element.state);
  await page.reload();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await board.evaluate((element: NonetBoard) => [element.state, element.at])).toEqual([state, 2]);
  await board.evaluate((element: NonetBoard) => element.undo());
  await page.reload();
  await expect.poll(() => board.evaluate((element: NonetBoard) => [element.at, element.steps])).toEqual([1, 2]);
  // Another puzzle is not mixed up with it, and looking at one loses nothing; loading the same one again begins anew.
  expect(await board.evaluate((element: NonetBoard, puzzle) => (element.load(puzzle), element.value), other)).toBe(
    other,
  );
  expect(await board.evaluate((element: NonetBoard, puzzle) => (element.load(puzzle), element.value), CLASSIC)).toBe(
    `534${CLASSIC.slice(3)}`,
  );
  expect(await board.evaluate((element: NonetBoard, puzzle) => (element.load(puzzle), element.value), CLASSIC)).toBe(
    CLASSIC,
  );
  await page.reload();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await value()).toBe(CLASSIC);

  // On a board without a puzzle the game comes back too, and is not lost when the page loads its puzzle after that.
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const late = await board.evaluate(async (_, puzzle) => {
    const empty = document.createElement("nonet-board");
    empty.storageKey = "mine";
    document.body.append(empty);
    await empty.updateComplete;
    const before = empty.value;
    empty.load(puzzle);
    const after = empty.value;
    empty.remove();
    return [before, after];
  }, CLASSIC);
  expect(late).toEqual([`534${CLASSIC.slice(3)}`, `534${CLASSIC.slice(3)}`]);
  await board.evaluate((element: NonetBoard) => element.undo());

  const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await page.evaluate(() => {
    const codes: string[] = ((window as unknown as { told: string[] }).told = []);
    addEventListener("nonet-error", ({ detail }) => codes.push(detail.code));
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await page.keyboard.press("Delete");
  await page.keyboard.press("4");
  await expect.poll(told).toEqual(["storage"]);
  expect(await value()).toBe(`534${CLASSIC.slice(3)}`);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage[key] = "damaged";
  });
  await page.reload();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await value()).toBe(CLASSIC);
  expect(
    await page.evaluate(() => Object.entries(localStorage).map(([key, text]) => `${key} ${String(text)}`)),
  ).toContain("nonet-board:mine:unreadable damaged");
  await there.close();
});

test("several boards on a page are independent", async ({ page }) => {
  const there = await embed(`${script}${`<nonet-board puzzle="${CLASSIC}"></nonet-board>`.repeat(4)}`);
  await page.goto(there.url);
  await page.locator("nonet-board").nth(1).getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const values = await page
    .locator("nonet-board")
    .evaluateAll((boards) => boards.map((board) => (board as NonetBoard).value));
  expect(values).toEqual([CLASSIC, `534${CLASSIC.slice(3)}`, CLASSIC, CLASSIC]);
  await there.close();
});

test("a readonly board can be looked at but not changed by the player", async ({ page }) => {
  const there = await embed(`${script}<nonet-board readonly puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  await page.getByRole("gridcell").nth(2).click();
  // Keys that change nothing here are left to the page: Space may scroll it.
  await page.evaluate(() => {
    const left: string[] = [];
    addEventListener("keydown", (event) => event.defaultPrevented || left.push(event.key));
    Object.assign(window, { left });
  });
  for (const key of ["4", "Delete", " ", "Control+z"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => (window as unknown as { left: string[] }).left)).toEqual([
    "4",
    "Delete",
    " ",
    "Control",
    "z",
  ]);
  await page.keyboard.press("Shift+Digit4");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell").nth(3)).toBeFocused();
  expect(await page.locator("nonet-board").evaluate((board: NonetBoard) => board.state)).toContain("~~~n~~~");
  await there.close();
});

test("the engine runs from another origin, and an aborted call leaves it usable", async ({ page }) => {
  const there = await embed(
    "<p>engine</p>",
    (cdn) =>
      `default-src 'self'; script-src ${cdn} 'wasm-unsafe-eval' 'unsafe-eval'; worker-src blob:; connect-src ${cdn}`,
  );
  await page.goto(there.url);
  const result = await page.evaluate(
    async ([cdn, puzzle]) => {
      const { createEngine } = (await import(`${cdn}/npm/engine.js`)) as { createEngine(): Engine };
      const engine = createEngine();
      const abort = new AbortController();
      const endless = engine
        .count(".".repeat(81), 0, { signal: abort.signal, onProgress: () => abort.abort() })
        .catch((error: Error) => error.name);
      const behind = engine.solve(puzzle!);
      const many = await engine.solveMany(new Uint8Array(81 * 5000));
      return { aborted: await endless, solution: (await behind).solution.join(""), many: many.outcomes.length };
    },
    [there.cdn, INKALA],
  );
  expect(result).toEqual({ aborted: "AbortError", solution: solveNaively(INKALA), many: 5000 });
  await there.close();
});

test("the sizes that the project promises are kept", async () => {
  const { readFileSync } = await import("node:fs");
  const { brotliCompressSync } = await import("node:zlib");
  const size = (path: string): number => brotliCompressSync(readFileSync(path)).length;
  expect(size(dist("npm/board.js"))).toBeLessThanOrEqual(34_000);
  // The glue of three modules, and how pictures are decoded. The site fetches that with the first picture.
  expect(size(dist("npm/worker.js"))).toBeLessThan(15_000);
  // All of human logic and the rating are in it; without them it would be 62 kB.
  expect(size(dist("npm/nonet.wasm"))).toBeLessThan(300_000);
  expect(size(dist("npm/nonet-text.wasm"))).toBeLessThanOrEqual(110_000);
  // Of which 67 kB are the weights.
  expect(size(dist("npm/nonet-picture.wasm"))).toBeLessThan(112_000);
});
