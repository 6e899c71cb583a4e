/** The package as a network delivers it that has the files of npm: from another origin, at an address with its version. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
// @ts-expect-error: what the build goes by, without types
import { cdnOf, PUBLISHED } from "../../../web/published.mjs";
import { expect, test } from "../support/browser.js";
import { dist, host } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

interface Delivered {
  /** Where the files are, with a slash at the end. */
  cdn: string;
  close(): Promise<void>;
}

/** A page with the lines of the guide, from an origin of its own. `spoilt`: a file that is not as it was published. */
async function delivered(page: Page, body: (cdn: string, map: string) => string, spoilt = ""): Promise<Delivered> {
  const folder = new URL(cdnOf(PUBLISHED)).pathname;
  const cdn = await host({
    mounts: { [folder]: dist("npm") },
    headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=31536000, immutable" },
  });
  const base = `${cdn.origin}${folder}`;
  const map = readFileSync(join(dist("npm"), "import-map.json"), "utf8").replaceAll(cdnOf(PUBLISHED), base);
  const policy = `default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' ${cdn.origin}; style-src ${cdn.origin} 'unsafe-inline'; connect-src ${cdn.origin}; worker-src blob:`;
  const server = await host({
    pages: { "/": `<!doctype html><html lang="en"><title>Host</title><body>${body(base, map)}</body></html>` },
    headers: { "Content-Security-Policy": policy },
  });
  if (spoilt)
    await page.route(`${base}${spoilt}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n// changed on the way` });
    });
  await page.goto(`${server.origin}/`);
  return { cdn: base, close: async () => (await server.close(), cdn.close()) };
}

const BOARD = `<nonet-board puzzle="${CLASSIC}" controls></nonet-board>`;
const withMap = (_cdn: string, map: string): string =>
  `<script type="importmap">${map}</script>${BOARD}<script type="module">
    import "nonet/define";
    import { createEngine } from "nonet/engine";
    document.title = (await createEngine().solve("${CLASSIC}")).outcome;
  </script>`;

test("the guide's three lines are a board that plays, and its engine answers", {
  tag: ["@desktop", "@firefox"],
}, async ({ page }) => {
  const there = await delivered(
    page,
    (cdn) =>
      `<link rel="stylesheet" href="${cdn}board.css"><script type="module" src="${cdn}board.js"></script>${BOARD}`,
  );
  const board = page.locator("nonet-board");
  await board.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await expect(board.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
  await board.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(board.getByRole("button", { name: "Which technique" })).toBeVisible({ timeout: 60_000 });
  await there.close();
});

test("with the import map and its checksums board and engine work", { tag: ["@desktop", "@firefox"] }, async ({
  page,
}) => {
  const there = await delivered(page, withMap);
  await expect(page.locator("nonet-board").getByRole("gridcell")).toHaveCount(81);
  await expect(page).toHaveTitle("unique", { timeout: 60_000 });
  await there.close();
});

test("a script that was changed on its way does not run", { tag: "@desktop" }, async ({ page, browserName }) => {
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  const there = await delivered(page, withMap, "board-class.js");
  await page.waitForLoadState("networkidle");
  // Firefox says it to its user alone.
  if (browserName === "chromium") expect(said.join()).toMatch(/integrity/);
  expect(await page.evaluate(() => customElements.get("nonet-board") === undefined)).toBe(true);
  await there.close();
});
