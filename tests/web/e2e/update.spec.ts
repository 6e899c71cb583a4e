/** A new version of the page, by a real service worker: it waits for the player, and costs no game. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { dist, host } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";
import { isWebKitGtk } from "../support/webkit.js";

test.use({ serviceWorkers: "allow" });

/** Writes into the service worker of a site what the site's files are now: by their names, and what is in them. */
async function listFiles(folder: string, rename: (name: string) => string = (name) => name): Promise<void> {
  const path = join(folder, "sw.js");
  const worker = await readFile(path, "utf8");
  const [line, list] = /^const NONET_FILES = (.*);$/m.exec(worker)!;
  const names = Object.keys(JSON.parse(list!) as Record<string, string>).map(rename);
  const files = await Promise.all(
    names.map(
      async (name) =>
        [
          name,
          createHash("sha256")
            .update(await readFile(join(folder, name)))
            .digest("base64url")
            .slice(0, 16),
        ] as const,
    ),
  );
  await writeFile(
    path,
    worker.replace(line, () => `const NONET_FILES = ${JSON.stringify(Object.fromEntries(files))};`),
  );
}

/**
 * The site on a server of its own; `publish` puts a newer one in its place, which can be told by its title before the
 * script runs.
 */
async function hostVersions(): Promise<{ origin: string; publish(): Promise<void>; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "nonet-"));
  await cp(dist("site"), folder, { recursive: true });
  const server = await host({ mounts: { "/": folder } });
  const edit = async (name: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(join(folder, name), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(folder, name), text.replace(from, to));
  };
  return {
    origin: server.origin,
    publish: async () => {
      await edit("index.html", /<html /, '<html data-version="2" ');
      await listFiles(folder);
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The files for playing offline are there, and this page is served from them. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const version = (page: Page): Promise<string | null> => page.locator("html").getAttribute("data-version");

/** No tab asks for anything any more. */
const leave = async (...tabs: Page[]): Promise<void> =>
  void (await Promise.all(tabs.map((tab) => tab.goto("about:blank"))));

async function play(nonet: NonetPage, page: Page, origin: string): Promise<string> {
  await nonet.open(`${origin}/`);
  await settled(page);
  await page.reload();
  await nonet.ready();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  return nonet.record();
}

test("a new version waits until the player restarts; the game goes on in it, and other tabs are not interrupted", {
  tag: "@desktop",
}, async ({ nonet, page, context, faults }) => {
  const server = await hostVersions();
  const record = await play(nonet, page, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/`);
  await other.waitForFunction(() =>
    /[1-9]/.test(document.querySelector<HTMLElement & { givens: string }>("#board")?.givens ?? ""),
  );
  await server.publish();
  await lookForUpdate(page);
  await expect(nonet.says).toContainText("A new version is ready");
  expect(await version(page)).toBeNull();
  expect(await nonet.record()).toBe(record);

  await nonet.says.getByRole("button", { name: "Restart now" }).click();
  await expect.poll(() => version(page).catch(() => null)).toBe("2");
  await nonet.ready();
  expect(await nonet.record()).toBe(record);

  await expect(other.getByText("A new version is here")).toBeVisible();
  expect(await version(other)).toBeNull();
  await other.getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(() => version(other).catch(() => null)).toBe("2");
  await leave(page, other);
  forgive(faults, /another origin/);
  await server.close();
});

test("where the game cannot be saved, the page does not restart into a new version", async ({
  nonet,
  page,
  faults,
}) => {
  const server = await hostVersions();
  await play(nonet, page, server.origin);
  await server.publish();
  await lookForUpdate(page);
  await expect(nonet.says).toContainText("A new version is ready");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await nonet.cell(1, 4).click();
  await page.keyboard.press("6");
  const record = await nonet.record();
  await nonet.says.getByRole("button", { name: "Restart now" }).click();
  await expect(nonet.says).toContainText("The new version has to wait");
  expect(await version(page)).toBeNull();
  expect(await nonet.record()).toBe(record);
  await leave(page);
  forgive(faults, /another origin/);
  await server.close();
});

const LATER = /(-[\w-]{8})(\.(?:js|css|wasm|ftl|txt|woff2))/g;

/**
 * The site, and `deploy`, which puts another build in its place as hosts do it: every file of `assets` has another
 * name and the old ones are gone. With `half`, the upload ended before the engine and the styles came.
 */
async function hostBuilds(): Promise<{
  origin: string;
  deploy(half?: "half"): Promise<void>;
  refused(): number;
  close(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "nonet-"));
  await cp(dist("site"), folder, { recursive: true, filter: (source) => !/site\/(docs|pictures)(\/|$)/.test(source) });
  let lost = /^$/;
  let refused = 0;
  const server = await host({ mounts: { "/": folder }, missing: (path) => lost.test(path) && ++refused > 0 });
  const rewrite = async (name: string): Promise<void> => {
    const path = join(folder, name);
    if (/\.(html|js|css)$/.test(name) && name !== "sw.js")
      await writeFile(path, (await readFile(path, "utf8")).replace(LATER, "$1later$2"));
    if (name.startsWith("assets/")) await rename(path, join(folder, name.replace(LATER, "$1later$2")));
  };
  return {
    origin: server.origin,
    deploy: async (half) => {
      if (half) lost = /later\.(wasm|css)$/;
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of names.filter((one) => one.isFile()))
        await rewrite(join(file.parentPath, file.name).slice(folder.length + 1));
      await listFiles(folder, (name) => (name.startsWith("assets/") ? name.replace(LATER, "$1later$2") : name));
    },
    refused: () => refused,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Which build each file of `assets` is of that a page has asked for. In WebKit the network does not tell what a page
 * asks for and gets of its service worker from what that worker asks for itself: the page's own list is looked at
 * there, which is that of its present document.
 */
function buildsAskedFor(page: Page): () => Promise<string[]> {
  const asked: string[] = [];
  const inWebKit = isWebKitGtk(page.context().browser());
  if (!inWebKit) page.on("request", (request) => asked.push(request.url()));
  return async () => {
    const urls = inWebKit
      ? await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
      : asked;
    const files = urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
    return [...new Set(files.map((path) => (/later\.\w+$/.test(path) ? "later" : "first")))];
  };
}

test("a build that replaces all files while a tab plays: the tab goes on with its own files, and a restart has none of them", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const server = await hostBuilds();
  const record = await play(nonet, page, server.origin);
  const first = buildsAskedFor(page);
  await server.deploy();
  // Files that are fetched when they are first wanted: a dialog, its words, the module for texts, a view.
  await nonet.press("Export");
  await expect(page.getByRole("dialog")).toContainText("A link to the givens");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.goto(`${server.origin}/#path`);
  await expect(page.getByRole("heading", { name: "Solve path" })).toBeVisible();
  await page.goto(`${server.origin}/#`);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  expect(await first()).toEqual(["first"]);

  await lookForUpdate(page);
  await expect(nonet.says).toContainText("A new version is ready");
  const then = buildsAskedFor(page);
  await nonet.says.getByRole("button", { name: "Restart now" }).click();
  await expect(page.locator("script[src*=later]").first()).toBeAttached();
  await nonet.ready();
  await nonet.press("Export");
  await expect(page.getByRole("dialog")).toContainText("A link to the givens");
  expect(await then()).toEqual(["later"]);
  expect(await nonet.record()).toBe(record);
  await leave(page);
  forgive(faults, /another origin/);
  await server.close();
});

test("an upload that ended half way is never started: the page stays what it was, also after a reload and offline", {
  tag: "@desktop",
}, async ({ nonet, page, context, faults }) => {
  const server = await hostBuilds();
  const record = await play(nonet, page, server.origin);
  const asked = buildsAskedFor(page);
  await server.deploy("half");
  await lookForUpdate(page);
  // It was tried, and failed at the first file that is not there.
  await expect.poll(() => server.refused()).toBeGreaterThan(0);
  await page.reload();
  await nonet.ready();
  await context.setOffline(true);
  await page.reload();
  await nonet.ready();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  expect(await asked()).toEqual(["first"]);
  expect(await nonet.record()).toBe(record);
  await leave(page);
  forgive(faults, /another origin|ERR_INTERNET_DISCONNECTED/);
  await server.close();
});

test("in the tab of the first visit, too, a restart starts the new version, and the game goes on in it", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const server = await hostVersions();
  await nonet.open(`${server.origin}/`);
  // No worker served this page when it was loaded.
  await settled(page);
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const record = await nonet.record();
  await server.publish();
  await lookForUpdate(page);
  await expect(nonet.says).toContainText("A new version is ready");
  await nonet.says.getByRole("button", { name: "Restart now" }).click();
  await expect.poll(() => version(page).catch(() => null)).toBe("2");
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  await leave(page);
  forgive(faults, /another origin/);
  await server.close();
});

/** The builds that the worker's files in the cache are of. */
const buildsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls = (await (await caches.open("nonet-files /")).keys()).map(({ url }) => new URL(url).pathname);
    const files = urls.filter((path) => path.startsWith("/assets/"));
    return [...new Set(files.map((path) => (/later\.\w+$/.test(path) ? "later" : "first")))].sort();
  });

test("a tab of the old version beside a newer one: it says so in a notice, has all of its files, and goes on in the new one; then the old files go", {
  tag: "@desktop",
}, async ({ nonet, page, context, faults }) => {
  const server = await hostBuilds();
  await nonet.open(`${server.origin}/`);
  await settled(page);
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const record = await nonet.record();
  const other = await context.newPage();
  await other.goto(`${server.origin}/learn.html`);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  const starter = await context.newPage();
  await starter.goto(`${server.origin}/`);
  await expect(starter.getByRole("gridcell")).toHaveCount(81);
  await server.deploy();
  await lookForUpdate(starter);
  await starter.getByRole("button", { name: "Restart now" }).click();
  await expect(starter.locator("script[src*=later]").first()).toBeAttached();

  // What was never fetched before: a dialog, a view, their texts and styles.
  await expect(nonet.says).toContainText("A new version is here");
  const asked = buildsAskedFor(page);
  await nonet.press("Export");
  await expect(page.getByRole("dialog")).toContainText("A link to the givens");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => (location.hash = "print"));
  await expect(page.getByRole("heading", { name: "Print" }).first()).toBeVisible();
  await page.evaluate(() => (location.hash = ""));
  expect(await asked()).toEqual(["first"]);
  await expect(page.locator("#missing")).toHaveCount(0);
  expect(await buildsKept(page)).toEqual(["first", "later"]);
  await expect(other.getByText("A new version is here")).toBeVisible();
  await other.evaluate(() => (location.hash = "train"));
  await expect(other.getByRole("heading", { name: "Train" }).first()).toBeVisible();
  await other.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(other.locator("script[src*=later]").first()).toBeAttached();

  await nonet.says.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.locator("script[src*=later]").first()).toBeAttached();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  // Each opening of a page has the worker look; it asks the tabs, and none is of the first build. One that answers late
  // keeps the files until the next look.
  const lookAgain = async (): Promise<string[]> => {
    await starter.reload();
    await starter.waitForTimeout(8000);
    return buildsKept(page);
  };
  await expect.poll(lookAgain, { timeout: 60_000, intervals: [3000] }).toEqual(["later"]);
  await leave(page, other, starter);
  forgive(faults, /another origin/);
  await server.close();
});

test("a tab that does not answer keeps the files of its version", { tag: "@desktop" }, async ({
  nonet,
  page,
  context,
  faults,
}) => {
  const server = await hostBuilds();
  await play(nonet, page, server.origin);
  const frozen = await context.newPage();
  // As a frozen tab: nothing that the worker says is heard.
  await frozen.addInitScript(() =>
    navigator.serviceWorker?.addEventListener("message", (event) => event.stopImmediatePropagation()),
  );
  await frozen.goto(`${server.origin}/lab.html`);
  await expect(frozen.getByRole("heading", { level: 1 })).toBeVisible();
  await server.deploy();
  await lookForUpdate(page);
  await nonet.says.getByRole("button", { name: "Restart now" }).click();
  await expect(page.locator("script[src*=later]").first()).toBeAttached();
  await nonet.ready();
  // The worker has asked and got no answer: what it does then is done once it answers the page again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 8000)));
  expect(await buildsKept(page)).toEqual(["first", "later"]);
  await frozen.close();
  // The worker looks again with a page that is opened some time after.
  await expect(async () => {
    await page.reload();
    await expect.poll(() => buildsKept(page), { timeout: 6000 }).toEqual(["later"]);
  }).toPass();
  await leave(page);
  forgive(faults, /another origin/);
  await server.close();
});

test("a worker of a later version that takes over at the first visit tells the page that it is old", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const server = await hostBuilds();
  // The host puts the later build in place after the page came, and before its worker.
  await page.addInitScript(() => {
    if (!navigator.serviceWorker) return;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (this: ServiceWorkerContainer, ...given) {
      await new Promise((resolve) => addEventListener("deployed", resolve));
      return register.apply(this, given);
    };
  });
  await nonet.open(`${server.origin}/`);
  await server.deploy();
  await page.evaluate(() => dispatchEvent(new Event("deployed")));
  await expect(nonet.says).toContainText("A new version is here");
  await nonet.says.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.locator("script[src*=later]").first()).toBeAttached();
  await leave(page);
  forgive(faults, /another origin/);
  await server.close();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  for (const [what, ask] of [
    ["a view", (nonet: NonetPage) => nonet.page.evaluate(() => (location.hash = "library"))],
    ["a dialog", (nonet: NonetPage) => nonet.press("Export")],
    ["a tool", (nonet: NonetPage) => nonet.press("Fill all singles")],
    ["the pages of hints", (nonet: NonetPage) => nonet.press("Hint")],
  ] as const)
    test(`${what} of a version that the server has no more: told as a new version, which one press starts with the game in it`, {
      tag: ["@desktop", "@firefox"],
    }, async ({ nonet, page, faults }) => {
      const server = await hostBuilds();
      await nonet.open(`${server.origin}/`);
      await nonet.pasteAnywhere(CLASSIC);
      await expect.poll(() => nonet.givens()).toBe(CLASSIC);
      await nonet.cell(1, 3).click();
      await page.keyboard.press("4");
      const record = await nonet.record();
      await server.deploy();
      await ask(nonet);
      const notice = page.locator(".notice").filter({ hasText: "A new version is here" });
      await expect(notice).toBeVisible();
      await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
      await expect(page.locator("#missing")).toHaveCount(0);
      await notice.getByRole("button", { name: "Reload", exact: true }).click();
      await expect(page.locator("script[src*=later]").first()).toBeAttached();
      await page.evaluate(() => (location.hash = ""));
      await nonet.ready();
      expect(await nonet.record()).toBe(record);
      await leave(page);
      forgive(faults, /another origin|404|Failed to load|dynamically imported|MIME/);
      await server.close();
    });

  test("Learn and the lab of a version that the server has no more say so, too", { tag: "@desktop" }, async ({
    page,
    faults,
  }) => {
    const server = await hostBuilds();
    await page.goto(`${server.origin}/learn.html`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const lab = await page.context().newPage();
    await lab.goto(`${server.origin}/lab.html`);
    await expect(lab.getByRole("heading", { level: 1 })).toBeVisible();
    await server.deploy();
    await page.evaluate(() => (location.hash = "train"));
    await expect(page.getByText("A new version is here")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Reload", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Train" }).first()).toBeVisible();
    await lab.getByRole("banner").getByRole("button", { name: "More" }).click();
    await lab.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
    await expect(lab.getByText("A new version is here")).toBeVisible();
    await lab.keyboard.press("Escape");
    await lab.getByRole("button", { name: "Reload", exact: true }).click();
    await expect(lab.locator("script[src*=later]").first()).toBeAttached();
    await leave(page, lab);
    forgive(faults, /another origin|404|Failed to load|dynamically imported|MIME/);
    await server.close();
  });
});
