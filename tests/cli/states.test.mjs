/** States of sudoku.coach and games of Solo: what the program writes is read by decoders that share no code with it, and the other way round. */
import assert from "node:assert/strict";
import test from "node:test";
import { constants, deflateSync, inflateSync } from "node:zlib";
import { nonet } from "./run.mjs";

const convert = (input, ...args) => nonet(["convert", ...args], input);
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SEVENTEEN = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
const GAME = `:0000:x:${INKALA.replace("8..", "8+1+2")}:414 525::`;
const LETTERS = "0123456789abcdefghijklmnopqrstuv";

function decoded(state) {
  assert.match(state, /^SCv7_32_[0-9a-v]+$/);
  const bits = [...state.slice(8)].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
  return JSON.parse(inflateSync(Buffer.from(bytes)).toString());
}

function encoded(json, options) {
  const bits = [...deflateSync(JSON.stringify(json), options)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  return `SCv7_32_${bits
    .match(/.{1,5}/g)
    .map((five) => LETTERS[parseInt(five.padEnd(5, "0"), 2)])
    .join("")}`;
}

/** A library line as 81 cells: digit, whether it is given, and the candidates struck out. */
function cellsOf(line) {
  const [, , , grid, deleted] = line.split(":");
  const struck = deleted.split(" ").filter(Boolean);
  return grid.match(/\+?[1-9]|\./g).map((token, cell) => ({
    given: /^\d/.test(token) ? Number(token) : 0,
    value: Number(token.at(-1)) || 0,
    struck: struck
      .filter((one) => one.endsWith(`${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`))
      .map((one) => Number(one[0])),
  }));
}

const arePeers = (a, b) =>
  a !== b &&
  (Math.floor(a / 9) === Math.floor(b / 9) ||
    a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)));
const leftIn = (cells, cell) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (digit) =>
      !cells[cell].struck.includes(digit) && !cells.some(({ value }, peer) => value === digit && arePeers(cell, peer)),
  );

/** The cells of a game's description, by what Solo's own manual says of it. */
function soloCells(text) {
  const tokens = text.match(/[a-z]|[1-9]|_/g);
  assert.equal(tokens.join(""), text);
  return tokens
    .filter((token) => token !== "_")
    .flatMap((token) => (token >= "a" ? Array(token.charCodeAt(0) - 96).fill(0) : [Number(token)]));
}

/** The board of a saved game, with marks as sets. */
function soloSave(text) {
  const entries = text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, key, length, value] = /^(.{8}):(\d+):(.*)$/.exec(line);
      assert.equal(Number(length), value.length, line);
      return [key.trimEnd(), value];
    });
  const all = (name) => entries.filter(([key]) => key === name).map(([, value]) => value);
  assert.deepEqual(
    [all("SAVEFILE"), all("VERSION"), all("GAME"), all("PARAMS"), all("CPARAMS")],
    [["Simon Tatham's Portable Puzzle Collection"], ["1"], ["Solo"], ["3x3"], ["3x3"]],
  );
  const givens = soloCells(all("DESC")[0]);
  const values = [...givens];
  const marks = values.map(() => new Set());
  const moves = all("MOVE");
  assert.deepEqual([all("NSTATES"), all("STATEPOS")], [[`${moves.length + 1}`], [`${moves.length + 1}`]]);
  for (const move of moves) {
    const [, kind, column, row, digit] = /^([RP])([0-8]),([0-8]),([1-9])$/.exec(move);
    const cell = 9 * Number(row) + Number(column);
    assert.equal(givens[cell], 0);
    if (kind === "R") values[cell] = Number(digit);
    else assert.ok(marks[cell].add(Number(digit)).size);
  }
  return { givens, values, marks: marks.map((set) => [...set].sort()) };
}

/** Numbers that are the same everywhere. */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Positions with entries and struck-out candidates, made by plain means: a known grid with other digits. */
function randomLines(count) {
  const full = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  const random = randomOf(7);
  return Array.from({ length: count }, () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].sort(() => random(3) - 1);
    const share = [0, 20, 50, 90, 100][random(5)];
    const grid = [...full].map((digit) => (random(100) < share ? `${random(4) ? "" : "+"}${names[digit - 1]}` : "."));
    const struck = [];
    grid.forEach((token, cell) => {
      if (token === "." && random(2))
        struck.push(
          `${1 + ((Number(names[full[cell] - 1]) + random(8)) % 9)}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`,
        );
    });
    return `:0000:x:${grid.join("")}:${struck.join(" ")}::`;
  });
}

test("a decoder made with Node's zlib reads the states that are written", () => {
  for (const line of [GAME, `:0000:x:${INKALA}:::`, ...randomLines(60)]) {
    const { code, out, err } = convert(line, "--to", "sudoku-coach-state");
    if (err.join().includes("no candidate left")) continue;
    assert.deepEqual([code, out.length, err], [0, 1, []], line);
    const { gridSize, givenDigits, userDigits, userCellCandidates } = decoded(out[0]);
    const cells = cellsOf(line);
    assert.equal(gridSize, 9);
    assert.equal(givenDigits, cells.map(({ given }) => given).join(""));
    assert.equal(userDigits, cells.map(({ given, value }) => (given ? 0 : value)).join(""));
    const struck = cells.some(
      (cell, index) =>
        !cell.value &&
        leftIn(cells, index).length <
          leftIn(
            cells.map((one) => ({ ...one, struck: [] })),
            index,
          ).length,
    );
    const marks = userCellCandidates.split("-").map(Number);
    const wanted = cells.map(({ value }, cell) =>
      value || !struck ? 0 : leftIn(cells, cell).reduce((sum, digit) => sum + 2 ** digit, 0),
    );
    assert.deepEqual(marks, wanted, line);
  }
});

test("states that Node packed at any level and by any strategy are read", () => {
  const cells = cellsOf(GAME);
  const json = {
    gridSize: 9,
    givenDigits: cells.map(({ given }) => given).join(""),
    userDigits: cells.map(({ given, value }) => (given ? 0 : value)).join(""),
    userCellCandidates: cells
      .map(({ value }, cell) => (value ? 0 : leftIn(cells, cell).reduce((sum, digit) => sum + 2 ** digit, 0)))
      .join("-"),
  };
  const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED } = constants;
  for (let level = 0; level <= 9; ++level) {
    for (const strategy of [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED]) {
      const { code, out, err } = convert(encoded(json, { level, strategy }), "--to", "library");
      assert.deepEqual([code, out, err], [0, [GAME], []], `${level} ${strategy}`);
    }
  }
  assert.deepEqual(convert(JSON.stringify(json), "--to", "library").out, [GAME]);
});

test("what unpacks to much is refused as soon as it is more than the bound", () => {
  const bomb = encoded({ givenDigits: "0".repeat(20_000_000) }, { level: 9 });
  const { code, err } = convert(bomb, "--to", "line");
  assert.equal(code, 1);
  assert.match(err.join(), /more than 4 MiB/);
});

test("colours of cells have names in a state, one a cell", () => {
  const json = JSON.stringify({
    gridSize: 9,
    colours: ["lime", "blue"],
    givenDigits: INKALA.replaceAll(".", "0"),
    userColours: `1,,0${",".repeat(78)}`,
  });
  const { out, err } = convert(json, "--to", "sudoku-coach-state");
  assert.deepEqual(err, []);
  const { colours, userColours } = decoded(out[0]);
  const names = userColours.split(",").map((place) => place && colours[place]);
  assert.deepEqual([names.length, names[0], names[1], names[2], names.slice(3).join("")], [81, "blue", "", "lime", ""]);
});

test("Solo's ids, links and saved games are read by a reader of their form", () => {
  for (const line of [GAME, ...randomLines(40)]) {
    const cells = cellsOf(line);
    const givens = cells.map(({ given }) => given);
    const id = convert(line, "--to", "solo").out[0];
    assert.deepEqual(soloCells(id.replace(/^3x3:/, "")), givens);
    assert.equal(
      convert(line, "--to", "solo-link").out[0],
      `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#${id}`,
    );
    const saved = convert(line, "--to", "solo-save");
    if (saved.err.join().includes("no candidate left")) continue;
    const read = soloSave(saved.out.join("\n"));
    assert.deepEqual([read.givens, read.values], [givens, cells.map(({ value }) => value)]);
    const all = cells.every(({ value }, cell) => value || read.marks[cell].length || !leftIn(cells, cell).length);
    if (read.marks.flat().length) {
      assert.ok(all);
      cells.forEach(({ value }, cell) => assert.deepEqual(read.marks[cell], value ? [] : leftIn(cells, cell), line));
    }
    if (givens.some(Boolean))
      assert.deepEqual(convert(saved.out.join("\n"), "--to", "library").out, convert(line, "--to", "library").out);
  }
  const list = convert(`${INKALA}\n${SEVENTEEN}\n`, "--to", "solo").out;
  assert.equal(list.length, 2);
  assert.deepEqual(
    convert(list.join("\n"), "--to", "line").out,
    [INKALA, SEVENTEEN].map((line) => line.replaceAll(".", "0")),
  );
});

test("what a picture or LaTeX has no room for is told, and a picture of several puzzles is none", () => {
  const svg = convert(GAME, "--to", "svg", "--strict");
  assert.deepEqual([svg.code, svg.err, svg.out[0].slice(0, 5), svg.out.at(-1)], [0, [], "<svg ", "</svg>"]);
  const latex = convert(GAME, "--to", "latex");
  assert.match(latex.err.join(), /left out: placed digits, removed candidates/);
  assert.equal(convert(GAME, "--to", "latex", "--strict").code, 1);
  assert.match(convert(GAME, "--to", "tsv").err.join(), /left out: placed digits/);
  const several = convert(`${INKALA}\n${SEVENTEEN}\n`, "--to", "svg");
  assert.deepEqual([several.code, several.out], [1, []]);
  assert.match(
    several.err.join(),
    /'svg' has room for one puzzle, and there are 2; convert one line at a time, such as: sed -n 2p FILE \| nonet convert --to svg/,
  );
});
