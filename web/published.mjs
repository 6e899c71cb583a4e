/**
 * Publication of Nonet: the one place that says where the package and the site are. The package, the documents and the
 * lines that the builder writes go by this. RELEASING.md says how it is turned on.
 */
import { readFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

export const PUBLISHED = {
  /** Whether anybody can fetch the package of this version from npm, and so from the networks that deliver npm's files. */
  published: false,
  version,
  /** The package's name on npm, where nobody has it. */
  name: "nonet",
  /** Where the sources are, as https://github.com/owner/nonet; "" until there is such a place. */
  repository: "",
  /** Where the site is, with a slash at the end; "" until there is such a place. */
  home: "",
};

/** Where the files of a version are that never change any more. */
export const cdnOf = ({ name, version: of }) => `https://cdn.jsdelivr.net/npm/${name}@${of}/`;

/** Throws where something counts as published and has no place. */
export function checked(publication) {
  const { published, repository, home } = publication;
  for (const [name, address] of Object.entries({ repository, home }))
    if (address ? !/^https:\/\/[^\s]+$/.test(address) : published)
      throw new Error(`web/published.mjs: ${name} has to be an address, as RELEASING.md says, and is "${address}".`);
  if (home && !home.endsWith("/")) throw new Error('web/published.mjs: home ends with "/".');
  return publication;
}

/** Fields of a package.json that only what is published somewhere has. */
export const addressesOf = ({ repository, home }) => ({
  ...(repository && { repository: { type: "git", url: `git+${repository}.git` }, bugs: `${repository}/issues` }),
  ...(home && { homepage: home }),
});

/**
 * The place of a page, by its path below the site, for search engines and for previews of links: both want whole
 * addresses, so there is none where the site has no place.
 */
export const placeOf = (path, { home }) => {
  if (!home) return "";
  const address = home + path.replace(/^index\.html$/, "");
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${home}icon-512.png">`,
  ].join("\n");
};

/** Files for search engines, by their names, where the site has a place: it may be read, and these are its pages. */
export function searchFilesOf(paths, { home }) {
  if (!home) return {};
  const line = (path) => `<url><loc>${home}${path.replace(/^index\.html$/, "")}</loc></url>`;
  return {
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${home}sitemap.xml\n`,
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map(line).join("\n")}\n</urlset>\n`,
  };
}

/** The answer to programs that ask for a frame by a link (oembed.com): the frame of the site, which has a place. */
export const oembedOf = ({ home }) => ({
  version: "1.0",
  type: "rich",
  title: "Sudoku",
  provider_name: "Nonet",
  provider_url: home,
  width: 480,
  height: 720,
  html: `<iframe src="${home}embed.html?level=easy&amp;controls=all" title="Sudoku" width="480" height="720" style="max-width: 100%; border: 0"></iframe>`,
});

/**
 * A document in the order that fits. It has its two ways in pairs, each with its own first words:
 *
 *     <!-- own files -->
 *     … from one's own copy of the site or package …
 *     <!-- published files -->
 *     <!-- soon -->
 *     *From the first release on:*
 *
 *     … from npm, or the networks that deliver its files …
 *     <!-- end -->
 *
 * As long as nothing is published, that is their order. Then the second comes first, and what is soon is now.
 */
export function arranged(text, { published }) {
  const now = published ? text.replace(/^<!-- soon -->\n(?:.+\n)+\n/gm, "") : text;
  const pair = /^<!-- (own|published) files -->\n(.*?)^<!-- (own|published) files -->\n(.*?)^<!-- end -->\n/gms;
  return now.replace(pair, (_all, one, first, other, second) => {
    const parts = { [one]: first, [other]: second };
    if (!parts.own || !parts.published) throw new Error(`A document has the ${one} files twice.`);
    const order = published ? ["published", "own"] : ["own", "published"];
    return `${order.map((name) => `<!-- ${name} files -->\n${parts[name]}`).join("")}<!-- end -->\n`;
  });
}
