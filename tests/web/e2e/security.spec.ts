/**
 * Hostile inputs: whatever comes from outside is shown as text or refused, runs nothing, and costs no game. A script
 * that tried to run would be a violation of the policy and a picture that tried to load a failed request: both count
 * as faults of the page (support/app.ts).
 */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { drop } from "../support/drop.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const MARKUP = `"><img src=x onerror="hacked=1"><script>hacked=1</script><svg onload="hacked=1">`;

/** Nothing ran, no prototype has anything new, and no element stands where a text should. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => [
      "hacked" in window,
      "hacked" in {},
      document.querySelectorAll("img[src='x'], svg[onload], [onerror]").length,
    ]),
  ).toEqual([false, false, 0]);
}

/** A game that was begun; later it is as it was. */
async function begin(nonet: NonetPage): Promise<string> {
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await nonet.cell(1, 3).click();
  await nonet.page.keyboard.press("4");
  return nonet.record();
}

/** Values go as texts: on the way to the page objects would lose the key `__proto__`. */
const store = (page: Page, entries: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    (all) => {
      for (const [key, value] of all) localStorage.setItem(`nonet:${key}`, value);
    },
    Object.entries(entries).map(
      ([key, value]) => [key, typeof value === "string" ? value : polluted(JSON.stringify(value))] as const,
    ),
  );

/** Every object of a JSON text with the keys by which prototypes are reached. */
const polluted = (json: string): string =>
  json.replaceAll(/\{(?=")/g, '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},');

const game = (title: string): Record<string, unknown> => ({
  id: "hostile",
  level: MARKUP,
  title,
  record: `n2~${CLASSIC.replaceAll(".", "0")}~${"0".repeat(81)}~~~n~~~`,
  seconds: 60,
  saved: Date.now(),
  day: MARKUP,
});

test("a paste of markup, as text and as the clipboard's HTML", { tag: "@desktop-quick" }, async ({ nonet, page }) => {
  const before = await begin(nonet);
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", `<table><tr><td>${markup}</td></tr></table>`);
    clipboardData.setData("text/plain", markup);
    document.body.dispatchEvent(
      Object.defineProperty(new ClipboardEvent("paste", { bubbles: true, cancelable: true }), "clipboardData", {
        value: clipboardData,
      }),
    );
  }, MARKUP);
  await expect(page.getByRole("textbox", { name: "Puzzle text" })).toHaveValue(MARKUP);
  await expect(page.getByRole("button", { name: "Play it" })).toBeDisabled();
  await expectUnharmed(page);
  expect(await nonet.record()).toBe(before);
});

test("links whose puzzle, game, view or query is not what it should be", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  const before = await begin(nonet);
  const hashes = [
    "#p=",
    `#p=${MARKUP}`,
    `#p=${encodeURIComponent(MARKUP)}`,
    "#p=%E0%A4%A",
    "#g=%",
    `#g=${"A".repeat(100_000)}`,
    "#__proto__",
    "#constructor",
    "#toString",
    `#${MARKUP}`,
    "#steps?__proto__[hacked]=1",
  ];
  for (const hash of hashes) {
    await page.evaluate((one) => (location.hash = one), hash);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectUnharmed(page);
  }
  await page.goto(
    `./?p=${encodeURIComponent(MARKUP)}&lang=${encodeURIComponent("../../evil")}&__proto__[hacked]=1#play`,
  );
  await nonet.ready();
  await expectUnharmed(page);
  expect(await nonet.record()).toBe(before);
});

test("a dropped file with markup for a name, and a puzzle whose title, author and comment are markup", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  const before = await begin(nonet);
  const dialog = page.getByRole("dialog");
  await drop(page, [{ name: `${MARKUP.replaceAll("/", "")}.txt`, content: "no puzzle" }]);
  await expect(dialog.getByRole("status")).toContainText('File: "><img src=x onerror=');
  await expectUnharmed(page);
  const cells = Array.from({ length: 9 }, (_, row) =>
    Array.from(INKALA.slice(row * 9, row * 9 + 9), (digit) =>
      digit === "." ? {} : { value: Number(digit), given: true },
    ),
  );
  await drop(page, [
    {
      name: "f-puzzles.json",
      content: JSON.stringify({ size: 9, title: MARKUP, author: MARKUP, ruleset: MARKUP, grid: cells }),
    },
  ]);
  await expect(dialog).toContainText(MARKUP);
  await expectUnharmed(page);
  expect(await nonet.record()).toBe(before);
});

test("stored values that somebody else wrote: games, settings, results, shelf, and which game is the last", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  const before = await begin(nonet);
  await store(page, {
    "game:hostile": game(MARKUP),
    [`game:${MARKUP}`]: { ...game("second"), id: MARKUP },
    settings: { language: "../../evil", theme: MARKUP, level: "__proto__", marks: MARKUP },
    results: [
      { id: MARKUP, level: "constructor", er: MARKUP, seconds: -1, hints: 1e300, mistakes: null, solved: 8.64e18 },
    ],
    shelf: { levels: { easy: [{ puzzle: MARKUP, grade: { techniques: [{ id: MARKUP, count: 1 }] } }] } },
    previous: `${MARKUP} hostile`,
  });
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(before);
  await page.goto("./#library");
  await expect(page.getByRole("main")).toContainText("Games");
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Games", exact: true }).click();
  await expect(page.getByRole("heading", { name: MARKUP })).toBeVisible();
  await expectUnharmed(page);
});

test("a backup with the names of prototypes for keys, and markup in all its texts", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  const before = await begin(nonet);
  const content = JSON.stringify({
    format: "nonet-backup",
    version: 1,
    made: "2026-11-22T10:00:00.000Z",
    current: MARKUP,
    settings: { theme: MARKUP },
    games: [game(MARKUP)],
    results: [],
  }).replace(/(?<="settings":).*$/, polluted);
  await drop(page, [{ name: "backup.json", content }]);
  await expect(page.getByRole("heading", { name: "backup.json" })).toBeVisible();
  await page.getByRole("button", { name: "Add to what is here" }).click();
  await expectUnharmed(page);
  await page.goto("./#");
  await nonet.ready();
  expect(await nonet.record()).toBe(before);
});

test("what another tab writes while this one plays", { tag: "@desktop" }, async ({ nonet, page, context }) => {
  await begin(nonet);
  const other = await context.newPage();
  await other.goto("./theme.js");
  const heard = await page.evaluateHandle(
    () => [new Promise<void>((resolve) => addEventListener("storage", () => resolve(), { once: true }))] as const,
  );
  await store(other, {
    settings: { theme: MARKUP, language: MARKUP },
    "game:hostile": game(MARKUP),
    current: MARKUP,
    results: MARKUP,
  });
  await heard.evaluate(([whole]) => whole);
  await nonet.cell(1, 4).click();
  await page.keyboard.press("6");
  await expectUnharmed(page);
  expect(await nonet.value()).toBe(`5346${CLASSIC.slice(4)}`);
  const record = await nonet.record();
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
});

test("messages to the page, which takes none, are not obeyed", { tag: "@desktop" }, async ({ nonet, page }) => {
  const before = await begin(nonet);
  await page.evaluate(async (markup) => {
    const all = [markup, { nonet: 1, id: 1, call: "load", args: ["."] }, { type: "load", puzzle: markup }, null, 7];
    let heard = 0;
    const last = new Promise<void>((done) => addEventListener("message", () => ++heard === all.length && done()));
    for (const data of all) postMessage(data, "*");
    await last;
  }, MARKUP);
  await expectUnharmed(page);
  expect(await nonet.record()).toBe(before);
});

test("attributes of a board with markup in each, on a page of somebody else's", { tag: "@desktop" }, async ({
  page,
  faults,
}) => {
  const quoted = MARKUP.replaceAll('"', "&quot;");
  const attributes = [
    "puzzle",
    "level",
    "technique",
    "marks",
    "assist",
    "hints",
    "lang",
    "theme",
    "storage-key",
    "name",
    "controls",
  ]
    .map((name) => `${name}="${quoted}"`)
    .join(" ");
  const server = await host({
    mounts: { "/nonet/": dist("npm") },
    pages: {
      "/": `<!doctype html><title>Host</title><script type="module" src="/nonet/board.js"></script><nonet-board ${attributes}></nonet-board>`,
    },
  });
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  expect(
    await page
      .locator("nonet-board")
      .evaluate((board: NonetBoard) => [
        board.givens,
        board.shadowRoot!.querySelectorAll("img[src='x'], [onerror], [onload]").length,
      ]),
  ).toEqual([".".repeat(81), 0]);
  await expectUnharmed(page);
  await page.goto("about:blank");
  forgive(faults, /^another origin: .*\/(board|controls)?(\.js)?$/);
  // Words that an attribute does not take are told.
  forgive(faults, /^TypeError: (marks|assist|hints|theme) cannot be "">.*: it is one of /);
  await server.close();
});
