/** The lines of a drawing: an overlay of the whole board, in units of a thirtieth of a cell. Presentation attributes only. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { columnOf, rowOf } from "./geometry.js";
import type { HighlightLink } from "./highlight.js";

interface Point {
  x: number;
  y: number;
}

/** Where a link begins or ends: the middle of a digit, and how far its rim is from there. */
interface End extends Point {
  rim: number;
}

const CELL = 30;
/** The small digits stand in the middle 84 % of a cell; see `.marks`. */
const STEP = (CELL * 0.84) / 3;
/** From the middle of a marked digit to its rim, on small boards, where marks spread. Lines end there, and keep as far from other marks. */
export const RADIUS = 5;
const ARROW = 4;
/** The large digit of a filled cell. */
const LARGE = 8;
/** A small digit that is not part of the drawing. */
const SMALL = 3.6;
/** How far a line may bend aside, in parts of its length (a long one counts as less); the first that meets least is taken. */
const LONG = 90;
const BENDS = [0.05, -0.05, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45, 0.6, -0.6];
/** The same for lines that bend twice. */
const TURNS = [-0.6, -0.35, -0.15, 0.15, 0.35, 0.6];
/** The length of a bar between neighbours in a cell, whose rims nearly touch. */
const BAR = 2.4;
/** Points of the board among which the way around is looked for, in units. */
const GRID = 1.5;
const SIDE = (9 * CELL) / GRID;

function pointOf(candidate: number): Point {
  const cell = cellOf(candidate);
  const digit = candidate % 9;
  const middle = (place: number, line: number): number => line * CELL + CELL / 2 + (place - 1) * STEP;
  return { x: middle(digit % 3, columnOf(cell)), y: middle(Math.floor(digit / 3), rowOf(cell)) };
}

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const middleOf = (cell: number): number => cell * 9 + 4;
const endOf = (candidate: number, { placed = [] }: Obstacles): End =>
  placed.includes(candidate)
    ? { ...pointOf(middleOf(cellOf(candidate))), rim: LARGE + 1 }
    : { ...pointOf(candidate), rim: RADIUS };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const write = (value: number): string => value.toFixed(1);
const writePoint = ({ x, y }: Point): string => `${write(x)} ${write(y)}`;

/** The two digits, one of each end, that are closest to each other. */
function closest(link: HighlightLink): [from: number, to: number] {
  const pairs = link.from.flatMap((from) => link.to.map((to) => [from, to] as [number, number]));
  const long = ([from, to]: [number, number]): number => distance(pointOf(from), pointOf(to));
  return pairs.reduce((best, pair) => (long(pair) < long(best) ? pair : best));
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A curve of Bézier in two, at a part of the way. */
function cut(curve: readonly Point[], part: number): [before: Point[], after: Point[]] {
  const [before, after]: [Point[], Point[]] = [[], []];
  for (let rest = curve; rest.length; rest = rest.slice(1).map((point, i) => between(rest[i]!, point, part))) {
    before.push(rest[0]!);
    after.unshift(rest.at(-1)!);
  }
  return [before, after];
}

const along = (curve: readonly Point[], part: number): Point => cut(curve, part)[1][0]!;

/** Points from one end to the other, close enough to each other that nothing is between them. */
function points(curve: readonly Point[]): Point[] {
  const count = Math.ceil(distance(curve[0]!, curve.at(-1)!) / 3) + 16;
  return Array.from({ length: count + 1 }, (_, i) => along(curve, i / count));
}

/** Beside the straight way at a part of it. */
function aside(from: Point, to: Point, part: number, bend: number): Point {
  const by = bend * Math.min(1, LONG / (distance(from, to) || 1));
  const { x, y } = between(from, to, part);
  return { x: x - (to.y - from.y) * by, y: y + (to.x - from.x) * by };
}

/** Obstacles that lines go around where they can. */
export interface Obstacles {
  /** The candidates of the drawing. */
  candidates: readonly number[];
  /** Cells with large digits. */
  filled: readonly number[];
  /** All other small digits. */
  notes?: readonly number[];
  /** Candidates that are drawn large, as they will be entered. */
  placed?: readonly number[];
}

/** Something that a line can run over. */
interface Met {
  point: Point;
  radius: number;
  weight: number;
}

/** Digits of the drawing weigh more than large ones, which can be read all the same. */
function metBetween(link: HighlightLink, { candidates, filled, notes = [], placed = [] }: Obstacles): Field {
  const own = new Set([...link.from, ...link.to]);
  const met = (list: readonly number[], radius: number, weight: number): Met[] =>
    list.map((one) => ({ point: pointOf(one), radius, weight }));
  const others = (list: readonly number[]): number[] => list.filter((candidate) => !own.has(candidate));
  const large = [...filled, ...others(placed).map(cellOf)].map(middleOf);
  const small = others(candidates).filter((candidate) => !placed.includes(candidate));
  return new Field([...met(small, RADIUS + 0.1, HARD), ...met(large, LARGE, 2), ...met(others(notes), SMALL, 0.4)]);
}
const HARD = 5;

/** All that a line can run over, by where it is: of hundreds of digits only those near a point are looked at. */
class Field {
  readonly all: readonly Met[];
  /** By cell, what reaches into it: places among `all`. */
  readonly #near: number[][] = Array.from({ length: 81 }, () => []);

  constructor(all: readonly Met[]) {
    this.all = all;
    for (const [place, { point, radius }] of all.entries())
      for (let row = lineAt(point.y - radius); row <= lineAt(point.y + radius); row++)
        for (let column = lineAt(point.x - radius); column <= lineAt(point.x + radius); column++)
          this.#near[row * 9 + column]!.push(place);
  }

  /** The places of those that a path runs over, in ascending order. */
  #met(path: readonly Point[]): number[] {
    const met = new Set<number>();
    for (const other of path)
      for (const place of this.#near[lineAt(other.y) * 9 + lineAt(other.x)]!) {
        const { point, radius } = this.all[place]!;
        if (!met.has(place) && distance(point, other) < radius) met.add(place);
      }
    return [...met].sort((a, b) => a - b);
  }
  weigh(path: readonly Point[]): number {
    return this.#met(path).reduce((sum, place) => sum + this.all[place]!.weight, 0);
  }
  meets(point: Point): boolean {
    return this.#near[lineAt(point.y) * 9 + lineAt(point.x)]!.some((place) => {
      const { point: middle, radius } = this.all[place]!;
      return distance(middle, point) < radius;
    });
  }
  /** Without what weighs less. */
  from(least: number): Field {
    return new Field(this.all.filter(({ weight }) => weight >= least));
  }
}

/** The row or column at a height or width; beside the board the one at its edge. */
const lineAt = (units: number): number => Math.min(8, Math.max(0, Math.floor(units / CELL)));

/** The visible part of a path: the points outside the rims of its ends. */
const visible = (path: readonly Point[], from: End, to: End): Point[] =>
  path.filter((point) => distance(point, from) > from.rim && distance(point, to) > to.rim);

const inside = ({ x, y }: Point): boolean => x > 1 && x < CELL * 9 - 1 && y > 1 && y < CELL * 9 - 1;

/** The way of a link: the points of a curve, or where none is clear of the drawing, of a line with corners. */
interface Way {
  points: readonly Point[];
  corners?: boolean;
}

function wayOf(from: End, to: End, all: Field): Way {
  const bends = BENDS.map((bend) => [from, aside(from, to, 0.5, bend), to]);
  const turns = TURNS.flatMap((first) =>
    TURNS.map((second) => [from, aside(from, to, 1 / 3, first), aside(from, to, 2 / 3, second), to]),
  );
  const seen = (curve: readonly Point[]): Point[] => {
    const line = visible(points(curve), from, to);
    // The arrow is wider than the line.
    const [tip, before] = [line.at(-1), line.at(-4)];
    return tip && before ? [...line, ...headAt(tip, before)] : line;
  };
  let [best, least] = [bends[0]!, Number.POSITIVE_INFINITY];
  for (const curve of [...bends, ...turns]) {
    const path = seen(curve);
    const weight = path.every(inside) ? all.weigh(path) : Number.POSITIVE_INFINITY;
    if (weight < least) [best, least] = [curve, weight];
    if (least === 0) break;
  }
  const around = least < HARD ? undefined : detour(from, to, all);
  return around ? { points: around, corners: true } : { points: best };
}

/** The shortest way that meets nothing, or nothing but notes, or nothing but digits that are not of the drawing. */
function detour(from: End, to: End, all: Field): Point[] | undefined {
  for (const least of [0, 2, HARD]) {
    const hard = all.from(least);
    const path = flood(from, to, hard);
    if (path) return pulled(from, path, to, hard);
  }
  return undefined;
}

/** A wave over the points of the board, from the rim of one digit to that of another. */
function flood(from: End, to: End, hard: Field): Point[] | undefined {
  const at = (node: number): Point => ({ x: (node % SIDE) * GRID, y: Math.floor(node / SIDE) * GRID });
  const came = new Int32Array(SIDE * SIDE).fill(-2);
  const queue: number[] = [];
  for (let node = 0; node < came.length; node++) {
    const point = at(node);
    if (distance(point, from) <= from.rim) {
      came[node] = -1;
      queue.push(node);
    } else if (!inside(point) || (distance(point, to) > to.rim && hard.meets(point))) came[node] = -3;
  }
  for (const node of queue) {
    if (distance(at(node), to) <= to.rim) {
      const path: Point[] = [];
      for (let step = node; step >= 0; step = came[step]!) path.unshift(at(step));
      return path;
    }
    for (const step of [-1, 1, -SIDE, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1]) {
      if (came[node + step] !== -2) continue;
      came[node + step] = node;
      queue.push(node + step);
    }
  }
  return undefined;
}

/** A thread along a path, pulled tight. */
function pulled(from: End, between: readonly Point[], to: End, hard: Field): Point[] {
  const path = [from, ...between, to];
  const clear = (a: Point, b: Point): boolean => hard.weigh(visible(points([a, b]), from, to)) === 0;
  const corners: Point[] = [from];
  for (let at = 0; at < path.length - 1; ) {
    let next = path.length - 1;
    while (next > at + 1 && !clear(path[at]!, path[next]!)) next--;
    corners.push(path[next]!);
    at = next;
  }
  return corners;
}

/** Moves a point towards another. */
const towards = (from: Point, to: Point, length: number): Point =>
  between(from, to, length / (distance(from, to) || 1));

/** The corners of an arrow, its tip first. */
function headAt(tip: Point, before: Point): Point[] {
  const back = towards(tip, before, ARROW);
  const side = { x: (tip.y - back.y) * 0.4, y: (back.x - tip.x) * 0.4 };
  return [tip, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }];
}

const arrowAt = (tip: Point, before: Point): string => `M${headAt(tip, before).map(writePoint).join(" L")}Z`;

/** Where a curve leaves the rim around its first point, as a part of the way. */
function leaving(curve: readonly Point[], rim: number): number {
  let [low, high] = [0, 0.5];
  for (let i = 0; i < 12; i++) {
    const part = (low + high) / 2;
    if (distance(along(curve, part), curve[0]!) < rim) low = part;
    else high = part;
  }
  return high;
}

/** A curve between two points of it that are so far from its ends. */
function trimmed(curve: readonly Point[], start: number, end: number): Point[] {
  const rest = cut(curve, leaving(curve, start))[1];
  const back = [...rest].reverse();
  return cut(back, leaving(back, end))[1].reverse();
}

export interface LinkPaths {
  line: string;
  head: string;
  bar: boolean;
}

/**
 * So many links go around what is in their way. More than that are a tangle anyway, as a pasted drawing can be: the rest go straight, so that
 * the board is there at once.
 */
const MOST_CAREFUL = 64;
/** Of drawings that are still shown, and what they went around then. */
const routed = new WeakMap<readonly HighlightLink[], { around: string; paths: readonly LinkPaths[] }>();

/** The paths of all links of a drawing. */
export function pathsOf(links: readonly HighlightLink[], obstacles: Obstacles): readonly LinkPaths[] {
  const around = JSON.stringify(obstacles);
  const before = routed.get(links);
  if (before?.around === around) return before.paths;
  const paths = links.map((link, at) => linkPaths(link, obstacles, at < MOST_CAREFUL));
  routed.set(links, { around, paths });
  return paths;
}

/**
 * The line and the arrow of a link. Within a cell it is a short bar without one, unless something stands between its ends. All of it stays outside the rims of both
 * ends.
 */
export function linkPaths(link: HighlightLink, obstacles: Obstacles, isCareful = true): LinkPaths {
  const pair = closest(link);
  const [from, to] = pair.map((candidate) => endOf(candidate, obstacles)) as [End, End];
  const all = metBetween(link, obstacles);
  const long = distance(from, to);
  if (cellOf(pair[0]) === cellOf(pair[1]) && all.weigh(visible(points([from, to]), from, to)) === 0) {
    const rim = Math.min(RADIUS, (long - BAR) / 2);
    return {
      line: `M${writePoint(towards(from, to, rim))} L${writePoint(towards(to, from, rim))}`,
      head: "",
      bar: true,
    };
  }
  const way = isCareful ? wayOf(from, to, all) : { points: [from, aside(from, to, 0.5, BENDS[0]!), to] };
  const [leave, arrive] = [Math.min(from.rim, long * 0.34), Math.min(to.rim, long * 0.34)];
  const { points: curve } = way;
  if (way.corners) {
    const [start, tip] = [towards(from, curve[1]!, leave), towards(to, curve.at(-2)!, arrive)];
    const line = [start, ...curve.slice(1, -1), towards(tip, curve.at(-2)!, ARROW - 1)];
    return { line: `M${line.map(writePoint).join(" L")}`, head: arrowAt(tip, curve.at(-2)!), bar: false };
  }
  const whole = trimmed(curve, leave, arrive);
  const tip = whole.at(-1)!;
  const end = Math.min(ARROW - 1, distance(whole[0]!, tip) / 3);
  const shaft = trimmed(whole, 0, end);
  const [start, ...rest] = shaft;
  return {
    line: `M${writePoint(start!)} ${rest.length === 2 ? "Q" : "C"}${rest.map(writePoint).join(" ")}`,
    head: arrowAt(tip, shaft.at(-1)!),
    bar: false,
  };
}

/** The line lies on a wider one in the colour of the board, so that it can be told from what it crosses. */
function linkTemplate(link: HighlightLink, { line, head, bar }: LinkPaths): SVGTemplateResult {
  return svg`<path class="link-casing" d=${line} fill="none"></path>
    <path class="link ${link.strong ? "strong" : "weak"} ${bar ? "bar" : ""} ${link.faint ? "faint" : ""}" d=${line} fill="none" stroke-dasharray=${link.strong ? nothing : dashes(bar)}></path>
    ${bar ? nothing : svg`<path class="link-head" d=${head}></path>`}`;
}

/** How weak links are dashed. */
export const dashes = (bar: boolean): string => (bar ? "1.3 1.1" : "4 3");

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
  const paths = pathsOf(links, obstacles);
  return html`<svg class="links" part="links" viewBox="0 0 ${CELL * 9} ${CELL * 9}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${groupsOf(links).map(groupTemplate)}${links.map((link, at) => linkTemplate(link, paths[at]!))}
  </svg>`;
}
