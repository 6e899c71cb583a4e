/**
 * What keeps a page from starting is told for what it is, in the reader's language; files that others put into it are
 * none of its business. A request that hangs is told after a while, like one that failed.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { dist, type Hosting, host } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

const site = dist("site");
const index = readFileSync(`${site}/index.html`, "utf8");
const guardHash = /'sha256-[\w+/=]+'/.exec(index.replaceAll("&#39;", "'"))![0];

async function during<T>(hosting: Hosting, work: (origin: string) => Promise<T>): Promise<T> {
  const server = await host({ mounts: { "/": site }, ...hosting });
  return work(server.origin).finally(() => server.close());
}

/** What others put into a page: no file of the site, from another origin and from the page's own. */
const FOREIGN = `<script src="https://beacon.invalid/beacon.js"></script><script src="/cdn-cgi/rocket.js"></script>
  <script src="/_vercel/insights/script.js" defer></script><link rel="stylesheet" href="/extension.css">
  <script src="/odd.js"></script><link rel="stylesheet" href="./theme.json"><script src="./theme.js-more.js"></script>`;

test("scripts and styles that a host or an extension puts into the page are none of the site's files", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page, faults }) => {
  const pages = { "/": index.replace("<title>", `${FOREIGN}<title>`), "/odd.js": "this is no script" };
  await during({ pages }, async (origin) => {
    await nonet.open(`${origin}/`);
    await page.evaluate(() => {
      for (const href of ["/late.css", "https://translate.invalid/element.css"])
        document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    });
    await nonet.pasteAnywhere(CLASSIC);
    await expect(nonet.says).toContainText("exactly one solution");
    await expect(page.locator("#missing")).toHaveCount(0);
    forgive(
      faults,
      /another origin|CSP|Content.Security|404|MIME|Failed to load|TrustedScriptURL|require-trusted|SyntaxError|Unexpected|unexpected/,
    );
  });
});

/** The page's own scripts are forbidden; the guard may run, or not even that. */
const POLICIES: [policy: string, says: RegExp, inChinese: RegExp][] = [
  [
    `script-src ${guardHash}`,
    /A policy of this page's host forbids files.*assets\/index-\S+\.js \(script-src/s,
    /此网站的安全策略禁止了.*assets\/index-/s,
  ],
  [
    "style-src 'none'",
    /A policy of this page's host forbids files.*\.css \(style-src/s,
    /此网站的安全策略禁止了.*\.css/s,
  ],
  [
    "trusted-types none; require-trusted-types-for 'script'",
    /A policy of this page's host forbids files.*lit-html/s,
    /此网站的安全策略禁止了.*lit-html/s,
  ],
  [
    "script-src 'none'",
    /Nonet has not started\. A policy of its host may forbid its scripts/,
    /网站的安全策略可能禁止了它的脚本/,
  ],
  [
    "default-src 'none'",
    /Nonet has not started\. A policy of its host may forbid its scripts/,
    /网站的安全策略可能禁止了它的脚本/,
  ],
];

test("faults of a host's scripts while the game is played are not told as the page's, and its own are", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page, faults }) => {
  // Once the page is there: what fails earlier is the guard's.
  const script = `addEventListener("go", () => {
      setTimeout(() => { throw new Error("analytics"); });
      setTimeout(() => Promise.reject(new Error("analytics")));
      setTimeout(async () => { await fetch("https://analytics.invalid/"); });
      setTimeout(() => (window.ranAll = true), 500);
    });`;
  const pages = { "/": index.replace("</head>", `<script src="/analytics.js" defer></script></head>`) };
  await during({ pages: { ...pages, "/analytics.js": script } }, async (origin) => {
    await nonet.open(`${origin}/`);
    await page.evaluate(() => dispatchEvent(new Event("go")));
    await page.waitForFunction(() => "ranAll" in window);
    const said = page.getByText("Something went wrong");
    await expect(said).toHaveCount(0);
    // A fault in what the page does by itself, as by a built-in that somebody changed.
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("changed");
      };
    });
    await page.getByRole("button", { name: "Tools" }).click();
    await expect(said).toBeVisible();
    forgive(faults, /./);
  });
});

for (const [policy, english, chinese] of POLICIES)
  for (const [locale, says] of [
    ["en-GB", english],
    ["zh-CN", chinese],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test(`${locale}: under a host's policy "${policy.replace(guardHash, "(the guard)")}" the page says what it is`, {
        tag: "@desktop",
      }, async ({ page, faults }) => {
        await during({ headers: { "Content-Security-Policy": policy } }, async (origin) => {
          await page.goto(`${origin}/`);
          await expect(page.getByText(says).first()).toBeVisible();
          await expect(page.getByText(says).first()).toBeInViewport();
          await expect(page.getByText(/did not deliver|没有正确提供/)).toHaveCount(0);
          forgive(faults, /./);
        });
      });
    });

for (const file of ["embed", "nonet"])
  for (const policy of ["script-src 'none'", "default-src 'none'"])
    test(`${file}: under a host's policy "${policy}" the page says, by what is written in it, that it has not started`, {
      tag: "@desktop",
    }, async ({ page, faults }) => {
      await during({ headers: { "Content-Security-Policy": policy } }, async (origin) => {
        await page.goto(`${origin}/${file}.html`);
        for (const says of [/has not started\. A policy of its host may forbid its scripts/, /安全策略可能禁止/])
          await expect(page.getByText(says)).toBeInViewport({ timeout: 20_000 });
        await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
        forgive(faults, /./);
      });
    });

test("a frame whose host forbids WebAssembly says why it has no puzzle, and a frame that started never says that it has not", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  await during({ headers: { "Content-Security-Policy": "script-src 'self'" } }, async (origin) => {
    for (const query of ["", "?level=easy&controls=all"]) {
      await page.goto(`${origin}/embed.html${query}`);
      await expect(page.getByRole("alert")).toContainText(/engine can't be reached: .*Try again/);
    }
    await page.goto("about:blank");
  });
  await during({ headers: { "Content-Security-Policy": "style-src 'none'" } }, async (origin) => {
    for (const file of ["embed", "nonet"]) {
      await page.goto(`${origin}/${file}.html`);
      await expect(page.locator(".not-started")).toHaveCount(0);
    }
    await page.goto("about:blank");
  });
  forgive(faults, /./);
});

test("a host's policy that forbids workers, WebAssembly or requests leaves a game, and says what is missing", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  for (const policy of ["worker-src 'none'", `script-src 'self' ${guardHash}`, "connect-src 'none'"])
    await during({ headers: { "Content-Security-Policy": policy } }, async (origin) => {
      await nonet.open(`${origin}/`);
      await nonet.press("Hint");
      await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
      await expect(page.locator("#missing")).toHaveCount(0);
      await page.goto("about:blank");
    });
  forgive(faults, /./);
});

test("a host's policy that forbids fonts alone takes nothing that the page needs", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  await during({ headers: { "Content-Security-Policy": "font-src 'none'" } }, async (origin) => {
    await nonet.open(`${origin}/`);
    await nonet.press("Hint");
    await expect(page.locator("#missing")).toHaveCount(0);
    forgive(faults, /./);
  });
});

for (const [how, patch] of [
  [
    "throws",
    () =>
      (CustomElementRegistry.prototype.define = () => {
        throw new Error("patched");
      }),
  ],
  ["does nothing", () => (CustomElementRegistry.prototype.define = () => undefined)],
  ["is missing", () => Object.defineProperty(window, "customElements", { value: undefined })],
] as const)
  for (const file of ["index", "lab", "learn", "nonet", "embed"])
    test(`${file}: customElements.define ${how}: the page says that it cannot start, or does without`, {
      tag: file === "index" ? ["@desktop", "@firefox"] : "@desktop",
    }, async ({ page, faults }) => {
      await page.addInitScript(patch as () => void);
      await during({}, async (origin) => {
        await page.goto(`${origin}/${file}.html`);
        const told = page.getByText(/Nonet could not start|can't show this page|This Sudoku has not started/);
        const works = page.getByRole("heading", { level: 1 });
        await expect(/lab|learn/.test(file) ? told.or(works).first() : told.first()).toBeVisible();
        forgive(faults, /./);
      });
    });

for (const [what, thrown, words] of [
  ["an exception of the browser", () => new DOMException("blocked"), "blocked"],
  ["a text", () => "refused", "refused"],
  ["nothing", () => null, ""],
  ["an error of somebody else", () => ((made) => made)(new Error("made before")), "made before"],
] as const)
  for (const file of ["index", "lab", "learn"])
    test(`${file}: where a part of the browser throws ${what}, the page could not start, and the server is not blamed`, {
      tag: file === "index" ? ["@desktop", "@firefox"] : "@desktop",
    }, async ({ page, faults }) => {
      await page.addInitScript(`{
        const thrown = (${String(thrown)})();
        CustomElementRegistry.prototype.define = () => { throw thrown; };
      }`);
      await during({}, async (origin) => {
        await page.goto(`${origin}/${file}.html`);
        await expect(page.locator("#missing")).toContainText("Nonet could not start");
        await expect(page.locator("#missing")).toContainText(words);
        await expect(page.locator("#missing")).not.toContainText("did not deliver");
        forgive(faults, /./);
      });
    });

test("where newer parts of the browser are missing, a file that does not come is told all the same", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  await page.addInitScript(() => {
    for (const name of ["replaceChildren", "prepend", "append", "remove"])
      Reflect.deleteProperty(Element.prototype, name);
    for (const name of ["MessageChannel", "MutationObserver", "fetch"]) Reflect.deleteProperty(window, name);
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("#missing")).toContainText(/did not deliver files.*index-\S+\.js \(no answer\)/s);
  forgive(faults, /./);
});

test("a board that cannot be made is told", { tag: "@desktop" }, async ({ page, faults }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "attachShadow"));
  await page.goto("./");
  await expect(page.locator("#missing")).toContainText("Nonet could not start");
  forgive(faults, /./);
});

test("a file that fails once, breaks off, is empty or imports what is not there is told as what it is", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  const missing = page.locator("#missing");
  for (const [pattern, status, says] of [
    [/\/assets\/header-[^/]*\.js$/, 404, /did not deliver files.*header-\S+\.js \(404\)/s],
    [/\/assets\/index-[^/]*\.js$/, 200, /did not deliver files.*index-\S+\.js/s],
  ] as const) {
    await page.route(pattern, (route) => route.fulfill({ status, contentType: "text/javascript", body: "" }));
    await page.goto("./");
    await expect(missing).toContainText(says);
    await expect(missing).not.toContainText("too old");
    await page.unroute(pattern);
  }
  for (const [pattern, says] of [
    [/\/assets\/index-[^/]*\.js$/, /did not deliver files.*index-\S+\.js/s],
    [/\/assets\/header-[^/]*\.css$/, /did not deliver files.*header-\S+\.css/s],
  ] as const) {
    await page.route(pattern, (route) => route.abort(), { times: 1 });
    await page.goto("./");
    await expect(missing).toContainText(says);
    await expect(missing).not.toContainText("too old");
  }
  forgive(faults, /./);
});

test("files that a network sends to another site are told as such, and not as a policy of the host", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  await during({}, async (portal) => {
    await page.route(/\/assets\/[^/]*\.(js|css)$/, (route) =>
      route.fulfill({ status: 302, headers: { Location: `${portal}/index.html` } }),
    );
    for (const name of ["index", "lab", "learn"]) {
      await page.goto(`./${name}.html`);
      await expect(page.locator("#missing")).toContainText(/did not deliver files.*assets\/\S+ \(no answer\)/s);
      await expect(page.locator("#missing")).not.toContainText("policy");
    }
    await page.goto("about:blank");
  });
  forgive(faults, /./);
});

test("a page that has started does not say that it has not", { tag: "@desktop" }, async ({ page, faults }) => {
  await during({ headers: { "Content-Security-Policy": "style-src 'none'" } }, async (origin) => {
    for (const file of ["index", "lab"]) {
      await page.goto(`${origin}/${file}.html`);
      await expect(page.locator(".not-started")).toHaveCount(0);
    }
    await page.goto("about:blank");
  });
  await during({ headers: { "Content-Security-Policy": "sandbox allow-scripts" } }, async (origin) => {
    await page.goto(`${origin}/`);
    await expect(page.locator("#missing")).toContainText(/A policy of this page's host forbids files.*sandbox/s);
    await page.goto("about:blank");
  });
  forgive(faults, /./);
});

for (const [what, change] of [
  ["without its place", (html: string, id: string) => html.replace(new RegExp(`<div id="${id}">\\s*</div>`), "")],
  ["that ends with its head", (html: string) => html.slice(0, html.indexOf("<body"))],
] as const)
  test(`a page ${what} says that it could not start`, { tag: "@desktop" }, async ({ page, faults }) => {
    for (const [file, id] of [
      ["index", "app"],
      ["lab", "lab"],
      ["learn", "learn"],
    ] as const) {
      const html = readFileSync(`${site}/${file}.html`, "utf8");
      expect(change(html, id)).not.toBe(html);
      await during({ pages: { [`/${file}.html`]: change(html, id) } }, async (origin) => {
        await page.goto(`${origin}/${file}.html`);
        await expect(page.getByText(/Nonet could not start|can't show this page/)).toHaveCount(1);
        await page.goto("about:blank");
      });
    }
    forgive(faults, /./);
  });

test("where the browser loads no files beside a page from a disk, it says which file can be opened", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  for (const name of ["index", "learn", "lab"]) {
    await page.goto(`file://${site}/${name}.html`);
    await expect(page.locator("#missing")).toContainText("Open nonet.html instead");
  }
  // As browsers save a page: its files have other places.
  const folder = await mkdtemp(join(tmpdir(), "nonet-"));
  const saved = index.replaceAll("./assets/", "./Nonet_files/").replaceAll("./theme.js", "./Nonet_files/theme.js");
  await writeFile(join(folder, "Nonet.html"), saved);
  await page.goto(`file://${folder}/Nonet.html`);
  await expect(page.locator("#missing")).toContainText("Open nonet.html instead");
  await page.goto("about:blank");
  await rm(folder, { recursive: true });
  forgive(faults, /./);
});

test("a page whose text stands in another one's frame says which files it misses there", { tag: "@desktop" }, async ({
  page,
  faults,
}) => {
  const frame = `<!doctype html><meta charset="utf-8"><iframe srcdoc="${index.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;
  await during({ pages: { "/blog/post": frame } }, async (origin) => {
    await page.goto(`${origin}/blog/post`);
    const says = page.frameLocator("iframe").locator("#missing");
    await expect(says).toContainText(new RegExp(`did not deliver files.*${origin}/blog/assets/`, "s"));
    await page.goto("about:blank");
  });
  forgive(faults, /./);
});

test("the style of a view that hangs is told by the page alone, which asks for it once more", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  const release = await hold(page, /\/assets\/view-[^/]*\.css$/);
  await page.goto("./#settings", { waitUntil: "commit" });
  await expect(page.getByText("could not be loaded").first()).toBeVisible();
  // The guard would have told by now.
  await page.waitForTimeout(4000);
  await expect(page.locator("#missing")).toHaveCount(0);
  const second = page.waitForRequest(/\/assets\/view-[^/]*\.css$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await second;
  release();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect.poll(() => isStyled(page)).toBe(true);
  forgive(faults, /./);
});

test("a view whose style failed has it when it is opened anew, and other views do not wait for it", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  let broken = "";
  await page.route(/\/assets\/view-[^/]*\.css$/, (route) => {
    broken ||= route.request().url();
    return route.request().url() === broken ? route.fulfill({ status: 503 }) : route.continue();
  });
  await nonet.open();
  const opened = (hash: string): Promise<void> => page.evaluate((hash) => void (location.hash = hash), hash);
  await opened("settings");
  await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
  await opened("help");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText("Help");
  await opened("");
  await opened("settings");
  await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
  await page.unrouteAll({ behavior: "wait" });
  await opened("");
  await opened("settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect.poll(() => isStyled(page)).toBe(true);
  forgive(faults, /./);
});

/** Every style sheet of the page is there, to its end. */
const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => {
      try {
        return (Array.from(sheet.cssRules).pop() as CSSStyleRule).selectorText;
      } catch {
        return "none";
      }
    }).every((last) => last === ".end"),
  );

/** Requests that are held back until they are released. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a page that comes in the place of a style sheet is told, at the start and with a view", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  // As a portal answers: without the header that would have browsers refuse it.
  const PORTAL = "<!doctype html><title>Please log in</title><p>Please log in";
  const answered = (pattern: RegExp): Promise<unknown> =>
    page.route(pattern, (route) => route.fulfill({ status: 200, contentType: "text/html", body: PORTAL, headers: {} }));
  await answered(/\/assets\/[^/]*\.css$/);
  for (const name of ["index", "lab", "learn"]) {
    await page.goto(`./${name}.html`);
    await expect(page.locator("#missing")).toContainText(/did not deliver files.*\.css \(Content-Type: text\/html\)/s);
  }
  await page.unroute(/\/assets\/[^/]*\.css$/);
  await nonet.open();
  await expect(page.locator("#missing")).toHaveCount(0);
  await answered(/\/assets\/(view|dialog)-[^/]*\.css$/);
  await page.evaluate(() => (location.hash = "settings"));
  await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/\/assets\/(view|dialog)-[^/]*\.css$/);
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect.poll(() => isStyled(page)).toBe(true);
  forgive(faults, /./);
});

/** The first half of an answer, or nothing of it, as of an upload that ended half way. */
async function cut(page: Page, pattern: RegExp, part: number, contentType = "text/plain"): Promise<void> {
  await page.route(pattern, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ status: 200, contentType, body: text.slice(0, text.length * part) });
  });
}

test("a text that is cut off is told, and no message shows its name", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  for (const part of [0, 0.5, 0.999]) {
    await cut(page, /\/hints\.en-[^/]*\.ftl$/, part);
    await nonet.open();
    await nonet.press("Hint");
    await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
    await page.unrouteAll({ behavior: "wait" });
  }
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(nonet.says).toContainText(/Look at|Start from/);
  forgive(faults, /EngineError|its end is missing/);
});

test("a style sheet that is cut off is told, at the start and with a view", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  await cut(page, /\/assets\/[^/]*\.css$/, 0.7, "text/css");
  for (const name of ["index", "lab", "learn"]) {
    await page.goto(`./${name}.html`);
    await expect(page.locator("#missing")).toContainText(/did not deliver files.*\.css/s);
  }
  await page.unrouteAll({ behavior: "wait" });
  await nonet.open();
  await expect(page.locator("#missing")).toHaveCount(0);
  await cut(page, /\/assets\/view-[^/]*\.css$/, 0.7, "text/css");
  await page.evaluate(() => (location.hash = "settings"));
  await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
  await page.unrouteAll({ behavior: "wait" });
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect.poll(() => isStyled(page)).toBe(true);
  forgive(faults, /./);
});

test("a script that is cut off is told, and after Try again and Reload the page has it", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page, faults }) => {
  // Browsers never import anew what they could not read; and a host's cache keeps it, too.
  for (const [pattern, open] of [
    [/\/assets\/view-[^/]*\.js$/, () => page.evaluate(() => void (location.hash = "settings"))],
    [/\/assets\/parts-[^/]*\.js$/, () => nonet.press("Hint")],
  ] as const) {
    await cut(page, pattern, 0.5, "text/javascript");
    await nonet.open();
    await open();
    const alert = nonet.says.getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    await page.unrouteAll({ behavior: "wait" });
    const renewed = page.waitForRequest(pattern);
    await nonet.says.getByRole("button", { name: "Try again" }).click();
    await renewed;
    await nonet.says.getByRole("button", { name: "Reload" }).click();
    await expect(alert).toHaveCount(0);
  }
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  await page.evaluate(() => (location.hash = "settings"));
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  forgive(faults, /./);
});

test.describe("a cut text in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("the page is in English, and says so", { tag: "@desktop" }, async ({ nonet, page, faults }) => {
    await cut(page, /\/page\.zh-CN-[^/]*\.ftl$/, 0);
    await nonet.open();
    await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    forgive(faults, /its end is missing/);
  });
});

test("the maker says that its list of techniques could not be had, and asks anew, also after one that hangs", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await nonet.open();
  const hints = /\/hints\.en-[^/]*\.ftl$/;
  const dialog = page.getByRole("dialog");
  const open = async (): Promise<void> => {
    await nonet.openSheet("Tools");
    await dialog.getByRole("button", { name: "Make a puzzle" }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "The techniques could not be loaded." })).toBeVisible();
  };
  await page.route(hints, (route) => route.fulfill({ status: 503, body: "" }));
  await open();
  await page.unroute(hints);
  await page.keyboard.press("Escape");
  await page.route(hints, () => undefined);
  await open();
  await page.unroute(hints);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.locator("#maker-technique")).toBeEnabled();
  await expect(dialog.getByText("The techniques could not be loaded.")).toHaveCount(0);
  forgive(faults, /503|EngineError/);
});

test.describe("a request that hangs", () => {
  // The first two keep nothing from being shown; Firefox differs with the others.
  const NOT_STARTED = "Nonet has not started yet";
  for (const [what, pattern, says, tag] of [
    ["the page's own script", /\/assets\/index-[^/]*\.js$/, NOT_STARTED, ["@desktop"]],
    ["a script that it imports", /\/assets\/packages-[^/]*\.js$/, NOT_STARTED, ["@desktop"]],
    ["the script before it", /\/theme\.js$/, NOT_STARTED, ["@desktop", "@firefox"]],
    [
      "a style sheet",
      /\/assets\/index-[^/]*\.css$/,
      "The look of this page has not come yet",
      ["@desktop", "@firefox"],
    ],
  ] as const)
    test(`${what}: the page says so and offers to try again; when it comes after all, the page starts and nothing is left of that`, {
      tag: [...tag],
    }, async ({ nonet, page, browserName }) => {
      const release = await hold(page, pattern);
      await page.goto("./", { waitUntil: "commit" });
      const alert = page.locator("#missing");
      // In Firefox the scripts go on waiting for the styles.
      await expect(alert).toContainText(browserName === "firefox" ? NOT_STARTED : says);
      await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
      release();
      await nonet.ready();
      await expect(alert).toHaveCount(0);
      await expect(page.locator("body")).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCSS("display", "flex");
    });

  test("the page's own script or its texts, in Learn and in the lab", { tag: "@desktop" }, async ({ page }) => {
    for (const [name, file] of [
      ["learn", "learn-[^/]*\\.js"],
      ["lab", "lab-[^/]*\\.js"],
      ["learn", "learn\\.en-[^/]*\\.ftl"],
    ] as const) {
      const release = await hold(page, new RegExp(`/assets/${file}$`));
      await page.goto(`./${name}.html`, { waitUntil: "commit" });
      await expect(page.locator("#missing")).toContainText("Nonet has not started yet");
      release();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#missing")).toHaveCount(0);
    }
  });

  test.describe("in Chinese", () => {
    test.use({ locale: "zh-CN" });
    test("the texts: the page starts in English and says so; when they come, it is in Chinese", {
      tag: ["@desktop", "@firefox"],
    }, async ({ nonet, page }) => {
      const release = await hold(page, /\/page\.zh-CN-[^/]*\.ftl$/);
      await nonet.open();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
      release();
      await expect(page).toHaveTitle("Nonet – 数独");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("the texts of Learn: the page is there in English meanwhile", { tag: "@desktop" }, async ({ page }) => {
      const release = await hold(page, /\/learn\.zh-CN-[^/]*\.ftl$/);
      await page.goto("./learn.html");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Learn/);
      await expect(page.getByRole("alert")).toContainText("That language could not be loaded.");
      release();
      await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("the page's own script: the page says so in Chinese", { tag: "@desktop" }, async ({ page }) => {
      const release = await hold(page, /\/assets\/index-[^/]*\.js$/);
      await page.goto("./", { waitUntil: "commit" });
      await expect(page.locator("#missing")).toContainText("Nonet 尚未启动");
      await expect(page.locator("#missing").getByRole("button", { name: "重试" })).toBeVisible();
      release();
    });
  });

  const PARTS: [
    what: string,
    pattern: RegExp,
    ask: (nonet: NonetPage) => Promise<unknown>,
    there: (page: Page) => Promise<void>,
  ][] = [
    [
      "a view",
      /\/assets\/view-[^/]*\.js$/,
      (nonet) => nonet.page.evaluate(() => (location.hash = "library")),
      (page) => expect(page.getByRole("heading", { name: "Library" })).toBeVisible(),
    ],
    [
      "a dialog",
      /\/assets\/dialog-[^/]*\.js$/,
      (nonet) => nonet.press("Export"),
      (page) => expect(page.getByRole("dialog")).toContainText("A link to the givens"),
    ],
    [
      "the texts of a view",
      /\/help\.en-[^/]*\.ftl$/,
      (nonet) => nonet.page.evaluate(() => (location.hash = "help")),
      (page) => expect(page.locator("main:not([hidden])").getByRole("heading").first()).toBeVisible(),
    ],
    [
      "the parts of a hint",
      /\/assets\/parts-[^/]*\.js$/,
      (nonet) => nonet.press("Hint"),
      (page) => expect(page.getByRole("region", { name: "Messages" })).toContainText(/Look at|Start from/),
    ],
  ];

  for (const [what, pattern, ask, there] of PARTS) {
    test(`${what}: the page says so, and trying again has it`, { tag: "@desktop" }, async ({ nonet, page, faults }) => {
      let hangs = true;
      await during({ hangs: (path) => hangs && pattern.test(path) }, async (origin) => {
        await nonet.open(`${origin}/`);
        await ask(nonet);
        const alert = page.getByRole("alert");
        await expect(alert).toContainText("could not be loaded");
        hangs = false;
        await alert.getByRole("button", { name: "Try again" }).click();
        await there(page);
        await expect(alert).toHaveCount(0);
        forgive(faults, /another origin|Failed to|EngineError|Nothing came/);
      });
    });

    test(`${what}: what comes late is there, and the notice is gone`, { tag: "@desktop" }, async ({
      nonet,
      page,
      faults,
    }) => {
      const release = await hold(page, pattern);
      await nonet.open();
      await ask(nonet);
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      release();
      await there(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      forgive(faults, /EngineError|Nothing came/);
    });
  }

  test.describe("of the engine", () => {
    test.use({ shelf: "empty" });
    for (const [what, pattern] of [
      ["the engine", /\/nonet-(?!text|picture)[^/]*\.wasm$/],
      ["its worker", /\/worker-[^/]*\.js$/],
    ] as const)
      test(`${what}: the page says so, and trying again has a hint`, { tag: ["@desktop", "@firefox"] }, async ({
        nonet,
        page,
        faults,
      }) => {
        let hangs = true;
        await during({ hangs: (path) => hangs && pattern.test(path) }, async (origin) => {
          await nonet.open(`${origin}/`);
          await nonet.press("Hint");
          await expect(nonet.says.getByRole("alert")).toContainText("The solver could not be loaded");
          hangs = false;
          await nonet.says.getByRole("button", { name: "Try again" }).click();
          await expect(nonet.says).toContainText(/Look at|Start from/);
          await expect(page.getByRole("alert")).toHaveCount(0);
          forgive(faults, /another origin|EngineError|hangs|Failed to load/);
        });
      });

    test("the module that reads texts: the page says so, and reads it at the next attempt", {
      tag: "@desktop",
    }, async ({ nonet, page, faults }) => {
      let hangs = true;
      await during({ hangs: (path) => hangs && /\/nonet-text-[^/]*\.wasm$/.test(path) }, async (origin) => {
        await nonet.open(`${origin}/`);
        await nonet.press("Paste a puzzle");
        const box = page.getByRole("textbox", { name: "Puzzle text" });
        await box.fill(`Puzzle by mail:\n${CLASSIC}\nand so on`);
        await expect(page.getByRole("dialog")).toContainText("it knows only lines and rows of digits");
        hangs = false;
        await box.press("End");
        await page.keyboard.type(" ");
        await expect(page.getByRole("dialog")).not.toContainText("only lines and rows");
        forgive(faults, /another origin|EngineError|hangs|Failed to load/);
      });
    });
  });

  test("the training in Learn: the page says so, and trying again has it", { tag: "@desktop" }, async ({
    page,
    faults,
  }) => {
    let hangs = true;
    await during({ hangs: (path) => hangs && /\/assets\/training-[^/]*\.js$/.test(path) }, async (origin) => {
      await page.goto(`${origin}/learn.html#train`);
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      hangs = false;
      await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Train" }).first()).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      forgive(faults, /another origin|Failed to/);
    });
  });
});
