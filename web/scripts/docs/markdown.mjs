// Markdown to HTML, with code that is highlighted while building: the pages have no inline style and need no script
// for it.

import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import cmake from "highlight.js/lib/languages/cmake";
import cpp from "highlight.js/lib/languages/cpp";
import css from "highlight.js/lib/languages/css";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import nginx from "highlight.js/lib/languages/nginx";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import MarkdownIt from "markdown-it";
import { escape, heading, plain, slug, uniqueIds } from "./html.mjs";

const LANGUAGES = { bash, cmake, cpp, css, ini, javascript, json, nginx, typescript, xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
// `vue` is markup around scripts; a console's lines are shell and answers.
hljs.registerAliases(["vue"], { languageName: "xml" });

/** Code as HTML; what no highlighter knows stays as it is. */
export function highlighted(code, language) {
  return language && hljs.getLanguage(language)
    ? hljs.highlight(code, { language, ignoreIllegals: true }).value
    : escape(code);
}

// It can be scrolled sideways, so it can have the focus.
const fence = (code, language) =>
  `<pre tabindex="0"${language ? ` data-language="${escape(language)}"` : ""}><code>${highlighted(code, language)}</code></pre>\n`;

/** A table without headings has none, and wide ones scroll by themselves. */
const tables = (html, label) => {
  let count = 0;
  return html
    .replaceAll("<th></th>", "<td></td>")
    .replace(/<thead>\s*<tr>(\s*<td><\/td>)+\s*<\/tr>\s*<\/thead>/g, "")
    .replace(
      /<table>/g,
      () => `<div class="table" role="region" tabindex="0" aria-label="${escape(label)} ${(count += 1)}"><table>`,
    )
    .replaceAll("</table>", "</table></div>");
};

function renderer() {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const { rules } = markdown.renderer;
  rules.fence = (tokens, at) => fence(tokens[at].content, tokens[at].info.trim().split(/\s+/)[0]);
  rules.code_block = (tokens, at) => fence(tokens[at].content, "");
  rules.link_open = (tokens, at, options, env, self) => {
    const token = tokens[at];
    const href = env.link(token.attrGet("href"));
    env.open = [...(env.open ?? []), href];
    if (href === null) return "";
    token.attrSet("href", href);
    if (/^https?:/.test(href)) token.attrSet("rel", "noopener");
    return self.renderToken(tokens, at, options);
  };
  rules.link_close = (tokens, at, options, env) => (env.open.pop() === null ? "" : "</a>");
  // Pictures are square; with their size there, nothing moves when they come.
  rules.image = (tokens, at) =>
    `<img src="${escape(tokens[at].attrGet("src"))}" alt="${escape(tokens[at].content)}" width="416" height="416" loading="lazy">`;
  rules.heading_open = (tokens, at) => `<${tokens[at].tag} data-heading>`;
  // Alignment would be an inline style, which the policy forbids.
  for (const cell of ["td_open", "th_open"])
    rules[cell] = (tokens, at) =>
      `<${tokens[at].tag}${/right/.test(tokens[at].attrGet("style") ?? "") ? ' class="number"' : ""}>`;
  return markdown;
}

const markdown = renderer();

/** Comments tell the tests how to run an example; readers need not see them. */
const withoutComments = (source) => source.replace(/^<!--.*?-->\n?/gms, "");

/**
 * A whole document. `link` makes addresses of those in the source, or null, where there is nothing to go to; `label`
 * names tables for those who do not see them. Every heading gets an id.
 */
export function renderDocument(source, { link = (href) => href, label = "Table" } = {}) {
  const id = uniqueIds();
  const html = markdown.render(withoutComments(source), { link });
  return tables(html, label).replace(/<h([1-6]) data-heading>(.*?)<\/h\1>/gs, (_, level, title) =>
    heading(Number(level), id(slug(plain(title))), title),
  );
}

/** Prose of a comment in code: no headings, no links of its own. `code` may make links of names in backticks. */
export function renderProse(source, code = (name) => `<code>${escape(name)}</code>`) {
  const html = markdown.render(source ?? "", { link: (href) => href });
  const unescaped = (text) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return tables(html, "Table").replace(/<code>([^<]*)<\/code>(?!<\/pre>)/g, (_, name) => code(unescaped(name)));
}
