/**
 * Files kept for offline use are right or are made right: servers that lie, files that are lost or damaged, and the
 * recovery.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, forgive, test } from "../support/app.js";
import { dist, host, NETWORK } from "../support/server.js";
import { INKALA } from "../support/sudoku.js";

test.use({ serviceWorkers: "allow", shelf: "empty" });

/** Errors of the scripts that are damaged on purpose. */
const DAMAGED = /Error: damaged|SyntaxError/;

const PORTAL = "<!doctype html><title>Welcome</title><p>Please log in to this network.</p>";

/**
 * The site as hosts serve it, files with a hash in their name for ever; `lie` says for which paths another page comes
 * instead, with status 200.
 */
async function hostLiar(): Promise<{
  origin: string;
  lie(path: RegExp | null): void;
  asked: string[];
  close(): Promise<void>;
}> {
  let lies: RegExp | null = null;
  const asked: string[] = [];
  const server = await host({
    mounts: { "/": dist("site") },
    fallback: PORTAL,
    missing: (path) => (asked.push(path), lies?.test(path) ?? false),
    headers: (path): Record<string, string> =>
      path.startsWith("/assets/") ? { "Cache-Control": "public, max-age=31536000, immutable" } : {},
  });
  return { ...server, asked, lie: (path) => (lies = path) };
}

/**
 * The files for playing offline are there, and the next visit is served from them. A page that is loaded in the moment in which an earlier visit's
 * worker begins belongs to none, and works by the network.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.ready).active!;
    if (worker.state !== "activated") await new Promise((resolve) => worker.addEventListener("statechange", resolve));
  });

/** The kept files that are there and are no page of somebody else. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open("nonet-files /");
    const files: string[] = [];
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))!.text();
      if (!text.includes("Please log in")) files.push(new URL(request.url).pathname.slice(1));
    }
    return files.sort();
  });

/** Loses or damages kept files; a script that throws is damaged too. */
const change = (page: Page, pattern: RegExp, how: "lost" | "damaged" | "throws"): Promise<number> =>
  page.evaluate(
    async ([source, kind]) => {
      const cache = await caches.open("nonet-files /");
      const hit = (await cache.keys()).filter(({ url }) => new RegExp(source!).test(new URL(url).pathname));
      for (const request of hit) {
        if (kind === "lost") await cache.delete(request);
        else
          await cache.put(
            request,
            new Response(kind === "throws" ? "throw new Error('damaged')" : "{ damaged", {
              headers: (await cache.match(request))!.headers,
            }),
          );
      }
      return hit.length;
    },
    [pattern.source, how],
  );

for (const [what, path] of [
  ["the engine", /\/nonet-\w.*\.wasm$/],
  ["the engine's worker", /\/worker-.*\.js$/],
] as const) {
  test(`a first visit behind a portal that answers for ${what} once: the page has hints, and offline too`, {
    tag: ["@desktop", "@firefox"],
  }, async ({ nonet, page, faults }) => {
    const server = await hostLiar();
    // The browser keeps the portal's answer for a year, as the server's headers say.
    server.lie(path);
    await page.goto(`${server.origin}/`);
    await expect.poll(() => server.asked.filter((asked) => path.test(asked)).length).toBeGreaterThan(0);
    await nonet.press("Hint");
    await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
    await page.goto("about:blank");
    server.lie(null);

    await nonet.open(`${server.origin}/`);
    const again = nonet.says.getByRole("button", { name: "Try again" });
    await again
      .or(page.getByRole("button", { name: "Hint" }))
      .first()
      .waitFor();
    if (await again.isVisible()) await again.click();
    await nonet.pasteAnywhere(INKALA);
    await expect(nonet.says).toContainText("exactly one solution");
    await settled(page);
    await server.close();
    await page.reload();
    await nonet.ready();
    await nonet.press("Hint");
    await expect(nonet.says).toContainText(/Look at|Start from/);
    await page.goto("about:blank");
    forgive(faults, NETWORK);
  });
}

test("a file that never comes right is not kept, and no version with it is started", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  const server = await hostLiar();
  server.lie(/\/nonet-text-.*\.wasm$/);
  await nonet.open(`${server.origin}/`);
  // The worker asks for it: the page does so only when it reads a text.
  await expect.poll(() => server.asked.some((path) => /\/nonet-text-.*\.wasm$/.test(path))).toBe(true);
  const ended = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    // It may have been given up by now.
    if (!worker) return "redundant";
    for (let i = 0; i < 100 && !["redundant", "activated"].includes(worker.state); i++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return worker.state;
  });
  expect(ended).toBe("redundant");
  expect((await kept(page)).filter((file) => file.includes("nonet-text"))).toEqual([]);
  // The next visit tries again, and fetches only what is not there yet.
  server.lie(null);
  server.asked.length = 0;
  await page.reload();
  await settled(page);
  expect((await kept(page)).filter((file) => file.includes("nonet-text"))).toHaveLength(1);
  await page.goto("about:blank");
  forgive(faults, NETWORK);
  await server.close();
});

for (const how of ["lost", "damaged"] as const) {
  test(`kept files that are ${how} come again with the next visit, and offline all is there`, {
    tag: "@desktop",
  }, async ({ nonet, page, faults }) => {
    const server = await hostLiar();
    await nonet.open(`${server.origin}/`);
    await settled(page);
    const all = await kept(page);
    expect(all.length).toBeGreaterThan(50);
    expect(await change(page, /\.(wasm|ftl|txt|css)$|lab|learn/, how)).toBeGreaterThan(10);
    await page.reload();
    // With a style that was mended the page starts once more, at any moment.
    await expect(() => nonet.ready()).toPass();
    const wrong = (): Promise<number> =>
      page.evaluate(async () => {
        const cache = await caches.open("nonet-files /");
        let count = 0;
        for (const request of await cache.keys())
          count += (await (await cache.match(request))!.text()) === "{ damaged" ? 1 : 0;
        return count;
      });
    await expect.poll(() => kept(page).catch(() => null)).toEqual(all);
    await expect.poll(() => wrong().catch(() => null)).toBe(0);
    await server.close();
    await page.reload();
    await nonet.ready();
    await nonet.press("Hint");
    await expect(nonet.says).toContainText(/Look at|Start from/);
    await page.goto(`${server.origin}/learn.html`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("about:blank");
    forgive(faults, NETWORK);
  });
}

for (const [what, pattern, how] of [
  ["the page's own script", /\/assets\/index-.*\.js$/, "damaged"],
  ["the page's own script throws and", /\/assets\/index-.*\.js$/, "throws"],
  ["a script that it imports", /\/assets\/packages-.*\.js$/, "damaged"],
] as const) {
  test(`where ${what} is damaged, the page mends it and starts`, { tag: "@desktop" }, async ({
    nonet,
    page,
    faults,
  }) => {
    const server = await hostLiar();
    await nonet.open(`${server.origin}/`);
    await settled(page);
    expect(await change(page, pattern, how)).toBe(1);
    await page.reload();
    await nonet.ready();
    await expect(page.locator("#missing")).toHaveCount(0);
    await page.goto("about:blank");
    forgive(faults, NETWORK);
    forgive(faults, DAMAGED);
    await server.close();
  });
}

test("where a damaged script cannot be mended, the page says which it is", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  // Nothing is kept by the browser besides.
  const server = await host({ mounts: { "/": dist("site") }, headers: { "Cache-Control": "no-store" } });
  await nonet.open(`${server.origin}/`);
  await settled(page);
  await change(page, /\/assets\/index-.*\.js$/, "damaged");
  await server.close();
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(/did not deliver files.*\/assets\/index-[^ ]+\.js/s);
  await page.goto("about:blank");
  forgive(faults, NETWORK);
  forgive(faults, DAMAGED);
});

test.describe("where the browser denies the worker its cache", () => {
  for (const denied of ["CacheStorage.prototype.open", "Cache.prototype.match"]) {
    test(`${denied}: pages, files and the documentation come from the network`, { tag: "@desktop" }, async ({
      nonet,
      page,
      faults,
    }) => {
      const folder = await mkdtemp(join(tmpdir(), "nonet-"));
      await cp(dist("site"), folder, { recursive: true });
      const script = await readFile(join(folder, "sw.js"), "utf8");
      const deny = `addEventListener("message", ({ data }) => { if (data === "deny") ${denied} = () => Promise.reject(new DOMException("no", "UnknownError")); });\n`;
      await writeFile(join(folder, "sw.js"), deny + script);
      const server = await host({ mounts: { "/": folder } });
      await nonet.open(`${server.origin}/`);
      await settled(page);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.active!.postMessage("deny"));
      await page.reload();
      await nonet.ready();
      await page.goto(`${server.origin}/learn.html`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto(`${server.origin}/docs.html`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto("about:blank");
      forgive(faults, NETWORK);
      await server.close();
      await rm(folder, { recursive: true });
    });
  }
});

test("a type that is wrong for a day is not kept, and a Vary of anything keeps nothing away", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const server = await host({
    mounts: { "/": dist("site") },
    types: { ".css": "text/plain", ".svg": "text/plain" },
    headers: { Vary: "*" },
  });
  await nonet.open(`${server.origin}/`);
  await settled(page);
  const types = await page.evaluate(async () => {
    const cache = await caches.open("nonet-files /");
    const all = await Promise.all(
      (await cache.keys()).map(
        async (request) =>
          [
            new URL(request.url).pathname.split(".").at(-1)!,
            (await cache.match(request))!.headers.get("Content-Type")!,
          ] as const,
      ),
    );
    return Object.fromEntries(all);
  });
  expect(types).toMatchObject({
    css: "text/css",
    svg: "image/svg+xml",
    js: "text/javascript",
    wasm: "application/wasm",
  });
  await page.goto("about:blank");
  forgive(faults, NETWORK);
  await server.close();
});

test("a damaged engine is mended by the call that needs it", { tag: "@desktop" }, async ({ nonet, page, faults }) => {
  const server = await hostLiar();
  await nonet.open(`${server.origin}/`);
  await settled(page);
  await change(page, /\.wasm$/, "damaged");
  await page.reload();
  await nonet.ready();
  await nonet.pasteAnywhere(INKALA);
  await expect(nonet.says).toContainText("exactly one solution");
  await page.goto("about:blank");
  forgive(faults, NETWORK);
  await server.close();
});

test("a view that came wrong is there when it is asked for again", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  const server = await hostLiar();
  server.lie(/\/assets\/view-.*\.js$/);
  await nonet.open(`${server.origin}/`);
  await page.evaluate(() => (location.hash = "library"));
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  server.lie(null);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  await page.goto("about:blank");
  forgive(faults, NETWORK);
  await server.close();
});
