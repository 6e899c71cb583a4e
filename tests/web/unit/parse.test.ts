import { expect, test } from "vitest";
import { parsePuzzle } from "../../../web/src/sudoku/parse.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const digits = (puzzle: string): number[] => Array.from(puzzle, (character) => Number(character) || 0);
const rows = (puzzle: string): string[] => Array.from(puzzle.matchAll(/.{9}/g), ([row]) => row);

test.each([
  ["a line with dots", CLASSIC],
  ["a line with zeros", CLASSIC.replaceAll(".", "0")],
  ["a line with underscores, in spaces", `  ${CLASSIC.replaceAll(".", "_")}\n`],
  ["nine rows", rows(CLASSIC).join("\n")],
  ["nine rows with Windows line ends", rows(CLASSIC).join("\r\n")],
  [
    "nine rows with frames",
    rows(CLASSIC)
      .flatMap((row, i) => [
        row.replace(/(...)(...)(...)/, "$1|$2|$3"),
        ...(i % 3 === 2 && i < 8 ? ["---+---+---"] : []),
      ])
      .join("\n"),
  ],
  [
    "nine rows with spaces between the cells",
    rows(CLASSIC)
      .map((row) => [...row].join(" "))
      .join("\n"),
  ],
])("reads %s", (_, text) => {
  expect(parsePuzzle(text)).toEqual({ cells: digits(CLASSIC) });
});

test("an empty grid is a puzzle too", () => {
  expect(parsePuzzle("-".repeat(81))).toEqual({ cells: digits(".".repeat(81)) });
});

test.each([
  ["nothing", " \n ", { error: "empty" }],
  ["80 cells", INKALA.slice(1), { error: "too-few", found: 80 }],
  ["82 cells", `${INKALA}5`, { error: "too-many", found: 82, line: 1, column: 82 }],
  [
    "a letter",
    `\n${INKALA.slice(0, 4)}x${INKALA.slice(5)}`,
    { error: "bad-character", line: 2, column: 5, character: "x" },
  ],
  ["an emoji before the place", `😀`, { error: "bad-character", line: 1, column: 1, character: "😀" }],
  [
    "a short row",
    rows(CLASSIC)
      .map((row, i) => (i === 3 ? row.slice(1) : row))
      .join("\n"),
    { error: "row-length", row: 4, line: 4, found: 8 },
  ],
  ["eight rows", rows(CLASSIC).slice(1).join("\n"), { error: "row-count", found: 8 }],
  ["ten rows", [...rows(CLASSIC), "........."].join("\n"), { error: "extra-text", line: 10 }],
  ["two puzzles", `${CLASSIC}\n${INKALA}`, { error: "extra-text", line: 2 }],
])("says what is wrong with %s, and where", (_, text, problem) => {
  expect(parsePuzzle(text)).toMatchObject({ problem });
});
