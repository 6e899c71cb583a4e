/** Texts that come in and go out, as JavaScript sees it. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { literalsOf, membersOf, nonet } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, textOf } from "./load.mjs";
import { cellsText, faultText, samplesOf, stateOf } from "./samples.mjs";

const LZ = createRequire(import.meta.url)("../../tests/node_modules/lz-string");
const read = (text, format = "") => nonet.read(text, format);
const none = {
  candidates: new Uint16Array(0),
  corner: new Uint16Array(0),
  centre: new Uint16Array(0),
  colours: new Uint16Array(0),
  solution: new Uint8Array(0),
  details: {},
};
const puzzle = (givens, more) => ({ ...none, givens, values: givens, ...more });

/** All puzzles of a result, those without more than givens too. */
function puzzlesOf({ count, givens, progress }) {
  const extra = new Map(progress.map((one) => [one.index, one]));
  return Array.from({ length: count }, (_, i) => extra.get(i) ?? puzzle(givens.subarray(81 * i, 81 * i + 81)));
}

test("each of the sample texts, and of those that people paste, is read as what it is, whole", () => {
  for (const { name, text, all, one } of [...samplesOf("samples.txt"), ...samplesOf("pasted.txt")]) {
    const result = read(text);
    assert.equal(faultText(result), "", name);
    assert.equal(result.format, one("format"), name);
    const puzzles = puzzlesOf(result);
    assert.deepEqual(puzzles.map(stateOf), all("state"), name);
    const [first] = puzzles;
    for (const field of ["corner", "centre", "colours"])
      assert.equal(cellsText(first[field]), one(field), `${name}: ${field}`);
    if (one("details")) continue;
    assert.deepEqual(
      Object.entries(first.details).map(([key, value]) => `${key} ${value}`),
      all("detail"),
      name,
    );
    assert.equal(Array.from(first.solution, (digit) => digit || ".").join(""), one("solution"), name);
  }
});

test("a comment before a puzzle or a list changes no part of the result", () => {
  const dots = inkala;
  const zeros = inkala.replaceAll(".", "0");
  for (const text of [dots, `${zeros}\n`, `${dots}\n${dots}`, `${dots}\r\n${zeros}\r\n`, `${dots}\n`.repeat(300)])
    for (const format of ["", "line", "sdm", "sdk", "library"]) {
      const result = read(text, format);
      assert.deepEqual(result, read(`#\n${text}`, format), `${format} ${text}`);
      assert.deepEqual(Object.keys(result).sort(), membersOf("ReadResult"));
    }
});

test("what was made plain of pasted texts is told", () => {
  const told = (text) => read(text).warnings.map(({ id, count, detail }) => `${id} ${count} ${detail}`.trimEnd());
  for (const { name, text, all } of samplesOf("pasted.txt")) assert.deepEqual(told(text), all("warning"), name);
});

test("each of the damaged texts and near misses is refused, and where and why is told", () => {
  for (const { name, text, one } of [...samplesOf("damaged.txt"), ...samplesOf("near-misses.txt")]) {
    const result = read(text);
    assert.equal(faultText(result), one("fault"), name);
    assert.deepEqual([result.count, result.givens.length, result.progress], [0, 0, []], name);
  }
});

test("a result has the members that its declaration says", () => {
  const list = read(`${inkala}\n${inkala.slice(1)}\n${inkala}`);
  assert.deepEqual(Object.keys(list).sort(), membersOf("ReadResult"));
  assert.deepEqual(Object.keys(list.faults[0]).sort(), membersOf("ReadFault"));
  const [{ index, ...played }] = read(`:0000:x:${inkala.replace(".", "+1")}:414::`).progress;
  assert.deepEqual([index, Object.keys(played).sort()], [0, membersOf("Progress")]);
  assert.deepEqual(Object.keys(read(inkala.replace(".", "0")).warnings[0]).sort(), membersOf("ReadWarning"));
  assert.deepEqual(Object.keys(nonet.write([puzzle(cellsOf(inkala))], "line")).sort(), membersOf("WriteResult"));
});

test("the table of formats is that of the declarations", () => {
  const formats = nonet.formats();
  assert.deepEqual(
    formats.map(({ id }) => id),
    literalsOf("FormatId"),
  );
  for (const format of formats) assert.deepEqual(Object.keys(format).sort(), membersOf("FormatInfo"));
});

test("what is written in a format is read from it again, with all that it carries", () => {
  const givens = cellsOf(inkala);
  const values = givens.with(1, 1);
  const masks = (cell, mask) => new Uint16Array(81).with(cell, mask);
  const whole = puzzle(givens, {
    values,
    corner: masks(2, 3),
    centre: masks(3, 6),
    colours: masks(0, 257),
    solution: cellsOf(inkalaSolution),
    details: { title: "„Inkala“ – 数独", comment: "<b>&amp;" },
  });
  for (const { id, reads, writes, placed, notes, colours, details } of nonet.formats()) {
    if (!writes || !reads) continue;
    const written = nonet.write([whole], id);
    assert.equal(written.error, "", id);
    const again = read(written.text);
    assert.equal(faultText(again), "", id);
    const [one] = puzzlesOf(again);
    if (placed) assert.deepEqual([one.givens, one.values], [givens, values], id);
    if (notes) assert.deepEqual([one.corner, one.centre], [whole.corner, whole.centre], id);
    // A cell has one colour on sudoku.coach.
    const kept = id === "sudoku-coach-state" ? masks(0, 1) : whole.colours;
    if (colours) assert.deepEqual(one.colours, kept, id);
    if (details && id === "sudoku-json") assert.deepEqual(one.details, whole.details, id);
  }
});

test("the compression of links is lz-string's, both ways", () => {
  const json = (title) =>
    JSON.stringify({
      size: 9,
      title,
      grid: Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => ({
          value: ((row * 3 + Math.floor(row / 3) + column) % 9) + 1,
          given: true,
        })),
      ),
    });
  for (let i = 0; i < 300; i++) {
    const title = Array.from({ length: i }, (_, k) =>
      String.fromCodePoint([65 + (k % 26), 0x4e00 + ((k * i) % 5000), 0x1f600 + (k % 60)][(i + k) % 3]),
    ).join("");
    const result = read(`https://f-puzzles.com/?load=${encodeURIComponent(LZ.compressToBase64(json(title)))}`);
    assert.equal(faultText(result), "");
    assert.equal(puzzlesOf(result)[0].details.title ?? "", title);
    const written = nonet.write([puzzle(cellsOf(inkala), { details: title ? { title } : {} })], "f-puzzles").text;
    const packed = decodeURIComponent(new URL(written).searchParams.get("load").replaceAll(" ", "+"));
    assert.equal(JSON.parse(LZ.decompressFromBase64(packed)).title ?? "", title);
  }
});

test("half a character takes nothing with it, in whatever text it stands", () => {
  for (const half of ["\ud800", "\udc00"]) {
    const { error, count, givens } = read(`#${half}\n${inkala}`);
    assert.deepEqual([error, count, textOf(givens)], ["", 1, textOf(cellsOf(inkala))]);
    const written = nonet.write([puzzle(cellsOf(inkala), { details: { title: `a${half}b` } })], "sudoku-json").text;
    assert.deepEqual(
      JSON.parse(written),
      JSON.parse(nonet.write([puzzle(cellsOf(inkala), { details: { title: "a\ufffdb" } })], "sudoku-json").text),
    );
    const place = (text) => (({ error: why, line, column }) => [why, line, column])(read(text));
    assert.deepEqual(place(`one\n${inkala.slice(0, 40)}${half}a!`), place(`one\n${inkala.slice(0, 40)}\ufffda!`));
  }
});

test("hostile texts are refused, and the module works as before", () => {
  const hostile = {
    "too-large": ["1".repeat(50_000_000), "1\n".repeat(1_000_000)],
    depth: ["[".repeat(1_000_000), "<x>".repeat(1_000_000), '{"a":'.repeat(1_000_000)],
    "xml-entities": ['<?xml version="1.0"?><!DOCTYPE o [<!ENTITY b "c">]><o>&b;</o>'],
    binary: ["\0", `${inkala.slice(0, 20)}\0${inkala.slice(20)}`],
  };
  for (const [error, texts] of Object.entries(hostile)) for (const text of texts) assert.equal(read(text).error, error);
  for (const text of [
    "\ud800",
    `${inkala}\udc00`,
    "<script>alert(1)</script>".repeat(1000),
    ".".repeat(1_000_000),
    "|".repeat(1_000_000),
    ":".repeat(100_000),
    "\n".repeat(1_000_000),
    "[1,".repeat(60),
  ]) {
    assert.notEqual(read(text).error, "", text.slice(0, 20));
  }
  assert.equal(read(inkala).format, "line");
});

test("a list keeps its good lines and tells of its bad ones", () => {
  const { count, faults, faultCount } = read([inkala, inkala.slice(2), "# a comment", inkala].join("\n"));
  assert.deepEqual([count, faultCount, faults.map(faultText)], [2, 1, ["too-few line 2 column 80 found 79 wanted 81"]]);
});

test("a format that is asked for is the only one that is read; one that does not exist is an error", () => {
  assert.equal(read(inkala, "line").error, "");
  assert.deepEqual([read(inkala, "sdk").error, read(inkala, "sdk").detail], ["other-format", "line"]);
  assert.equal(read(inkala, "nothing").error, "format");
  assert.equal(nonet.write([puzzle(cellsOf(inkala))], "nothing").error, "format");
  assert.equal(nonet.write([puzzle(cellsOf(inkala))], "html").error, "format");
});

test("what is no puzzle is not written", () => {
  const givens = cellsOf(inkala);
  const error = (...puzzles) => nonet.write(puzzles, "line").error;
  assert.equal(error(), "none-given");
  assert.equal(error(puzzle(new Uint8Array(80))), "length");
  assert.equal(error(puzzle(givens.with(1, 10))), "value");
  assert.equal(error(puzzle(givens, { values: givens.with(0, 1) })), "value");
  assert.equal(error(puzzle(givens, { corner: new Uint16Array(81).fill(512) })), "value");
  assert.equal(error(puzzle(givens, { centre: new Uint16Array(80) })), "length");
  assert.equal(error(puzzle(givens, { details: { nothing: "x" } })), "value");
  assert.equal(error({ givens: "8..", values: null }), "length");
  assert.equal(nonet.write([puzzle(givens), puzzle(givens)], "rows").error, "several");
  const stuck = nonet.write([puzzle(givens, { candidates: new Uint16Array(81) })], "pencil-marks");
  assert.deepEqual([stuck.error, stuck.cell, stuck.text], ["no-candidate", 1, ""]);
});
