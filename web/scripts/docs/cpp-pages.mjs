// The pages of the C++ reference: one for each header.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { here } from "../../vite.shared.mjs";
import { headerModel } from "./cpp-model.mjs";
import { escape, heading, membersOf, slug, uniqueIds } from "./html.mjs";
import { renderProse } from "./markdown.mjs";

const FOLDER = here("../core/include/nonet");

/** Topics of headers, in the order in which you meet them; headers that nobody has put here come last. */
const TOPICS = {
  "All at once": ["nonet", "version"],
  "Values: grids, sets, boards": ["geometry", "sets", "grid", "board", "position", "progress", "symmetry"],
  "Solving and searching": ["solver", "search", "keep_going", "function_ref"],
  "Human logic and ratings": ["technique", "step", "logic", "notation", "rating", "grade"],
  "Making and changing puzzles": ["generator", "edit", "canonical", "random", "seeds"],
  "Full grids": ["grid_methods", "fill_steps", "uniform_grids"],
  Texts: ["parse", "read", "write", "formats", "fault", "library"],
  Pictures: ["read_picture"],
  "For the lab": ["lab-exact_cover", "lab-strategy_savings", "lab-grid_count", "lab-band_classes"],
};

const models = () =>
  readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith(".hpp"))
    .sort()
    .map((file) => ({
      ...headerModel(file, readFileSync(join(FOLDER, file), "utf8")),
      page: file.replace(".hpp", "").replace("/", "-"),
    }));

/** The place of each name; of several with the same name the first. */
function placesOf(headers) {
  const places = new Map();
  for (const { page, items } of headers)
    for (const { name } of items) if (!places.has(name)) places.set(name, { page, id: slug(name) });
  return places;
}

/** Code in which the names of types are links. */
function linked(code, places, page, own = "") {
  return escape(code).replace(/\b[A-Z]\w+\b/g, (name) => {
    const place = places.get(name);
    return place && name !== own
      ? `<a href="${place.page === page ? "" : `${place.page}.html`}#${place.id}">${name}</a>`
      : name;
  });
}

const proseOf = (doc, places, page) =>
  renderProse(doc, (name) => {
    const place = places.get(name);
    return place
      ? `<a href="${place.page === page ? "" : `${place.page}.html`}#${place.id}"><code>${escape(name)}</code></a>`
      : `<code>${escape(name)}</code>`;
  });

const membersHtml = (members, context) =>
  membersOf(members.map(({ code, doc }) => [`<code>${context.link(code)}</code>`, doc ? context.prose(doc) : ""]));

const enumeratorsHtml = (values, context) =>
  membersOf(values.map(({ name, doc }) => [`<code>${escape(name)}</code>`, doc ? context.prose(doc) : ""]));

/** Declarations without a comment of their own right below one that has one share it. */
function grouped(items) {
  const groups = [];
  for (const item of items) {
    const last = groups.at(-1)?.[0];
    const shares = last && !item.apart && !item.doc && item.kind === last.kind && !item.members && !item.enumerators;
    if (shares) groups.at(-1).push(item);
    else groups.push([item]);
  }
  return groups;
}

const shown = (item) =>
  item.kind === "function" || item.kind === "type" || item.kind === "enum" ? item.code : `${item.code};`;

function groupHtml(group, context) {
  const [first] = group;
  const heads = group
    .map((item) => heading(2, context.id(slug(item.name)), `<code>${escape(item.name)}</code>`))
    .join("");
  const code = `<pre tabindex="0"><code>${group.map((item) => context.link(shown(item), item.name)).join("\n")}</code></pre>`;
  const below = first.members
    ? membersHtml(first.members, context)
    : first.enumerators
      ? enumeratorsHtml(first.enumerators, context)
      : "";
  return `<section class="entry">${heads}${code}${context.prose(first.doc)}${below}</section>`;
}

function headerPage({ name, about, items, page }, places) {
  const context = {
    id: uniqueIds(),
    link: (code, own) => linked(code, places, page, own),
    prose: (doc) => proseOf(doc, places, page),
  };
  const entries = grouped(items).map((group) => groupHtml(group, context));
  const include = `<pre tabindex="0"><code>#include &lt;nonet/${escape(name)}&gt;</code></pre>`;
  return {
    path: `cpp/${page}`,
    title: `nonet/${name}`,
    english: true,
    html: `${heading(1, "top", `<code>nonet/${escape(name)}</code>`)}${context.prose(about)}${include}${entries.join("")}`,
  };
}

function overview(headers) {
  const known = new Set(Object.values(TOPICS).flat());
  const topics = { ...TOPICS, More: headers.map(({ page }) => page).filter((page) => !known.has(page)) };
  const listed = Object.entries(topics).map(([topic, pages]) => {
    const rows = pages.map((page) => {
      const { name: header, about, items } = headers.find((one) => one.page === page);
      const names = [
        ...new Map(
          items.map(({ name }) => [name, `<a href="cpp/${page}.html#${slug(name)}"><code>${escape(name)}</code></a>`]),
        ).values(),
      ];
      return `<dt><a href="cpp/${page}.html"><code>nonet/${escape(header)}</code></a></dt><dd>${renderProse(about)}<p class="names">${names.join(" ")}</p></dd>`;
    });
    return `${heading(2, slug(topic), escape(topic))}<dl class="members">${rows.join("")}</dl>`;
  });
  const lead =
    "The library has no dependency, throws nothing and does no I/O; all is in the namespace `nonet`. These pages are made from the headers in `core/include/nonet`.";
  return {
    path: "cpp",
    title: "C++ reference",
    english: true,
    html: `${heading(1, "top", "C++ reference")}${renderProse(lead)}${listed.join("")}`,
  };
}

/** The overview and a page for each header. */
export function cppPages() {
  const headers = models();
  const places = placesOf(headers);
  return [overview(headers), ...headers.map((header) => headerPage(header, places))];
}
