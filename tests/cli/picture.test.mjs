/** `nonet picture`: kinds of files, how a camera was held, several boards, what is uncertain, and what is no picture of a board. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { path, program } from "../wasm/load.mjs";
import { boardSheet, drawBoard, exif, moved, pngChunk, pngOf, pngOfRows, sheet, withExif } from "./drawn.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const first = "2...496.........4.1.....57.72....9...1......8..61.5.......5...3...3.172....4.6...";
const second = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const board = boardSheet({ givens: first });

const folder = newFolder();
function fileOf(name, bytes) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const read = (bytes, ...args) => nonet(["picture", ...args], bytes);
const found = (...givens) => ({ code: 0, out: givens, err: [] });

/** A picture as a browser's encoder writes it. */
function encoded({ width, height, bytes }, type) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) image.data.set([...bytes.subarray(i * 3, i * 3 + 3), 255], i * 4);
  context.putImageData(image, 0, 0);
  return canvas.toBuffer(type);
}
const png = pngOf(board);
const jpeg = encoded(board, "image/jpeg");
const webp = encoded(board, "image/webp");

/** A WebP with Exif behind its pixels. The flag for it stands in the first chunk. */
function webpWithExif(file, tiff) {
  assert.equal(file.toString("latin1", 12, 16), "VP8X");
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(tiff.length, 4);
  const all = Buffer.concat([file, head, tiff]);
  all[20] |= 8;
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

test("a PNG, a JPEG and a WebP are read, from files and from standard input, whatever their names are", () => {
  for (const [name, bytes] of [
    ["board.png", png],
    ["board.jpg", jpeg],
    ["board.webp", webp],
    ["no-picture.txt", png],
    ["wrong.png", jpeg],
    ["wrong.jpg", webp],
  ]) {
    assert.deepEqual(nonet(["picture", fileOf(name, bytes)]), found(first), name);
    if (name.startsWith("board")) assert.deepEqual(read(bytes), found(first), name);
  }
  assert.deepEqual(read(png, "-"), found(first));
});

test("every kind of PNG is read: grey, of one bit, with a palette, of 16 bits, with transparency, interlaced", () => {
  const { width, height, bytes } = board;
  const dark = (x, y) => bytes[(y * width + x) * 3] < 190;
  /** Rows of which each has no filter, and a way to write a pixel. */
  const rowsOf = (rowBytes, put) => {
    const rows = Buffer.alloc(height * (rowBytes + 1));
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) put(rows.subarray(y * (rowBytes + 1) + 1), x, dark(x, y));
    return rows;
  };
  const bit = (row, x, on) => on && (row[x >> 3] |= 0x80 >> (x & 7));
  const kinds = {
    grey: pngOfRows(
      width,
      height,
      { type: 0 },
      rowsOf(width, (row, x, on) => (row[x] = on ? 20 : 255)),
    ),
    bits: pngOfRows(
      width,
      height,
      { type: 0, bits: 1 },
      rowsOf(width / 8, (row, x, on) => bit(row, x, !on)),
    ),
    palette: pngOfRows(width, height, { type: 3, bits: 1 }, rowsOf(width / 8, bit), [
      pngChunk("PLTE", Buffer.from([255, 255, 255, 20, 20, 20])),
    ]),
    sixteen: pngOfRows(
      width,
      height,
      { type: 0, bits: 16 },
      rowsOf(width * 2, (row, x, on) => (row[x * 2] = on ? 20 : 255)),
    ),
    // Black all over: what is transparent is seen on white.
    transparent: pngOfRows(
      width,
      height,
      { type: 6 },
      rowsOf(width * 4, (row, x, on) => (row[x * 4 + 3] = on ? 255 : 0)),
    ),
    // One pass after the other: every eighth pixel of every eighth row, then those between.
    interlaced: pngOfRows(
      width,
      height,
      { type: 0, interlaced: true },
      Buffer.concat(
        [
          [0, 0, 8, 8],
          [4, 0, 8, 8],
          [0, 4, 4, 8],
          [2, 0, 4, 4],
          [0, 2, 2, 4],
          [1, 0, 2, 2],
          [0, 1, 1, 2],
        ].flatMap(([left, top, stepX, stepY]) => {
          const rows = [];
          for (let y = top; y < height; y += stepY) {
            rows.push(Buffer.of(0));
            const row = [];
            for (let x = left; x < width; x += stepX) row.push(dark(x, y) ? 20 : 255);
            rows.push(Buffer.from(row));
          }
          return rows;
        }),
      ),
    ),
  };
  for (const [kind, bytes] of Object.entries(kinds)) assert.deepEqual(read(bytes), found(first), kind);
});

/** Of Exif's orientations: where the first stored row, and the first stored column, are seen. */
const SIDES = {
  1: ["top", "left"],
  2: ["top", "right"],
  3: ["bottom", "right"],
  4: ["bottom", "left"],
  5: ["left", "top"],
  6: ["right", "top"],
  7: ["right", "bottom"],
  8: ["left", "bottom"],
};
const crooked = drawBoard(sheet(520, 450), 70, 10, 140 / 3, { givens: second });

/** The picture as a camera stores it that was held so. */
function stored(picture, orientation) {
  const { width, height } = picture;
  const places = (x, y) => {
    const seen = {};
    for (const [side, n] of [
      [SIDES[orientation][0], y],
      [SIDES[orientation][1], x],
    ]) {
      if (side === "left") seen.x = n;
      if (side === "right") seen.x = width - 1 - n;
      if (side === "top") seen.y = n;
      if (side === "bottom") seen.y = height - 1 - n;
    }
    return [seen.x, seen.y];
  };
  return orientation < 5 ? moved(picture, width, height, places) : moved(picture, height, width, places);
}

/** That a file shows the board upright, where it was drawn. */
function isUpright(bytes, about, told = []) {
  const run = read(bytes, "--format", "json");
  assert.deepEqual([run.code, run.err], [0, told], about);
  const [seen] = objects(run);
  assert.deepEqual([seen.puzzle, seen.turned], [second, 0], about);
  const wanted = [
    [70, 10],
    [490, 10],
    [490, 430],
    [70, 430],
  ];
  for (const [i, [x, y]] of wanted.entries())
    assert.ok(Math.hypot(seen.corners[i][0] - x, seen.corners[i][1] - y) < 5, `${about}: ${seen.corners}`);
}

test("a picture is seen as the camera was held: all eight orientations of Exif", () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const picture = stored(crooked, orientation);
    isUpright(withExif(encoded(picture, "image/jpeg"), exif(orientation, orientation % 2 === 0)), orientation);
  }
  for (const orientation of [5, 6]) {
    const picture = stored(crooked, orientation);
    const segments = withExif(encoded(picture, "image/jpeg"), exif(orientation));
    // Behind a comment, bytes between segments, and a marker that has no length.
    const stray = Buffer.from([0xff, 0xfe, 0, 2, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 0xff]);
    isUpright(Buffer.concat([segments.subarray(0, 2), stray, segments.subarray(2)]), `stray bytes ${orientation}`, [
      "standard input: note: the decoder passed over this: Corrupt JPEG data: 5 extraneous bytes before marker 0xd0",
    ]);
    isUpright(pngOf(picture, [pngChunk("eXIf", exif(orientation))]), `PNG ${orientation}`);
    isUpright(webpWithExif(encoded(picture, "image/webp"), exif(orientation)), `WebP ${orientation}`);
  }
});

test("Exif that makes no sense changes nothing", () => {
  const cut = exif(6).subarray(0, 12);
  const far = exif(6);
  far.writeUInt32LE(0xffff_fff0, 4);
  const endless = exif(6);
  endless.writeUInt16LE(0xffff, 8);
  endless.writeUInt16LE(0x0113, 10);
  for (const tiff of [cut, far, endless, exif(0), exif(9), Buffer.alloc(0), Buffer.from("II"), Buffer.alloc(40)]) {
    assert.deepEqual(read(withExif(jpeg, tiff)), found(first));
    assert.deepEqual(read(pngOf(board, [pngChunk("eXIf", tiff)])), found(first));
    assert.deepEqual(read(webpWithExif(webp, tiff)), found(first));
  }
});

test("all boards of a page are printed, row by row, and JSON has their numbers", () => {
  const page = sheet(1020, 1020);
  drawBoard(page, 30, 50, 140 / 3, { givens: first });
  drawBoard(page, 570, 25, 140 / 3, { givens: second });
  drawBoard(page, 30, 570, 140 / 3, { givens: second });
  const bytes = pngOf(page);
  assert.deepEqual(read(bytes), found(first, second, second));
  const seen = objects(read(bytes, "--format", "json"));
  assert.deepEqual(
    seen.map(({ source, board: number, puzzle }) => [source, number, puzzle]),
    [
      ["standard input", 1, first],
      ["standard input", 2, second],
      ["standard input", 3, second],
    ],
  );
  // One that lies on its side is read from there.
  const turned = moved(page, 1020, 1020, (x, y) => [y, 1019 - x]);
  const lying = objects(read(pngOf(turned), "--format", "json"));
  assert.deepEqual(
    lying.map((object) => [object.puzzle, object.turned]),
    [
      [first, 1],
      [second, 1],
      [second, 1],
    ],
  );
});

test("entries and pencil marks are in JSON, and in the position that other commands go on from", () => {
  const entries = [..."".padEnd(81, ".")];
  entries[2] = "4";
  entries[10] = "7";
  // All that is possible, but 2 in r1c4.
  const marks = [];
  const values = [...second].map((digit, i) => (digit === "." ? entries[i] : digit));
  const sees = (a, b) =>
    Math.floor(a / 9) === Math.floor(b / 9) ||
    a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3));
  for (let cell = 0; cell < 81; cell++)
    marks[cell] =
      values[cell] === "."
        ? [..."123456789"].filter((digit) => !values.some((value, i) => value === digit && sees(i, cell))).join("")
        : "";
  assert.equal(marks[3], "26");
  marks[3] = "6";
  const draw = (contents) => pngOf(drawBoard(sheet(700, 700), 35, 35, 70, contents));
  const game = { givens: second, entries: entries.join(""), marks };
  const run = read(draw(game), "--format", "json");
  const [seen] = objects(run);
  assert.equal(run.code, 0);
  assert.deepEqual([seen.puzzle, seen.entries, seen.candidates], [second, game.entries, marks]);
  assert.deepEqual([seen.unique_by_givens, seen.confidence.length, seen.alternatives.length], [true, 81, 81]);
  assert.ok(seen.confidence.every((sure) => Number.isInteger(sure) && sure >= 0 && sure <= 100));
  const written = "53+4.7....6+7.195";
  assert.ok(seen.position.startsWith(written) && seen.position.endsWith(":214"), seen.position);
  assert.deepEqual(read(draw(game), "--position").out, [seen.position]);
  assert.deepEqual(read(draw(game)).out, [second]);
  assert.match(nonet(["hint", seen.position]).out[0], /Naked Single: r1c4=6|r\dc\d=\d/);
  // A few marks are notes of something, and leave nothing out.
  const few = marks.map((digits, cell) => (cell === 3 ? digits : ""));
  const [position] = read(draw({ ...game, marks: few }), "--position").out;
  assert.ok(position.startsWith(written) && position.endsWith(":"), position);
});

test("what may be wrong is told on standard error, with the file's name, and --strict prints no such board", () => {
  // Two digits on top of each other.
  const blot = boardSheet({ givens: first });
  for (const digit of ["3", "5"]) drawBoard(blot, 30, 30, 140 / 3, { givens: digit.padStart(14, ".").padEnd(81, ".") });
  const file = fileOf("blot.png", pngOf(blot));
  const run = nonet(["picture", file]);
  const [line] = run.err;
  assert.deepEqual([run.code, run.out.length, run.err.length], [0, 1, 1]);
  assert.match(line, /^.*blot\.png: note: look at (r\dc\d(, | and )?)+$/);
  assert.ok(line.includes("r2c5"), line);
  const [seen] = objects(nonet(["picture", "--format", "json", file]));
  assert.ok(seen.uncertain.includes("r2c5"));
  const strict = nonet(["picture", "--strict", "--bad-lines=mark", file, fileOf("good.png", png)]);
  assert.deepEqual([strict.code, strict.out, strict.err], [1, ["error", first], [line.replace("note: ", "")]]);
  const [refused] = objects(nonet(["picture", "--strict", "--format", "json", file]));
  assert.deepEqual(refused, { source: file, board: 1, error: line.split("note: ")[1] });
  // Which of several boards it is about.
  const page = drawBoard(sheet(1020, 480), 570, 30, 140 / 3, { givens: second });
  for (let y = 0; y < 480; y++) page.bytes.set(blot.bytes.subarray(y * 1440, (y + 1) * 1440), y * 1020 * 3);
  const two = read(pngOf(page));
  assert.deepEqual(two.err, [line.replace(file, "standard input").replace("look", "board 1: look")]);
});

test("a board whose givens do not have one solution is told of", () => {
  const few = first.slice(0, 54).padEnd(81, ".");
  const run = read(pngOf(boardSheet({ givens: few })));
  const told = "the givens have more than one solution; compare every cell with the picture";
  assert.deepEqual([run.code, run.out], [0, [few]]);
  assert.equal(run.err[0], `standard input: note: ${told}`);
  assert.equal(objects(read(pngOf(boardSheet({ givens: few })), "--format", "json"))[0].unique_by_givens, false);
  const strict = read(pngOf(boardSheet({ givens: few })), "--strict");
  assert.deepEqual([strict.code, strict.out], [1, []]);
  assert.ok(strict.err[0].startsWith(`standard input: ${told}`));
});

/** The reason that nonet gives for bytes without a board; standard output stays empty. */
function reasonOf(bytes) {
  const run = read(bytes);
  assert.deepEqual([run.code, run.out, run.err.length], [1, [], 1], run.err.join());
  assert.ok(run.err[0].startsWith("standard input: "));
  return run.err[0].slice("standard input: ".length);
}

test("a picture without a board has a reason", () => {
  assert.equal(reasonOf(pngOf(sheet(400, 300))), "no grid of 9 by 9 cells");
  assert.equal(reasonOf(pngOf(sheet(60, 60))), "too few pixels; each of the 81 cells needs 9 by 9 at least");
  assert.equal(reasonOf(pngOf(boardSheet({ givens: "" }))), "a grid with hardly a digit in it");
  const square = sheet(480, 480);
  for (const at of [30, 135, 240, 345, 450])
    for (let i = 30; i <= 450; i++)
      for (const wide of [-1, 0, 1]) {
        square.bytes.set([0, 0, 0], ((at + wide) * 480 + i) * 3);
        square.bytes.set([0, 0, 0], (i * 480 + at + wide) * 3);
      }
  assert.match(reasonOf(pngOf(square)), /^(no grid|a grid, but not) of 9 by 9 cells$/);
});

test("a file that is no picture, or of a kind that is not read, has a reason of its own", () => {
  const kinds = "nonet reads PNG, JPEG and WebP";
  const media = (brand) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
  for (const [bytes, reason] of [
    ["", "the file is empty"],
    [`${second}\n`, "text, not a picture; the other commands, like nonet solve, read puzzles from texts"],
    [
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      `SVG is not read; save the picture anew, for ${kinds}`,
    ],
    [media("heic"), `HEIC is not read; save the picture anew, for ${kinds}`],
    [media("avif"), `AVIF is not read; save the picture anew, for ${kinds}`],
    [Buffer.from("GIF89a\x01\x00\x01\x00", "latin1"), `GIF is not read; save the picture anew, for ${kinds}`],
    [Buffer.from("II*\0\x08\0\0\0", "latin1"), `TIFF is not read; save the picture anew, for ${kinds}`],
    [Buffer.from("%PDF-1.7\n%\xe2\xe3\n", "latin1"), `a PDF; save its page as a picture first, for ${kinds}`],
    [Buffer.from([0, 1, 2, 3, 4, 5]), `not a picture; ${kinds}`],
    [Buffer.from("PK\x03\x04\x14\0", "latin1"), `not a picture; ${kinds}`],
  ])
    assert.equal(reasonOf(bytes), reason);
  const animated = Buffer.from(webp);
  animated[20] |= 2;
  assert.equal(reasonOf(animated), "an animated WebP; save one picture of it");
});

test("what cannot be opened is told with its name, and the rest is read", () => {
  const good = fileOf("rest.png", png);
  const missing = join(folder, "missing.png");
  const below = join(folder, "below");
  mkdirSync(below);
  const empty = fileOf("empty.png", "");
  const run = nonet(["picture", missing, below, empty, good, "--bad-lines=mark"]);
  assert.deepEqual(run, {
    code: 1,
    out: ["error", "error", "error", first],
    err: [`${missing}: there is no such file`, `${below}: a folder, not a picture`, `${empty}: the file is empty`],
  });
  assert.deepEqual(nonet(["picture", missing, good]).out, [first]);
  assert.deepEqual(objects(nonet(["picture", "--format", "json", missing]))[0], {
    source: missing,
    board: null,
    error: "there is no such file",
  });
});

test("a damaged picture is refused or read as it is, and never ends the program otherwise", () => {
  const cut = (bytes, share) => bytes.subarray(0, Math.floor(bytes.length * share));
  for (const share of [0.2, 0.5, 0.9]) {
    assert.equal(reasonOf(cut(png, share)), "the PNG cannot be decoded: the file ends too early");
    assert.match(reasonOf(cut(jpeg, share)), /^the JPEG cannot be decoded: .*\w/);
    assert.equal(reasonOf(cut(webp, share)), "the WebP cannot be decoded: the file ends too early");
  }
  // In its header, and before its mark of an end, which no pixel needs.
  assert.equal(reasonOf(jpeg.subarray(0, 25)), "the JPEG cannot be decoded: Premature end of JPEG file");
  assert.deepEqual(read(jpeg.subarray(0, -2)).out, [first]);
  const wrong = Buffer.from(png);
  wrong[png.length - 100] ^= 1;
  assert.match(reasonOf(wrong), /^the PNG cannot be decoded: .*\w/);
  // Always the same places.
  let seed = 1;
  const random = (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (const bytes of [png, jpeg, webp])
    for (let i = 0; i < 12; i++) {
      const hurt = Buffer.from(bytes);
      for (let k = 0; k < 1 + i; k++) hurt[random(i % 3 === 0 ? 200 : hurt.length)] = random(256);
      const run = read(i % 4 === 3 ? cut(hurt, 0.7) : hurt);
      assert.ok(run.code === 0 || run.code === 1, `${run.code}`);
      assert.equal(run.out.length, run.code === 0 ? 1 : 0);
      // A wrong board is told of.
      assert.ok(run.out[0] === first || run.err.length > 0, `${i}: ${run.out}`);
    }
});

test("what would take too much is refused by its header, and the largest pictures take no more than 300 MB", () => {
  const pretended = (width, height) => pngOfRows(width, height, { type: 6 }, Buffer.alloc(1000));
  const wayOut = "crop the picture, or take a screenshot";
  const limits = `nonet reads 50 megapixels at most, and 30000 a side; ${wayOut}`;
  assert.equal(reasonOf(pretended(30_000, 30_000)), `30000 by 30000 pixels; ${limits}`);
  assert.equal(reasonOf(pretended(8192, 6145)), `8192 by 6145 pixels; ${limits}`);
  assert.equal(reasonOf(pretended(30_001, 10)), `30001 by 10 pixels; ${limits}`);
  assert.match(reasonOf(pretended(4_000_000_000, 1)), /^the PNG cannot be decoded: .*\w/);
  const large = Buffer.from(jpeg);
  const frame = large.indexOf(Buffer.from([0xff, 0xc0]));
  large.writeUInt16BE(65_000, frame + 5);
  large.writeUInt16BE(65_000, frame + 7);
  assert.equal(reasonOf(large), `65000 by 65000 pixels; ${limits}`);
  // Bytes between its segments change nothing.
  const stray = Buffer.concat([large.subarray(0, 20), Buffer.from([1, 2, 0xff, 0, 3]), large.subarray(20)]);
  assert.equal(reasonOf(stray), `65000 by 65000 pixels; ${limits}`);
  const heavy = Buffer.from(jpeg);
  heavy[frame + 1] = 0xc2;
  heavy.writeUInt16BE(6144, frame + 5);
  heavy.writeUInt16BE(8192, frame + 7);
  for (let at = frame + 11; at < frame + 20; at += 3) heavy[at] = 0x11;
  assert.equal(reasonOf(heavy), `decoding this JPEG would take more than 300 MB; ${wayOut}`);
  // A megabyte of them for each kB of the file.
  const bomb = Buffer.concat([Buffer.from("bomb\0\0", "latin1"), deflateSync(Buffer.alloc(100_000_000))]);
  assert.deepEqual(read(pngOf(board, [pngChunk("iCCP", bomb), pngChunk("zTXt", bomb)])), found(first));

  // A board of 50 megapixels, of one bit each.
  const by = 12;
  const [width, height] = [8192, 6144];
  const small = drawBoard(sheet(490, 490), 35, 35, 140 / 3, { givens: first });
  const blank = Buffer.alloc(1 + width / 8, 0xff).fill(0, 0, 1);
  const lines = Array.from({ length: 490 }, (_, y) => {
    const line = Buffer.from(blank);
    for (let x = 0; x < 490 * by; x++)
      if (small.bytes[(y * 490 + Math.floor(x / by)) * 3] < 128) line[1 + (x >> 3)] &= ~(0x80 >> (x & 7));
    return line;
  });
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => lines[Math.floor(y / by)] ?? blank));
  const file = fileOf("huge.png", pngOfRows(width, height, { bits: 1, type: 0 }, rows));
  // Programs are not held to this by every system.
  const limit = process.platform === "linux" ? "ulimit -v 250000;" : "";
  const run = spawnSync("sh", ["-c", `${limit} exec "$0" picture --format json "$1"`, program, file], {
    encoding: "utf8",
  });
  assert.deepEqual([run.status, run.stderr], [0, ""]);
  const seen = JSON.parse(run.stdout);
  assert.equal(seen.puzzle, first);
  // In pixels of the file, though it was read smaller.
  assert.ok(Math.hypot(seen.corners[2][0] - 455 * by, seen.corners[2][1] - 455 * by) < 5 * by, `${seen.corners}`);
  const black = pngOfRows(width, height, { bits: 1, type: 0 }, Buffer.alloc(height * (1 + width / 8)));
  assert.equal(reasonOf(black), "no grid of 9 by 9 cells");
});

test("the help has the kinds that are read, and the picture of the examples is one", () => {
  const help = nonet(["help", "picture"]).out.join("\n");
  assert.match(help, /Pictures: PNG, JPEG and WebP; - or none: standard input/);
  for (const option of ["--position", "--strict", "--bad-lines", "--format"]) assert.ok(help.includes(option), option);
  assert.deepEqual(nonet(["picture", path("tests/docs/files/page.png")]), found(second));
});
