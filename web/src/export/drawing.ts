/**
 * The board as it stands as shapes: what render.ts, styles.ts and drawing-styles.ts of the board show, without
 * selection and cursor.
 */

import { box, disc, glyph, type Picture, path, round, type Shape, square } from "../shell/shapes.js";
import { colourOf } from "../sudoku/colours.js";
import { centreOf, conflictsOf, type Game, marksOf, valuesOf } from "../sudoku/game.js";
import { bit, columnOf, DIGITS, digitsOf, rowOf } from "../sudoku/geometry.js";
import {
  drawnIn,
  type Highlight,
  type HighlightMap,
  highlightedMask,
  mapHighlight,
  placedDigit,
  RAY,
} from "../sudoku/highlight.js";
import { dashes, groupBox, groupsOf, pathsOf } from "../sudoku/links.js";

/** Units of a cell; those of the board's overlay of lines. */
const CELL = 30;
const BOARD = 9 * CELL;
/** Room for half of the border. */
const EDGE = 2;
/** Small digits stand in the middle 84 % of a cell. */
const INNER = CELL * 0.84;
const STEP = INNER / 3;
const DISC = 4.1;

export interface BoardPicture {
  readonly game: Game;
  readonly highlight: Highlight | null;
  /** Entries that are marked as wrong, and whether repeated digits are marked. */
  readonly wrong: readonly number[];
  readonly conflicts: boolean;
}

export type Background = "white" | "none" | "dark";

/** The colours of the board in the themes "light" and "dark". */
const LIGHT = {
  paper: "#ffffff",
  line: "#5b6170",
  thin: "#b3b6be",
  given: "#161a24",
  entry: "#2448c8",
  note: "#4c5468",
  conflict: "#b81d1a",
  hint: "#12734a",
  hintTint: "#d3f3df",
  hintText: "#ffffff",
  cause: "#9c5400",
  house: "#fff3cc",
  second: "#2448c8",
  third: "#7b2a8f",
  link: "#a8003f",
  entryOnColour: "#14225c",
  noteOnColour: "#232835",
  conflictOnColour: "#5c0402",
  colours: ["#629de2", "#f7a178", "#fce99a", "#e56e79", "#93c3c7", "#95e1b8", "#c8d829", "#b29217", "#a5a79f"],
};
type Palette = typeof LIGHT;
const DARK: Palette = {
  paper: "#191c23",
  line: "#8d95a6",
  thin: "#4d535f",
  given: "#f1f3f8",
  entry: "#a3bcff",
  note: "#b4bccd",
  conflict: "#ff9c94",
  hint: "#63d699",
  hintTint: "#1d4432",
  hintText: "#0d2418",
  cause: "#f5b75c",
  house: "#39321f",
  second: "#a3bcff",
  third: "#dfa3ef",
  link: "#ff8fb1",
  entryOnColour: "#ebf0ff",
  noteOnColour: "#f0f2f8",
  conflictOnColour: "#ffe9e6",
  colours: ["#3867c9", "#8d3614", "#885f0c", "#aa4485", "#22748e", "#247959", "#517634", "#5d6542", "#6d6b70"],
};

interface Scene {
  board: BoardPicture;
  map: HighlightMap;
  values: readonly number[];
  marks: readonly number[];
  centre: readonly number[];
  conflicts: ReadonlySet<number>;
  ink: Palette;
}

export function pictureOf(
  board: BoardPicture,
  background: Background,
  words: Pick<Picture, "title" | "description">,
): Picture {
  const { game, highlight } = board;
  const values = valuesOf(game);
  const ink = background === "dark" ? DARK : LIGHT;
  const scene: Scene = {
    board,
    map: mapHighlight(highlight),
    values,
    marks: marksOf(game),
    centre: centreOf(game),
    conflicts: board.conflicts ? conflictsOf(values) : new Set(),
    ink,
  };
  const cells = values.map((_, cell) => cell);
  const [origin, extent] = [-EDGE, BOARD + 2 * EDGE];
  return {
    ...words,
    origin,
    extent,
    shapes: [
      ...(background === "none" ? [] : [square(origin, origin, extent, { fill: ink.paper })]),
      ...cells.flatMap((cell) => ground(scene, cell)),
      ...lines(ink),
      ...cells.flatMap((cell) => frames(scene, cell)),
      ...cells.flatMap((cell) => content(scene, cell)),
      ...links(scene),
    ],
  };
}

// --- cells ---

const left = (cell: number): number => columnOf(cell) * CELL;
const top = (cell: number): number => rowOf(cell) * CELL;
const middle = (cell: number): [x: number, y: number] => [left(cell) + CELL / 2, top(cell) + CELL / 2];

/** Tints, colours and hatches. */
function ground({ board, map, ink }: Scene, cell: number): Shape[] {
  const role = map.cells.get(cell);
  const house = map.houses.has(cell);
  const tint = role === "target" || role === "pattern" ? ink.hintTint : house ? ink.house : "";
  const colours = digitsOf(board.game.cells[cell]!.colours);
  // A drawing's tint leaves the colours a stripe at the bottom.
  const [y, height] = tint ? [0.78 * CELL, 0.22 * CELL] : [0, CELL];
  const width = CELL / colours.length;
  return [
    ...(tint ? [square(left(cell), top(cell), CELL, { fill: tint })] : []),
    ...colours.map((colour, place) =>
      path(
        `M${round(left(cell) + place * width)} ${round(top(cell) + y)}h${round(width)}v${round(height)}h${round(-width)}z`,
        { fill: ink.colours[colour - 1]! },
      ),
    ),
    ...(map.covers.has(cell)
      ? [path(hatch(cell, 4.5, false), { stroke: mix(ink.second, ink.paper, 0.3), width: 0.9 })]
      : []),
    ...(role === "blocked"
      ? [path(hatch(cell, 3.5, true), { stroke: mix(ink.thin, ink.paper, 0.6), width: 0.6 })]
      : []),
    ...rays(map.rays.get(cell) ?? 0, cell, ink),
  ];
}

/** Parts of rays in a cell: from its edges to the middle, or where one starts to the ring. */
function rays(halves: number, cell: number, ink: Palette): Shape[] {
  if (!halves) return [];
  const [x, y] = middle(cell);
  const length = halves & RAY.start ? 0.09 * CELL : CELL / 2;
  const bands = [
    halves & RAY.left && `M${left(cell)} ${y}h${length}`,
    halves & RAY.right && `M${left(cell) + CELL} ${y}h${-length}`,
    halves & RAY.top && `M${x} ${top(cell)}v${length}`,
    halves & RAY.bottom && `M${x} ${top(cell) + CELL}v${-length}`,
  ];
  return [path(bands.filter(Boolean).join(""), { stroke: ink.cause, width: 0.12 * CELL, opacity: 0.34 })];
}

/** Parallel diagonals through a cell: rising, or falling. */
function hatch(cell: number, gap: number, falling: boolean): string {
  const [x, y] = [left(cell), top(cell)];
  const strokes: string[] = [];
  for (let sum = gap; sum < 2 * CELL; sum += gap) {
    const from = Math.max(0, sum - CELL);
    const to = Math.min(CELL, sum);
    const [startY, endY] = falling ? [CELL - (sum - from), CELL - (sum - to)] : [sum - from, sum - to];
    strokes.push(`M${round(x + from)} ${round(y + startY)}L${round(x + to)} ${round(y + endY)}`);
  }
  return strokes.join("");
}

function lines(ink: Palette): Shape[] {
  const at = (line: number): string => `M${line * CELL} 0V${BOARD}M0 ${line * CELL}H${BOARD}`;
  return [
    path([1, 2, 4, 5, 7, 8].map(at).join(""), { stroke: ink.thin, width: 0.6 }),
    path(`${[3, 6].map(at).join("")}M0 0H${BOARD}V${BOARD}H0Z`, { stroke: ink.line, width: 1 }),
  ];
}

/** Marks of a whole cell, over the lines. */
function frames({ map, ink }: Scene, cell: number): Shape[] {
  return map.cells.get(cell) === "target"
    ? [square(left(cell) + 0.9, top(cell) + 0.9, CELL - 1.8, { stroke: ink.hint, width: 1.8 })]
    : [];
}

function content(scene: Scene, cell: number): Shape[] {
  const digit = scene.values[cell]!;
  if (digit) return large(scene, cell, digit);
  const placed = placedDigit(scene.map, cell);
  return placed ? [glyph(placed, ...middle(cell), 0.62 * CELL, scene.ink.hint, 600)] : small(scene, cell);
}

/** A filled cell, and the marks of its digit. */
function large({ board, map, conflicts, ink }: Scene, cell: number, digit: number): Shape[] {
  const [x, y] = middle(cell);
  const role = map.cells.get(cell);
  const { colours, value } = board.game.cells[cell]!;
  const error = role === "error";
  const wrong = !error && value > 0 && board.wrong.includes(cell);
  const conflict = !error && !wrong && conflicts.has(cell);
  const red = colours ? ink.conflictOnColour : ink.conflict;
  const given = board.game.givens[cell]! > 0;
  const fill = error || wrong || conflict ? red : given ? ink.given : colours ? ink.entryOnColour : ink.entry;
  const slash = (inset: number): Shape =>
    path(`M${x - inset} ${y + inset}L${x + inset} ${y - inset}`, { stroke: red, width: 1.2 });
  return [
    ...(role === "cause" ? [disc(x, y, 11.5, { stroke: ink.cause, width: 1.5 })] : []),
    glyph(digit, x, y, 0.62 * CELL, fill, given ? 600 : 400),
    ...(conflict
      ? [path(`M${left(cell) + 0.73 * CELL} ${top(cell)}h${0.27 * CELL}v${0.27 * CELL}z`, { fill: red })]
      : []),
    ...(wrong ? [slash(9)] : []),
    ...(error ? [disc(x, y, 11.4, { stroke: red, width: 1.5 }), slash(8)] : []),
  ];
}

// --- small digits ---

function small(scene: Scene, cell: number): Shape[] {
  const drawn = highlightedMask(scene.map, cell);
  const corners = scene.marks[cell]! | drawn;
  // A drawing counts on the nine places, so notes in the middle make way for it.
  const centre = digitsOf(drawn ? 0 : scene.centre[cell]!);
  const four = (corners & 0b111_000) !== 0;
  const size = CELL * (!centre.length ? 0.25 : four ? 0.2 : 0.225);
  const rows = centre.length && four ? [-0.375, -0.125, 0.375] : [-1 / 3, 0, 1 / 3];
  const marks = DIGITS.filter((digit) => corners & bit(digit)).flatMap((digit) => {
    const [x, y] = middle(cell);
    const row = rows[Math.floor((digit - 1) / 3)]! * INNER;
    return mark(scene, cell, digit, x + (((digit - 1) % 3) - 1) * STEP, y + row, size);
  });
  return [...marks, ...inMiddle(scene, cell, centre, corners ? (four ? 0.125 : 0) : null, size)];
}

/** The size of centre notes beside others, by their number. */
const BESIDE = [0, 0, 0, 0, 0, 0, 0.2, 0.18, 0.16, 0.14];

/**
 * Centre notes: in a line at `row`, or where there is nothing else in the cell, large, and many of them in two lines.
 */
function inMiddle(scene: Scene, cell: number, digits: readonly number[], row: number | null, size: number): Shape[] {
  const [x, y] = middle(cell);
  const count = digits.length;
  const alone = row === null;
  const inLine = alone && count > 5 ? Math.ceil(count / 2) : count;
  const high = CELL * (alone ? (count > 5 ? 0.23 : count === 5 ? 0.25 : 0.3) : BESIDE[count] || size / CELL);
  const step = high * (alone && count > 5 ? 0.72 : count > 4 ? 0.58 : 0.66);
  return digits.flatMap((digit, place) => {
    const line = Math.floor(place / inLine);
    const length = Math.min(inLine, count - line * inLine);
    const across = x + ((place % inLine) - (length - 1) / 2) * step;
    const down = alone && count > 5 ? (line - 0.5) * 1.25 * high : (row ?? 0) * INNER;
    return mark(scene, cell, digit, across, y + down, high, true);
  });
}

/** The forms and colours of roles; what is not here is written as any small digit. */
type Look = { form: "disc" | "square" | "ring" | "frame"; colour: "hint" | "second" | "third" | "cause" };
const LOOKS: Partial<Record<string, Look>> = {
  pattern: { form: "disc", colour: "hint" },
  on: { form: "disc", colour: "hint" },
  "color-0": { form: "disc", colour: "hint" },
  pincer: { form: "disc", colour: "second" },
  corner: { form: "disc", colour: "second" },
  "color-1": { form: "square", colour: "second" },
  pivot: { form: "square", colour: "third" },
  restricted: { form: "square", colour: "third" },
  fin: { form: "square", colour: "cause" },
  guardian: { form: "square", colour: "cause" },
  "set-0": { form: "ring", colour: "hint" },
  "color-2": { form: "ring", colour: "hint" },
  "set-1": { form: "frame", colour: "second" },
  "color-3": { form: "frame", colour: "second" },
  off: { form: "frame", colour: "second" },
  "set-2": { form: "ring", colour: "third" },
  "set-3": { form: "frame", colour: "cause" },
  cause: { form: "ring", colour: "cause" },
};

function mark(
  { board, map, ink }: Scene,
  cell: number,
  digit: number,
  x: number,
  y: number,
  size: number,
  centre = false,
): Shape[] {
  const drawn = map.candidates.get(cell * 9 + digit - 1);
  if (drawn?.role === "eliminated") return struck(ink, digit, x, y, size);
  if (drawn) {
    const look =
      LOOKS[drawn.role === "set" || drawn.role === "color" ? `${drawn.role}-${(drawn.group ?? 0) % 4}` : drawn.role];
    const full = look?.form === "disc" || look?.form === "square";
    return [...(look ? [around(look, ink, x, y)] : []), glyph(digit, x, y, size, full ? ink.hintText : ink.given, 600)];
  }
  const { colours, marked } = board.game.cells[cell]!;
  const colour = colourOf(marked, digit);
  const painted = disc(x, y, (centre ? 0.55 : 0.59) * size, {
    fill: ink.colours[colour - 1]!,
    stroke: mix(ink.given, ink.paper, 0.45),
    width: 0.5,
  });
  return [
    ...(colour ? [painted] : []),
    glyph(digit, x, y, size, colour || colours ? ink.noteOnColour : ink.note, colour || centre ? 600 : 400),
  ];
}

function around({ form, colour }: Look, ink: Palette, x: number, y: number): Shape {
  const full = form === "disc" || form === "square";
  const radius = full ? DISC : DISC - 0.5;
  const paint = full ? { fill: ink[colour] } : { stroke: ink[colour], width: 1 };
  const rx = form === "disc" || form === "ring" ? radius : 1.8;
  return box({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, rx }, paint);
}

/** The stroke lies behind the digit, which must still be read. */
function struck(ink: Palette, digit: number, x: number, y: number, size: number): Shape[] {
  const end = DISC * 0.72;
  return [
    disc(x, y, DISC, { fill: mix(ink.conflict, ink.paper, 0.16) }),
    path(`M${round(x - end)} ${round(y + end)}L${round(x + end)} ${round(y - end)}`, {
      stroke: mix(ink.conflict, ink.paper, 0.55),
      width: 1.2,
    }),
    glyph(digit, x, y, size, ink.conflict, 600),
  ];
}

// --- links ---

function links({ map, values, marks, ink }: Scene): Shape[] {
  const all = map.links;
  if (!all.length) return [];
  const filled = values.flatMap((digit, cell) => (digit ? [cell] : []));
  const notes = marks
    .flatMap((mask, cell) => digitsOf(mask).map((digit) => cell * 9 + digit - 1))
    .filter((candidate) => !map.candidates.has(candidate));
  const paths = pathsOf(all, { ...drawnIn(map), filled, notes });
  return [
    ...groupsOf(all).map((group) => box(groupBox(group), { stroke: ink.link, width: 1 })),
    ...all.flatMap((link, at) => {
      const { line, head, bar } = paths[at]!;
      const width = bar ? 2.2 : link.strong ? 1.5 : 1.3;
      return [
        path(line, { stroke: ink.paper, width: width + 1.3, opacity: 0.6 }),
        path(line, { stroke: ink.link, width, ...(link.strong ? {} : { dash: dashes(bar).split(" ").map(Number) }) }),
        ...(bar ? [] : [path(head, { fill: ink.link })]),
      ];
    }),
  ];
}

// --- help ---

/** A colour with so much of it over another: `#rrggbb` all. */
function mix(colour: string, over: string, part: number): string {
  const channel = (text: string, at: number): number => parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(colour, at) * part + channel(over, at) * (1 - part))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
