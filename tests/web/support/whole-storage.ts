/**
 * A storage in which everything is as the page writes it, with every field that there is; and every place in it at
 * which something else could stand.
 */
import { readFileSync } from "node:fs";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import { takeSketch } from "../../../web/src/sudoku/game.js";
import { leavesOf } from "./odd-values.js";
import { CLASSIC, INKALA, solveNaively } from "./sudoku.js";

const solved = Array.from(solveNaively(CLASSIC)!).join("");
const zeros = (puzzle: string): string => puzzle.replaceAll(".", "0");
const positionOf = (puzzle: string, entries = puzzle, marks = "n"): ReturnType<typeof decodeGame> & object =>
  decodeGame(`n2~${zeros(puzzle)}~${zeros(entries)}~~~${marks}~~~`)!;
// Chains from 1 in r1c3 to 2 in r1c4, which is marked true.
const begun = takeSketch(positionOf(CLASSIC, CLASSIC.replace("..", ".4")), "s0i_0s-t0s");
export const GAMES = [
  {
    id: "one",
    level: "hard",
    record: encodeRecord(begun),
    saved: 1_795_000_000_000,
    seconds: 75,
    times: "3.6.1u",
    hints: 1,
    mistakes: 2,
    uncounted: true,
    shown: true,
    er: 3.4,
    title: "Tea",
    favourite: true,
    challenge: { version: 1, seconds: 452, hints: 2, name: "Anna" },
    checkpoints: [
      { number: 1, made: 1_795_000_000_000, name: "before", state: encodeState(begun) },
      { number: 2, made: 1_795_000_100_000, name: "", state: encodeState(begun) },
    ],
  },
  {
    id: "two",
    level: "easy",
    record: encodeRecord(positionOf(CLASSIC, solved)),
    saved: 1_795_100_000_000,
    day: "2026-11-22",
    solved: true,
    er: 1.5,
  },
  { id: "three", level: "own", record: encodeRecord(positionOf(INKALA, INKALA, "c")), saved: 1_795_200_000_000 },
];
export const RESULTS = [
  {
    id: "two",
    level: "easy",
    day: "2026-11-22",
    er: 1.5,
    seconds: 130,
    hints: 0,
    mistakes: 0,
    solved: 1_795_100_000_000,
  },
  { id: "gone", level: "hard", er: null, seconds: 300, hints: 1, mistakes: 2, solved: 1_795_000_000_000 },
];
export const TRAINING = {
  version: 1,
  strength: { rating: 1311.5, deviation: 96.2, volatility: 0.06 },
  tasks: 12,
  right: 9,
  last: 1_795_100_000_000,
  streak: 6,
  storm: 4,
  techniques: {
    "x-wing": {
      strength: { rating: 1402.1, deviation: 180.5, volatility: 0.06 },
      tasks: 3,
      right: 2,
      trail: [1250, 1330, 1402],
      card: {
        due: 1_795_300_000_000,
        last: 1_795_100_000_000,
        stability: 2.3,
        difficulty: 5.1,
        days: 2,
        steps: 0,
        reps: 3,
        lapses: 1,
        state: 2,
      },
    },
  },
};
export const SETTINGS = {
  theme: "dark",
  accent: 210,
  language: "en",
  level: "hard",
  boardSize: "fit",
  entry: "cell",
  timer: "shown",
  checking: "solution",
  threeMistakes: true,
  vibration: false,
  hintOrder: "hodoku",
  withoutTechniques: ["x-wing"],
  extraTechniques: ["whip"],
  challengeName: "Anna",
};
const PUZZLES = JSON.parse(readFileSync(new URL("shelf.json", import.meta.url), "utf8")) as Record<
  string,
  { puzzle: string; grade: object }[]
>;
export const SHELF = { levels: PUZZLES, daily: { day: "2026-11-22", ...PUZZLES["easy"]![0]! } };

/** The texts of all entries, before they are texts. */
export const STORED: Record<string, unknown> = {
  ...Object.fromEntries(GAMES.map((game) => [`nonet:game:${game.id}`, game])),
  "nonet:results": RESULTS,
  "nonet:settings": SETTINGS,
  "nonet:shelf": SHELF,
  "nonet:training": TRAINING,
};

/** Every leaf of every entry; of a shelf of a hundred alike, a few. */
export const PLACES = Object.entries(STORED).flatMap(([key, value]) =>
  leavesOf(value)
    .filter((_, index) => key !== "nonet:shelf" || index % 29 === 0)
    .map((path) => ({ key, path })),
);
