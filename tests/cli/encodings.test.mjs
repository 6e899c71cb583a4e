/** Texts that are no UTF-8: read as the page reads them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution, program } from "../wasm/load.mjs";
import { newFolder, nonet } from "./run.mjs";

const rows = inkala.match(/.{9}/g).join("\r\n");
const folder = newFolder();
function fileOf(bytes) {
  const path = join(folder, `${Math.random()}.txt`);
  writeFileSync(path, bytes);
  return path;
}
/** UTF-16 with its mark, low byte first or high byte first. */
function utf16(text, order) {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return order === "big" ? bytes.swap16() : bytes;
}
const latin1 = (text) => Buffer.from(text, "latin1");
const solved = { code: 0, out: [inkalaSolution], err: [] };
const pipe = (args, input) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: "utf8" });
  return { code: status, out: stdout.split("\n").slice(0, -1), err: stderr.split("\n").slice(0, -1) };
};

test("UTF-16 of both orders is read, lists and grids, from files and pipes", () => {
  for (const order of ["little", "big"]) {
    for (const text of [inkala, `${inkala}\r\n`, rows, `${rows}\r\n`, `puzzle,title\n${inkala},数独 😀\n`]) {
      assert.deepEqual(nonet(["solve", fileOf(utf16(text, order))]), solved, order);
      assert.deepEqual(pipe(["solve"], utf16(text, order)), solved, order);
    }
    const table = nonet(["convert", "--to", "csv", fileOf(utf16(`puzzle,title\n${inkala},数独 😀\n`, order))]);
    assert.deepEqual([table.code, table.out[1]], [0, `${inkala.replaceAll(".", "0")},数独 😀`]);
    const long = `${inkala}\n`.repeat(5000);
    assert.equal(nonet(["solve", fileOf(utf16(long, order))]).out.length, 5000);
  }
});

test("half a character of UTF-16 is no text, and no puzzle is made of it", () => {
  for (const bytes of [utf16(`${rows}\ud800`, "little"), Buffer.concat([utf16(rows, "little"), Buffer.of(0x31)])]) {
    const run = nonet(["solve", fileOf(bytes)]);
    assert.deepEqual([run.code, run.out], [1, []]);
    const converted = nonet(["convert", "--to", "line", fileOf(bytes)]);
    assert.deepEqual([converted.code, converted.out], [1, []]);
    assert.match(converted.err.join(), /no text: a zero byte/);
  }
});

test("bytes that only begin like a mark are no UTF-16", () => {
  for (const bytes of [Buffer.of(0xff), Buffer.of(0xfe), Buffer.of(0xff, 0x31, 0x0a), Buffer.of(0xfe, 0xfe)]) {
    const run = nonet(["solve", fileOf(bytes)]);
    assert.deepEqual([run.code, run.out, run.err.length], [1, [], 1]);
  }
});

test("what Windows once wrote is read, with its letters", () => {
  const table = latin1(`puzzle,title,author\n${inkala},Caf\xe9 \x80 \x93x\x94,Gar\xe7on\n`);
  for (const run of [nonet(["convert", "--to", "csv", fileOf(table)]), pipe(["convert", "--to", "csv"], table)]) {
    assert.deepEqual([run.code, run.out[1]], [0, `${inkala.replaceAll(".", "0")},Café € “x”,Garçon`]);
  }
  assert.deepEqual(nonet(["solve", fileOf(table)]), solved);
  assert.equal(nonet(["solve", fileOf(latin1(`${inkala} Caf\xe9\n`))]).out[0], inkalaSolution);
  assert.equal(
    nonet(["hint", fileOf(latin1(`\xa9 1999\n\n${rows}\n`))]).code,
    nonet(["hint", fileOf(`© 1999\n\n${rows}\n`)]).code,
  );
  const many = latin1(`puzzle,title\n${`${inkala},\xe9\n`.repeat(3000)}`);
  const long = nonet(["convert", "--to", "csv", fileOf(many)]);
  assert.deepEqual([long.out.length, long.out.filter((row) => row.endsWith(",é")).length], [3001, 3000]);
});

test("a long file of UTF-8 is read as such, wherever its pieces are cut", () => {
  for (let shift = 0; shift < 3; shift++) {
    const text = `puzzle,title\n${"#".repeat(shift)}\n${`${inkala},数独\n`.repeat(3000)}`;
    const { code, out } = nonet(["convert", "--to", "csv", fileOf(text)]);
    assert.deepEqual([code, out.filter((row) => row.endsWith(",数独")).length], [0, 3000]);
  }
});

test("what is binary is named, and stays as it is", () => {
  const zip = (name) =>
    Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(26), Buffer.from(name), Buffer.alloc(9)]);
  const ftyp = (brand) => Buffer.concat([Buffer.of(0, 0, 0, 32), Buffer.from(`ftyp${brand}`), Buffer.alloc(20)]);
  for (const [bytes, why] of [
    [Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), /: a picture; 'nonet picture FILE' reads/],
    [Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), /: a picture;/],
    [Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WEBPVP8L")]), /: a picture;/],
    [ftyp("avif"), /: a picture;/],
    [ftyp("heic"), /: a picture;/],
    [Buffer.concat([Buffer.from("%PDF-1.7\n%"), latin1("\xe2\xe3\xcf\xd3\0")]), /: a PDF; copy its text/],
    [zip("xl/workbook.xml"), /: a workbook; save its sheet as CSV/],
    [zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), /: a workbook;/],
    [zip("puzzles.txt"), /: an archive; unpack it first/],
    [Buffer.of(0x1f, 0x8b, 8, 0, 0, 0), /: an archive;/],
    [latin1(`\x01\xe9${rows}`), /no text/],
  ]) {
    const file = fileOf(bytes);
    for (const args of [["convert", "--to", "line"], ["solve"], ["rate"], ["hint"], ["count"]]) {
      const run = nonet([...args, file]);
      assert.deepEqual([run.code, run.out], [1, []]);
      assert.match(run.err.join(), why);
    }
  }
});

test("a mark of UTF-8 is no part of the text", () => {
  for (const text of [inkala, rows, `puzzle,title\n${inkala},x\n`, `{"puzzle":"${inkala}"}`])
    assert.deepEqual(nonet(["solve", fileOf(`\ufeff${text}`)]), solved);
});
