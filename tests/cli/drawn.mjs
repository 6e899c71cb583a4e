/** Pictures of boards, drawn for tests in digits that no font has, and files of them. */
import { deflateSync } from "node:zlib";

/** Digits as lines in a square. */
const STROKES = {
  1: [0.3, 0.25, 0.55, 0.05, 0.55, 0.95],
  2: [0.15, 0.3, 0.22, 0.12, 0.5, 0.05, 0.78, 0.13, 0.82, 0.33, 0.6, 0.6, 0.15, 0.95, 0.85, 0.95],
  3: [0.18, 0.15, 0.5, 0.05, 0.8, 0.15, 0.8, 0.35, 0.5, 0.47, 0.83, 0.6, 0.83, 0.82, 0.5, 0.95, 0.15, 0.85],
  4: [0.65, 0.95, 0.65, 0.05, 0.12, 0.7, 0.88, 0.7],
  5: [0.8, 0.05, 0.25, 0.05, 0.2, 0.45, 0.55, 0.4, 0.83, 0.58, 0.83, 0.8, 0.5, 0.95, 0.15, 0.85],
  6: [0.75, 0.1, 0.5, 0.05, 0.25, 0.25, 0.16, 0.65, 0.25, 0.9, 0.5, 0.95, 0.8, 0.85, 0.83, 0.62, 0.55, 0.45, 0.2, 0.6],
  7: [0.13, 0.05, 0.87, 0.05, 0.4, 0.95],
  8: [
    0.5, 0.47, 0.2, 0.33, 0.22, 0.12, 0.5, 0.05, 0.78, 0.12, 0.8, 0.33, 0.5, 0.47, 0.15, 0.66, 0.18, 0.88, 0.5, 0.95,
    0.82, 0.88, 0.85, 0.66, 0.5, 0.47,
  ],
  9: [0.8, 0.4, 0.45, 0.55, 0.17, 0.38, 0.2, 0.15, 0.5, 0.05, 0.75, 0.1, 0.84, 0.35, 0.75, 0.75, 0.5, 0.95, 0.25, 0.9],
};

function distance(x1, y1, x2, y2, x, y) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** A sheet of paper: RGB, row by row. */
export function sheet(width, height, rgb = [255, 255, 255]) {
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < bytes.length; i += 3) bytes.set(rgb, i);
  return { width, height, bytes };
}

function fill(picture, left, top, right, bottom, rgb) {
  for (let y = Math.round(top); y < Math.round(bottom); y++)
    for (let x = Math.round(left); x < Math.round(right); x++) picture.bytes.set(rgb, (y * picture.width + x) * 3);
}

function drawDigit(picture, digit, centreX, centreY, high, rgb) {
  const strokes = STROKES[digit];
  const wide = high * 0.6;
  const reach = Math.ceil(high * 0.6);
  for (let y = Math.floor(centreY) - reach; y <= centreY + reach; y++)
    for (let x = Math.floor(centreX) - reach; x <= centreX + reach; x++) {
      const u = (x + 0.5 - centreX) / wide + 0.5;
      const v = (y + 0.5 - centreY) / high + 0.5;
      let nearest = 1;
      for (let i = 2; i < strokes.length; i += 2)
        nearest = Math.min(nearest, distance(...strokes.slice(i - 2, i + 2), u, v));
      const ink = Math.min(1, Math.max(0, (0.09 - nearest) / 0.02));
      const at = (y * picture.width + x) * 3;
      if (ink > 0) for (let c = 0; c < 3; c++) picture.bytes[at + c] += (rgb[c] - picture.bytes[at + c]) * ink;
    }
}

const DARK = [20, 20, 20];
const GREY = [150, 150, 150];

/** Draws a board with its upper left corner at a place: givens, entries (in another ink), and nine digits small. */
export function drawBoard(picture, left, top, cell, { givens, entries = "", marks = [] }) {
  for (const thick of [false, true])
    for (let i = 0; i < 10; i++) {
      if ((i % 3 === 0) !== thick) continue;
      const half = cell * (thick ? 0.035 : 0.015);
      const [rgb, at, end] = [thick ? DARK : GREY, i * cell, 9 * cell + half];
      fill(picture, left + at - half, top - half, left + at + half, top + end, rgb);
      fill(picture, left - half, top + at - half, left + end, top + at + half, rgb);
    }
  for (let i = 0; i < 81; i++) {
    const x = left + ((i % 9) + 0.5) * cell;
    const y = top + (Math.floor(i / 9) + 0.5) * cell;
    if (givens[i] >= "1") drawDigit(picture, givens[i], x, y, cell * 0.62, DARK);
    if (entries[i] >= "1") drawDigit(picture, entries[i], x, y, cell * 0.62, [30, 90, 200]);
    for (const mark of marks[i] ?? "") {
      const place = mark - 1;
      const [dx, dy] = [((place % 3) - 1) * 0.3, (Math.floor(place / 3) - 1) * 0.3];
      drawDigit(picture, mark, x + dx * cell, y + dy * cell, cell * 0.22, [90, 90, 90]);
    }
  }
  return picture;
}

/** A sheet with one board. */
export const boardSheet = (board) => drawBoard(sheet(480, 480), 30, 30, 140 / 3, board);

/** A turned, or mirrored, picture: what stands at a place of the new one. */
export function moved(picture, width, height, from) {
  const result = sheet(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = from(x, y);
      const at = (fromY * picture.width + fromX) * 3;
      result.bytes.set(picture.bytes.subarray(at, at + 3), (y * width + x) * 3);
    }
  return result;
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const checksum = (bytes) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = CHECKSUMS[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

/** A chunk of a PNG. */
export function pngChunk(name, data) {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(checksum(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A PNG of rows that are filtered already; a colour type with so many bits. `before` are chunks that come before the pixels. */
export function pngOfRows(width, height, { bits = 8, type = 2, interlaced = false }, rows, before = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", deflateSync(rows, { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A picture as PNG: each row is what differs from the pixels to the left. */
export function pngOf({ width, height, bytes }, before = []) {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    const to = y * (1 + width * 3);
    rows[to] = 1;
    for (let i = 0; i < width * 3; i++) {
      const at = y * width * 3 + i;
      rows[to + 1 + i] = bytes[at] - (i < 3 ? 0 : bytes[at - 3]);
    }
  }
  return pngOfRows(width, height, {}, rows, before);
}

/** A file's Exif data with an orientation, lowest byte first or last. */
export function exif(orientation, lowFirst = true) {
  const tiff = Buffer.alloc(26);
  tiff.write(lowFirst ? "II" : "MM", 0, "latin1");
  const put = (value, at, size) => (lowFirst ? tiff.writeUIntLE(value, at, size) : tiff.writeUIntBE(value, at, size));
  put(42, 2, 2);
  put(8, 4, 4);
  put(1, 8, 2);
  put(0x0112, 10, 2);
  put(3, 12, 2);
  put(1, 14, 4);
  put(orientation, 18, 2);
  return tiff;
}

/** A JPEG with Exif behind its first marker. */
export function withExif(jpeg, tiff) {
  const content = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const segment = Buffer.from([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)]);
}
