/** The lab: watching a search, the exact-cover matrix, and the number of all grids. */
import { expect, test } from "../support/lab.js";
import { CLASSIC, INKALA, isComplete, solveNaively } from "../support/sudoku.js";

for (const engine of ["band", "dlx", "bitset", "strategy", "backtrack"]) {
  test(`the search of ${engine} can be gone through to the solution, and back to the puzzle`, async ({ lab }) => {
    await lab.open(CLASSIC);
    await lab.record(engine);
    expect(await lab.board()).toBe(CLASSIC);
    await expect(lab.event).toHaveText("The puzzle, before the search begins.");
    await lab.watch.getByRole("button", { name: "Solution", exact: true }).click();
    await expect(lab.event).toHaveText("A solution: every row, column and box is complete.");
    expect(await lab.board()).toBe(solveNaively(CLASSIC));
    await lab.press("To the start");
    expect(await lab.board()).toBe(CLASSIC);
  });
}

test("guesses, dead ends and retractions are told in words, drawn, and marked in the tree", {
  tag: "@desktop",
}, async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.record("strategy");
  await lab.watch.getByRole("button", { name: "Guess", exact: true }).click();
  await expect(lab.event).toHaveText(/^Guess number 1 on this path: try \d in r\dc\d\.$/);
  const [, digit, cell] = /try (\d) in (r\dc\d)/.exec((await lab.event.textContent())!)!;
  await expect(page.locator(".tv-node.here")).toHaveText(`${cell}=${digit}`);
  await expect(page.locator(".tb-question")).toHaveCount(1);
  const before = await lab.board();
  await lab.watch.getByRole("button", { name: "Dead end", exact: true }).click();
  await expect(lab.event).toHaveText(
    /^Dead end: (no digit is left for r\dc\d\.|(row|column|box) \d has no place left for \d\.|\d stands in both .*)$/,
  );
  await expect(page.locator(".tv-node.here.dead")).toHaveCount(1);
  await expect(page.locator(".trace-board.contradict")).toHaveCount(1);
  await lab.press("One step forward");
  await expect(lab.event).toHaveText(/^Back: \d in r\dc\d was wrong/);
  await expect(page.locator(".tb-strike.wide")).toHaveCount(1);
  // Back at the first guess, the board is as it was; and a click on a guess in the tree goes there.
  await lab.press("To the start");
  await page.locator(".tv-node").nth(1).click();
  expect(await lab.board()).toBe(before);
  await expect(page.getByRole("img", { name: /^Search tree: 1 guess so far\. One guess stands/ })).toBeVisible();
});

test("steps go forth and back one event at a time, by button and by key", async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.record("dlx");
  await lab.press("One step forward");
  await lab.press("One step forward");
  expect((await lab.place())[0]).toBe(2);
  await lab.press("One step back");
  expect((await lab.place())[0]).toBe(1);
  await lab.scrubber.focus();
  await page.keyboard.press("ArrowRight");
  expect((await lab.place())[0]).toBe(2);
  await page.keyboard.press("End");
  const [at, length] = await lab.place();
  expect(at).toBe(length);
  await expect(page.getByRole("button", { name: "One step forward" })).toHaveAttribute("aria-disabled", "true");
});

test("playing goes on by itself, can be paused, and stops at the end", async ({ lab }) => {
  await lab.open(CLASSIC);
  await lab.record("strategy");
  await expect(lab.event).toHaveAttribute("aria-live", "polite");
  await lab.choose("Speed", "60 events a second");
  await lab.press("Play");
  await expect(lab.event).toHaveAttribute("aria-live", "off");
  await expect.poll(async () => (await lab.place())[0]).toBeGreaterThan(5);
  await lab.press("Pause");
  const [paused, length] = await lab.place();
  await lab.page.waitForTimeout(300);
  expect((await lab.place())[0]).toBe(paused);
  await lab.choose("Speed", "5,000 events a second");
  await lab.press("Play");
  await expect.poll(async () => (await lab.place())[0]).toBe(length);
  await expect(lab.page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(isComplete((await lab.board()).replaceAll(".", "0"))).toBe(true);
});

test("the tree stays where one has scrolled it until the search moves on", async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.record("band");
  const tree = page.getByRole("region", { name: "Search tree" });
  const scrolled = (): Promise<number> => tree.evaluate((element) => element.scrollTop + element.scrollLeft);
  await lab.watch.getByRole("button", { name: "Solution", exact: true }).click();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await tree.evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole("checkbox", { name: "Show candidates" }).uncheck();
  await expect(page.locator(".tb-mark")).toHaveCount(0);
  expect(await scrolled()).toBe(0);
  await lab.press("One step back");
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test("where less motion is wanted, nothing moves by itself", async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open(CLASSIC);
  await lab.record("band");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await expect(lab.watch).toContainText("the search moves only when you step");
  await lab.press("One step forward");
  expect((await lab.place())[0]).toBe(1);
});

test("a search of very many events is cut off and folded up, and says both", async ({ lab, page }) => {
  await lab.open();
  await lab.press("Against backtracking");
  await lab.record("backtrack");
  await expect(lab.watch).toContainText("The search went on, but Nonet keeps only its first 50,000 events.");
  await lab.press("To the end");
  expect(await lab.place()).toEqual([50_000, 50_000]);
  await expect(lab.watch).toContainText(/[\d,]{5,} guesses in all, [\d,]{5,} so far: too many to draw/);
  expect(await page.locator(".tv-node").count()).toBeLessThan(150);
  await expect(page.locator(".tv-node.here")).toHaveCount(1);
});

test("the puzzle against backtracking has the solution that makes it so", async ({ lab }) => {
  await lab.open();
  await lab.press("Against backtracking");
  await lab.record("strategy");
  await lab.watch.getByRole("button", { name: "Solution", exact: true }).click();
  expect(await lab.board()).toMatch(/^987654321/);
});

test("what is asked for while a puzzle is still being read is about that puzzle, and is not lost", {
  tag: "@desktop",
}, async ({ lab, page }) => {
  await lab.open(INKALA);
  await page.evaluate(() => {
    const press = (name: string): void =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent!.trim() === name)!.click();
    for (const name of ["Against backtracking", "Record its search", "Run all engines", "Draw the matrix"]) press(name);
  });
  await expect(lab.scrubber).toBeVisible();
  await expect(lab.matrix).toContainText(/\d+ rows and 324 columns/);
  await expect(lab.race.getByText(/engines have answered|is searching|of 5/).first()).toBeVisible();
  await lab.watch.getByRole("button", { name: "Solution", exact: true }).click();
  expect(await lab.board()).toMatch(/^987654321/);
});

test("the matrix has 275 rows for Inkala's puzzle; rows are told in words, and the solution's are lit", {
  tag: "@desktop-quick",
}, async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.press("Draw the matrix");
  await expect(lab.matrix).toContainText("275 rows and 324 columns; dancing links keep it as 1,425 nodes.");
  await expect(lab.matrix).toContainText("81 rows that cover each column once");
  const slider = lab.matrix.getByRole("slider");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    "row 1: r1c1 = 8, columns 1, 89, 170, 251 (part of the solution)",
  );
  await slider.focus();
  await page.keyboard.press("ArrowDown");
  await expect(slider).toHaveAttribute("aria-valuetext", /^row 2: r1c2 = 1, columns 2, 82, 172, 244/);
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "275");
  await page.getByRole("spinbutton", { name: "Row of the matrix" }).fill("999");
  await page.getByRole("spinbutton", { name: "Row of the matrix" }).blur();
  await expect(lab.matrix.getByRole("status").nth(1)).toContainText("row 275: r9c9");
  // The pointer asks too.
  await slider.evaluate((element) => (element.scrollIntoView({ block: "center" }), (element.scrollTop = 0)));
  const { x, y } = (await page.locator("lab-matrix canvas").boundingBox())!;
  await page.mouse.move(x + 40, y + 22);
  await expect(slider).toHaveAttribute("aria-valuenow", "5");
});

test("the matrix can be saved as text, with the row of a given 7 in row 4, column 2", async ({ lab, page }) => {
  const puzzle = `${".".repeat(28)}7${".".repeat(52)}`;
  await lab.open(puzzle);
  await lab.press("Draw the matrix");
  const download = page.waitForEvent("download");
  await lab.press("Save as a file");
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^\d+\tr4c2=7\t29 115 178 277\t\*$/m);
});

test("the number of all Sudoku grids is computed to the last digit, and set beside the estimate", async ({ lab }) => {
  await lab.open();
  // A screen reader hears that it counts, not every class.
  const told = await lab.grids.getByRole("status").evaluateHandle((status) => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(status.textContent!.trim())).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await lab.press("Count them");
  await expect(lab.grids).toContainText("6,670,903,752,021,072,936,960", { timeout: 60_000 });
  await expect(lab.grids).toContainText(
    /That is the exact number, summed over \d+ classes of first bands in [\d.,]+ m?s\./,
  );
  await expect(lab.grids).toContainText(/6\.657 × 10²¹: 0\.21 % too few\./);
  await expect(lab.grids).toContainText("Felgenhauer and Frazer Jarvis, 2005");
  expect(await told.evaluate((texts) => [...texts])).toEqual(["Counting …", ""]);
});
