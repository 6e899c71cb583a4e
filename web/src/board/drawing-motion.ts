/** How a drawing comes in: tints, then marks, then its links in the order of the reasoning. Its words are there from the beginning. */
import type { HighlightLink, HighlightMap } from "../sudoku/highlight.js";
import { paceOf, wavesOf } from "../sudoku/link-order.js";

const TINT_MS = 90;
const MARK_AFTER_MS = 50;
const MARK_MS = 90;
const MOST_GROWING = 60;

/** The element of a cell. It is handed in: to import it would split what a first visit fetches. */
type CellOf = (cell: number) => Element | null;

/** Starts the part of a drawing that was not there before. The answer: what is still to come if another drawing takes its place. */
export function drawIn(root: ParentNode, cellOf: CellOf, now: HighlightMap, before: HighlightMap | null): Animation[] {
  tintIn(cellOf, now, before);
  rayIn(cellOf, now, before);
  markIn(cellOf, now, before);
  return linkIn(root, now, before);
}

function tintIn(cellOf: CellOf, now: HighlightMap, before: HighlightMap | null): void {
  for (const cell of new Set([...now.houses, ...now.cells.keys()])) {
    if (before?.houses.has(cell) || before?.cells.has(cell)) continue;
    cellOf(cell)?.animate([{ backgroundColor: "var(--_bg)" }, {}], { id: "house", duration: TINT_MS });
  }
}

/** With the marks, since they lead to them. */
function rayIn(cellOf: CellOf, now: HighlightMap, before: HighlightMap | null): void {
  for (const [cell, halves] of now.rays) {
    if (before?.rays.get(cell) === halves) continue;
    cellOf(cell)?.animate([{ backgroundSize: "0 0, 0 0, auto" }, {}], {
      id: "ray",
      delay: MARK_AFTER_MS,
      duration: MARK_MS,
      easing: "ease-out",
      fill: "backwards",
    });
  }
}

/** A digit that is there already keeps its place, and gets its shape. */
function markIn(cellOf: CellOf, now: HighlightMap, before: HighlightMap | null): void {
  for (const [candidate, { role }] of now.candidates) {
    if (before?.candidates.get(candidate)?.role === role) continue;
    const name = role === "place" ? ".placed" : `[data-digit="${(candidate % 9) + 1}"]`;
    cellOf(Math.floor(candidate / 9))
      ?.querySelector(name)
      ?.animate(
        [
          role === "place"
            ? { opacity: 0, scale: 0.7 }
            : { background: "transparent", boxShadow: "none", color: "var(--_note)", scale: 0.8 },
          {},
        ],
        { id: "mark", delay: MARK_AFTER_MS, duration: MARK_MS, easing: "ease-out", fill: "backwards" },
      );
  }
}

/** Links that are there already, perhaps paler, stay as they are. */
function linkIn(root: ParentNode, { links }: HighlightMap, before: HighlightMap | null): Animation[] {
  const key = ({ from, to, strong }: HighlightLink): string => [from, to, strong].join("/");
  const there = new Set(before?.links.map(key));
  const fresh = links.map((link) => !there.has(key(link)));
  const count = fresh.filter(Boolean).length;
  // Where many come at once nobody follows each: they are there.
  if (!count || count > MOST_GROWING) return [];
  const of = wavesOf(links.filter((_link, place) => fresh[place]));
  const waves = fresh.map((isFresh) => (isFresh ? of.shift() : undefined));
  const { from, each } = paceOf(Math.max(0, ...waves.map((wave) => wave ?? 0)) + 1);
  // All is measured before anything moves: each that does would have the next measured anew.
  const begins: (() => Animation)[] = [];
  const begin = (part: Element, frames: Keyframe[] | PropertyIndexedKeyframes, id: string, wave: number): void =>
    void begins.push(() => part.animate(frames, { id, delay: from + wave * each, duration: each, fill: "backwards" }));
  if (!there.size)
    for (const group of root.querySelectorAll(".link-group")) begin(group, { opacity: [0, 1] }, "group", 0);
  for (const [place, line] of root.querySelectorAll<SVGPathElement>("path.link").entries()) {
    const wave = waves[place];
    if (wave === undefined) continue;
    const length = line.getTotalLength();
    begin(line, growing(line, length), "link", wave);
    const [casing, head] = [line.previousElementSibling, line.nextElementSibling];
    if (casing?.matches("path.link-casing")) begin(casing, growing(casing, length), "casing", wave);
    // The line arrives, then its head.
    if (head?.matches(".link-head")) begin(head, { opacity: [0, 0, 1] }, "head", wave);
  }
  return begins.map((start) => start());
}

/** A line that grows from its beginning; a dashed one dash by dash. */
function growing(line: Element, length: number): Keyframe[] {
  const dashes = getComputedStyle(line).strokeDasharray.match(/[\d.]+/g);
  if (!dashes) return [{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} ${length}` }];
  const count = Math.ceil(length / dashes.reduce((sum, dash) => sum + Number(dash), 0));
  return Array.from({ length: count + 1 }, (_, shown) => ({
    strokeDasharray: `${`${dashes.join(" ")} `.repeat(shown)}0 ${length}`,
    easing: "steps(1)",
  }));
}
