/** Pictures of boards, drawn for tests: lines and digits of strokes, which are nobody's font. */

/** Digits as lines in a square. */
const STROKES = [
  [],
  [0.3, 0.25, 0.55, 0.05, 0.55, 0.95],
  [0.15, 0.3, 0.22, 0.12, 0.5, 0.05, 0.78, 0.13, 0.82, 0.33, 0.6, 0.6, 0.15, 0.95, 0.85, 0.95],
  [0.18, 0.15, 0.5, 0.05, 0.8, 0.15, 0.8, 0.35, 0.5, 0.47, 0.83, 0.6, 0.83, 0.82, 0.5, 0.95, 0.15, 0.85],
  [0.65, 0.95, 0.65, 0.05, 0.12, 0.7, 0.88, 0.7],
  [0.8, 0.05, 0.25, 0.05, 0.2, 0.45, 0.55, 0.4, 0.83, 0.58, 0.83, 0.8, 0.5, 0.95, 0.15, 0.85],
  [0.75, 0.1, 0.5, 0.05, 0.25, 0.25, 0.16, 0.65, 0.25, 0.9, 0.5, 0.95, 0.8, 0.85, 0.83, 0.62, 0.55, 0.45, 0.2, 0.6],
  [0.13, 0.05, 0.87, 0.05, 0.4, 0.95],
  [
    0.5, 0.47, 0.2, 0.33, 0.22, 0.12, 0.5, 0.05, 0.78, 0.12, 0.8, 0.33, 0.5, 0.47, 0.15, 0.66, 0.18, 0.88, 0.5, 0.95,
    0.82, 0.88, 0.85, 0.66, 0.5, 0.47,
  ],
  [0.25, 0.9, 0.5, 0.95, 0.75, 0.75, 0.84, 0.35, 0.75, 0.1, 0.5, 0.05, 0.2, 0.15, 0.17, 0.38, 0.45, 0.55, 0.8, 0.4],
];

function distanceTo(digit, x, y) {
  const strokes = STROKES[digit];
  let nearest = 1;
  for (let i = 2; i < strokes.length; i += 2) {
    const [ax, ay, bx, by] = strokes.slice(i - 2, i + 2);
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.sqrt((ax + dx * along - x) ** 2 + (ay + dy * along - y) ** 2));
  }
  return nearest;
}

const INKS = { given: [20, 20, 20], entry: [30, 90, 200], mark: [90, 90, 90], thin: [150, 150, 150] };

/**
 * White pixels, red, green, blue and opacity, with a board of 81 characters: `givens`, `entries` in blue, `marks` (digits by cell), at `left`,
 * `top`, so many pixels wide.
 */
export function drawBoard({
  givens,
  entries = "",
  marks = {},
  width = 480,
  height = 480,
  left = 30,
  top = 30,
  side = 420,
  size = 9,
}) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const cell = side / size;
  const ink = (x, y, colour, part) => {
    const at = 4 * (y * width + x);
    for (let i = 0; i < 3; i++) data[at + i] += (colour[i] - data[at + i]) * part;
  };
  const fill = (x0, y0, x1, y1, colour) => {
    for (let y = Math.round(y0); y < Math.round(y1); y++)
      for (let x = Math.round(x0); x < Math.round(x1); x++) ink(x, y, colour, 1);
  };
  // A digit around a place, so many pixels high; the square of its strokes has a border for their width.
  const write = (digit, x, y, high, colour) => {
    const [across, down] = [high * 0.36, high * 0.6];
    for (let row = Math.floor(y - down); row <= y + down; row++)
      for (let column = Math.floor(x - across); column <= x + across; column++) {
        const far = distanceTo(digit, (column + 0.5 - x) / (high * 0.6) + 0.5, (row + 0.5 - y) / high + 0.5);
        ink(column, row, colour, Math.min(1, Math.max(0, (0.1 - far) / 0.04)));
      }
  };
  for (let index = 0; index < size * size; index++) {
    const [x, y] = [left + (index % size) * cell, top + Math.floor(index / size) * cell];
    for (const [text, colour] of [
      [givens, INKS.given],
      [entries, INKS.entry],
    ])
      if (text[index] > "0") write(Number(text[index]), x + cell / 2, y + cell / 2, cell * 0.62, colour);
    for (const digit of marks[index] ?? "") {
      const ninth = digit - 1;
      write(
        digit,
        x + cell * (0.2 + 0.3 * (ninth % 3)),
        y + cell * (0.2 + 0.3 * Math.floor(ninth / 3)),
        cell * 0.22,
        INKS.mark,
      );
    }
  }
  for (const thick of [false, true])
    for (let line = 0; line <= size; line++) {
      if ((line % Math.sqrt(size) === 0) !== thick) continue;
      const half = thick ? cell * 0.035 : cell * 0.015;
      const colour = thick ? INKS.given : INKS.thin;
      const [x, y] = [left + line * cell, top + line * cell];
      fill(x - half, top - half, x + half, top + side + half, colour);
      fill(left - half, y - half, left + side + half, y + half, colour);
    }
  return { data, width, height };
}

/** The same on its side: a quarter turn clockwise. */
export function turned({ data, width, height }) {
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(data.length / 4)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + height - 1 - y] = from[y * width + x];
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}
