/**
 * How `<nonet-board>` fits into the life of a page: values that are missing, forms that ask at once, boards that are
 * taken away, listeners that act.
 */

import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { openBoard, SOLUTION, valueOf } from "../support/embed-board.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

/** The last cell but one and the last are open. */
const ALMOST = `${SOLUTION.slice(0, 79)}..`;

test("a form that is asked by a listener has what the listener was told of", { tag: "@desktop" }, async ({ page }) => {
  const there = await embed(
    `${script}<form><nonet-board name="grid" required puzzle="${ALMOST}"></nonet-board></form>`,
  );
  await page.goto(there.url);
  const told = await page.evaluate(async (solution) => {
    await customElements.whenDefined("nonet-board");
    const board = document.querySelector("nonet-board")!;
    const form = document.querySelector("form")!;
    const grid = (): FormDataEntryValue | null => new FormData(form).get("grid");
    // Nothing is drawn yet.
    const early = [form.checkValidity(), grid()];
    const changes: unknown[] = [];
    const sent: unknown[] = [];
    board.addEventListener("nonet-change", () => changes.push(grid()));
    board.addEventListener("nonet-solved", () => form.requestSubmit());
    form.addEventListener("submit", (event) => (event.preventDefault(), sent.push(grid())));
    for (const cell of [79, 80]) {
      board.selection = [cell];
      board.enter(Number(solution[cell]));
    }
    const optional = ((board.required = false), board.undo(), form.checkValidity());
    const again = ((board.required = true), form.checkValidity());
    return { early, changes, sent, optional, again };
  }, SOLUTION);
  expect(told.early).toEqual([false, ALMOST]);
  expect(told.changes.slice(0, 2)).toEqual([`${SOLUTION.slice(0, 80)}.`, SOLUTION]);
  expect(told.sent).toEqual([SOLUTION]);
  expect([told.optional, told.again]).toEqual([true, false]);
  await there.close();
});

test("a form's reset begins the puzzle that is on the board anew, and a game that comes back does not come over another puzzle", async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const values = await board.evaluate(
    (element: NonetBoard, [puzzle, other]) => {
      const form = document.createElement("form");
      element.replaceWith(form);
      form.append(element);
      element.load(other!);
      element.place([[1, 1]]);
      form.reset();
      const reset = element.value;
      element.place([[1, 1]]);
      const { record, value } = element;
      const restored = (state: string): string => (element.formStateRestoreCallback(state), element.value);
      element.reset();
      const back = restored(record);
      element.load(puzzle!);
      return { reset, back, value, kept: restored(record) };
    },
    [CLASSIC, INKALA],
  );
  expect(values.reset).toBe(INKALA);
  expect(values.back).toBe(values.value);
  expect(values.kept).toBe(CLASSIC);
  await close();
});

test("what frameworks and storages set for nothing changes nothing and is no error", { tag: "@desktop" }, async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const result = await board.evaluate((element: NonetBoard) => {
    const errors: string[] = [];
    element.addEventListener("nonet-error", ({ detail }) => errors.push(detail.code));
    element.place([[2, 4]]);
    for (const nothing of [null, undefined]) {
      element.state = element.record = nothing;
      element.puzzle = nothing;
      element.highlight = nothing;
      element.wrong = nothing;
      element.controls = nothing;
    }
    element.puzzle = "";
    element.setAttribute("puzzle", "");
    return { errors, value: element.value, adopted: element.adopt(null as never), loaded: element.load(null as never) };
  });
  expect(result).toEqual({ errors: [], value: `534${CLASSIC.slice(3)}`, adopted: false, loaded: false });
  await close();
});

test("what was set before the script came is taken, the time of a game too, and no attribute appears that says nothing", async ({
  page,
}) => {
  const there = await embed("<p>late</p>");
  await page.goto(there.url);
  const result = await page.evaluate(
    async ([cdn, puzzle]) => {
      const first = document.createElement("nonet-board");
      first.seconds = 90;
      first.state = `n2~${puzzle!.replaceAll(".", "0")}~${"0".repeat(80)}9~~~n~~~`;
      document.body.append(first);
      await import(`${cdn}/npm/board.js`);
      await first.updateComplete;
      const plain = document.body.appendChild(document.createElement("nonet-board"));
      await plain.updateComplete;
      return {
        value: first.value,
        seconds: first.seconds,
        empty: Array.from(plain.attributes)
          .filter(({ value }) => value === "")
          .map(({ name }) => name),
      };
    },
    [there.cdn, CLASSIC],
  );
  expect(result).toEqual({ value: `${CLASSIC.slice(0, 80)}9`, seconds: 90, empty: [] });
  await there.close();
});

test("a second copy of the script gives the class of the boards that are there", async ({ page }) => {
  const { board, close } = await openBoard(page, "");
  const result = await board.evaluate(async (element) => {
    const { src } = document.querySelector("script")!;
    const { NonetBoard: Again } = (await import(src.replace("/npm/", "/copy/"))) as { NonetBoard: typeof NonetBoard };
    return [element instanceof Again, new Again() instanceof Again, customElements.get("nonet-board") === Again];
  });
  expect(result).toEqual([true, true, true]);
  await close();
});

test("a board that is taken away asks for nothing any more, one that is moved goes on", { tag: "@desktop" }, async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const result = await board.evaluate(async (element: NonetBoard) => {
    const moved = element.hint();
    const place = document.body.appendChild(document.createElement("div"));
    place.append(element);
    const stage = (await moved)?.stage;
    const gone = document.createElement("nonet-board");
    place.append(gone);
    // A technique for which a puzzle is looked for long; that none was found would be told.
    const errors: string[] = [];
    gone.addEventListener("nonet-error", ({ detail }) => errors.push(detail.message));
    const made = gone.generate({ technique: "tridagon" });
    gone.remove();
    return { stage, made: await made, errors, value: gone.value, other: (await element.hint())?.stage };
  });
  expect(result).toEqual({ stage: "where", made: false, errors: [], value: ".".repeat(81), other: "technique" });
  await close();
});

test("a listener may act on the board itself: what was about to happen is done on what is there then, or not at all in another game", async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const result = await board.evaluate((element: NonetBoard, other) => {
    const once = (act: () => void): void => element.addEventListener("nonet-input", act, { once: true });
    once(() => element.place([[3, 6]]));
    element.selection = [2];
    element.enter(4);
    const both = element.value;
    once(() => element.place([[5, 8]]));
    element.undo();
    const kept = element.value;
    once(() => element.load(other));
    element.enter(1);
    return { both, kept, other: element.value };
  }, INKALA);
  expect(result.both).toBe(`5346${CLASSIC.slice(4)}`);
  expect(result.kept).toBe(`5346${CLASSIC[4]!}8${CLASSIC.slice(6)}`);
  expect(result.other).toBe(INKALA);
  await close();
});

test("another game tells its selection, forgets the small digit that was picked, and marks of the solution go with its assist", async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "marks=candidates");
  const result = await board.evaluate(async (element: NonetBoard, other) => {
    const selected: number[][] = [];
    element.selection = [2];
    const key = new KeyboardEvent("keydown", { key: "4", code: "Digit4", altKey: true, bubbles: true });
    element.shadowRoot!.querySelector('[data-cell="2"]')!.dispatchEvent(key);
    const picked = element.picked;
    element.addEventListener("nonet-select", ({ detail }) => selected.push([...detail.cells]));
    element.record = element.record;
    const after = element.picked;
    element.load(other);
    element.load(other);
    element.assist = "solution";
    element.place([[1, 9]]);
    await new Promise<void>((resolve) => {
      const look = (): void => (element.wrong.length ? resolve() : void setTimeout(look, 20));
      look();
    });
    const wrong = element.wrong;
    element.assist = "rules";
    return { picked, after, selected: selected.slice(0, 2), wrong, left: element.wrong };
  }, INKALA);
  expect(result).toEqual({ picked: 21, after: -1, selected: [[1], [1]], wrong: [1], left: [] });
  await close();
});

test("a model of the page's own is shown, also by a board that is made anew, and one that was taken away catches up", async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const result = await board.evaluate(async (element: NonetBoard, puzzle) => {
    const make = (): NonetBoard => document.createElement("nonet-board");
    const { model } = element;
    const second = make();
    const told: string[] = [];
    second.addEventListener("nonet-change", ({ detail }) => told.push(detail.kind));
    second.model = model;
    document.body.append(second);
    await second.updateComplete;
    element.selection = [2];
    element.enter(4);
    const entered = [second.value.slice(0, 3), second.cursor];
    second.remove();
    element.undo();
    document.body.append(second);
    second.redo();
    const both = [element.value.slice(0, 3), second.value.slice(0, 3)];
    second.remove();
    const third = make();
    // As a page does whose template is drawn for the first time.
    third.model = model;
    third.puzzle = "";
    document.body.append(third);
    await third.updateComplete;
    const shown = third.shadowRoot!.querySelector('[data-cell="2"]')!.textContent!.trim();
    third.load(puzzle);
    return { told, entered, both, shown, loaded: element.puzzle === puzzle, at: element.cursor };
  }, INKALA);
  expect(result).toEqual({
    told: ["digit", "redo"],
    entered: ["534", 2],
    both: ["534", "534"],
    shown: "4",
    loaded: true,
    at: 1,
  });
  await close();
});

test("controls that cannot be fetched are told, and come when they are wanted again", async ({ page }) => {
  let missing = true;
  await page.route(/controls[^/]*\.js/, (route) => (missing ? route.abort() : route.continue()));
  const { board, button, close } = await openBoard(page, "");
  const told = await board.evaluate(async (element: NonetBoard) => {
    const error = new Promise((resolve) =>
      element.addEventListener("nonet-error", ({ detail }) => resolve(detail), { once: true }),
    );
    element.controls = "undo";
    return error;
  });
  expect(told).toMatchObject({ code: "controls", message: expect.stringContaining("controls could not be loaded") });
  await board.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  expect((await valueOf(board))[2]).toBe("4");
  missing = false;
  await page.reload();
  await board.evaluate((element: NonetBoard) => (element.controls = "undo"));
  await expect(button("Undo")).toBeVisible();
  await close();
});

test("the language is that around the element, out of shadow roots too", async ({ page }) => {
  const there = await embed(`<div lang="zh-CN"></div>${script}`);
  await page.goto(there.url);
  await page.locator("div").evaluate((div, puzzle) => {
    const root = div.attachShadow({ mode: "open" });
    const board = document.createElement("nonet-board");
    board.setAttribute("puzzle", puzzle);
    root.append(board);
  }, CLASSIC);
  await expect(page.getByRole("gridcell").first()).toHaveAccessibleName(/行/);
  await there.close();
});

test("the grid is named by the elements that aria-labelledby names, before anything else", async ({ page }) => {
  const there = await embed(
    `<h2 id="title">Monday's</h2> <p id="kind">easy one</p>${script}<nonet-board aria-labelledby="title kind" aria-label="x" puzzle="${CLASSIC}"></nonet-board>`,
  );
  await page.goto(there.url);
  const grid = page.getByRole("grid");
  await expect(grid).toHaveAccessibleName("Monday's easy one");
  await page.locator("nonet-board").evaluate((board) => board.removeAttribute("aria-labelledby"));
  await expect(grid).toHaveAccessibleName("x");
  await there.close();
});

test("the grid is described by the elements that aria-describedby names, as they are when it changes", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embed(
    `<p id="how">Fill in the blanks.</p>${script}<nonet-board aria-describedby="how gone goal" aria-label="Puzzle 7" puzzle="${CLASSIC}"></nonet-board><p id="goal">No guessing is needed.</p>`,
  );
  await page.goto(there.url);
  const grid = page.getByRole("grid");
  const board = page.locator("nonet-board");
  await expect(grid).toHaveAccessibleDescription("Fill in the blanks. No guessing is needed.");
  await expect(grid).toHaveAccessibleName("Puzzle 7");
  await board.evaluate((element) => element.setAttribute("aria-describedby", "goal"));
  await expect(grid).toHaveAccessibleDescription("No guessing is needed.");
  await board.evaluate((element) => element.removeAttribute("aria-describedby"));
  await expect(grid).toHaveAccessibleDescription("");
  await expect(grid).not.toHaveAttribute("aria-description");
  await there.close();
});

test("a language that changes around the board changes its words, out of shadow roots too, unless it has its own", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embed(`<article></article><nonet-board lang="en" puzzle="${CLASSIC}"></nonet-board>${script}`);
  await page.goto(there.url);
  await page.locator("article").evaluate((article, puzzle) => {
    const board = document.createElement("nonet-board");
    board.setAttribute("puzzle", puzzle);
    article.attachShadow({ mode: "open" }).append(board);
  }, CLASSIC);
  const board = page.locator("article nonet-board");
  const cell = board.getByRole("gridcell").first();
  const own = page.locator("body > nonet-board").getByRole("gridcell").first();
  const say = (where: string, lang: string): Promise<void> =>
    page.locator(where).evaluate((element: HTMLElement, lang) => void (element.lang = lang), lang);
  await expect(cell).toHaveAccessibleName(/^Row 1/);
  await say("html", "zh-CN");
  await expect(cell).toHaveAccessibleName(/^第1行/);
  await say("article", "en");
  await expect(cell).toHaveAccessibleName(/^Row 1/);
  await say("article", "");
  await expect(cell).toHaveAccessibleName(/^第1行/);
  await expect(own).toHaveAccessibleName(/^Row 1/);
  // Elsewhere it follows what is around it there, and no more what was around it before.
  await board.evaluate((element) => {
    const place = document.body.appendChild(document.createElement("section"));
    place.lang = "en";
    place.append(element);
  });
  const moved = page.locator("section").getByRole("gridcell").first();
  await expect(moved).toHaveAccessibleName(/^Row 1/);
  await say("section", "zh-CN");
  await expect(moved).toHaveAccessibleName(/^第1行/);
  await there.close();
});

test("what was set before the script came never comes over what is set after it", { tag: "@desktop" }, async ({
  page,
}) => {
  const there = await embed(`<nonet-board theme="dark"></nonet-board>`);
  await page.goto(there.url);
  const result = await page.evaluate(
    async ([cdn, puzzle, other]) => {
      const [again, written, loaded] = [0, 1, 2].map(() => document.createElement("nonet-board")) as NonetBoard[];
      const all = [again!, written!, loaded!];
      for (const board of all) {
        Object.assign(board, { puzzle, marks: "candidates", hints: "off", theme: "light", readonly: true, seconds: 7 });
        document.body.append(board);
      }
      // Elements that stood in the page before are older.
      const standing = document.querySelector("nonet-board")!;
      standing.theme = "light";
      await import(`${cdn}/npm/board.js`);
      // Nothing is drawn yet.
      const early = all.map((board) => [board.hasUpdated, board.puzzle === puzzle, board.marks]);
      Object.assign(again!, { puzzle: other, marks: "notes", hints: "where", theme: "dark", readonly: false });
      for (const [name, value] of Object.entries({ puzzle: other!, marks: "notes", hints: "where", theme: "dark" }))
        written!.setAttribute(name, value);
      loaded!.load(other!);
      loaded!.selection = [2];
      loaded!.readonly = false;
      await Promise.all([standing, ...all].map((board) => board.updateComplete));
      return {
        early,
        late: all.map((board) => [board.givens === other, board.marks, board.hints, board.theme, board.readonly]),
        written: all.map((board) => [board.getAttribute("theme"), board.getAttribute("marks")]),
        selection: loaded!.selection,
        standing: standing.getAttribute("theme"),
      };
    },
    [there.cdn, CLASSIC, INKALA],
  );
  expect(result.late[0]).toEqual([true, "notes", "where", "dark", false]);
  expect(result.late[1]!.slice(0, 4)).toEqual([true, "notes", "where", "dark"]);
  expect(result.late[2]).toEqual([true, "candidates", "off", "light", false]);
  expect(result.written.slice(0, 2).map(([theme]) => theme)).toEqual(["dark", "dark"]);
  expect(result.selection).toEqual([2]);
  expect(result.standing).toBe("light");
  // It is there as soon as the script is.
  expect(result.early).toEqual(Array.from({ length: 3 }, () => [false, true, "candidates"]));
  await there.close();
});
