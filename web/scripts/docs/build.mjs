// Builds the documentation into dist/site: docs.html, and the folder docs with all pages, their style, script and
// search. Runs after the site was built.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { CONTENT_SECURITY_POLICY } from "../../csp.mjs";
import { checked, PUBLISHED, searchFilesOf } from "../../published.mjs";
import { here } from "../../vite.shared.mjs";
import { cppPages } from "./cpp-pages.mjs";
import { documentPages, ESSAYS, guidePages } from "./guide-pages.mjs";
import { escape, heading, plain, sectionsOf, slug } from "./html.mjs";
import { modelPages } from "./model-pages.mjs";
import { canonicalOf, pageHtml } from "./page.mjs";
import { FOLDER as PICTURES } from "./pictures.mjs";
import { texts } from "./texts.mjs";

const SITE = here("../dist/site");
/** Where a language's pages are below `docs`, and which file it begins with. */
const LANGUAGES = {
  en: { prefix: "", home: "docs.html", name: "English" },
  "zh-CN": { prefix: "zh-CN/", home: "docs/zh-CN/index.html", name: "中文" },
};

if (!existsSync(SITE)) throw new Error("The site is not built: run build:site first.");

/** The contents: the pages of each group, in order. */
function groupsOf(pages, t) {
  const below = (folder) => pages.filter(({ path }) => path.startsWith(`${folder}/`));
  const isEssay = ({ path }) => ESSAYS.some((name) => path === `guide/${name}`);
  const named = (path, short) => ({ ...pages.find((page) => page.path === path), ...(short ? { short } : {}) });
  const has = (path) => pages.some((page) => page.path === path);
  const short = (page) => ({ ...page, short: page.title.replace("nonet/", "") });
  return [
    { title: t("docs-group-guide"), pages: below("guide").filter((page) => !isEssay(page)) },
    {
      title: t("docs-group-reference"),
      pages: [
        named("element", t("docs-element")),
        named("engine", t("docs-engine")),
        ...["formats", "command-line"].filter(has).map((path) => named(path)),
      ],
    },
    { title: t("docs-group-cpp"), pages: [named("cpp", t("docs-overview")), ...below("cpp").map(short)] },
    { title: t("docs-group-techniques"), pages: [named("techniques", t("docs-overview")), ...below("techniques")] },
    {
      title: t("docs-group-background"),
      pages: [
        ...pages.filter(isEssay),
        ...["rating", "generator", "grids", "edits"].filter(has).map((path) => named(path)),
      ],
    },
  ];
}

function homePage(groups, t, base) {
  const list = ({ title, pages }) => {
    const links = pages.map(
      ({ path, short, title: name }) => `<li><a href="${base}${path}.html">${escape(short ?? name)}</a></li>`,
    );
    return `<section class="card">${heading(2, slug(title), escape(title))}<ul>${links.join("")}</ul></section>`;
  };
  const html = `${heading(1, "top", escape(t("docs-title")))}<p class="lead">${escape(t("docs-lead"))}</p><p class="note no-script">${escape(t("docs-no-script"))}</p><div class="cards">${groups.map(list).join("")}</div>`;
  return { path: "index", home: true, title: t("docs-title"), html };
}

/** Without what nobody types into a search: puzzles, eliminations, packed links, checksums, rows of figures, includes. */
const withoutNoise = (text) =>
  text
    .replace(/#include <nonet[^>]*>|[.\d+:]{40,}|[\w+/=<>,-]{30,}|\S*<>\S*|"?https:\/\/cdn\.\S+/g, "")
    .replace(/(?<!\S)[\d.,%×–-]+(?: [\d.,%×–-]+){2,}(?!\S)/g, "");

/**
 * Of declarations in a reference, the names alone: whoever looks for a word wants the entry that is about it, and types
 * would be a tenth of what the first search waits for. Words of a union stay; overloads are named once.
 */
const named = (html) =>
  html.replace(/<section class="entry">.*?<\/section>/gs, (entry) => {
    const seen = new Set();
    return entry
      .replace(/<pre tabindex="0"><code>.*?<\/code><\/pre>/gs, (code) => (code.includes("&quot;") ? code : ""))
      .replace(/<(dt|li)>(.*?)<\/\1>/gs, (_all, tag, term) => {
        const name = nameOf(plain(term));
        return seen.has(name) ? "" : seen.add(name) && `<${tag}>${escape(name)}</${tag}>`;
      });
  });
/** `int value(int cell) const`, `std::size_t nodes = 0;`, `budget?: number`: the name that is declared. */
const nameOf = (code) =>
  (/^[\w$]+(?=\??:|$)/.exec(code) ??
    /(?:operator\S+|~?\w+)(?=\s*\()/.exec(code) ??
    /\w+(?=\s*(?:=|\{|;|$))/.exec(code))?.[0] ?? code;

/** The index for search: each page with its parts. An id that is made of the title is left out. */
const searchIndex = (pages) =>
  pages.map(({ path, title, html }) => ({
    path,
    title,
    parts: sectionsOf(named(html)).map(({ id, title: name, text }) => [
      id === slug(name) ? "" : id,
      name,
      withoutNoise(text),
    ]),
  }));

const written = [];
function write(path, text) {
  mkdirSync(dirname(join(SITE, path)), { recursive: true });
  writeFileSync(join(SITE, path), text);
  written.push(path);
}

const withSections = (page) => ({ ...page, sections: sectionsOf(page.html) });

function writeLanguage(language, shared) {
  const { prefix, home } = LANGUAGES[language];
  const [otherLanguage] = Object.keys(LANGUAGES).filter((name) => name !== language);
  const t = texts(language);
  const pages = [...guidePages(language, t("docs-overview"), PUBLISHED), ...shared].map(withSections);
  const groups = groupsOf(pages, t);
  const homeHtml = withSections(homePage(groups, t, language === "en" ? "docs/" : ""));
  const about = {
    t,
    language,
    prefix,
    groups,
    home,
    policy: CONTENT_SECURITY_POLICY,
    publication: PUBLISHED,
    other: { language: otherLanguage, ...LANGUAGES[otherLanguage] },
  };
  const from = written.length;
  write(home, pageHtml(homeHtml, about));
  // Whoever asks for the folder alone finds the same.
  if (language === "en")
    write(
      "docs/index.html",
      pageHtml(withSections(homePage(groups, t, "")), { ...about, home: "docs/index.html", canonical: home }),
    );
  for (const page of pages) write(`docs/${prefix}${page.path}.html`, pageHtml(page, about));
  // The guide as it was written, beside its pages: for programs that read.
  for (const { path, text } of pages) if (text) write(`docs/${prefix}${path}.md`, text);
  write(`docs/search.${language}.json`, JSON.stringify(searchIndex(pages)));
  // The Markdown is for programs, which come with a network; the folder's start page is one that is kept already.
  return written.slice(from).filter((file) => !/\.md$|^docs\/index\.html$/.test(file));
}

/** The files of a language, for those who read on without a network, with a name for this version of them. */
function writeList(language, files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(SITE, file)));
  write(`docs/files.${language}.json`, JSON.stringify({ version: hash.digest("hex").slice(0, 16), files }));
}

async function writeScript() {
  const output = await build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: here("src/docs/main.ts"), formats: ["es"], fileName: () => "docs.js" },
    },
  });
  const [{ output: chunks }] = [output].flat();
  write("docs/docs.js", chunks[0].code);
  const sheets = ["src/shell/theme.css", "src/shell/header.css", "src/docs/docs.css"];
  const style = sheets.map((file) => readFileSync(here(file), "utf8")).join("");
  write("docs/docs.css", style.replace(/\/\*.*?\*\//gs, "").replace(/\n\s*/g, "\n"));
}

/** Writes the index for assistants that read the site for somebody: https://llmstxt.org */
function writeForAssistants() {
  const t = texts("en");
  const link = ({ path, title }) => `- [${title}](docs/${path}.md)`;
  const lines = [
    "# Nonet",
    "",
    `> ${t("docs-lead")}`,
    "",
    "Every page of the guide is Markdown, too. The references and all techniques are pages (docs.html).",
    "",
    "## Guide",
    "",
    ...guidePages("en", t("docs-overview"), PUBLISHED).map(link),
    "",
    "## References",
    "",
    "- [The element](docs/element.html)",
    "- [The engine in JavaScript](docs/engine.html)",
    "- [The C++ library](docs/cpp.html)",
    "- [Formats](docs/formats.html)",
    "- [The command line](docs/command-line.html)",
    "- [Techniques](docs/techniques.html)",
  ];
  writeFileSync(join(SITE, "llms.txt"), `${lines.join("\n")}\n`);
}

/** Every page once, by the address that stands for it. */
function writeForSearch(shared) {
  const pages = new Set(["index.html", "learn.html", "lab.html"]);
  for (const [language, { prefix, home }] of Object.entries(LANGUAGES)) {
    pages.add(home);
    const own = guidePages(language, texts(language)("docs-overview"), PUBLISHED);
    for (const page of [...own, ...shared]) pages.add(canonicalOf(page, prefix));
  }
  for (const [name, text] of Object.entries(searchFilesOf([...pages], PUBLISHED)))
    writeFileSync(join(SITE, name), text);
}

checked(PUBLISHED);
rmSync(join(SITE, "docs"), { recursive: true, force: true });
await writeScript();
for (const name of readdirSync(PICTURES).sort()) write(`docs/pictures/${name}`, readFileSync(join(PICTURES, name)));
const common = [...written];
const shared = [...modelPages(), ...cppPages(), ...documentPages()];
for (const language of Object.keys(LANGUAGES)) writeList(language, [...common, ...writeLanguage(language, shared)]);
writeForAssistants();
writeForSearch(shared);
console.log(`The documentation is in ${join(SITE, "docs")}: ${written.length} files`);
