/**
 * `<nonet-board>` given values, options and attributes that it does not take, and its look where there is no keyboard.
 */

import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { openBoard, valueOf } from "../support/embed-board.js";
import { CLASSIC } from "../support/sudoku.js";

test("a property or method that is given what it does not take says what it takes, and the game stays", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  const { board, close } = await openBoard(page, "");
  const told = await board.evaluate(async (element: NonetBoard) => {
    const wrong = element as unknown as Record<string, unknown> & Record<string, (...args: unknown[]) => unknown>;
    const said: Record<string, string> = {};
    const attempt = async (name: string, act: () => unknown): Promise<void> => {
      try {
        await act();
        await element.updateComplete;
        said[name] = "nothing";
      } catch (error) {
        const { name: kind, message, code } = error as Error & { code?: string };
        said[name] = `${kind} ${code}: ${message}`;
      }
    };
    const properties: Record<string, unknown[]> = {
      puzzle: [5, {}],
      state: [5],
      record: [[]],
      name: [{}],
      theme: [{}, "auto"],
      storageKey: [5],
      level: [5],
      technique: [{}],
      engineUrl: [new URL("https://x.test/")],
      marks: [5, "candidate"],
      mode: [{}, "color"],
      entry: [5, "digits"],
      assist: [{}, "on"],
      hints: [5, "of"],
      controls: [{}, 5],
      readonly: ["yes", {}],
      patterns: [{}],
      coordinates: [{}],
      noPeers: ["no"],
      noSame: [[]],
      noMotion: [{}],
      showSeen: [[]],
      timer: [{}],
      required: [{}],
      disabled: ["off"],
      keepNotes: [{}],
      seconds: ["soon", {}, -1],
      armed: [{}, 10, 1.5, NaN],
      selection: [5, "12", [{}], [81], [1.5]],
      wrong: [5, [-1]],
      highlight: [
        5,
        { cells: 5 },
        { cells: [5] },
        { candidates: [null] },
        { links: [{}] },
        { houses: {} },
        { label: "x" },
        { struck: "x" },
      ],
      drawing: [
        5,
        "t0i",
        { place: 5 },
        { place: [729] },
        { remove: [1.5] },
        { assumed: [-1] },
        { links: [{}] },
        { links: [{ kind: "sturdy", from: [1], to: [2] }] },
        { links: [{ kind: "weak", from: [], to: [2] }] },
        { links: [{ kind: "weak", from: [0, 1], to: [2] }] },
        { links: [null] },
      ],
    };
    for (const [name, values] of Object.entries(properties))
      for (const [at, value] of values.entries())
        await attempt(`${name} ${at}`, () => (wrong[name as "x"] = value as never));
    const calls: [string, ...unknown[]][] = [
      ["load", 5],
      ["load", {}],
      ["place", 5],
      ["place", [5]],
      ["place", [["0", 5]]],
      ["place", null],
      ["eliminate", 5],
      ["eliminate", ["5"]],
      ["eliminate", [729]],
      ["goTo", "1"],
      ["adopt", 5],
      ["announce", {}],
      ["speak", 5],
      ["enter", "5"],
      ["enter"],
      ["note", {}],
      ["noteCentre", "1"],
      ["colour", null],
      ["put", "1"],
      ["press", "1"],
      ["import", 5],
      ["export", 5],
      ["showStep", 5],
      ["showStep", {}],
      ["hint", 5],
      ["hint", { sginal: 1 }],
      ["hint", { signal: 1 }],
      ["hint", { budget: 5 }],
      ["check", { level: "easy" }],
      ["solve", "fast"],
      ["generate", 5],
      ["generate", { levle: "extreme" }],
      ["generate", { signal: new AbortController().signal }],
      ["generate", {}, { onProgress() {} }],
      ["import", "", { format: "sdk" }],
      ["solve", {}, { signal: 1 }],
      ["hint", new AbortController().signal],
      ["focus", 5],
    ];
    for (const [at, [name, ...given]] of calls.entries())
      await attempt(`${name}() ${at}`, () => wrong[name]!(...given));
    return { said, value: element.value, hints: element.hints };
  });
  expect(told.value).toBe(CLASSIC);
  // What limits hints must not let all of them through where nobody understands it.
  expect(told.hints).toBe("off");
  // Names as the package has them, not as a minifier.
  for (const [name, said] of Object.entries(told.said))
    expect(said, name).toMatch(/^TypeError input: [\w().' ]+ (cannot be .*: it is .*|takes .*|has .*|belongs .*)\.$/);
  expect(told.said["puzzle 0"]).toBe("TypeError input: puzzle cannot be a value of type number: it is a text.");
  expect(told.said["mode 1"]).toBe(
    'TypeError input: mode cannot be "color": it is one of digit, corner, centre, colour.',
  );
  expect(told.said["place() 2"]).toBe(
    "TypeError input: Argument 1 of place() cannot be a value of type number: it is a list of cells and digits, as [[0, 5]].",
  );
  expect(told.said["hint() 25"]).toBe("TypeError input: Argument 1 of hint() has no option sginal: it has signal.");
  expect(told.said["generate() 32"]).toBe("TypeError input: The option signal belongs to argument 2 of generate().");
  await close();
});

test("words that an attribute does not take are told, and the board is there all the same", {
  tag: "@desktop",
}, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const there = await embed(
    `${script}<nonet-board puzzle="${CLASSIC}" hints="of" mode="color" theme="auto" entry="digits" assist="on" marks="x"></nonet-board>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  const board = page.locator("nonet-board");
  expect(
    await board.evaluate(({ hints, mode, theme, entry, assist, marks }: NonetBoard) => [
      hints,
      mode,
      theme,
      entry,
      assist,
      marks,
    ]),
  ).toEqual(["off", "digit", "", "cell", "rules", "notes"]);
  for (const name of ["hints", "mode", "theme", "entry", "assist", "marks"])
    expect(
      errors.filter((message) => message.startsWith(`${name} cannot be`)),
      name,
    ).toHaveLength(1);
  await board.evaluate((element) => element.setAttribute("hints", "reason"));
  expect(await board.evaluate((element: NonetBoard) => element.hints)).toBe("reason");
  await there.close();
});

test("what is as good as nothing, and numbers and lists of every kind, are taken", { tag: "@desktop" }, async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "");
  const taken = await board.evaluate(async (element: NonetBoard) => {
    const any = element as unknown as Record<string, unknown>;
    for (const nothing of [null, undefined]) {
      for (const name of [
        "puzzle",
        "state",
        "record",
        "name",
        "theme",
        "storageKey",
        "level",
        "technique",
        "engineUrl",
        "marks",
        "mode",
        "entry",
        "assist",
        "hints",
        "controls",
        "readonly",
        "patterns",
        "coordinates",
        "noPeers",
        "noSame",
        "noMotion",
        "showSeen",
        "timer",
        "required",
        "disabled",
        "keepNotes",
        "seconds",
        "armed",
        "selection",
        "wrong",
        "highlight",
      ])
        any[name] = nothing;
      await element.updateComplete;
    }
    element.place(new Map([[2, 4]]));
    element.eliminate(
      (function* () {
        yield 8 * 9 + 1;
      })(),
    );
    element.selection = new Set([5]);
    element.wrong = new Uint8Array([2]) as unknown as number[];
    element.seconds = "7" as unknown as number;
    element.controls = true as unknown as string;
    element.timer = "false" as unknown as boolean;
    element.readonly = 1 as unknown as boolean;
    return [
      element.value.slice(0, 3),
      element.steps,
      element.selection,
      element.wrong,
      element.seconds,
      element.controls,
      element.timer,
      element.readonly,
      await element.hint(undefined).then((hint) => hint?.stage),
    ];
  });
  expect(taken).toEqual(["534", 2, [5], [2], 7, "", false, true, "where"]);
  await close();
});

test("what was wrong before the script came is told, and the board is there all the same", { tag: "@desktop" }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const there = await embed("<p>late</p>");
  await page.goto(there.url);
  await page.evaluate(
    async ([cdn, puzzle]) => {
      const early = Object.assign(document.createElement("nonet-board"), { puzzle: 5, controls: {} }) as HTMLElement;
      document.body.append(early);
      await import(`${cdn}/npm/board.js`);
      await (early as NonetBoard).updateComplete;
      (early as NonetBoard).puzzle = puzzle!;
    },
    [there.cdn, CLASSIC],
  );
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(await valueOf(page.locator("nonet-board"))).toBe(CLASSIC);
  expect(errors.filter((message) => /^(puzzle|controls) cannot be .*: it is/.test(message))).toHaveLength(2);
  await there.close();
});

test("attributes that are written as true and false mean what they say", { tag: "@desktop-quick" }, async ({
  page,
}) => {
  const flags = [
    "readonly",
    "patterns",
    "coordinates",
    "no-peers",
    "no-same",
    "no-motion",
    "show-seen",
    "timer",
    "required",
    "keep-notes",
  ];
  const names = [
    "readonly",
    "patterns",
    "coordinates",
    "noPeers",
    "noSame",
    "noMotion",
    "showSeen",
    "timer",
    "required",
    "keepNotes",
  ];
  const written = (value: string): string => [...flags, "disabled"].map((name) => `${name}="${value}"`).join(" ");
  const there = await embed(
    `${script}<form>${["true", "false"].map((value) => `<nonet-board puzzle="${CLASSIC}" ${written(value)} controls="${value}" hints="${value}" assist="${value}"></nonet-board>`).join("")}</form>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("gridcell")).toHaveCount(162);
  const all = (at: number) =>
    page
      .locator("nonet-board")
      .nth(at)
      .evaluate(
        (element: NonetBoard, names) => [
          ...names.map((name) => (element as unknown as Record<string, unknown>)[name]),
          element.disabled,
          element.matches(":disabled"),
          element.controls,
          element.hints,
          element.assist,
        ],
        names,
      );
  expect(await all(0)).toEqual([...names.map(() => true), true, true, "", "apply", "rules"]);
  expect(await all(1)).toEqual([...names.map(() => false), false, false, "none", "off", "off"]);
  await expect(page.locator("nonet-board").nth(0).getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.locator("nonet-board").nth(1).getByRole("button")).toHaveCount(0);
  // The styles go by the attributes: what is not so must not look so.
  expect(
    await page
      .locator("nonet-board")
      .nth(1)
      .evaluate((element) => element.getAttributeNames().filter((name) => element.getAttribute(name) === "false")),
  ).toEqual(["controls", "hints", "assist"]);
  const later = page.locator("nonet-board").nth(0);
  await later.evaluate(
    (element, flags) => flags.forEach((name) => element.setAttribute(name, "false")),
    [...flags, "disabled", "controls"],
  );
  expect((await all(0)).slice(0, names.length + 3)).toEqual([...names.map(() => false), false, false, "none"]);
  await expect(later.getByRole("button")).toHaveCount(0);
  await there.close();
});

test.describe("where fingers point", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a board of which nothing is said can be played by its pad; controls say more or none", {
    tag: "@desktop",
  }, async ({ page }) => {
    const { board, button, close } = await openBoard(page, "");
    await board.getByRole("gridcell").nth(2).tap();
    await button("4, 7 left").tap();
    expect((await valueOf(board)).slice(0, 3)).toBe("534");
    await button("Undo").tap();
    expect((await valueOf(board)).slice(0, 3)).toBe("53.");
    await button("Redo").tap();
    await button("Erase").tap();
    expect((await valueOf(board)).slice(0, 3)).toBe("53.");
    await expect(board.getByRole("button")).toHaveCount(12);
    const shown = async (change: (element: NonetBoard) => void, count: number): Promise<void> => {
      await board.evaluate(change);
      await expect(board.getByRole("button")).toHaveCount(count);
    };
    await shown((element) => element.setAttribute("controls", "undo"), 2);
    await shown((element) => element.removeAttribute("controls"), 12);
    await shown((element) => element.setAttribute("controls", "none"), 0);
    await shown((element) => (element.controls = null), 12);
    await shown((element) => (element.controls = false as unknown as string), 0);
    await shown((element) => (element.controls = undefined as never), 12);
    // Who cannot enter anything needs no digits.
    await shown((element) => (element.readonly = true), 0);
    await shown((element) => (element.readonly = false), 12);
    await shown((element) => (element.disabled = true), 0);
    await close();
  });
});

test("a board that cannot make what was asked says so on itself, until there is a puzzle", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const attributes of [
    `level="hardd"`,
    `technique="x-wings" controls`,
    `level="hard" technique="x-wings" controls="none"`,
  ]) {
    const there = await embed(`${script}<nonet-board ${attributes}></nonet-board>`);
    await page.goto(there.url);
    const said = page.locator("nonet-board").getByRole("alert");
    await expect(said).toContainText(attributes.includes("x-wings") ? "x-wings" : "hardd");
    await expect(
      page.locator("nonet-board").getByText(attributes.includes("x-wings") ? "x-wings" : "hardd"),
    ).toHaveCount(1);
    // What it says moves no control from beside the board.
    if (/ controls$/.test(attributes)) {
      const [stage, side] = await page
        .locator("nonet-board")
        .evaluate((board) =>
          [".stage", ".side"].map((part) => board.shadowRoot!.querySelector(part)!.getBoundingClientRect()),
        );
      expect([side!.left > stage!.right, side!.top]).toEqual([true, stage!.top]);
    }
    await page.locator("nonet-board").evaluate((board: NonetBoard, puzzle) => void (board.puzzle = puzzle), CLASSIC);
    await expect(said).toHaveCount(0);
    await there.close();
  }
});

test("a tablet that points as finely as a mouse gets the pad with the first press of a pen", {
  tag: "@desktop",
}, async ({ page }) => {
  const { board, close } = await openBoard(page, "");
  const press = (pointerType: string): Promise<void> =>
    board.getByRole("gridcell").nth(2).dispatchEvent("pointerdown", { pointerType, bubbles: true, composed: true });
  await press("mouse");
  await expect(board.locator(".pad")).toHaveCount(0);
  await press("pen");
  await board.locator(".key").nth(3).click();
  expect((await valueOf(board))[2]).toBe("4");
  await close();
  const without = await openBoard(page, `controls="none"`);
  await without.board
    .getByRole("gridcell")
    .nth(2)
    .dispatchEvent("pointerdown", { pointerType: "pen", bubbles: true, composed: true });
  await expect(without.board.locator(".pad")).toHaveCount(0);
  await without.close();
});
