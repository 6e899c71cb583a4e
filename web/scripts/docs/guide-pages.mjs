// Pages that are written as Markdown: the guide in every language, and what the core's own documents say.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { arranged } from "../../published.mjs";
import { here } from "../../vite.shared.mjs";
import { plain } from "./html.mjs";
import { renderDocument } from "./markdown.mjs";

/** The order of the guide. */
export const GUIDE = [
  "getting-started",
  "playing",
  "training",
  "element",
  "iframe",
  "cdn",
  "sites",
  "npm",
  "frameworks",
  "engine",
  "assistants",
  "hosting",
  "single-file",
  "cpp",
  "formats",
  "keyboard",
  "accessibility",
  "privacy",
  "troubleshooting",
];

/** For the curious, with pictures. */
export const ESSAYS = ["how-nonet-rates", "how-nonet-solves", "how-puzzles-are-made"];

/** Where there is a board to play on. */
const LIVE = ["getting-started", "playing", "element"];

/** Documents beside the guide, by their pages. */
const DOCUMENTS = {
  formats: "core/docs/formats.md",
  "command-line": "core/docs/cli.md",
  techniques: "core/docs/techniques.md",
  rating: "core/docs/rating.md",
  generator: "core/docs/generator.md",
  grids: "core/docs/grids.md",
  edits: "core/docs/edits.md",
};

/** References that are made of sources, by their pages. */
const REFERENCES = {
  element: "web/src/board/element.ts",
  engine: "web/src/engine/api.ts",
  cpp: "core/include/nonet",
};

const source = (path) => readFileSync(here(`../${path}`), "utf8");

function documents() {
  const families = readdirSync(here("../core/docs/techniques"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const all = {
    ...DOCUMENTS,
    ...Object.fromEntries(
      families.map((name) => [`techniques/${name.replace(".md", "")}`, `core/docs/techniques/${name}`]),
    ),
  };
  return Object.entries(all).filter(([, path]) => existsSync(here(`../${path}`)));
}

/** From one page to another, both without ending. */
export function relative(from, to) {
  const up = from
    .split("/")
    .slice(0, -1)
    .map(() => "..");
  return `${up.length ? `${up.join("/")}/` : ""}${to}.html`;
}

/**
 * Makes links between documents ones between their pages. Files of the sources are named and not linked to: the site
 * does not have them.
 */
function linker(page, path, pages) {
  return (href) => {
    if (/^(https?:|#|mailto:)/.test(href)) return href;
    const [file, hash] = href.split("#");
    const target = pages.get(normalize(join(dirname(path), file)));
    if (!target && existsSync(here(join("..", dirname(path), file)))) return null;
    if (!target) throw new Error(`${path} links to ${href}, which has no page in the documentation.`);
    return `${relative(page, target)}${hash ? `#${hash}` : ""}`;
  };
}

const titleOf = (html) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "");

function learnMore(page) {
  const family = /^techniques\/(.+)$/.exec(page)?.[1] ?? "";
  return family || page === "techniques" ? `<p class="note" data-learn="${family}"></p>` : "";
}

/** The core's documents, in English. */
export function documentPages() {
  const all = documents();
  const pages = new Map(all.map(([page, path]) => [path, page]));
  return all.map(([page, path]) => {
    const body = renderDocument(source(path), { link: linker(page, path, pages) });
    const html = body.replace(
      /(<h1[^>]*>)(.*?<\/h1>)/s,
      (_, open, rest) =>
        `${open.replace(/id="[^"]*"/, 'id="top"')}${rest.replace(/href="#[^"]*" aria-label="[^"]*"/, 'href="#top" aria-label="#top"')}${learnMore(page)}`,
    );
    return { path: page, title: titleOf(html), english: true, html };
  });
}

const MAP = "dist/npm/import-map.json";

/** The import map of an example becomes that of the package, with all its checksums, where the package was built. */
function withImportMap(text) {
  if (!existsSync(here(`../${MAP}`))) return text;
  const map = source(MAP).trim();
  return text.replace(/(?<=<!-- import map -->\n```html\n<script type="importmap">\n).*?(?=\n<\/script>)/gs, () => map);
}

const pagesBySource = new Map([...documents(), ...Object.entries(REFERENCES)].map(([page, path]) => [path, page]));

/** Links to sources become links to the pages that are made of them; those within the guide are right as they are. */
const toPages = (text, folder) =>
  text.replace(/\]\((\.\.\/[^)\s#]+)(#[^)\s]*)?\)/g, (link, file, hash = "") => {
    const page = pagesBySource.get(normalize(join(folder, file)));
    return page ? `](../${page}.html${hash})` : link;
  });

/** A page of the guide as Markdown for others to read: as things are published, and without comments. */
function guideText(language, name, publication) {
  const text = arranged(source(`web/docs/guide/${language}/${name}.md`), publication);
  // The pictures lie beside the pages of all languages.
  const up = language === "en" ? "../" : "../../";
  return toPages(withImportMap(text), `web/docs/guide/${language}`)
    .replace(/^<!--.*?-->\n?/gms, "")
    .replaceAll("](../../pictures/", `](${up}pictures/`);
}

/** The guide in a language. Links in it name files, as they are read where the sources are: `npm.md`. */
export function guidePages(language, label, publication) {
  return [...GUIDE, ...ESSAYS].map((name) => {
    const link = (href) => (/^https?:/.test(href) ? href : href.replace(/\.md(?=#|$)/, ".html"));
    const text = guideText(language, name, publication);
    const html = renderDocument(text, { link, label });
    return { path: `guide/${name}`, title: titleOf(html), html, text, ...(LIVE.includes(name) && { live: true }) };
  });
}
