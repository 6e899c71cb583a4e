/**
 * The way of each link of a drawing around the digits that it does not join. A drawing of sixty links asks what lies at a
 * hundred thousand points, so nothing here makes an object for a point.
 */
import { columnOf, rowOf } from "./geometry.js";
import type { HighlightLink } from "./highlight.js";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a link begins or ends: the middle of a digit, and how far its rim is from there. */
export interface End extends Point {
  readonly rim: number;
}

/** A thirtieth of it is the unit. */
export const CELL = 30;
/** The small digits stand in the middle 84 % of a cell; see `.marks`. */
const STEP = (CELL * 0.84) / 3;
/** From the middle of a marked digit to its rim, on small boards, where marks spread. Lines end there, and keep as far from other marks. */
export const RADIUS = 5;
export const ARROW = 4;
/** The large digit of a filled cell. */
const LARGE = 8;
/** A small digit that is not part of the drawing. */
const SMALL = 3.6;
/** How far a line may bend aside, in parts of its length (a long one counts as less); the first that meets least is taken. */
const LONG = 90;
const BENDS = [0.05, -0.05, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45, 0.6, -0.6];
/** The same for lines that bend twice. */
const TURNS = [-0.6, -0.35, -0.15, 0.15, 0.35, 0.6];
/** Points of the board among which the way around is looked for, in units. */
const GRID = 1.5;
const SIDE = (9 * CELL) / GRID;
/** In a wave, the points of the end; as a count of what covers a point it is out of reach. */
const GOAL = 255;
/** Of a wave: what is reached from where, and in which order. Each wave is over before the next, so all write here. */
const WAVE = { came: new Int32Array(SIDE * SIDE), queue: new Int32Array(SIDE * SIDE) };
/** From a point of the grid to those around it. */
const AROUND = [-1, 1, -SIDE, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1];

export function pointOf(candidate: number): Point {
  const cell = cellOf(candidate);
  const digit = candidate % 9;
  const middle = (place: number, line: number): number => line * CELL + CELL / 2 + (place - 1) * STEP;
  return { x: middle(digit % 3, columnOf(cell)), y: middle(Math.floor(digit / 3), rowOf(cell)) };
}

export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const middleOf = (cell: number): number => cell * 9 + 4;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
/** Moves a point towards another. */
export const towards = (from: Point, to: Point, length: number): Point =>
  between(from, to, length / (distance(from, to) || 1));

/** The corners of an arrow, its tip first. */
export function headAt(tip: Point, before: Point): Point[] {
  const back = towards(tip, before, ARROW);
  const side = { x: (tip.y - back.y) * 0.4, y: (back.x - tip.x) * 0.4 };
  return [tip, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }];
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

/** Something that a line can run over. Weights are in fifths, so that sums of them are whole. */
interface Met extends Point {
  readonly radius: number;
  readonly weight: number;
  /** The candidate that it is, or -1 for the digit of a filled cell. */
  readonly candidate: number;
  /** Where it stands, as a candidate: in the middle of a cell, of its fifth digit. */
  readonly at: number;
}

/** Digits of the drawing weigh more than large ones, which can be read all the same. */
const HARD = 25;
const MEDIUM = 10;
const LIGHT = 2;
const LEVELS = [0, MEDIUM, HARD] as const;

/** The board in squares, for finding what is near a point: about as wide as a small digit. */
const SQUARE = CELL / 3;
const SQUARES = (9 * CELL) / SQUARE;
/** The row or column of squares at a height or width; beside the board the one at its edge. */
const lineAt = (units: number): number =>
  units < 0 ? 0 : units >= 9 * CELL ? SQUARES - 1 : Math.floor(units / SQUARE);
const isInside = (x: number, y: number): boolean => x > 1 && x < CELL * 9 - 1 && y > 1 && y < CELL * 9 - 1;

/** The way of a link: the points of a curve, or where none is clear of the drawing, of a line with corners. */
export interface Way {
  readonly points: readonly Point[];
  readonly corners?: boolean;
}

/** All that a line can run over, by where it is: of hundreds of digits only those near a point are looked at. */
export class Field {
  readonly #all: readonly Met[];
  readonly #placed: ReadonlySet<number>;
  /** By square, what reaches into it: places among all. */
  readonly #near: number[][] = Array.from({ length: SQUARES * SQUARES }, () => []);
  /** Of each level, by how much that weighs as much each point of the grid is covered. */
  readonly #covered = new Map<number, Uint8Array>();
  /** In which walk something was met last, and the number of the walk. */
  readonly #met: Int32Array;
  #walk = 0;
  /** The visible points of a walk. */
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  /** The squares that were looked at since they were cleared. */
  readonly #seen = new Uint8Array(SQUARES * SQUARES);
  /** The ends of the link that is looked at: they are in no way. */
  #own: readonly number[] = [];

  constructor({ candidates, filled, notes = [], placed = [] }: Obstacles) {
    this.#placed = new Set(placed);
    const met = (at: number, candidate: number, radius: number, weight: number): Met => ({
      ...pointOf(at),
      radius,
      weight,
      candidate,
      at,
    });
    const small = candidates.filter((candidate) => !this.#placed.has(candidate));
    // In one order, however they came: so two fields can be compared.
    const inOrder = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
    this.#all = [
      ...inOrder(small).map((one) => met(one, one, RADIUS + 0.1, HARD)),
      ...inOrder(filled).map((cell) => met(middleOf(cell), -1, LARGE, MEDIUM)),
      ...inOrder(placed).map((one) => met(middleOf(cellOf(one)), one, LARGE, MEDIUM)),
      ...inOrder(notes).map((one) => met(one, one, SMALL, LIGHT)),
    ];
    this.#met = new Int32Array(this.#all.length);
    for (const [place, { x, y, radius }] of this.#all.entries())
      for (let row = lineAt(y - radius); row <= lineAt(y + radius); row++)
        for (let column = lineAt(x - radius); column <= lineAt(x + radius); column++)
          this.#near[row * SQUARES + column]!.push(place);
  }

  endOf(candidate: number): End {
    return this.#placed.has(candidate)
      ? { ...pointOf(middleOf(cellOf(candidate))), rim: LARGE + 1 }
      : { ...pointOf(candidate), rim: RADIUS };
  }

  /** The squares in which other things stand than in an earlier field. */
  changedSince(before: Field): number[] {
    const isOther = (place: number, other: number): boolean => {
      const [a, b] = [this.#all[place]!, before.#all[other]!];
      return a.at !== b.at || a.weight !== b.weight || a.candidate !== b.candidate;
    };
    return [...this.#near.keys()].filter((square) => {
      const [now, then] = [this.#near[square]!, before.#near[square]!];
      return now.length !== then.length || now.some((place, i) => isOther(place, then[i]!));
    });
  }

  /** Does something for a link; and the squares that it looked at, those of the link's ends among them. */
  watch<Result>({ from, to }: HighlightLink, work: () => Result): { result: Result; seen: Uint8Array } {
    this.#seen.fill(0);
    for (const candidate of [...from, ...to]) {
      const { x, y } = pointOf(candidate);
      this.#squareAt(x, y);
    }
    return { result: work(), seen: this.#seen.slice() };
  }

  #squareAt(x: number, y: number): number {
    const square = lineAt(y) * SQUARES + lineAt(x);
    this.#seen[square] = 1;
    return square;
  }

  /** Whether nothing stands between the two ends. */
  isClear(link: HighlightLink, from: End, to: End): boolean {
    this.#own = [...link.from, ...link.to];
    return this.#weigh([from, to], from, to, { least: 0, most: 1 }) === 0;
  }

  wayOf(link: HighlightLink, from: End, to: End): Way {
    this.#own = [...link.from, ...link.to];
    let [best, least]: [readonly Point[], number] = [[from, aside(from, to, 0.5, BENDS[0]!), to], Infinity];
    for (const curve of curves(from, to)) {
      const weight = this.#weigh(curve, from, to, { least: 0, most: least, isArrow: true });
      if (weight < least) [best, least] = [curve, weight];
      if (least === 0) break;
    }
    const around = least < HARD ? undefined : this.#detour(from, to);
    return around ? { points: around, corners: true } : { points: best };
  }

  /**
   * How much the visible part of a curve meets that weighs no less than `least`: the points outside the rims of both
   * ends, and with `isArrow` those of its head. What is `most` and more is as good as any more, and so is what leaves the board.
   */
  #weigh(
    curve: readonly Point[],
    from: End,
    to: End,
    { least, most, isArrow = false }: { least: number; most: number; isArrow?: boolean },
  ): number {
    const [xs, ys] = [this.#xs, this.#ys];
    this.#walk++;
    let [sum, visible] = [0, 0];
    // Close enough to each other that nothing is between them.
    const count = Math.ceil(distance(curve[0]!, curve.at(-1)!) / 3) + 16;
    const [across, down] = [curve.map(({ x }) => x), curve.map(({ y }) => y)];
    for (let i = 0; i <= count; i++) {
      const [x, y] = [on(across, i / count), on(down, i / count)];
      if (Math.hypot(x - from.x, y - from.y) <= from.rim || Math.hypot(x - to.x, y - to.y) <= to.rim) continue;
      if (isArrow && !isInside(x, y)) return Infinity;
      sum += this.#metAt(x, y, least);
      if (sum >= most) return sum;
      xs[visible] = x;
      ys[visible++] = y;
    }
    // The arrow is wider than the line.
    if (isArrow && visible >= 4) {
      const at = (place: number): Point => ({ x: xs[place]!, y: ys[place]! });
      for (const { x, y } of headAt(at(visible - 1), at(visible - 4))) {
        if (!isInside(x, y)) return Infinity;
        sum += this.#metAt(x, y, least);
      }
    }
    return sum;
  }

  /** The weight of what is met at a point, and was not met before on this walk. */
  #metAt(x: number, y: number, least: number): number {
    let sum = 0;
    for (const place of this.#near[this.#squareAt(x, y)]!) {
      if (this.#met[place] === this.#walk) continue;
      const one = this.#all[place]!;
      const [dx, dy] = [one.x - x, one.y - y];
      if (dx * dx + dy * dy >= one.radius * one.radius || one.weight < least || this.#own.includes(one.candidate))
        continue;
      this.#met[place] = this.#walk;
      sum += one.weight;
    }
    return sum;
  }

  /** The shortest way that meets nothing, or nothing but notes, or nothing but digits that are not of the drawing. */
  #detour(from: End, to: End): Point[] | undefined {
    for (const least of LEVELS) {
      const path = this.#flood(from, to, least);
      if (path) return this.#pulled(from, path, to, least);
    }
    return undefined;
  }

  /** A wave over the points of the board, from the rim of one digit to that of another. */
  #flood(from: End, to: End, least: number): Point[] | undefined {
    const at = (node: number): Point => ({ x: (node % SIDE) * GRID, y: Math.floor(node / SIDE) * GRID });
    const covered = this.#coveredBut(least);
    eachAround(to, to.rim, true, (node) => {
      covered[node] = GOAL;
    });
    // 0: not reached. Else the point that it was reached from, and two.
    const { came, queue } = WAVE;
    came.fill(0);
    let end = 0;
    eachAround(from, from.rim, true, (node) => {
      came[node] = 1;
      queue[end++] = node;
    });
    let path: Point[] | undefined;
    for (let next = 0; next < end; next++) {
      const node = queue[next]!;
      if (covered[node] === GOAL) {
        path = [];
        for (let step = node; step >= 0; step = came[step]! - 2) path.push(at(step));
        path.reverse();
        break;
      }
      for (const by of AROUND) {
        const step = node + by;
        if (came[step] !== 0 || (covered[step] !== 0 && covered[step] !== GOAL)) continue;
        came[step] = node + 2;
        queue[end++] = step;
      }
    }
    this.#lookedAt(queue.subarray(0, end));
    return path;
  }

  /** A wave looks at the points around those that it reaches, too: all within the rectangle around them. */
  #lookedAt(nodes: Int32Array): void {
    let [left, right, top, bottom] = [SIDE, 0, SIDE, 0];
    for (const node of nodes) {
      const [column, row] = [node % SIDE, (node / SIDE) | 0];
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
    for (let row = lineAt((top - 1) * GRID); row <= lineAt((bottom + 1) * GRID); row++)
      for (let column = lineAt((left - 1) * GRID); column <= lineAt((right + 1) * GRID); column++)
        this.#seen[row * SQUARES + column] = 1;
  }

  /** How much covers each point of the grid, the ends of the link left out. Its edge is covered by itself. */
  #coveredBut(least: number): Uint8Array {
    const cover = (covered: Uint8Array, { x, y, radius }: Met, by: number): void =>
      eachAround({ x, y }, radius, false, (node) => {
        covered[node]! += by;
      });
    let all = this.#covered.get(least);
    if (!all) {
      all = new Uint8Array(SIDE * SIDE);
      for (let node = 0; node < SIDE; node++) all[node] = all[node * SIDE] = 1;
      for (const one of this.#all) if (one.weight >= least) cover(all, one, 1);
      this.#covered.set(least, all);
    }
    const others = all.slice();
    for (const one of this.#all) if (one.weight >= least && this.#own.includes(one.candidate)) cover(others, one, -1);
    return others;
  }

  /** A thread along a path, pulled tight. */
  #pulled(from: End, path: readonly Point[], to: End, least: number): Point[] {
    const all = [from, ...path, to];
    const corners: Point[] = [from];
    for (let at = 0; at < all.length - 1; ) {
      let next = all.length - 1;
      while (next > at + 1 && this.#weigh([all[at]!, all[next]!], from, to, { least, most: 1 }) > 0) next--;
      corners.push(all[next]!);
      at = next;
    }
    return corners;
  }
}

/** For the points of the grid that are nearer than so far, or as near. */
function eachAround({ x, y }: Point, radius: number, isEqualIn: boolean, take: (node: number) => void): void {
  const first = (units: number): number => Math.max(0, Math.ceil((units - radius) / GRID));
  const last = (units: number): number => Math.min(SIDE - 1, Math.floor((units + radius) / GRID));
  for (let row = first(y); row <= last(y); row++)
    for (let column = first(x); column <= last(x); column++) {
      const far = Math.hypot(column * GRID - x, row * GRID - y);
      if (far < radius || (isEqualIn && far === radius)) take(row * SIDE + column);
    }
}

/** The curves from which the first is taken that meets least: those that bend once, then those that bend twice. */
function* curves(from: Point, to: Point): Generator<Point[]> {
  for (const bend of BENDS) yield [from, aside(from, to, 0.5, bend), to];
  for (const first of TURNS)
    for (const second of TURNS) yield [from, aside(from, to, 1 / 3, first), aside(from, to, 2 / 3, second), to];
}

/** Beside the straight way at a part of it. */
export function aside(from: Point, to: Point, part: number, bend: number): Point {
  const by = bend * Math.min(1, LONG / (distance(from, to) || 1));
  const { x, y } = between(from, to, part);
  return { x: x - (to.y - from.y) * by, y: y + (to.x - from.x) * by };
}

/** The straightest way, which looks at nothing. */
export const straight = (from: Point, to: Point): Way => ({ points: [from, aside(from, to, 0.5, BENDS[0]!), to] });

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** A coordinate of a curve of Bézier at a part of the way, of its two to four points. */
export function on(values: readonly number[], part: number): number {
  const ab = mix(values[0]!, values[1]!, part);
  if (values.length === 2) return ab;
  const bc = mix(values[1]!, values[2]!, part);
  const abc = mix(ab, bc, part);
  return values.length === 3 ? abc : mix(abc, mix(bc, mix(values[2]!, values[3]!, part), part), part);
}
