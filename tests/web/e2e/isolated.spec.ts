/**
 * Pages that isolate themselves by `Cross-Origin-Embedder-Policy`, with the board from another site: what the guide
 * tells their authors and the board's hosts, and nothing else.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.js";
import { connect, innerOf } from "../support/embed-frame.js";
import { dist, type Hosting, host, siteHeaders } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

/** Headers that the guide has servers send with `embed.html` and the folder `embed`. */
const RECIPE = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Resource-Policy": "cross-origin" };
const hosted = siteHeaders();
const withRecipe = (path: string): Record<string, string> => ({
  ...hosted(path),
  ...(/^\/embed(\.html$|\/)/.test(path) && RECIPE),
});

interface Isolated {
  page: Page;
  site: string;
}

/** A page under a policy, with the site elsewhere: by its own name, so that it is another site and not only another origin. */
async function isolated(
  page: Page,
  policy: string,
  headers: Hosting["headers"],
  body: (site: string) => string,
  use: (there: Isolated) => Promise<void>,
): Promise<void> {
  const site = await host({ mounts: { "/": dist("site") }, headers: headers! });
  const server = await host({
    pages: { "/": `<!doctype html><html lang="en"><title>Isolated</title><body>${body(site.origin)}</body></html>` },
    headers: { "Cross-Origin-Embedder-Policy": policy, "Cross-Origin-Opener-Policy": "same-origin" },
  });
  await page.goto(`${server.origin.replace("127.0.0.1", "localhost")}/`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await use({ page, site: site.origin });
  await server.close();
  await site.close();
}

/** The board is there, and its engine answers. */
async function expectPlayable(board: Locator): Promise<void> {
  await expect(board.getByRole("gridcell")).toHaveCount(81);
  // Firefox's driver presses nothing in a frame of another site.
  await board.getByRole("button", { name: "Hint", exact: true }).dispatchEvent("click");
  await expect(board.getByRole("button", { name: "Which technique" })).toBeVisible({ timeout: 60_000 });
}

const frame = (site: string, attributes = ""): string =>
  `<iframe title="Sudoku" width="480" height="700" ${attributes} src="${site}/embed.html?lang=en&amp;controls=all#puzzle=${CLASSIC}"></iframe>`;

function suite(policy: string): void {
  test("the element comes from another site as anywhere else, engine and all", {
    tag: policy === "require-corp" ? "@desktop" : [],
  }, async ({ page }) => {
    const body = (site: string): string =>
      `<script type="module" src="${site}/embed/board.js"></script><nonet-board controls puzzle="${CLASSIC}"></nonet-board>`;
    await isolated(page, policy, hosted, body, async () => expectPlayable(page.locator("nonet-board")));
  });

  test("the frame comes from a server that sends the two headers, engine and all, and is spoken with", {
    tag: policy === "require-corp" ? "@desktop" : [],
  }, async ({ page }) => {
    const body = (site: string): string => frame(site).replace("?", "?allow=*&amp;");
    await isolated(page, policy, withRecipe, body, async ({ site }) => {
      await connect(page, `${site}/embed`);
      const inner = innerOf(page);
      await expectPlayable(page.frameLocator("iframe").locator("nonet-board"));
      // The script with the engine inside is for where workers are refused.
      expect(
        await inner.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1))),
      ).not.toContain("embed-engine.js");
    });
  });

  test("a sandbox without an origin is no hindrance either, where the server sends them", async ({ page }) => {
    const body = (site: string): string => frame(site, `sandbox="allow-scripts"`);
    await isolated(page, policy, withRecipe, body, async () =>
      expectPlayable(page.frameLocator("iframe").locator("nonet-board")),
    );
  });

  test("a frame with the attribute credentialless needs nothing of its server; one without is refused", async ({
    page,
  }) => {
    const body = (site: string): string => `${frame(site, `id="bare"`)}${frame(site, `id="board" credentialless`)}`;
    await isolated(page, policy, hosted, body, async () => {
      await expectPlayable(page.frameLocator("#board").locator("nonet-board"));
      await expect.poll(() => page.frames()[1]!.url()).toMatch(/^chrome-error:/);
    });
  });
}

test.describe("under require-corp", () => suite("require-corp"));
test.describe("under credentialless", () => suite("credentialless"));
