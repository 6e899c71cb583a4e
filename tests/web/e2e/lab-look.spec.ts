/** The lab on screens of all sizes, in both themes and languages. */
import { fileURLToPath } from "node:url";
import { forgive } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { expect, type LabPage, test } from "../support/lab.js";
import { INKALA } from "../support/sudoku.js";

/** Everything that the lab can show, at once. */
async function fill(lab: LabPage): Promise<void> {
  await lab.field.fill(INKALA);
  await expect(lab.reading).toContainText("21 givens");
  await lab.runAll();
  await lab.press("Compare");
  await expect(lab.race).toContainText("By guessing alone", { timeout: 60_000 });
  await lab.record("strategy");
  await lab.watch.getByRole("button", { name: "Dead end", exact: true }).click();
  // One after the other: what comes of one moves the button of the next.
  await lab.press("Draw the matrix");
  await expect(lab.matrix).toContainText("275 rows");
  await lab.press("Count them");
  await expect(lab.grids).toContainText("That is the exact number", { timeout: 60_000 });
  await lab.press("Make a grid");
  await expect(lab.making).toContainText("The grid is full", { timeout: 60_000 });
  await lab.choose("Grids of each", "1,000 grids");
  await lab.press("Test all five");
  await expect(lab.making.getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
}

test("no accessibility violation in any theme: when it is opened, with an error, and with everything shown", async ({
  lab,
  page,
}, { project }) => {
  test.slow(); // Twelve analyses of a long page.
  await lab.open();
  await expectAccessibleInThemes(page, "opened");
  await lab.field.fill("12x");
  await expect(lab.reading).toContainText("neither a digit");
  await expectAccessibleInThemes(page, "error");
  await fill(lab);
  await expectAccessibleInThemes(page, "everything");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: fileURLToPath(
        new URL(`../test-results/screenshots/${project.name}-${colorScheme}-lab.png`, import.meta.url),
      ),
      fullPage: true,
    });
  }
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`${width} × ${height}: nothing scrolls the page sideways, and targets are large enough`, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await lab.open();
    await fill(lab);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const control of await page.locator("button:visible, select:visible, input:visible, a:visible").all()) {
      const box = (await control.boundingBox())!;
      // Tabs go on beside the page, which look.spec.ts says how one sees.
      if (await control.evaluate((element) => element.matches(".skip, .tab"))) continue;
      const label = await control.evaluate((element) => element.closest("label")?.getBoundingClientRect().height ?? 0);
      expect(Math.max(label, Math.min(box.width, box.height))).toBeGreaterThanOrEqual(24);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
}

test("numbers of nine digits do not scroll a narrow page sideways", async ({ lab, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await lab.open(INKALA);
  await lab.press("Compare");
  await expect(lab.race).toContainText("By guessing alone", { timeout: 60_000 });
  await page
    .locator(".lab-small-table td")
    .evaluateAll((cells) => cells.forEach((cell) => (cell.textContent = "≥ 100,000,000")));
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test("the frame around a row of the matrix is whole, at the first and at the last row", async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.press("Draw the matrix");
  const slider = lab.matrix.getByRole("slider");
  const canvas = page.locator("lab-matrix canvas");
  /** How much of the outermost line of pixels is drawn on. */
  const drawn = (fromEnd: boolean): Promise<number> =>
    canvas.evaluate((element: HTMLCanvasElement, last) => {
      const { data } = element.getContext("2d")!.getImageData(0, last ? element.height - 1 : 0, element.width, 1);
      const opaque = [...new Uint32Array(data.buffer)].filter((pixel) => pixel >>> 24 > 200);
      return opaque.length / element.width;
    }, fromEnd);
  await expect.poll(() => drawn(false)).toBeGreaterThan(0.95);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "275");
  await expect.poll(() => drawn(true)).toBeGreaterThan(0.95);
});

test("charts and matrix follow a change of theme and of size", async ({ lab, page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await lab.open();
  await fill(lab);
  const picture = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  for (const selector of ["lab-chart canvas", "lab-matrix canvas"]) {
    const light = await picture(selector);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => picture(selector)).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => picture(selector)).toBe(light);
  }
  const width = (): Promise<number> =>
    page
      .locator("lab-chart .uplot")
      .first()
      .evaluate((chart) => chart.getBoundingClientRect().width);
  const before = await width();
  await page.setViewportSize({ width: 340, height: 700 });
  await expect.poll(width).toBeLessThan(before);
});

test("running and watching work by keyboard, which never loses its place", { tag: "@desktop" }, async ({
  lab,
  page,
}) => {
  await lab.open(INKALA);
  await page.getByRole("button", { name: "Run all engines" }).focus();
  await page.keyboard.press("Enter");
  await expect(lab.race.getByText("5 of 5 engines have answered.")).toBeVisible({ timeout: 60_000 });
  // The button became another one in between; the keyboard is still at it.
  await expect(page.getByRole("button", { name: "Run all engines" })).toBeFocused();
  await page.getByRole("button", { name: "Record its search" }).focus();
  await page.keyboard.press("Enter");
  await expect(lab.scrubber).toBeVisible();
  const reached: string[] = [];
  for (let presses = 0; presses < 18; presses++) {
    await page.keyboard.press("Tab");
    reached.push(
      await page.evaluate(
        () =>
          document.activeElement!.getAttribute("aria-label") ??
          document.activeElement!.textContent!.trim().slice(0, 20),
      ),
    );
  }
  for (const name of ["Place in the search", "One step forward", "Play", "Guess", "Search tree"])
    expect(reached).toContain(name);
});

test("the skip link leads to the content, and leaves the puzzle in the address alone", async ({ lab, page }) => {
  await lab.open(INKALA);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(page.url()).toContain("#p=");
});

test("the contents lead to each section and take the keyboard along", async ({ lab, page }) => {
  await lab.open(INKALA);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Count" }).click();
  await expect(page.getByRole("heading", { name: "How many Sudoku grids are there?" })).toBeFocused();
  await expect(lab.grids).toBeInViewport();
  expect(page.url()).toContain("#p=");
});

test.describe("in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("the lab follows the browser's language, sentences and numbers included", { tag: "@desktop" }, async ({
    lab,
    page,
  }) => {
    await lab.open(INKALA);
    await expect(page).toHaveTitle("Nonet – 实验室");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await lab.press("运行所有引擎");
    await expect(page.getByText("完成全部搜索的 5 个引擎结果一致：恰有一个解。")).toBeVisible({ timeout: 60_000 });
    await lab.press("记录搜索");
    await lab.press("死路");
    await expect(lab.section("观看搜索").locator(".lab-event p")).toContainText(/^死路：/);
    await lab.press("画出矩阵");
    await expect(page.getByText("第 1 行：r1c1 = 8，第 1、89、170、251 列（属于解）")).toBeVisible();
    await lab.field.fill("12x");
    await expect(lab.reading).toContainText("第 1 行第 3 个字符“x”");
  });
});

test("language and theme are those of the game's page, and are remembered for both", async ({ nonet, lab, page }) => {
  await lab.open();
  await lab.press("More");
  await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
  await expect(page).toHaveTitle("Nonet – 实验室");
  await page.getByRole("button", { name: "深色" }).click();
  await nonet.open();
  await expect(page).toHaveTitle("Nonet – 数独");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test('a language that could not be loaded is asked for again by "try again", and is remembered', async ({
  lab,
  page,
  faults,
}) => {
  await lab.open();
  await page.route("**/assets/*zh-CN-*.ftl", (route) => route.abort());
  await lab.press("More");
  const choice = page.getByRole("combobox", { name: "Language" });
  await choice.selectOption("zh-CN");
  await expect(page.getByRole("alert")).toContainText("That language could not be loaded.");
  await expect(choice).toHaveValue("en");
  await lab.press("Close");
  await page.unrouteAll({ behavior: "wait" });
  await lab.press("Try again");
  await expect(page).toHaveTitle("Nonet – 实验室");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle("Nonet – 实验室");
  forgive(faults, /ERR_FAILED|could not|Failed to fetch/);
});

test("the game's page does not load what only the lab needs", async ({ nonet, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await nonet.open();
  expect(asked.filter((path) => /\/lab/.test(path))).toEqual([]);
});

test("on a system without a language the lab comes up, and counts in English", async ({ lab, page }) => {
  // WebKitGTK says so of the POSIX locale; Intl knows no such language.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "language", { configurable: true, get: () => "C" }),
  );
  await lab.open(INKALA);
  await lab.runAll();
  await expect(lab.race.locator("lab-chart").first()).toBeVisible();
});
