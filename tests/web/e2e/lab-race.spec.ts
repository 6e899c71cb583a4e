/** The lab: which puzzle, and all engines on it. */
import { forgive } from "../support/app.js";
import { expect, test } from "../support/lab.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const ENGINES = ["band", "dlx", "bitset", "strategy", "backtrack"];

test("every engine finds the one solution of Inkala's puzzle, and the numbers are said in words and shown in charts", {
  tag: "@desktop-quick",
}, async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.runAll();
  for (const engine of ENGINES) {
    await expect(lab.row(engine)).toContainText("Searched everything");
    await expect(lab.row(engine).getByRole("cell").nth(1)).toHaveText("1");
  }
  await expect(lab.row("dlx")).toContainText("275 rows");
  // A machine that stood still meanwhile makes a long run of a short one, which is not repeated.
  await expect(async () => {
    const row = lab.row("band");
    if (!/mean of/.test(await row.innerText())) await row.getByRole("button", { name: "Run" }).click();
    await expect(row).toContainText(/mean of [\d,]+ runs/, { timeout: 3000 });
  }).toPass();
  await expect(lab.race).toContainText("All 5 that searched everything found the same: exactly one solution.");
  await expect(lab.race).toContainText(
    "dlx turned the puzzle into a matrix of 275 rows and 324 columns, 1,425 linked nodes",
  );
  await expect(lab.race).toContainText(/backtrack looked at [\d,]{6,} positions; \w+ needed \d+\./);
  const charts = page.locator("lab-chart canvas");
  await expect(charts).toHaveCount(4);
  // Something was really drawn: a canvas that stayed empty has one colour only.
  for (const canvas of await charts.all()) {
    expect(
      await canvas.evaluate((element: HTMLCanvasElement) => {
        const { data } = element.getContext("2d")!.getImageData(0, 0, element.width, element.height);
        return new Set(new Uint32Array(data.buffer)).size;
      }),
    ).toBeGreaterThan(3);
  }
});

test("an engine that would run for minutes stops at its budget and says so, and the others still agree", {
  tag: "@desktop",
}, async ({ lab }) => {
  await lab.open();
  await lab.press("Against backtracking");
  await lab.choose("Budget for each", "100,000 positions");
  await lab.runAll();
  await expect(lab.row("backtrack")).toContainText("Stopped at its budget");
  await expect(lab.row("backtrack")).toContainText("100,000");
  await expect(lab.row("backtrack")).toContainText("≥ 0");
  await expect(lab.race).toContainText(
    /stopped at its budget after 100,000 positions\. It can't say how many solutions there are/,
  );
  await expect(lab.race).toContainText("searched everything found the same: exactly one solution.");
});

test("the empty grid ends at the limit of solutions, without a wrong count", async ({ lab }) => {
  await lab.open();
  await lab.press("Empty grid");
  await expect(lab.reading).toContainText("no givens");
  await expect(lab.page.getByRole("combobox", { name: "Stop after" })).toHaveValue("1,000 solutions");
  await lab.runAll();
  for (const engine of ENGINES) await expect(lab.row(engine)).toContainText("≥ 1,000");
  await expect(lab.race).toContainText("There are at least 1,000 solutions");
});

test("one engine can be cancelled, the next ones still run; all can be cancelled; the page stays free", {
  tag: "@desktop",
}, async ({ lab, page }) => {
  await lab.open();
  await lab.press("Empty grid");
  await lab.choose("Stop after", "all solutions");
  await lab.choose("Budget for each", "no budget");
  await lab.press("Run all engines");
  await expect(lab.row("band")).toContainText(/Running: [\d,]+ positions so far/);
  await expect(lab.row("dlx")).toContainText("Waiting");
  // The page answers while a search that never ends is running.
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await lab.press("Cancel: band");
  await expect(lab.row("band")).toContainText("Cancelled");
  await expect(lab.row("dlx")).toContainText("Running");
  await lab.press("Cancel all");
  for (const engine of ENGINES) await expect(lab.row(engine)).toContainText("Cancelled");
  await lab.choose("Stop after", "1 solution");
  await lab.press("Run: band");
  await expect(lab.row("band")).toContainText("Found as many as wanted");
});

test("results stand only under the options they were made with", async ({ lab, page }) => {
  await lab.open(INKALA);
  await lab.runAll();
  await lab.press("Compare");
  await expect(lab.race).toContainText("By guessing alone", { timeout: 60_000 });
  await lab.record("strategy");
  await page.getByRole("checkbox", { name: "hidden pair" }).uncheck();
  await expect(lab.row("strategy")).toContainText("Not run yet");
  await expect(lab.row("band")).toContainText("Searched everything");
  await expect(lab.race).toContainText("By guessing alone"); // It does not depend on that choice.
  await expect(lab.scrubber).toHaveCount(0);
  await lab.record("dlx");
  await lab.choose("Budget for each", "100,000 positions");
  for (const engine of ENGINES) await expect(lab.row(engine)).toContainText("Not run yet");
  await expect(lab.race).not.toContainText("By guessing alone");
  await expect(lab.race).not.toContainText("searched everything");
  await expect(page.locator("lab-chart")).toHaveCount(0);
  await expect(lab.scrubber).toHaveCount(0);
});

test("an engine that is run while another is running waits for it, unless all may run at once", async ({ lab }) => {
  await lab.open();
  await lab.press("Empty grid");
  await lab.choose("Stop after", "all solutions");
  await lab.choose("Budget for each", "no budget");
  await lab.press("Run: dlx");
  await expect(lab.row("dlx")).toContainText("Running");
  await lab.press("Run: band");
  await expect(lab.row("band")).toContainText("Waiting");
  await lab.press("Cancel: dlx");
  await expect(lab.row("band")).toContainText("Running");
  await lab.choose("Order", "all at once");
  await lab.press("Run: dlx");
  await expect(lab.row("dlx")).toContainText("Running");
  await expect(lab.row("band")).toContainText("Running");
  await lab.press("Cancel all");
});

test("all engines can run at once", async ({ lab }) => {
  await lab.open(CLASSIC);
  await lab.choose("Order", "all at once");
  await lab.runAll();
  for (const engine of ENGINES) await expect(lab.row(engine)).toContainText("Searched everything");
});

test("what each strategy saves is a table, a chart and two sentences; the choice of strategies changes the search", async ({
  lab,
  page,
}) => {
  await lab.open(INKALA);
  await lab.press("Compare");
  const part = page.getByRole("region", { name: "How much each strategy saves" });
  await expect(part).toContainText(
    /By guessing alone the search looks at [\d,]+ positions; with all five strategies it needs \d+\./,
    { timeout: 60_000 },
  );
  await expect(part.getByRole("row")).toHaveCount(8);
  const positions = await part
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1).map((row) => Number(row.children[1]!.textContent!.replaceAll(",", ""))));
  expect(positions.at(-1)).toBeGreaterThan(10 * positions[0]!);
  for (const name of ["naked single", "hidden single", "locked candidates", "naked pair", "hidden pair"])
    await page.getByRole("checkbox", { name }).uncheck();
  await lab.press("Run: strategy");
  await expect(lab.row("strategy").getByRole("cell").nth(3)).toHaveText(positions.at(-1)!.toLocaleString("en"));
});

test.describe("the puzzle", () => {
  test("that is none is told with the place, and the place can be shown", { tag: "@desktop" }, async ({ lab }) => {
    await lab.open();
    await lab.field.fill("53..7....\n6..1x5...");
    await expect(lab.reading).toContainText("“x” at line 2, column 5 is neither a digit nor an empty cell");
    await expect(lab.field).toHaveAttribute("aria-invalid", "true");
    await lab.press("Show the place");
    expect(
      await lab.field.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([14, 15]);
    for (const name of ["Run all engines", "Compare", "Record its search", "Draw the matrix"])
      await expect(lab.page.getByRole("button", { name })).toBeDisabled();
    await lab.field.fill("");
    await expect(lab.reading).toContainText("Paste or type a puzzle.");
  });

  test("may come as nine rows, and then stands in the address", async ({ lab, page }) => {
    await lab.open();
    await lab.field.fill(INKALA.match(/.{9}/g)!.join("\n"));
    await expect(lab.reading).toContainText("21 givens");
    await expect(page).toHaveURL(new RegExp(`#p=${INKALA.replaceAll(".", "\\.")}$`));
  });

  test("of an address that is wrong is shown with what is wrong with it", async ({ lab, page }) => {
    await page.goto("./lab.html#p=12345");
    await expect(lab.reading).toContainText("The puzzle has 5 of 81 cells");
    await expect(lab.field).toHaveValue("12345");
  });

  test("that is the empty grid brings a limit, which goes with it; one that was chosen then stays", async ({
    lab,
    page,
  }) => {
    await lab.open();
    const limit = page.getByRole("combobox", { name: "Stop after" });
    await expect(limit).toHaveValue("2 solutions");
    await lab.press("Empty grid");
    await expect(limit).toHaveValue("1,000 solutions");
    await lab.press("Easy");
    await expect(limit).toHaveValue("2 solutions");
    await lab.press("Empty grid");
    await lab.choose("Stop after", "1 solution");
    await lab.press("Easy");
    await expect(lab.reading).toContainText("30 givens");
    await expect(limit).toHaveValue("1 solution");
  });

  test("stays when the address changes to one without a puzzle, and leaves the address when the field is cleared", async ({
    lab,
    page,
  }) => {
    await lab.open(CLASSIC);
    await page.evaluate(() => (location.hash = "#elsewhere"));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(lab.field).toHaveValue(CLASSIC);
    await page.evaluate((puzzle) => (location.hash = `#p=${puzzle}`), INKALA);
    await expect(lab.field).toHaveValue(INKALA);
    await expect(page).toHaveURL(/#p=/);
    await lab.field.fill("");
    await expect(page).not.toHaveURL(/#p=/);
  });

  test("is being read while the engine loads, not missing", async ({ lab, page }) => {
    let load = (): void => undefined;
    const asked = new Promise<void>((resolve) => (load = resolve));
    await page.route("**/*.wasm", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`./lab.html#p=${INKALA}`);
    await expect(lab.reading).toHaveText("Reading the puzzle …");
    load();
    await expect(lab.reading).toContainText("21 givens");
  });

  test("that changes takes the results of the old one with it", async ({ lab }) => {
    await lab.open(INKALA);
    await lab.runAll();
    await lab.press("Easy");
    await expect(lab.row("band")).toContainText("Not run yet");
    await expect(lab.page.locator("lab-chart")).toHaveCount(0);
  });

  test("comes from the game's page, and the way back leads to it", async ({ nonet, lab, page }) => {
    await nonet.open();
    await nonet.paste(CLASSIC);
    await page.getByRole("banner").getByRole("button", { name: "More" }).click();
    await page.getByRole("link", { name: "Lab" }).click();
    await expect(lab.field).toHaveValue(CLASSIC);
    await page.getByRole("link", { name: "Back to the game" }).click();
    await nonet.ready();
    expect(await nonet.givens()).toBe(CLASSIC);
  });
});

test("without the engine the lab says so, and trying again works", { tag: "@desktop" }, async ({
  lab,
  page,
  faults,
}) => {
  let gone = true;
  const server = await host({
    mounts: { "/sub/path/": dist("site") },
    missing: (path) => gone && path.endsWith(".wasm"),
  });
  await page.goto(`${server.origin}/sub/path/lab.html`);
  await expect(lab.reading).toContainText("The solver could not be loaded.");
  gone = false;
  await lab.press("Try again");
  await expect(lab.reading).toContainText("21 givens");
  gone = true;
  await lab.press("Run all engines");
  await expect(lab.row("band")).toContainText("The solver could not be loaded.");
  await expect(lab.race).toContainText("No engine has answered.");
  gone = false;
  await lab.press("Try again: band");
  await expect(lab.row("band")).toContainText("Searched everything");
  forgive(faults, /status of 404|EngineError|another origin/);
  await server.close();
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test("the lab opens and works without a network after a visit to the game", { tag: "@desktop" }, async ({
    nonet,
    lab,
    page,
    context,
  }) => {
    await nonet.open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await lab.open(INKALA);
    await lab.press("Run: band");
    await expect(lab.row("band")).toContainText("Searched everything");
  });
});
