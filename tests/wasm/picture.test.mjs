/** The module that reads pictures, by itself. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { pngOf } from "../cli/drawn.mjs";
import { drawBoard, turned } from "./drawn-board.mjs";
import { cellsOf, inkala, loadModule, program, textOf } from "./load.mjs";

const picture = await loadModule("nonet-picture");
const read = ({ data, width, height }) => picture.readPicture(data, width, height);
const board = { givens: inkala, entries: ".12", marks: { 3: "5679", 80: "28" } };

/** Every number of a reading, to the last bit. */
function checksum({ fault, boards }) {
  const hash = createHash("sha256").update(fault);
  for (const {
    givens,
    entries,
    candidates,
    confidence,
    uncertain,
    alternatives,
    crossings,
    turned,
    unique,
  } of boards) {
    for (const numbers of [givens, entries, candidates, confidence, uncertain, alternatives, crossings])
      hash.update(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    hash.update(Uint8Array.of(turned, Number(unique)));
  }
  return hash.digest("hex").slice(0, 16);
}

test("givens, entries and pencil marks are read, and where the board is", () => {
  const { fault, boards } = read(drawBoard(board));
  assert.equal(fault, "none");
  const [found] = boards;
  assert.equal(boards.length, 1);
  assert.equal(textOf(found.givens), inkala);
  assert.deepEqual(found.entries, cellsOf(board.entries.padEnd(81, ".")));
  const masks = new Uint16Array(81);
  masks[3] = 0b101110000;
  masks[80] = 0b010000010;
  assert.deepEqual(found.candidates, masks);
  assert.deepEqual([found.turned, found.unique], [0, true]);
  // Marks in no more than two cells may be dirt.
  assert.deepEqual([...found.uncertain], [3, 80]);
  for (const numbers of [found.confidence, found.alternatives]) assert.ok(numbers instanceof Uint8Array);
  assert.deepEqual([found.confidence.length, found.alternatives.length, found.crossings.length], [81, 81, 200]);
  assert.ok(found.confidence.every((sure) => sure > 50 && sure <= 100));
  // Whole numbers are the middles of pixels: a line between two pixels is at a half.
  found.crossings.forEach((at, index) => {
    const line = index % 2 ? Math.floor(index / 20) : (index / 2) % 10;
    assert.ok(Math.abs(at - (29.5 + (line * 420) / 9)) < 1, `${index}: ${at}`);
  });
});

test("a picture that lies on its side is read from its first cell", () => {
  const { fault, boards } = read(turned(drawBoard({ ...board, width: 600 })));
  assert.deepEqual([fault, boards[0].turned, textOf(boards[0].givens)], ["none", 1, inkala]);
  const [x, y] = boards[0].crossings;
  assert.ok(Math.abs(x - 449.5) < 1 && Math.abs(y - 29.5) < 1, `${x}, ${y}`);
});

test("two boards of a picture are both read", () => {
  const [one, two] = [drawBoard(board), drawBoard({ givens: textOf(cellsOf(inkala).reverse()) })];
  const data = new Uint8ClampedArray([...one.data, ...two.data]);
  const { fault, boards } = read({ data, width: 480, height: 960 });
  assert.equal(fault, "several-grids");
  assert.deepEqual(
    new Set(boards.map(({ givens }) => textOf(givens))),
    new Set([inkala, [...inkala].reverse().join("")]),
  );
});

test("what gave no board says why, and has none", () => {
  const white = (width, height) => ({ data: new Uint8Array(4 * width * height).fill(255), width, height });
  const faults = [
    [white(300, 300), "no-grid"],
    [white(300, 60), "too-small"],
    [{ ...white(300, 300), height: 299 }, "bad-pixels"],
    [{ ...white(300, 300), data: new Uint8Array(0) }, "bad-pixels"],
    [drawBoard({ givens: ".".repeat(81) }), "no-digits"],
  ];
  for (const [pixels, fault] of faults) assert.deepEqual(read(pixels), { fault, boards: [] });
});

test("clamped bytes, plain ones and a part of a buffer are one picture", () => {
  const { data, width, height } = drawBoard(board);
  const wanted = checksum(picture.readPicture(data, width, height));
  const inside = new Uint8Array(data.length + 8);
  inside.set(data, 5);
  for (const bytes of [new Uint8Array(data), inside.subarray(5, 5 + data.length)])
    assert.equal(checksum(picture.readPicture(bytes, width, height)), wanted);
});

test("arguments that are not what they seem are no pixels, and the module works as before", () => {
  const { data, width, height } = drawBoard(board);
  const wanted = checksum(picture.readPicture(data, width, height));
  const gone = new Uint8Array(4 * width * height);
  structuredClone(gone, { transfer: [gone.buffer] });
  const trap = { get: () => assert.fail("it was asked"), getPrototypeOf: () => assert.fail("it was asked") };
  const wrong = [
    undefined,
    null,
    7,
    "pixels",
    {},
    [],
    gone,
    new Uint16Array(data),
    data.buffer,
    new Proxy(data, trap),
    Symbol("pixels"),
  ];
  for (const pixels of wrong) assert.equal(picture.readPicture(pixels, width, height).fault, "bad-pixels");
  for (const side of [undefined, null, "480", 480.5, NaN, -480, 0, Infinity, 2 ** 32 + 480, 480n, Symbol("side"), {}]) {
    assert.equal(picture.readPicture(data, side, height).fault, "bad-pixels");
    assert.equal(picture.readPicture(data, width, side).fault, "bad-pixels");
  }
  // More bytes than the module has memory for: nobody copies them to find that they are too many.
  const most = new Uint8Array(2 ** 32 - 1);
  assert.equal(picture.readPicture(most, width, height).fault, "bad-pixels");
  assert.equal(picture.readPicture(most, 2 ** 15, 2 ** 15).fault, "too-large");
  assert.equal(checksum(picture.readPicture(data, width, height)), wanted);
});

test("the program for this machine reads the same in the same pixels", () => {
  for (const pixels of [drawBoard(board), turned(drawBoard(board))]) {
    const [found] = read(pixels).boards;
    const { data, width, height } = pixels;
    const input = pngOf({ width, height, bytes: data.filter((_, at) => at % 4 < 3) });
    const { stdout } = spawnSync(program, ["picture", "--format", "json"], { input, encoding: "utf8" });
    const native = JSON.parse(stdout);
    assert.equal(native.puzzle, textOf(found.givens));
    assert.equal(native.entries, textOf(found.entries));
    assert.equal(native.alternatives, textOf(found.alternatives));
    assert.deepEqual(native.confidence, [...found.confidence]);
    assert.deepEqual([native.turned, native.unique_by_givens], [found.turned, found.unique]);
    const marks = Array.from(found.candidates, (mask) =>
      "123456789".replace(/./g, (digit) => (mask & (1 << (digit - 1)) ? digit : "")),
    );
    assert.deepEqual(native.candidates, marks);
    const tenth = (value) => Math.round(value * 10) / 10;
    const corners = [0, 9, 99, 90].map((at) => [tenth(found.crossings[2 * at]), tenth(found.crossings[2 * at + 1])]);
    assert.deepEqual(native.corners, corners);
  }
});

test("a dozen large pictures take no more memory than one", () => {
  const large = drawBoard({ ...board, width: 4000, height: 3000, left: 700, top: 200, side: 2600 });
  const sizes = Array.from({ length: 12 }, () => (read(large), picture.HEAPU8.length));
  assert.deepEqual(new Set(sizes), new Set([sizes[0]]));
  assert.ok(sizes[0] < 48_000_000 + 60_000_000, `${sizes[0]}`);
});
