// The frame around every page: header, search, contents, the way on.

import { readFileSync } from "node:fs";
import { placeOf } from "../../published.mjs";
import { here } from "../../vite.shared.mjs";
import { relative } from "./guide-pages.mjs";
import { escape } from "./html.mjs";

const THEME_COLOURS = [
  ["light", "#faf9f6", "(prefers-color-scheme: light)"],
  ["dark", "#14161b", "(prefers-color-scheme: dark)"],
  ["sepia", "#f6ecd8", "not all"],
  ["contrast", "#000000", "not all"],
];

const LOGO =
  '<svg class="logo" viewBox="0 0 27 27" aria-hidden="true"><path class="logo-off" d="M1 1h7v7H1zM10 1h7v7h-7zM19 1h7v7h-7zM1 10h7v7H1zM19 10h7v7h-7zM1 19h7v7H1zM10 19h7v7h-7zM19 19h7v7h-7z"/><path class="logo-on" d="M10 10h7v7h-7z"/></svg>';

/** Those of the other pages; they have none for searching. */
const ICONS = Object.fromEntries(
  [...readFileSync(here("src/shell/icons.ts"), "utf8").matchAll(/^ {2}(\w+): svg`(.*)`,$/gm)].map((found) =>
    found.slice(1),
  ),
);
ICONS.search = '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/>';
const icon = (name) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;

/** The puzzle of the examples. */
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** The head of the page: places and looks are those of shell/header.ts, and all but the search works without scripts. */
function header({ t, homeOf, home, other, otherPage }) {
  // Without icons: they would be a twentieth of all that a reader keeps for offline.
  const place = ([id, href], here) =>
    `<a class="nav-link" href="${href}"${here ? ' aria-current="true"' : ""}><span>${escape(t(`nav-${id}`))}</span></a>`;
  const first = [
    ["library", homeOf("index.html#library")],
    ["learn", homeOf("learn.html")],
    ["settings", homeOf("index.html#settings")],
  ];
  const inSight = first.map((one) => place(one)).join("");
  const square = (id, name, more) =>
    `<button class="button square quiet ${id}" type="button" aria-label="${escape(name)}" title="${escape(name)}" ${more}>${icon(id === "contents-button" ? "steps" : id)}</button>`;
  return `<header class="top">
<a class="brand" href="${homeOf("index.html")}">${LOGO}<span>Nonet</span></a>
<a class="button small quiet back" href="${homeOf("index.html")}">${icon("back")}<span>${escape(t("nav-back"))}</span></a>
<search class="search" hidden><label class="hidden" for="docs-search">${escape(t("docs-search"))}</label><input class="input" id="docs-search" type="search" autocomplete="off" spellcheck="false" placeholder="${escape(t("docs-search"))}" aria-controls="docs-found" data-none="${escape(t("docs-none"))}" data-failed="${escape(t("docs-search-failed"))}" data-count="${escape(t("docs-found"))}"></search>
<nav class="nav" aria-label="${escape(t("nav"))}">${inSight}</nav>
<div class="top-buttons">${square("search", t("docs-search"), 'hidden aria-expanded="false"')}${square("contents-button", t("docs-contents"), 'popovertarget="docs-contents"')}${square("more", t("app-more"), 'popovertarget="docs-menu"')}</div>
</header>
<div id="docs-menu" class="menu" popover><nav class="menu-places" aria-label="${escape(t("nav"))}">${inSight}${place(["embed", homeOf("index.html#embed")])}${place(["lab", homeOf("lab.html")])}${place(["docs", homeOf(home)], true)}</nav>
<p class="languages"><a class="button small" href="${otherPage}" lang="${other.language}" hreflang="${other.language}">${escape(other.name)}</a></p></div>`;
}

/** The preview that a link to the page shows elsewhere. */
const preview = ({ title, description, language, publication, path }) =>
  [
    ["og:type", "article"],
    ["og:site_name", "Nonet"],
    ["og:title", title],
    ["og:description", description],
    ["og:locale", language.replace("-", "_")],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`)
    .concat(placeOf(path, publication) || [])
    .join("\n");

const head = ({ title, description, root, base, policy, language, publication, path, live }) => `<!doctype html>
<html lang="${language}" data-theme="auto">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">
<title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(description)}">
${preview({ title, description, language, publication, path })}
<meta name="color-scheme" content="light dark">
${THEME_COLOURS.map(([theme, colour, media]) => `<meta name="theme-color" data-theme="${theme}" content="${colour}" media="${media}">`).join("\n")}
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<script async src="${root}theme.js"></script>
<link rel="stylesheet" href="${base}docs.css">
<script type="module" src="${base}docs.js"></script>${live ? `\n<script type="module" src="${root}embed/board.js"></script>\n<link rel="stylesheet" href="${root}embed/board.css">` : ""}
</head>`;

const isLong = ({ pages }) => pages.length > 14;
const has = ({ pages }, page) => pages.some(({ path }) => path === page.path);

/**
 * Whether a group is a link to its first page: a long one, where its list would be a fifth of all that a reader keeps.
 * The guide, which people come for, is whole but beside another long list.
 */
const isFolded = (group, page, groups) =>
  isLong(group) &&
  !has(group, page) &&
  (!group.pages[0].path.startsWith("guide/") || groups.some((other) => isLong(other) && has(other, page)));

/** A group of the contents; below the page that is shown, its own parts. */
function groupHtml(group, page, address, groups) {
  const { title, pages } = group;
  if (isFolded(group, page, groups))
    return `<p class="group"><a href="${address(pages[0].path)}">${escape(title)}</a></p>`;
  const item = ({ path, short, title: name }) => {
    const current = path === page.path;
    const parts = current
      ? page.sections
          .filter(({ level }) => level === 2)
          .map(({ id, title: part }) => `<li><a href="#${escape(encodeURIComponent(id))}">${escape(part)}</a></li>`)
      : [];
    const below = parts.length > 1 && parts.length < 60 ? `<ul>${parts.join("")}</ul>` : "";
    return `<li><a href="${address(path)}"${current ? ' aria-current="page"' : ""}>${escape(short ?? name)}</a>${below}</li>`;
  };
  const list = `<ul>${pages.map(item).join("")}</ul>`;
  return isLong(group) && !pages[0].path.startsWith("guide/")
    ? `<details open><summary>${escape(title)}</summary>${list}</details>`
    : `<p class="group">${escape(title)}</p>${list}`;
}

function neighbours(groups, page, address, t) {
  const pages = groups.flatMap((group) => group.pages);
  const at = pages.findIndex(({ path }) => path === page.path);
  const link = (other, rel, label) =>
    other
      ? `<a rel="${rel}" href="${address(other.path)}"><span>${escape(label)}</span> ${escape(other.short ?? other.title)}</a>`
      : "<span></span>";
  return at < 0
    ? ""
    : `<nav class="neighbours" aria-label="${escape(t("docs-neighbours"))}">${link(pages[at - 1], "prev", t("docs-previous"))}${link(pages[at + 1], "next", t("docs-next"))}</nav>`;
}

/** The file that stands for a page: a reference, which is in English in every language's pages, is one page. */
export const canonicalOf = ({ path, english }, prefix) => `docs/${english ? "" : prefix}${path}.html`;

/**
 * The file of a page. `prefix` is what stands before its path in its language (""or "zh-CN/"); `groups` are the
 * contents; `other` is the other language with its name and prefix.
 */
export function pageHtml(page, { t, language, prefix, groups, other, policy, home, publication, canonical = home }) {
  const own = prefix + page.path;
  const depth = page.home ? home.split("/").length - 1 : own.split("/").length;
  const root = depth ? "../".repeat(depth) : "./";
  const base = page.home && depth === 0 ? "./docs/" : "../".repeat(depth - 1) || "./";
  const address = (path) => (page.home ? `${base}${prefix}${path}.html` : relative(own, prefix + path));
  const homeOf = (file) => `${root}${file}`;
  const otherPage = page.home ? homeOf(other.home) : relative(own, other.prefix + page.path);
  const title = page.home ? `Nonet – ${t("docs-title")}` : `${page.title} – Nonet`;
  const notice = page.english && language !== "en" ? `<p class="note">${escape(t("docs-english-only"))}</p>` : "";
  const learn = (html) =>
    html.replace(
      /<p class="note" data-learn="([^"]*)"><\/p>/,
      (_, family) =>
        `<p class="note" lang="${language}"><a href="${root}learn.html${family ? `#${family}` : ""}">${escape(t("docs-learn-more"))}</a></p>`,
    );
  const description = page.home ? t("docs-description") : `${page.title}. ${t("docs-description")}`;
  const path = page.home ? canonical : canonicalOf(page, prefix);
  const board = page.live
    ? `<nonet-board class="live" puzzle="${PUZZLE}" controls lang="${language}"><p><a href="${root}index.html#p=${PUZZLE}">${escape(t("docs-live"))}</a></p></nonet-board>`
    : "";
  const article = learn(page.html).replace("</h1>", `</h1>${board}`);
  return `${head({ title, description, root, base, policy, language, publication, path, live: page.live })}
<body data-base="${base}" data-language="${language}" data-copy="${escape(t("docs-copy"))}" data-copied="${escape(t("docs-copied"))}">
<a class="skip" href="#docs-content">${escape(t("docs-skip"))}</a>
${header({ t, homeOf, home, other, otherPage })}
<section id="docs-found" class="found" aria-label="${escape(t("docs-results"))}" hidden><p role="status"></p><ol></ol></section>
<div class="view frame">
<nav id="docs-contents" class="contents" popover aria-label="${escape(t("docs-contents"))}">${groups.map((group) => groupHtml(group, page, address, groups)).join("")}</nav>
<main id="docs-content" tabindex="-1">
${notice}<article${page.english && language !== "en" ? ' lang="en"' : ""}>${article}</article>
${page.home ? "" : neighbours(groups, page, address, t)}
</main>
</div>
</body>
</html>
`;
}
