/**
 * Which page comes up at which address: with the service worker at work, with a network and without, on a server as
 * Cloudflare Pages and Netlify are, which send the headers of `_headers` with every answer.
 */
import type { Page } from "@playwright/test";
import { expect, forgive, test } from "../support/app.js";
import { dist, host, NETWORK, siteHeaders } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

test.use({ serviceWorkers: "allow" });

type Shown = "play" | "lab" | "learn" | "docs" | "single" | "embed" | "notices" | "none";

/** Every address, and what is there; without a network, unless another page is named, the same. */
const ADDRESSES: [address: string, page: Shown, offline?: Shown][] = [
  ["", "play"],
  ["?gclid=Cj0KCQ", "play"],
  ["?utm_source=newsletter&utm_medium=email", "play"],
  ["?fbclid=IwAR2x", "play"],
  ["?from=singlemessage&isappinstalled=0", "play"],
  ["?nsukey=abc%2Fdef&from=timeline", "play"],
  ["?start=daily", "play"],
  ["?source=pwa&x=/embed.html", "play"],
  ["?next=/docs/", "play"],
  ["?next=/nonet.html", "play"],
  ["?v=1.2", "play"],
  // The share target's destination (sw/share-target.ts), and its own page for visitors who merely look.
  ["?shared=files", "play"],
  [`?title=Puzzle&text=${CLASSIC}&url=https%3A%2F%2Fa.example%2Fb`, "play"],
  ["share", "none"],
  [`#p=${CLASSIC}`, "play"],
  [`?gclid=1#p=${CLASSIC}`, "play"],
  ["#library", "play"],
  ["#library/statistics", "play"],
  ["index.html", "play"],
  ["index.html?fbclid=1", "play"],
  ["index", "play"],
  ["index/", "play"],
  ["lab.html", "lab"],
  ["lab.html?from=singlemessage", "lab"],
  ["lab.html?next=/embed/", "lab"],
  ["lab", "lab"],
  ["lab/", "lab"],
  ["lab?gclid=1", "lab"],
  ["lab/?x=1.2", "lab"],
  ["learn.html", "learn"],
  ["learn.html?gclid=1", "learn"],
  ["learn.html?r=/docs.html", "learn"],
  ["learn", "learn"],
  ["learn/", "learn"],
  ["learn?utm_campaign=a.b", "learn"],
  ["learn/?fbclid=IwAR", "learn"],
  ["docs.html", "docs"],
  ["docs.html?v=2", "docs"],
  ["docs", "docs"],
  ["docs?gclid=1", "docs"],
  ["docs/guide/hosting.html", "docs"],
  ["docs/guide/hosting?fbclid=1", "docs"],
  ["nonet.html?x=1", "single", "none"],
  ["embed.html?puzzle=", "embed", "none"],
  ["third-party-notices.txt", "notices", "none"],
  ["nosuch", "none"],
  ["nosuch/", "none"],
  ["nosuch?gclid=1", "none"],
  ["no/such/page.html", "none"],
  ["learn.html/more", "none"],
  ["learning", "none"],
  ["lab.htm", "none"],
  ["assets/nosuch.js", "none"],
  ["docs/nosuch", "none"],
  [".well-known/nothing", "none"],
];

/** The page that has come up, once it has. */
async function shown(page: Page): Promise<Shown | string> {
  return page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has("#missing")) return document.querySelector("#missing")!.textContent!;
    const name = document.querySelector<HTMLElement>("script[data-page]")?.dataset["page"];
    if (name === "index") return has("#board") ? "play" : "nothing yet";
    if (name) return has("h1") ? name : "nothing yet";
    if (has("script[src$='/embed.js']")) return "embed";
    if (has("main svg ~ h1 ~ a[href]"))
      return getComputedStyle(document.body).display === "grid" ? "none" : "none, without its style";
    if (has(".docs, [data-docs], link[href*='docs.css']")) return "docs";
    if (document.contentType === "text/plain" || document.body?.textContent?.includes("Permission is hereby granted"))
      return "notices";
    return has("#board, #app") ? "single" : document.documentElement.outerHTML.slice(0, 300);
  });
}

for (const [folder, tag] of [
  ["/", ["@desktop"]],
  ["/v1.2/", ["@desktop", "@firefox"]],
] as const) {
  test(`below ${folder} each address has its page, online and offline`, { tag: [...tag] }, async ({ page, faults }) => {
    test.setTimeout(300_000);
    const server = await host({
      mounts: { [folder]: dist("site") },
      clean: true,
      headers: siteHeaders(folder),
    });
    const site = `${server.origin}${folder}`;
    await page.goto(`${site}docs.html`);
    await expect(page.locator("html")).toHaveAttribute("data-kept", "yes", { timeout: 60_000 });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    const wrong: string[] = [];
    const visitAll = async (offline: boolean): Promise<void> => {
      for (const [address, online, otherwise] of ADDRESSES) {
        const wanted = (offline && otherwise) || online;
        // Firefox may still be busy with the page before.
        await page.goto("about:blank").catch(() => page.goto("about:blank"));
        await page
          .goto(`${site}${address}`, { waitUntil: "domcontentloaded" })
          .catch((error: unknown) => wrong.push(`${address}: ${String(error)}`));
        const last = await expect
          .poll(() => shown(page).catch(String), { intervals: [20, 50, 100] })
          .toBe(wanted)
          .then(
            () => wanted,
            () => shown(page),
          );
        if (last !== wanted) wrong.push(`${offline ? "offline" : "online"} ${address}: ${last}, not ${wanted}`);
        if (last === "none")
          await expect(page.getByRole("link", { name: "Play Sudoku" })).toHaveAttribute("href", folder);
        // Files are looked for in the site's folder: of a page's own name nothing is a folder.
        const path = new URL(page.url()).pathname;
        if (!["none", "docs"].includes(wanted) && path.endsWith("/") && path !== folder)
          wrong.push(`${address}: became ${path}`);
      }
    };
    await visitAll(false);
    await server.close();
    await visitAll(true);
    expect(wrong).toEqual([]);
    await page.goto("about:blank");
    forgive(faults, NETWORK);
  });
}

test("a page that is not there says so, with a link to the game, in the reader's language", {
  tag: "@desktop-quick",
}, async ({ page, faults }) => {
  const server = await host({ mounts: { "/a/b/": dist("site") }, clean: true });
  const answer = await page.goto(`${server.origin}/a/b/no/such/page?x=1`);
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  const link = page.getByRole("link", { name: "Play Sudoku" });
  await expect(link).toHaveAttribute("href", "/a/b/");
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ language: "zh-CN" })));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "此页不存在" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  // Pressed before the page knows the way, it leads there all the same.
  await page.route("**/manifest.webmanifest", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.reload();
  await page.getByRole("link", { name: "开始玩" }).click();
  await expect(page.locator("#board")).toBeVisible();
  await page.goto("about:blank");
  forgive(faults, /404 \(Not Found\)|another origin/);
  await server.close();
});
