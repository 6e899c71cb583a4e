// Small helpers for pages that are written as text.

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escape = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);

const unescape = (text) =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity) => Object.keys(ENTITIES).find((key) => ENTITIES[key] === entity));

export { slug } from "../../src/docs/slug.js";

/** Gives every id once: the second of the same name becomes name-2. */
export function uniqueIds() {
  const taken = new Map();
  return (wanted) => {
    const count = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, count);
    return count === 1 ? wanted : `${wanted}-${count}`;
  };
}

/** A heading that can be linked to. `title` is HTML. */
export const heading = (level, id, title, attributes = "") =>
  `<h${level} id="${escape(id)}"${attributes}>${title} <a class="anchor" href="#${escape(encodeURIComponent(id))}" aria-label="#${escape(id)}">#</a></h${level}>`;

/** The readable text of HTML that we wrote ourselves. */
export const plain = (html) =>
  unescape(
    html
      .replace(/<a class="anchor".*?<\/a>/g, "")
      .replace(/<\/(p|li|td|th|tr|dt|dd|pre|div)>/g, " ")
      .replace(/<[^>]*>/g, ""),
  )
    .replace(/\s+/g, " ")
    .trim();

/** The headings of a page with the text below each, up to the next: what search finds, and what the contents list. */
export function sectionsOf(html) {
  const parts = html.split(/(?=<h[1-4] id=")/);
  return parts.flatMap((part) => {
    const found = /^<h([1-4]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/s.exec(part);
    return found
      ? [
          {
            level: Number(found[1]),
            id: unescape(found[2]),
            title: plain(found[3]),
            text: plain(part.slice(found[0].length)),
          },
        ]
      : [];
  });
}

/** Members of an entry, as pairs of a term and its description; a list of terms only where something is described. */
export function membersOf(pairs) {
  if (!pairs.length) return "";
  if (!pairs.some(([, said]) => said))
    return `<ul class="members">${pairs.map(([term]) => `<li>${term}</li>`).join("")}</ul>`;
  return `<dl class="members">${pairs.map(([term, said]) => `<dt>${term}</dt>${said ? `<dd>${said}</dd>` : ""}`).join("")}</dl>`;
}
