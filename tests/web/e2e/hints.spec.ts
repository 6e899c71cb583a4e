import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { hold } from "../support/hold.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

/** No single is left in these, and the easiest step is known. */
const POINTING = "7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........";
const X_WING = "9..7..3...5..2..17..7.....93..6..7...6..5..3...2..8..61..4..6...4..6..8...6..3..4";
const TURBOT = "12..795688....2.9.9.........61..79..39.1........96.4....2.9....689...14....8...29";

/**
 * Nothing easier than a forcing net gets on with these: one from the places of 6 in box 6, and a contradiction of
 * many links.
 */
const REGION_NET = "..3.....945...92....9..3.54....6....6..9..8....5..8.2..1.7................4..5.92";
const DIGIT_NET = "98.76.5..7..5...9......9..859...6.8...43..9...........46...7.5.....2..........1.4";

/** Pointing, a skyscraper and singles solve this one. */
const SHORT = "518462793492375681637918452.85.913...49.8351.3615..8.9953..61.887413926512685.93.";

/** Its first step is another one in each order of techniques. */
const FOUR_ORDERS = "5719438263645281..829716354.5.8.4.3119365274848.13.5.26453.128..3826.415.1.485..3";

/** A locked pair is the easiest step there; but 1 in box 2 leaves box 5 one cell for it, which needs no candidates. */
const DIRECT = "...3.4.....7..9..134.2.75...6.47...35938261...7.9.3.8.....92..8.3..4...29...3....";

const cellAt = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const candidateAt = (row: number, column: number, digit: number): number => cellAt(row, column) * 9 + digit - 1;
const links = (nonet: NonetPage): Locator => nonet.board.locator(".link");
const marks = (nonet: NonetPage): Promise<string> => nonet.board.evaluate((board: NonetBoard) => board.marks);
/** The position without its history. */
const state = (nonet: NonetPage): Promise<string> => nonet.board.evaluate((board: NonetBoard) => board.state);

/** Plays a puzzle and presses the hint button, waiting for each answer. */
async function hint(nonet: NonetPage, puzzle: string, stages: number): Promise<void> {
  await nonet.open();
  await nonet.paste(puzzle);
  await expect(nonet.says).toContainText("exactly one solution");
  await press(nonet, stages);
}

async function press(nonet: NonetPage, stages: number): Promise<void> {
  for (let stage = 1; stage <= stages; stage++) {
    await nonet.press("Hint");
    await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
  }
}

test("a step that strikes out: where, which technique, why with its drawing, and done as one step that can be undone", {
  tag: "@desktop-quick",
}, async ({ nonet }) => {
  await hint(nonet, POINTING, 1);
  await expect(nonet.says).toContainText("Look at the 7s in box 2.");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Locked Candidates Type 1 (Pointing)");
  await expect(nonet.says).toContainText("a second house");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("In box 2, 7 fits only in");
  await expect(nonet.says).toContainText("So none of r3c7, r3c8, and r3c9 is 7.");
  await expect(nonet.says.locator("code")).toHaveText("Locked Candidates Type 1 (Pointing): 7 in b2 => r3c789<>7");
  await expect(nonet.cell(3, 7)).toHaveAccessibleName(/Hint: strike out 7\./);
  await expect(nonet.cell(3, 4)).toHaveAccessibleName(/Part of the hint: 7\./);
  expect(await nonet.value()).toBe(POINTING);
  const before = await state(nonet);
  await expect(nonet.says.getByRole("button", { name: "Fill notes and strike out" })).toBeVisible();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Notes filled in. 3 candidates struck out.");
  await expect(nonet.cell(3, 7)).not.toHaveAccessibleName(/Hint/);
  for (const column of [7, 8, 9]) await expect(nonet.cell(3, column)).toHaveAccessibleName(/Notes [1-689 ]+\./);
  await expect(nonet.cell(3, 4)).toHaveAccessibleName(/Notes [\d ]*7/);
  expect(await marks(nonet)).toBe("notes");
  await nonet.press("Undo");
  expect(await state(nonet)).toBe(before);
});

test("while no notes are shown, a step that needs none comes first, and is entered; one note ends that", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await hint(nonet, DIRECT, 1);
  await expect(nonet.says).toContainText("Look at the 1s in boxes 2 and 5.");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Direct Pointing");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("In box 2, the 1 can only be in column 5 (r1c5 or r3c5).");
  await expect(nonet.says).toContainText("so in box 5 only r4c6 is left for it.");
  await expect(nonet.says).toContainText("So r4c6 is 1.");
  await expect(nonet.says.locator("code")).toHaveText("Direct Pointing: 1 in b2 (r13c5), b5 => r4c6=1");
  const drawn = await nonet.board.evaluate(({ highlight }: NonetBoard) => highlight!);
  // Nothing is drawn that candidates would have to show: the two places of the 1, and where it goes.
  expect(drawn.candidates!.map(({ candidate, role }) => [candidate, role])).toEqual([
    [candidateAt(1, 5, 1), "pattern"],
    [candidateAt(3, 5, 1), "pattern"],
    [candidateAt(4, 6, 1), "place"],
  ]);
  await nonet.press("Hint");
  await expect.poll(() => nonet.value()).toBe(`${DIRECT.slice(0, cellAt(4, 6))}1${DIRECT.slice(cellAt(4, 6) + 1)}`);
  await nonet.press("Undo");
  await nonet.cell(9, 9).click();
  await page.keyboard.press("Shift+Digit5");
  await press(nonet, 2);
  await expect(nonet.says).toContainText("Locked Pair");
});

test("a setting lets hints need notes while none are shown", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await page.evaluate(() => (location.hash = "#settings/all"));
  await page.getByRole("checkbox", { name: "While no notes are shown, hints prefer steps that need none" }).click();
  await nonet.back();
  await nonet.paste(DIRECT);
  await expect(nonet.says).toContainText("exactly one solution");
  await press(nonet, 2);
  await expect(nonet.says).toContainText("Locked Pair");
});

test("complete notes are what a hint starts from, and what it is done in; partial ones stay as they are", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(POINTING);
  await nonet.press("Fill notes");
  // Struck out by hand, the pointing pair is no hint any more.
  for (const column of [7, 8, 9]) {
    await nonet.cell(3, column).click();
    await page.keyboard.press("Shift+Digit7");
  }
  await press(nonet, 3);
  await expect(nonet.says).not.toContainText("That strikes out 7 in r3c7");
  const drawn = await nonet.board.evaluate(({ state, highlight }: NonetBoard) => [state, highlight] as const);
  const before = drawn[0];
  expect(drawn[1]!.candidates!.length).toBeGreaterThan(0);
  await nonet.says.getByRole("button", { name: "Do it" }).click();
  await expect(nonet.says).toContainText(/struck out\.|placed in/);
  await expect(nonet.says).not.toContainText("Notes filled in");
  expect(await marks(nonet)).toBe("notes");
  await nonet.press("Undo");
  expect(await state(nonet)).toBe(before);

  await nonet.paste(POINTING);
  await nonet.cell(3, 7).click();
  await page.keyboard.press("Shift+Digit1");
  await press(nonet, 3);
  await nonet.says.getByRole("button", { name: "Fill notes and strike out" }).click();
  await expect(nonet.cell(3, 7)).toHaveAccessibleName(/Notes 1\./);
  await expect(nonet.cell(3, 8)).toHaveAccessibleName(/Notes [1-689 ]+\./);
});

test("a digit that complete notes lack comes before any hint, and is brought back into them", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Fill notes");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("Shift+Digit4");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("One thing first: your notes in r1c3 lack 4, which belongs there.");
  await nonet.press("All steps now");
  await expect(page.locator(".step-text")).toContainText("your notes in r1c3 lack 4");
  await nonet.back();
  await nonet.says.getByRole("button", { name: "Bring it back" }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 1 2 4\./);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  // Notes that mean something else lack many: they are completed together.
  for (const column of [3, 4]) {
    await nonet.cell(1, column).click();
    await page.keyboard.press(`Shift+Digit${column === 3 ? 4 : 6}`);
  }
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("One more cell lacks its digit, too.");
  await nonet.says.getByRole("button", { name: "Renew notes in 2 cells" }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 1 2 4\./);
  await expect(nonet.cell(1, 4)).toHaveAccessibleName(/Notes 2 6\./);
});

test("where the system's colours are forced on the page, the house to look at is told from the others", async ({
  nonet,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await hint(nonet, POINTING, 1);
  const frame = (row: number, column: number): Promise<string> =>
    nonet.cell(row, column).evaluate((cell) => getComputedStyle(cell).outlineStyle);
  expect([await frame(2, 5), await frame(5, 5)]).toEqual(["dotted", "none"]);
});

test("hints go on from what earlier hints struck out, as far as the solution", async ({ nonet }) => {
  test.slow();
  await nonet.open();
  await nonet.paste(SHORT);
  const solution = solveNaively(SHORT)!;
  for (let step = 0; step < 30 && (await nonet.value()) !== solution; step++) {
    await press(nonet, 3);
    await nonet.press("Hint");
    await expect(nonet.says.locator(".stages")).toHaveCount(0);
  }
  expect(await nonet.value()).toBe(solution);
});

test("a fish: its houses in the sentence and in the drawing", async ({ nonet }) => {
  await hint(nonet, X_WING, 3);
  await expect(nonet.says).toContainText("rows 5 and 8, 7 fits only in the cover, columns 1 and 6.");
  const { houses, covers, candidates } = (await nonet.board.evaluate((board: NonetBoard) => board.highlight))!;
  expect([houses, covers]).toEqual([
    [4, 7],
    [9, 14],
  ]);
  const ofRole = (wanted: string): number[] =>
    candidates!
      .filter(({ role }) => role === wanted)
      .map(({ candidate }) => candidate)
      .sort((a, b) => a - b);
  expect(ofRole("pattern")).toEqual([
    candidateAt(5, 1, 7),
    candidateAt(5, 6, 7),
    candidateAt(8, 1, 7),
    candidateAt(8, 6, 7),
  ]);
  expect(ofRole("eliminated")).toEqual([candidateAt(6, 1, 7), candidateAt(7, 6, 7), candidateAt(9, 1, 7)]);
  await expect(links(nonet)).toHaveCount(0);
});

test("a chain: strong links solid, weak ones dashed, and no pixel of the board moves", { tag: "@desktop" }, async ({
  nonet,
}) => {
  await nonet.open();
  await nonet.paste(TURBOT);
  await nonet.press("Candidates");
  // A pressed button may have been scrolled to, and while the page is scrolled the board stays in view, so elsewhere on
  // it.
  const place = (): Promise<number[]> =>
    nonet.cell(9, 9).evaluate((cell) => {
      scrollTo(0, 0);
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  const before = await place();
  await press(nonet, 3);
  await expect(nonet.says).toContainText("Turbot Fish");
  await expect(nonet.says).toContainText("In row 1, the 4 is in r1c3 or r1c4.");
  await expect(links(nonet)).toHaveCount(3);
  expect(await links(nonet).evaluateAll((lines) => lines.map((line) => line.getAttribute("stroke-dasharray")))).toEqual(
    [null, "4 3", null],
  );
  expect(await place()).toEqual(before);
  await nonet.press("Close");
  await expect(links(nonet)).toHaveCount(0);
});

test("a forcing net: all its branches, or one of them, in the sentence and in the drawing", async ({ nonet }) => {
  await hint(nonet, REGION_NET, 3);
  const branch = (name: string | RegExp): Locator =>
    nonet.says.getByRole("group", { name: "Branches of the chain" }).getByRole("button", { name });
  await expect(nonet.says).toContainText("In box 6, the 6 is in r6c7 or r6c9. Try each.");
  await branch("All branches together").click();
  await expect(branch("All branches together")).toHaveAttribute("aria-pressed", "true");
  await expect(nonet.says).toContainText("Suppose r6c9 is 6.");
  const all = await links(nonet).count();
  await branch("Branch 2: r6c9 is 6").click();
  await expect(branch(/^Branch 2/)).toHaveAttribute("aria-pressed", "true");
  await expect(nonet.says).toContainText("r8c9 isn't 6 (");
  await expect(nonet.says).not.toContainText("Suppose r6c7 is 6");
  await expect(links(nonet)).toHaveCount(1);
  await branch(/^Branch 1/).click();
  // Alone it is drawn from what is true to what it makes true; all together in full.
  await expect(branch(/^Branch 1/)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => links(nonet).count()).toBeGreaterThan(2);
  expect(await links(nonet).count()).toBeLessThan(all - 1);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("One candidate struck out");
  await expect(links(nonet)).toHaveCount(0);
});

test("what would be a tangle is shown a branch at a time from the beginning", async ({ nonet }) => {
  await hint(nonet, DIGIT_NET, 3);
  const branch = (name: RegExp): Locator => nonet.says.getByRole("button", { name });
  await expect(branch(/^Branch 1: r8c6 is 8$/)).toHaveAttribute("aria-pressed", "true");
  const first = await links(nonet).count();
  await expect(nonet.says).toContainText("That can't be: r9c3 is 9 and r9c3 isn't 9.");
  await branch(/^All branches/).click();
  expect(await links(nonet).count()).toBeGreaterThan(first);
});

test("hints, all steps and the path look for techniques in the order that is chosen among the settings", async ({
  nonet,
  page,
}) => {
  const firsts = {
    Nonet: "Skyscraper",
    HoDoKu: "Remote Pair",
    SudokuWiki: "Simple Colors Trap",
    "Sudoku Explainer": "X-Cycle",
  };
  await hint(nonet, FOUR_ORDERS, 2);
  await expect(nonet.says).toContainText(firsts.Nonet);
  for (const [program, technique] of Object.entries(firsts)) {
    await page.evaluate(() => (location.hash = "#settings/all"));
    await page.getByRole("combobox", { name: "Hints look for techniques in the order of" }).selectOption(program);
    await nonet.back();
    await press(nonet, 2);
    await expect(nonet.says).toContainText(technique);
    await nonet.press("All steps now");
    await expect(page.locator(".steps-group").first()).toContainText(technique);
    await nonet.back();
    await nonet.press("Solve path");
    await expect(page.locator(".path-step").first()).toContainText(technique);
    await nonet.back();
  }
  // It is kept.
  await page.reload();
  await press(nonet, 2);
  await expect(nonet.says).toContainText("X-Cycle");
});

/** Two solutions: r1c1, r1c2, r4c1 and r4c2 may be 1 and 2 either way; r9c9 is 2 in both. */
const TWO_WAYS = "..3456789456789123789123456..436589736589721489721436553164297864297853197853164.";

test("with several solutions hints go on while they can; then the open cells are drawn, and the solutions looked at", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(TWO_WAYS);
  for (let press = 0; press < 4; press++) await nonet.press("Hint");
  await expect.poll(async () => (await nonet.value()).at(-1)).toBe("2");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Logic ends here: 4 cells are open.");
  await expect(nonet.board.locator(".cell.involved")).toHaveCount(4);
  await expectAccessibleInThemes(page, "logic ends");
  await nonet.says.getByRole("button", { name: "Show one of them" }).click();
  await expect(nonet.says).toContainText("Solution 1 of 2.");
  const first = await nonet.value();
  await nonet.says.getByRole("button", { name: "Next solution" }).click();
  await expect(nonet.says).toContainText("Solution 2 of 2.");
  const second = await nonet.value();
  expect([first, second].map((value) => value.slice(0, 2)).sort()).toEqual(["12", "21"]);
  await nonet.says.getByRole("button", { name: "Next solution" }).click();
  expect(await nonet.value()).toBe(first);
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(second);
});

test("presses that wait for an answer come in their order; those behind one that is cancelled, or overtaken by a move, are gone", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page }) => {
  const stages = nonet.says.locator(".stages .on");
  const pressed = async (puzzle: string, presses: number): Promise<() => void> => {
    await page.goto("about:blank");
    const release = await hold(page, "**/hints.*.ftl");
    await nonet.open(`./#p=${puzzle}`);
    await nonet.says.locator(".say-close").click();
    for (let count = 0; count < presses; count++) await nonet.press("Hint");
    await expect(nonet.says).toContainText("Looking for the next step");
    return release;
  };
  (await pressed(POINTING, 3))();
  await expect(stages).toHaveCount(3);
  const cancel = (): Promise<void> => nonet.says.getByRole("button", { name: "Cancel" }).click();
  const move = async (): Promise<void> => {
    await nonet.cell(1, 3).click();
    await page.keyboard.press("4");
  };
  for (const [puzzle, goOn] of [
    [X_WING, cancel],
    [CLASSIC, move],
  ] as const) {
    const release = await pressed(puzzle, 3);
    await goOn();
    await expect(nonet.says).not.toContainText("Looking for the next step");
    release();
    // The next press is the first of its own.
    await nonet.press("Hint");
    await expect(stages).toHaveCount(1);
    await nonet.press("Hint");
    await expect(stages).toHaveCount(2);
  }
});

test("a move while the words of the first hint are on their way ends the search, whatever was entered; the next press has a hint", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page }) => {
  const thinks = /Looking for the next step/;
  for (const [key, says] of [
    ["4", /Look at|Start from/],
    ["1", /r1c3 is wrong/],
    ["9", /9 appears twice in box 1/],
    ["Shift+Digit4", /Look at|Start from/],
  ] as const) {
    await page.goto("about:blank");
    const release = await hold(page, "**/hints.*.ftl");
    await nonet.open(`./#p=${CLASSIC}`);
    await nonet.says.locator(".say-close").click();
    await nonet.cell(1, 3).click();
    await page.keyboard.press("h");
    // In r1c3, 4 is right.
    await page.keyboard.press(key);
    // Longer than a task may last before it shows that it does.
    await page.waitForTimeout(700);
    await expect(nonet.says).not.toContainText(thinks);
    await page.keyboard.press("h");
    if (key !== "9") await expect(nonet.says).toContainText(thinks);
    release();
    await expect(nonet.says).toContainText(says);
    await expect(nonet.says).not.toContainText(thinks);
    // The puzzle is opened again as it was left.
    await page.keyboard.press("Control+z");
  }
});

test("a move while the part with the drawings of hints hangs ends the search", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  const release = await hold(page, "**/assets/parts-*.js");
  await nonet.open(`./#p=${CLASSIC}`);
  await nonet.says.locator(".say-close").click();
  await nonet.cell(1, 3).click();
  await nonet.press("Hint");
  await nonet.board.focus();
  await page.keyboard.press("4");
  await page.waitForTimeout(700);
  await expect(nonet.says).not.toContainText(/Looking for/);
  release();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
});

test("of what logic leaves open, solutions keep the entries", { tag: "@desktop" }, async ({ nonet }) => {
  await nonet.open();
  // Also r1c5, r1c6, r4c5 and r4c6 may be 5 and 6 either way.
  const puzzle = "..34..789456789123789123456..43..897365897214897214365531642978642978531978531642";
  await nonet.paste(puzzle);
  await nonet.board.evaluate((board: NonetBoard) => board.place([[0, 2]]));
  for (let press = 0; press < 13; press++) await nonet.press("Hint");
  await expect(nonet.says).toContainText("Logic ends here: 4 cells are open.");
  await nonet.says.getByRole("button", { name: "Show one of them" }).click();
  await expect(nonet.says).toContainText("Solution 1 of 2.");
  expect((await nonet.value())[0]).toBe("2");
  await nonet.says.getByRole("button", { name: "Next solution" }).click();
  await expect(nonet.says).toContainText("Solution 2 of 2.");
  expect((await nonet.value())[0]).toBe("2");
});

test("what hints say can be fetched again after a first failure", async ({ nonet, page, faults }) => {
  await page.route("**/hints.*.ftl", (route) => route.abort());
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("could not be loaded");
  await page.unrouteAll({ behavior: "wait" });
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(nonet.says).toContainText(/Look at|Start from/);
  await expect(nonet.says).not.toContainText("could not be loaded");
  forgive(faults, /ERR_FAILED|EngineError/);
});

test("a hint follows the language, also when it is changed while the hint is shown; the tools and the board are in view with it", async ({
  nonet,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await hint(nonet, X_WING, 3);
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "简体中文" });
  await page.keyboard.press("Escape");
  await expect(nonet.says).toContainText("X翼");
  await expect(nonet.says).toContainText("第5和8行内，7只能在删除域第1和6列");
  await expect(page.locator("#new-game")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#tools")).toBeInViewport({ ratio: 1 });
  await expect(nonet.cell(1, 1)).toBeInViewport({ ratio: 1 });
  await expect(nonet.cell(9, 9)).toBeInViewport({ ratio: 1 });
});

test("drawings have no accessibility violation in any theme; their pictures", async ({ nonet, page }, { project }) => {
  test.slow(); // Twelve analyses of the whole page.
  for (const [name, puzzle] of [
    ["x-wing", X_WING],
    ["chain", TURBOT],
    ["net", DIGIT_NET],
  ] as const) {
    await hint(nonet, puzzle, 3);
    await expectAccessibleInThemes(page, name);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const path = fileURLToPath(
        new URL(`../test-results/screenshots/${project.name}-${colorScheme}-${name}.png`, import.meta.url),
      );
      await page.screenshot({ path, animations: "disabled" });
    }
  }
});

test("while the player thinks, the next hint is found; it is of the position on the board, whatever was found before", async ({
  nonet,
  page,
}) => {
  await page.addInitScript(() => {
    const asked: { answered: boolean }[] = ((window as unknown as { asked: unknown }).asked = []);
    window.Worker = class extends Worker {
      override postMessage(message: { id: number; call?: string }): void {
        if (message.call === "hint") {
          const question = { answered: false };
          asked.push(question);
          this.addEventListener(
            "message",
            ({ data }) => data.id === message.id && "result" in data && (question.answered = true),
          );
        }
        super.postMessage(message);
      }
    };
  });
  const asked = (): Promise<boolean[]> =>
    page.evaluate(() =>
      (window as unknown as { asked: { answered: boolean }[] }).asked.map(({ answered }) => answered),
    );
  await nonet.open();
  await nonet.paste(SHORT);
  await expect(nonet.says).toContainText("exactly one solution");
  const solution = solveNaively(SHORT)!;
  const [first, second] = Array.from(SHORT).flatMap((digit, cell) => (digit === "." ? [cell] : [])) as [number, number];
  const enter = async (cell: number): Promise<void> => {
    await nonet.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
    await page.keyboard.press(solution[cell]!);
  };
  expect(await asked()).toEqual([]);
  await enter(first);
  await expect.poll(asked).toEqual([true]);
  await enter(second);
  await expect.poll(asked).toEqual([true, true]);
  await press(nonet, 1);
  expect(await asked()).toEqual([true, true]);
  const told = await nonet.says.textContent();
  await nonet.press("Undo");
  await expect.poll(asked).toEqual([true, true, true]);
  await nonet.press("Redo");
  await expect.poll(asked).toEqual([true, true, true, true]);
  await press(nonet, 1);
  expect(await nonet.says.textContent()).toBe(told);
  await nonet.press("Undo");
  // Asked at once, it is of the new position too.
  await enter(second);
  await press(nonet, 3);
  await nonet.press("Hint");
  const value = await nonet.value();
  for (const [cell, digit] of Array.from(value).entries()) if (digit !== ".") expect(digit).toBe(solution[cell]);
});
