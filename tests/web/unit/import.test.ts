import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { Progress, ReadError, ReadFault, WarningId } from "../../../web/src/engine/index.js";
import { createLocalizer, LANGUAGES, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { MessageId } from "../../../web/src/i18n/messages.js";
import type { App } from "../../../web/src/page/app.js";
import { decode, isBackup, MOST_BYTES, textOf } from "../../../web/src/reading/files.js";
import { broughtOf, foundIn } from "../../../web/src/reading/game.js";
import { isCertain, joined, read, readByBoard } from "../../../web/src/reading/read.js";
import { detailsOf, readAs, warningText } from "../../../web/src/reading/sentences.js";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import { faultText, lineText } from "../../../web/src/sudoku/faults.js";
import { enterDigit, freeCandidates, newGame, valuesOf } from "../../../web/src/sudoku/game.js";
import { gameOf, progressAt } from "../../../web/src/sudoku/progress.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const digits = (text: string): Uint8Array => Uint8Array.from(text, (digit) => Number(digit) || 0);
const none = new Uint16Array(0);
const masks = (cells: Record<number, number>): Uint16Array =>
  Uint16Array.from({ length: 81 }, (_, cell) => cells[cell] ?? 0);
const progress = (parts: Partial<Progress> = {}): Progress => {
  const givens = parts.givens ?? digits(CLASSIC);
  return {
    givens,
    values: givens,
    candidates: none,
    corner: none,
    centre: none,
    colours: none,
    solution: new Uint8Array(0),
    details: {},
    ...parts,
  };
};
/** The classic puzzle with 4 in its third cell. */
const begun = digits(`534${CLASSIC.slice(3)}`);

describe("a progress as a game", () => {
  test("givens are givens, and what was placed can be taken out again", () => {
    const game = gameOf(progress({ values: begun }));
    expect(game.givens).toEqual([...digits(CLASSIC)]);
    expect(valuesOf(game)).toEqual([...begun]);
    expect(game.cells[2]!.value).toBe(4);
    expect(game).toMatchObject({ marks: "notes", steps: [], at: 0 });
    expect(enterDigit(game, [2], 4).cells[2]!.value).toBe(0);
  });

  test("notes are where they were, below a digit too; givens have none", () => {
    const game = gameOf(
      progress({ values: begun, corner: masks({ 0: 1, 2: 0b11, 3: 0b101 }), centre: masks({ 3: 0b1000 }) }),
    );
    expect(game.cells[3]).toMatchObject({ notes: 0b101, centre: 0b1000, removed: 0 });
    expect(game.cells[2]).toMatchObject({ value: 4, notes: 0b11 });
    expect(game.cells[0]!.notes).toBe(0);
    expect(game.marks).toBe("notes");
  });

  test("colours are on givens too", () => {
    const game = gameOf(progress({ colours: masks({ 0: 0b1, 3: 0b100000010 }) }));
    expect(game.cells[0]!.colours).toBe(0b1);
    expect(game.cells[3]!.colours).toBe(0b100000010);
  });

  test("the candidates that are missing are struck out, and candidates are shown", () => {
    const candidates = Uint16Array.from(freeCandidates(digits(CLASSIC)));
    candidates[2]! &= ~(1 << 0);
    const game = gameOf(progress({ candidates }));
    expect(game.cells.map(({ removed }) => removed)).toEqual([...masks({ 2: 1 })]);
    expect(game.marks).toBe("candidates");
    expect(foundIn(progress({ candidates }), game)).toEqual({
      placed: 0,
      removed: 1,
      notes: 0,
      coloured: 0,
      impossible: 0,
    });
  });

  test("candidates that say nothing new do not hide notes", () => {
    const candidates = Uint16Array.from(freeCandidates(digits(CLASSIC)));
    expect(gameOf(progress({ candidates })).marks).toBe("candidates");
    expect([gameOf(progress({})).marks, gameOf(progress({}), "candidates").marks]).toEqual(["notes", "candidates"]);
    expect(gameOf(progress({ candidates, corner: masks({ 2: 1 }) })).marks).toBe("notes");
  });

  test("a candidate that a digit rules out is counted, not kept", () => {
    const candidates = Uint16Array.from(freeCandidates(digits(CLASSIC)));
    candidates[2]! |= 1 << 4; // 5 stands in its row
    const odd = progress({ candidates });
    expect(foundIn(odd, gameOf(odd)).impossible).toBe(1);
    expect(gameOf(odd).cells[2]!.removed).toBe(0);
  });

  test("all of it goes through the board's codec", () => {
    const all = progress({
      values: begun,
      corner: masks({ 3: 0b101 }),
      centre: masks({ 3: 0b1000 }),
      colours: masks({ 0: 3 }),
      candidates: masks({ 3: 0b10 }),
    });
    expect(decodeGame(encodeState(gameOf(all)))).toEqual(gameOf(all));
  });
});

describe("Nonet's own record", () => {
  const played = enterDigit(newGame(digits(CLASSIC)), [2], 4);
  const record = encodeRecord(played);

  test("brings the history back", () => {
    const { brought, unrecorded } = broughtOf(progress({ values: begun, details: { record } }));
    expect(unrecorded).toBe(false);
    expect(decodeGame(brought.record)!.steps).toHaveLength(1);
  });

  test("brings checkpoints and times back, and the title", () => {
    const checkpoint = { number: 1, made: 5, name: "here", state: encodeState(played) };
    const details = {
      title: " A title ",
      record: JSON.stringify({ record, seconds: 61, checkpoints: [checkpoint], hints: 2 }),
    };
    expect(broughtOf(progress({ values: begun, details })).brought).toEqual({
      record,
      seconds: 61,
      checkpoints: [checkpoint],
      hints: 2,
      title: "A title",
    });
  });

  test.each([
    ["is damaged", "n2~damaged"],
    ["is no JSON", "{"],
    ["is of nothing", "{}"],
    ["is of another puzzle", encodeRecord(newGame(digits(INKALA)))],
    ["is of another position", encodeRecord(newGame(digits(CLASSIC)))],
  ])("that %s is not used, and the position is there all the same", (_, text) => {
    const { brought, unrecorded } = broughtOf(progress({ values: begun, details: { record: text } }));
    expect(unrecorded).toBe(true);
    expect(valuesOf(decodeGame(brought.record)!)).toEqual([...begun]);
  });
});

describe("files", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const wide = (text: string, little: boolean): Uint8Array =>
    Uint8Array.from(
      `\uFEFF${text}`
        .split("")
        .flatMap((one) =>
          little
            ? [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]
            : [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 255],
        ),
    );

  test("are UTF-8, with or without a mark, or UTF-16 with one", () => {
    const expected = { text: "53..数独", guessed: false };
    for (const file of [
      bytes(expected.text),
      bytes(`\uFEFF${expected.text}`),
      wide(expected.text, true),
      wide(expected.text, false),
    ]) {
      expect(decode(file)).toEqual(expected);
    }
  });

  test("of an old Windows are read, with a doubt about their letters", () => {
    expect(decode(Uint8Array.from([0x23, 0x41, 0x4d, 0xfc, 0x6c]))).toEqual({ text: "#AMül", guessed: true });
  });

  test.each([
    ["nothing", new Uint8Array(0), "empty"],
    ["white space", bytes(" \n"), "empty"],
    ["a zero byte", bytes("53\0"), "binary"],
    ["a PDF", bytes("%PDF-1.7\n\0\0"), "binary"],
    ["UTF-32", Uint8Array.from([0xff, 0xfe, 0, 0, 0x35, 0, 0, 0]), "binary"],
  ])("with %s are refused", (_, content, problem) => {
    expect(decode(content)).toEqual({ problem });
  });

  test("that are too large are not even read", async () => {
    const arrayBuffer = vi.fn();
    expect(await textOf({ size: MOST_BYTES + 1, type: "", arrayBuffer })).toEqual({ problem: "too-large" });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test.each([
    ["PNG", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]],
    ["JPEG", [0xff, 0xd8, 0xff, 0xe0]],
    ["GIF", [...bytes("GIF89a")]],
    ["WebP", [...bytes("RIFF\x10\n\r\nWEBPVP8 ")]],
    ["BMP", [...bytes("BM1234\0\0\0\0")]],
    ["TIFF", [...bytes("II*\0")]],
    ["HEIC", [0, 0, 0, 24, ...bytes("ftypheic")]],
    ["AVIF", [0, 0, 0, 32, ...bytes("ftypavif")]],
  ])("that hold a picture, a %s, are known without a type", async (_, beginning) => {
    expect(await textOf(new File([Uint8Array.from(beginning)], ""))).toEqual({ problem: "picture" });
  });

  test("that are called pictures are not read", async () => {
    expect(await textOf(new File([INKALA], "a.svg", { type: "image/svg+xml" }))).toEqual({ problem: "picture" });
    expect(await textOf(new File([`BM ${INKALA}`], "a.txt"))).toMatchObject({ guessed: false });
  });

  test("that cannot be read are told of", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(
      await textOf({ size: 1, type: "", arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }),
    ).toEqual({ problem: "unreadable" });
    warn.mockRestore();
  });

  test("of the library's backups are known by their beginning", () => {
    expect(isBackup('{ "format": "nonet-backup", "version": 1')).toBe(true);
    expect(isBackup('{"givens":"nonet-backup"}')).toBe(false);
  });
});

describe("reading", () => {
  test("a text that is too large never reaches the engine", async () => {
    const engine = { read: vi.fn() };
    const result = await read({ engine } as unknown as App, "5".repeat(MOST_BYTES + 1));
    expect(result).toMatchObject({ error: "too-large", count: 0 });
    expect(engine.read).not.toHaveBeenCalled();
  });

  test("without the engine, the board reads a puzzle, and says what is wrong with one", () => {
    const good = readByBoard(CLASSIC);
    expect(good).toMatchObject({ error: "", format: "", count: 1 });
    expect(isCertain(good)).toBe(true);
    expect([...progressAt(good, 0).givens]).toEqual([...digits(CLASSIC)]);
    expect(readByBoard("12x")).toMatchObject({ error: "bad-character", line: 1, column: 3, detail: "x", count: 0 });
  });

  test("several texts become one list, each puzzle with what was done in it", () => {
    const first = readByBoard(CLASSIC);
    const second = { ...readByBoard(INKALA), progress: [{ ...progress({ values: begun }), index: 0 }] };
    const all = joined([first, readByBoard("x"), second]);
    expect(all).toMatchObject({ error: "", count: 2 });
    expect([...progressAt(all, 0).givens]).toEqual([...digits(CLASSIC)]);
    expect([...progressAt(all, 1).values]).toEqual([...begun]);
  });
});

const declarations = readFileSync(new URL("../../../wasm/text.d.ts", import.meta.url), "utf8");
const union = (type: string): string[] =>
  Array.from(
    new RegExp(`export type ${type} =([^;]+);`).exec(declarations)![1]!.matchAll(/"([\w-]+)"/g),
    ([, name]) => name!,
  );
const source = (path: string): string => readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), "utf8");

describe.each(LANGUAGES)("what is said in %s", (language) => {
  const t: Localizer<MessageId> = createLocalizer(
    language,
    ["board/texts/board", "sudoku/texts/faults", "reading/texts/reading"]
      .map((name) => source(`${name}.${language}.ftl`))
      .join("\n"),
  );
  const fault = (error: string, parts: Partial<ReadFault> = {}): ReadFault => ({
    error: error as ReadError,
    offset: 0,
    line: 0,
    column: 0,
    detail: "",
    found: 7,
    wanted: 81,
    row: 2,
    ...parts,
  });

  test("every fault has a sentence of its own, with its place where there is one", () => {
    const texts = union("ReadError").map((error) => faultText(t, fault(error, { detail: "line" }), "json-array"));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join("")).not.toMatch(/import-|parse-|\{|\}/);
    for (const error of union("ReadError")) {
      if (error !== "empty")
        expect(faultText(t, fault(error, { line: 12, column: 34, detail: "line" }), "f-puzzles")).toMatch(/12\D+34/);
    }
  });

  test("every warning has one", () => {
    const texts = union("WarningId").map((id) =>
      warningText(t, { id: id as WarningId, line: 0, column: 0, count: 2, detail: "D" }),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join("")).not.toMatch(/import-|\{|\}/);
  });

  test("what is wrong with cells is said as the board says it", () => {
    expect(faultText(t, fault("bad-character", { line: 1, column: 3, detail: "x" }), "rows")).toBe(
      t("parse-bad-character", { character: "x", line: 1, column: 3 }),
    );
    expect(lineText(t, fault("too-few", { line: 5, column: 1 }), "line")).toMatch(/5.*7|5.*81/);
  });

  test("words of the text are cut, not believed", () => {
    expect(faultText(t, fault("unsupported", { detail: "x".repeat(9000) }), "")).toHaveLength(
      faultText(t, fault("unsupported"), "").length + 121,
    );
    expect(detailsOf(t, progress({ details: { title: "<b>", record: "n2" } }))).toEqual([[expect.any(String), "<b>"]]);
  });
});

test("the format and what was found are named", () => {
  const t = createLocalizer("en", `${source("sudoku/texts/faults.en.ftl")}\n${source("reading/texts/reading.en.ftl")}`);
  const found = { placed: 0, removed: 3, notes: 0, coloured: 0, impossible: 0 };
  expect(readAs(t, "library", found)).toBe("Read as: HoDoKu library line, 3 removed candidates.");
  expect(readAs(t, "", found)).toBe("");
});
