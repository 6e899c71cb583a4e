import { expect, test } from "vitest";
import { attributesOf, type Choices, frameAddress, INITIAL, KINDS, snippetOf } from "../../../web/src/builder/model.js";
import { linkOf } from "../../../web/src/sudoku/codoku.js";
import { CLASSIC } from "../support/sudoku.js";

test("a board without controls says so, or it would have a pad where fingers point", () => {
  const said = (controls: Choices["controls"]): string | undefined =>
    Object.fromEntries(attributesOf({ ...INITIAL, controls, some: ["undo", "hint"] }, CLASSIC))["controls"];
  expect([said("none"), said("all"), said("some")]).toEqual(["none", "", "undo hint"]);
  const asked = (controls: Choices["controls"]): string | null =>
    new URL(frameAddress("https://your.site/", { ...INITIAL, controls, some: ["undo"] }, CLASSIC)).searchParams.get(
      "controls",
    );
  expect([asked("none"), asked("all"), asked("some")]).toEqual(["none", "all", "undo"]);
});

const SITE = "https://your.site/nonet/";
const lines = (choices: Partial<Choices>, puzzle = CLASSIC, link = "Play this Sudoku"): string =>
  snippetOf(SITE, { ...INITIAL, ...choices }, puzzle, link);
/** Texts of the table's cells, row by row. */
const tableIn = (text: string): string[] =>
  [...text.matchAll(/<tr>(.*)/g)].map(([, row]) => row!.replaceAll("<td>", ""));
const hrefsIn = (text: string): string[] => [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href!);

test("the lines say to feeds and mail which puzzle it is, and where it is played", () => {
  const rows = CLASSIC.match(/.{9}/g);
  for (const kind of KINDS) {
    const text = lines({ kind });
    expect(tableIn(text), kind).toEqual(rows);
    expect(hrefsIn(text), kind).toEqual([linkOf(SITE, CLASSIC)]);
    // They are read by whoever pastes them, and a blank line would end what Markdown takes for HTML.
    expect(
      Math.max(
        ...text
          .split("\n")
          .slice(-20)
          .map(({ length }) => length),
      ),
      kind,
    ).toBeLessThan(160);
    expect(text, kind).not.toMatch(/\n\s*\n/);
  }
  // Blanks of every kind are dots: nine lines that programs read are left where the table is lost.
  expect(tableIn(lines({}, CLASSIC.replaceAll(".", "0")))).toEqual(rows);
});

test("of the element, its opening tag is a line by itself: Markdown takes what follows for HTML only then", () => {
  expect(lines({})).toMatch(/\n<nonet-board [^>]*>\n<p><a /);
  expect(lines({})).toMatch(/\n<\/table>\n<\/nonet-board>$/);
});

test("of the frame, nothing stands in it, the link is there for everybody, and the table where there are no scripts", () => {
  const text = lines({ kind: "iframe" });
  expect(text).toMatch(/"><\/iframe>\n<p><a href="[^"]+">Play this Sudoku<\/a><\/p>\n<noscript>\n<table/);
  expect(text).toContain("</table>\n</noscript>\n<script");
});

test("a puzzle that is yet to be made has a link to a page that makes it, and no picture", () => {
  for (const kind of KINDS) {
    const text = lines({ kind, source: "level", level: "hard", kept: true, page: "https://blog.example" }, "");
    expect(tableIn(text), kind).toEqual([]);
    expect(text, kind).not.toContain("<table");
    // The attribute for messages with the embedding page has no place on a page of its own.
    expect(hrefsIn(text), kind).toEqual([`${SITE}embed.html?level=hard&amp;controls=all`]);
  }
});

test("whoever wants the board alone has no other lines", () => {
  for (const kind of KINDS) expect(lines({ kind, plain: false }), kind).not.toMatch(/<a |<table|<noscript/);
  expect(lines({ plain: false })).toMatch(/><\/nonet-board>$/);
});

test("no text and no address ends a tag or an attribute", () => {
  for (const kind of KINDS) {
    const text = snippetOf(`https://your.site/"<&'/`, { ...INITIAL, kind }, CLASSIC, `"5 < 6" & <b>more</b>`);
    expect(text, kind).toContain(">&quot;5 &lt; 6&quot; &amp; &lt;b>more&lt;/b></a>");
    expect(text, kind).not.toContain("<b>");
    expect(hrefsIn(text)[0], kind).not.toMatch(/[<]|&(?!amp;|quot;|lt;)/);
    const made = snippetOf(SITE, { ...INITIAL, kind, source: "technique", hue: 20 }, "", "x");
    expect(hrefsIn(made)[0], kind).toContain("?technique=x-wing&amp;controls=all&amp;hue=20");
  }
});
