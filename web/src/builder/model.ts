/**
 * The lines that the builder of embeds puts together: choices, the frame's address, and the lines to paste. Nothing here needs
 * a page.
 */

import type { Control } from "../board/controls/tokens.js";
import type { ASSISTS, HINTS } from "../embed/parameters.js";
import type { FormatId, ReadFault, TechniqueId, TechniqueInfo } from "../engine/index.js";
import type { Level } from "../shell/levels.js";
import type { MARKS } from "../shell/settings.js";
import { slice } from "../shell/slice.js";
import { linkOf } from "../sudoku/codoku.js";

export const KINDS = ["element", "iframe"] as const;
export const SOURCES = ["board", "text", "level", "technique"] as const;
/** The page around an element says what it looks like: it has fewer themes of its own. */
export const THEMES_OF = {
  element: ["auto", "light", "dark"],
  iframe: ["auto", "light", "dark", "sepia", "contrast"],
} as const;
export const CONTROL_SETS = ["all", "none", "some"] as const;

export interface Choices {
  kind: (typeof KINDS)[number];
  source: (typeof SOURCES)[number];
  level: Level;
  technique: TechniqueId;
  controls: (typeof CONTROL_SETS)[number];
  /** Those that are shown when it is some. */
  some: readonly Control[];
  hints: (typeof HINTS)[number];
  assist: (typeof ASSISTS)[number];
  marks: (typeof MARKS)[number];
  timer: boolean;
  readonly: boolean;
  /** The game is kept in the reader's browser. */
  kept: boolean;
  theme: (typeof THEMES_OF)["iframe"][number];
  /** The hue of what is coloured; null is the board's own. */
  hue: number | null;
  /** "" is that of the page or the reader. */
  lang: string;
  /** The lines have what feeds, mail and pages without JavaScript show: a link, and the puzzle as a table. */
  plain: boolean;
  /** In CSS pixels; the board is never wider. */
  width: number;
  /** The origin of the page that is to hear the frame; "" for none. */
  page: string;
}

export const WIDTHS = { least: 240, most: 1200 } as const;

export const INITIAL: Choices = {
  kind: "element",
  source: "board",
  level: "easy",
  technique: "x-wing",
  controls: "all",
  some: ["pad", "undo", "hint"],
  hints: "apply",
  assist: "rules",
  marks: "notes",
  timer: false,
  readonly: false,
  kept: false,
  theme: "auto",
  hue: null,
  lang: "",
  plain: true,
  width: 480,
  page: "",
};

/** Choices that go together: a theme that the other kind has not is the reader's. */
export const fitted = (choices: Choices): Choices =>
  (THEMES_OF[choices.kind] as readonly string[]).includes(choices.theme)
    ? choices
    : { ...choices, theme: INITIAL.theme };

/**
 * Attributes of the element, and parameters of the frame, in the order in which they are read best. `puzzle`: 81
 * cells, or "".
 */
export function attributesOf(choices: Choices, puzzle: string): [name: string, value: string][] {
  const { source, level, technique, controls, some, hints, assist, marks, lang } = choices;
  const flags = (["timer", "readonly"] as const).filter((name) => choices[name]);
  return [
    ...(source === "level"
      ? [["level", level]]
      : source === "technique"
        ? [["technique", technique]]
        : [["puzzle", puzzle]]),
    ["controls", controls === "none" ? "none" : controls === "all" ? "" : some.join(" ")],
    ...(hints === INITIAL.hints ? [] : [["hints", hints]]),
    ...(assist === INITIAL.assist ? [] : [["assist", assist]]),
    ...(marks === INITIAL.marks ? [] : [["marks", marks]]),
    ...flags.map((name) => [name, ""]),
    ...(choices.kept ? [["storage-key", keyOf(choices, puzzle)]] : []),
    ...(lang ? [["lang", lang]] : []),
  ] as [string, string][];
}

/** Games of other puzzles have other names, so that two on one page do not take each other's place. */
function keyOf({ source, level, technique }: Choices, puzzle: string): string {
  if (source === "level" || source === "technique") return `nonet-${source === "level" ? level : technique}`;
  return nameOf(puzzle);
}

function nameOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) >>> 0;
  return `nonet-${sum.toString(36)}`;
}

/** Where the frame is, below the folder of the site. The puzzle stands behind the `#`: servers do not see it. */
export function frameAddress(site: string, choices: Choices, puzzle: string): string {
  const { theme, hue, page } = choices;
  const query = new URLSearchParams();
  const hash = new URLSearchParams();
  for (const [name, value] of attributesOf(choices, puzzle)) {
    if (name === "puzzle") hash.set(name, value);
    else query.set(name, value || (name === "controls" ? "all" : "1"));
  }
  if (theme !== "auto") query.set("theme", theme);
  if (hue !== null) query.set("hue", String(hue));
  if (page) query.set("allow", page);
  const text = [query, hash].map(String);
  return `${new URL("embed.html", site).href}${text[0] && `?${text[0]}`}${text[1] && `#${text[1]}`}`;
}

/** Custom properties of the element. */
export const stylesOf = ({ hue }: Choices): [name: string, value: string][] =>
  hue === null ? [] : [["--nonet-hue", String(hue)]];

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const written = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([name, value]) => (value ? ` ${name}="${escape(value)}"` : ` ${name}`)).join("");

/**
 * Address of exactly this board in a page of its own. A puzzle opens in the game; one that is yet to be made opens in
 * the page for frames, which makes it.
 */
const ownPage = (site: string, choices: Choices, puzzle: string): string =>
  puzzle ? linkOf(site, puzzle) : frameAddress(site, { ...choices, kept: false, page: "" }, puzzle);

/**
 * Feeds and mail drop scripts, frames and elements that they do not know, and keep the contents of these. Most of them
 * drop SVG and the addresses `data:` of pictures as well; tables are kept by all, are heard by screen readers, and need
 * no server. The lines between the boxes are attributes, since policies forbid styles and readers drop them: without
 * these, too, rows are rows. A blank is a dot, so that where even the table is lost, nine lines are left which every
 * Sudoku program reads.
 */
function tableOf(puzzle: string): string[] {
  const band = (rows: string[]): string[] => [
    `<tbody align="center">`,
    ...rows.map((row) => `<tr>${Array.from(row, (digit) => `<td>${digit}`).join("")}`),
  ];
  const rows = puzzle.replace(/[^1-9]/g, ".").match(/.{9}/g) ?? [];
  return [
    `<table border="1" rules="groups" cellpadding="4">`,
    `<colgroup span="3"><colgroup span="3"><colgroup span="3">`,
    ...[0, 3, 6].flatMap((first) => band(rows.slice(first, first + 3))),
    `</table>`,
  ];
}

interface Plain {
  link: string[];
  table: string[];
}

/** `linkText`: what the link says, as plain text. A puzzle that is yet to be made has no table. */
function plainOf(site: string, choices: Choices, puzzle: string, linkText: string): Plain {
  if (!choices.plain) return { link: [], table: [] };
  const link = `<p><a href="${escape(ownPage(site, choices, puzzle))}">${escape(linkText)}</a></p>`;
  return { link: [link], table: puzzle ? tableOf(puzzle) : [] };
}

function elementSnippet(site: string, choices: Choices, puzzle: string, { link, table }: Plain): string {
  const theme = choices.theme === "auto" ? [] : [["theme", choices.theme] as const];
  const styles = [["max-width", `${choices.width}px`], ...stylesOf(choices)].map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  const attributes = [...attributesOf(choices, puzzle), ...theme];
  // Of several boards on a page each has the styles that were chosen for it.
  const name = nameOf(JSON.stringify([attributes, styles]));
  return [
    // The room of the board before its script has come.
    `<link rel="stylesheet" href="${escape(new URL("embed/board.css", site).href)}">`,
    `<script type="module" src="${escape(new URL("embed/board.js", site).href)}"></script>`,
    `<style>`,
    `nonet-board.${name} {`,
    ...styles,
    `}`,
    `</style>`,
    // Once the element is defined, its contents are neither shown nor heard.
    [`<nonet-board class="${name}"${written(attributes)}>`, ...link, ...table].join("\n") +
      `${link.length ? "\n" : ""}</nonet-board>`,
  ].join("\n");
}

/**
 * Nothing stands in the frame itself: HTML takes it for plain text, so readers that drop the frame would show tags. The
 * link is beside it for everybody, the table where there are no scripts, as in a browser that cannot show the board.
 */
function frameSnippet(site: string, choices: Choices, puzzle: string, { link, table }: Plain): string {
  const { width } = choices;
  return [
    `<iframe src="${escape(frameAddress(site, choices, puzzle))}"`,
    `  title="Sudoku" width="${width}" height="${Math.round(width * 1.5)}" style="max-width: 100%; border: 0"></iframe>`,
    ...link,
    ...(table.length ? [`<noscript>`, ...table, `</noscript>`] : []),
    `<script type="module" src="${escape(new URL("embed/embed-host.js", site).href)}"></script>`,
  ].join("\n");
}

/**
 * The text to paste into a page. `site`: the address of the folder that the site is in. `puzzle`: 81 cells, or "" where
 * the board makes its own. `linkText`: the text of its link, plain.
 */
export const snippetOf = (site: string, choices: Choices, puzzle: string, linkText: string): string =>
  (choices.kind === "element" ? elementSnippet : frameSnippet)(
    site,
    choices,
    puzzle,
    plainOf(site, choices, puzzle, linkText),
  );

export interface BuilderState {
  choices: Choices;
  /** The pasted text, and the cells that it was read as; "" while they are not known. */
  text: string;
  cells: string;
  /** Why it could not be read, or null. */
  fault: { fault: ReadFault; format: "" | FormatId } | null;
  /** The list of techniques, once it is there. */
  techniques: readonly TechniqueInfo[];
  /** The message under the snippet. */
  note: "" | "builder-copied" | "copy-by-hand";
}

/** State of the view; null before it was opened. */
export const builderState = slice<BuilderState | null>(null);
