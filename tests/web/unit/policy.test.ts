/** The policy of every page that is shipped, and of the sources: nothing is run that is not a file of ours. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");

/** The directives of a page, by name. */
function policyOf(html: string): Record<string, string> {
  const [, content] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries(
    (content ?? "")
      .replaceAll("&#39;", "'")
      .split(/; */)
      .map((one) => [one.split(" ")[0], one.split(" ").slice(1).join(" ")]),
  );
}

const pages = [...files("dist/site", /\.html$/), "dist/npm/embed.html"];

test("there are pages to look at", () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      "dist/site/index.html",
      "dist/site/learn.html",
      "dist/site/lab.html",
      "dist/site/docs.html",
      "dist/site/embed.html",
      "dist/site/nonet.html",
    ]),
  );
});

test("every page has a strict policy before anything that it loads", () => {
  for (const page of pages.filter((name) => !name.endsWith("/404.html"))) expectStrict(page, read(page));
});

test("the page for what is not there has its scripts and styles inside, by their hashes, and makes none", () => {
  const html = read("dist/site/404.html");
  const policy = policyOf(html);
  for (const tag of ["script", "style"]) {
    const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(html)!;
    expect(policy[`${tag}-src`]).toBe(`'sha256-${createHash("sha256").update(text!).digest("base64")}'`);
  }
  expect(policy).toMatchObject({
    "default-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
  expect(html.match(/<[^>]+ (on[a-z]+|style)=/i)).toBeNull();
});

function expectStrict(page: string, html: string): void {
  expect(html.search(/http-equiv="Content-Security-Policy"/), page).toBeLessThan(
    html.search(/<(script|link|style|img)\b/),
  );
  const policy = policyOf(html);
  expect(policy["default-src"], page).toMatch(/^'(self|none)'$/);
  // A frame in a sandbox has no 'self' in WebKit: there a script that comes before all that is loaded adds a policy
  // with the name of the page's own host.
  const hosts = page.endsWith("/embed.html") ? ["http:", "https:"] : [];
  expect(
    policy["script-src"]!.split(" ").filter(
      (source) => !/^('self'|'wasm-unsafe-eval'|'sha256-[\w+/=]+')$/.test(source),
    ),
    page,
  ).toEqual(hosts);
  if (hosts.length)
    expect(html, page).toMatch(
      /<meta http-equiv="Content-Security-Policy" [^>]*>\s*<script data-started[^<]*<\/script>\s*<script>[^<]*`script-src O 'wasm-unsafe-eval'; style-src O; worker-src O blob:`\.replaceAll\(`O`,location\.origin\)/,
    );
  expect(policy, page).toMatchObject({
    "require-trusted-types-for": "'script'",
    "trusted-types": "nonet lit-html",
    "form-action": "'none'",
  });
  expect(policy["base-uri"], page).toMatch(/^'(self|none)'$/);
  // Where nothing may be loaded by default, no plug-in may either.
  expect([policy["object-src"], policy["default-src"]], page).toContain("'none'");
  expect(html.match(/<[^>]+ on[a-z]+=/i), page).toBeNull();
}

const sources = ["web/src", "web/sw", "web/start", "web/public"].flatMap((folder) => files(folder, /\.(ts|js|mjs)$/));

test("no source makes markup or code of a text", () => {
  const risky =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG|unsafeStatic|srcdoc|createContextualFragment|setHTMLUnsafe|parseFromString|javascript:)\b|\bdocument\.write|\beval\s*\(|\bnew Function\b|\bset(Timeout|Interval)\(\s*["'`]/;
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, index) =>
          risky.test(line.replace(/^\s*(\/?\*|\/\/).*/, "")) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    ),
  ).toEqual([]);
});

test("the policy of Trusted Types lets scripts of the page's own folder through, what was chosen, and nothing else", async () => {
  vi.stubGlobal("location", new URL("https://a.example/nonet/learn.html?x=1"));
  vi.stubGlobal("trustedTypes", { createPolicy: (_name: string, rules: object) => rules });
  vi.resetModules();
  const { trustedScriptUrl } = await import("../../../web/src/engine/spawn.js");
  for (const own of ["./sw.js", "sw.js", "/nonet/assets/worker.js", "https://a.example/nonet/assets/worker.js"])
    expect(trustedScriptUrl(own)).toBe(own);
  for (const other of [
    "https://b.example/nonet/sw.js",
    "/other/sw.js",
    "../sw.js",
    "./../x.js",
    "//b.example/nonet/sw.js",
    "data:text/javascript,1",
    "javascript:1",
    "blob:https://a.example/1",
    "http://a.example/nonet/sw.js",
  ])
    expect(() => trustedScriptUrl(other), other).toThrow(/does not start scripts from/);
  expect(trustedScriptUrl("https://cdn.example/worker.js", true)).toBe("https://cdn.example/worker.js");
  expect(() => trustedScriptUrl("https://cdn.example/other.js")).toThrow();
  vi.unstubAllGlobals();
});

test("only what starts workers and the service worker makes addresses of scripts", () => {
  expect(sources.filter((path) => /createPolicy\(/.test(read(path)))).toEqual([
    "web/src/docs/offline.ts",
    "web/src/engine/spawn.ts",
  ]);
});
