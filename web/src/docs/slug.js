/** An id that can be read in an address: letters of any language, digits, hyphens. The builder gives headings theirs by it, too. */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";
