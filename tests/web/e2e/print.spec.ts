/** Printing: what is on paper, read from the sheets as the browser draws them. */
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import type { Locator, Page, Route } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { givensOfLink, gridAt, readPdf } from "../support/pdf.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const sheets = (page: Page): Locator => page.locator("main.print .sheet-paper");

/** The digits of each grid on the sheets of a kind, from where they are drawn: `given`, `entry` or `note`. */
async function drawn(page: Page, kind: "puzzles" | "solutions", classes: readonly string[]): Promise<string[]> {
  return page.locator(`.sheet-paper[data-kind=${kind}] .grid`).evaluateAll(
    (grids, wanted) =>
      grids.map((grid) => {
        const cells = new Array<string>(81).fill(".");
        for (const text of grid.querySelectorAll<SVGTextElement>(wanted.map((name) => `text.${name}`).join())) {
          const [xs, ys] = [text.x.baseVal, text.y.baseVal];
          Array.from(text.textContent).forEach((digit, index) => {
            const cell = Math.floor(ys.getItem(index).value / 10) * 9 + Math.floor(xs.getItem(index).value / 10);
            cells[cell] = cells[cell] === "." ? digit : cells[cell] + digit;
          });
        }
        return cells.join("");
      }),
    classes,
  );
}

/** Another solution than the naive solver's first one is not there: each of its digits is forced. */
function hasOneSolution(puzzle: string): boolean {
  const solution = solveNaively(puzzle)!;
  return Array.from(puzzle).every(
    (digit, cell) =>
      digit !== "." ||
      Array.from("123456789").every(
        (other) =>
          other === solution[cell] ||
          clashes(puzzle, cell, other) ||
          solveNaively(puzzle.slice(0, cell) + other + puzzle.slice(cell + 1)) === null,
      ),
  );
}

function clashes(puzzle: string, cell: number, digit: string): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return Array.from(puzzle).some((there, other) => {
    const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9];
    const sameBox =
      Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
    return there === digit && (row === otherRow || column === otherColumn || sameBox);
  });
}

/** A file's text, and after it the objects that are packed in it. */
function objectsOf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[^]*?stream\r?\n/g)].map((head) =>
    inflateSync(pdf.subarray(head.index + head[0].length)).toString("latin1"),
  );
  return [text, ...packed].join("\n");
}

/** Width and height of each page of a PDF, in millimetres. */
function pagesOf(pdf: Buffer): [number, number][] {
  const text = objectsOf(pdf);
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/;
  return text
    .split(/\/Type\s*\/Page\b/)
    .slice(1)
    .map((part, index, parts) => {
      const [, width, height] = box.exec(part) ?? box.exec(text.split(/\/Type\s*\/Page\b/)[index]!.slice(-300)) ?? [];
      expect(width, `page ${index + 1} of ${parts.length}`).toBeDefined();
      return [Number(width), Number(height)].map((points) => Math.round((points! * 25.4) / 72)) as [number, number];
    });
}

test("a booklet of five puzzles, four a page, with solutions, and then the puzzle on the board", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  test.slow(); // Axe in four themes, and every digit is checked by a slow solver.
  await nonet.open();
  await nonet.press("Print");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Print" })).toBeVisible();
  const print = main.getByRole("button", { name: "Print", exact: true });

  // Impossible wishes are put right, and the page says so.
  await main.getByRole("button", { name: "New puzzles" }).click();
  await expect(print).toHaveAttribute("aria-disabled", "true");
  await expect(sheets(page)).toHaveCount(0);
  const count = main.getByRole("textbox", { name: "How many" });
  await count.fill("4000");
  await count.press("Tab");
  await expect(count).toHaveValue("500");
  await expect(main.getByRole("status")).toHaveText("Now it is 500, because you can print 1 to 500 puzzles at once.");

  await count.fill("5");
  await main.getByRole("combobox", { name: "Level" }).selectOption({ label: "Easy" });
  await main.getByRole("group", { name: "Puzzles per page" }).getByRole("button", { name: "4", exact: true }).click();
  await expect(main.getByRole("checkbox", { name: "Solutions at the end" })).toBeChecked();
  await main.getByRole("button", { name: "Make the puzzles" }).click();
  await expect(main.getByRole("status")).toHaveText("5 puzzles are ready.");
  await expect(sheets(page)).toHaveCount(3);
  await expect(page.getByRole("img", { name: "Page 2 of 3: puzzles 5 to 5" })).toBeVisible();
  await main.getByRole("checkbox", { name: "With QR codes" }).check();
  await expectAccessibleInThemes(page, "print");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const button of await main.getByRole("button").all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height), (await button.textContent()) ?? "").toBeGreaterThanOrEqual(24);
  }

  // Each puzzle on paper has one solution, and it is the printed one.
  const givens = await drawn(page, "puzzles", ["given"]);
  const solutions = await drawn(page, "solutions", ["given", "entry"]);
  expect(new Set(givens).size).toBe(5);
  expect(solutions).toEqual(givens.map((puzzle) => solveNaively(puzzle)));
  for (const puzzle of givens) expect(hasOneSolution(puzzle), puzzle).toBe(true);
  expect(await page.locator(".sheet-paper[data-kind=puzzles] .title").allTextContents()).toEqual(
    [1, 2, 3, 4, 5].map((number) =>
      expect.stringMatching(new RegExp(`^${number}\\. Easy, difficulty (1\\.[5-9]|2\\.[0-3]), \\d+ min$`)),
    ),
  );

  // Candidates are those that the givens leave.
  await main.getByRole("checkbox", { name: "With candidates" }).check();
  const candidates = await page.locator(".sheet-paper .grid").first().locator("text.note").textContent();
  const expected = Array.from(givens[0]!).flatMap((digit, cell) =>
    digit === "." ? Array.from("123456789").filter((one) => !clashes(givens[0]!, cell, one)) : [],
  );
  expect(candidates).toBe(expected.join(""));

  // The button opens the browser's dialog.
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset["printed"] = "yes");
  });
  await print.click();
  expect(await page.evaluate(() => document.body.dataset["printed"])).toBe("yes");

  // The choices are kept; the puzzle on the board is printed as it is, or with what was entered and noted.
  await nonet.back();
  await nonet.paste(CLASSIC);
  await nonet.board.evaluate((board: NonetBoard) => {
    board.selection = [2];
    board.enter(4);
    board.selection = [3];
    board.note(2);
    board.note(6);
  });
  await nonet.press("Print");
  await expect(sheets(page)).toHaveCount(3);
  await main.getByRole("button", { name: "This puzzle" }).click();
  await main.getByRole("checkbox", { name: "With candidates" }).uncheck();
  await expect(sheets(page)).toHaveCount(2);
  expect(await drawn(page, "puzzles", ["given", "entry"])).toEqual([CLASSIC]);
  expect(await drawn(page, "solutions", ["given", "entry"])).toEqual([solveNaively(CLASSIC)]);
  await main.getByRole("checkbox", { name: "With entries and notes" }).check();
  expect(await drawn(page, "puzzles", ["entry"])).toEqual([`..4${".".repeat(78)}`]);
  expect(await drawn(page, "puzzles", ["note"])).toEqual([`...26${".".repeat(77)}`]);
});

test("the game, printed by the browser's own key, is the puzzle's name and its board on one sheet, dark on white", {
  tag: ["@desktop-quick", "@firefox"],
}, async ({ nonet, page, browserName }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(nonet.board).toBeVisible();
  await expect(nonet.caption.getByRole("button").first()).toBeVisible();
  const seen = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("#app *, body > *"), (one) =>
      one.checkVisibility() && !one.children.length ? one.textContent!.trim() : "",
    ).filter(Boolean),
  );
  expect(seen).toEqual(["Your puzzle", expect.stringMatching(/^\d+\.\d$/)]);
  const colours = (of: Locator): Promise<string[]> =>
    of.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  for (const of of [page.locator("body"), nonet.caption.locator("b").first()])
    expect(await colours(of)).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const { width, height } = (await nonet.board.boundingBox())!;
  expect(Math.abs(width - height)).toBeLessThan(1);
  if (browserName !== "chromium") return;
  await page.emulateMedia({ media: null, colorScheme: "dark" });
  for (const format of ["A5", "A4", "Letter"])
    for (const landscape of [false, true]) expect(pagesOf(await page.pdf({ format, landscape }))).toHaveLength(1);
});

test("on paper are the sheets and nothing else, in the size of the paper", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Print");
  await expect(sheets(page)).toHaveCount(2);
  const main = page.getByRole("main");
  await page.emulateMedia({ media: "print" });
  await expect(sheets(page)).toHaveCount(2);
  for (const sheet of await sheets(page).all()) await expect(sheet).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  await expect(nonet.board).toBeHidden();
  const others = await page
    .locator("body *")
    .evaluateAll((elements) =>
      elements
        .filter((one) => !one.closest(".sheet-paper") && !one.querySelector(".sheet-paper") && one.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
    );
  expect(others).toEqual([]);
  await page.emulateMedia({ media: null });
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([
    [210, 297],
    [210, 297],
  ]);
  await main.getByRole("group", { name: "Paper" }).getByRole("button", { name: "Letter" }).click();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([
    [216, 279],
    [216, 279],
  ]);
});

/** Where each grid stands on its sheet, in millimetres, as the page drew it. */
const places = (page: Page): Promise<{ x: number; y: number; size: number }[][]> =>
  sheets(page).evaluateAll((all) =>
    all.map((sheet) =>
      Array.from(sheet.querySelectorAll<SVGSVGElement>(".grid"), ({ x, y, width }) => ({
        x: x.baseVal.value,
        y: y.baseVal.value,
        size: width.baseVal.value,
      })),
    ),
  );

test("fifty puzzles of all levels as a PDF: each is read back from its text, and from its QR code", async ({
  nonet,
  page,
}) => {
  test.slow(); // Making the hardest takes a while on a busy machine.
  await nonet.open();
  await nonet.press("Print");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "New puzzles" }).click();
  const save = main.getByRole("button", { name: "Save as PDF" });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await main.getByRole("combobox", { name: "Level" }).selectOption({ label: "All levels" });
  await main.getByRole("textbox", { name: "How many" }).fill("50");
  await main.getByRole("group", { name: "Puzzles per page" }).getByRole("button", { name: "6", exact: true }).click();
  await main.getByRole("textbox", { name: "Title on every page" }).fill("Für Ana 数独");
  await main.getByRole("checkbox", { name: "With QR codes" }).check();
  await main.getByRole("button", { name: "Make the puzzles" }).click();
  await expect(main.getByRole("status")).toHaveText("50 puzzles are ready.", { timeout: 120_000 });
  await expect(sheets(page)).toHaveCount(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const coming = page.waitForEvent("download");
  await save.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("Für Ana 数独.pdf");
  const pdf = await readPdf(await readFile(await download.path()));
  await expect(main.getByRole("status")).toContainText("The PDF is saved.");
  expect(pdf).toMatchObject({ title: "Für Ana 数独", language: "en" });
  expect(pdf.pages.map(({ texts }) => texts[0])).toEqual([
    ...new Array<string>(9).fill("Für Ana 数独"),
    ...new Array<string>(3).fill("Für Ana 数独 – Solutions"),
  ]);

  // The paper has the page's own grids, and each solution is that of its puzzle.
  const where = await places(page);
  const grids = pdf.pages.flatMap((sheet, index) => where[index]!.map((place) => gridAt(sheet, place)));
  const givens = await drawn(page, "puzzles", ["given"]);
  expect(new Set(givens).size).toBe(50);
  expect(grids).toEqual([...givens, ...(await drawn(page, "solutions", ["given", "entry"]))]);
  expect(grids.slice(50)).toEqual(givens.map((puzzle) => solveNaively(puzzle)));
  const levels = pdf.pages
    .flatMap(({ texts }) => texts)
    .flatMap((text) => /^\d+\. (\w+), difficulty \d+\.\d$/.exec(text)?.[1] ?? []);
  expect(levels).toEqual(
    ["Beginner", "Easy", "Medium", "Hard", "Expert", "Fiendish", "Extreme"].flatMap((level, index) =>
      new Array<string>(index ? 7 : 8).fill(level),
    ),
  );

  const codes = pdf.pages.flatMap((sheet) => sheet.codes);
  expect(codes.map(givensOfLink)).toEqual(givens);
  for (const link of codes) expect(link.slice(0, link.indexOf("#"))).toBe(new URL("./", page.url()).href);
});

test("a PDF that takes long shows how far it is, and can be stopped; one that can't be made is said so", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await nonet.open();
  await nonet.press("Print");
  const main = page.getByRole("main");
  const status = main.getByRole("status");
  await expect(sheets(page)).toHaveCount(2);
  let answer: "wait" | "fail" | "go" = "wait";
  const waiting: Route[] = [];
  await page.route(/make-pdf-.*\.js/, async (route) => {
    if (answer === "wait") waiting.push(route);
    else await (answer === "fail" ? route.abort() : route.continue());
  });
  const save = main.getByRole("button", { name: "Save as PDF" });
  await save.click();
  await expect(status).toContainText("Making the PDF: page 0 of 2");
  await status.getByRole("button", { name: "Cancel" }).click();
  await expect(status).not.toContainText("Making");
  // WebKit asks for a file once at a time, also where nobody waits for it any more.
  for (const route of waiting) await route.abort();
  answer = "fail";
  await save.click();
  await expect(status).toContainText("The PDF could not be made.");
  answer = "go";
  const coming = page.waitForEvent("download");
  await save.click();
  expect((await coming).suggestedFilename()).toBe("Sudoku.pdf");
  forgive(faults, /ERR_FAILED|The worker that makes PDFs could not be loaded/);
});

test("an empty board has nothing to print, and says so", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Empty board");
  await nonet.press("Print");
  await expect(page.getByRole("region", { name: "Preview" })).toHaveText(
    "The board is empty: there is nothing to print.",
  );
  await expect(page.getByRole("main").getByRole("button", { name: "Print", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(sheets(page)).toHaveCount(0);
});

test("without the engine the puzzle is printed all the same; its solution is asked for once, and again when that is wanted", async ({
  page,
  faults,
}) => {
  let gone = true;
  let refused = 0;
  const missing = (path: string): boolean => gone && path.endsWith(".wasm") && ++refused > 0;
  const server = await host({ mounts: { "/": dist("site") }, missing });
  await page.goto(`${server.origin}/#print`);
  const notice = page.getByRole("alert").filter({ hasText: "The solver could not be loaded" });
  await expect(notice).toBeVisible();
  await expect(sheets(page)).toHaveCount(1);
  // Whoever goes on choosing is not told again and again.
  await page.getByRole("button", { name: "Letter" }).click();
  await expect(page.getByRole("button", { name: "Letter" })).toHaveAttribute("aria-pressed", "true");
  expect(refused).toBeLessThan(10);
  gone = false;
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(sheets(page)).toHaveCount(2);
  await expect(notice).toHaveCount(0);
  forgive(faults, /status of 404|EngineError|HTTP status 404|another origin/);
  await server.close();
});
