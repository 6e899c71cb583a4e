/** The documentation that was built: links lead somewhere, references are complete, search finds. Needs dist/site. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { type DocsPage, find } from "../../../web/src/docs/search.js";
import { slug } from "../../../web/src/docs/slug.js";

// A busy machine compiles and compresses slowly.
vi.setConfig({ testTimeout: 240_000 });

const root = fileURLToPath(new URL("../../../", import.meta.url));
const site = join(root, "dist/site");
const read = (path: string): string => readFileSync(join(site, path), "utf8");
const below = (folder: string): string[] =>
  readdirSync(join(site, folder), { recursive: true }).map((name) => join(folder, String(name)));
const pages = ["docs.html", ...below("docs").filter((path) => path.endsWith(".html"))];
const unescape = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const idsOf = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => unescape(id!));
const codeOf = (html: string): string => unescape(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");

test("there is a page for everything, in both languages", () => {
  expect(pages.length).toBeGreaterThan(140);
  const chinese = pages
    .filter((path) => path.startsWith("docs/zh-CN/"))
    .map((path) => path.replace("docs/zh-CN/", "docs/"));
  // Whoever asks for the folder alone finds the start page there, too.
  expect(pages).toContain("docs/index.html");
  const english = pages.filter((path) => !/^docs\/(zh-CN\/|index\.html$)/.test(path));
  expect(chinese.map((path) => path.replace("docs/index.html", "docs.html")).sort()).toEqual(english.sort());
});

test("the guide says the same in both languages: as many parts and tables, and the same examples", () => {
  const folder = join(root, "web/docs/guide");
  const shape = (language: string, name: string): unknown => {
    const text = readFileSync(join(folder, language, name), "utf8");
    return { code: text.match(/```[^]*?```/g), headings: text.match(/^#+ /gm), rows: text.match(/^\|/gm)?.length };
  };
  for (const name of readdirSync(join(folder, "en"))) expect(shape("zh-CN", name), name).toEqual(shape("en", name));
});

test("no mark of Markdown is left in words, as where a full stop keeps an asterisk from ending", () => {
  const left = pages.flatMap((path) => {
    const words = read(path)
      .replace(/<(pre|code|script|style)\b[^]*?<\/\1>/g, "")
      .replace(/<[^>]*>/g, "");
    return [...words.matchAll(/.{0,20}(?:\*(?=\p{L})|(?<=[\p{L}。！？])\*|\]\().{0,20}/gu)].map(
      ([found]) => `${path}: ${found}`,
    );
  });
  expect(left).toEqual([]);
});

test("every link leads to a file that is there, and to a place in it that is there", () => {
  const ids = new Map(pages.map((path) => [path, new Set(idsOf(read(path)))]));
  const lost: string[] = [];
  for (const page of pages) {
    for (const [, address] of read(page).matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^https?:/.test(address!)) continue;
      const [file, hash] = unescape(address!).split("#");
      const target = file ? normalize(join(dirname(page), file)) : page;
      const known =
        existsSync(join(site, target)) && (!hash || !ids.has(target) || ids.get(target)!.has(decodeURIComponent(hash)));
      if (!known) lost.push(`${page}: ${address}`);
    }
  }
  expect(lost).toEqual([]);
});

test("no page has an id twice, a script or style in it, or a link that opens elsewhere unasked", () => {
  for (const page of pages) {
    const html = read(page);
    const ids = idsOf(html);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      page,
    ).toEqual([]);
    expect(html.match(/ style="|<style|<script>| on[a-z]+="| target=/g), page).toBeNull();
  }
});

/** The names of all functions, classes and enumerations of the namespace that clang finds in our headers. */
function clangNames(): Set<string> {
  const include = join(root, "core/include");
  const input = readdirSync(join(include, "nonet"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".hpp"))
    .map((name) => `#include "nonet/${name}"\n`)
    .join("");
  const args = [
    "-std=c++20",
    `-I${include}`,
    "-fsyntax-only",
    "-x",
    "c++",
    "-",
    "-Xclang",
    "-ast-dump",
    "-Xclang",
    "-ast-dump-filter=nonet::",
    "-fno-color-diagnostics",
  ];
  const dump = execFileSync("clang++", args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const found = dump.matchAll(
    /^Dumping nonet::([\w~]+|operator[^:]*):\n(?:FunctionDecl|FunctionTemplateDecl|CXXRecordDecl|ClassTemplateDecl|EnumDecl) (?!.* implicit )/gm,
  );
  return new Set([...found].map(([, name]) => name!));
}

test("every function, class and enumeration that clang finds in the headers is in the C++ reference", () => {
  const names = clangNames();
  expect(names.size).toBeGreaterThan(120);
  const told = new Set(
    pages
      .filter((path) => path.startsWith("docs/cpp/"))
      .flatMap((path) =>
        [...read(path).matchAll(/<code>([^<]*)<\/code> <a class="anchor"/g)].map(([, name]) => unescape(name!)),
      ),
  );
  expect([...names].filter((name) => !told.has(name))).toEqual([]);
});

test("every declaration of a function that can be seen in the headers is in the C++ reference, members included", () => {
  const folder = join(root, "core/include/nonet");
  let count = 0;
  for (const header of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".hpp"),
  )) {
    const page = codeOf(read(`docs/cpp/${header.replace(".hpp", ".html").replace("/", "-")}`));
    const shown = readFileSync(join(folder, header), "utf8")
      .replace(/^ {3}private:[^]*?^ {2}\};/gm, "")
      .replace(/^ private:[^]*?^\};/gm, "");
    for (const [, name] of shown.matchAll(/\[\[nodiscard\]\][^;{(]*?\b(\w+|operator\S+)\(/g)) {
      count += 1;
      expect(page, header).toContain(`${name}(`);
    }
  }
  expect(count).toBeGreaterThan(120);
});

test("every attribute, event, method and property that the element's sources name is in its reference", () => {
  const page = read("docs/element.html");
  const sources = readdirSync(join(root, "web/src/board"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".ts"));
  const text = sources.map((name) => readFileSync(join(root, "web/src/board", name), "utf8")).join("\n");
  const events = new Set(
    [...text.matchAll(/"(nonet-(?:ready|input|change|select|hint|solved|error))"/g)].map(([, name]) => name!),
  );
  const attributes = new Set([...text.matchAll(/attribute: "([a-z-]+)"/g)].map(([, name]) => name!));
  expect(events.size).toBeGreaterThanOrEqual(6);
  expect(attributes.size).toBeGreaterThanOrEqual(5);
  const ids = idsOf(page);
  expect([...events].filter((name) => !ids.includes(`event-${name}`))).toEqual([]);
  expect([...attributes].filter((name) => !ids.includes(`attribute-${name}`))).toEqual([]);
  for (const method of ["load", "undo", "redo", "reset", "focus", "enter", "fillNotes", "goTo", "adopt"])
    expect(ids).toContain(`method-${method.toLowerCase()}`);
});

test("every call of the engine is in its reference", () => {
  const ids = idsOf(read("docs/engine.html"));
  for (const name of [
    "solve",
    "solveMany",
    "count",
    "rate",
    "hint",
    "path",
    "steps",
    "generate",
    "generateMany",
    "batch",
    "read",
    "write",
    "dispose",
  ])
    expect(ids).toContain(`Engine.${name}`);
});

test("what the search leads to is a place on its page", () => {
  for (const [language, prefix] of [
    ["en", ""],
    ["zh-CN", "zh-CN/"],
  ]) {
    const index = JSON.parse(read(`docs/search.${language}.json`)) as DocsPage[];
    expect(index.length).toBeGreaterThan(50);
    for (const { path, parts } of index) {
      const ids = new Set(idsOf(read(`docs/${prefix}${path}.html`)));
      expect(
        parts.map(([id, title]) => id || slug(title)).filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  }
});

test("search finds words, names in code, and Chinese; the best first", () => {
  const english = JSON.parse(read("docs/search.en.json")) as DocsPage[];
  const chinese = JSON.parse(read("docs/search.zh-CN.json")) as DocsPage[];
  expect(find(english, "X-Wing")[0]).toMatchObject({
    path: "techniques/fish",
    title: expect.stringContaining("X-Wing"),
  });
  expect(find(english, "nonet-change")[0]).toMatchObject({ path: "element", id: "event-nonet-change" });
  expect(find(english, "count_solutions")[0]).toMatchObject({ path: "cpp/solver", id: "count-solutions" });
  expect(find(english, "iframe")[0]).toMatchObject({ path: "guide/iframe" });
  expect(find(english, "allow sandbox").map(({ path }) => path)).toContain("guide/iframe");
  expect(find(chinese, "屏幕阅读器").map(({ path }) => path)).toContain("guide/accessibility");
  expect(find(chinese, "部署")[0]).toMatchObject({ path: "guide/hosting" });
  expect(find(english, "qwrtz zxcvb")).toEqual([]);
  expect(find(english, "  ")).toEqual([]);
});

test("whoever looks for what others call it finds the page", () => {
  const english = JSON.parse(read("docs/search.en.json")) as DocsPage[];
  const wanted: Record<string, readonly string[]> = {
    CDN: ["guide/cdn"],
    jsdelivr: ["guide/cdn"],
    svelte: ["guide/frameworks"],
    angular: ["guide/frameworks"],
    SSR: ["guide/frameworks", "guide/troubleshooting"],
    wordpress: ["guide/sites"],
    "css variables": ["guide/element"],
    "service worker": ["guide/npm"],
    deno: ["guide/npm"],
    "import map": ["guide/cdn"],
    FetchContent: ["guide/cpp"],
    "layout shift": ["guide/element"],
    typescript: ["engine", "guide/frameworks", "guide/engine"],
    license: ["guide/getting-started"],
    licence: ["guide/getting-started"],
    ocr: ["guide/engine"],
    "scan a photo": ["guide/engine", "guide/playing"],
    "photo of a sudoku": ["guide/playing", "guide/engine"],
    "difficulty levels": ["guide/training", "guide/how-nonet-rates"],
    jest: ["guide/frameworks"],
    killer: ["guide/troubleshooting"],
    variants: ["guide/troubleshooting"],
    csp: ["guide/cdn", "guide/element"],
    "content security policy": ["guide/cdn", "guide/element"],
    "json output": ["command-line"],
    "how to embed": ["guide/iframe"],
    "How do I embed a Sudoku in my blog?": ["guide/iframe", "guide/sites"],
    "next.js": ["guide/frameworks"],
    react: ["guide/frameworks"],
    vue: ["guide/frameworks"],
    offline: ["guide/hosting"],
    print: ["guide/playing"],
    "change colors": ["guide/element"],
    "keyboard shortcuts": ["guide/keyboard"],
    hotkeys: ["guide/keyboard"],
    "screen reader": ["guide/element", "guide/accessibility"],
    a11y: ["guide/accessibility"],
    "npm install": ["guide/npm"],
    cmake: ["guide/cpp"],
    "rate a puzzle": ["guide/how-nonet-rates"],
    "generate puzzles": ["guide/engine"],
    hints: ["guide/playing"],
    notion: ["guide/sites"],
    squarespace: ["guide/sites"],
    "github pages": ["guide/hosting"],
    "nginx headers": ["guide/hosting"],
    node: ["guide/npm"],
    claude: ["guide/assistants"],
    chatgpt: ["guide/assistants"],
    mcp: ["guide/assistants"],
    backup: ["guide/playing"],
    "usb stick": ["guide/getting-started", "guide/single-file"],
    "MIT license": ["guide/getting-started"],
    events: ["guide/iframe", "element"],
  };
  for (const [query, paths] of Object.entries(wanted)) expect(paths, query).toContain(find(english, query)[0]?.path);
  // Words that no page has are passed over, where others say enough.
  expect(find(english, "vercel unheardof").map(({ path }) => path)).toContain("guide/hosting");
  expect(find(english, "how to")).not.toEqual([]);
});

test("programs that read find the guide as Markdown, from one list", () => {
  const links = [...read("llms.txt").matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, path]) => path!);
  expect(links.length).toBeGreaterThan(20);
  for (const path of links) expect(existsSync(join(site, path)), path).toBe(true);
  const text = read("docs/guide/cdn.md");
  expect(text.startsWith("# From a CDN")).toBe(true);
  expect(text).not.toContain("<!--");
  // The page has the checksums that the package has.
  const map = readFileSync(join(root, "dist/npm/import-map.json"), "utf8").trim();
  expect(text).toContain(map);
  expect(unescape(read("docs/guide/cdn.html").replace(/<span[^>]*>|<\/span>/g, ""))).toContain(map);
});

test("every link of that Markdown leads to a file that is there, and to a place in it that is there", () => {
  const files = readdirSync(join(site, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
  expect(files.length).toBeGreaterThan(40);
  const lost = files.flatMap((path) => {
    const prose = read(path).replace(/```.*?```/gs, "");
    const links = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link!);
    return links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file, hash] = link.split("#");
        const target = normalize(join(dirname(path), file!)).replace(/\.md$/, ".html");
        const page = file ? target : path.replace(/\.md$/, ".html");
        if (!existsSync(join(site, page)) || (file && !existsSync(join(site, dirname(path), file)))) return true;
        return hash && !idsOf(read(page)).includes(decodeURIComponent(hash));
      })
      .map((link) => `${path}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test("a link to a page shows what it is about", () => {
  for (const page of pages) {
    const said = (property: string): string | undefined =>
      new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(read(page))?.[1];
    expect([said("title"), said("description")], page).not.toContain(undefined);
  }
});

test("what a reader fetches: a page is small, all of a language travels in less than 528 kB", () => {
  const list = JSON.parse(read("docs/files.en.json")) as { files: string[] };
  const sizes = list.files.map(
    (file) => [file, brotliCompressSync(readFileSync(join(site, file))).length / 1000] as const,
  );
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  const index = sizes.find(([file]) => file.endsWith("search.en.json"))![1];
  const both = ["docs.css", "docs.js"].map((name) => sizes.find(([file]) => file === `docs/${name}`)![1]);
  console.log(
    `documentation, English: ${sum.toFixed(1)} kB in ${sizes.length} files; index of the search ${index.toFixed(1)} kB; style and script ${both.map((size) => size.toFixed(1)).join(" and ")} kB`,
  );
  expect(sum).toBeLessThan(528);
  // The first search waits for its index: in any language no more than 120 kB.
  for (const language of ["en", "zh-CN"])
    expect(
      brotliCompressSync(readFileSync(join(site, `docs/search.${language}.json`))).length,
      language,
    ).toBeLessThanOrEqual(120_000);
  expect(both[1]).toBeLessThan(5);
});

test("the offline cache of the game has none of it", () => {
  const kept = Object.keys(
    JSON.parse(/^const NONET_FILES = (.*);$/m.exec(read("sw.js"))![1]!) as Record<string, string>,
  );
  expect(kept).toContain("index.html");
  expect(kept.filter((file) => /^(docs|embed|nonet\.html|pictures|404)/.test(file))).toEqual([]);
});
