/** The lines of a drawing: an overlay of the whole board, in units of a thirtieth of a cell. Presentation attributes only. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { HighlightLink } from "./highlight.js";
import {
  ARROW,
  between,
  CELL,
  cellOf,
  distance,
  type End,
  Field,
  headAt,
  type Obstacles,
  on,
  type Point,
  pointOf,
  RADIUS,
  straight,
  towards,
} from "./link-ways.js";

/** The length of a bar between neighbours in a cell, whose rims nearly touch. */
const BAR = 2.4;

const write = (value: number): string => value.toFixed(1);
const writePoint = ({ x, y }: Point): string => `${write(x)} ${write(y)}`;

/** The two digits, one of each end, that are closest to each other. */
function closest(link: HighlightLink): [from: number, to: number] {
  const pairs = link.from.flatMap((from) => link.to.map((to) => [from, to] as [number, number]));
  const long = ([from, to]: [number, number]): number => distance(pointOf(from), pointOf(to));
  return pairs.reduce((best, pair) => (long(pair) < long(best) ? pair : best));
}

/** A curve of Bézier in two, at a part of the way. */
function cut(curve: readonly Point[], part: number): [before: Point[], after: Point[]] {
  const [before, after]: [Point[], Point[]] = [[], []];
  for (let rest = curve; rest.length; rest = rest.slice(1).map((point, i) => between(rest[i]!, point, part))) {
    before.push(rest[0]!);
    after.unshift(rest.at(-1)!);
  }
  return [before, after];
}

const arrowAt = (tip: Point, before: Point): string => `M${headAt(tip, before).map(writePoint).join(" L")}Z`;

/** Where a curve leaves the rim around its first point, as a part of the way. */
function leaving(curve: readonly Point[], rim: number): number {
  const [xs, ys] = [curve.map(({ x }) => x), curve.map(({ y }) => y)];
  let [low, high] = [0, 0.5];
  for (let i = 0; i < 12; i++) {
    const part = (low + high) / 2;
    if (Math.hypot(on(xs, part) - xs[0]!, on(ys, part) - ys[0]!) < rim) low = part;
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

/** The path of a link, and the squares of the board that it depends on. */
interface Route {
  paths: LinkPaths;
  isCareful: boolean;
  seen: Uint8Array;
}

const keyOf = ({ from, to }: HighlightLink): string => `${from.join()} ${to.join()}`;

/** The paths of the links of a drawing, from one drawing to the next. What a change does not touch keeps its path. */
export class Routes {
  #field: Field | null = null;
  #keys: readonly string[] = [];
  #routes = new Map<string, Route>();
  /** Links that still go straight, or as they went before. */
  #left: HighlightLink[] = [];

  /** Takes a drawing; false where it is the last one. Its paths are those that are known, or straight. */
  take(links: readonly HighlightLink[], obstacles: Obstacles): boolean {
    const field = new Field(obstacles);
    const changed = this.#field && field.changedSince(this.#field);
    const keys = links.map(keyOf);
    if (changed?.length === 0 && keys.join() === this.#keys.join()) return false;
    const [before, left] = [this.#routes, new Set(this.#left.map(keyOf))];
    this.#field = field;
    this.#keys = keys;
    this.#routes = new Map();
    this.#left = [];
    for (const [at, link] of links.entries()) {
      const key = keys[at]!;
      const isCareful = at < MOST_CAREFUL;
      const route = before.get(key);
      const isSame = route?.isCareful === isCareful && !changed!.some((square) => route.seen[square]);
      this.#routes.set(key, isSame || (route && isCareful) ? route! : this.#routeOf(link, false));
      if (isCareful && (!isSame || left.has(key))) this.#left.push(link);
    }
    return true;
  }

  /** Finds the way of so many links at most; whether any are left. */
  work(most: number): boolean {
    for (const link of this.#left.splice(0, most)) this.#routes.set(keyOf(link), this.#routeOf(link, true));
    return this.#left.length > 0;
  }

  get paths(): LinkPaths[] {
    return this.#keys.map((key) => this.#routes.get(key)!.paths);
  }

  #routeOf(link: HighlightLink, isCareful: boolean): Route {
    const field = this.#field!;
    const { result, seen } = field.watch(link, () => pathOf(link, field, isCareful));
    return { paths: result, isCareful, seen };
  }
}

const drawn = new WeakMap<readonly HighlightLink[], Routes>();

/** The paths of all links of a drawing. */
export function pathsOf(links: readonly HighlightLink[], obstacles: Obstacles): LinkPaths[] {
  const routes = drawn.get(links) ?? new Routes();
  drawn.set(links, routes);
  routes.take(links, obstacles);
  routes.work(MOST_CAREFUL);
  return routes.paths;
}

/**
 * The line and the arrow of a link. Within a cell it is a short bar without one, unless something stands between its ends. All of it stays outside the rims of both
 * ends.
 */
function pathOf(link: HighlightLink, field: Field, isCareful: boolean): LinkPaths {
  const pair = closest(link);
  const [from, to] = pair.map((candidate) => field.endOf(candidate)) as [End, End];
  const long = distance(from, to);
  if (cellOf(pair[0]) === cellOf(pair[1]) && field.isClear(link, from, to)) {
    const rim = Math.min(RADIUS, (long - BAR) / 2);
    return {
      line: `M${writePoint(towards(from, to, rim))} L${writePoint(towards(to, from, rim))}`,
      head: "",
      bar: true,
    };
  }
  const way = isCareful ? field.wayOf(link, from, to) : straight(from, to);
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
export function renderLinks(
  links: readonly HighlightLink[],
  paths: readonly LinkPaths[],
): TemplateResult | typeof nothing {
  if (links.length === 0) return nothing;
  return html`<svg class="links" part="links" viewBox="0 0 ${CELL * 9} ${CELL * 9}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${groupsOf(links).map(groupTemplate)}${links.map((link, at) => linkTemplate(link, paths[at]!))}
  </svg>`;
}
