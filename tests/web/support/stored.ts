/** Storage of a player of some weeks: games that were begun, and results. */
import type { Page } from "@playwright/test";
import { solveNaively } from "./sudoku.js";

const DAY_MS = 86_400_000;

/** Puzzle, name or level, rating, how many cells in a hundred are filled, minutes played, days ago. */
const GAMES = [
  ["73.1...5...8.3.........7...89....23.....7....4..8..6...29..63.4.7...........25.16", "hard", "", 3.4, 62, 14, 1],
  [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "extreme",
    "From the train",
    10.5,
    8,
    25,
    2,
  ],
  [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "own",
    "Newspaper, Sunday",
    1.5,
    78,
    6,
    4,
  ],
  ["8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", "extreme", "", 10.7, 12, 31, 9],
] as const;

/** How many of each level are solved, and the seconds that the quickest took. */
const RESULTS = [
  ["beginner", 4, 190],
  ["easy", 11, 260],
  ["medium", 9, 410],
  ["hard", 6, 730],
  ["expert", 3, 1290],
  ["extreme", 1, 3520],
] as const;

/** Fills the storage of the page's origin. The page has to be opened again. */
export async function storeWeeks(page: Page, now: number): Promise<void> {
  const games = GAMES.map(([puzzle, level, title, er, percent, minutes, days], index) => {
    const solution = solveNaively(puzzle)!;
    const entries = Array.from(solution, (digit, cell) =>
      puzzle[cell] === "." && (cell * 37) % 100 < percent ? digit : "0",
    ).join("");
    const record = `n2~${puzzle.replaceAll(".", "0")}~${entries}~~~n~~~`;
    return {
      id: `game-${index}`,
      level,
      ...(title ? { title } : {}),
      er,
      record,
      seconds: minutes * 60,
      saved: now - days * DAY_MS,
      ...(index === 1 ? { favourite: true } : {}),
    };
  });
  const results = RESULTS.flatMap(([level, count, best], kind) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${level}-${index}`,
      level,
      seconds: best + ((index * 71) % 5) * Math.round(best / 9),
      hints: index % 4 === 3 ? 2 : 0,
      mistakes: 0,
      solved: now - ((index * (kind + 2) + kind) % 27) * DAY_MS,
    })),
  );
  await page.evaluate(
    ([all, solved]) => {
      for (const game of all) localStorage.setItem(`nonet:game:${game.id}`, JSON.stringify(game));
      localStorage.setItem("nonet:results", JSON.stringify(solved));
    },
    [games, results] as const,
  );
}
