/** The lines of a drawing: an overlay of the whole board, in units of a thirtieth of a cell. Presentation attributes only. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { columnOf, rowOf } from "./geometry.js";
import type { HighlightLink } from "./highlight.js";

interface Point {
  x: number;
  y: number;
}

const CELL = 30;
/** The small digits fill nearly all of a cell; see `.marks`. */
const STEP = (CELL * 0.94) / 3;
/** From the middle of a small digit to where a line may begin. */
const RADIUS = 5.4;
const ARROW = 4.2;
/** The large digit of a filled cell. */
const LARGE = 8;
/** A small digit that is not part of the drawing. */
const SMALL = 3.8;
/** How far a line may bend aside, in parts of its length (a long one counts as less); the first that meets least is taken. */
const LONG = 90;
const BENDS = [0.05, -0.05, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45];
/** Neighbours in a cell have no room between their rims: the line goes round. */
const NEAR = 1.5 * STEP;
const ROUND = [1, -1];

function pointOf(candidate: number): Point {
  const cell = Math.floor(candidate / 9);
  const digit = candidate % 9;
  const middle = (place: number, line: number): number => line * CELL + CELL / 2 + (place - 1) * STEP;
  return { x: middle(digit % 3, columnOf(cell)), y: middle(Math.floor(digit / 3), rowOf(cell)) };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const write = (value: number): string => value.toFixed(1);
const writePoint = ({ x, y }: Point): string => `${write(x)} ${write(y)}`;

/** The two digits, one of each end, that are closest to each other. */
function closest(link: HighlightLink): [Point, Point] {
  let best: [Point, Point] = [pointOf(link.from[0]!), pointOf(link.to[0]!)];
  for (const from of link.from.map(pointOf)) {
    for (const to of link.to.map(pointOf)) if (distance(from, to) < distance(...best)) best = [from, to];
  }
  return best;
}

/** The point at `part` of the way along a quadratic curve. */
function along(from: Point, bend: Point, to: Point, part: number): Point {
  const mix = (a: number, b: number, c: number): number =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

function bendOf(from: Point, to: Point, part: number): Point {
  const aside = part * Math.min(1, LONG / (distance(from, to) || 1));
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * aside, y: (from.y + to.y) / 2 + (to.x - from.x) * aside };
}

/** What lines had better go around. */
export interface Obstacles {
  /** The candidates of the drawing. */
  candidates: readonly number[];
  /** Cells with large digits. */
  filled: readonly number[];
  /** All other small digits. */
  notes?: readonly number[];
  /** All links; the line of a short one keeps off the others. */
  links?: readonly HighlightLink[];
}

/** Something that a curve can run over. */
interface Met {
  point: Point;
  radius: number;
  weight: number;
}

/** What is near the way from one digit to another: digits of the drawing weigh more than large ones, which can be read all the same. */
function metBetween(from: Point, to: Point, { candidates, filled, notes = [] }: Obstacles): Met[] {
  const aside = LARGE + Math.min(distance(from, to), LONG) / 4;
  const isNear = ({ x, y }: Point): boolean =>
    x > Math.min(from.x, to.x) - aside &&
    x < Math.max(from.x, to.x) + aside &&
    y > Math.min(from.y, to.y) - aside &&
    y < Math.max(from.y, to.y) + aside;
  const near = (list: readonly number[], radius: number, weight: number): Met[] =>
    list
      .map(pointOf)
      .filter((point) => isNear(point) && distance(from, point) > 1 && distance(to, point) > 1)
      .map((point) => ({ point, radius, weight }));
  return [
    ...near(candidates, RADIUS - 0.4, 3),
    ...near(
      filled.map((cell) => cell * 9 + 4),
      LARGE,
      1,
    ),
    ...near(notes, SMALL, 0.4),
  ];
}

const crossings = (path: readonly Point[], all: readonly Met[]): number =>
  all.reduce(
    (sum, { point, radius, weight }) => sum + (path.some((other) => distance(point, other) < radius) ? weight : 0),
    0,
  );

/** The straight ways of other links, as points. */
function ways(from: Point, to: Point, links: readonly HighlightLink[]): Met[] {
  const others = links.map(closest).filter(([start, end]) => distance(start, from) > 1 || distance(end, to) > 1);
  return others.flatMap(([start, end]) =>
    Array.from({ length: 25 }, (_, i) => ({ point: along(start, start, end, i / 24), radius: 2, weight: 0.1 })),
  );
}

function bestBend(from: Point, to: Point, obstacles: Obstacles): Point {
  const isNear = distance(from, to) < NEAR;
  const bends = (isNear ? ROUND : BENDS).map((part) => bendOf(from, to, part));
  const inside = bends.filter(({ x, y }) => x > 1 && x < CELL * 9 - 1 && y > 1 && y < CELL * 9 - 1);
  const met = [...metBetween(from, to, obstacles), ...(isNear ? ways(from, to, obstacles.links ?? []) : [])];
  const costs = inside.map((bend) =>
    crossings(
      Array.from({ length: 23 }, (_, i) => along(from, bend, to, (i + 1) / 24)),
      met,
    ),
  );
  return inside[costs.indexOf(Math.min(...costs))] ?? bends[0]!;
}

/** Moves a point towards another. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function arrowAt(tip: Point, before: Point): string {
  const back = towards(tip, before, ARROW);
  const side = { x: (tip.y - back.y) * 0.45, y: (back.x - tip.x) * 0.45 };
  return `M${writePoint(tip)} L${writePoint({ x: back.x + side.x, y: back.y + side.y })} L${writePoint({ x: back.x - side.x, y: back.y - side.y })}Z`;
}

/** A line from the rim of one digit to the rim of another, and the head of its arrow, as path data. */
export function linkPaths(link: HighlightLink, obstacles: Obstacles): { line: string; head: string } {
  const [from, to] = closest(link);
  const bend = bestBend(from, to, obstacles);
  // Neighbours in one cell leave hardly any room between their rims.
  const rim = Math.min(RADIUS, distance(from, to) * 0.34);
  const [start, tip] = [towards(from, bend, rim), towards(to, bend, rim)];
  const end = towards(tip, bend, Math.min(ARROW - 1, distance(start, tip) / 3));
  return { line: `M${writePoint(start)} Q${writePoint(bend)} ${writePoint(end)}`, head: arrowAt(tip, bend) };
}

/** The line lies on a wider one in the colour of the board, so that it can be told from what it crosses. */
function linkTemplate(link: HighlightLink, obstacles: Obstacles): SVGTemplateResult {
  const { line, head } = linkPaths(link, obstacles);
  return svg`<path class="link-casing" d=${line} fill="none"></path>
    <path class="link ${link.strong ? "strong" : "weak"}" d=${line} fill="none" stroke-dasharray=${link.strong ? nothing : "4 3"}></path>
    <path class="link-head" d=${head}></path>`;
}

/** An outline around the digits of a group. */
export function groupBox(group: readonly number[]): {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
} {
  const points = group.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + RADIUS - y, rx: RADIUS };
}

function groupTemplate(group: readonly number[]): SVGTemplateResult {
  const { x, y, width, height, rx } = groupBox(group);
  return svg`<rect class="link-group" x=${write(x)} y=${write(y)} width=${write(width)} height=${write(height)} rx=${rx} fill="none"></rect>`;
}

/** The ends of links that are more than one digit, each once. */
export const groupsOf = (links: readonly HighlightLink[]): (readonly number[])[] => [
  ...new Map(
    links
      .flatMap(({ from, to }) => [from, to])
      .filter((end) => end.length > 1)
      .map((end) => [end.join(), end]),
  ).values(),
];

/** The overlay. For screen readers the page says it in words. */
export function renderLinks(links: readonly HighlightLink[], obstacles: Obstacles): TemplateResult | typeof nothing {
  if (links.length === 0) return nothing;
  return html`<svg class="links" part="links" viewBox="0 0 ${CELL * 9} ${CELL * 9}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${groupsOf(links).map(groupTemplate)}${links.map((link) => linkTemplate(link, { ...obstacles, links }))}
  </svg>`;
}
