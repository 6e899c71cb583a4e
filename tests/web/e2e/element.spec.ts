/** `<nonet-board>` with the engine and in forms, on somebody else's page with strict policies. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";
import { countWorkers } from "../support/workers.js";

/** All that the engine needs of a page's policy. */
const strict = (cdn: string): string =>
  `default-src 'self'; script-src ${cdn} 'wasm-unsafe-eval'; worker-src blob:; connect-src ${cdn}; require-trusted-types-for 'script'; trusted-types nonet lit-html`;
const SOLUTION = solveNaively(CLASSIC)!;

const boardOf = (page: Page, at = 0) => page.locator("nonet-board").nth(at);
const ready = (page: Page, boards = 1): Promise<void> => expect(page.getByRole("gridcell")).toHaveCount(81 * boards);

/** Keeps what boards tell of in the page: `told`. */
async function listen(page: Page, ...types: string[]): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.addInitScript((names) => {
    const told: unknown[] = ((window as unknown as { told: unknown[] }).told = []);
    for (const type of names)
      addEventListener(type, (event) => told.push({ type, ...(event as CustomEvent<object>).detail }));
  }, types);
  return () => page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);
}

test("a hint goes from where to look to done, as far as the page allows, and every stage is told", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  const told = await listen(page, "nonet-hint");
  const there = await embed(`${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const shown = await boardOf(page).evaluate(async (board: NonetBoard) => {
    const stages = [];
    for (let i = 0; i < 4; i++) stages.push(await board.hint());
    return { stages, after: board.shownHint, value: board.value, highlight: board.highlight };
  });
  expect(shown.stages.map((hint) => hint!.stage)).toEqual(["where", "technique", "reason", "apply"]);
  expect(shown.stages[0]!.title).toMatch(/^Look at (row|column|box) \d\.$/);
  expect(shown.stages[2]!.sentences.join("")).toMatch(/r\dc\d/);
  // Its entry is right, and the drawing is gone.
  expect([...shown.value].every((digit, cell) => digit === "." || digit === SOLUTION[cell])).toBe(true);
  expect(shown.value).not.toBe(CLASSIC);
  expect([shown.after, shown.highlight]).toEqual([null, null]);
  expect((await told()).map(({ stage, technique }) => [stage, technique !== ""])).toEqual([
    ["where", true],
    ["technique", true],
    ["reason", true],
    ["apply", true],
  ]);

  // The page can end hints earlier, and a move of the player's puts them away.
  const limited = await boardOf(page).evaluate(async (board: NonetBoard) => {
    board.setAttribute("hints", "technique");
    const stages = [];
    for (let i = 0; i < 3; i++) stages.push((await board.hint())!.stage);
    board.undo();
    const gone = board.shownHint;
    board.setAttribute("hints", "off");
    return { stages, gone, off: await board.hint() };
  });
  expect(limited).toEqual({ stages: ["where", "technique", "technique"], gone: null, off: null });
  await there.close();
});

test("hints start from complete notes and are done in them; the small digits that are shown stay", async ({ page }) => {
  const pointing = "7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........";
  const there = await embed(`${script}<nonet-board puzzle="${pointing}" controls></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const board = boardOf(page);
  const hint = (count: number): Promise<string> =>
    board.evaluate(async (element: NonetBoard, times) => {
      for (let i = 0; i < times; i++) await element.hint();
      return element.shownHint?.sentences.join(" ") ?? "";
    }, count);
  const cell = page.getByRole("gridcell").nth(24);
  expect(await hint(3)).toContain("So none of r3c7, r3c8, and r3c9 is 7.");
  await page.getByRole("button", { name: "Fill notes and strike out" }).click();
  await expect(cell).toHaveAccessibleName(/Notes [1-689 ]+\./);
  // The next one is another, and its button says no more of filling.
  expect(await hint(3)).not.toContain("strikes out 7 in r3c7");
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.getByRole("button", { name: "Do it" })).toBeHidden();
  expect(await board.evaluate((element: NonetBoard) => [element.marks, element.at])).toEqual(["notes", 2]);
  await board.evaluate((element: NonetBoard) => {
    element.undo();
    element.undo();
  });
  await expect(cell).not.toHaveAccessibleName(/Notes/);
  // Where the digit of the solution is missing, that comes first.
  await board.evaluate(
    (element: NonetBoard, digit) => {
      element.fillNotes();
      element.selection = [24];
      element.note(digit);
    },
    Number(solveNaively(pointing)![24]),
  );
  expect(await hint(1)).toContain("your notes in r3c7 lack");
  await there.close();
});

test("a mistake comes before any hint, check() marks it until it is changed, and solve() fills in the rest as one step", async ({
  page,
}) => {
  const there = await embed(`${script}<nonet-board lang="zh-CN" puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const result = await boardOf(page).evaluate(async (board: NonetBoard) => {
    board.place([[2, 1]]);
    const note = await board.hint();
    const wrong = [await board.check(), board.wrong];
    board.place([[2, 4]]);
    const mended = [board.wrong, await board.check()];
    const before = board.steps;
    const solved = await board.solve();
    return { note, wrong, mended, solved, steps: board.steps - before, value: board.value };
  });
  expect(result.note).toMatchObject({ stage: "note", title: "先改正错误", step: null });
  expect(result.note!.sentences[0]).toContain("r1c3");
  expect(result).toMatchObject({ wrong: [[2], [2]], mended: [[], []], solved: true, steps: 1, value: SOLUTION });
  await there.close();
});

test("of a puzzle with several solutions, what clashes is checked, and the page is told why", async ({ page }) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(`${script}<nonet-board puzzle="12${".".repeat(79)}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const result = await boardOf(page).evaluate(async (board: NonetBoard) => {
    board.place([[8, 1]]);
    return [await board.check(), await board.solve()];
  });
  expect(result).toEqual([[8], false]);
  expect(await told()).toMatchObject([
    { code: "solution" },
    { code: "solution", message: expect.stringContaining("several solutions") },
  ]);
  await there.close();
});

test("assist says what is marked: nothing, what clashes, or what is not the solution's", async ({ page }) => {
  const there = await embed(`${script}<nonet-board assist="solution" puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const cell = page.getByRole("gridcell").nth(2);
  await cell.click();
  await page.keyboard.press("1");
  await expect(cell).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("4");
  await expect(cell).not.toHaveAttribute("aria-invalid");
  await boardOf(page).evaluate((board: NonetBoard) => (board.assist = "rules"));
  await page.keyboard.press("5");
  await expect(cell).toHaveAttribute("aria-invalid", "true");
  await boardOf(page).evaluate((board: NonetBoard) => board.setAttribute("assist", "off"));
  await expect(cell).not.toHaveAttribute("aria-invalid");
  await there.close();
});

test("a board with a level or technique makes its own puzzle, and a game that came meanwhile is never overwritten", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  const there = await embed(
    `${script}<nonet-board level="easy"></nonet-board><nonet-board technique="x-wing"></nonet-board><nonet-board id="kept"></nonet-board>`,
    strict,
  );
  await page.goto(there.url);
  for (const at of [0, 1])
    await expect.poll(() => boardOf(page, at).evaluate((board: NonetBoard) => board.givens)).toMatch(/[1-9]/);
  expect(solveNaively(await boardOf(page).evaluate((board: NonetBoard) => board.givens))).not.toBeNull();
  const result = await page.locator("#kept").evaluate(async (board: NonetBoard, puzzle) => {
    const made = board.generate({ level: "extreme" });
    board.load(puzzle);
    const overtaken = [await made, board.value === puzzle];
    const abort = new AbortController();
    const aborted = board.generate({ level: "extreme" }, { signal: abort.signal }).catch((error: Error) => error.name);
    abort.abort();
    return { overtaken, aborted: await aborted, value: board.value };
  }, CLASSIC);
  expect(result).toEqual({ overtaken: [false, true], aborted: "AbortError", value: CLASSIC });
  await there.close();
});

test("a link of another program comes in with its entries and goes out again; what is none is told with its place", async ({
  page,
}) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(`${script}<nonet-board puzzle="${INKALA}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const result = await boardOf(page).evaluate(async (board: NonetBoard, puzzle) => {
    board.load(puzzle);
    board.place([[2, 4]]);
    board.selection = [3];
    board.note(6);
    const link = await board.export("sudokupad");
    const state = board.state;
    board.load(".".repeat(81));
    const taken = await board.import(link);
    const line = await board.export("line");
    const refused = await board.import(`53&${puzzle.slice(3)}`);
    return { link, taken, same: board.state === state, value: board.value, line, refused, loaded: board.load(state) };
  }, CLASSIC);
  expect(result.link).toMatch(/^https:\/\/sudokupad\.app\//);
  expect(result).toMatchObject({
    taken: true,
    same: true,
    value: `534${CLASSIC.slice(3)}`,
    refused: false,
    loaded: true,
  });
  expect(result.line.replaceAll("0", ".")).toContain(CLASSIC);
  expect(await told()).toMatchObject([{ code: "puzzle", line: 1, column: 3 }]);
  await there.close();
});

test("what goes out is what the format has room for; Nonet's own file brings all of it back, the history too", {
  tag: "@desktop",
}, async ({ page }) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(`${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const result = await boardOf(page).evaluate(async (board: NonetBoard) => {
    board.place([[2, 4]]);
    board.selection = [3];
    board.note(6);
    const { record } = board;
    const [line, current, library, own] = [
      await board.export("line"),
      await board.export("current"),
      await board.export("library"),
      await board.export(),
    ];
    const none = await board.export("lisudoku");
    board.load(".".repeat(81));
    await board.import(own);
    return { line, current, library, none, same: board.record === record, undone: board.undo() };
  });
  expect(result.line.trim().replaceAll("0", ".")).toBe(CLASSIC);
  expect(result.current.trim().replaceAll("0", ".")).toBe(`534${CLASSIC.slice(3)}`);
  // The entry is marked as one, and the noted cell has lost its other candidates.
  expect(result.library).toMatch(/^:.*:53\+4/);
  expect(result.library).toMatch(/:\d{3}( \d{3})*:/);
  expect(result).toMatchObject({ none: "", same: true });
  expect(await told()).toMatchObject([{ code: "format", message: "Nonet can't write the format “lisudoku”." }]);
  await there.close();
});

for (const [lang, sentence] of [
  ["en", /^Nonet doesn't know this form of puzzle\./],
  ["zh-CN", /^[^a-z]*[\u4e00-\u9fff][^]*$/],
] as const) {
  test(`a text that is no puzzle is refused in a whole sentence (${lang})`, async ({ page }) => {
    const told = await listen(page, "nonet-error");
    const there = await embed(`${script}<nonet-board lang="${lang}" puzzle="${CLASSIC}"></nonet-board>`, strict);
    await page.goto(there.url);
    await ready(page);
    expect(await boardOf(page).evaluate((board: NonetBoard) => board.import("Good morning, everybody!"))).toBe(false);
    const [{ code, message }] = (await told()) as [{ code: string; message: string }];
    expect(code).toBe("puzzle");
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/unknown|import-/);
    await there.close();
  });
}

test("a step of the engine's is drawn and told", async ({ page }) => {
  const there = await embed(`${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const result = await boardOf(page).evaluate(async (board: NonetBoard) => {
    const { step } = (await board.hint())!;
    await board.showStep(null);
    const gone = board.shownHint;
    const shown = await board.showStep(step);
    return { gone, stage: shown!.stage, drawn: board.highlight !== null };
  });
  expect(result).toEqual({ gone: null, stage: "reason", drawn: true });
  await expect(boardOf(page).getByRole("status").last()).toContainText(/\w+/);
  await there.close();
});

test("judges what is proposed: right with its steps, wrong with the solution; what is no proposal is told", {
  tag: "@desktop",
}, async ({ page }) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(`${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const { right, wrong, none, shown } = await boardOf(page).evaluate(async (board: NonetBoard, solution) => {
    const cell = [...board.candidates].findIndex((mask) => mask && !(mask & (mask - 1)));
    const candidate = cell * 9 + Number(solution[cell]) - 1;
    const right = await board.judge({ place: [candidate] });
    const wrong = await board.judge({ remove: [candidate] });
    return {
      right,
      wrong,
      none: await board.judge({ place: [0] }),
      shown: (await board.showStep(right!.steps[0]!))!.stage,
    };
  }, SOLUTION);
  expect([right!.verdict, right!.solutions, shown]).toEqual(["right", [], "reason"]);
  expect(right!.steps[0]!.technique).toMatch(/single/);
  expect([wrong!.verdict, wrong!.solutions]).toEqual(["wrong", [SOLUTION]]);
  expect(none).toBeNull();
  expect(await told()).toMatchObject([{ code: "request", message: expect.stringContaining("cannot be judged") }]);
  await there.close();
});

test("a reason that is drawn in the game is shown, told and kept; it is read, set, judged and undone", {
  tag: ["@desktop-quick", "@firefox", "@webkit"],
}, async ({ page }) => {
  const told = await listen(page, "nonet-input");
  const there = await embed(`${script}<nonet-board readonly puzzle="${CLASSIC}"></nonet-board>`, strict);
  await page.goto(there.url);
  await ready(page);
  const at = (row: number, column: number, digit: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;
  const drawing = {
    place: [at(1, 4, 2)],
    remove: [at(1, 9, 4)],
    assumed: [at(1, 3, 2)],
    links: [
      { kind: "strong", from: [at(1, 3, 1)], to: [at(1, 3, 4)] },
      { kind: "weak", from: [at(1, 3, 4)], to: [at(1, 7, 4)] },
    ] as const,
  };
  const board = boardOf(page);
  const lines = board.locator("path.link");
  const small = (cell: number, digit: number) => board.locator(`[data-cell="${cell}"] [data-digit="${digit}"]`);
  expect(await board.evaluate((element: NonetBoard) => element.drawing)).toBeNull();
  await board.evaluate((element: NonetBoard, drawn) => (element.drawing = drawn), drawing);
  await expect(lines).toHaveCount(2);
  await expect(small(3, 2)).toHaveClass(/\bon\b/);
  await expect(small(2, 2)).toHaveClass(/\boff\b/);
  await expect(small(8, 4)).toHaveClass(/\beliminated\b/);
  await expect(page.getByRole("gridcell").nth(2)).toHaveAccessibleName(
    /Candidates 1 2 4\. 2 is marked false\. Strong link from 1 in r1c3 to 4 in r1c3\. Weak link/,
  );
  expect(await board.evaluate((element: NonetBoard) => element.drawing)).toEqual(drawing);
  expect(await told()).toMatchObject([{ kind: "draw", cells: [] }]);
  expect(await board.evaluate(async (element: NonetBoard) => (await element.judge(element.drawing!))?.verdict)).toBe(
    "wrong",
  );

  // A drawing of the page's own comes first, and leaves it as it was.
  await board.evaluate((element: NonetBoard) => (element.highlight = { houses: [0] }));
  await expect(lines).toHaveCount(0);
  await board.evaluate((element: NonetBoard) => (element.highlight = null));
  await expect(lines).toHaveCount(2);

  // What a move overtakes is back when the move is undone; all of it goes along with the game.
  const state = await board.evaluate((element: NonetBoard) => {
    element.place([[6, 4]]);
    return element.state;
  });
  await expect(lines).toHaveCount(0);
  expect(await board.evaluate((element: NonetBoard) => element.drawing!.links)).toEqual([]);
  await board.evaluate((element: NonetBoard) => element.undo());
  await expect(lines).toHaveCount(2);
  await board.evaluate((element: NonetBoard) => (element.undo(), element.drawing));
  await expect(small(3, 2)).toHaveCount(0);
  await board.evaluate((element: NonetBoard, text) => {
    element.state = text;
    element.place([[6, 0]]);
  }, state);
  await expect(lines).toHaveCount(2);
  await board.evaluate((element: NonetBoard) => (element.drawing = null));
  await expect(lines).toHaveCount(0);
  await there.close();
});

test("without the engine's files the page is told and the board stays playable; with them, the next try works", {
  tag: "@desktop",
}, async ({ page }) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(`${script}<nonet-board engine-url="CDN/" puzzle="${CLASSIC}"></nonet-board>`, strict);
  let missing = true;
  await page.context().route(/worker\.js$/, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(there.url);
  await ready(page);
  expect(await boardOf(page).evaluate((board: NonetBoard) => board.hint())).toBeNull();
  expect(await told()).toMatchObject([{ code: "engine", message: expect.stringContaining("engine") }]);
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  expect(await boardOf(page).evaluate((board: NonetBoard) => board.value[2])).toBe("4");
  missing = false;
  expect(await boardOf(page).evaluate(async (board: NonetBoard) => (await board.hint())?.stage)).toBe("where");
  await there.close();
});

test("twenty boards on a page have one worker among them", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(`${script}${`<nonet-board puzzle="${CLASSIC}"></nonet-board>`.repeat(20)}`, strict);
  const workers = await countWorkers(page);
  await page.goto(there.url);
  await ready(page, 20);
  expect(await workers()).toBe(0);
  const stages = await page
    .locator("nonet-board")
    .evaluateAll((boards) => Promise.all(boards.map(async (board) => (await (board as NonetBoard).hint())?.stage)));
  expect(stages).toEqual(Array(20).fill("where"));
  expect(await workers()).toBe(1);
  await there.close();
});

test("in a form: its value is sent, it can be required, is reset and disabled with the form, and named by its label", async ({
  page,
}) => {
  const there =
    await embed(`${script}<form action="javascript:void 0"><label id="label" for="board">Today's puzzle</label>
    <fieldset><nonet-board id="board" name="grid" required puzzle="${CLASSIC}"></nonet-board></fieldset><button>Send</button></form>`);
  await page.goto(there.url);
  await ready(page);
  await expect(page.getByRole("grid", { name: "Today's puzzle" })).toBeVisible();
  const data = (): Promise<unknown> =>
    page.evaluate(() => [new FormData(document.forms[0]!).get("grid"), document.forms[0]!.checkValidity()]);
  expect(await data()).toEqual([CLASSIC, false]);
  expect(
    await boardOf(page).evaluate((board: NonetBoard) => [
      board.validationMessage,
      board.form === document.forms[0],
      board.labels.length,
    ]),
  ).toEqual(["Solve the puzzle first.", true, 1]);
  await page.locator("#label").click();
  await expect(page.getByRole("gridcell").nth(2)).toBeFocused();
  await boardOf(page).evaluate(
    (board: NonetBoard, digits) => board.place(Array.from(digits, (digit, cell) => [cell, Number(digit)] as const)),
    SOLUTION,
  );
  await expect.poll(data).toEqual([SOLUTION, true]);
  const restored = await page.evaluate(async () => {
    const [form, board] = [document.forms[0]!, document.querySelector("nonet-board")!];
    const { record } = board;
    form.reset();
    const reset = [board.value, board.canUndo];
    (board as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(record);
    const back = [board.value, board.canUndo];
    form.reset();
    document.querySelector("fieldset")!.disabled = true;
    await board.updateComplete;
    return { reset, back, sent: new FormData(form).get("grid") };
  });
  expect(restored).toEqual({ reset: [CLASSIC, false], back: [SOLUTION, true], sent: null });
  await page.getByRole("gridcell").nth(2).click({ force: true });
  await page.keyboard.press("4");
  expect(await boardOf(page).evaluate((board: NonetBoard) => board.value)).toBe(CLASSIC);
  await page.evaluate(() => (document.querySelector("fieldset")!.disabled = false));
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  expect(await boardOf(page).evaluate((board: NonetBoard) => board.value[2])).toBe("4");
  await there.close();
});

test("a board that is asked to send without being solved gets the keyboard", async ({ page }) => {
  const there = await embed(
    `${script}<form><nonet-board name="grid" required puzzle="${CLASSIC}"></nonet-board><button>Send</button></form>`,
  );
  await page.goto(there.url);
  await ready(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("gridcell").nth(2)).toBeFocused();
  expect(page.url()).toBe(there.url);
  await there.close();
});

test("a clone begins with what the attributes say, and in another document the board keeps its game and its looks", async ({
  page,
}) => {
  const there = await embed(
    `${script}<nonet-board puzzle="${CLASSIC}" controls></nonet-board><iframe srcdoc="<!doctype html><p>Other</p>"></iframe>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  const result = await page.evaluate(async () => {
    const board = document.querySelector("nonet-board")!;
    board.place([[2, 4]]);
    const clone = board.cloneNode(true) as NonetBoard;
    document.body.append(clone);
    await clone.updateComplete;
    const cloned = clone.value;
    const other = document.querySelector("iframe")!.contentDocument!;
    other.body.append(board);
    await board.updateComplete;
    const grid = board.shadowRoot!.querySelector("[role=grid]")!;
    return {
      cloned,
      value: board.value,
      display: other.defaultView!.getComputedStyle(grid.querySelector("[role=row]")!).display,
      sheets: board.shadowRoot!.adoptedStyleSheets.length,
    };
  });
  expect(result.cloned).toBe(CLASSIC);
  expect(result.value).toBe(`534${CLASSIC.slice(3)}`);
  expect(result.sheets).toBeGreaterThan(2);
  const frame = page.frameLocator("iframe").getByRole("gridcell");
  await expect(frame).toHaveCount(81);
  await frame.nth(3).click();
  await frame.nth(3).press("6");
  await expect(frame.nth(3)).toHaveAccessibleName(/6, entered/);
  await there.close();
});

test("the host page may keep the board from the engine's own files: a page without wasm is told why", async ({
  page,
}) => {
  const told = await listen(page, "nonet-error");
  const there = await embed(
    `${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`,
    (cdn) => `default-src 'self'; script-src ${cdn}; worker-src blob:; connect-src ${cdn}`,
  );
  await page.goto(there.url);
  await ready(page);
  expect(await boardOf(page).evaluate((board: NonetBoard) => board.hint())).toBeNull();
  expect(await told()).toMatchObject([{ code: "engine" }]);
  await there.close();
});
