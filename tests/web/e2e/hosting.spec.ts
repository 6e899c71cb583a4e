/**
 * The site on the servers that there are: any path, with or without slashes and endings, right types or not, files
 * missing.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, forgive, test } from "../support/app.js";
import { dist, type Hosting, host, siteHeaders } from "../support/server.js";
import { INKALA } from "../support/sudoku.js";

const site = dist("site");
const page = (name: string): string => readFileSync(`${site}/${name}.html`, "utf8");
const html = { index: page("index"), lab: page("lab"), learn: page("learn") };

/** Runs a server for the time of a test. */
async function during<T>(hosting: Hosting, work: (origin: string) => Promise<T>): Promise<T> {
  const server = await host(hosting);
  return work(server.origin).finally(() => server.close());
}

/**
 * These servers are the page's own, which the other tests' server is not; nothing above the site's folder may be
 * asked for.
 */
const own = (origin: string, folder: string, also = /^$/): RegExp =>
  new RegExp(`^another origin: ${origin}${folder}|${also.source}`);

test("the server of the preview lets other origins load what is for other people's pages, and nothing else", async ({
  request,
}) => {
  const allowed = async (path: string): Promise<string | undefined> =>
    (await request.get(path, { headers: { Origin: "https://blog.example" } })).headers()["access-control-allow-origin"];
  expect([
    await allowed("./embed/board.js"),
    await allowed("./embed/nonet.wasm"),
    await allowed("./"),
    await allowed("./theme.js"),
  ]).toEqual(["*", "*", undefined, undefined]);
});

for (const folder of ["/", "/a/b/"]) {
  test(`at ${folder} everything is found below it`, { tag: "@desktop-quick" }, async ({ nonet, faults }) => {
    await during({ mounts: { [folder]: site } }, async (origin) => {
      await nonet.open(`${origin}${folder}`);
      await nonet.paste(INKALA);
      await expect(nonet.says).toContainText("exactly one solution");
      forgive(faults, own(origin, folder));
    });
  });
}

test("a folder that is answered without its slash becomes one with it; links and history go on", async ({
  nonet,
  page,
  faults,
}) => {
  await during({ mounts: { "/a/b/": site }, pages: { "/a/b": html.index } }, async (origin) => {
    await page.goto(`${origin}/a/b?from=home#library`);
    await expect(page).toHaveURL(`${origin}/a/b/?from=home#library`);
    await page.goto(`${origin}/a/b`);
    await nonet.ready();
    await nonet.paste(INKALA);
    await expect(nonet.says).toContainText("exactly one solution");
    await page.getByRole("banner").getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Lab" }).click();
    await expect(page).toHaveURL(new RegExp(`^${origin}/a/b/lab.html`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A browser that reads ahead may have looked beside the folder before the guard ran.
    forgive(faults, own(origin, "/a/", /404 \(Not Found\)|MIME type/));
  });
});

test("pages are found without their ending, and with a slash in its place", async ({ page, faults }) => {
  const pages = { "/a/learn": html.learn, "/a/learn/": html.learn, "/a/lab/": html.lab };
  await during({ mounts: { "/a/": site }, pages }, async (origin) => {
    for (const path of ["/a/learn", "/a/learn/", "/a/lab/"]) {
      await page.goto(`${origin}${path}`);
      expect(new URL(page.url()).pathname).toBe(path.replace(/\/$/, ""));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    forgive(faults, own(origin, "/a/", /404 \(Not Found\)|MIME type/));
  });
});

test.describe("with wrong types and without compression", () => {
  test.use({ locale: "zh-CN" });
  test("all but scripts and styles, whose types browsers insist on, may be anything", { tag: "@desktop" }, async ({
    nonet,
    page,
    faults,
  }) => {
    const types = {
      ".wasm": "application/octet-stream",
      ".ftl": "text/plain",
      ".webmanifest": "text/plain",
      ".txt": "application/octet-stream",
      ".svg": "text/xml",
    };
    await during({ mounts: { "/n/": site }, types }, async (origin) => {
      await nonet.open(`${origin}/n/`);
      await expect(page).toHaveTitle("Nonet – 数独");
      await nonet.pasteAnywhere(INKALA);
      await expect.poll(() => nonet.givens()).toBe(INKALA);
      forgive(faults, own(origin, "/n/"));
    });
  });
});

test.describe("a host that answers with its start page for whatever is missing", () => {
  test.use({ shelf: "empty" });
  const gone = (pattern: RegExp): Hosting => ({ mounts: { "/": site }, fallback: html.index, pages: missing(pattern) });
  const missing = (pattern: RegExp): Record<string, string> =>
    Object.fromEntries(
      readdirSync(`${site}/assets`)
        .filter((name) => pattern.test(name))
        .map((name) => [`/assets/${name}`, html.index]),
    );

  test("without the engine a game starts and the page says what is missing", async ({ nonet, faults }) => {
    await during(gone(/\.wasm$/), async (origin) => {
      await nonet.open(`${origin}/`);
      await nonet.press("Hint");
      await expect(nonet.says.getByRole("alert")).toContainText("The solver could not be loaded");
      forgive(faults, own(origin, "/", /EngineError|CompileError|WebAssembly/));
    });
  });

  test("without the page's own script it says which file came as what", async ({ page, faults }) => {
    await during(gone(/^index-.*\.js$/), async (origin) => {
      await page.goto(`${origin}/`);
      await expect(page.getByRole("alert")).toContainText(
        /did not deliver files.*\/assets\/index-[^ ]+\.js \(Content-Type: text\/html\)/s,
      );
      forgive(faults, own(origin, "/", /MIME type/));
    });
  });

  test("of another address below it the files are not guessed: it says what it looked for", async ({
    page,
    faults,
  }) => {
    await during({ pages: { "/": html.index }, fallback: html.index }, async (origin) => {
      await page.goto(`${origin}/nowhere/at/all`);
      await expect(page.getByRole("alert")).toContainText(`${origin}/nowhere/at/all/assets/`);
      forgive(faults, own(origin, "/", /MIME type|Unexpected token|expected expression/));
    });
  });

  test("what goes wrong before there is a page to say it on is said in one place", async ({ page, faults }) => {
    const wrong = `for (const filename of ["assets/one.js", "assets/two.js"])
      dispatchEvent(new ErrorEvent("error", { error: new SyntaxError("odd"), filename }));`;
    await page.route("**/theme.js", (route) => route.fulfill({ contentType: "text/javascript", body: wrong }));
    await during({ mounts: { "/": site } }, async (origin) => {
      await page.goto(`${origin}/`);
      await expect(page.locator("#missing")).toHaveText(/assets\/one\.js: odd\s+assets\/two\.js: odd/);
      // The engine was still on its way.
      await page.goto("about:blank");
      forgive(faults, own(origin, "/", /odd|EngineError/));
    });
  });

  test.describe("in Chinese", () => {
    test.use({ locale: "zh-CN" });
    test("a page in place of the texts is no language: it comes up in English and says so", async ({
      nonet,
      page,
      faults,
    }) => {
      await during(gone(/^page\.zh-CN-.*\.ftl$/), async (origin) => {
        await nonet.open(`${origin}/`);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
        forgive(faults, own(origin, "/", /a page instead/));
      });
    });
  });
});

test("a file that is not there is told with its status", { tag: "@desktop" }, async ({ page, faults }) => {
  await during({ mounts: { "/": site }, missing: (path) => /\/assets\/index-.*\.js$/.test(path) }, async (origin) => {
    await page.goto(`${origin}/`);
    await expect(page.getByRole("alert")).toContainText(/\/assets\/index-[^ ]+\.js \(404\)/);
    forgive(faults, own(origin, "/", /404 \(Not Found\)|MIME type/));
  });
});

/** What there is not, below each path that hosts have a rule for, and below none. */
const LOST = [
  "docs/no/such",
  "docs-of-old",
  "learn/a/b/c",
  "learn.htm",
  "lab/x.html",
  "index/1",
  "index.php",
  "assets/index-12345678.js",
  "assets/a/b/",
  "embed/0.0.0/board.js",
  "embed.htm",
  "nonet/x",
  "404/x",
  "no/such/page",
];

for (const folder of ["/", "/a/b/"]) {
  test(`what is not there below ${folder} is told with its style and the way home, and is not kept`, {
    tag: ["@desktop", "@firefox"],
  }, async ({ page, faults }) => {
    const hosting = { mounts: { [folder]: site }, clean: true, headers: siteHeaders(folder) };
    await during(hosting, async (origin) => {
      const refused: string[] = [];
      await page.exposeFunction("refused", (what: string) => refused.push(what));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          (window as unknown as { refused(what: string): void }).refused(
            `${location.pathname}: ${violatedDirective} ${blockedURI}`,
          ),
        ),
      );
      for (const path of LOST) {
        const answer = (await page.goto(`${origin}${folder}${path}`))!;
        expect(answer.status(), path).toBe(404);
        expect(answer.headers()["cache-control"] ?? "", path).not.toMatch(/immutable|max-age=[1-9]/);
        await expect(page.locator("main"), path).toHaveCSS("max-width", "480px");
        const link = page.getByRole("link", { name: "Play Sudoku" });
        await expect(link, path).toHaveCSS("border-radius", "12px");
        await expect(link, path).toHaveAttribute("href", folder);
      }
      await page.getByRole("link", { name: "Play Sudoku" }).click();
      await expect(page.locator("#board")).toBeVisible();
      expect(refused).toEqual([]);
      await page.goto("about:blank");
      forgive(faults, own(origin, folder, /404 \(Not Found\)/));
    });
  });
}

test("hosts that read _headers send each page's own policy, one to each, and say of nothing how long to keep it", () => {
  const headers = readFileSync(`${site}/_headers`, "utf8");
  const of = siteHeaders();
  const directives = (policy: string): Map<string, Set<string>> =>
    new Map(policy.split("; ").map((one) => [one.split(" ")[0]!, new Set(one.split(" ").slice(1))]));
  const policyIn = (page: string): Map<string, Set<string>> =>
    directives(
      /Content-Security-Policy" content="([^"]+)"/
        .exec(readFileSync(`${site}/${page}`, "utf8"))![1]!
        .replaceAll("&#39;", "'"),
    );
  // A host may answer with the page for what is not there, and sends the same policy then.
  const lost = policyIn("404.html");
  const sent = (page: string, frames: string): Map<string, Set<string>> => {
    const policy = policyIn(page);
    for (const name of ["script-src", "style-src"])
      policy.set(name, new Set([...(policy.get(name) ?? ["'self'"]), ...lost.get(name)!]));
    return policy.set("frame-ancestors", new Set([frames]));
  };
  for (const page of ["index.html", "lab.html", "learn.html"])
    expect(directives(of(`/${page}`)["Content-Security-Policy"]!), page).toEqual(sent(page, "'self'"));
  // Other people's pages may show the frame that is made for them, and no other page of ours.
  expect(directives(of("/embed.html")["Content-Security-Policy"]!)).toEqual(sent("embed.html", "*"));
  for (const page of ["/", "/learn", "/docs.html", "/docs/guide/hosting.html", "/nonet.html", "/404.html"])
    expect(of(page)["Content-Security-Policy"], page).toMatch(/frame-ancestors 'self'$/);
  // The engine's worker has the policy of its own file.
  expect(of("/assets/worker-12345678.js")["Content-Security-Policy"]).toBe(of("/")["Content-Security-Policy"]);
  // Of two policies both would hold, and that of the other pages would keep the frame from starting.
  const rules = headers
    .split(/\n(?=\/)/)
    .filter((rule) => rule.includes("Content-Security-Policy"))
    .map((rule) => rule.split("\n")[0]!);
  expect(
    rules.filter((rule) => (rule.endsWith("*") ? "/embed.html".startsWith(rule.slice(0, -1)) : rule === "/embed.html")),
  ).toEqual(["/embed.html"]);
  // Of two rules with one path Cloudflare takes the last alone.
  const paths = headers.split("\n").filter((line) => line.startsWith("/"));
  expect(new Set(paths).size).toBe(paths.length);
  // A rule for files holds for those that there are not, too.
  expect(headers).not.toMatch(/Cache-Control|Expires/i);
  // Cloudflare refuses more rules and longer lines.
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
  // Other people's pages may load what is for them, and nothing else.
  expect(headers).toMatch(/\n\/embed\/\*\n {2}Access-Control-Allow-Origin: \*\n/);
  expect(headers.match(/Access-Control/g)).toHaveLength(1);
  const assets = readdirSync(`${site}/assets`);
  expect(assets.length).toBeGreaterThan(20);
  for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.\w+$/);
  expect(readdirSync(site)).toContain(".nojekyll");
});
