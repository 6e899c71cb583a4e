/** Publication: the files, and the documents' words about it before and after. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
// @ts-expect-error: a script of releases, without types
import { notesOf, versions } from "../../../script/release-notes.mjs";
import {
  addressesOf,
  arranged,
  cdnOf,
  checked,
  oembedOf,
  PUBLISHED,
  placeOf,
  searchFilesOf,
  // @ts-expect-error: what the build goes by, without types
} from "../../../web/published.mjs";
// @ts-expect-error: a script of the build, without types
import { guidePages } from "../../../web/scripts/docs/guide-pages.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");
const OUT = {
  ...PUBLISHED,
  published: true,
  repository: "https://github.com/example/nonet",
  home: "https://example.github.io/nonet/",
};
const documents = [
  "README.md",
  "web/npm/README.md",
  ...["en", "zh-CN"].flatMap((language) =>
    readdirSync(`${root}web/docs/guide/${language}`).map((name) => `web/docs/guide/${language}/${name}`),
  ),
];

test("documents stand as things are: one's own files first, and what is not there yet marked, until it is there", () => {
  for (const path of documents) expect(arranged(read(path), PUBLISHED), path).toBe(read(path));
  const paired = documents.filter((path) => read(path).includes("<!-- own files -->"));
  expect(paired.length).toBeGreaterThan(3);
  for (const path of paired) {
    const [before, after] = [arranged(read(path), { published: false }), arranged(read(path), { published: true })];
    expect(before.indexOf("<!-- own files -->"), path).toBeLessThan(before.indexOf("<!-- published files -->"));
    expect(after.indexOf("<!-- published files -->"), path).toBeLessThan(after.indexOf("<!-- own files -->"));
    expect(before, path).toContain("<!-- soon -->");
  }
  for (const path of documents) expect(arranged(read(path), OUT), path).not.toContain("<!-- soon -->");
});

test("what needs the release is marked as long as there is none", () => {
  for (const path of documents) {
    const text = read(path);
    const far = /cdn\.jsdelivr\.net\/npm|unpkg\.com|\bnpx nonet|"--package=nonet|npm install nonet\b/.test(text);
    if (far && !PUBLISHED.published) expect(text, path).toContain("<!-- soon -->");
  }
});

test("addresses of the package name the version that there is", () => {
  for (const path of documents)
    for (const [address] of read(path).matchAll(/https:\/\/(cdn\.jsdelivr\.net\/npm|unpkg\.com)\/nonet@[\d.]+\//g))
      expect(address, path).toMatch(new RegExp(`/nonet@${PUBLISHED.version.replaceAll(".", "\\.")}/$`));
  for (const path of documents)
    for (const [folder] of read(path).matchAll(/embed\/\d+[\d.]*\d/g))
      expect(folder, path).toBe(`embed/${PUBLISHED.version}`);
  expect(cdnOf(PUBLISHED)).toBe(`https://cdn.jsdelivr.net/npm/nonet@${PUBLISHED.version}/`);
});

test("pages of the guide say it as it will be, too, in both languages", () => {
  for (const language of ["en", "zh-CN"]) {
    const [now, then] = [PUBLISHED, OUT].map((publication) =>
      Object.fromEntries(
        guidePages(language, "", publication).map(({ path, text }: Record<string, string>) => [path, text]),
      ),
    ) as [Record<string, string>, Record<string, string>];
    expect(now["guide/cdn"]).toMatch(language === "en" ? /isn't published yet/ : /尚未发布/);
    expect(then["guide/cdn"]).not.toMatch(/isn't published yet|尚未发布/);
    const first = (text: string): number => text.indexOf("jsdelivr") - text.indexOf("your.site");
    expect(first(now["guide/getting-started"]!)).toBeGreaterThan(0);
    expect(first(then["guide/getting-started"]!)).toBeLessThan(0);
    for (const text of [...Object.values(now), ...Object.values(then)]) expect(text).not.toContain("<!--");
  }
});

test("where the site has a place, each page says its own, and search engines find all of them", () => {
  expect([placeOf("learn.html", PUBLISHED), searchFilesOf(["learn.html"], PUBLISHED)]).toEqual(["", {}]);
  expect(placeOf("learn.html", OUT).split("\n")).toEqual([
    '<link rel="canonical" href="https://example.github.io/nonet/learn.html">',
    '<meta property="og:url" content="https://example.github.io/nonet/learn.html">',
    '<meta property="og:image" content="https://example.github.io/nonet/icon-512.png">',
  ]);
  expect(placeOf("index.html", OUT)).toContain('canonical" href="https://example.github.io/nonet/">');
  const { "robots.txt": robots, "sitemap.xml": sitemap } = searchFilesOf(["index.html", "docs/element.html"], OUT);
  expect(robots).toContain("Sitemap: https://example.github.io/nonet/sitemap.xml");
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://example.github.io/nonet/",
    "https://example.github.io/nonet/docs/element.html",
  ]);
});

test("nothing is said to be published that has no place", () => {
  expect(() => checked(PUBLISHED)).not.toThrow();
  expect(() => checked(OUT)).not.toThrow();
  expect(() => checked({ ...OUT, repository: "" })).toThrow(/repository.*RELEASING/);
  expect(() => checked({ ...OUT, home: "https://example.org" })).toThrow(/ends with/);
  expect(() => checked({ ...OUT, home: "example.org/" })).toThrow(/address/);
  expect(addressesOf({ ...PUBLISHED, repository: "", home: "" })).toEqual({});
  expect(addressesOf(OUT)).toEqual({
    repository: { type: "git", url: "git+https://github.com/example/nonet.git" },
    bugs: "https://github.com/example/nonet/issues",
    homepage: "https://example.github.io/nonet/",
  });
});

test("every file that names the version names the same, and a release has the notes of its own", () => {
  expect(new Set(Object.values(versions()))).toEqual(new Set([PUBLISHED.version]));
  const changelog =
    "# Changelog\n\n## Unreleased\n\n- later\n\n## 1.2.0 – 2027-01-02\n\n- this\n\n## 1.1.0 – 2026-12-01\n\n- before\n";
  expect(notesOf("1.2.0", changelog)).toBe("- this");
  expect(notesOf("1.1.0", changelog)).toBe("- before");
  expect(notesOf("1.2", changelog)).toBeUndefined();
});

test("a link to the frame is shown as the frame", () => {
  const { type, html, provider_url } = oembedOf(OUT);
  expect([type, provider_url]).toEqual(["rich", OUT.home]);
  expect(html).toContain(`src="${OUT.home}embed.html?level=easy&amp;controls=all"`);
});
