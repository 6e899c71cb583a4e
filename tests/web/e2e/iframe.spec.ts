import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { ask, connect, embedFrame, type HostWindow, heard, innerOf } from "../support/embed-frame.js";
import { host } from "../support/server.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const SOLUTION = solveNaively(CLASSIC)!;
/** Up to the last empty cell. */
const ALMOST = `${SOLUTION.slice(0, 2)}.${SOLUTION.slice(3)}`;

test("a game is played in the frame, and the page hears, themes and commands it", { tag: "@desktop-quick" }, async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${ALMOST}&lang=en` });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("1");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/1, entered/);
  await page.keyboard.press("4");
  await expect.poll(async () => (await heard(page)).map(({ type }) => type)).toContain("nonet-solved");
  const all = await heard(page);
  expect(all.map(({ type }) => type).filter((type) => type !== "nonet-select")).toEqual([
    "nonet-ready",
    "nonet-input",
    "nonet-change",
    "nonet-input",
    "nonet-change",
    "nonet-solved",
  ]);
  expect(all.find(({ type }) => type === "nonet-input")!.detail).toEqual({ kind: "digit", cells: [2], digit: 1 });
  expect(all.at(-1)!.detail).toMatchObject({ value: SOLUTION, by: "digit" });

  await ask(page, "undo");
  expect(await ask(page, "get", "value")).toBe(`${ALMOST.slice(0, 2)}1${ALMOST.slice(3)}`);
  expect(await ask(page, "load", CLASSIC)).toBe(true);
  expect(await ask(page, "get", "givens")).toBe(CLASSIC);
  await ask(page, "set", "--nonet-background", "rgb(1, 2, 3)");
  await ask(page, "set", "theme", "dark");
  await expect(there.frame.getByRole("grid")).toHaveCSS("background-color", "rgb(1, 2, 3)");
  expect(await there.frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
  // Calls that the element does not offer, or that could fetch something, are errors of the call.
  for (const [call, ...args] of [
    ["remove"],
    ["constructor"],
    ["get", "innerHTML"],
    ["set", "innerHTML", "x"],
    ["set", "--nonet-background", "url(//x.y/z)"],
  ])
    await expect(ask(page, call!, ...args)).rejects.toThrow(/There is no|cannot be set/);
  expect(there.faults).toEqual([]);
  await there.close();
});

test("a frame of which nothing is said looks as the element does, on light and on dark devices", {
  tag: "@desktop",
}, async ({ page }) => {
  /** Colours of cells, lines, digits and keys. */
  const looks = (board: Locator): Promise<string[]> =>
    board.evaluate((element: NonetBoard) => {
      element.selection = [2];
      const root = element.shadowRoot!;
      const cells = root.querySelectorAll("[data-cell]");
      return [root.querySelector(".grid")!, cells[2]!, cells[3]!, cells[80]!, ...root.querySelectorAll("button")].map(
        (part) => {
          const { color, backgroundColor, borderColor } = getComputedStyle(part);
          return [color, backgroundColor, borderColor].join(" ");
        },
      );
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const bare = await embed(
      `<meta name="color-scheme" content="light dark">${script}<nonet-board controls lang="en" puzzle="${CLASSIC}"></nonet-board>`,
    );
    await page.goto(bare.url);
    await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
    const element = await looks(page.locator("nonet-board"));
    await bare.close();
    const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&lang=en&controls=all` });
    await expect(there.frame.getByRole("button", { name: "Hint" })).toBeVisible();
    expect(await looks(there.frame.locator("nonet-board"))).toEqual(element);
    await there.close();
  }
});

test("the page may refuse a change, where it asked for that, and is waited for", { tag: "@desktop" }, async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&guard=digit,undo` });
  await connect(page, there.cdn);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = (detail) => detail["digit"] === 9));
  await there.frame.getByRole("gridcell").nth(2).click();
  // Typed one after the other, and into the cells that were meant.
  for (const key of ["9", "ArrowRight", "6", "ArrowLeft", "4", "Shift+Digit1"]) await page.keyboard.press(key);
  await expect.poll(() => ask(page, "get", "value")).toBe(`5346${CLASSIC.slice(4)}`);
  await page.keyboard.press("Control+z");
  await expect.poll(() => ask(page, "get", "value")).toBe(`53.6${CLASSIC.slice(4)}`);
  const inputs = (await heard(page))
    .filter(({ type }) => type === "nonet-input")
    .map(({ detail }) => detail!["digit"] || detail!["kind"]);
  expect(inputs).toEqual([9, 6, 4, "undo"]);
  // A page that never answers holds nothing up for ever.
  await page.evaluate(() => (window as unknown as HostWindow).frame.disconnect());
  await page.keyboard.press("4");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4/);
  await there.close();
});

test("a reason that is drawn in a frame is read and set by the page, and waits for it where `guard` says so", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&guard=draw&readonly` });
  await connect(page, there.cdn);
  const drawing = { place: [], assumed: [], remove: [8 * 9 + 3], links: [{ kind: "weak", from: [21], to: [57] }] };
  const lines = there.frame.locator("nonet-board path.link");
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = (detail) => detail["kind"] === "draw"));
  await ask(page, "set", "drawing", drawing);
  expect(await ask(page, "get", "drawing")).toBeNull();
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = () => false));
  await ask(page, "set", "drawing", drawing);
  await expect(lines).toHaveCount(1);
  expect(await ask(page, "get", "drawing")).toEqual(drawing);
  await expect(ask(page, "set", "drawing", "x21")).rejects.toThrow(/drawing cannot be set to/);
  await expect(ask(page, "set", "drawing", { place: [729] })).rejects.toThrow(/drawing cannot be/);
  await ask(page, "set", "drawing", null);
  await expect(lines).toHaveCount(0);
  await there.close();
});

test("an entry that waits for the page is not made in another game, and calls are answered when their change is made", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&guard=all` });
  await connect(page, there.cdn);
  const seen = await page.evaluate(
    async ([next, state]) => {
      const { frame } = window as unknown as HostWindow;
      await frame.place([[2, 4]]);
      const placed = await frame.get<string>("value");
      await frame.undo();
      // An answer that comes only when another game is there.
      frame.addEventListener("nonet-input", () => void frame.load(next!), { once: true });
      await frame.place([[3, 6]]);
      const other = await frame.get<string>("value");
      await frame.load(state!);
      return [placed[2], other];
    },
    [ALMOST, CLASSIC],
  );
  expect(seen).toEqual(["4", ALMOST]);
  await there.close();
});

/** Words for the stages of a hint on its button, in their order. */
const STAGES = ["Hint", "Which technique", "Show why", "Do it"];

for (const [where, attributes] of [
  ["a frame", ""],
  ["a sandbox without an origin, from a server that allows nothing", `sandbox="allow-scripts"`],
] as const) {
  test(`in ${where} the engine makes a puzzle, hints to the end, checks, reads, writes and solves`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const there = await embedFrame(page, { query: "level=beginner&lang=en&controls=all", attributes });
    await connect(page, there.cdn);
    const givens = (): Promise<string> => ask<string>(page, "get", "givens");
    await expect.poll(givens, { timeout: 60_000 }).toMatch(/[1-9]/);
    const made = await givens();
    const solution = solveNaively(made)!;
    for (const name of STAGES) await there.frame.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => ask(page, "get", "value")).not.toBe(made);
    const value = await ask<string>(page, "get", "value");
    const changed = [...value].flatMap((digit, cell) => (digit === made[cell] ? [] : [cell]));
    expect(changed.map((cell) => value[cell])).toEqual(changed.map((cell) => solution[cell]));
    const stages = (await heard(page))
      .filter(({ type }) => type === "nonet-hint")
      .map(({ detail }) => detail!["stage"]);
    expect(stages).toEqual(["where", "technique", "reason", "apply"]);
    expect(await ask<{ stage: string; step: object }>(page, "hint")).toMatchObject({
      stage: "where",
      step: { technique: expect.any(String) },
    });

    expect(await ask(page, "generate", { level: "medium", seed: "s" })).toBe(true);
    expect(await givens()).not.toBe(made);
    // Text of another program, with borders, which the engine reads.
    expect(
      await ask(
        page,
        "import",
        CLASSIC.replace(/.{9}/g, (row) => `${row.replace(/.{3}/g, "$&|")}\n`),
      ),
    ).toBe(true);
    expect(await givens()).toBe(CLASSIC);
    await ask(page, "place", [
      [2, 1],
      [3, 6],
    ]);
    expect(await ask(page, "check")).toEqual([2]);
    expect((await ask<string>(page, "export", "line")).trim()).toBe(CLASSIC.replaceAll(".", "0"));
    expect(await ask(page, "solve")).toBe(true);
    expect(await ask(page, "get", "value")).toBe(SOLUTION);
    expect((await heard(page)).filter(({ type }) => type === "nonet-error")).toEqual([]);
    expect(there.faults).toEqual([]);
    await there.close();
  });
}

test("a hint and a solution that wait for the page are done when it allows them, and stay when it does not", async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&guard=place,eliminate&lang=en&controls=hint` });
  await connect(page, there.cdn);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = (detail) => detail["kind"] === "place"));
  for (const stage of ["where", "technique", "reason", "reason"])
    expect(await ask(page, "hint")).toMatchObject({ stage });
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  expect(await ask(page, "get", "shownHint")).toMatchObject({ stage: "reason" });
  expect(await ask(page, "solve")).toBe(false);
  await page.evaluate(() => ((window as unknown as HostWindow).refuse = () => false));
  await there.frame.getByRole("button", { name: "Do it" }).click();
  await expect
    .poll(async () => (await heard(page)).filter(({ type }) => type === "nonet-hint").at(-1)!.detail!["stage"])
    .toBe("apply");
  expect(await ask(page, "get", "value")).not.toBe(CLASSIC);
  expect(await ask(page, "get", "shownHint")).toBeNull();
  expect(await ask(page, "solve")).toBe(true);
  expect(await ask(page, "get", "value")).toBe(SOLUTION);
  await there.close();
});

test("the game is there again after a reload: by the storage, by the frame's address, and by the page that kept the state", async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&storage-key=one` });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const played = `534${CLASSIC.slice(3)}`;
  await expect.poll(() => ask(page, "get", "value")).toBe(played);
  const state = await page.evaluate(() => (window as unknown as HostWindow).frame.state);
  await page.reload();
  await connect(page, there.cdn);
  expect(await ask(page, "get", "value")).toBe(played);
  expect(await ask(page, "get", "canUndo")).toBe(true);
  // Another page cannot get at it by calling its own game the same.
  const other = await embedFrame(page, { query: `puzzle=${CLASSIC}&storage-key=one` });
  await connect(page, other.cdn);
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  await other.close();
  await there.close();

  const without = await embedFrame(page, {
    query: "keep=fragment",
    hash: `state=${encodeURIComponent(state)}`,
    attributes: `sandbox="allow-scripts"`,
  });
  await connect(page, without.cdn);
  expect(await ask(page, "get", "value")).toBe(played);
  await ask(page, "reset");
  const inner = innerOf(page);
  await expect
    .poll(() => inner.evaluate(() => new URLSearchParams(location.hash.slice(1)).get("state")))
    .not.toBe(state);
  await inner.evaluate(() => location.reload());
  await expect(without.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/Empty/);
  expect(await innerOf(page).evaluate(() => document.querySelector("nonet-board")?.value)).toBe(CLASSIC);
  await without.close();
});

test("in a sandbox without an origin, under the headers of the site's hosts too, the board plays, and a storage that throws is told", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embedFrame(page, {
    query: `puzzle=${CLASSIC}&storage-key=one`,
    attributes: `sandbox="allow-scripts"`,
    hosted: true,
  });
  await connect(page, there.cdn);
  await there.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await expect.poll(async () => (await heard(page)).at(-1)?.type).toBe("nonet-change");
  expect((await heard(page)).at(-1)!.state).toContain("n2~53");
  await ask(page, "undo");
  await expect(there.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/Empty/);
  expect((await heard(page)).filter(({ type }) => type === "nonet-error").map(({ detail }) => detail!["code"])).toEqual(
    ["storage"],
  );
  expect(there.faults).toEqual([]);
  await there.close();
});

test("only the page around it is obeyed, only from where it may be, and only in words that are understood", {
  tag: "@desktop",
}, async ({ page }) => {
  // The page is not named: the frame tells it its height, and that it is not heard.
  const strange = await embedFrame(page, { query: `puzzle=${CLASSIC}`, allowed: false });
  const told = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const messages: unknown[] = [];
        addEventListener("message", ({ data }) => messages.push(data));
        setTimeout(() => resolve(messages), 1500);
        const send = (): void =>
          document
            .querySelector("iframe")!
            .contentWindow!.postMessage({ nonet: 1, id: 1, call: "load", args: [`1${".".repeat(80)}`] }, "*");
        setTimeout(send, 700);
      }),
  );
  await strange.frame.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  const refusal = { name: "NotAllowedError", message: expect.stringContaining(`allow=${new URL(page.url()).origin}`) };
  expect((await told).filter((data) => (data as { type?: string }).type !== "nonet-resize")).toEqual([
    { nonet: 1, id: 1, error: refusal },
  ]);
  await expect(strange.frame.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
  await strange.close();

  const outsider = await host({ pages: { "/": "<!doctype html><title>Another</title>" } });
  const there = await embedFrame(page, {
    query: `puzzle=${CLASSIC}`,
    stranger: `<iframe id="other" title="Another" src="${outsider.origin}/"></iframe>`,
  });
  await connect(page, there.cdn);
  // A frame beside it reaches its window, but is not its parent.
  const other = page.frames().find((frame) => frame.url() === `${outsider.origin}/`)!;
  await other.evaluate(() =>
    parent.frames[0]!.postMessage({ nonet: 1, id: 1, call: "load", args: [`1${".".repeat(80)}`] }, "*"),
  );
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe")!;
    const polluting = JSON.parse(
      `{"nonet":1,"id":1,"call":"generate","args":[{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}}}]}`,
    ) as unknown;
    const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`) as unknown;
    const bad: unknown[] = [
      null,
      7,
      "nonet",
      [],
      { nonet: 2, id: 1, call: "reset" },
      { nonet: 1, call: "reset" },
      { nonet: 1, id: {}, call: "reset" },
      { nonet: 1, id: 1, call: ["reset"] },
      { nonet: 1, id: 1, call: "load", args: "x" },
      { nonet: 1, id: 1, call: "load", args: [`${CSS.escape("1")}${"9".repeat(1e6)}`] },
      { nonet: 1, id: 1, call: "place", args: [deep] },
      polluting,
      { nonet: 1, id: 1, call: "place", args: [new Map([[1, 2]])] },
      { nonet: 1, answer: 1, allow: false },
      { nonet: 1, answer: "1", allow: "yes" },
    ];
    for (const message of bad) contentWindow!.postMessage(message, "*");
  });
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  const inner = innerOf(page);
  expect(await inner.evaluate(() => (({}) as { bad?: number }).bad)).toBeUndefined();
  await outsider.close();
  await there.close();
});

test("bad parameters are told on the page and to its host, and the others count", async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = ((window as unknown as { told: string[] }).told = []);
    addEventListener(
      "message",
      ({ data }) => data.type === "nonet-error" && told.push(`${data.detail.code} ${data.detail.parameter}`),
    );
  });
  const there = await embedFrame(page, {
    query: `puzzle=${CLASSIC}&theme=dark&level=heavy&contols=pad&hue=999&--nonet-entry=url(x)&lang=en&state=xyz`,
    allowed: true,
  });
  await connect(page, there.cdn);
  const alert = there.frame.getByRole("alert");
  await expect(alert.getByRole("listitem")).toHaveCount(5);
  await expect(alert).toContainText("sets “level” to “heavy”. It takes beginner, easy, medium");
  await expect(alert).toContainText("the unknown parameter “contols”");
  await expect(alert).toContainText("a whole number from 0 to 359");
  expect(await ask(page, "get", "value")).toBe(CLASSIC);
  expect(await there.frame.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
  const named = (): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as { told: string[] }).told)]);
  await expect
    .poll(named)
    .toEqual(["parameter level", "parameter contols", "parameter hue", "parameter --nonet-entry", "parameter state"]);
  await there.close();

  const chinese = await embedFrame(page, { query: `puzzle=${CLASSIC}&lang=zh-CN&hue=x` });
  await expect(chinese.frame.getByRole("alert")).toContainText("0 到 359 的整数");
  await chinese.close();
});

test("a frame that was there before the page's script has its height all the same", { tag: "@desktop-quick" }, async ({
  page,
}) => {
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}`, allowed: false, silent: true });
  const height = (): Promise<number> => page.locator("#board").evaluate((frame: HTMLElement) => frame.clientHeight);
  await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
  expect(await height()).toBe(200);
  await page.evaluate((address) => import(address), `${there.cdn}/embed-host.js`);
  await expect.poll(height).toBeGreaterThan(400);
  await there.close();
});

test("the frame grows with what is in it, also where it tells nothing else", async ({ page }) => {
  const there = await embedFrame(page, {
    query: `puzzle=${CLASSIC}`,
    attributes: `sandbox="allow-scripts"`,
    allowed: false,
  });
  const height = (): Promise<number> => page.locator("#board").evaluate((frame: HTMLElement) => frame.clientHeight);
  const needed = (): Promise<number> =>
    there.frame.locator("html").evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
  await expect.poll(async () => (await height()) - (await needed())).toBe(0);
  expect(await height()).toBeGreaterThan(400);
  await page.locator("#board").evaluate((frame: HTMLIFrameElement) => (frame.width = "300"));
  await expect.poll(async () => [(await height()) - (await needed()), (await height()) < 2000]).toEqual([0, true]);
  expect(await there.frame.locator("html").evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
  expect(there.faults).toEqual([]);
  await there.close();
});

test("where the page lets no frame grow, board and controls fit into the height that it has; without `controls` it is as the element @desktop", async ({
  page,
}) => {
  for (const [width, height] of [
    [640, 420],
    [420, 520],
  ] as const) {
    const there = await embedFrame(page, {
      query: `puzzle=${CLASSIC}&controls=all&lang=en`,
      silent: true,
      size: [width, height],
    });
    const grid = there.frame.getByRole("grid");
    const last = there.frame.getByRole("button", { name: "Restart" });
    await expect(last).toBeVisible();
    const bottoms = (): Promise<number[]> =>
      Promise.all(
        [grid, last]
          .map(async (one) => (await one.boundingBox())!)
          .map(async (box) => (await box).y + (await box).height),
      );
    const frame = (await page.locator("#board").boundingBox())!;
    await expect.poll(async () => Math.max(...(await bottoms()))).toBeLessThanOrEqual(frame.y + height);
    expect((await grid.boundingBox())!.height).toBeGreaterThan(200);
    await there.close();
  }
  const there = await embedFrame(page, { query: `puzzle=${CLASSIC}&lang=en`, silent: true });
  await expect(there.frame.getByRole("gridcell")).toHaveCount(81);
  await expect(there.frame.getByRole("button")).toHaveCount(0);
  await there.close();
});
